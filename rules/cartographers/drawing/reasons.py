"""Why something cannot be done now, in words (4.1 to 4.3)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.data import ExploreCard
from rules.cartographers.describe import described
from rules.cartographers.drawing.fitting import ANY, card_groups, kinds, main_places, obliged
from rules.cartographers.maps.land import (
    Land,
    Space,
    label,
    neighbours,
    singles,
    space,
    space_of_label,
)
from rules.cartographers.maps.placements import (
    FALLBACK,
    Chain,
    Draw,
    Placements,
    single_groups,
)
from rules.cartographers.maps.sheet import Sheet, empty, open_ruins, terrains_of
from rules.cartographers.names import terrains_text
from rules.cartographers.state import Cartographers
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say


def refused_drawings(game: Cartographers, seat: Seat, card: ExploreCard) -> list[Option]:
    """One example of each shape and terrain that is not open though it would fit."""
    sheet, land = game.sheets[seat], game.land
    free, ruins = empty(land, sheet), open_ruins(land, sheet)
    groups = card_groups(land, free, card)
    options: list[Option] = []
    covering = obliged(groups, ruins)
    if game.ruins_pending:
        open_shapes = {group.shape for group in covering}
        why = say(
            "cartographers.why.shape_misses_ruins" if covering else "cartographers.why.no_ruins"
        )
        closed = [g for g in groups if g.shape not in open_shapes and g.cells != ONE]
        options += _examples(game, Placements(closed, kinds(card.id)), why)
    open_now = main_places(land, sheet, card, game.ruins_pending, game.variant.any_fallback)
    if open_now and open_now.groups[0].shape != FALLBACK:
        why = say("cartographers.why.single_while_fits")
        options += _examples(game, Placements(single_groups(free), kinds(card.id)), why)
    elif open_now and open_now.terrains != ANY:
        others = tuple(terrain for terrain in ANY if terrain not in open_now.terrains)
        why = say("cartographers.why.single_terrain")
        options += _examples(game, Placements(open_now.groups, others), why)
    return options


def _examples(game: Cartographers, places: Placements, why: Text) -> list[Option]:
    shown: dict[tuple[int, object], Draw] = {}
    for group in places.groups:
        one = Placements((group,), places.terrains)
        for number, terrains in enumerate(places.terrains):
            if (group.shape, terrains) not in shown:
                each = group.anchors.bit_count()
                shown[group.shape, terrains] = one[number * each]
    return [described(game, draw, why) for draw in shown.values()]


def refused_skills(
    game: Cartographers, offered: Sequence[str], why_not: Callable[[str], Text | None]
) -> list[Option]:
    """The open skills that cannot be used now, each with its reason."""
    options = []
    for skill in offered:
        reason = why_not(skill)
        if reason is not None:
            options.append(described(game, UseSkill(skill), reason))
    return options


ONE = 1
"""The single space as a shape: it looks the same whether the card or the ruins allow it."""


class Ground(NamedTuple):
    """A map to draw on, and what the drawing has to respect besides being on empty spaces.

    ``ruins``: it must cover an unfilled ruins space. ``near``: it must touch one of these spaces,
    else ``far`` is the reason. ``overhang``: it may hang over the edge.
    """

    land: Land
    sheet: Sheet
    ruins: bool = False
    near: int | None = None
    far: Text | None = None
    overhang: bool = False


def explained(ground: Ground, actions: Sequence[Action], target: Target) -> Text:
    """Why this space, or this set of spaces, cannot be chosen."""
    land = ground.land
    if target.kind is TargetKind.PLACE:
        return _of_place(ground, actions, str(target.id))
    if target.kind is TargetKind.CELLS and isinstance(target.id, int):
        spaces = [space(land, single) for single in singles(target.id & land.board)]
        return why_not_cells(ground, spaces) or say("cartographers.why.no_such_place")
    if target.kind is TargetKind.CARD:
        return say("cartographers.why.card_not_open")
    return say("kernel.not_open")


def _of_place(ground: Ground, actions: Sequence[Action], name: str) -> Text:
    try:
        where = space_of_label(name)
    except ValueError:
        return say("kernel.not_open")
    if covered(actions) & _single(ground.land, where):
        return say("cartographers.why.can_be_chosen", space=name)
    fault = fault_of_space(ground.land, ground.sheet, where)
    return fault or say("cartographers.why.nothing_reaches", space=name)


def _single(land: Land, where: Space) -> int:
    """The space as a set of one; no space off the map."""
    row, col = where
    if not (0 <= row < land.rows and 0 <= col < land.cols):
        return 0
    return 1 << row * land.stride + col


def covered(actions: Sequence[Action]) -> int:
    """Every space that some of these actions draws on or destroys."""
    if isinstance(actions, Placements):
        return actions.covered()
    mask = 0
    if isinstance(actions, Chain):
        for part in actions.parts:
            mask |= covered(part)
        return mask
    for action in actions:
        if isinstance(action, Draw | Destroy):
            mask |= action.cells
    return mask


def fault_of_space(land: Land, sheet: Sheet, where: Space) -> Text | None:
    """Why nothing can be drawn on a space, or None if it is empty (4.1)."""
    single, name = _single(land, where), label(*where)
    if not single:
        return say("cartographers.why.off_map")
    if land.mountains & single:
        return say("cartographers.why.mountain", space=name)
    if land.wasteland & single:
        return say("cartographers.why.wasteland", space=name)
    if sheet.destroyed & single:
        return say("cartographers.why.destroyed", space=name)
    if sheet.drawn & single:
        terrain = terrains_text(terrains_of(sheet, single))
        return say("cartographers.why.drawn", space=name, terrain=terrain)
    return None


def why_not_cells(ground: Ground, spaces: Sequence[Space]) -> Text | None:
    """Why a shape cannot lie on these spaces, or None."""
    cells = 0
    for where in spaces:
        single = _single(ground.land, where)
        cells |= single
        if single or not ground.overhang:
            fault = fault_of_space(ground.land, ground.sheet, where)
            if fault is not None:
                return fault
    if not cells:
        return say("cartographers.why.off_map")
    if ground.ruins and not cells & open_ruins(ground.land, ground.sheet):
        return say("cartographers.why.misses_ruins")
    if ground.near is not None and not cells & neighbours(ground.land, ground.near):
        return ground.far
    return None

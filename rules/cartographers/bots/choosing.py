"""Weighing every answer to a question, the same for all levels: only the scales differ."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import sweep_path
from rules.cartographers.ambush.offers import OfferAcrobatics
from rules.cartographers.ambush.sweep import swept
from rules.cartographers.bots.situation import Situation
from rules.cartographers.data import ambush_cards, skills
from rules.cartographers.drawing.fitting import monster_places
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw
from rules.cartographers.skills import ACROBATICS
from rules.cartographers.state import is_swept
from rules.kernel.luck import below
from rules.kernel.steps import Action

Scales = Callable[[Land, Sheet], float]
"""A map's worth to its owner."""

SAME = 1e-9
PATIENCE, LONG = 2.0, 6


class Judged(NamedTuple):
    """An answer, the map it leads to, and its worth to the seat that decides."""

    value: float
    action: Action
    sheet: Sheet


def judged(at: Situation, scales: Scales) -> list[Judged]:
    """Every answer with its worth, in the order of the request.

    On another seat's map what is good for its owner is bad.
    """
    if isinstance(at.step, OfferAcrobatics):
        return [_before_monsters(at, scales, action) for action in at.actions]
    land, sheet_with = at.game.land, partial(at.step.sheet_with, at.game, at.seat)
    given, sign = at.given, 1.0 if at.is_own() else -1.0
    found = []
    for action in at.actions:
        if type(action) is UseSkill:
            found.append(_with_skill(at, scales, action))
        else:
            sheet = sheet_with((*given, action))
            found.append(Judged(sign * scales(land, sheet), action, sheet))
    return found


def patience(at: Situation, action: Action) -> float:
    """How many stars a skill must bring: once used it is gone for the rest of the season."""
    return PATIENCE * min(at.rest, LONG) / LONG if type(action) is UseSkill else 0.0


def _with_skill(at: Situation, scales: Scales, use: UseSkill) -> Judged:
    """A skill is worth the best drawing that it allows."""
    given, wait = (*at.given, use), patience(at, use)
    best = Judged(float("-inf"), use, at.sheet())
    for action in at.step.actions(at.game, at.seat, given):
        sheet = at.step.sheet_with(at.game, at.seat, (*given, action))
        value = scales(at.game.land, sheet) - wait
        if value > best.value:
            best = Judged(value, use, sheet)
    return best


def _before_monsters(at: Situation, scales: Scales, action: Action) -> Judged:
    """Before an ambush: what the map is worth when the monsters, or the bar, have come."""
    bar = isinstance(action, UseSkill)
    sheet = at.sheet(action)
    struck = struck_by(at, sheet, bar, scales)
    return Judged(scales(at.game.land, struck) - patience(at, action), action, struck)


def struck_by(at: Situation, sheet: Sheet, bar: bool, scales: Scales) -> Sheet:
    """The own map after the ambush at hand: where the sweep puts it, else where it hurts most."""
    land, card = at.game.land, at.step.card
    if is_swept(at.game):
        cells = swept(land, sheet, sweep_path(at.game, card, bar))
        return _monsters(land, sheet, cells, card) if cells else sheet
    pattern = skills()[ACROBATICS].pattern if bar else ambush_cards()[card].pattern
    places = monster_places(land, sheet, pattern)
    sheets = [_monsters(land, sheet, place.cells, card) for place in places]
    return min(sheets, key=lambda struck: scales(land, struck), default=sheet)


def _monsters(land: Land, sheet: Sheet, cells: int, card: str) -> Sheet:
    return draw(land, sheet, Drawing((Terrain.MONSTER,), cells, card, -1))


def pick(found: Sequence[Judged], luck: int, within: float = SAME) -> Judged:
    """The best one; luck decides among those that are `within` so much of it.

    Two bots of one level would else draw the same year: the maps look alike from both ends.
    """
    best = max(found, key=lambda each: each.value).value
    equal = [each for each in found if each.value >= best - within]
    return equal[below(luck, len(equal))[1]]

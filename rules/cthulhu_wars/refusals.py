"""A turn in words (6): what is open, what is not and why, what a click on anything is told."""

from collections.abc import Callable, Iterator

from rules.cthulhu_wars.abilities.effects import effects_of, own
from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    EndTurn,
    GiveUp,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.asking import refuse
from rules.cthulhu_wars.battle.fights import refused_fights, why_not_fight
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.describe import button, describe, kind_name, place_name
from rules.cthulhu_wars.earth.counting import all_seats, of_rank, unit_id
from rules.cthulhu_wars.earth.geography import all_areas, within
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.orders import menu
from rules.cthulhu_wars.orders.capturing import has_cultist, why_not_capture
from rules.cthulhu_wars.orders.moving import reach, why_not_walk, why_too_far
from rules.cthulhu_wars.orders.recruiting import (
    GATE_COST,
    cost_of,
    great_kinds,
    monsters,
    why_not_awaken,
    why_not_build,
    why_not_recruit,
    why_not_summon,
)
from rules.cthulhu_wars.rounds.two_players import may_pass
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, Kind, Turn
from rules.kernel.steps import Action, Done, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say

_GENERAL: tuple[type[Action], ...] = (*menu.ORDERS, Walks, StepOn, StepOff, GiveUp, EndTurn, Done)


def say_action(state: Earth, seat: Seat, action: Action) -> Option:
    """An action of a turn in words: in those of its effect or deed, or of the general law."""
    if isinstance(action, _GENERAL):
        return describe(state, seat, action)
    for each in effects_of(state, seat):
        is_its = isinstance(action, each.ACTIONS) or action == Use(each.ID)
        option = each.describe(state, seat, action) if is_its else None
        if option is not None:
            return option
    return requirements.describe(state, seat, action) or describe(state, seat, action)


# -------------------------------------------------------------------- refused
def refused(state: Earth, seat: Seat) -> list[Option]:
    """What a newcomer may expect to be able to do and may not."""
    turn = state.turn
    if turn is None or turn.moving:
        return []
    found: list[Option] = []
    if not menu.may_act(state, seat, turn):
        return found
    if not menu.may_end(state, seat, turn):
        found.append(_no_end(state, seat))
    if not may_pass(state):
        option = describe(state, seat, GiveUp())
        found.append(refuse(option, say("cthulhu_wars.why.no_pass")))
    found += _from_pool(state, seat)
    found += [
        refuse(describe(state, seat, fight), why) for fight, why in refused_fights(state, seat)
    ]
    found += _captures(state, seat)
    found += _effects(state, seat, turn)
    return [*found, *requirements.refused(state, seat)]


def _no_end(state: Earth, seat: Seat) -> Option:
    option = describe(state, seat, EndTurn())
    key = "must_act" if may_pass(state) else "must_act_no_pass"
    return refuse(option, say(f"cthulhu_wars.why.{key}"))


def _from_pool(state: Earth, seat: Seat) -> Iterator[Option]:
    """What cannot come to the map anywhere."""
    for kind in of_rank(state, seat, UnitClass.CULTIST):
        yield from _any(state, seat, Recruit(NOWHERE, kind), kind, why_not_recruit(state, seat))
    for kind in monsters(state, seat):
        why = why_not_summon(state, seat, kind)
        yield from _any(state, seat, Summon(kind, NOWHERE), kind, why)
    for kind in great_kinds(state, seat):
        why = why_not_awaken(state, seat, kind)
        yield from _any(state, seat, Awaken(kind, NOWHERE), kind, why)
    why = why_not_build(state, seat)
    if why is not None:
        label = anywhere(state, seat, BuildGate(NOWHERE))
        assert label is not None
        yield Option(BuildGate(NOWHERE), label, (button("build_gate"),), why)


def _any(
    state: Earth, seat: Seat, action: Action, kind: Kind, why: Text | None
) -> Iterator[Option]:
    """An order of the pool without its area, if it is not open."""
    if why is None:
        return
    order, label = menu.ORDERS[type(action)], anywhere(state, seat, action)
    assert label is not None
    name = order if order == "recruit" else f"{order}:{unit_id(state, seat, kind)}"
    yield Option(action, label, (button(name),), why)


def anywhere(state: Earth, seat: Seat, action: Action) -> Text | None:
    """What an order that brings something to the map is called without its area."""
    if isinstance(action, BuildGate):
        return say("cthulhu_wars.do.build_any", cost=say("cthulhu_wars.power", n=GATE_COST))
    if not isinstance(action, Recruit | Summon | Awaken):
        return None
    kind, order = action.kind, menu.ORDERS[type(action)]
    cost = say("cthulhu_wars.power", n=cost_of(state, seat, kind))
    return say(f"cthulhu_wars.do.{order}_any", what=kind_name(state, seat, kind), cost=cost)


def _captures(state: Earth, seat: Seat) -> Iterator[Option]:
    """Cultists beside own units that cannot be captured."""
    for area in all_areas(state):
        if not has_units(state, seat, area):
            continue
        for enemy in all_seats(state):
            if enemy != seat and has_cultist(state, enemy, area):
                why = why_not_capture(state, seat, area, enemy)
                if why is not None:
                    yield refuse(describe(state, seat, Capture(area, enemy)), why)


def _effects(state: Earth, seat: Seat, turn: Turn) -> Iterator[Option]:
    """Unique actions; a second action is none of those that give one."""
    for each in own(state, seat, "refused"):
        yield from each.refused(state, seat)
    for each in own(state, seat, "actions"):
        if each.SECOND and turn.first_action:
            for action in each.actions(state, seat):
                option = each.describe(state, seat, action)
                if option is not None:
                    yield refuse(option, say("cthulhu_wars.why.other_second"))


# -------------------------------------------------------------------- clicks
_WITHIN = (TargetKind.PLACE, TargetKind.PIECE)
"""What lies in an area."""


def explain(state: Earth, seat: Seat, target: Target) -> Text:
    """Why a thing on the table is of no use now."""
    for option in refused(state, seat):
        if target in option.targets and option.why_not is not None:
            return option.why_not
    words = _BY_KIND.get(target.kind)
    found = words(state, seat, str(target.id)) if words is not None else None
    return found or idle(state, seat)


def too_far(state: Earth, seat: Seat, picked: Target, target: Target) -> Text | None:
    """Why a unit that has been picked cannot go where a click points; None where the way is not
    what keeps it."""
    if picked.kind is not TargetKind.PIECE or target.kind not in _WITHIN:
        return None
    what, area, *rest = str(picked.id).split(":")
    gate, source = state.gates[int(area)], int(area)
    if what == "holder" and gate is not None:
        owner, kind = int(gate.holder), gate.kind
    elif what == "unit":
        owner, kind = map(int, rest)
    else:
        return None
    there = int(str(target.id).split(":")[1 if target.kind is TargetKind.PIECE else 0])
    if owner != seat or there == source:
        return None
    return why_too_far(state, seat, Walks(kind, source, there, what == "holder"))


def idle(state: Earth, seat: Seat) -> Text:
    """What is left of the turn, where that is only a part of it."""
    turn = state.turn
    if turn is not None and turn.moving:
        return say("cthulhu_wars.why.only_moves")
    if turn is not None and not menu.may_act(state, seat, turn):
        return say("cthulhu_wars.why.acted")
    return say("kernel.not_open")


def _place(state: Earth, seat: Seat, id: str) -> Text | None:
    area, turn = int(id), state.turn
    if turn is not None and turn.moving:
        sources = [each for each in all_areas(state) if has_units(state, seat, each)]
        steps = reach(state, seat)
        if any(area in within(state, source, steps) for source in sources):
            return say("cthulhu_wars.why.move.unit_first", place=place_name(state, area))
        return say("cthulhu_wars.why.move.nobody_near", place=place_name(state, area), n=steps)
    return None


def _piece(state: Earth, seat: Seat, id: str) -> Text | None:
    what, *parts = id.split(":")
    area = int(parts[0])
    if what == "holder":
        gate = state.gates[area]
        if gate is None or gate.holder < 0:
            return None
        return _unit(state, seat, area, gate.holder, gate.kind)
    if what == "unit":
        return _unit(state, seat, area, Seat(int(parts[1])), int(parts[2]))
    return None


def _unit(state: Earth, seat: Seat, area: Area, owner: Seat, kind: Kind) -> Text | None:
    turn = state.turn
    if owner == seat:
        may_move = turn is not None and (turn.moving or menu.may_act(state, seat, turn))
        return why_not_walk(state, seat, kind, area) if may_move else None
    if turn is None or turn.moving or not menu.may_act(state, seat, turn):
        return None
    why = why_not_fight(state, seat, area, owner)
    if why is None and kind in of_rank(state, owner, UnitClass.CULTIST):
        why = why_not_capture(state, seat, area, owner)
    return why


_BY_KIND: dict[TargetKind, Callable[[Earth, Seat, str], Text | None]] = {
    TargetKind.PLACE: _place,
    TargetKind.PIECE: _piece,
}

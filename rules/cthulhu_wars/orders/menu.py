"""What a faction may do in its turn (6): common, unique and unlimited actions, deeds, gates.

What is unlimited for this faction at this moment is no longer a common action. A second action
that an effect grants is none of that effect's kind.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    EndTurn,
    Fight,
    GiveUp,
    Recruit,
    StepOff,
    StepOn,
    Summon,
)
from rules.cthulhu_wars.battle.fights import declare, fights
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.orders.capturing import capture, captures
from rules.cthulhu_wars.orders.moving import walks
from rules.cthulhu_wars.orders.recruiting import (
    awaken,
    awakenings,
    build,
    builds,
    recruit,
    recruits,
    summon,
    summons,
)
from rules.cthulhu_wars.rounds.two_players import fights_without_limit, may_pass
from rules.cthulhu_wars.state import NOBODY, Area, Earth, Turn
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Done, Seat

Actions = Sequence[Action]
ORDERS: dict[type[Action], str] = {
    Recruit: "recruit",
    Summon: "summon",
    Awaken: "awaken",
    BuildGate: "build_gate",
    Fight: "battle",
    Capture: "capture",
}
"""The common actions that are done at once, by their ids; moving stays open."""
_DO: dict[type[Action], Callable[..., None]] = {
    Recruit: recruit,
    Summon: summon,
    Awaken: awaken,
    BuildGate: build,
    Fight: declare,
    Capture: capture,
}
SOLO = "unlimited"
"""In `Turn.used`: an unlimited battle or summoning was made this turn."""
STEPPED = "gate:"
"""In `Turn.used`: what these begin was stepped on or off since the last action."""
SEEN = "swap:"
"""In `Turn.used`: the gate of this area could have had another holder when its owner was asked."""


class Menu(Sequence[Action]):
    """Several lists of actions as one."""

    def __init__(self, parts: list[Actions]) -> None:
        """Without the empty ones."""
        self.parts: list[Actions] = []
        self._ends: list[int] = []
        self._size = 0
        for part in parts:
            size = len(part)
            if size:
                self._size += size
                self.parts.append(part)
                self._ends.append(self._size)

    def __len__(self) -> int:
        """How many in all."""
        return self._size

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # never sliced
        """One of them."""
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError(index)
        at = bisect_right(self._ends, index)
        return self.parts[at][index - (self._ends[at - 1] if at else 0)]

    def __contains__(self, action: object) -> bool:
        """Whether one of the lists has it."""
        return any(action in part for part in self.parts)


# -------------------------------------------------------------------- what is open
def may_act(state: Earth, seat: Seat, turn: Turn) -> bool:
    """Whether the turn's action, or a second one that is due, may still come (5.4)."""
    return state.power[seat] > 0 and (not turn.acted or turn.second_due)


def menu(state: Earth, seat: Seat, turn: Turn) -> Sequence[Action]:
    """All that is open now, within an open move action or between actions."""
    if turn.moving:
        return Menu([walks(state, seat), (Done(),)])
    found = acts(state, seat, turn) if may_act(state, seat, turn) else []
    may_give_up = may_pass(state) or not any(map(len, found))
    found += unlimited(state, seat, turn)
    found.append(gate_control(state, seat, turn))
    if may_end(state, seat, turn):
        found.append((EndTurn(),))
    elif may_give_up:
        found.append((GiveUp(),))
    return Menu(found)


def may_end(state: Earth, seat: Seat, turn: Turn) -> bool:
    """Whether nothing more need come: the action was taken, or no Power is left."""
    if turn.acted or not state.power[seat]:
        return True
    alone = "unlimited_actions_alone_end_a_turn"
    return SOLO in turn.used and state.variant.is_on(alone)


def acts(state: Earth, seat: Seat, turn: Turn) -> list[Actions]:
    """What would be the turn's action: common, unique, deeds."""
    found: list[Actions] = [
        recruits(state, seat),
        awakenings(state, seat),
        builds(state, seat),
        walks(state, seat),
        captures(state, seat),
    ]
    if not is_free(state, seat, "summon"):
        found.append(summons(state, seat))
    if not fights_without_limit(state, seat):
        found.append(fights(state, seat))
    for each in own(state, seat, "actions"):
        if not (each.SECOND and turn.first_action):
            found.append(each.actions(state, seat))
    found.append(requirements.actions(state, seat))
    return found


def unlimited(state: Earth, seat: Seat, turn: Turn) -> list[Actions]:
    """What is open besides the action, as long as there is Power."""
    deeds = requirements.having(state, seat, "at_any_time")
    found: list[Actions] = [deed.at_any_time(state, seat) for deed in deeds]
    if not state.power[seat]:
        effects = own(state, seat, "unlimited")
        return found + [each.unlimited(state, seat) for each in effects if each.AT_ZERO]
    if is_free(state, seat, "summon"):
        found.append(summons(state, seat))
    if fights_without_limit(state, seat):
        found.append(fights(state, seat))
    found += [each.unlimited(state, seat) for each in own(state, seat, "unlimited")]
    return found


def is_free(state: Earth, seat: Seat, order: str) -> bool:
    """Whether a common action is unlimited for this seat."""
    found = own(state, seat, "takes_no_action")
    return bool(found) and any(each.takes_no_action(state, seat, order) for each in found)


# -------------------------------------------------------------------- gates
def gate_control(state: Earth, seat: Seat, turn: Turn) -> list[Action]:
    """Stepping on and off gates: of each kind in each area once until the next action, which is
    as good as ever again. Without Power only in the turn in which it ran out."""
    if not state.power[seat] and not state.variant.is_on("gate_control_at_zero_power"):
        return []
    found: list[Action] = []
    kinds = gates.gate_kinds(state, seat)
    for area, gate in gates.lying_gates(state):
        if gate.holder not in (seat, NOBODY):
            continue
        here, own_gate = state.units[area][seat], gate.holder == seat
        for kind in kinds:
            if here[kind] and not (own_gate and kind == gate.kind):
                found.append(StepOn(area, kind))
        if own_gate:
            found.append(StepOff(area))
    return [each for each in found if _mark(each) not in turn.used] if turn.used else found


def _mark(action: Action) -> str:
    if isinstance(action, StepOff):
        return f"{STEPPED}off:{action.area}"
    assert isinstance(action, StepOn), f"{action!r} is no step on or off a gate"
    return f"{STEPPED}on:{action.area}:{action.kind}"


def free_gates(state: Earth) -> None:
    """After an action gates may be arranged anew: other units stand beside them."""
    turn = state.turn
    if turn is None or not turn.used:
        return
    if any(mark.startswith(STEPPED) for mark in turn.used):
        used = tuple(mark for mark in turn.used if not mark.startswith(STEPPED))
        state.turn = msgspec.structs.replace(turn, used=used)


def control_gate(state: Earth, context: StepContext, seat: Seat, action: StepOn | StepOff) -> None:
    """Steps on or off."""
    if isinstance(action, StepOn):
        gates.step_on(state, context, seat, action.area, action.kind)
    else:
        gates.step_off(state, context, seat, action.area)
    note(state, _mark(action))


def swaps(state: Earth, seat: Seat) -> list[Area]:
    """The own gates beside which a unit of another kind could take the holder's place."""
    if len(gates.gate_kinds(state, seat)) < 2:
        return []
    return [at for at in gates.held_gates(state, seat) if len(gates.capable(state, seat, at)) > 1]


def see_swaps(state: Earth, seat: Seat) -> None:
    """Notes where a holder could have been changed by now."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    found = [f"{SEEN}{area}" for area in swaps(state, seat)]
    fresh = [mark for mark in found if mark not in turn.used]
    if fresh:
        note(state, *fresh)


def is_more_open(state: Earth, seat: Seat, turn: Turn) -> bool:
    """Whether a faction whose action is taken is asked for more: where units step on gates by
    themselves, not for gates alone, unless another kind of unit has come to a holder's side."""
    if any(map(len, unlimited(state, seat, turn))):
        return True
    if state.variant.is_on("auto_gates"):
        fresh = [at for at in swaps(state, seat) if f"{SEEN}{at}" not in turn.used]
        return bool(fresh) and bool(gate_control(state, seat, turn))
    return bool(gate_control(state, seat, turn))


# -------------------------------------------------------------------- doing
def note(state: Earth, *marks: str) -> None:
    """Notes in the turn what has been done."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, *marks))


def carry_out(state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
    """Does one of `acts` or `unlimited` and notes whether it was the turn's action."""
    order = ORDERS.get(type(action))
    if order is None:
        _special(state, context, seat, action)
        return
    if is_unlimited(state, seat, order):
        note(state, SOLO)
    else:
        begin(state, order)
    _DO[type(action)](state, context, seat, action)


def is_unlimited(state: Earth, seat: Seat, order: str) -> bool:
    """Whether a common action is unlimited for this seat now."""
    if order == "battle":
        return fights_without_limit(state, seat)
    return is_free(state, seat, order)


def begin(state: Earth, id: str, second: bool = False) -> None:
    """The turn's action is taken. `second`: another one may follow."""
    turn = state.turn
    assert turn is not None, "nobody has the turn"
    first = id if second else turn.first_action
    state.turn = msgspec.structs.replace(
        turn, acted=True, action=id, first_action=first, second_due=second, moving=()
    )


def _special(state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
    """An action of an effect or of a deed."""
    free = _owner(own(state, seat, "unlimited"), action, lambda e: e.unlimited(state, seat))
    if free is not None:
        free.carry_out(state, context, seat, action)
        return
    taken = requirements.taken_by(state, seat, action)
    if taken is not None:
        taken.carry_out(state, context, seat, action)
        return
    unique = unique_owner(state, seat, action)
    if unique is not None:
        begin(state, unique.ID, unique.SECOND)
        unique.carry_out(state, context, seat, action)
        return
    deed = requirements.deed_of(state, seat, action)
    assert deed is not None, f"{action!r} is nobody's"
    begin(state, deed.ID)
    deed.carry_out(state, context, seat, action)


def unique_owner(state: Earth, seat: Seat, action: Action) -> Effect | None:
    """The effect of whose actions this is one."""
    return _owner(own(state, seat, "actions"), action, lambda e: e.actions(state, seat))


def _owner(
    found: tuple[Effect, ...], action: Action, list: Callable[[Effect], Actions]
) -> Effect | None:
    return next((each for each in found if action in list(each)), None)

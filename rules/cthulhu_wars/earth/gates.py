"""Gates (4): who holds which, who could, stepping on and off."""

from rules.cthulhu_wars.abilities.effects import faction_law, having, own
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.events import GateLeft, GateTaken
from rules.cthulhu_wars.state import NOBODY, Area, Earth, Gate, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

EMPTY = Gate()


class _Holders(dict[Seat, tuple[Area, ...]]):
    """Seat -> the areas of its gates, NOBODY -> those of abandoned ones, found when they are first
    asked for. They hold as long as the gates are as in `gates`; to see that is quicker than to look
    through the areas. `lying`: where there is a gate, and the gate."""

    __slots__ = ("areas", "gates", "lying")

    def __init__(self, gates: list[Gate | None]) -> None:
        """Nothing asked for yet."""
        super().__init__()
        self.gates = gates
        self.lying = tuple([(at, gate) for at, gate in enumerate(gates) if gate is not None])
        self.areas = tuple([at for at, _ in self.lying])

    def __missing__(self, seat: Seat) -> tuple[Area, ...]:
        """Those of one seat."""
        self[seat] = tuple([at for at, gate in self.lying if gate.holder == seat])
        return self[seat]


class _Last:
    """What was asked about last: nearly always what is asked about next."""

    holders = _Holders([])


def _holders(state: Earth) -> _Holders:
    last = _Last.holders
    if last.gates != state.gates:
        last = _Last.holders = _Holders(state.gates.copy())
    return last


def lying_gates(state: Earth) -> tuple[tuple[Area, Gate], ...]:
    """Where there is a gate, and the gate."""
    return _holders(state).lying


def held_gates(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas in which a unit of a seat stands on a gate."""
    return _holders(state)[seat]


def gates_of(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas with a gate of a seat: held ones, and what counts as one."""
    found = _holders(state)[seat]
    for each in own(state, seat, "gates"):
        found = (*found, *each.gates(state, seat))
    return found


def all_gates(state: Earth) -> tuple[Area, ...]:
    """The areas of all gates on the map, whoever holds them, and of what counts as one."""
    found = _holders(state).areas
    for seat, each in having(state, "gates"):
        found = (*found, *each.gates(state, seat))
    return found


def gate_count(state: Earth, seat: Seat) -> int:
    """How many gates bring a seat Power and Doom: those off the map as well (15)."""
    more = own(state, seat, "gates_off_map")
    return len(gates_of(state, seat)) + sum(each.gates_off_map(state, seat) for each in more)


def is_abandoned(state: Earth, area: Area) -> bool:
    """Whether a gate lies there that nobody holds."""
    gate = state.gates[area]
    return gate is not None and gate.holder < 0


def abandoned_gates(state: Earth) -> tuple[Area, ...]:
    """The areas with a gate that nobody holds."""
    return _holders(state)[NOBODY]


def is_holder(state: Earth, seat: Seat, kind: Kind, area: Area) -> bool:
    """Whether one of these units stands on the gate there."""
    gate = state.gates[area]
    return gate is not None and gate.holder == seat and gate.kind == kind


# -------------------------------------------------------------------- who could
def gate_kinds(state: Earth, seat: Seat) -> tuple[Kind, ...]:
    """The kinds of a seat that may hold a gate: those that an effect allows, then cultists."""
    cultists = of_rank(state, seat, UnitClass.CULTIST)
    effects = own(state, seat, "holds_gates")
    if not effects:
        return cultists
    more = [
        kind
        for kind in range(len(faction_law(state, seat).kinds()))
        if kind not in cultists and any(e.holds_gates(state, seat, kind) for e in effects)
    ]
    return (*more, *cultists)


def capable(state: Earth, seat: Seat, area: Area) -> tuple[Kind, ...]:
    """The kinds of a seat in an area that may hold a gate; the first steps on by itself."""
    here = state.units[area][seat]
    return tuple([kind for kind in gate_kinds(state, seat) if here[kind]])


def can_build(state: Earth, seat: Seat, area: Area) -> bool:
    """Whether a gate may be built in an area: none there, a unit that may hold one (6)."""
    return state.gates[area] is None and bool(capable(state, seat, area))


# -------------------------------------------------------------------- stepping
def step_on(state: Earth, context: StepContext, seat: Seat, area: Area, kind: Kind) -> None:
    """A unit takes a gate, or its own place from another one."""
    state.gates[area] = Gate(seat, kind)
    if area in state.left[seat]:
        state.left[seat] = tuple(at for at in state.left[seat] if at != area)
    context.emit(GateTaken(seat, faction_law(state, seat).kinds()[kind].id, spot(state, area)))


def step_off(state: Earth, context: StepContext, seat: Seat, area: Area) -> None:
    """The holder leaves its gate by its own will: it does not step on again by itself."""
    abandon(state, context, area)
    state.left[seat] = tuple(sorted({*state.left[seat], area}))


def abandon(state: Earth, context: StepContext, area: Area) -> None:
    """Nobody holds the gate any more."""
    gate = state.gates[area]
    assert gate is not None, f"no gate in area {area}"
    state.gates[area] = EMPTY
    context.emit(GateLeft(gate.holder, spot(state, area)))


def settle(state: Earth, context: StepContext, seat: Seat) -> None:
    """In its own turn a seat's units step on abandoned gates beside them, but not on those that it
    has left (4)."""
    if not state.variant.is_on("auto_gates"):
        return
    for area in abandoned_gates(state):
        if any(state.units[area][seat]) and area not in state.left[seat]:
            kinds = capable(state, seat, area)
            if kinds:
                step_on(state, context, seat, area, kinds[0])


def forget(state: Earth, seat: Seat, area: Area) -> None:
    """Who has no unit beside a gate any more that could hold it has left it no longer by will."""
    if area in state.left[seat] and not capable(state, seat, area):
        state.left[seat] = tuple(at for at in state.left[seat] if at != area)

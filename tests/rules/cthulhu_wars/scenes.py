"""Scenes: the first seat's turn of an Action phase, an empty Earth, 10 Power each.

What is placed comes out of the pools; gates come from nowhere, as they do in the game.
"""

from collections.abc import Mapping, Sequence

import msgspec

from rules.cthulhu_wars.boards import (
    FactionBoard,
    GreatCthulhuBoard,
    PlainBoard,
    SleeperBoard,
    WindwalkerBoard,
    YellowSignBoard,
)
from rules.cthulhu_wars.casebook.notation import area_of, kind_of, kinds_of
from rules.cthulhu_wars.data import deeds, maps, named
from rules.cthulhu_wars.enums import Faction, Phase
from rules.cthulhu_wars.state import NOBODY, Area, Earth, Gate, Kind, Turn, Variant
from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.registry import game
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Choice, Event, Option, Pass, Seat, Step
from rules.kernel.text import Text, english, say

MAPS = {2: "earth_3p", 3: "earth_3p", 4: "earth_4p_east5", 5: "earth_5p"}
RITUALS = {2: "p4", 3: "p3", 4: "p4", 5: "p5"}
BOARDS: dict[Faction, FactionBoard] = {
    Faction.GREAT_CTHULHU: GreatCthulhuBoard(),
    Faction.YELLOW_SIGN: YellowSignBoard(),
    Faction.SLEEPER: SleeperBoard(),
    Faction.WINDWALKER: WindwalkerBoard(),
}
POWER = 10
GC, BG, CC, YS = "great_cthulhu", "black_goat", "crawling_chaos", "yellow_sign"
CORE = (GC, BG, CC, YS)


class Rest(Choice, frozen=True):
    """What waits below all that a test runs: nothing is to be done any more."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The first seat."""
        return (Seat(0),)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Any words."""
        return say("kernel.pass")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Nothing but a pass."""
        return (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Any words."""
        return Option(action, say("kernel.pass"))


def defaults() -> dict[str, str]:
    """The options that the rules ask for, as they are by default."""
    return {"auto_gates": "on", "drawn_from": "core", **{id: of[0] for id, of in named()}}


def scene(
    factions: Sequence[str] = CORE,
    map: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Earth:
    """Seats with these factions in the first one's turn; all units in the pools."""
    game(Earth.GAME)  # its sentences
    seats = len(factions)
    chosen = defaults() | dict(options or {})
    variant = Variant(map=map or MAPS[seats], ritual=RITUALS[seats], options=tuple(chosen.items()))
    areas = len(maps()[variant.map].areas)
    state = Earth(
        agenda=[],
        answers={},
        luck=7,
        variant=variant,
        factions=tuple(Faction(each) for each in factions),
        units=[],
        gates=[None] * areas,
        pools=[],
        aside=[],
        gone=[],
        captives=[()] * seats,
        boards=[BOARDS.get(Faction(each), PlainBoard()) for each in factions],
        power=[POWER] * seats,
        doom=[0] * seats,
        tally=[()] * seats,
        books=[()] * seats,
        met=[()] * seats,
        signs=[()] * seats,
        signs_left=(18, 12, 6),
        due_signs=[0] * seats,
        left=[()] * seats,
        orders=[0] * seats,
        round=1,
        phase=Phase.ACTION,
        turn=Turn(seat=Seat(0)),
    )
    _fill_pools(state, areas)
    return state


def _fill_pools(state: Earth, areas: int) -> None:
    seats = [Seat(number) for number in range(len(state.factions))]
    state.pools = [tuple(kind.count for kind in kinds_of(state, seat)) for seat in seats]
    nothing = tuple((0,) * len(kinds_of(state, seat)) for seat in seats)
    state.units = [nothing] * areas
    state.aside, state.gone = list(nothing), list(nothing)


# -------------------------------------------------------------------- what stands where
def area(state: Earth, id: str) -> Area:
    """An area by its id; «europe» is that of the map."""
    return area_of(state, id)


def kind(state: Earth, seat: int, word: str) -> Kind:
    """A kind of unit: «acolyte», «deep_one»."""
    return kind_of(state, Seat(seat), word)


def put(state: Earth, seat: int, area_id: str, **kinds: int) -> None:
    """Units out of the pool of a seat: `put(state, 0, "europe", acolyte=2, deep_one=1)`."""
    where, pool = area(state, area_id), list(state.pools[seat])
    there = list(state.units[where])
    mine = list(there[seat])
    for word, count in kinds.items():
        pool[kind(state, seat, word)] -= count
        mine[kind(state, seat, word)] += count
    assert min(pool) >= 0, f"not so many in the pool: {kinds}"
    there[seat] = tuple(mine)
    state.units[where], state.pools[seat] = tuple(there), tuple(pool)


def gate(state: Earth, area_id: str, seat: int | None = None, kind: str = "acolyte") -> None:
    """A gate, held by a unit that stands there; without a seat it is abandoned."""
    where = area(state, area_id)
    if seat is None:
        state.gates[where] = Gate()
        return
    holder = kind_of(state, Seat(seat), kind)
    assert state.units[where][seat][holder], f"no {kind} stands in {area_id}"
    state.gates[where] = Gate(Seat(seat), holder)


def count(state: Earth, seat: int, area_id: str, word: str) -> int:
    """How many units of a kind stand there."""
    return state.units[area(state, area_id)][seat][kind(state, seat, word)]


def holder(state: Earth, area_id: str) -> Seat:
    """Who holds the gate there."""
    found = state.gates[area(state, area_id)]
    assert found is not None, f"no gate in {area_id}"
    return found.holder


def take(state: Earth, seat: int, *books: str) -> None:
    """Books that a seat has, each for a requirement that it has met: those listed last first."""
    faction = state.factions[seat]
    wanted = [deed.id for deed in deeds().values() if deed.faction is faction][::-1]
    state.books[seat] = books
    state.met[seat] = tuple(wanted[: len(books)])


def turn(state: Earth, seat: int, **facts: object) -> None:
    """It is this seat's turn."""
    state.turn = msgspec.structs.replace(Turn(seat=Seat(seat)), **facts)


def is_abandoned(state: Earth, area_id: str) -> bool:
    """Whether nobody stands on the gate there."""
    return holder(state, area_id) == NOBODY


# -------------------------------------------------------------------- running
def run(state: Earth, *steps: Step, script: tuple[Drawn, ...] = ()) -> tuple[Event, ...]:
    """Runs steps up to the next question. `script`: what is drawn, dice counted from 0."""
    if not state.agenda:
        state.agenda.append(Rest())
    state.agenda.extend(steps[::-1])
    return agenda.begin(state, iter(script) if script else None).events


def settle(state: Earth, context: StepContext) -> list[Event]:
    """Runs what a function has put, up to the next question."""
    if not state.agenda:
        state.agenda.append(Rest())
    state.agenda.extend(context.pending[::-1])
    context.pending.clear()
    agenda.advance(state, context)
    return context.events


def answer(
    state: Earth, seat: int, *actions: Action, script: tuple[Drawn, ...] = ()
) -> tuple[Event, ...]:
    """Gives answers one after the other; what was told."""
    told: list[Event] = []
    for action in actions:
        told += agenda.submit(state, Seat(seat), action, iter(script) if script else None).events
    return tuple(told)


def choices(state: Earth, seat: int = 0) -> list[Action]:
    """What the open question allows."""
    return list(agenda.request(state, Seat(seat)).actions)


def reasons(state: Earth, seat: int = 0) -> list[str]:
    """Why other things are not open, in English; all options speak."""
    options = agenda.options(state, Seat(seat))
    assert all(english(option.label) for option in options)
    return [english(option.why_not) for option in options if option.why_not is not None]

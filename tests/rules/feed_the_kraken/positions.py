"""Ships and crews for the tests beside it, and short ways to play on from them."""

from collections.abc import Iterator, Sequence

from rules.feed_the_kraken import setup as making
from rules.feed_the_kraken.enums import Character, Faction, NavCard
from rules.feed_the_kraken.options import OPTIONS
from rules.feed_the_kraken.state import Kraken, change
from rules.kernel import agenda
from rules.kernel.agenda import StepResult
from rules.kernel.luck import Drawn
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Option, Pass, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say

game("feed_the_kraken")  # makes its sentences known

SAILOR, PIRATE = Faction.SAILOR, Faction.PIRATE
LEADER, CULTIST = Faction.CULT_LEADER, Faction.CULTIST
DRUNK, DISARMED, YELLOW = NavCard.RED_DRUNK, NavCard.BLUE_DISARMED, NavCard.YELLOW_CULT_UPRISING
BLUE, MERMAID, TELESCOPE = NavCard.BLUE_DRUNK, NavCard.RED_MERMAID, NavCard.RED_TELESCOPE
ARMED = NavCard.RED_ARMED


class Rest(Choice, frozen=True):
    """Where a test ends: a question that nobody answers."""

    def seats(self, state: State) -> Sequence[Seat]:
        return (Seat(0),)

    def prompt(self, state: State, seat: Seat) -> Text:
        return say("kernel.pass")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        return (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        return Option(action, say("kernel.pass"), (Target(TargetKind.BUTTON, "pass"),))


def options(**chosen: str) -> dict[str, str]:
    """All options, those not named at their default."""
    return {option.id: option.default for option in OPTIONS} | chosen


def setup(seats: int = 7, seed: int = 1, **chosen: str) -> Setup:
    return Setup("feed_the_kraken", seats, seed, options(**chosen))


def begun(seats: int = 7, seed: int = 1, **chosen: str) -> Kraken:
    """A game at its first question."""
    state = making.start(setup(seats, seed, **chosen))
    agenda.begin(state)
    return state


def ship(seats: int = 7, **chosen: str) -> Kraken:
    """Round 1, seat 0 is captain; sides in printed order, the leader last; no characters."""
    chosen = {"use_character_cards": "off"} | chosen
    state = making.start(setup(seats, **chosen))
    state.agenda = [Rest()]
    state.round, state.captain = 1, Seat(0)
    state.characters = (Character.NONE,) * seats if state.variant.characters else ()
    return state


def team(state: Kraken, lieutenant: int = 1, navigator: int = 2) -> Kraken:
    """With badges given."""
    state.lieutenant, state.navigator = Seat(lieutenant), Seat(navigator)
    return state


def mates(state: Kraken, **fields: Sequence[object]) -> Kraken:
    """Public parts of the crew, one value for each seat; guns come out of the supply."""
    for name, values in fields.items():
        for seat, value in enumerate(values):
            if name == "guns":
                state.supply -= value - state.crew[seat].guns
            change(state, Seat(seat), **{name: value})
    return state


def drowned(state: Kraken, *seats: int) -> Kraken:
    """Some are out of the game."""
    for seat in seats:
        state.supply += state.crew[seat].guns
        change(state, Seat(seat), alive=False, guns=0)
    return state


def do(state: Kraken, *steps: Step, luck: Sequence[Drawn] = ()) -> StepResult:
    """Runs steps up to the first question, or until they are over."""
    state.agenda += steps[::-1]
    return agenda.begin(state, iter(luck) if luck else None)


def give(state: Kraken, seat: int, *parts: Action, luck: Sequence[Drawn] = ()) -> StepResult:
    """A whole answer, part by part, through the checked door."""
    script: Iterator[Drawn] | None = iter(luck) if luck else None
    happened = agenda.submit(state, Seat(seat), parts[0], script)
    for part in parts[1:]:
        happened = agenda.submit(state, Seat(seat), part, script)
    return happened


def asks(state: Kraken, kind: type[Choice], *seats: int) -> bool:
    """Whether this question is asked of these seats."""
    return type(state.agenda[-1]) is kind and agenda.asked(state) == list(seats)


def rests(state: Kraken) -> bool:
    """Whether all steps are over."""
    return type(state.agenda[-1]) is Rest


def offered(state: Kraken, seat: int) -> list[Action]:
    """What a seat may do now."""
    return list(agenda.actions(state, Seat(seat)))


def events(happened: StepResult, kind: type) -> list[object]:
    """What was told of one kind."""
    return [event for event in happened.events if type(event) is kind]

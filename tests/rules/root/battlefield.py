"""Battles for tests: who stands where, and what is asked on the way."""

from collections.abc import Sequence

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Event, Option, Pass, Seat
from rules.kernel.text import Text, say
from rules.root.battle import BeginBattle
from rules.root.enums import BuildingKind, Faction, Suit, TokenKind
from rules.root.factions.vagabond.setup import take_character
from rules.root.state import NOBODY, NOWHERE, Building, Place, Token, Woodland, seats_of
from tests.rules.root.driving import build, lay, run
from tests.rules.root.driving import hold as hold
from tests.rules.root.driving import stand as stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


class Rest(Choice, frozen=True):
    """What comes after a battle: nothing."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The first seat."""
        return (ME,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Any words."""
        return say("kernel.pass")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Nothing to choose."""
        return (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Any words."""
        return Option(action, say("kernel.pass"))


def wood(*factions: str, **options: str) -> Woodland:
    """Empty hands, an empty map; Marquise, Eyrie and Alliance unless others are named."""
    state = scene(factions or ("marquise", "eyrie", "alliance"), options=options)
    for seat in range(len(state.factions)):
        hold(state, seat)
    assert not any(map(any, state.warriors)), "a scene is empty"
    for seat in seats_of(state, Faction.VAGABOND):
        take_character(state, seat, "thief")
    state.agenda.append(Rest())
    return state


def clearing(state: Woodland, suit: Suit) -> Place:
    """A clearing of this suit."""
    return next(place for place in range(1, 13) if state.suits[place] is suit)


def roost(state: Woodland, place: Place, seat: int = 1) -> Building:
    """A roost stands there."""
    building = Building(Seat(seat), BuildingKind.ROOST)
    build(state, place, building)
    return building


def wood_token(state: Woodland, place: Place, seat: int = 0) -> Token:
    """Wood lies there."""
    token = Token(Seat(seat), TokenKind.WOOD)
    lay(state, place, token)
    return token


def pawn(state: Woodland, seat: int, place: Place = NOWHERE) -> None:
    """A pawn stands there."""
    state.pawns[seat] = place


def begin(
    state: Woodland,
    place: Place,
    *script: Drawn,
    attacker: int = 0,
    defender: int = 1,
    allied: int = NOBODY,
    scorer: int = NOBODY,
) -> tuple[Event, ...]:
    """A battle up to its first question."""
    sides = Seat(attacker), place, Seat(defender)
    step = BeginBattle(*sides, "test", Seat(scorer), Seat(allied))
    return run(state, step, script=script)


def give(
    state: Woodland, seat: int, *actions: Action, script: tuple[Drawn, ...] = ()
) -> list[Event]:
    """Answers of a seat, checked; what happened."""
    told: list[Event] = []
    for action in actions:
        happened = agenda.submit(state, Seat(seat), action, iter(script) if script else None)
        told += happened.events
    return told


def decline(state: Woodland, seat: int, *script: Drawn) -> list[Event]:
    """A pass."""
    return give(state, seat, Pass(), script=script)


def asked(state: Woodland) -> tuple[str, list[int]]:
    """The question that is open, and to whom."""
    choice = agenda.question(state)
    return type(choice).__name__, [int(seat) for seat in agenda.asked(state)]

"""The Lizard Cult on a scene: gardens, acolytes, Lost Souls, what it is asked."""

from collections.abc import Iterable

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Action, Event, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import english
from rules.root.enums import BuildingKind, Phase, Suit, TokenKind
from rules.root.factions.cult.conspiracies import OpenConspiracies
from rules.root.factions.cult.holdings import board_of, change
from rules.root.state import Building, Place, Token, Woodland
from rules.root.woodland.removing import OrderOwners
from tests.rules.root import driving
from tests.rules.root.scenes import scene

CULT, CATS, BIRDS = Seat(0), Seat(1), Seat(2)
FOX, RABBIT, MOUSE, BIRD = Suit.FOX, Suit.RABBIT, Suit.MOUSE, Suit.BIRD
FOXES, RABBITS, MICE = (1, 6, 8, 12), (3, 4, 5, 10), (2, 7, 9, 11)
"""The clearings of the Autumn map by suit."""
STOP = OrderOwners(CULT, (CULT, CATS), ())
"""A question that always waits: whoever meets it knows that all before it is over."""


def gathering(
    *others: str, outcast: Suit = FOX, hated: bool = False, acolytes: int = 0, **options: str
) -> Woodland:
    """The Cult's Daylight on an empty map; acolytes come from the supply."""
    state = scene(("cult", *(others or ("marquise", "eyrie"))), options=options)
    state.supply[CULT] -= acolytes
    change(state, CULT, outcast=outcast, hated=hated, acolytes=acolytes)
    return state


def play(state: Woodland, *steps: Step, script: tuple[Drawn, ...] = ()) -> tuple[Event, ...]:
    """Runs steps up to their first question, or to the end of them."""
    return driving.run(state, *steps, STOP, script=script)


def is_over(state: Woodland) -> bool:
    """Whether nothing of these steps is left."""
    return agenda.question(state) == STOP


def plant(state: Woodland, place: Place, suit: Suit = Suit.NONE, seat: Seat = CULT) -> Building:
    """A garden stands there, of the suit of its clearing unless another is named."""
    new = Building(seat, BuildingKind.GARDEN, suit or state.suits[place])
    driving.build(state, place, new)
    return new


def raise_up(state: Woodland, place: Place, kind: BuildingKind, seat: Seat = CATS) -> Building:
    """Another building stands there."""
    new = Building(seat, kind)
    driving.build(state, place, new)
    return new


def keep(state: Woodland, place: Place, seat: Seat = CATS) -> None:
    """The keep lies there: nobody else places anything."""
    driving.lay(state, place, Token(seat, TokenKind.KEEP))


def lose(state: Woodland, *cards: str) -> None:
    """These cards are Lost Souls, out of the deck."""
    deck = list(state.deck)
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    state.lost_souls = (*state.lost_souls, *cards)


def acolytes(state: Woodland) -> int:
    """How many there are."""
    return board_of(state, CULT).acolytes


def marker(state: Woodland) -> tuple[Suit, bool]:
    """Where the Outcast is, and whether it is hated."""
    board = board_of(state, CULT)
    return board.outcast, board.hated


def open_now(state: Woodland, kind: type[Action], seat: Seat = CULT) -> list[Action]:
    """The open orders of a kind."""
    return [each for each in driving.choices(state, seat) if isinstance(each, kind)]


def refusals(state: Woodland, seat: Seat = CULT) -> list[Option]:
    """What is refused, each with its reason."""
    return [each for each in agenda.options(state, seat) if each.why_not is not None]


def reasons_for(state: Woodland, kind: type[Action], seat: Seat = CULT) -> set[str]:
    """Why orders of a kind are refused."""
    found = (each for each in refusals(state, seat) if isinstance(each.action, kind))
    return {english(each.why_not) for each in found if each.why_not is not None}


def told(state: Woodland, kind: TargetKind, id: int | str, seat: Seat = CULT) -> str:
    """What a click on an element explains."""
    choice = agenda.question(state)
    assert choice is not None
    return english(choice.explain(state, seat, Target(kind, id)))


def labels(state: Woodland, seat: Seat = CULT) -> list[str]:
    """The open orders in words."""
    found = agenda.options(state, seat)
    return [english(each.label) for each in found if each.why_not is None]


def lines(events: Iterable[Event]) -> list[str]:
    """The log lines of events."""
    texts = (event.text() for event in events)
    return [english(text) for text in texts if text is not None]


def do(
    state: Woodland, *actions: Action, seat: Seat = CULT, script: tuple[Drawn, ...] = ()
) -> list[str]:
    """Gives answers; the log lines of what happened."""
    found: list[str] = []
    for action in actions:
        happened = agenda.submit(state, seat, action, iter(script) if script else None)
        found += lines(happened.events)
    return found


def conspire(state: Woodland) -> Woodland:
    """Asks for conspiracies in Birdsong."""
    driving.in_phase(state, Phase.BIRDSONG)
    play(state, OpenConspiracies(CULT))
    return state

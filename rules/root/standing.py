"""Standing answers to questions that come out of turn (10).

They change nothing in the rules: the questions are asked as always, and whoever serves a person
answers at once. What a seat has left is its secret.
"""

from collections.abc import Callable

from rules.kernel.standing import StandingOrder
from rules.kernel.steps import Action, Choice, Pass, Request, Seat
from rules.kernel.text import say
from rules.root.actions import PlayCard
from rules.root.battle.ambush import AnswerAmbush, OfferAmbush
from rules.root.cards.piles import suit_of
from rules.root.data import cards
from rules.root.enums import CardKind, Suit
from rules.root.factions.marquise.hospitals import OfferHospitals
from rules.root.laws import law_of
from rules.root.state import Woodland

Answer = Callable[[Woodland, Seat, Choice, Request], Action | None]


def no_ambush(view: Woodland, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """Never an ambush, neither first nor in answer."""
    return Pass() if isinstance(choice, OfferAmbush | AnswerAmbush) else None


def no_hospitals(view: Woodland, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """Warriors are let go."""
    return Pass() if isinstance(choice, OfferHospitals) else None


def hospitals(view: Woodland, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """Warriors are saved with the matching card that is missed least, if one is held."""
    if not isinstance(choice, OfferHospitals):
        return None
    held = [each for each in request.actions if isinstance(each, PlayCard)]
    return min(held, key=dearness) if held else Pass()


def dearness(action: PlayCard) -> tuple[bool, bool, int, str]:
    """Birds, ambushes and cards of many points are kept."""
    card = cards()[action.card]
    return (suit_of(card.id) is Suit.BIRD, card.kind is CardKind.AMBUSH, card.vp, card.id)


def holds_cards(view: Woodland, seat: Seat) -> bool:
    """Whoever may ever hold an ambush."""
    return law_of(view, seat).has_hand() and not law_of(view, seat).has_public_hand()


def has_hospitals(view: Woodland, seat: Seat) -> bool:
    """Whoever may be asked about hospitals."""
    return law_of(view, seat).has_hospitals(view, seat)


def order(id: str, answer: Answer, may_give: Callable[[Woodland, Seat], bool]) -> StandingOrder:
    """An order with its words."""
    key = f"root.standing.{id}"
    is_round = id.endswith("_round")
    return StandingOrder(id, say(key), say(f"{key}.help"), may_give, answer, is_round)


STANDING: tuple[StandingOrder, ...] = (
    order("no_ambush_round", no_ambush, holds_cards),
    order("no_ambush", no_ambush, holds_cards),
    order("hospitals", hospitals, has_hospitals),
    order("no_hospitals", no_hospitals, has_hospitals),
)

"""Cards that must go, and cards that may: what is missed least."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.root.actions import PlayCard
from rules.root.automata.drillbit_duchy.errors import PayInvestor
from rules.root.automata.resentment import PayResentment
from rules.root.bots.reflexes.cards import card_value, least_useful, most_useful
from rules.root.effects.informants import OfferInformants
from rules.root.effects.players import GiveBack
from rules.root.evening import DiscardToLimit
from rules.root.factions.alliance.actions import GiveCard
from rules.root.factions.alliance.bases import KeepFive
from rules.root.factions.alliance.outrage import PayOutrage
from rules.root.factions.marquise.hospitals import OfferHospitals
from rules.root.landmarks.six import SwapAtMarket
from rules.root.setup.advanced import KeepCards
from rules.root.state import Woodland

SAVED_WARRIOR = 0.32
"""What a warrior saved by a card is worth, at the least."""


def lose_least(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Of cards that must go, the one that is missed least."""
    cards = [each.card for each in actions if isinstance(each, PlayCard | GiveCard)]
    if not cards:
        return actions[0]
    worst = least_useful(state, seat, cards)
    return next(each for each in actions if getattr(each, "card", None) == worst)


def save_warriors(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A card for warriors, if they are worth it."""
    assert isinstance(choice, OfferHospitals)
    best = lose_least(state, seat, choice, actions)
    if not isinstance(best, PlayCard):
        return best
    cost = card_value(state, seat, best.card)
    return best if SAVED_WARRIOR * choice.count > cost else Pass()


def fetch_or_draw(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """An ambush instead of a single card, never instead of two."""
    assert isinstance(choice, OfferInformants)
    cards = [each.card for each in actions if isinstance(each, PlayCard)]
    if choice.count > 1 or not cards:
        return Pass()
    return PlayCard(most_useful(state, seat, cards))


def stay_away(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """What is not known to help is left alone."""
    return Pass() if Pass() in actions else actions[0]


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    DiscardToLimit: lose_least,
    KeepCards: lose_least,
    GiveBack: lose_least,
    PayOutrage: lose_least,
    PayResentment: lose_least,
    PayInvestor: lose_least,
    KeepFive: lose_least,
    OfferHospitals: save_warriors,
    OfferInformants: fetch_or_draw,
    SwapAtMarket: stay_away,
}

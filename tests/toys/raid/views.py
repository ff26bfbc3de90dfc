"""Who may know what in Raid, and worlds that agree with what a seat knows."""

from collections.abc import Callable

from rules.kernel.luck import Order, draw
from rules.kernel.views import BASE_SECRETS, Viewer, nobody_sees_order, public
from tests.toys.raid.battle import EndBattle
from tests.toys.raid.state import WARRIORS, Raid, everybody
from tests.toys.raid.words import DECK, Card

Hands = list[tuple[Card, ...]]


def own_hand(state: Raid, viewer: Viewer, value: Hands) -> Hands:
    """One's own; of others the number of cards."""
    return [
        hand if seat == viewer else (Card.HIDDEN,) * len(hand) for seat, hand in enumerate(value)
    ]


SECRETS: dict[str, Callable[..., object]] = {
    **BASE_SECRETS,
    "provoking": public,
    "turn": public,
    "bands": public,
    "hands": own_hand,
    "deck": nobody_sees_order(Card.HIDDEN),
    "discard": public,
    "effects": public,
    "fight": public,
}


def deal(world: Raid, seat: Viewer, luck: int) -> None:
    """Unseen cards are pooled, shuffled and dealt back."""
    pool = list(DECK)
    seen = [*world.discard, *(card for hand in world.hands for card in hand if card)]
    for card in seen:
        pool.remove(card)
    _, order = draw(luck, Order(len(pool)))
    unseen = iter([pool[each] for each in order])
    world.hands = [tuple(card if card else next(unseen) for card in hand) for hand in world.hands]
    world.deck = tuple(unseen)


def problems(state: Raid) -> list[str]:
    """Cards and warriors are conserved; a fight lasts exactly as long as a battle."""
    found = []
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    if sorted(cards) != sorted(DECK):
        found.append("cards are lost or made")
    for seat in everybody(state):
        band = state.bands[seat]
        if sum(band.warriors) + band.fallen != WARRIORS or min(band.warriors) < 0:
            found.append(f"seat {seat}: warriors are lost or made")
    if state.outcome is None:
        is_battle = any(isinstance(step, EndBattle) for step in state.agenda)
        if is_battle != (state.fight is not None):
            found.append("a fight without a battle, or a battle without a fight")
    return found

"""Dominance (6.2): taking an available card, activating one, winning by it."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Seat
from rules.kernel.text import Text, say
from rules.root.actions import ActivateDominance, TakeDominance
from rules.root.cards.piles import fits, is_dominance, payments, spend, suit_of, with_card, without
from rules.root.data import pieces
from rules.root.enums import Phase, Suit
from rules.root.events import DominanceActivated, DominanceTaken
from rules.root.scoring.result import won_by_dominance
from rules.root.state import NOBODY, Woodland, all_seats, turn_of
from rules.root.woodland.geography import map_of, suits_at
from rules.root.woodland.ruling import ruled_alone, ruler

LEAST_POINTS = 10
SUIT_CLEARINGS = 3


def hand_dominance(state: Woodland, seat: Seat) -> tuple[str, ...]:
    """The dominance cards in hand that may be activated now: 10 points, none active yet."""
    if state.scores[seat] < LEAST_POINTS or state.dominance[seat]:
        return ()
    if state.coalition[seat] != NOBODY:
        return ()
    return tuple([card for card in state.hands[seat] if is_dominance(card)])


def may_dominate(state: Woodland, seat: Seat) -> bool:
    """Whether a seat may activate one for itself: who has no warriors at all may not (7.4)."""
    return pieces()[state.factions[seat]].warriors > 0


def removed_dominance(state: Woodland) -> bool:
    """Whether the four dominance cards are out of this game (2.1): with two players, with one or
    two persons against automata, and wherever all play together (9)."""
    if state.variant.coop:
        return True
    kept = state.variant.option("dominance_with_two_players") == "on"
    persons = len(state.factions) - sum(map(bool, state.automata))
    return persons <= 2 and not kept


def offers(state: Woodland, seat: Seat) -> list[Action]:
    """In own Daylight, before its last step: cards to take, cards to activate (3.2, 6.2)."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.phase is not Phase.DAYLIGHT or turn.locked:
        return []
    found: list[Action] = []
    for card in state.available:
        found += [TakeDominance(card, each) for each in payments(state, seat, suit_of(card))]
    held = hand_dominance(state, seat)
    if held and may_dominate(state, seat):
        found += [ActivateDominance(card) for card in held]
    return found


def may_be_open(state: Woodland, seat: Seat) -> bool:
    """Whether public facts allow a seat to take or activate a card in this Daylight."""
    if turn_of(state).phase is not Phase.DAYLIGHT or not state.hands[seat]:
        return False
    may_join = state.scores[seat] >= LEAST_POINTS and not state.dominance[seat]
    return bool(state.available) or (may_join and not removed_dominance(state))


def accept(state: Woodland, context: StepContext, seat: Seat, action: Action) -> bool:
    """Carries one of them out; False when it is none."""
    if isinstance(action, TakeDominance):
        take(state, context, seat, action)
        return True
    if isinstance(action, ActivateDominance) and action.partner == NOBODY:
        activate(state, context, seat, action)
        return True
    return False


def take(state: Woodland, context: StepContext, seat: Seat, action: TakeDominance) -> None:
    """Spends the payment, then the card comes into hand."""
    assert fits(action.payment, suit_of(action.card))
    state.available = without(state.available, action.card)
    spend(state, context, seat, action.payment)
    state.hands[seat] = with_card(state.hands[seat], action.card)
    context.emit(DominanceTaken(seat, action.card))


def activate(state: Woodland, context: StepContext, seat: Seat, action: ActivateDominance) -> None:
    """The score marker leaves the track for good; or a Vagabond joins a partner (7.4)."""
    state.hands[seat] = without(state.hands[seat], action.card)
    state.dominance[seat] = action.card
    if action.partner != NOBODY:
        state.coalition[seat] = action.partner
    context.emit(DominanceActivated(seat, action.card, action.partner))


def is_met(state: Woodland, seat: Seat) -> bool:
    """Whether the active card of a seat would win now: three clearings of its suit, or two
    opposite corners. Lent warriors do not count (R42); the Lost City counts for each suit (R43)."""
    card = state.dominance[seat]
    if not card or state.coalition[seat] != NOBODY:
        return False
    if suit_of(card) is Suit.BIRD:
        return any(
            ruler(state, one) == seat and ruler(state, other) == seat
            for one, other in map_of(state).opposite_corners
        )
    return len(counted(state, seat, suit_of(card))) >= SUIT_CLEARINGS


def counted(state: Woodland, seat: Seat, suit: Suit) -> Sequence[int]:
    """The clearings of a suit that count for dominance."""
    return [place for place in ruled_alone(state, seat) if suit in suits_at(state, place)]


def check(state: Woodland, context: StepContext, seat: Seat) -> None:
    """The very first thing of Birdsong (3.2, R41)."""
    if is_met(state, seat):
        context.end(
            state, won_by_dominance(state, with_partners(state, seat), state.dominance[seat])
        )


def with_partners(state: Woodland, seat: Seat) -> tuple[Seat, ...]:
    """A winner and whoever is in coalition with it (7.4)."""
    joined = [other for other in all_seats(state) if state.coalition[other] == seat]
    return tuple(sorted((seat, *joined)))


def why_not_activate(state: Woodland, seat: Seat) -> Text | None:
    """Why no dominance card may be activated now, or None."""
    if state.dominance[seat]:
        return say("root.why.dominance_active")
    if state.scores[seat] < LEAST_POINTS:
        return say("root.why.dominance_points", n=LEAST_POINTS)
    if not may_dominate(state, seat):
        return say("root.why.dominance_vagabond")
    return None

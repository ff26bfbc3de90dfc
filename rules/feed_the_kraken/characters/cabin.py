"""Look-Out and Mentor: a private look at the next card, a card that may be used again (10)."""

from collections.abc import Sequence

import msgspec

from rules.feed_the_kraken.characters.cards import ANY, CardRule
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import CharacterTurnedDown
from rules.feed_the_kraken.navigation.piles import LookAtTop
from rules.feed_the_kraken.state import Kraken, Sight, change, others
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat


def has_no_cards(state: Kraken, seat: Seat) -> str:
    """There must be a card to look at; discards are shuffled first if need be (U9)."""
    return "" if state.draw_pile or state.discards else "cards"


def look(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Look-Out: sees the top card in private; what becomes of it is public."""
    context.then(LookAtTop(seat, Sight.LOOK_OUT))


def open_cards(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """Other living seats whose character lies open (R33)."""
    return [each for each in others(state, seat) if state.crew[each].face_up]


def refresh(state: Kraken, context: StepContext, seat: Seat, chosen: tuple[Seat, ...]) -> None:
    """Mentor: the target's character turns face down and may be used again."""
    turn_down(state, context, chosen[0])


def turn_down(state: Kraken, context: StepContext, seat: Seat) -> None:
    """A character turns face down; it is not turned once more after the check."""
    change(state, seat, face_up=False)
    check = state.loyalty
    if check is not None and seat in check.turning:
        turning = tuple(each for each in check.turning if each != seat)
        state.loyalty = msgspec.structs.replace(check, turning=turning)
    context.emit(CharacterTurnedDown(seat, state.characters[seat]))


CARDS = {
    Character.LOOK_OUT: CardRule(windows=ANY, bars=has_no_cards, hits=look),
    Character.MENTOR: CardRule(windows=ANY, targets=1, aims=open_cards, hits=refresh),
}

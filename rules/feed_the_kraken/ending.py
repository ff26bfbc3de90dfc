"""Elimination and the end of the game (8)."""

from rules.feed_the_kraken.enums import Character, Side
from rules.feed_the_kraken.events import Eliminated, VoyageEnded
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.state import NOBODY, Kraken, change, current, everybody
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import say

GOAL = "goal"
LEADER_FED = "leader_fed"


def eliminate(state: Kraken, context: StepContext, seat: Seat, cause: str) -> None:
    """(8) A seat is out: its guns return to the supply, its face-down character leaves the game
    unseen, its faction stays hidden, its resume cards stay.
    """
    guns.give(state, seat, state.crew[seat].guns)
    change(state, seat, alive=False, off_duty=False)
    mate = state.crew[seat]
    if state.characters and not (mate.face_up or mate.shown):
        state.undealt = (*state.undealt, state.characters[seat])
        cards = list(state.characters)
        cards[seat] = Character.NONE
        state.characters = tuple(cards)
    if state.lieutenant == seat:
        state.lieutenant = NOBODY
    if state.navigator == seat:
        state.navigator = NOBODY
    context.emit(Eliminated(seat, cause))


def finish(state: Kraken, context: StepContext, side: Side, cause: str) -> None:
    """(8) All seats that are on the winning side now win, dead or alive."""
    winners = tuple([seat for seat in everybody(state) if current(state, seat).side is side])
    context.emit(VoyageEnded(side, cause))
    context.reveal()
    context.end(state, Outcome(winners, say(f"feed_the_kraken.end.{cause}.{side}")))

"""Standing answers: what a player wants answered in his name until further notice.

They change nothing in the rules: the questions are asked as always, and whoever serves a person
answers at once. What a seat has left is its secret.
"""

from collections.abc import Callable

from rules.kernel.standing import StandingOrder
from rules.kernel.steps import Action, Choice, Pass, Request, Seat
from rules.kernel.text import say
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn.actions import EndTurn, OpenHand
from rules.kinfire_council.turn.days_light import TakeTurn, is_placed
from rules.kinfire_council.turn.paying import ChoosePayment
from rules.kinfire_council.turn.playing import NightWindow

Answer = Callable[[Council, Seat, Choice, Request], Action | None]


def own_kind(view: Council, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """The default way of each payment: own kinds first, then magic (5)."""
    return request.actions[0] if isinstance(choice, ChoosePayment) else None


def no_night(view: Council, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """No research before the night."""
    return Pass() if isinstance(choice, NightWindow) else None


def end_turn(view: Council, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """The turn ends as soon as only research could be played in it."""
    if not isinstance(choice, TakeTurn) or not is_placed(view):
        return None
    is_only = all(isinstance(each, OpenHand | EndTurn) for each in request.actions)
    return EndTurn() if is_only else None


def anybody(view: Council, seat: Seat) -> bool:
    """It makes sense for all."""
    return True


def order(id: str, answer: Answer, one_chapter: bool = False) -> StandingOrder:
    """An order with its words."""
    key = f"kinfire_council.standing.{id}"
    return StandingOrder(id, say(key), say(f"{key}.help"), anybody, answer, one_chapter)


STANDING: tuple[StandingOrder, ...] = (
    order("own_kind", own_kind),
    order("end_turn", end_turn),
    order("no_night_now", no_night, one_chapter=True),
    order("no_night", no_night),
)
"""What a seat may leave."""

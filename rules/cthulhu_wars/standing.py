"""Standing answers to questions that come out of turn (10).

They change nothing in the rules: the questions are asked as always, and whoever serves a person
answers at once. What a seat has left is its secret.
"""

from collections.abc import Callable

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.books import requirements
from rules.cthulhu_wars.books.reveals import OfferReveal
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.rounds.moments import AtMoment
from rules.cthulhu_wars.rounds.stable import Interrupt
from rules.cthulhu_wars.state import Earth
from rules.kernel.standing import StandingOrder
from rules.kernel.steps import Action, Choice, Pass, Request, Seat
from rules.kernel.text import say

Answer = Callable[[Earth, Seat, Choice, Request], Action | None]


def no_interrupt(view: Earth, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """Never anything out of turn."""
    return Pass() if isinstance(choice, Interrupt | AtMoment) else None


def if_threatened(view: Earth, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """Nothing out of turn as long as no cultist of one's own can be captured."""
    if not isinstance(choice, Interrupt) or is_threatened(view, seat):
        return None
    return Pass()


def is_threatened(view: Earth, seat: Seat) -> bool:
    """Whether an enemy with Power could capture a cultist of this seat as things stand."""
    from rules.cthulhu_wars.orders.capturing import captures

    return any(
        capture.enemy == seat
        for enemy in all_seats(view)
        if enemy != seat and view.power[enemy]
        for capture in captures(view, enemy)
    )


def no_reveal(view: Earth, seat: Seat, choice: Choice, request: Request) -> Action | None:
    """No sign is turned up unless it was ordered."""
    return Pass() if isinstance(choice, OfferReveal) and not choice.ordered else None


def may_interrupt(view: Earth, seat: Seat) -> bool:
    """Whoever has something to do out of turn."""
    hooks = ("interrupts", "moments")
    has_effect = any(own(view, seat, hook) for hook in hooks)
    return has_effect or bool(requirements.having(view, seat, "at_any_time"))


def has_signs(view: Earth, seat: Seat) -> bool:
    """Whoever has signs."""
    return bool(view.signs[seat])


def order(id: str, answer: Answer, may_give: Callable[[Earth, Seat], bool]) -> StandingOrder:
    """An order with its words."""
    key = f"cthulhu_wars.standing.{id}"
    return StandingOrder(id, say(key), say(f"{key}.help"), may_give, answer)


STANDING: tuple[StandingOrder, ...] = (
    order("if_threatened", if_threatened, may_interrupt),
    order("no_interrupt", no_interrupt, may_interrupt),
    order("no_reveal", no_reveal, has_signs),
)
"""What a seat may leave."""

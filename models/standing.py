"""Standing answers of the persons at this laptop, given in their names without the curtain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from models.question import Question, request_from
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.record import Standing
from rules.kernel.standing import StandingOrder, Until
from rules.kernel.state import State
from rules.kernel.steps import Action, Seat
from rules.kernel.views import view


class StandingAnswers:
    """Which orders stand for whom. Only the seat itself may read or change its own."""

    def __init__(self, play: Play) -> None:
        """Nothing stands at first."""
        self._play = play
        self._orders = {order.id: order for order in play.game.standing}
        self._until: dict[Seat, dict[str, int]] = {}

    def restore(self, kept: Iterable[Standing]) -> None:
        """Goes on with what a record kept."""
        for each in kept:
            if each.step in self._orders and isinstance(each.part, Until):
                self._until.setdefault(each.seat, {})[each.step] = each.part.chapter

    @property
    def exist(self) -> bool:
        """Whether the game knows any."""
        return bool(self._orders)

    def open_to(self, seat: Seat) -> tuple[StandingOrder, ...]:
        """The orders that this seat may leave."""
        seen = view(self._play.state, seat)
        return tuple(order for order in self._orders.values() if order.may_give(seen, seat))

    def fitting(self, question: Question) -> tuple[StandingOrder, ...]:
        """The orders that would have answered this question, had its seat left them."""
        seen, seat, request = question.view, question.seat, question.request
        return tuple(
            order
            for order in self.open_to(seat)
            if order.answer(seen, seat, question.choice, request) is not None
        )

    def stands(self, seat: Seat, id: str) -> bool:
        """Whether an order of a seat stands now."""
        until = self._until.get(seat, {}).get(id)
        return until is not None and (not until or until >= self._chapter())

    def set(self, seat: Seat, id: str, on: bool) -> None:
        """Leaves an order or takes it back. Raises KeyError for one that the game does not know."""
        order, mine = self._orders[id], self._until.setdefault(seat, {})
        mine.pop(id, None)
        if on:
            mine[id] = self._chapter() if order.one_chapter else 0

    def answer(self, seats: Sequence[Seat]) -> tuple[Seat, Action] | None:
        """What the open question is answered with for one of these seats, or None."""
        for seat in seats:
            part = self.answer_in(self._play.state, seat)
            if part is not None:
                return seat, part
        return None

    def answer_in(self, state: State, seat: Seat) -> Action | None:
        """What the question of a state is answered with for this seat, as its orders stand now."""
        choice = agenda.question(state)
        standing = [each for id, each in self._orders.items() if self.stands(seat, id)]
        if choice is None or not standing:
            return None
        seen = view(state, seat)
        request = request_from(seen, seat, state.answers.get(seat, ()))
        parts = (order.answer(seen, seat, choice, request) for order in standing)
        return next((part for part in parts if part is not None), None)

    def kept(self) -> tuple[Standing, ...]:
        """All of it, for the record."""
        return tuple(
            Standing(seat, id, Until(until))
            for seat, orders in sorted(self._until.items())
            for id, until in sorted(orders.items())
        )

    def _chapter(self) -> int:
        return self._play.game.chapter(self._play.state)

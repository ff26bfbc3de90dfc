"""The question before a bot, and what each answer would lead to (4, 5, 10, 15)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.cartographers.actions import UseSkill
from rules.cartographers.data import card_set
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.seasons import Ravage
from rules.cartographers.state import Cartographers, game_of, threshold, time_sum
from rules.kernel.agenda import question
from rules.kernel.state import State
from rules.kernel.steps import Action, Request, Seat


class Situation(NamedTuple):
    """A seat's question: the step, the parts given so far, whose map it is, and the time.

    ``rest`` is the time left in ``season`` once the present card is drawn.
    """

    game: Cartographers
    step: MapChoice
    seat: Seat
    given: tuple[Action, ...]
    actions: Sequence[Action]
    owner: Seat
    season: int
    rest: int

    def sheet(self, *more: Action) -> Sheet:
        """The map as it is, or as it would be after more parts."""
        return self.step.sheet_with(self.game, self.seat, (*self.given, *more))

    def is_own(self) -> bool:
        """Whether it is the seat's own map."""
        return self.owner == self.seat


def situation(state: State, request: Request) -> Situation:
    """What a request asks of a seat, from its view."""
    game, step = game_of(state), question(state)
    assert isinstance(step, MapChoice), f"{step!r} is no question about a map"
    seat = request.seat
    season, rest = moment(game, step)
    owner = step.map_of(game, seat)
    return Situation(game, step, seat, request.given, request.actions, owner, season, rest)


def moment(game: Cartographers, step: MapChoice) -> tuple[int, int]:
    """The season scored next and the time left in it; a Troll ravages between two seasons."""
    if isinstance(step, Ravage):
        following = game.season + 1
        return following, card_set(game.variant.card_set).season[following].threshold
    return game.season, max(0, threshold(game) - time_sum(game))


def skill_of(action: Action) -> str:
    """The skill that an action uses, or none."""
    return action.skill if isinstance(action, UseSkill) else ""

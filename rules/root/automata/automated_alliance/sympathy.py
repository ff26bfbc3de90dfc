"""How sympathy of the Automated Alliance spreads (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import Rank
from rules.root.automata.choosing import (
    enemy_pieces,
    enemy_warriors,
    everywhere,
    foes,
    ordered,
    priority,
    tokens_at,
)
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.enums import Suit, TokenKind
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.placing import (
    can_place,
    off_map,
    on_map,
    place_token,
)

ID = "automated_alliance"
MARTIAL_LAW = 3


class Spread(Auto, frozen=True):
    """Sympathy in the clearing that is best by order; points by the track, a point less under
    martial law; where nothing can be placed, points all the same. `scores`: for points at all."""

    seat: Seat
    scores: bool = True

    def run(self, state: State, context: StepContext) -> None:
        """The token, then its points."""
        game = game_of(state)
        place = best_spread(game, self.seat)
        if place is None or not off_map(game, self.seat, TokenKind.SYMPATHY):
            self._score(game, context, numbers.number(ID, "cannot_spread_vp"))
            return
        out = on_map(game, self.seat, TokenKind.SYMPATHY)
        points = numbers.chosen(game, ID, "sympathy_vp", list[int])[out]
        points -= under_martial_law(game, self.seat, place)
        if place_token(game, context, self.seat, place, TokenKind.SYMPATHY):
            self._score(game, context, max(0, points))

    def _score(self, game: Woodland, context: StepContext, points: int) -> None:
        if self.scores:
            score(game, context, self.seat, points, "sympathy")


def under_martial_law(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether one enemy has three warriors or more there; a Steadfast one ignores it."""
    if has_trait(state, seat, "steadfast"):
        return False
    return any(state.warriors[place][other] >= MARTIAL_LAW for other in foes(state, seat))


def best_spread(state: Woodland, seat: Seat) -> Place | None:
    """An ordered unsympathetic clearing beside sympathy with fewest enemy warriors, else any
    unsympathetic one with fewest enemy pieces; None where all are taken or barred."""
    free = [
        place
        for place in everywhere(state)
        if not tokens_at(state, seat, place) and can_place(state, seat, place)
    ]
    suit = order_suit(state, seat)
    near = [place for place in free if _is_near(state, seat, place)]
    if numbers.is_cut(state):
        return _cut_spread(state, seat, near, suit) or _fewest_pieces(state, seat, free)
    fit = [place for place in near if place in ordered(state, suit)]
    if fit:
        return min(fit, key=lambda place: enemy_warriors(state, seat, place))
    return _fewest_pieces(state, seat, free)


def _fewest_pieces(state: Woodland, seat: Seat, free: list[Place]) -> Place | None:
    return min(free, key=lambda place: enemy_pieces(state, seat, place), default=None)


def _is_near(state: Woodland, seat: Seat, place: Place) -> bool:
    return any(tokens_at(state, seat, other) for other in path_neighbours(state, place))


def _cut_spread(state: Woodland, seat: Seat, near: list[Place], suit: Suit) -> Place | None:
    """The director's cut: beside sympathy; free of martial law, then ordered, then by priority;
    on a bird the lowest priority."""
    if suit is Suit.BIRD:
        return max(near, key=lambda place: priority(state, place), default=None)
    fit = ordered(state, suit)

    def rank(place: Place) -> Rank:
        return (under_martial_law(state, seat, place), place not in fit, priority(state, place))

    return min(near, key=rank, default=None)


STEPS: tuple[type[Step], ...] = (Spread,)

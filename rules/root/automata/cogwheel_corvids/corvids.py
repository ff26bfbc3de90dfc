"""Cogwheel Corvids (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.base import AutomatonLaw, Rank
from rules.root.automata.choosing import everywhere, ordered, priority, sites_at
from rules.root.automata.cogwheel_corvids.plots import (
    FlipAll,
    LayRandom,
    after_losing_plots,
    without_plot,
)
from rules.root.automata.fighting import BattleEach
from rules.root.automata.moving import targets, walk
from rules.root.automata.orders import order_suit
from rules.root.automata.traits import has_trait
from rules.root.enums import CLEARING_SUITS
from rules.root.factions.corvid.law import CorvidLaw
from rules.root.factions.corvid.plots import extortions, plot_at
from rules.root.factions.corvid.setup import TakePlots
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.placing import can_place, place_warriors
from rules.root.woodland.removal import Removal

ID = "cogwheel_corvids"
TWO = 2
AGAIN_FROM = 3


class CogwheelCorvids(AutomatonLaw, CorvidLaw):
    """Plots at random; Nimble, Embedded Agents and Exposure as the Corvids."""

    def first_pieces(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Plots in the supply; a warrior in the clearing of lowest priority of each suit."""
        return (TakePlots(seat), CogwheelPerches(seat))

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """It has no corner."""
        return ()

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Recruit, flip."""
        return (CogwheelRecruit(seat), FlipAll(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Battle, move, plot, plot again."""
        places = tuple(ordered(state, order_suit(state, seat)))
        least = numbers.number(ID, "battle_needs_warriors")
        plots = 2 if has_trait(state, seat, "mastermind") else 1
        return (
            BattleEach(seat, places, least),
            CogwheelMove(seat),
            *(CogwheelPlot(seat) for _ in range(plots)),
            PlotAgain(seat),
        )

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Extortions."""
        return (ScoreExtortions(seat),)

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Most buildings and tokens, then points."""
        return (-sites_at(state, other, place), -state.scores[other])

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Raids, Backup Plans."""
        return after_losing_plots(state, seat, removal)


class CogwheelPerches(Auto, frozen=True):
    """One warrior in the clearing of lowest priority of each suit, where it may place."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Suit by suit."""
        game = game_of(state)
        for suit in CLEARING_SUITS:
            fit = [p for p in clearings_of(game, suit) if can_place(game, self.seat, p)]
            if fit:
                place = max(fit, key=lambda place: priority(game, place))
                place_warriors(game, context, self.seat, place, 1)


class CogwheelRecruit(Auto, frozen=True):
    """Warriors in each of two ordered clearings: without a plot first, then most own warriors; who
    has no warriors left plots once more before."""

    seat: Seat
    asked: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """By difficulty."""
        game = game_of(state)
        if not game.supply[self.seat] and not self.asked:
            context.then(PlotAgain(self.seat), CogwheelRecruit(self.seat, asked=True))
            return
        fit = [
            place
            for place in ordered(game, order_suit(game, self.seat))
            if can_place(game, self.seat, place)
        ]
        count = numbers.graded(game, ID, "recruit_each_of_two")
        for place in sorted(fit, key=lambda place: self._rank(game, place))[:TWO]:
            place_warriors(game, context, self.seat, place, count)

    def _rank(self, game: Woodland, place: Place) -> Rank:
        has_plot = plot_at(game, self.seat, place) is not None
        return (has_plot, -game.warriors[place][self.seat], priority(game, place))


class CogwheelMove(Auto, frozen=True):
    """All but two from each ordered clearing with a face-up plot to an adjacent one without plot:
    most own warriors; where all have plots, to the neighbour of lowest priority."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From highest to lowest priority."""
        game = game_of(state)
        leave = numbers.number(ID, "move_leave")
        for source in ordered(game, order_suit(game, self.seat)):
            plot = plot_at(game, self.seat, source)
            count = game.warriors[source][self.seat] - leave
            if plot is None or not plot.face_up or count <= 0:
                continue
            open_to = targets(game, self.seat, source)
            if open_to:
                walk(game, context, self.seat, source, self._best(game, open_to), count)

    def _best(self, game: Woodland, open_to: list[Place]) -> Place:
        free = without_plot(game, self.seat, open_to)
        if not free:
            return max(open_to, key=lambda place: priority(game, place))
        return min(free, key=lambda p: (-game.warriors[p][self.seat], priority(game, p)))


class CogwheelPlot(Auto, frozen=True):
    """A plot for a warrior in the ordered clearing with most own warriors and no plot."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """If there is one."""
        game = game_of(state)
        plot_best(game, context, self.seat, ordered(game, order_suit(game, self.seat)), 1)


class PlotAgain(Auto, frozen=True):
    """A plot in the clearing with most own warriors among those with three or more and no plot."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Anywhere."""
        game = game_of(state)
        plot_best(game, context, self.seat, everywhere(game), AGAIN_FROM)


def plot_best(
    state: Woodland, context: StepContext, seat: Seat, places: list[Place], least: int
) -> None:
    """A plot where most own warriors are, if there are enough."""
    fit = [p for p in without_plot(state, seat, places) if state.warriors[p][seat] >= least]
    fit = [place for place in fit if can_place(state, seat, place)]
    if fit and state.plots[seat]:
        best = max(fit, key=lambda place: state.warriors[place][seat])
        context.then(LayRandom(seat, best))


class ScoreExtortions(Auto, frozen=True):
    """A point for each extortion face up."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Counted on the map."""
        game = game_of(state)
        score(game, context, self.seat, extortions(game, self.seat), "extortion")


STEPS: tuple[type[Step], ...] = (
    CogwheelPerches,
    CogwheelRecruit,
    CogwheelMove,
    CogwheelPlot,
    PlotAgain,
    ScoreExtortions,
)

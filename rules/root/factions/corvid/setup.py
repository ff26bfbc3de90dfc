"""The Corvids begin: a warrior in a clearing of each suit; in the advanced set-up a homeland with
a plot as well (7.8, 2.2)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Screen, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace, ChoosePlot
from rules.root.enums import CLEARING_SUITS, Suit
from rules.root.factions.asking import OneSeat, place_target
from rules.root.factions.corvid.naming import kind_target, plot_does
from rules.root.factions.corvid.plots import all_plots, lay, plots_on_map
from rules.root.names import place_name, plot_name, suit_name
from rules.root.setup.homelands import free_clearings
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.placing import can_place, place_warriors


class TakePlots(Auto, frozen=True):
    """All plots lie face down in the supply."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Two of each kind."""
        game_of(state).plots[self.seat] = all_plots()


def perches(seat: Seat) -> tuple[Step, ...]:
    """A warrior for each suit."""
    return tuple(CorvidPerch(seat, suit) for suit in CLEARING_SUITS)


class CorvidPerch(OneSeat, frozen=True):
    """Where the warrior of a suit begins. Public."""

    suit: Suit

    def places(self, state: Woodland) -> list[Place]:
        """The clearings of the suit where the Corvids may place."""
        found = clearings_of(state, self.suit)
        return [place for place in found if can_place(state, self.seat, place)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Of which suit."""
        return say("root.corvid.prompt.perch", suit=suit_name(self.suit))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing."""
        return [ChoosePlace(place) for place in self.places(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.corvid.do.perch", place=place_name(action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What the clearing must be."""
        if target.kind is not TargetKind.PLACE:
            return super().explain(state, seat, target)
        place, suit = place_name(int(target.id)), suit_name(self.suit)
        return say("root.corvid.why.suit", place=place, suit=suit)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it."""
        assert isinstance(action, ChoosePlace)
        place_warriors(state, context, self.seat, action.place, 1)


class CorvidHomeland(OneSeat, frozen=True):
    """The homeland of the advanced set-up. Public."""

    def places(self, state: Woodland) -> list[Place]:
        """Clearings that are nobody's homeland and where the Corvids may place."""
        found = free_clearings(state, self.seat)
        return [place for place in found if can_place(state, self.seat, place)]

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which clearing."""
        return say("root.corvid.prompt.homeland")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing."""
        return [ChoosePlace(place) for place in self.places(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.corvid.do.begin", place=place_name(action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What a homeland must be."""
        if target.kind is not TargetKind.PLACE:
            return super().explain(state, seat, target)
        return say("root.corvid.why.homeland", place=place_name(int(target.id)))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """A warrior comes, then a plot."""
        assert isinstance(action, ChoosePlace)
        place_warriors(state, context, self.seat, action.place, 1)
        context.then(FirstPlot(self.seat, action.place))


class FirstPlot(OneSeat, frozen=True):
    """Which plot lies face down in the homeland. Secret."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    place: Place

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which plot."""
        return say("root.corvid.prompt.first_plot")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The kinds in the supply."""
        return [ChoosePlot(kind) for kind in dict.fromkeys(game_of(state).plots[self.seat])]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The kind."""
        assert isinstance(action, ChoosePlot)
        does = plot_does(action.plot)
        label = say("root.corvid.do.plot", plot=plot_name(action.plot), does=does)
        return Option(action, label, (kind_target(action.plot),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A kind of plot is asked for."""
        return say("root.corvid.why.choose_kind")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it."""
        assert isinstance(action, ChoosePlot)
        lay(state, context, self.seat, self.place, action.plot)


def homelands(state: Woodland, seat: Seat) -> tuple[Place, ...]:
    """While set-up lasts the one plot tells."""
    return tuple(place for place, _ in plots_on_map(state, seat))


STEPS: tuple[type[Step], ...] = (TakePlots, CorvidPerch, CorvidHomeland, FirstPlot)

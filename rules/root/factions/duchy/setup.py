"""The Duchy comes up: a corner, or a homeland of the advanced set-up (7.7, 2.2)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.describe import place_name
from rules.root.enums import TokenKind
from rules.root.factions.asking import OneSeat, place_target
from rules.root.setup.homelands import apart, free_clearings, free_corners
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.placing import can_place, place_token, place_warriors

AT_HOME = 2
BESIDE = 2
"""Warriors in each adjacent clearing in the standard set-up."""
SPREAD = 5
"""Warriors over all adjacent clearings in the advanced set-up."""
NOT_ADJACENT = 2


class DuchyHome(OneSeat, frozen=True):
    """Where the Duchy begins. Public. Standard: a corner that is nobody's, opposite a taken one
    if possible (2.1); advanced: a homeland not adjacent to enemy homelands (2.2)."""

    advanced: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which corner, or which clearing."""
        return say(f"root.duchy.prompt.{'homeland' if self.advanced else 'corner'}")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each place."""
        find = homes if self.advanced else free_corners
        return [ChoosePlace(place) for place in find(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The place."""
        assert isinstance(action, ChoosePlace)
        label = say("root.duchy.do.begin", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What a corner or a homeland must be."""
        if target.kind is not TargetKind.PLACE:
            return super().explain(state, seat, target)
        if not self.advanced:
            return say("root.duchy.why.corner")
        return say("root.duchy.why.homeland", place=place_name(game_of(state), int(target.id)))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Two warriors and a tunnel; then the clearings beside it."""
        assert isinstance(action, ChoosePlace)
        place_token(state, context, self.seat, action.place, TokenKind.TUNNEL)
        place_warriors(state, context, self.seat, action.place, AT_HOME)
        if self.advanced:
            context.then(*spread(state, self.seat, action.place))
        else:
            beside = tuple(path_neighbours(state, action.place))
            context.then(DuchySettles(self.seat, beside, BESIDE))


def homes(state: Woodland, seat: Seat) -> list[Place]:
    """Clearings that are nobody's homeland and that, with those beside them, take all pieces;
    one beside an enemy homeland only if there is no other (2.2)."""
    fit = [
        place
        for place in free_clearings(state, seat)
        if can_place(state, seat, place) and open_beside(state, seat, place)
    ]
    return apart(state, seat, fit, NOT_ADJACENT)


def open_beside(state: Woodland, seat: Seat, home: Place) -> tuple[Place, ...]:
    """The adjacent clearings where the Duchy may place."""
    return tuple(place for place in path_neighbours(state, home) if can_place(state, seat, place))


def spread(state: Woodland, seat: Seat, home: Place) -> tuple[Step, ...]:
    """Five warriors as evenly as possible: as many for each, the odd ones by choice (2.2)."""
    places = open_beside(state, seat, home)
    each, odd = divmod(SPREAD, len(places))
    settles = DuchySettles(seat, places, each)
    return (settles, DuchySpread(seat, places, odd)) if odd else (settles,)


class DuchySettles(Auto, frozen=True):
    """Warriors come into the clearings beside the home."""

    seat: Seat
    places: tuple[Place, ...]
    each: int

    def run(self, state: State, context: StepContext) -> None:
        """As many for each; none where nobody else may place."""
        for place in self.places:
            place_warriors(game_of(state), context, self.seat, place, self.each)


class DuchySpread(OneSeat, frozen=True):
    """Which adjacent clearings get one warrior more than the others (2.2). Public."""

    places: tuple[Place, ...]
    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        return say("root.duchy.prompt.spread", n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing that has none of them yet."""
        return [ChoosePlace(place) for place in self.places]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.duchy.do.spread", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only clearings beside the homeland."""
        return say("root.duchy.why.spread")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it and asks for the next."""
        assert isinstance(action, ChoosePlace)
        place_warriors(state, context, self.seat, action.place, 1)
        if self.left > 1:
            rest = tuple(place for place in self.places if place != action.place)
            context.then(DuchySpread(self.seat, rest, self.left - 1))


STEPS: tuple[type[Step], ...] = (DuchyHome, DuchySettles, DuchySpread)

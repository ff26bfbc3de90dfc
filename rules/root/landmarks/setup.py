"""Landmarks at set-up: dealt at random, placed by the last players (2.2, 8)."""

from collections.abc import Sequence

from rules.kernel.asking import OneSeat
from rules.kernel.luck import Drawn, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Chance,
    Option,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.actions import ChoosePlace
from rules.root.describe import place_name, who
from rules.root.enums import Landmark
from rules.root.landmarks.events import LandmarkPlaced
from rules.root.landmarks.six import fill_forge, fill_market
from rules.root.state import Place, Woodland, clockwise, game_of
from rules.root.woodland.geography import path_neighbours

TWO_PLAYERS = 2


class DealLandmarks(Chance, frozen=True):
    """Deals so many landmarks out of those that are allowed; the last player in turn order places
    the first, the one before it the second."""

    count: int

    def lots(self, state: State) -> Order:
        """An order of all that are allowed."""
        return Order(len(allowed(game_of(state))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """The first ones are placed, one after the other."""
        assert isinstance(drawn, tuple)
        game = game_of(state)
        dealt = [allowed(game)[number] for number in drawn[: self.count]]
        placers = [seat for seat in clockwise(game, game.first)[::-1] if not game.automata[seat]]
        for number, landmark in enumerate(dealt):
            context.then(PlaceLandmark(placers[number % len(placers)], landmark))


class PlaceLandmark(OneSeat[Woodland], frozen=True):
    """Where a landmark stands for the whole game (the Ferry: at first)."""

    landmark: Landmark

    def seats(self, state: State) -> Sequence[Seat]:
        """Whoever places it; nobody where no clearing fits: then it is left out."""
        return (self.seat,) if spots(game_of(state), self.landmark) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where."""
        return say(
            "root.landmarks.prompt.place",
            who=who(game_of(state), seat),
            landmark=say(f"root.landmark.{self.landmark}"),
        )

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The clearings that fit."""
        return [ChoosePlace(place) for place in spots(game_of(state), self.landmark)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A clearing."""
        assert isinstance(action, ChoosePlace)
        label = place_name(game_of(state), action.place)
        return Option(action, label, (Target(TargetKind.PLACE, action.place),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The other clearings."""
        game = game_of(state)
        options = []
        for clearing in data.maps()[game.variant.map].clearings:
            why = why_not_stand(game, self.landmark, clearing)
            if why is not None:
                option = self.describe(state, seat, ChoosePlace(clearing.id))
                options.append(Option(option.action, option.label, option.targets, why))
        return options

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What it asks for."""
        return say(f"root.landmarks.why.{self.landmark}")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Places it, with what lies on it."""
        game = game_of(state)
        for seat, (action,) in answers.items():
            assert isinstance(action, ChoosePlace)
            stand(game, self.landmark, action.place)
            context.emit(LandmarkPlaced(seat, self.landmark, action.place))


def allowed(state: Woodland) -> list[Landmark]:
    """Landmarks that may be dealt: the Treetop not with two players."""
    two = len(state.factions) == TWO_PLAYERS
    return [each for each in data.landmarks() if not (two and each is Landmark.ELDER_TREETOP)]


def spots(state: Woodland, landmark: Landmark) -> list[Place]:
    """The clearings where a landmark may stand."""
    clearings = data.maps()[state.variant.map].clearings
    return [each.id for each in clearings if why_not_stand(state, landmark, each) is None]


def why_not_stand(state: Woodland, landmark: Landmark, clearing: data.Clearing) -> Text | None:
    """Why a landmark may not stand there, or None."""
    if not _fits(landmark, clearing):
        return say(f"root.landmarks.why.{landmark}")
    if landmark is Landmark.TOWER:
        return None
    near = {clearing.id, *path_neighbours(state, clearing.id)}
    if any(place in near for _, place in state.landmarks):
        return say("root.landmarks.why.too_near")
    return None


def _fits(landmark: Landmark, clearing: data.Clearing) -> bool:
    """What the landmark's card asks of its clearing."""
    if landmark in (Landmark.FERRY, Landmark.LOST_CITY):
        return clearing.on_river
    if landmark is Landmark.TOWER:
        return clearing.ruin
    if landmark is Landmark.ELDER_TREETOP:
        return clearing.corner
    if landmark is Landmark.BLACK_MARKET:
        return clearing.slots == 1 and not clearing.ruin
    return True


def stand(state: Woodland, landmark: Landmark, place: Place) -> None:
    """Puts a landmark on the map, with its cards or items."""
    state.landmarks = (*state.landmarks, (landmark, place))
    if landmark is Landmark.LEGENDARY_FORGE:
        fill_forge(state, state.suits[place])
    elif landmark is Landmark.BLACK_MARKET:
        fill_market(state)


STEPS = (DealLandmarks, PlaceLandmark)

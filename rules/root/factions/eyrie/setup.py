"""How the Eyrie begins: a roost and six warriors in a corner or on the edge, a leader (7.2, 2)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.describe import place_name
from rules.root.enums import BuildingKind
from rules.root.factions.asking import OneSeat, place_target
from rules.root.factions.eyrie.holdings import evening_points
from rules.root.factions.eyrie.turmoil import TurnLeaderUp
from rules.root.scoring.points import score
from rules.root.setup.homelands import apart, free_clearings, free_corners
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import map_of, open_slots
from rules.root.woodland.placing import can_place, place_building, place_warriors

WARRIORS = 6
TWO_BETWEEN = 3
"""Paths to an enemy homeland with two clearings between."""


class EyrieHome(OneSeat, frozen=True):
    """Where the Eyrie begins. Public."""

    advanced: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which corner, or which clearing of the edge."""
        return say(f"root.eyrie.prompt.{'homeland' if self.advanced else 'corner'}")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each place."""
        find = edge_homes if self.advanced else corner_homes
        return [ChoosePlace(place) for place in find(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The place."""
        assert isinstance(action, ChoosePlace)
        label = say("root.eyrie.do.begin", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What a corner or a homeland must be."""
        return say(f"root.eyrie.why.{'homeland' if self.advanced else 'corner'}")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Roost and warriors, then the leader."""
        assert isinstance(action, ChoosePlace)
        place_building(state, context, self.seat, action.place, BuildingKind.ROOST)
        place_warriors(state, context, self.seat, action.place, WARRIORS)
        context.then(TurnLeaderUp(self.seat))


def _has_room(state: Woodland, seat: Seat, place: Place) -> bool:
    return open_slots(state, place) > 0 and can_place(state, seat, place)


def corner_homes(state: Woodland, seat: Seat) -> list[Place]:
    """Free corners (2.1); those with room where there are any."""
    free = free_corners(state, seat)
    return [place for place in free if _has_room(state, seat, place)] or free


def edge_homes(state: Woodland, seat: Seat) -> list[Place]:
    """Clearings of the map edge that take roost and warriors, with two clearings between them and
    enemy homelands, or as far away as there is one (2.2)."""
    edge = map_of(state).map_edge_loop
    free = [p for p in free_clearings(state, seat) if p in edge and _has_room(state, seat, p)]
    return apart(state, seat, free, TWO_BETWEEN)


class ScoreRoosts(Auto, frozen=True):
    """Evening: what the roosts on the map score."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By their number."""
        game = game_of(state)
        score(game, context, self.seat, evening_points(game, self.seat), "roosts")


STEPS: tuple[type[Step], ...] = (EyrieHome, ScoreRoosts)

"""How the Marquise begins: keep, warriors, three buildings (7.1); three homelands (2.2)."""

from collections.abc import Sequence
from itertools import combinations

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.describe import place_name
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.asking import OneSeat, place_target
from rules.root.factions.marquise.holdings import KINDS
from rules.root.setup.homelands import apart, free_clearings, free_corners
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import open_slots, opposite, path_neighbours
from rules.root.woodland.placing import can_place, place_building, place_token, place_warriors

HOMELANDS = 3
AT_HOME = 2
NOT_ADJACENT = 2


class ChooseKeep(OneSeat, frozen=True):
    """Where the keep stands. Public. `homes`: the three homelands of the advanced set-up; none:
    any corner that is free."""

    homes: tuple[Place, ...] = ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """A corner, or one of the homelands."""
        return say("root.marquise.prompt.keep_home" if self.homes else "root.marquise.prompt.keep")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Not next to an enemy homeland if able."""
        game = game_of(state)
        if self.homes:
            return [ChoosePlace(p) for p in apart(game, self.seat, self.homes, NOT_ADJACENT)]
        return [ChoosePlace(place) for place in free_corners(game, self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.marquise.do.keep", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What the keep's clearing must be."""
        return say("root.marquise.why.keep_home" if self.homes else "root.marquise.why.keep")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """The keep comes first: nobody else places there. Then warriors, then buildings."""
        assert isinstance(action, ChoosePlace)
        keep = action.place
        place_token(state, context, self.seat, keep, TokenKind.KEEP)
        if self.homes:
            context.then(SettleHomelands(self.seat, self.homes))
            context.then(FirstBuilding(self.seat, KINDS, self.homes, is_apart=True))
            return
        for place in CLEARINGS:
            if place != opposite(state, keep):
                place_warriors(state, context, self.seat, place, 1)
        near = tuple(sorted({keep, *path_neighbours(state, keep)}))
        context.then(FirstBuilding(self.seat, KINDS, near))


class FirstBuilding(OneSeat, frozen=True):
    """Where the next of the first three buildings stands. Public. `is_apart`: one in each."""

    kinds: tuple[BuildingKind, ...]
    places: tuple[Place, ...]
    is_apart: bool = False

    def fitting(self, state: Woodland) -> list[Place]:
        """The clearings with an open slot."""
        return [
            place
            for place in self.places
            if open_slots(state, place) > 0 and can_place(state, self.seat, place)
        ]

    def seats(self, state: State) -> Sequence[Seat]:
        """Asked while there is any room."""
        return (self.seat,) if self.fitting(game_of(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which building."""
        return say("root.marquise.prompt.first", kind=say(f"root.building.{self.kinds[0].value}"))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing with room."""
        return [ChoosePlace(place) for place in self.fitting(game_of(state))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        kind = say(f"root.building.{self.kinds[0].value}")
        place = place_name(game_of(state), action.place)
        label = say("root.marquise.do.first", kind=kind, place=place)
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Which clearings take the first buildings."""
        return say("root.marquise.why.first_home" if self.is_apart else "root.marquise.why.first")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Nothing where no room is left."""
        if answers:
            super().resolve(state, context, answers)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it and asks for the next; the last homeland is no question."""
        assert isinstance(action, ChoosePlace)
        place_building(state, context, self.seat, action.place, self.kinds[0])
        kinds, places = self.kinds[1:], self.places
        if self.is_apart:
            places = tuple(place for place in places if place != action.place)
            if len(places) == 1:
                place_building(state, context, self.seat, places[0], kinds[0])
                return
        if kinds:
            context.then(FirstBuilding(self.seat, kinds, places, self.is_apart))


# -------------------------------------------------------------------- advanced set-up
def triples(state: Woodland, seat: Seat) -> list[tuple[Place, ...]]:
    """Three free clearings with room, each adjacent to another of them (2.2)."""
    fit = [
        place
        for place in free_clearings(state, seat)
        if open_slots(state, place) > 0 and can_place(state, seat, place)
    ]
    return [three for three in combinations(fit, HOMELANDS) if _is_joined(state, three)]


def _is_joined(state: Woodland, places: tuple[Place, ...]) -> bool:
    return all(
        any(other in path_neighbours(state, place) for other in places if other != place)
        for place in places
    )


class ChooseHomelands(OneSeat, frozen=True):
    """Three homelands, one part each. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        left = HOMELANDS - len(game_of(state).answers.get(seat, ()))
        return say("root.marquise.prompt.homelands", n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The clearings with which three can still be joined."""
        chosen = {part.place for part in given if isinstance(part, ChoosePlace)}
        fitting = [set(each) for each in triples(game_of(state), self.seat) if chosen <= set(each)]
        return [ChoosePlace(place) for place in sorted(set().union(*fitting) - chosen)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.marquise.do.homeland", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What a homeland must be."""
        return say("root.marquise.why.homeland")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Three."""
        return len(given) >= HOMELANDS

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Then the keep."""
        parts = answers[self.seat]
        homes = sorted(part.place for part in parts if isinstance(part, ChoosePlace))
        context.then(ChooseKeep(self.seat, tuple(homes)))


class SettleHomelands(Auto, frozen=True):
    """Two warriors in each homeland, one in every other clearing (2.2)."""

    seat: Seat
    homes: tuple[Place, ...]

    def run(self, state: State, context: StepContext) -> None:
        """Wherever she may place."""
        game = game_of(state)
        for place in CLEARINGS:
            count = AT_HOME if place in self.homes else 1
            place_warriors(game, context, self.seat, place, count)


STEPS: tuple[type[Step], ...] = (ChooseKeep, FirstBuilding, ChooseHomelands, SettleHomelands)

"""The Cult begins: a corner or a homeland, the first followers, the Outcast (7.5, 2)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace, ChooseSuit
from rules.root.describe import at, place_name
from rules.root.enums import CLEARING_SUITS
from rules.root.factions.asking import OneSeat, button
from rules.root.factions.cult.events import AcolytesJoined, CultBegan, OutcastAdjusted
from rules.root.factions.cult.holdings import board_of, change, garden
from rules.root.names import suit_name
from rules.root.setup.homelands import apart, free_clearings, free_corners, homelands_of_others
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import corners, open_slots, opposite, path_neighbours, suits_at
from rules.root.woodland.placing import can_place, place_building, place_warriors

AT_HOME = 4
SPREAD = 3
"""Warriors over all adjacent clearings in the advanced set-up."""
ACOLYTES = 2
"""Acolytes at the start in the advanced set-up."""
NOT_ADJACENT = 2


def cult_corners(state: Woodland, seat: Seat) -> list[Place]:
    """The corners of the standard set-up: nobody's, opposite a taken one if possible (2.1). By
    older rules opposite the first corner taken; with two taken any other (`cult_setup_corner`)."""
    if state.variant.option("cult_setup_corner") == "flexible":
        return free_corners(state, seat)
    taken = homelands_of_others(state, seat)
    free = [corner for corner in corners(state) if corner not in taken]
    begun = [corner for corner in corners(state) if corner in taken]
    if len(begun) == 1 and opposite(state, begun[0]) in free:
        return [opposite(state, begun[0])]
    return free


def homes(state: Woodland, seat: Seat) -> list[Place]:
    """Homelands of the advanced set-up: nobody's, with room for the garden and for all warriors;
    beside an enemy homeland only if there is no other (2.2)."""
    fit = [
        place
        for place in free_clearings(state, seat)
        if can_place(state, seat, place)
        and open_slots(state, place) > 0
        and open_beside(state, seat, place)
    ]
    return apart(state, seat, fit, NOT_ADJACENT)


def open_beside(state: Woodland, seat: Seat, home: Place) -> tuple[Place, ...]:
    """The adjacent clearings where the Cult may place."""
    return tuple(place for place in path_neighbours(state, home) if can_place(state, seat, place))


class CultHome(OneSeat, frozen=True):
    """Where the Cult begins. Public."""

    advanced: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which corner, or which clearing."""
        return say(f"root.cult.prompt.{'homeland' if self.advanced else 'corner'}")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each place."""
        find = homes if self.advanced else cult_corners
        return [ChoosePlace(place) for place in find(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The place."""
        assert isinstance(action, ChoosePlace)
        label = say("root.cult.do.begin", place=place_name(game_of(state), action.place))
        return Option(action, label, (at(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What a corner or a homeland must be."""
        if target.kind is not TargetKind.PLACE:
            return super().explain(state, seat, target)
        if not self.advanced:
            return say("root.cult.why.corner")
        return say("root.cult.why.homeland", place=place_name(game_of(state), int(target.id)))

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Four warriors and a garden; then the clearings beside it."""
        assert isinstance(action, ChoosePlace)
        context.emit(CultBegan(self.seat, action.place))
        place_warriors(state, context, self.seat, action.place, AT_HOME)
        context.then(FirstGarden(self.seat, action.place))
        if self.advanced:
            context.then(*spread(state, self.seat, action.place), FirstAcolytes(self.seat))
        else:
            context.then(CultSettles(self.seat, path_neighbours(state, action.place), 1))


class FirstGarden(OneSeat, frozen=True):
    """The garden has the clearing's suit; in the Lost City one is chosen. Public."""

    place: Place

    def seats(self, state: State) -> Sequence[Seat]:
        """Only where there is a choice."""
        return (self.seat,) if len(suits_at(game_of(state), self.place)) > 1 else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which suit."""
        return say("root.cult.prompt.garden")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each suit."""
        return [ChooseSuit(suit) for suit in suits_at(game_of(state), self.place)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The suit."""
        assert isinstance(action, ChooseSuit)
        label = say("root.cult.do.garden", suit=suit_name(action.suit))
        return button(action, label, f"suit:{action.suit.value}")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A suit is asked for."""
        return say("root.cult.why.suit")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Places it."""
        game = game_of(state)
        suit = suits_at(game, self.place)[0]
        if answers:
            action = answers[self.seat][-1]
            assert isinstance(action, ChooseSuit)
            suit = action.suit
        place_building(game, context, self.seat, self.place, garden(self.seat, suit))


class CultSettles(Auto, frozen=True):
    """Warriors come into the clearings beside the home."""

    seat: Seat
    places: tuple[Place, ...]
    each: int

    def run(self, state: State, context: StepContext) -> None:
        """As many for each; none where nobody else may place."""
        for place in self.places:
            place_warriors(game_of(state), context, self.seat, place, self.each)


def spread(state: Woodland, seat: Seat, home: Place) -> tuple[Step, ...]:
    """Three warriors as evenly as possible: as many for each, the odd ones by choice (2.2)."""
    places = open_beside(state, seat, home)
    each, odd = divmod(SPREAD, len(places))
    settles = CultSettles(seat, places, each)
    return (settles, CultSpread(seat, places, odd)) if odd else (settles,)


class CultSpread(OneSeat, frozen=True):
    """Which adjacent clearings get one warrior more than the others (2.2). Public."""

    places: tuple[Place, ...]
    left: int

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        return say("root.cult.prompt.spread", n=self.left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each clearing that has none of them yet."""
        return [ChoosePlace(place) for place in self.places]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.cult.do.spread", place=place_name(game_of(state), action.place))
        return Option(action, label, (at(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only clearings beside the homeland."""
        return say("root.cult.why.spread")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it and asks for the next."""
        assert isinstance(action, ChoosePlace)
        place_warriors(state, context, self.seat, action.place, 1)
        if self.left > 1:
            rest = tuple(place for place in self.places if place != action.place)
            context.then(CultSpread(self.seat, rest, self.left - 1))


class FirstAcolytes(Auto, frozen=True):
    """Two warriors begin as acolytes (2.2)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From the supply."""
        game = game_of(state)
        game.supply[self.seat] -= ACOLYTES
        change(game, self.seat, acolytes=board_of(game, self.seat).acolytes + ACOLYTES)
        context.emit(AcolytesJoined(self.seat, ACOLYTES, "set_up"))


class ChooseOutcast(OneSeat, frozen=True):
    """The marker lies on a suit of free choice, its Outcast side up. Public."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which suit."""
        return say("root.cult.prompt.outcast")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each suit."""
        return [ChooseSuit(suit) for suit in CLEARING_SUITS]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The suit."""
        assert isinstance(action, ChooseSuit)
        label = say("root.cult.do.outcast", suit=suit_name(action.suit))
        return button(action, label, f"suit:{action.suit.value}")

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A suit is asked for."""
        return say("root.cult.why.suit")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places the marker."""
        assert isinstance(action, ChooseSuit)
        change(state, self.seat, outcast=action.suit, hated=False)
        context.emit(OutcastAdjusted(self.seat, action.suit, hated=False))


STEPS: tuple[type[Step], ...] = (
    CultHome,
    FirstGarden,
    CultSettles,
    CultSpread,
    FirstAcolytes,
    ChooseOutcast,
)

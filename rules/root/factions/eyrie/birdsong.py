"""Birdsong of the Eyrie: a card for an empty hand, the Decree grows, a new roost (7.2)."""

from collections.abc import Sequence
from itertools import product
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Auto,
    Done,
    Option,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.cards.piles import Draw, suit_of, without
from rules.root.describe import card_name, place_name
from rules.root.enums import BuildingKind, Suit
from rules.root.factions.asking import OneSeat, button, card_target, place_target, refuse
from rules.root.factions.eyrie.actions import AddToDecree
from rules.root.factions.eyrie.events import DecreeGrew
from rules.root.factions.eyrie.holdings import roosts, tuck
from rules.root.factions.eyrie.naming import COLUMNS, column_name
from rules.root.phases import PhaseChoice
from rules.root.state import CLEARINGS, Place, Woodland, game_of, stir
from rules.root.woodland.geography import open_slots
from rules.root.woodland.placing import can_place, place_building, place_warriors

WARRIORS_AT_NEW_ROOST = 3


class EmergencyOrders(Auto, frozen=True):
    """An empty hand draws a card."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only an empty one."""
        if not game_of(state).hands[self.seat]:
            context.then(Draw(self.seat, 1))


class GrowDecree(PhaseChoice, frozen=True):
    """One card must, a second one may be added to the Decree, each in any column; at most one of
    them a bird. `is_second`: the first has been added; `bird`: it was a bird."""

    is_second: bool = False
    bird: bool = False

    def seats(self, state: State) -> Sequence[Seat]:
        """While any card is in hand (both piles may be empty)."""
        return (self.seat,) if game_of(state).hands[self.seat] else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """The first or the second."""
        if self.is_second:
            return say("root.eyrie.prompt.second")
        return say("root.eyrie.prompt.first")

    def fits(self, card: str) -> bool:
        """A second bird does not."""
        return not (self.bird and suit_of(card) is Suit.BIRD)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Each kind of card in each column."""
        hand = dict.fromkeys(state.hands[self.seat])
        found: list[Action] = [Done()] if self.is_second else []
        for card, column in product(hand, range(len(COLUMNS))):
            if self.fits(card):
                found.append(AddToDecree(card, column))
        return found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """No second card is a button."""
        if isinstance(action, Done):
            return button(action, say("root.eyrie.do.no_second"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """A second bird."""
        found = [*super().refused(state, seat, given)]
        for card in dict.fromkeys(game_of(state).hands[seat]):
            if not self.fits(card):
                option = self.describe(state, seat, AddToDecree(card, 0))
                found.append(refuse(option, say("root.eyrie.why.second_bird")))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A card, then a column."""
        return say("root.eyrie.why.add")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Tucks the card; then a second one."""
        if not isinstance(action, AddToDecree):
            return
        state.hands[self.seat] = without(state.hands[self.seat], action.card)
        tuck(state, self.seat, action.card, action.column)
        context.emit(DecreeGrew(self.seat, action.card, action.column))
        if not self.is_second:
            is_bird = suit_of(action.card) is Suit.BIRD
            context.then(GrowDecree(self.seat, is_second=True, bird=is_bird))


def add_option(action: AddToDecree) -> Option:
    """The card, then the column."""
    label = say("root.eyrie.do.add", card=card_name(action.card), column=column_name(action.column))
    column = Target(TargetKind.TRACK, f"decree:{action.column}")
    return Option(action, label, (card_target(action.card), column))


# -------------------------------------------------------------------- a new roost
def new_roost_places(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings with the fewest warriors of all players, among those with an open slot and
    without a ban."""
    fit = [
        place
        for place in CLEARINGS
        if open_slots(state, place) > 0 and can_place(state, seat, place)
    ]
    counts = {place: sum(state.warriors[place]) for place in fit}
    fewest = min(counts.values(), default=0)
    return [place for place in fit if counts[place] == fewest]


class FoundRoost(Auto, frozen=True):
    """Without a roost on the map a new one is placed, with three warriors."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Where the fewest warriors are; of several clearings it chooses one."""
        game = game_of(state)
        if roosts(game, self.seat):
            return
        places = new_roost_places(game, self.seat)
        if len(places) > 1:
            context.then(ChooseRoost(self.seat))
        elif places:
            found_roost(game, context, self.seat, places[0])


def found_roost(state: Woodland, context: StepContext, seat: Seat, place: Place) -> None:
    """The roost, and as many of three warriors as the supply has."""
    place_building(state, context, seat, place, BuildingKind.ROOST)
    place_warriors(state, context, seat, place, WARRIORS_AT_NEW_ROOST)
    stir(state, seat)


class ChooseRoost(OneSeat, frozen=True):
    """Which of the clearings with the fewest warriors gets the new roost."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where."""
        return say("root.eyrie.prompt.new_roost")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One for each of them."""
        return [ChoosePlace(place) for place in new_roost_places(game_of(state), self.seat)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.eyrie.do.new_roost", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Which clearings take it."""
        return say("root.eyrie.why.new_roost")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it."""
        assert isinstance(action, ChoosePlace)
        found_roost(state, context, self.seat, action.place)


STEPS: tuple[type[Step], ...] = (EmergencyOrders, GrowDecree, FoundRoost, ChooseRoost)

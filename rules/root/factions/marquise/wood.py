"""Wood: in Birdsong one token for each sawmill, in Daylight by Overwork (7.1)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Screen, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.cards.piles import payments_at, spend
from rules.root.describe import card_name, place_name
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.asking import OneSeat, card_target, place_target
from rules.root.factions.marquise.actions import Overwork
from rules.root.factions.marquise.events import Overworked, WoodMade
from rules.root.factions.marquise.holdings import sites
from rules.root.state import Place, Token, Woodland, game_of
from rules.root.woodland.geography import suits_at
from rules.root.woodland.placing import can_place, off_map, why_not_place


def wood_left(state: Woodland, seat: Seat) -> int:
    """Wood in the supply."""
    return off_map(state, seat, TokenKind.WOOD)


def place_wood(state: Woodland, context: StepContext, seat: Seat, places: Sequence[Place]) -> None:
    """One wood for each entry."""
    for place in places:
        here = (*state.tokens[place], Token(seat, TokenKind.WOOD))
        state.tokens[place] = tuple(sorted(here))
    if places:
        context.emit(WoodMade(seat, tuple(places)))


class MakeWood(Auto, frozen=True):
    """Birdsong: one wood in each sawmill's clearing, for each sawmill (R44)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As many as there are; if they are short, she chooses where."""
        game = game_of(state)
        due = sites(game, self.seat, BuildingKind.SAWMILL)
        due = tuple(place for place in due if can_place(game, self.seat, place))
        left = wood_left(game, self.seat)
        if len(due) <= left or len(set(due)) < 2:
            place_wood(game, context, self.seat, due[:left])
        elif left:
            context.then(ChooseWoodPlace(self.seat, due))


class ChooseWoodPlace(OneSeat, frozen=True):
    """The wood is short: where the next one goes. `places`: sawmills still without theirs."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    places: tuple[Place, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left."""
        return say("root.marquise.prompt.wood", n=wood_left(game_of(state), self.seat))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The clearings of these sawmills."""
        return [ChoosePlace(place) for place in dict.fromkeys(self.places)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A clearing."""
        assert isinstance(action, ChoosePlace)
        label = say("root.marquise.do.wood", place=place_name(game_of(state), action.place))
        return Option(action, label, (place_target(action.place),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Only sawmills make wood."""
        return say("root.marquise.why.no_sawmill_due")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Places it; the rest again, until no wood is left."""
        assert isinstance(action, ChoosePlace)
        place_wood(state, context, self.seat, (action.place,))
        rest = list(self.places)
        rest.remove(action.place)
        left = wood_left(state, self.seat)
        if left and len(set(rest)) > 1:
            context.then(ChooseWoodPlace(self.seat, tuple(rest)))
        else:
            place_wood(state, context, self.seat, rest[:left])


# -------------------------------------------------------------------- Overwork
def overworks(state: Woodland, seat: Seat) -> list[Overwork]:
    """Each clearing with a sawmill, with each card that matches it."""
    if not state.hands[seat] or not wood_left(state, seat):
        return []
    found = []
    for place in dict.fromkeys(sites(state, seat, BuildingKind.SAWMILL)):
        if can_place(state, seat, place):
            fitting = payments_at(state, seat, suits_at(state, place))
            found += [Overwork(place, card) for card in fitting]
    return found


def why_not_overwork(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why there is no Overwork in a clearing, or None."""
    if place not in sites(state, seat, BuildingKind.SAWMILL):
        return say("root.marquise.why.no_sawmill", place=place_name(state, place))
    if not wood_left(state, seat):
        return say("root.marquise.why.wood_out")
    why = why_not_place(state, seat, place)
    if why is None and not payments_at(state, seat, suits_at(state, place)):
        return say("root.marquise.why.no_card", place=place_name(state, place))
    return why


def overwork_option(state: Woodland, action: Overwork) -> Option:
    """The clearing, then the card."""
    place = place_name(state, action.place)
    targets = (place_target(action.place), card_target(action.card))
    if not action.card:
        return Option(action, say("root.marquise.do.overwork_any", place=place), targets[:1])
    label = say("root.marquise.do.overwork", place=place, card=card_name(action.card))
    return Option(action, label, targets, card_first=True)


def overwork(state: Woodland, context: StepContext, seat: Seat, action: Overwork) -> None:
    """The card is spent, one wood comes."""
    context.emit(Overworked(seat, action.place, action.card))
    spend(state, context, seat, action.card, why="")
    place_wood(state, context, seat, (action.place,))


STEPS: tuple[type[Step], ...] = (MakeWood, ChooseWoodPlace)

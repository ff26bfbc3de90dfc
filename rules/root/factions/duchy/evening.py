"""Evening of the Duchy: revealed cards, crafting, drawing (7.7)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.root.actions import Craft
from rules.root.cards import lay_down, suit_of, take_back
from rules.root.crafting import craft, crafts, might_craft, refused_crafts, why_not_craft
from rules.root.factions.asking import button
from rules.root.factions.duchy.events import BirdsDiscarded
from rules.root.phases import PhaseChoice
from rules.root.state import Woodland, game_of
from rules.root.words import Suit


class DuchyTakesBack(Auto, frozen=True):
    """Revealed birds are discarded, the other revealed cards return to the hand."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """Birds first."""
        game = game_of(state)
        shown = game.revealed[self.seat]
        birds = tuple(card for card in shown if suit_of(card) is Suit.BIRD)
        if birds:
            game.revealed[self.seat] = tuple(card for card in shown if card not in birds)
            table.emit(BirdsDiscarded(self.seat, birds))
            lay_down(game, table, birds)
        take_back(game, table, self.seat)


class BeginDuchyCrafting(Auto, frozen=True):
    """Crafting is asked for when there are cards and citadels or markets. Public."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if might_craft(game, self.seat):
            table.then(DuchyCrafts(self.seat))


class DuchyCrafts(PhaseChoice, frozen=True):
    """Crafts with citadels and markets, card by card."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is done."""
        return say("root.duchy.prompt.craft")

    def orders(self, state: Woodland) -> Sequence[Action]:
        """What can be crafted, or no more."""
        return [*crafts(state, self.seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button."""
        if isinstance(action, Done):
            return button(action, say("root.duchy.do.end_crafting"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that cannot be crafted."""
        found = refused_crafts(game_of(state), self.seat)
        return [*super().refused(state, seat, given), *found]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card cannot be crafted."""
        game = game_of(state)
        if target.kind is TargetKind.CARD and str(target.id) in game.hands[self.seat]:
            why = why_not_craft(game, self.seat, str(target.id))
            return why or super().explain(state, seat, target)
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, table: Table, action: Action) -> None:
        """Crafts, then asks again."""
        if isinstance(action, Craft):
            craft(state, table, self.seat, action)
            table.then(BeginDuchyCrafting(self.seat))


STEPS: tuple[type[Step], ...] = (DuchyTakesBack, BeginDuchyCrafting, DuchyCrafts)

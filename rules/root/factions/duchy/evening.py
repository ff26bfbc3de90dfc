"""Evening of the Duchy: revealed cards, crafting, drawing (7.7)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.kernel.text import Text, say
from rules.root.cards.crafting import might_craft
from rules.root.cards.piles import lay_down, suit_of, take_back
from rules.root.enums import Suit
from rules.root.factions.duchy.events import BirdsDiscarded
from rules.root.factions.workbench import Crafting
from rules.root.state import game_of


class DuchyTakesBack(Auto, frozen=True):
    """Revealed birds are discarded, the other revealed cards return to the hand."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Birds first."""
        game = game_of(state)
        shown = game.revealed[self.seat]
        birds = tuple(card for card in shown if suit_of(card) is Suit.BIRD)
        if birds:
            game.revealed[self.seat] = tuple(card for card in shown if card not in birds)
            context.emit(BirdsDiscarded(self.seat, birds))
            lay_down(game, context, birds)
        take_back(game, context, self.seat)


class BeginDuchyCrafting(Auto, frozen=True):
    """Crafting is asked for when there are cards and citadels or markets. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        if might_craft(game, self.seat):
            context.then(DuchyCrafts(self.seat))


class DuchyCrafts(Crafting, frozen=True):
    """Crafts with citadels and markets, card by card."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is done."""
        return say("root.duchy.prompt.craft")

    def ending(self) -> Text:
        """No more cards."""
        return say("root.duchy.do.end_crafting")

    def again(self) -> Step:
        """Where cards are left."""
        return BeginDuchyCrafting(self.seat)


STEPS: tuple[type[Step], ...] = (DuchyTakesBack, BeginDuchyCrafting, DuchyCrafts)

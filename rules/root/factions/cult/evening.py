"""Evening of the Cult: cards return, gardens of the Outcast suit craft (7.5)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.cards.crafting import might_craft
from rules.root.cards.piles import take_back
from rules.root.describe import who
from rules.root.factions.cult.events import CardsTakenBack
from rules.root.factions.cult.holdings import board_of
from rules.root.factions.workbench import Crafting
from rules.root.names import suit_name
from rules.root.phases import may_be_offered
from rules.root.state import game_of


class TakeRevealedBack(Auto, frozen=True):
    """Every card revealed in this turn returns to the hand, birds too."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """All of them."""
        game = game_of(state)
        count = len(game.revealed[self.seat])
        if count:
            take_back(game, context, self.seat)
            context.emit(CardsTakenBack(self.seat, count))


class OpenCultCrafting(Auto, frozen=True):
    """Crafting is asked for while there are cards and gardens of the Outcast suit. Public."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        can_craft = might_craft(game, self.seat)
        if can_craft or may_be_offered(game, self.seat):
            context.then(CultCrafts(self.seat))


class CultCrafts(Crafting, frozen=True):
    """Crafts with gardens of the Outcast suit, card by card."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """With which gardens."""
        game = game_of(state)
        suit = suit_name(board_of(game, self.seat).outcast)
        return say("root.cult.prompt.craft", who=who(game, seat), suit=suit)

    def ending(self) -> Text:
        """No more cards."""
        return say("root.cult.do.end_crafting")

    def again(self) -> Step:
        """Where cards are left."""
        return OpenCultCrafting(self.seat)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Gardens of other suits craft nothing."""
        if target.kind in (TargetKind.PLACE, TargetKind.PIECE, TargetKind.SEAT):
            suit = suit_name(board_of(game_of(state), self.seat).outcast)
            return say("root.cult.why.crafting", suit=suit)
        return super().explain(state, seat, target)


STEPS: tuple[type[Step], ...] = (TakeRevealedBack, OpenCultCrafting, CultCrafts)

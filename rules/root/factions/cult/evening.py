"""Evening of the Cult: cards return, gardens of the Outcast suit craft (7.5)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.root.actions import Craft
from rules.root.cards import take_back
from rules.root.crafting import craft, crafts, might_craft, refused_crafts, why_not_craft
from rules.root.describe import who
from rules.root.factions.asking import button
from rules.root.factions.cult.events import CardsTakenBack
from rules.root.factions.cult.holdings import board_of
from rules.root.names import suit_name
from rules.root.phases import PhaseChoice, may_be_offered
from rules.root.state import Woodland, game_of


class TakeRevealedBack(Auto, frozen=True):
    """Every card revealed in this turn returns to the hand, birds too."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """All of them."""
        game = game_of(state)
        count = len(game.revealed[self.seat])
        if count:
            take_back(game, table, self.seat)
            table.emit(CardsTakenBack(self.seat, count))


class OpenCultCrafting(Auto, frozen=True):
    """Crafting is asked for while there are cards and gardens of the Outcast suit. Public."""

    seat: Seat

    def run(self, state: State, table: Table) -> None:
        """Asks, or goes on."""
        game = game_of(state)
        can_craft = might_craft(game, self.seat)
        if can_craft or may_be_offered(game, self.seat):
            table.then(CultCrafts(self.seat))


class CultCrafts(PhaseChoice, frozen=True):
    """Crafts with gardens of the Outcast suit, card by card."""

    def prompt(self, state: State, seat: Seat) -> Text:
        """With which gardens."""
        game = game_of(state)
        suit = suit_name(board_of(game, self.seat).outcast)
        return say("root.cult.prompt.craft", who=who(game, seat), suit=suit)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """What can be crafted, or no more."""
        return [*crafts(state, self.seat), Done()]

    def carry_out(self, state: Woodland, table: Table, action: Action) -> None:
        """Crafts, then asks again."""
        if isinstance(action, Craft):
            craft(state, table, self.seat, action)
            table.then(OpenCultCrafting(self.seat))

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button."""
        if isinstance(action, Done):
            return button(action, say("root.cult.do.end_crafting"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that cannot be crafted."""
        found = super().refused(state, seat, given)
        return [*found, *refused_crafts(game_of(state), self.seat)]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card cannot be crafted; gardens of other suits craft nothing."""
        game = game_of(state)
        if target.kind is TargetKind.CARD and str(target.id) in game.hands[self.seat]:
            why = why_not_craft(game, self.seat, str(target.id))
            return why or super().explain(state, seat, target)
        if target.kind in (TargetKind.PLACE, TargetKind.PIECE, TargetKind.SEAT):
            suit = suit_name(board_of(game, self.seat).outcast)
            return say("root.cult.why.crafting", suit=suit)
        return super().explain(state, seat, target)


STEPS: tuple[type[Step], ...] = (TakeRevealedBack, OpenCultCrafting, CultCrafts)

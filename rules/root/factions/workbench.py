"""Crafting card by card (5), and where it comes before everything else of a Daylight (7.1, 7.2)."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Done, Option, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import Craft
from rules.root.cards.crafting import craft, crafts, explain_craft, might_craft, refused_crafts
from rules.root.describe import who
from rules.root.factions.asking import button
from rules.root.laws import law_of
from rules.root.phases import PhaseChoice, offers
from rules.root.state import Woodland, game_of, turn_of


class Crafting(PhaseChoice, frozen=True):
    """Crafts one card after the other, until no more is wanted (5)."""

    def ending(self) -> Text:
        """The button that ends it."""
        raise NotImplementedError(type(self).__name__)

    def again(self) -> Step:
        """What asks for the next card."""
        return self

    def orders(self, state: Woodland) -> Sequence[Action]:
        """What can be crafted, or no more."""
        return [*crafts(state, self.seat), Done()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Ending it is a button."""
        if isinstance(action, Done):
            return button(action, self.ending(), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that cannot be crafted."""
        found = super().refused(state, seat, given)
        return [*found, *refused_crafts(game_of(state), self.seat)]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card cannot be crafted."""
        why = explain_craft(game_of(state), self.seat, target)
        return why or super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Crafts, then asks again."""
        if isinstance(action, Craft):
            craft(state, context, self.seat, action)
            context.then(self.again())


class CraftFirst(Crafting, frozen=True):
    """Any number of cards, while crafting pieces last. Asked when a piece is unused."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Where a card might be crafted, by all that is public."""
        game = game_of(state)
        if turn_of(game).ended or not law_of(game, self.seat).crafting_power(game, self.seat):
            return ()
        is_open = might_craft(game, self.seat) or offers(game, self.seat)
        return (self.seat,) if is_open else ()

    def is_stopover(self, state: State) -> bool:
        """Where actions follow for which the seat is asked."""
        return law_of(game_of(state), self.seat).asks_after_crafting()

    def waits(self, state: State) -> bool:
        """Everything else of Daylight comes after it."""
        return False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Crafting comes first."""
        return say("root.prompt.craft_first", who=who(game_of(state), seat))

    def ending(self) -> Text:
        """Going on."""
        return say("root.do.craft_no_more")

    def orders(self, state: Woodland) -> Sequence[Action]:
        """Cards that can be crafted, or no more of them."""
        return [Done(), *crafts(state, self.seat)]

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why a card cannot be crafted; everything else comes later."""
        return explain_craft(game_of(state), seat, target) or say("root.why.craft_first")


STEPS: tuple[type[Step], ...] = (CraftFirst,)

"""Cost of Errors: what the Drillbit Duchy pays for lost buildings, and what Investors ask (9)."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Option, Seat, Seen, Step
from rules.kernel.text import Text, say
from rules.root.automata.drillbit_duchy.swaying import lose_minister, suits_of_loss, sway_matching
from rules.root.automata.owing import OwedCard
from rules.root.automata.traits import has_trait
from rules.root.describe import place_name, who
from rules.root.enums import Suit
from rules.root.factions.asking import button
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import NOBODY, Place, Woodland, game_of


class CostOfErrors(Auto, frozen=True):
    """Buildings were removed: the lowest swayed minister loses its crown, once an event.

    `places`: where; `by`: who removed them.
    """

    seat: Seat
    places: tuple[Place, ...] = ()
    by: Seat = NOBODY

    def run(self, state: State, context: StepContext) -> None:
        """The last of several of one event does it for all."""
        game = game_of(state)
        if self._is_joined(game):
            return
        lose_minister(game, context, self.seat, self.places)
        if has_trait(game, self.seat, "investors") and self._is_by_player(game):
            context.then(AskInvestor(self.by, self.seat, self.places))

    def _is_joined(self, game: Woodland) -> bool:
        """Whether one that still waits takes these clearings over."""
        for index in range(len(game.agenda) - 1, -1, -1):
            other = game.agenda[index]
            if isinstance(other, CostOfErrors) and other.seat == self.seat:
                places = tuple(dict.fromkeys((*self.places, *other.places)))
                game.agenda[index] = msgspec.structs.replace(other, places=places)
                return True
        return False

    def _is_by_player(self, game: Woodland) -> bool:
        return self.by not in (NOBODY, self.seat) and law_of(game, self.by).has_hand()


class AskInvestor(Auto, frozen=True):
    """Investors: who removed the buildings discards a matching card, else a minister is swayed."""

    payer: Seat
    seat: Seat
    places: tuple[Place, ...]

    def run(self, state: State, context: StepContext) -> None:
        """Asked whenever there is a hand: being asked tells nothing (10)."""
        game = game_of(state)
        if game.hands[self.payer]:
            context.then(PayInvestor(self.payer, self.seat, self.places))
        else:
            sway_matching(game, context, self.seat, suits_of_loss(game, self.places))


class PayInvestor(OwedCard, frozen=True):
    """Which matching card is discarded; without one a matching minister is swayed."""

    places: tuple[Place, ...]

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is owed for which clearings."""
        game = game_of(state)
        places = tuple(place_name(game, place) for place in self.places)
        facts = {"who": who(game, seat), "whom": who(game, self.automaton)}
        return say("root.automata.prompt_investors", places=places, **facts)

    def suits(self, state: Woodland) -> tuple[Suit, ...]:
        """Those of the clearings of the loss."""
        return suits_of_loss(state, self.places)

    def without(self, state: Woodland) -> Option:
        """The minister."""
        label = say("root.automata.let_sway", whom=who(state, self.automaton))
        return button(Seen(), label, "sway")

    def settle(self, state: Woodland, context: StepContext, paid: bool) -> None:
        """A card costs the Duchy a point; without one it sways."""
        if paid:
            score(state, context, self.automaton, -1, "traits")
        else:
            sway_matching(state, context, self.automaton, self.suits(state))


STEPS: tuple[type[Step], ...] = (CostOfErrors, AskInvestor, PayInvestor)

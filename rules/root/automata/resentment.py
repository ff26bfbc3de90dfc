"""What a player owes an Automated Alliance where people would owe a supporter (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Option, Seat, Seen, Step
from rules.kernel.text import Text, say
from rules.root.automata.owing import OwedCard
from rules.root.describe import place_name, who
from rules.root.enums import Suit
from rules.root.factions.asking import button
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import suits_at

POINTS = 1


class Resent(Auto, frozen=True):
    """The offender discards a matching card, else the automaton scores a point. Automata owe
    nothing."""

    seat: Seat
    offender: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Asked whenever there is a hand: being asked tells nothing (10)."""
        game = game_of(state)
        if not law_of(game, self.offender).has_hand():
            return
        if game.hands[self.offender]:
            context.then(PayResentment(self.offender, self.seat, self.place))
        else:
            score(game, context, self.seat, POINTS, "outrage")


class PayResentment(OwedCard, frozen=True):
    """Which matching card is discarded; without one the automaton scores."""

    place: Place

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is owed for which clearing."""
        game = game_of(state)
        facts = {"whom": who(game, self.automaton), "place": place_name(game, self.place)}
        return say("root.automata.prompt_outrage", who=who(game, seat), **facts)

    def suits(self, state: Woodland) -> tuple[Suit, ...]:
        """Those of the clearing."""
        return suits_at(state, self.place)

    def without(self, state: Woodland) -> Option:
        """The point."""
        label = say("root.automata.give_point", whom=who(state, self.automaton))
        return button(Seen(), label, "point")

    def settle(self, state: Woodland, context: StepContext, paid: bool) -> None:
        """Nothing more, or the point."""
        if not paid:
            score(state, context, self.automaton, POINTS, "outrage")


STEPS: tuple[type[Step], ...] = (Resent, PayResentment)

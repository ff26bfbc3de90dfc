"""What a player owes an Automated Alliance where people would owe a supporter (9)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.steps import (
    Action,
    Auto,
    Option,
    Screen,
    Seat,
    Seen,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.table import Table
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards import discard, payments_at
from rules.root.describe import card_name, place_name, who
from rules.root.factions.asking import OneSeat, card_target
from rules.root.geography import suits_at
from rules.root.laws import law_of
from rules.root.points import score
from rules.root.state import Place, Woodland, game_of

POINTS = 1


class Resent(Auto, frozen=True):
    """The offender discards a matching card, else the automaton scores a point. Automata owe
    nothing."""

    seat: Seat
    offender: Seat
    place: Place

    def run(self, state: State, table: Table) -> None:
        """Asked whenever there is a hand: being asked tells nothing (10)."""
        game = game_of(state)
        if not law_of(game, self.offender).has_hand():
            return
        if game.hands[self.offender]:
            table.then(PayResentment(self.offender, self.seat, self.place))
        else:
            score(game, table, self.seat, POINTS, "outrage")


class PayResentment(OneSeat, frozen=True):
    """Which matching card is discarded; without one the automaton scores."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    automaton: Seat
    place: Place

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is owed for which clearing."""
        game = game_of(state)
        facts = {"whom": who(game, self.automaton), "place": place_name(game, self.place)}
        return say("root.automata.prompt_outrage", who=who(game, seat), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The matching cards, birds among them."""
        game = game_of(state)
        found = payments_at(game, self.seat, suits_at(game, self.place))
        return [PlayCard(card) for card in found] or [Seen()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card, or the point."""
        if isinstance(action, PlayCard):
            label = say("root.do.discard", card=card_name(action.card))
            return Option(action, label, (card_target(action.card),))
        label = say("root.automata.give_point", whom=who(game_of(state), self.automaton))
        return Option(action, label, (Target(TargetKind.BUTTON, "point"),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A matching hand card is asked for."""
        return say("root.automata.why_outrage")

    def carry_out(self, state: Woodland, table: Table, action: Action) -> None:
        """Discards it, or gives the point."""
        if isinstance(action, PlayCard):
            discard(state, table, self.seat, action.card)
        else:
            score(state, table, self.automaton, POINTS, "outrage")


STEPS: tuple[type[Step], ...] = (Resent, PayResentment)

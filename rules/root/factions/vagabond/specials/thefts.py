"""Thief and Tinker: cards for a torch (7.4)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say
from rules.root.cards.piles import StealRandom, suit_of
from rules.root.describe import who
from rules.root.factions.vagabond.actions import DayLabor, Steal
from rules.root.factions.vagabond.aid import players_here
from rules.root.factions.vagabond.events import CardFound
from rules.root.factions.vagabond.names import card_name, place_name
from rules.root.factions.vagabond.orders import card_target, in_clearing, seat_target
from rules.root.factions.vagabond.specials.torches import Torch, refuse
from rules.root.laws import law_of
from rules.root.state import NOBODY, Woodland
from rules.root.woodland.geography import matches


class Stealing(Torch):
    """Steal: a random card from a player with faction pieces in the clearing (Thief)."""

    ACTIONS = (Steal,)
    SPECIAL = "steal"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Players here with cards; for one without a hand of its own a card is drawn (9)."""
        return [
            Steal(other)
            for other in players_here(state, seat)
            if state.hands[other] or not law_of(state, other).has_hand()
        ]

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """By lot."""
        assert isinstance(action, Steal)
        context.then(StealRandom(seat, action.seat))

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """From whom."""
        assert isinstance(action, Steal)
        label = say("root.vagabond.steal", whom=who(state, action.seat))
        return Option(action, label, (seat_target(action.seat),))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """Nobody here has a card."""
        label = say("root.vagabond.steal_any")
        return refuse(Steal(NOBODY), label, say("root.vagabond.why_nobody_to_rob"))


class Laboring(Torch):
    """Day Labor: a card of the clearing's suit, or a bird, from the discard pile, no other pile
    (Tinker, R16)."""

    ACTIONS = (DayLabor,)
    SPECIAL = "day_labor"

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """Each fitting card."""
        place = in_clearing(state, seat)
        if place is None:
            return ()
        found = dict.fromkeys(state.discard)
        return [DayLabor(card) for card in found if matches(state, place, suit_of(card))]

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """To hand; the pile lies open, so everybody knows."""
        assert isinstance(action, DayLabor)
        pile = list(state.discard)
        pile.remove(action.card)
        state.discard = tuple(pile)
        state.hands[seat] = tuple(sorted((*state.hands[seat], action.card)))
        context.emit(CardFound(seat, action.card))

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """Which card."""
        assert isinstance(action, DayLabor)
        label = say("root.vagabond.day_labor", card=card_name(action.card))
        return Option(action, label, (card_target(action.card),))

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """No fitting card."""
        label = say("root.vagabond.day_labor_any")
        why = say("root.vagabond.why_no_discard", place=place_name(state.pawns[seat]))
        return refuse(DayLabor(""), label, why)

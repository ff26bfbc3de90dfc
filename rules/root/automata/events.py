"""What the log says of automata (9)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.names import card_name, seat_name


class OrderRevealed(Event, frozen=True):
    """The order card of a turn."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Whose, and which."""
        return say("root.automata.order", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class DecreeFell(Event, frozen=True):
    """The decree of an automaton was cleared in turmoil."""

    seat: Seat

    def text(self) -> Text:
        """Whose."""
        return say("root.automata.turmoil", who=seat_name(self.seat))


EVENTS: tuple[type[Event], ...] = (OrderRevealed, DecreeFell)

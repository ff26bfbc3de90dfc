"""What the log says of automata (9)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.enums import PlotKind, Suit
from rules.root.names import card_name, place_name, plot_name, seat_name, suit_name
from rules.root.state import Place


class OrderRevealed(Event, frozen=True):
    """The order card of a turn."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Whose, and which: its suit is what counts."""
        suit = suit_name(data.cards()[self.card].suit)
        card = card_name(self.card)
        return say("root.automata.order", who=seat_name(self.seat), suit=suit, card=card)

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class OrderCounted(Event, frozen=True):
    """The order that Lost Souls give."""

    seat: Seat
    suit: Suit

    def text(self) -> Text:
        """Whose, and which suit."""
        facts = {"who": seat_name(self.seat), "suit": suit_name(self.suit)}
        return say("root.automata.counted", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class SoulLaid(Event, frozen=True):
    """The top card of the deck lies on Lost Souls."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Whose doing, and which."""
        return say("root.automata.soul_laid", who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class SoulRevealed(Event, frozen=True):
    """The top Lost Soul is revealed: a ritual."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Whose ritual, and which card."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        return say("root.automata.ritual", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class DecreeFell(Event, frozen=True):
    """The decree of an automaton was cleared in turmoil."""

    seat: Seat

    def text(self) -> Text:
        """Whose."""
        return say("root.automata.turmoil", who=seat_name(self.seat))


class PlotGuessed(Event, frozen=True):
    """A player has said what a plot is, before it was flipped: right or wrong."""

    seat: Seat
    place: Place
    guess: PlotKind
    right: bool

    def text(self) -> Text:
        """Who, where, and what."""
        key = f"root.automata.guessed_{'right' if self.right else 'wrong'}"
        facts = {"who": seat_name(self.seat), "place": place_name(self.place)}
        return say(key, plot=plot_name(self.guess), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


EVENTS: tuple[type[Event], ...] = (
    OrderRevealed,
    OrderCounted,
    SoulLaid,
    SoulRevealed,
    DecreeFell,
    PlotGuessed,
)

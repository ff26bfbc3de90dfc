"""What the log says of the Riverfolk Robots (9)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.names import card_name, seat_name


class CardOnMarket(Event, frozen=True):
    """A card lies open on the market."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Which."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        return say("root.automata.on_market", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat and the card."""
        return (Target(TargetKind.SEAT, self.seat), Target(TargetKind.CARD, self.card))


class MarketShut(Event, frozen=True):
    """Protectionism: the shield, or else the sword."""

    seat: Seat
    shield: bool

    def text(self) -> Text:
        """Which of them, and what it means."""
        key = "root.automata.shield" if self.shield else "root.automata.sword"
        return say(key, who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


EVENTS: tuple[type[Event], ...] = (CardOnMarket, MarketShut)

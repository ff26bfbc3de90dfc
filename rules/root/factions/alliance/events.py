"""What is told of the Woodland Alliance (7.3)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.names import card_name, place_name, seat_name
from rules.root.state import Place


class SupporterAdded(Event, frozen=True):
    """A card lies among the supporters now: only the Alliance and `giver` know which."""

    seat: Seat
    card: str
    giver: Seat

    def for_seat(self, viewer: Seat | None) -> Event:
        """That one came."""
        known = viewer in (self.seat, self.giver)
        return self if known else SupporterAdded(self.seat, "", self.giver)

    def text(self) -> Text:
        """Who gave it."""
        facts = {"card": card_name(self.card), "who": seat_name(self.seat)}
        if self.giver == self.seat:
            return say("root.alliance.log_supporter", **facts)
        return say("root.alliance.log_given", whom=seat_name(self.giver), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class SupporterSpent(Event, frozen=True):
    """A supporter was spent or discarded: it lies open now."""

    seat: Seat
    card: str
    is_lost: bool = False

    def text(self) -> Text:
        """Which."""
        key = "root.alliance.log_lost" if self.is_lost else "root.alliance.log_spent"
        return say(key, who=seat_name(self.seat), card=card_name(self.card))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (Target(TargetKind.CARD, self.card), Target(TargetKind.SEAT, self.seat))


class Revolted(Event, frozen=True):
    """A clearing revolts."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """Where."""
        facts = {"who": seat_name(self.seat), "place": place_name(self.place)}
        return say("root.alliance.log_revolt", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (Target(TargetKind.PLACE, self.place), Target(TargetKind.SEAT, self.seat))


class OutrageFelt(Event, frozen=True):
    """Somebody owes the Alliance a card for what happened in a clearing."""

    seat: Seat
    offender: Seat
    place: Place

    def text(self) -> Text:
        """Who and where."""
        facts = {"who": seat_name(self.offender), "place": place_name(self.place)}
        return say("root.alliance.log_outrage", **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (Target(TargetKind.PLACE, self.place), Target(TargetKind.SEAT, self.offender))


class HandShown(Event, frozen=True):
    """The offender had no matching card and showed its hand to the Alliance."""

    seat: Seat
    offender: Seat

    def text(self) -> Text:
        """Who to whom."""
        facts = {"who": seat_name(self.offender), "whom": seat_name(self.seat)}
        return say("root.alliance.log_shown", **facts)


class OfficersChanged(Event, frozen=True):
    """Officers were trained or lost."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many."""
        key = "root.alliance.log_officers" if self.count > 0 else "root.alliance.log_officers_lost"
        return say(key, who=seat_name(self.seat), n=abs(self.count))


EVENTS: tuple[type[Event], ...] = (
    SupporterAdded,
    SupporterSpent,
    Revolted,
    OutrageFelt,
    HandShown,
    OfficersChanged,
)

"""What happened in the phases of a round, in books, signs and negotiations."""

from rules.cthulhu_wars.enums import Clock
from rules.cthulhu_wars.events import of
from rules.cthulhu_wars.names import book_name, deed_name, seat_name
from rules.cthulhu_wars.state import HIDDEN_SIGN
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, plain, say


def card(id: str) -> tuple[Target, ...]:
    """A book or a requirement."""
    return (Target(TargetKind.CARD, id),)


class PowerGathered(Event, frozen=True):
    """A faction gathered Power, by where it came from; `power` is more where it was raised to half
    of the highest (5.1)."""

    seat: Seat
    cultists: int
    gates: int
    abandoned: int
    captives: int
    effects: int
    power: int

    def text(self) -> Text:
        """How much, from where."""
        facts = {"cultists": self.cultists, "gates": self.gates + self.abandoned}
        facts |= {"captives": self.captives, "effects": self.effects}
        found = self.cultists + self.gates + self.abandoned + self.captives + self.effects
        key = "gathers" if found == self.power else "gathers_least"
        return say(f"cthulhu_wars.log.{key}", who=seat_name(self.seat), n=self.power, **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class FirstPlayerFound(Event, frozen=True):
    """Who is first in this round."""

    seat: Seat

    def text(self) -> Text:
        """Who."""
        return say("cthulhu_wars.log.first", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class ClockChosen(Event, frozen=True):
    """The direction of this round."""

    seat: Seat
    clock: Clock

    def text(self) -> Text:
        """Which."""
        return say(f"cthulhu_wars.log.{self.clock.value}", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The first player."""
        return of(self.seat)


class RitualPerformed(Event, frozen=True):
    """A ritual: what it cost and brought, where the marker stands now."""

    seat: Seat
    cost: int
    doom: int
    signs: int
    marker: int

    def text(self) -> Text:
        """By whom, for how much."""
        return say("cthulhu_wars.log.ritual", who=seat_name(self.seat), n=self.cost)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class DeedMet(Event, frozen=True):
    """A requirement was met."""

    seat: Seat
    deed: str

    def text(self) -> Text:
        """Whose, which."""
        return say("cthulhu_wars.log.deed", who=seat_name(self.seat), deed=deed_name(self.deed))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (*of(self.seat), *card(self.deed))


class BookTaken(Event, frozen=True):
    """A book was picked."""

    seat: Seat
    book: str

    def text(self) -> Text:
        """Whose, which."""
        return say("cthulhu_wars.log.book", who=seat_name(self.seat), book=book_name(self.book))

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (*of(self.seat), *card(self.book))


class SignDrawn(Event, frozen=True):
    """An Elder Sign was drawn; what it is worth is told by the owner's card alone."""

    seat: Seat

    def text(self) -> Text:
        """By whom."""
        return say("cthulhu_wars.log.sign", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class RevealOrdered(Event, frozen=True):
    """A faction will turn signs up at the next moment for it."""

    seat: Seat

    def text(self) -> Text:
        """Who."""
        return say("cthulhu_wars.log.reveal_ordered", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class SignsRevealed(Event, frozen=True):
    """Signs were turned up."""

    seat: Seat
    values: tuple[int, ...]

    def text(self) -> Text:
        """Which."""
        assert HIDDEN_SIGN not in self.values, "a sign was turned up that nobody can read"
        signs = tuple(plain(str(value)) for value in self.values)
        who, doom = seat_name(self.seat), sum(self.values)
        return say("cthulhu_wars.log.revealed", who=who, signs=signs, doom=doom)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class OfferMade(Event, frozen=True):
    """A faction named a number in a negotiation, or refused for good."""

    seat: Seat
    number: int
    refused: bool

    def text(self) -> Text:
        """How much."""
        if self.refused:
            return say("cthulhu_wars.log.refused", who=seat_name(self.seat))
        return say("cthulhu_wars.log.offered", who=seat_name(self.seat), number=self.number)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return of(self.seat)


class TalkEnded(Event, frozen=True):
    """A negotiation is over."""

    asker: Seat
    effect: str
    agreed: bool

    def text(self) -> Text:
        """Agreed or not."""
        key = "agreed" if self.agreed else "not_agreed"
        return say(f"cthulhu_wars.log.{key}", what=book_name(self.effect))

    def targets(self) -> tuple[Target, ...]:
        """The effect."""
        return (*of(self.asker), *card(self.effect))


class DecayRose(Event, frozen=True):
    """The Decay marker moved (13)."""

    decay: int

    def text(self) -> Text:
        """Where to."""
        return say("cthulhu_wars.log.decay", decay=self.decay)


EVENTS: tuple[type[Event], ...] = (
    PowerGathered,
    FirstPlayerFound,
    ClockChosen,
    RitualPerformed,
    DeedMet,
    BookTaken,
    SignDrawn,
    RevealOrdered,
    SignsRevealed,
    OfferMade,
    TalkEnded,
    DecayRose,
)

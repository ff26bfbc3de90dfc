"""What the Marquise does: log lines, motion, statistics (7.1)."""

from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say
from rules.root.events import at, card, of
from rules.root.names import card_name, place_name, seat_name
from rules.root.state import Place


class WoodMade(Event, frozen=True):
    """Wood came to the clearings of sawmills, one entry a token."""

    seat: Seat
    places: tuple[Place, ...]

    def text(self) -> Text:
        """How much and where."""
        where = tuple(place_name(place) for place in dict.fromkeys(self.places))
        who = seat_name(self.seat)
        return say("root.marquise.log.wood", who=who, n=len(self.places), where=where)

    def targets(self) -> tuple[Target, ...]:
        """The clearings."""
        return tuple(at(place) for place in dict.fromkeys(self.places))


class Overworked(Event, frozen=True):
    """A sawmill works for a card that matches its clearing."""

    seat: Seat
    place: Place
    card: str

    def text(self) -> Text:
        """Where, and the card."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        return say("root.marquise.log.overworked", place=place_name(self.place), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The clearing and the card."""
        return (at(self.place), card(self.card), of(self.seat))


class WoodPaid(Event, frozen=True):
    """Wood went back to the supply for a building, one entry a token."""

    seat: Seat
    places: tuple[Place, ...]

    def text(self) -> Text:
        """How much and from where."""
        where = tuple(place_name(place) for place in dict.fromkeys(self.places))
        who = seat_name(self.seat)
        return say("root.marquise.log.paid", who=who, n=len(self.places), where=where)

    def targets(self) -> tuple[Target, ...]:
        """The clearings."""
        return tuple(at(place) for place in dict.fromkeys(self.places))


class ActionBought(Event, frozen=True):
    """A bird card was spent for one more action."""

    seat: Seat
    card: str

    def text(self) -> Text:
        """Which."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        return say("root.marquise.log.extra", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (card(self.card), of(self.seat))


class HospitalsUsed(Event, frozen=True):
    """Removed warriors were placed in the keep clearing for a card."""

    seat: Seat
    place: Place
    keep: Place
    count: int
    card: str

    def text(self) -> Text:
        """How many, and what it cost."""
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        place = place_name(self.place)
        return say("root.marquise.log.hospitals", n=self.count, place=place, **facts)

    def targets(self) -> tuple[Target, ...]:
        """From where to where."""
        return (at(self.place), at(self.keep), card(self.card))


EVENTS: tuple[type[Event], ...] = (
    WoodMade,
    Overworked,
    WoodPaid,
    ActionBought,
    HospitalsUsed,
)

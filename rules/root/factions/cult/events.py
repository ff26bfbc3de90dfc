"""What the Lizard Cult does: log lines, motion, statistics (7.5)."""

from rules.kernel.steps import Event, Seat, Target
from rules.kernel.text import Text, say
from rules.root.enums import Suit
from rules.root.events import at, of
from rules.root.events import card as card_target
from rules.root.names import building_name, card_name, place_name, seat_name, suit_name
from rules.root.state import Building, Place


class CultBegan(Event, frozen=True):
    """The Cult begins in a clearing."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """Where."""
        return say("root.cult.log.began", who=seat_name(self.seat), place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (at(self.place), of(self.seat))


class OutcastAdjusted(Event, frozen=True):
    """The marker was placed, moved or turned. `counts`: Lost Souls by suit; () at set-up."""

    seat: Seat
    suit: Suit
    hated: bool
    counts: tuple[int, ...] = ()

    def text(self) -> Text:
        """The Outcast, and the side of the marker."""
        key = "root.cult.log.hated" if self.hated else "root.cult.log.outcast"
        return say(key, suit=suit_name(self.suit))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class SoulsDiscarded(Event, frozen=True):
    """The Lost Souls went to the discard pile."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many."""
        return say("root.cult.log.souls", n=self.count)


class AcolytesJoined(Event, frozen=True):
    """Warriors joined the acolytes. `why`: revenge, sacrifice or set_up."""

    seat: Seat
    count: int
    why: str

    def text(self) -> Text:
        """How many and why."""
        return say(f"root.cult.log.{self.why}", who=seat_name(self.seat), n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class AcolytesSpent(Event, frozen=True):
    """Acolytes went to the supply for a conspiracy."""

    seat: Seat
    count: int
    conspiracy: str

    def text(self) -> Text:
        """Which conspiracy, how many."""
        name = say(f"root.cult.name.{self.conspiracy}")
        return say("root.cult.log.conspires", who=seat_name(self.seat), n=self.count, what=name)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class Converted(Event, frozen=True):
    """An enemy warrior gave way to a Cult warrior."""

    seat: Seat
    place: Place
    owner: Seat

    def text(self) -> Text:
        """Whose and where."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.owner)}
        return say("root.cult.log.converted", place=place_name(self.place), **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.owner))


class Sanctified(Event, frozen=True):
    """An enemy building gave way to a garden."""

    seat: Seat
    place: Place
    building: Building
    suit: Suit

    def text(self) -> Text:
        """What and where."""
        facts = {"who": seat_name(self.seat), "whom": seat_name(self.building.seat)}
        what = building_name(self.building)
        where = place_name(self.place)
        return say("root.cult.log.sanctified", what=what, place=where, **facts)

    def targets(self) -> tuple[Target, ...]:
        """Where."""
        return (at(self.place), of(self.building.seat))


class RitualHeld(Event, frozen=True):
    """A ritual was held with a revealed card."""

    seat: Seat
    ritual: str
    card: str

    def text(self) -> Text:
        """Which, with which card."""
        name = say(f"root.cult.name.{self.ritual}")
        facts = {"who": seat_name(self.seat), "card": card_name(self.card)}
        return say("root.cult.log.ritual", what=name, **facts)

    def targets(self) -> tuple[Target, ...]:
        """The card."""
        return (card_target(self.card), of(self.seat))


class FearStruck(Event, frozen=True):
    """Gardens were removed: so many random cards are discarded."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many cards."""
        return say("root.cult.log.fear", who=seat_name(self.seat), n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class CardsTakenBack(Event, frozen=True):
    """Revealed cards returned to the hand."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """How many."""
        return say("root.cult.log.taken_back", who=seat_name(self.seat), n=self.count)


EVENTS: tuple[type[Event], ...] = (
    CultBegan,
    OutcastAdjusted,
    SoulsDiscarded,
    AcolytesJoined,
    AcolytesSpent,
    Converted,
    Sanctified,
    RitualHeld,
    FearStruck,
    CardsTakenBack,
)

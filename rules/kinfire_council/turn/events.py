"""What happened in the turns of Day's Light and in what effects ask there."""

from typing import ClassVar

from rules.kernel.steps import Event, LogRank, Seat, Target
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import (
    card_target,
    cultist_target,
    need_target,
    piece_target,
    rubble_target,
    seat_target,
    ship_target,
    slot_target,
    space_target,
)
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.names import seat_name
from rules.kinfire_council.state import HIDDEN_CARD, Space


class TurnBegan(Event, frozen=True):
    """A player's turn has begun."""

    RANK: ClassVar[LogRank] = LogRank.PHASE

    seat: Seat

    def text(self) -> Text:
        """Whose."""
        return say("kinfire_council.log.turn", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)


class Placed(Event, frozen=True):
    """A piece came to a space; `tax`: what it owes for that. Its names, as they were: an item may
    be another one in another set."""

    seat: Seat
    piece: int
    space: Space
    tax: int
    name: Text
    place: Text

    def text(self) -> Text:
        """Which, where, for how much."""
        facts = {"who": seat_name(self.seat), "piece": self.name, "place": self.place}
        if not self.tax:
            return say("kinfire_council.log.placed", **facts)
        return say("kinfire_council.log.placed_for", n=self.tax, **facts)

    def targets(self) -> tuple[Target, ...]:
        """The piece and its space."""
        return (piece_target(self.seat, self.piece), space_target(self.space))


class TaxPaid(Event, frozen=True):
    """Coins came into the coffers (5)."""

    n: int


class PatronPaid(Event, frozen=True):
    """A rival's placement brought a patron something (10)."""

    seat: Seat
    space: Space
    place: Text

    def text(self) -> Text:
        """Who, where."""
        return say("kinfire_council.log.patron", who=seat_name(self.seat), place=self.place)

    def targets(self) -> tuple[Target, ...]:
        """The space."""
        return (seat_target(self.seat), space_target(self.space))


class LocationUsed(Event, frozen=True):
    """A location was used."""

    seat: Seat
    space: Space
    index: int
    name: Text

    def text(self) -> Text:
        """Which."""
        return say("kinfire_council.log.used", who=seat_name(self.seat), what=self.name)

    def targets(self) -> tuple[Target, ...]:
        """The space."""
        return (space_target(self.space),)


class Arrested(Event, frozen=True):
    """A cultist went from the city into a player's holding (6)."""

    seat: Seat
    number: int

    def text(self) -> Text:
        """Who, whom."""
        name = seat_name(self.seat)
        return say("kinfire_council.log.arrested", who=name, number=self.number)

    def targets(self) -> tuple[Target, ...]:
        """The cultist and his space."""
        return (cultist_target(self.number), space_target(str(self.number)))


class RubbleCleared(Event, frozen=True):
    """Rubble left the city (9)."""

    seat: Seat
    number: int

    def text(self) -> Text:
        """Who, where."""
        name = seat_name(self.seat)
        return say("kinfire_council.log.cleared", who=name, number=self.number)

    def targets(self) -> tuple[Target, ...]:
        """The space."""
        return (rubble_target(self.number), space_target(str(self.number)))


class NeedMet(Event, frozen=True):
    """A need was met (8)."""

    seat: Seat
    row: int

    def text(self) -> Text:
        """Who, which."""
        name = seat_name(self.seat)
        return say("kinfire_council.log.meets_need", who=name, row=self.row + 1)

    def targets(self) -> tuple[Target, ...]:
        """The row."""
        return (need_target(self.row),)


class ShipmentSent(Event, frozen=True):
    """A shipment raised the lighthouse (8)."""

    seat: Seat
    row: int
    floors: int

    def text(self) -> Text:
        """Who, how much."""
        return say("kinfire_council.log.shipped", who=seat_name(self.seat), n=self.floors)

    def targets(self) -> tuple[Target, ...]:
        """The row."""
        return (ship_target(self.row),)


class DistrictUpgraded(Event, frozen=True):
    """A district was turned (10)."""

    seat: Seat
    number: int
    place: Text

    def text(self) -> Text:
        """Who, which."""
        return say("kinfire_council.log.upgraded", who=seat_name(self.seat), place=self.place)

    def targets(self) -> tuple[Target, ...]:
        """The space."""
        return (space_target(str(self.number)),)


class PatronSet(Event, frozen=True):
    """A player is patron of a district (10)."""

    seat: Seat
    number: int
    place: Text

    def text(self) -> Text:
        """Who, where."""
        return say("kinfire_council.log.patron_set", who=seat_name(self.seat), place=self.place)

    def targets(self) -> tuple[Target, ...]:
        """The space."""
        return (seat_target(self.seat), space_target(str(self.number)))


class Repelled(Event, frozen=True):
    """A threat became a trophy (9)."""

    seat: Seat
    slot: int
    card: str
    name: Text

    def text(self) -> Text:
        """Who, which."""
        return say("kinfire_council.log.repelled", who=seat_name(self.seat), what=self.name)

    def targets(self) -> tuple[Target, ...]:
        """The slot."""
        return (slot_target(self.slot), card_target(self.card))


class Trained(Event, frozen=True):
    """A chit has a skill (7)."""

    seat: Seat
    piece: int
    skill: Skill
    name: Text

    def text(self) -> Text:
        """Who, which."""
        return say("kinfire_council.log.trained", who=seat_name(self.seat), skill=self.name)

    def targets(self) -> tuple[Target, ...]:
        """The chit."""
        return (piece_target(self.seat, self.piece),)


class Released(Event, frozen=True):
    """A held cultist went back into the bag (6)."""

    seat: Seat
    number: int

    def text(self) -> Text:
        """Who, whom."""
        name = seat_name(self.seat)
        return say("kinfire_council.log.released", who=name, number=self.number)

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)


class CardPlayed(Event, frozen=True):
    """A research card was played: all see it (12)."""

    seat: Seat
    card: str
    name: Text

    def text(self) -> Text:
        """Who, which."""
        return say("kinfire_council.log.played", who=seat_name(self.seat), card=self.name)

    def targets(self) -> tuple[Target, ...]:
        """The player and the card."""
        return (seat_target(self.seat), card_target(self.card))


class ThreatsScried(Event, frozen=True):
    """A player looks at the top threats; others do not see which (12)."""

    seat: Seat
    cards: tuple[str, ...]

    def for_seat(self, viewer: Seat | None) -> Event:
        """The faces for the one who looks."""
        if viewer == self.seat:
            return self
        return ThreatsScried(self.seat, (HIDDEN_CARD,) * len(self.cards))

    def text(self) -> Text:
        """Who, how many."""
        return say("kinfire_council.log.scried", who=seat_name(self.seat), n=len(self.cards))

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)


class ThreatsPutBack(Event, frozen=True):
    """The threats looked at lie on top and at the bottom again (12). How many where: public."""

    seat: Seat
    on_top: int
    at_bottom: int

    def text(self) -> Text:
        """How many where."""
        return say(
            "kinfire_council.log.put_back",
            who=seat_name(self.seat),
            top=self.on_top,
            bottom=self.at_bottom,
        )

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)


class CouldNot(Event, frozen=True):
    """An effect offered a deed that was not open: `deed` is its op; «act»: a placed piece had no
    deed open."""

    seat: Seat
    deed: str

    def text(self) -> Text:
        """Who, what."""
        return say(f"kinfire_council.log.could_not_{self.deed}", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The player."""
        return (seat_target(self.seat),)


EVENTS: tuple[type[Event], ...] = (
    CouldNot,
    TurnBegan,
    Placed,
    TaxPaid,
    PatronPaid,
    LocationUsed,
    Arrested,
    RubbleCleared,
    NeedMet,
    ShipmentSent,
    DistrictUpgraded,
    PatronSet,
    Repelled,
    Trained,
    Released,
    CardPlayed,
    ThreatsScried,
    ThreatsPutBack,
)

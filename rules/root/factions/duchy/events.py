"""What the Duchy does: log lines, motion, statistics (7.7)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.factions.duchy.naming import (
    building_name,
    card_name,
    minister_name,
    minister_target,
    place_name,
    who,
)
from rules.root.state import Place
from rules.root.words import BuildingKind


class DuchyBegan(Event, frozen=True):
    """The Duchy comes up in a clearing."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """The log line."""
        return say("root.duchy.log.began", who=who(self.seat), place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class DuchyRecruited(Event, frozen=True):
    """Warriors came to the Burrow, in Birdsong or by the Assembly."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """The log line."""
        return say("root.duchy.log.recruited", who=who(self.seat), n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The Burrow."""
        return (Target(TargetKind.PLACE, 0),)


class BuildingRaised(Event, frozen=True):
    """A citadel or market was built; the card lies revealed."""

    seat: Seat
    place: Place
    building: BuildingKind
    card: str

    def text(self) -> Text:
        """The log line."""
        return say(
            "root.duchy.log.built",
            who=who(self.seat),
            building=building_name(self.building),
            place=place_name(self.place),
            card=card_name(self.card),
        )

    def targets(self) -> tuple[Target, ...]:
        """The clearing and the card."""
        return (Target(TargetKind.PLACE, self.place), Target(TargetKind.CARD, self.card))


class TunnelDug(Event, frozen=True):
    """A tunnel leads to a clearing."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """The log line."""
        return say("root.duchy.log.dug", who=who(self.seat), place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class TunnelFilledIn(Event, frozen=True):
    """The Duchy took a tunnel from the map to dig another."""

    seat: Seat
    place: Place

    def text(self) -> Text:
        """The log line."""
        return say("root.duchy.log.filled_in", who=who(self.seat), place=place_name(self.place))

    def targets(self) -> tuple[Target, ...]:
        """The clearing."""
        return (Target(TargetKind.PLACE, self.place),)


class MinisterCalled(Event, frozen=True):
    """A minister acts; `of`: whose action the Mayor uses."""

    seat: Seat
    minister: str
    of: str = ""

    def text(self) -> Text:
        """The log line."""
        called, minister = who(self.seat), minister_name(self.minister)
        if not self.of:
            return say("root.duchy.log.called", who=called, minister=minister)
        of = minister_name(self.of)
        return say("root.duchy.log.called_mayor", who=called, minister=minister, of=of)

    def targets(self) -> tuple[Target, ...]:
        """The minister."""
        return (minister_target(self.minister),)


class MinisterSwayed(Event, frozen=True):
    """A minister got a crown."""

    seat: Seat
    minister: str

    def text(self) -> Text:
        """The log line."""
        minister = minister_name(self.minister)
        return say("root.duchy.log.swayed", who=who(self.seat), minister=minister)

    def targets(self) -> tuple[Target, ...]:
        """The minister."""
        return (minister_target(self.minister),)


class MinisterLeft(Event, frozen=True):
    """Price of failure: a minister left, the crown is out of the game."""

    seat: Seat
    minister: str

    def text(self) -> Text:
        """The log line."""
        minister = minister_name(self.minister)
        return say("root.duchy.log.failed", who=who(self.seat), minister=minister)

    def targets(self) -> tuple[Target, ...]:
        """The minister."""
        return (minister_target(self.minister),)


class BirdsDiscarded(Event, frozen=True):
    """Revealed birds were discarded in Evening."""

    seat: Seat
    cards: tuple[str, ...]

    def text(self) -> Text:
        """The log line."""
        cards = tuple(card_name(card) for card in self.cards)
        return say("root.duchy.log.birds_discarded", who=who(self.seat), cards=cards)

    def targets(self) -> tuple[Target, ...]:
        """The cards."""
        return tuple(Target(TargetKind.CARD, card) for card in self.cards)


EVENTS: tuple[type[Event], ...] = (
    DuchyBegan,
    DuchyRecruited,
    BuildingRaised,
    TunnelDug,
    TunnelFilledIn,
    MinisterCalled,
    MinisterSwayed,
    MinisterLeft,
    BirdsDiscarded,
)

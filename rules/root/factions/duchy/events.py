"""What the Duchy does: log lines, motion, statistics (7.7)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.factions.duchy.naming import minister_name, minister_target
from rules.root.names import card_name
from rules.root.names import seat_name as who


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
    MinisterCalled,
    MinisterSwayed,
    MinisterLeft,
    BirdsDiscarded,
)

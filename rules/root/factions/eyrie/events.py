"""What the Eyrie does: log lines, motion, statistics (7.2)."""

from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.events import card as card_target
from rules.root.events import of
from rules.root.factions.eyrie.naming import column_name, decree_card, leader_name
from rules.root.names import seat_name


class LeaderChosen(Event, frozen=True):
    """A leader turned up; the viziers were tucked."""

    seat: Seat
    leader: str

    def text(self) -> Text:
        """Who."""
        facts = {"who": seat_name(self.seat), "leader": leader_name(self.leader)}
        return say("root.eyrie.log.leader", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


class DecreeGrew(Event, frozen=True):
    """A card was added to the Decree."""

    seat: Seat
    card: str
    column: int

    def text(self) -> Text:
        """Which and where."""
        facts = {"who": seat_name(self.seat), "card": decree_card(self.card)}
        return say("root.eyrie.log.added", column=column_name(self.column), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The card and its column."""
        return (card_target(self.card), Target(TargetKind.TRACK, f"decree:{self.column}"))


class DecreeObeyed(Event, frozen=True):
    """A card of the Decree comes next. `fails`: it cannot be carried out."""

    seat: Seat
    card: str
    column: int
    fails: bool = False

    def text(self) -> Text:
        """Which."""
        facts = {"column": column_name(self.column), "card": decree_card(self.card)}
        key = "root.eyrie.log.fails" if self.fails else "root.eyrie.log.obeys"
        return say(key, who=seat_name(self.seat), **facts)

    def targets(self) -> tuple[Target, ...]:
        """The card and its column."""
        return (card_target(self.card), Target(TargetKind.TRACK, f"decree:{self.column}"))


class Turmoil(Event, frozen=True):
    """The Decree could not be carried out: `cards` were discarded, `leader` was deposed."""

    seat: Seat
    leader: str
    birds: int
    cards: tuple[str, ...]

    def text(self) -> Text:
        """Who fell."""
        facts = {"who": seat_name(self.seat), "leader": leader_name(self.leader)}
        return say("root.eyrie.log.turmoil", **facts)

    def targets(self) -> tuple[Target, ...]:
        """The seat and the cards."""
        return (of(self.seat), *(card_target(card) for card in self.cards))


class LeadersReturned(Event, frozen=True):
    """No leader was face up any more: all turn face up."""

    seat: Seat

    def text(self) -> Text:
        """That they do."""
        return say("root.eyrie.log.returned", who=seat_name(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (of(self.seat),)


EVENTS: tuple[type[Event], ...] = (
    LeaderChosen,
    DecreeGrew,
    DecreeObeyed,
    Turmoil,
    LeadersReturned,
)

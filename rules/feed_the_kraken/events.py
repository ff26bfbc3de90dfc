"""What happened, for log, motion and statistics. Secret parts stay with those who may know (11)."""

from typing import ClassVar

from rules.feed_the_kraken.claim import Say, said_text
from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import Character, NavCard, Post, Ritual, Side, Token
from rules.feed_the_kraken.log_lines import (
    Told,
    cause_name,
    listed,
    log,
    officer_line,
)
from rules.feed_the_kraken.names import (
    card_name,
    character_name,
    direction_name,
    ritual_name,
    side_name,
    who,
)
from rules.feed_the_kraken.state import NOBODY, Sight
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Text


class VoyageBegan(Told, frozen=True):
    """The ship is manned; the first captain takes the logbook (3)."""

    MARKS: ClassVar[tuple[str, ...]] = ("captain",)
    captain: Seat

    def text(self) -> Text:
        """The first captain."""
        return log("began", who=who(self.captain))


class RoundBegan(Told, frozen=True):
    """A round: a team is to be appointed (4)."""

    MARKS: ClassVar[tuple[str, ...]] = ("captain",)
    round: int
    captain: Seat

    def text(self) -> Text:
        """Its number and captain."""
        return log("round", round=self.round, who=who(self.captain))


class Appointed(Told, frozen=True):
    """Both badges are given (4.1); NOBODY (-1) for an empty post (9.3)."""

    MARKS: ClassVar[tuple[str, ...]] = ("lieutenant", "navigator")
    captain: Seat
    lieutenant: Seat
    navigator: Seat

    def text(self) -> Text:
        """Both names."""
        team = {"lieutenant": who(self.lieutenant), "navigator": who(self.navigator)}
        return log("appointed", captain=who(self.captain), **team)


class GunsRevealed(Told, frozen=True):
    """All commitments are opened at once (4.2)."""

    COUNTS: ClassVar[str] = "guns"
    guns: tuple[int, ...]

    def text(self) -> Text:
        """Who committed how many."""
        if not any(self.guns):
            return log("revealed_none")
        return log("revealed", guns=listed("guns_of", self.guns))


class CheckEnded(Event, frozen=True):
    """The outcome of a loyalty check (4.2)."""

    total: int
    threshold: int
    succeeded: bool

    def text(self) -> Text:
        """The total and what it had to reach."""
        key = "mutiny" if self.succeeded else "no_mutiny"
        return log(key, total=self.total, threshold=self.threshold)


class RuledOut(Told, frozen=True):
    """A tied seat is out of the running (4.2)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    by: Seat
    seat: Seat

    def text(self) -> Text:
        """Who removed whom."""
        return log("ruled_out", by=who(self.by), who=who(self.seat))


class CaptainChanged(Told, frozen=True):
    """A new captain: by mutiny, Drunk or Chief Cook (`cause`: mutiny, drunk, chief_cook)."""

    MARKS: ClassVar[tuple[str, ...]] = ("new",)
    old: Seat
    new: Seat
    cause: str

    def text(self) -> Text:
        """The new captain, and how."""
        return log(f"captain.{self.cause}", old=who(self.old), new=who(self.new))


class GunsMoved(Told, frozen=True):
    """Guns change hands; -1 is the supply. `cause` is a word of the log."""

    MARKS: ClassVar[tuple[str, ...]] = ("source", "target")
    source: Seat
    target: Seat
    guns: int
    cause: str

    def text(self) -> Text | None:
        """Whose they were, whose they are, and why."""
        if not self.guns:
            return None
        if self.cause == "burned":
            return log("burned", who=who(self.source), n=self.guns)
        cause = cause_name(self.cause)
        if self.source == NOBODY:
            return log("guns_taken", who=who(self.target), n=self.guns, cause=cause)
        if self.target == NOBODY:
            return log("guns_returned", who=who(self.source), n=self.guns, cause=cause)
        pair = {"source": who(self.source), "target": who(self.target)}
        return log("guns_moved", n=self.guns, cause=cause, **pair)


class CardsDrawn(Told, frozen=True):
    """An officer has drawn face down (4.3)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    post: Post
    count: int

    def text(self) -> Text:
        """How many; no more is told."""
        return officer_line("drew", self.seat, self.post, self.count)


class CardsDiscarded(Told, frozen=True):
    """An officer has discarded face down (4.3)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    post: Post
    count: int

    def text(self) -> Text:
        """How many; no more is told."""
        return officer_line("discarded", self.seat, self.post, self.count)


class Redrawn(Told, frozen=True):
    """An officer has put all cards drawn away for two new ones (Archivist)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat

    def text(self) -> Text:
        """Who."""
        return log("redrawn", who=who(self.seat))


class Jumped(Told, frozen=True):
    """The navigator is overboard; both cards are discarded (9.1)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat

    def text(self) -> Text:
        """Who."""
        return log("jumped", who=who(self.seat))


class EmergencyNavigator(Told, frozen=True):
    """The captain has named another navigator (9.2)."""

    MARKS: ClassVar[tuple[str, ...]] = ("navigator",)
    captain: Seat
    navigator: Seat

    def text(self) -> Text:
        """Who is navigator now."""
        if self.navigator == NOBODY:
            return log("emergency_none")
        return log("emergency", captain=who(self.captain), who=who(self.navigator))


class CardShown(Told, frozen=True):
    """The captain shows the card left; it is a resume card now (4.3, 4.4)."""

    MARKS: ClassVar[tuple[str, ...]] = ("captain",)
    captain: Seat
    card: NavCard

    def text(self) -> Text:
        """The card."""
        arrow = direction_name(cards()[self.card].color.direction)
        return log("shown", who=who(self.captain), card=card_name(self.card), direction=arrow)


class ShipMoved(Event, frozen=True):
    """The ship follows the arrow (4.4)."""

    origin: str
    target: str

    def text(self) -> Text:
        """Where to; the board shows the space."""
        return log("moved")

    def targets(self) -> tuple[Target, ...]:
        """The space left and the space reached."""
        return tuple([Target(TargetKind.PLACE, each) for each in (self.origin, self.target)])


class SupplyLineCrossed(Told, frozen=True):
    """Everybody is filled up (9.4); `gains` by seat."""

    COUNTS: ClassVar[str] = "gains"
    gains: tuple[int, ...]

    def text(self) -> Text:
        """Who got guns."""
        if not any(self.gains):
            return log("supply_line_none")
        return log("supply_line", gains=listed("gain_of", self.gains))


class TokenUsed(Told, frozen=True):
    """The captain carries out a map action (5)."""

    MARKS: ClassVar[tuple[str, ...]] = ("target",)
    token: Token
    captain: Seat
    target: Seat

    def text(self) -> Text:
        """What was done to whom."""
        return log(f"token.{self.token.value}", captain=who(self.captain), who=who(self.target))


class Flogged(Told, frozen=True):
    """The side that is ruled out for good (5)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    not_side: Side

    def text(self) -> Text:
        """Which side it is not on."""
        return log("flogged", who=who(self.seat), side=side_name(self.not_side))


class Eliminated(Told, frozen=True):
    """A seat is out of the game (8); `cause`: jump or kraken."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    cause: str

    def text(self) -> Text:
        """Who is out."""
        return log(f"eliminated.{self.cause}", who=who(self.seat))


class Looked(Told, frozen=True):
    """A private look: that it took place (5, 6, 10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("viewer",)
    viewer: Seat
    sight: Sight
    target: Seat

    def text(self) -> Text | None:
        """Who; a cabin search has its line already."""
        if self.sight is Sight.CABIN_SEARCH:
            return None
        return log(f"looked.{self.sight.value}", who=who(self.viewer))


class TopCardTreated(Told, frozen=True):
    """The top card was left or discarded face down (6)."""

    MARKS: ClassVar[tuple[str, ...]] = ("viewer",)
    viewer: Seat
    left: bool

    def text(self) -> Text:
        """Which of the two."""
        return log("top_left" if self.left else "top_discarded", who=who(self.viewer))


class RitualTurnedUp(Event, frozen=True):
    """Which ritual is held (7)."""

    ritual: Ritual

    def text(self) -> Text:
        """Its name."""
        return log("ritual", ritual=ritual_name(self.ritual))


class RitualHeld(Told, frozen=True):
    """A ritual is over: all that everybody learns (7); `gains` by seat for a guns stash."""

    COUNTS: ClassVar[str] = "gains"
    ritual: Ritual
    gains: tuple[int, ...] = ()

    def text(self) -> Text:
        """That it is over; guns are public."""
        if any(self.gains):
            return log("stash", gains=listed("gain_of", self.gains))
        return log("ritual_held", ritual=ritual_name(self.ritual))


class Reshuffled(Event, frozen=True):
    """A new draw pile (4.3, 9.5)."""

    cards: int

    def text(self) -> Text:
        """How many cards."""
        return log("reshuffled", n=self.cards)


class SignsMoved(Told, frozen=True):
    """Who is off duty now (4.5)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seats",)
    seats: tuple[Seat, ...]

    def text(self) -> Text:
        """Who rests."""
        if not self.seats:
            return log("signs_none")
        return log("signs", seats=tuple([who(seat) for seat in self.seats]))


class CharacterTurnedUp(Told, frozen=True):
    """A character is used (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    character: Character

    def text(self) -> Text:
        """Whose and which."""
        return log("turned_up", who=who(self.seat), character=character_name(self.character))


class CharacterTurnedDown(Told, frozen=True):
    """A character may be used again (Mentor, Instigator)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    character: Character

    def text(self) -> Text:
        """Whose and which."""
        card = character_name(self.character)
        return log("turned_down", who=who(self.seat), character=card)


class CharacterAimed(Told, frozen=True):
    """Whom a character is used on; `chosen` in their order (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("chosen",)
    seat: Seat
    character: Character
    chosen: tuple[Seat, ...]

    def text(self) -> Text:
        """At whom."""
        aims = tuple([who(seat) for seat in self.chosen])
        return log("aimed", character=character_name(self.character), seats=aims)


class Added(Told, frozen=True):
    """The instigated seat has added guns, or none (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    guns: int

    def text(self) -> Text:
        """How many."""
        return log("added" if self.guns else "added_none", who=who(self.seat), n=self.guns)


class BadgesSwapped(Told, frozen=True):
    """Bosun: lieutenant and navigator change places (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("lieutenant", "navigator")
    lieutenant: Seat
    navigator: Seat

    def text(self) -> Text:
        """Who is what now."""
        team = {"lieutenant": who(self.lieutenant), "navigator": who(self.navigator)}
        return log("swapped", **team)


class SignGiven(Told, frozen=True):
    """Herbalist: a sign moves (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("source", "target")
    source: Seat
    target: Seat

    def text(self) -> Text:
        """From whom to whom."""
        return log("sign_given", source=who(self.source), target=who(self.target))


class Hired(Told, frozen=True):
    """Consultant: the lieutenant of this round is named (10)."""

    MARKS: ClassVar[tuple[str, ...]] = ("lieutenant",)
    by: Seat
    lieutenant: Seat

    def text(self) -> Text:
        """By whom and whom."""
        return log("hired", by=who(self.by), who=who(self.lieutenant))


class Said(Event, frozen=True):
    """A claim, tagged as said (13)."""

    seat: Seat
    said: Say

    def text(self) -> Text:
        """What was said."""
        return said_text(self.seat, self.said)


class VoyageEnded(Event, frozen=True):
    """A side has won (8); `cause`: goal or leader_fed."""

    side: Side
    cause: str

    def text(self) -> Text:
        """Who has won."""
        return log(f"ended.{self.cause}", side=side_name(self.side))


EVENTS: tuple[type[Event], ...] = (
    VoyageBegan,
    RoundBegan,
    Appointed,
    GunsRevealed,
    CheckEnded,
    RuledOut,
    CaptainChanged,
    GunsMoved,
    CardsDrawn,
    CardsDiscarded,
    Redrawn,
    Jumped,
    EmergencyNavigator,
    CardShown,
    ShipMoved,
    SupplyLineCrossed,
    TokenUsed,
    Flogged,
    Eliminated,
    Looked,
    TopCardTreated,
    RitualTurnedUp,
    RitualHeld,
    Reshuffled,
    SignsMoved,
    CharacterTurnedUp,
    CharacterTurnedDown,
    CharacterAimed,
    Added,
    BadgesSwapped,
    SignGiven,
    Hired,
    Said,
    VoyageEnded,
)

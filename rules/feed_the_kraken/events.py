"""What happened, for log, motion and statistics. Secret parts stay with those who may know (11)."""

from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.names import (
    action_name,
    card_name,
    character_name,
    direction_name,
    post_name,
    ritual_name,
    side_name,
    who,
)
from rules.feed_the_kraken.state import NOBODY, Sight
from rules.feed_the_kraken.talk import Say, said_text
from rules.feed_the_kraken.words import (
    CardAction,
    Character,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
)
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import Fact, Text, say


def log(line: str, **facts: Fact) -> Text:
    """A line of the log."""
    return say(f"feed_the_kraken.log.{line}", **facts)


def marked(*seats: Seat) -> tuple[Target, ...]:
    """The seats that a line is about."""
    return tuple([Target(TargetKind.SEAT, seat) for seat in seats if seat != NOBODY])


def listed(line: str, numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Seats with their numbers, without those at nothing."""
    pairs = enumerate(numbers)
    return tuple([log(line, who=who(Seat(seat)), n=n) for seat, n in pairs if n])


def cause_name(cause: str) -> Text:
    """Why guns change hands: a card or a character."""
    if cause in CardAction.__members__.values():
        return action_name(CardAction(cause))
    return character_name(Character(cause))


class VoyageBegan(Event, frozen=True):
    """The ship is manned; the first captain takes the logbook (3)."""

    captain: Seat

    def text(self) -> Text:
        """The first captain."""
        return log("began", who=who(self.captain))

    def targets(self) -> tuple[Target, ...]:
        """The captain."""
        return marked(self.captain)


class RoundBegan(Event, frozen=True):
    """A round: a team is to be appointed (4)."""

    round: int
    captain: Seat

    def text(self) -> Text:
        """Its number and captain."""
        return log("round", round=self.round, who=who(self.captain))

    def targets(self) -> tuple[Target, ...]:
        """The captain."""
        return marked(self.captain)


class Appointed(Event, frozen=True):
    """Both badges are given (4.1); NOBODY (-1) for an empty post (9.3)."""

    captain: Seat
    lieutenant: Seat
    navigator: Seat

    def text(self) -> Text:
        """Both names."""
        team = {"lieutenant": who(self.lieutenant), "navigator": who(self.navigator)}
        return log("appointed", captain=who(self.captain), **team)

    def targets(self) -> tuple[Target, ...]:
        """The team."""
        return marked(self.lieutenant, self.navigator)


class GunsRevealed(Event, frozen=True):
    """All commitments are opened at once (4.2)."""

    guns: tuple[int, ...]

    def text(self) -> Text:
        """Who committed how many."""
        if not any(self.guns):
            return log("revealed_none")
        return log("revealed", guns=listed("guns_of", self.guns))

    def targets(self) -> tuple[Target, ...]:
        """Who committed any."""
        return marked(*[Seat(seat) for seat, n in enumerate(self.guns) if n])


class CheckEnded(Event, frozen=True):
    """The outcome of a loyalty check (4.2)."""

    total: int
    threshold: int
    succeeded: bool

    def text(self) -> Text:
        """The total and what it had to reach."""
        key = "mutiny" if self.succeeded else "no_mutiny"
        return log(key, total=self.total, threshold=self.threshold)


class RuledOut(Event, frozen=True):
    """A tied seat is out of the running (4.2)."""

    by: Seat
    seat: Seat

    def text(self) -> Text:
        """Who removed whom."""
        return log("ruled_out", by=who(self.by), who=who(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat removed."""
        return marked(self.seat)


class CaptainChanged(Event, frozen=True):
    """A new captain: by mutiny, Drunk or Chief Cook (`cause`: mutiny, drunk, chief_cook)."""

    old: Seat
    new: Seat
    cause: str

    def text(self) -> Text:
        """The new captain, and how."""
        return log(f"captain.{self.cause}", old=who(self.old), new=who(self.new))

    def targets(self) -> tuple[Target, ...]:
        """The new captain."""
        return marked(self.new)


class GunsMoved(Event, frozen=True):
    """Guns change hands; -1 is the supply. `cause` is a word of the log."""

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

    def targets(self) -> tuple[Target, ...]:
        """Whose they were and are."""
        return marked(self.source, self.target)


class CardsDrawn(Event, frozen=True):
    """An officer has drawn face down (4.3)."""

    seat: Seat
    post: Post
    count: int

    def text(self) -> Text:
        """How many; no more is told."""
        key = "drew" if self.seat != NOBODY else "drew_unseen"
        post = post_name(self.post)
        return log(key, who=who(self.seat), post=post, n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The officer."""
        return marked(self.seat)


class CardsDiscarded(Event, frozen=True):
    """An officer has discarded face down (4.3)."""

    seat: Seat
    post: Post
    count: int

    def text(self) -> Text:
        """How many; no more is told."""
        key = "discarded" if self.seat != NOBODY else "discarded_unseen"
        post = post_name(self.post)
        return log(key, who=who(self.seat), post=post, n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The officer."""
        return marked(self.seat)


class Redrawn(Event, frozen=True):
    """An officer has put all cards drawn away for two new ones (Archivist)."""

    seat: Seat

    def text(self) -> Text:
        """Who."""
        return log("redrawn", who=who(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The officer."""
        return marked(self.seat)


class Jumped(Event, frozen=True):
    """The navigator is overboard; both cards are discarded (9.1)."""

    seat: Seat

    def text(self) -> Text:
        """Who."""
        return log("jumped", who=who(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The navigator who was."""
        return marked(self.seat)


class EmergencyNavigator(Event, frozen=True):
    """The captain has named another navigator (9.2)."""

    captain: Seat
    navigator: Seat

    def text(self) -> Text:
        """Who is navigator now."""
        if self.navigator == NOBODY:
            return log("emergency_none")
        return log("emergency", captain=who(self.captain), who=who(self.navigator))

    def targets(self) -> tuple[Target, ...]:
        """The new navigator."""
        return marked(self.navigator)


class CardShown(Event, frozen=True):
    """The captain shows the card left; it is a resume card now (4.3, 4.4)."""

    captain: Seat
    card: NavCard

    def text(self) -> Text:
        """The card."""
        arrow = direction_name(cards()[self.card].color.direction)
        return log("shown", who=who(self.captain), card=card_name(self.card), direction=arrow)

    def targets(self) -> tuple[Target, ...]:
        """The captain."""
        return marked(self.captain)


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


class SupplyLineCrossed(Event, frozen=True):
    """Everybody is filled up (9.4); `gains` by seat."""

    gains: tuple[int, ...]

    def text(self) -> Text:
        """Who got guns."""
        if not any(self.gains):
            return log("supply_line_none")
        return log("supply_line", gains=listed("gain_of", self.gains))


class TokenUsed(Event, frozen=True):
    """The captain carries out a map action (5)."""

    token: Token
    captain: Seat
    target: Seat

    def text(self) -> Text:
        """What was done to whom."""
        return log(f"token.{self.token.value}", captain=who(self.captain), who=who(self.target))

    def targets(self) -> tuple[Target, ...]:
        """The target."""
        return marked(self.target)


class Flogged(Event, frozen=True):
    """The side that is ruled out for good (5)."""

    seat: Seat
    not_side: Side

    def text(self) -> Text:
        """Which side it is not on."""
        return log("flogged", who=who(self.seat), side=side_name(self.not_side))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return marked(self.seat)


class Eliminated(Event, frozen=True):
    """A seat is out of the game (8); `cause`: jump or kraken."""

    seat: Seat
    cause: str

    def text(self) -> Text:
        """Who is out."""
        return log(f"eliminated.{self.cause}", who=who(self.seat))

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return marked(self.seat)


class Looked(Event, frozen=True):
    """A private look: that it took place (5, 6, 10)."""

    viewer: Seat
    sight: Sight
    target: Seat

    def text(self) -> Text | None:
        """Who; a cabin search has its line already."""
        if self.sight is Sight.CABIN_SEARCH:
            return None
        return log(f"looked.{self.sight.value}", who=who(self.viewer))

    def targets(self) -> tuple[Target, ...]:
        """The viewer."""
        return marked(self.viewer)


class TopCardTreated(Event, frozen=True):
    """The top card was left or discarded face down (6)."""

    viewer: Seat
    left: bool

    def text(self) -> Text:
        """Which of the two."""
        return log("top_left" if self.left else "top_discarded", who=who(self.viewer))

    def targets(self) -> tuple[Target, ...]:
        """The viewer."""
        return marked(self.viewer)


class RitualTurnedUp(Event, frozen=True):
    """Which ritual is held (7)."""

    ritual: Ritual

    def text(self) -> Text:
        """Its name."""
        return log("ritual", ritual=ritual_name(self.ritual))


class RitualHeld(Event, frozen=True):
    """A ritual is over: all that everybody learns (7); `gains` by seat for a guns stash."""

    ritual: Ritual
    gains: tuple[int, ...] = ()

    def text(self) -> Text:
        """That it is over; guns are public."""
        if any(self.gains):
            return log("stash", gains=listed("gain_of", self.gains))
        return log("ritual_held", ritual=ritual_name(self.ritual))

    def targets(self) -> tuple[Target, ...]:
        """Who got guns."""
        return marked(*[Seat(seat) for seat, n in enumerate(self.gains) if n])


class Reshuffled(Event, frozen=True):
    """A new draw pile (4.3, 9.5)."""

    cards: int

    def text(self) -> Text:
        """How many cards."""
        return log("reshuffled", n=self.cards)


class SignsMoved(Event, frozen=True):
    """Who is off duty now (4.5)."""

    seats: tuple[Seat, ...]

    def text(self) -> Text:
        """Who rests."""
        if not self.seats:
            return log("signs_none")
        return log("signs", seats=tuple([who(seat) for seat in self.seats]))

    def targets(self) -> tuple[Target, ...]:
        """Who rests."""
        return marked(*self.seats)


class CharacterTurnedUp(Event, frozen=True):
    """A character is used (10)."""

    seat: Seat
    character: Character

    def text(self) -> Text:
        """Whose and which."""
        return log("turned_up", who=who(self.seat), character=character_name(self.character))

    def targets(self) -> tuple[Target, ...]:
        """Whose it is."""
        return marked(self.seat)


class CharacterTurnedDown(Event, frozen=True):
    """A character may be used again (Mentor, Instigator)."""

    seat: Seat
    character: Character

    def text(self) -> Text:
        """Whose and which."""
        card = character_name(self.character)
        return log("turned_down", who=who(self.seat), character=card)

    def targets(self) -> tuple[Target, ...]:
        """Whose it is."""
        return marked(self.seat)


class CharacterAimed(Event, frozen=True):
    """Whom a character is used on; `chosen` in their order (10)."""

    seat: Seat
    character: Character
    chosen: tuple[Seat, ...]

    def text(self) -> Text:
        """At whom."""
        aims = tuple([who(seat) for seat in self.chosen])
        return log("aimed", character=character_name(self.character), seats=aims)

    def targets(self) -> tuple[Target, ...]:
        """The targets."""
        return marked(*self.chosen)


class Added(Event, frozen=True):
    """The instigated seat has added guns, or none (10)."""

    seat: Seat
    guns: int

    def text(self) -> Text:
        """How many."""
        return log("added" if self.guns else "added_none", who=who(self.seat), n=self.guns)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return marked(self.seat)


class BadgesSwapped(Event, frozen=True):
    """Bosun: lieutenant and navigator change places (10)."""

    lieutenant: Seat
    navigator: Seat

    def text(self) -> Text:
        """Who is what now."""
        team = {"lieutenant": who(self.lieutenant), "navigator": who(self.navigator)}
        return log("swapped", **team)

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return marked(self.lieutenant, self.navigator)


class SignGiven(Event, frozen=True):
    """Herbalist: a sign moves (10)."""

    source: Seat
    target: Seat

    def text(self) -> Text:
        """From whom to whom."""
        return log("sign_given", source=who(self.source), target=who(self.target))

    def targets(self) -> tuple[Target, ...]:
        """Both."""
        return marked(self.source, self.target)


class Hired(Event, frozen=True):
    """Consultant: the lieutenant of this round is named (10)."""

    by: Seat
    lieutenant: Seat

    def text(self) -> Text:
        """By whom and whom."""
        return log("hired", by=who(self.by), who=who(self.lieutenant))

    def targets(self) -> tuple[Target, ...]:
        """The lieutenant."""
        return marked(self.lieutenant)


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

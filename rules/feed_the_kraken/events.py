"""What happened, for log, motion and statistics. Secret parts stay with those who may know (11)."""

from rules.feed_the_kraken.state import Sight
from rules.feed_the_kraken.talk import Say
from rules.feed_the_kraken.words import Character, NavCard, Post, Ritual, Side, Token
from rules.kernel.steps import Event, Seat


class VoyageBegan(Event, frozen=True):
    """The ship is manned; the first captain takes the logbook (3)."""

    captain: Seat


class RoundBegan(Event, frozen=True):
    """A round: a team is to be appointed (4)."""

    round: int
    captain: Seat


class Appointed(Event, frozen=True):
    """Both badges are given (4.1); NOBODY (-1) for an empty post (9.3)."""

    captain: Seat
    lieutenant: Seat
    navigator: Seat


class GunsRevealed(Event, frozen=True):
    """All commitments are opened at once (4.2)."""

    guns: tuple[int, ...]


class CheckEnded(Event, frozen=True):
    """The outcome of a loyalty check (4.2)."""

    total: int
    threshold: int
    succeeded: bool


class RuledOut(Event, frozen=True):
    """A tied seat is out of the running (4.2)."""

    by: Seat
    seat: Seat


class CaptainChanged(Event, frozen=True):
    """A new captain: by mutiny, Drunk or Chief Cook (`cause`: mutiny, drunk, chief_cook)."""

    old: Seat
    new: Seat
    cause: str


class GunsMoved(Event, frozen=True):
    """Guns change hands; -1 is the supply. `cause` is a word of the log."""

    source: Seat
    target: Seat
    guns: int
    cause: str


class CardsDrawn(Event, frozen=True):
    """An officer has drawn face down (4.3)."""

    seat: Seat
    post: Post
    count: int


class CardsDiscarded(Event, frozen=True):
    """An officer has discarded face down (4.3)."""

    seat: Seat
    post: Post
    count: int


class Redrawn(Event, frozen=True):
    """An officer has put all cards drawn away for two new ones (Archivist)."""

    seat: Seat


class Jumped(Event, frozen=True):
    """The navigator is overboard; both cards are discarded (9.1)."""

    seat: Seat


class EmergencyNavigator(Event, frozen=True):
    """The captain has named another navigator (9.2)."""

    captain: Seat
    navigator: Seat


class CardShown(Event, frozen=True):
    """The captain shows the card left; it is a resume card now (4.3, 4.4)."""

    captain: Seat
    card: NavCard


class ShipMoved(Event, frozen=True):
    """The ship follows the arrow (4.4)."""

    origin: str
    target: str


class SupplyLineCrossed(Event, frozen=True):
    """Everybody is filled up (9.4); `gains` by seat."""

    gains: tuple[int, ...]


class TokenUsed(Event, frozen=True):
    """The captain carries out a map action (5)."""

    token: Token
    captain: Seat
    target: Seat


class Flogged(Event, frozen=True):
    """The side that is ruled out for good (5)."""

    seat: Seat
    not_side: Side


class Eliminated(Event, frozen=True):
    """A seat is out of the game (8); `cause`: jump or kraken."""

    seat: Seat
    cause: str


class Looked(Event, frozen=True):
    """A private look: that it took place (5, 6, 10)."""

    viewer: Seat
    sight: Sight
    target: Seat


class TopCardTreated(Event, frozen=True):
    """The top card was left or discarded face down (6)."""

    viewer: Seat
    left: bool


class RitualTurnedUp(Event, frozen=True):
    """Which ritual is held (7)."""

    ritual: Ritual


class RitualHeld(Event, frozen=True):
    """A ritual is over: all that everybody learns (7); `gains` by seat for a guns stash."""

    ritual: Ritual
    gains: tuple[int, ...] = ()


class Reshuffled(Event, frozen=True):
    """A new draw pile (4.3, 9.5)."""

    cards: int


class SignsMoved(Event, frozen=True):
    """Who is off duty now (4.5)."""

    seats: tuple[Seat, ...]


class CharacterTurnedUp(Event, frozen=True):
    """A character is used (10)."""

    seat: Seat
    character: Character


class CharacterTurnedDown(Event, frozen=True):
    """A character may be used again (Mentor, Instigator)."""

    seat: Seat
    character: Character


class CharacterAimed(Event, frozen=True):
    """Whom a character is used on; `chosen` in their order (10)."""

    seat: Seat
    character: Character
    chosen: tuple[Seat, ...]


class Added(Event, frozen=True):
    """The instigated seat has added guns, or none (10)."""

    seat: Seat
    guns: int


class BadgesSwapped(Event, frozen=True):
    """Bosun: lieutenant and navigator change places (10)."""

    lieutenant: Seat
    navigator: Seat


class SignGiven(Event, frozen=True):
    """Herbalist: a sign moves (10)."""

    source: Seat
    target: Seat


class Hired(Event, frozen=True):
    """Consultant: the lieutenant of this round is named (10)."""

    by: Seat
    lieutenant: Seat


class Said(Event, frozen=True):
    """A claim, tagged as said (13)."""

    seat: Seat
    said: Say


class VoyageEnded(Event, frozen=True):
    """A side has won (8); `cause`: goal or leader_fed."""

    side: Side
    cause: str

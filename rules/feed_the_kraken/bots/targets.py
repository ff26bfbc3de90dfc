"""Whom to search, flog, silence, feed, and whom to let look (5, 6)."""

from collections.abc import Callable, Sequence

from rules.feed_the_kraken.bots.crew import course
from rules.feed_the_kraken.bots.mind import Mind
from rules.feed_the_kraken.bots.officers import CULT, PIRATE, SAILOR
from rules.feed_the_kraken.enums import Token
from rules.feed_the_kraken.state import NOBODY, Sight
from rules.kernel.steps import Seat

Score = Callable[[Mind, Seat], float]
SALT_TARGET = 31
HAIR = 1e-4
"""So little luck decides between equals."""
REMOVED = 0.06
"""What it is worth to be rid of an enemy, as a chance to win."""


def best(mind: Mind, seats: Sequence[Seat], score: Score) -> Seat:
    """The seat that scores most; luck chooses among equals."""
    return max(seats, key=lambda seat: score(mind, seat) + HAIR * mind.chance(SALT_TARGET + seat))


def of_token(token: Token) -> Score:
    """How a target of a map action is scored."""
    return _TOKENS[token]


def of_look(sight: Sight) -> Score:
    """How a viewer is scored."""
    return trust


def trust(mind: Mind, seat: Seat) -> float:
    """How likely a friend; seats that may be converted yet a little less."""
    return mind.friend(seat) - 0.02 * (not mind.view.crew[seat].unconvertible)


def search(mind: Mind, seat: Seat) -> float:
    """Where least is certain; who searches marks the target as well, which guards it (7)."""
    sailor, pirate, cult = mind.of(seat)
    open_question = sailor * (1 - sailor) + pirate * (1 - pirate) + cult * (1 - cult)
    if mind.side == PIRATE:
        leader = mind.is_leader(seat)
        return leader * (1 - leader) - (seat in mind.comrades)
    if mind.side == CULT:
        return open_question * 0.2 + 0.5 * mind.view.crew[seat].unconvertible - cult
    guards = 0.1 * (not mind.view.crew[seat].unconvertible) * sailor
    return open_question + guards + 0.1 * pirate


def flog(mind: Mind, seat: Seat) -> float:
    """As a search, but everybody learns: friends of pirates and cult are spared."""
    if mind.side == SAILOR:
        return search(mind, seat)
    return search(mind, seat) - mind.friend(seat)


def silence(mind: Mind, seat: Seat) -> float:
    """The enemy who would most likely be captain."""
    mate = mind.view.crew[seat]
    known = mind.public.side(seat)[SAILOR] if mind.skill.foresees else 0.5
    threat = 1 + 0.2 * mate.guns + (known if mind.side != SAILOR else 0.0)
    return (1 - mind.friend(seat)) * threat


def feed(mind: Mind, seat: Seat) -> float:
    """Rid of an enemy, but never of the leader; the cult wants just that one (5, 8)."""
    leads = mind.is_leader(seat)
    if mind.side == CULT:
        if seat == mind.leader:
            return 2.0
        doomed = leads * (1 - mind.here)
        return doomed + REMOVED * (1 - mind.friend(seat)) - REMOVED * mind.friend(seat)
    gain = REMOVED * (1 - 2 * mind.friend(seat)) * (1 + 0.1 * mind.view.crew[seat].guns)
    return gain - leads * max(0.1, mind.here)


_TOKENS: dict[Token, Score] = {
    Token.CABIN_SEARCH: search,
    Token.FLOGGING: flog,
    Token.OFF_WITH_THE_TONGUE: silence,
    Token.FEED_THE_KRAKEN: feed,
}


def emergency(mind: Mind, seat: Seat) -> float:
    """The navigator who brings the best course with the present lieutenant (9.2)."""
    lieutenant = mind.view.lieutenant
    if lieutenant == NOBODY:
        return mind.friend(seat)
    return course(mind, mind.view.captain, lieutenant, seat)


def enemy(mind: Mind, seat: Seat) -> float:
    """The likelier an enemy and the better armed, the more."""
    return (1 - mind.friend(seat)) * (1 + 0.3 * mind.view.crew[seat].guns)


def convert(mind: Mind, seat: Seat) -> float:
    """The leader's choice: trusted by all, armed, in command; rather a sailor than a pirate (7)."""
    mate = mind.view.crew[seat]
    trusted = mind.public.side(seat)[SAILOR] if mind.skill.foresees else mind.of(seat)[SAILOR]
    has_sign = 0.1 * mate.off_duty
    command = 0.35 * (seat == mind.view.captain) - has_sign
    return (
        trusted
        + 0.12 * mate.guns
        + command
        - 2.0 * (not mate.tongue)
        - 9.0 * (seat in mind.view.converts)
    )


def suspect(mind: Mind, seat: Seat) -> float:
    """Whom it trusts least: the dummy task of all but the leader (12)."""
    return 1 - mind.of(seat)[SAILOR] if mind.side == SAILOR else 1 - mind.friend(seat)


def share(mind: Mind, seat: Seat, given: Sequence[Seat]) -> float:
    """The leader's three guns: for the cult, but not all in one place (7)."""
    if seat == mind.seat:
        return 0.55 - 0.4 * given.count(seat)
    return mind.friend(seat) - 0.4 * given.count(seat) + 0.1 * mind.of(seat)[SAILOR]

"""What a space of the chart is worth to each side: backward from the goals (8, 14).

At each space to come the officers are supposed to be of the sides as these are spread over the
crew, and to choose as their sides would. An uprising may convert, so worths count them.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from rules.feed_the_kraken.bots.officers import (
    CULT,
    PIRATE,
    SAILOR,
    SIDES,
    THREE,
    YELLOW,
    Taste,
    Three,
    kept,
    masked,
    mixed,
    mixed_taste,
    played,
    taste,
)
from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Side, Token, Voyage

Counts = tuple[int, int, int]
Tastes = tuple[Taste, Taste, Taste]

CACHE = 20_000
INFLUENCE = 1.7
"""A convert counts for more than one seat: the leader picks whom all trust."""
MOST_RITES = 3
"""Beyond so many further uprisings one more changes nothing that a plan needs."""
MASK_KEEP, MASK_PLAY, MASK_VOTE = 0.35, 0.7, 1.0
"""How often pirates and cult do as sailors would at the start of a voyage: what a navigator plays
is told by three, what an officer keeps by nobody but the navigator."""
FED_BY_OTHERS, FED_BY_CONVERT = 0.02, 0.95
"""How likely a captain feeds the leader, unknowing or knowing."""


class Outlook(NamedTuple):
    """What a plan goes by: cards by colour outside the resumes, seats by side, the rituals.

    `converting`: how likely an uprising converts. `leader`: whether the leader is aboard.
    """

    voyage: Voyage
    counts: Counts
    crew: Three
    converting: float
    leader: float


@cache
def exits(voyage: Voyage, space: str) -> tuple[str, str, str]:
    """Where red, yellow and blue lead from here."""
    found = spaces(voyage)[space].exits
    return (
        found[Color.RED.direction],
        found[Color.YELLOW.direction],
        found[Color.BLUE.direction],
    )


@cache
def moves_left(voyage: Voyage, space: str) -> int:
    """The fewest moves to a goal."""
    if spaces(voyage)[space].winner is not Side.NONE:
        return 0
    return 1 + min(moves_left(voyage, each) for each in exits(voyage, space))


@cache
def mask(voyage: Voyage, space: str) -> float:
    """How much pirates and cult still hide here, from 1 to 0: less as the goals come near."""
    left, most = moves_left(voyage, space), moves_left(voyage, charts()[voyage].start)
    return max(0, left - 2) / max(1, most - 2)


@lru_cache(CACHE)
def worth(outlook: Outlook, space: str, rites: int = 0) -> Three:
    """The chance of each side to win from a space, after some further uprisings."""
    here = spaces(outlook.voyage)[space]
    if here.winner is not Side.NONE:
        winner = SIDES.index(here.winner)
        return (float(winner == 0), float(winner == 1), float(winner == 2))
    shares = _shares(outlook, rites)
    ahead = colors_worth(outlook, space, rites)
    sailor, pirate, cult = (kept(outlook.counts, each) for each in tastes(outlook, space, rites))
    keeps = mixed((sailor, pirate, cult), shares)
    odds = played(keeps, keeps, mixed_taste(picks(outlook, space, rites), shares))
    found = [sum(odds[color] * ahead[color][side] for color in THREE) for side in THREE]
    return found[0], found[1], found[2]


@lru_cache(CACHE)
def colors_worth(outlook: Outlook, space: str, rites: int = 0) -> tuple[Three, Three, Three]:
    """By colour: the chance of each side when a card of it is played here."""
    found = []
    for color, target in enumerate(exits(outlook.voyage, space)):
        then = min(MOST_RITES, rites + (color == YELLOW))
        found.append(_arrived(outlook, target, then))
    return found[0], found[1], found[2]


def _arrived(outlook: Outlook, space: str, rites: int) -> Three:
    """The worth of coming to a space, whoever is captain then."""
    turncoat = max(0.0, _shares(outlook, rites)[CULT] - 1 / sum(outlook.crew))
    return arrived(outlook, space, rites, turncoat)


def arrived(outlook: Outlook, space: str, rites: int, turncoat: float) -> Three:
    """The worth of coming to a space under a captain who is a convert with some odds.

    A convert knows the leader: where the Kraken is fed it wins at once (5, 8).
    """
    ahead = worth(outlook, space, rites)
    if spaces(outlook.voyage)[space].token is not Token.FEED_THE_KRAKEN:
        return ahead
    fed = outlook.leader * (FED_BY_OTHERS * (1 - turncoat) + FED_BY_CONVERT * turncoat)
    rest = 1 - fed
    return ahead[SAILOR] * rest, ahead[PIRATE] * rest, ahead[CULT] * rest + fed


@lru_cache(CACHE)
def led_by(outlook: Outlook, space: str, turncoat: float) -> tuple[Three, Three, Three]:
    """By colour: the chance of each side when this captain sails; 0: surely no convert."""
    found = []
    for color, target in enumerate(exits(outlook.voyage, space)):
        found.append(arrived(outlook, target, min(MOST_RITES, color == YELLOW), turncoat))
    return found[0], found[1], found[2]


@lru_cache(CACHE)
def tastes(outlook: Outlook, space: str, rites: int = 0) -> Tastes:
    """What captain and lieutenant of each side like to keep here, behind their mask."""
    return _behind(outlook, space, rites, MASK_KEEP)


@lru_cache(CACHE)
def picks(outlook: Outlook, space: str, rites: int = 0) -> Tastes:
    """What a navigator of each side likes to play here."""
    return _behind(outlook, space, rites, MASK_PLAY)


def _behind(outlook: Outlook, space: str, rites: int, most: float) -> Tastes:
    ahead = colors_worth(outlook, space, rites)
    own = [taste((ahead[0][side], ahead[1][side], ahead[2][side])) for side in THREE]
    share = most * mask(outlook.voyage, space)
    return own[0], masked(own[1], own[0], share), masked(own[2], own[0], share)


def _shares(outlook: Outlook, rites: int) -> Three:
    """How the sides are spread over the crew after some further uprisings."""
    sailors, pirates, cult = outlook.crew
    moved = min(INFLUENCE * outlook.converting * outlook.leader * rites, sailors + pirates)
    rest = max(1e-9, sailors + pirates)
    stay, everybody = 1 - moved / rest, sailors + pirates + cult
    return sailors * stay / everybody, pirates * stay / everybody, (cult + moved) / everybody

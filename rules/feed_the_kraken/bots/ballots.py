"""What side each voter of a loyalty check seems to be of (4.2, 14).

Sailors and cult judge a team by what everybody believes; pirates know the pirates. Who gains by
another captain puts guns against the team. The same supposition serves to foresee a check.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from rules.feed_the_kraken.bots.officers import (
    CULT,
    PIRATE,
    SAILOR,
    THREE,
    Three,
    kept,
    mixed,
    mixed_taste,
    played,
)
from rules.feed_the_kraken.bots.values import (
    MASK_VOTE,
    Outlook,
    led_by,
    mask,
    moves_left,
    picks,
    tastes,
)
from rules.kernel.steps import Seat

LEAST, MOST = 0.03, 0.8
WISH, KEEN = (0.10, 0.06, 0.11), 0.035
"""By side: the gain at which half the voters put guns; how sharply it decides."""
TRUSTED, MOST_TRUSTED = 1.35, 0.9
"""How much likelier a captain finds officers of its own side than chance does."""


class Ballot(NamedTuple):
    """How likely a seat of each side puts guns against a team.

    `pirates`: by which of the officers are pirates (captain 4, lieutenant 2, navigator 1).
    """

    sailor: float
    cult: float
    pirates: tuple[float, ...]

    def of(self, side: int, officers: int) -> float:
        """The odds for a side, where these officers are pirates."""
        if side == PIRATE:
            return self.pirates[officers]
        return self.sailor if side == SAILOR else self.cult


@lru_cache(20_000)
def team_worth(
    outlook: Outlook, space: str, team: tuple[Three, Three, Three], turncoat: float = 0.0
) -> Three:
    """The chance of each side when officers of whom one believes so much sail from here.

    `turncoat`: how likely the captain is of the cult without leading it.
    """
    likes = tastes(outlook, space)
    ahead = led_by(outlook, space, turncoat)
    sailor, pirate, cult = (kept(outlook.counts, each) for each in likes)
    keeps = (sailor, pirate, cult)
    first, second = mixed(keeps, team[0]), mixed(keeps, team[1])
    odds = played(first, second, mixed_taste(picks(outlook, space), team[2]))
    found = [sum(odds[color] * ahead[color][side] for color in THREE) for side in THREE]
    return found[0], found[1], found[2]


@lru_cache(4096)
def led(outlook: Outlook, space: str, crew: Three) -> tuple[Three, Three, Three]:
    """By the side of a captain who looks for its own: the chance of each side."""
    total = sum(crew)
    found = []
    for side in THREE:
        shares = [each / total for each in crew]
        mine = min(MOST_TRUSTED, shares[side] * TRUSTED)
        rest = 1 - shares[side]
        team = [mine if n == side else each * (1 - mine) / rest for n, each in enumerate(shares)]
        own = (float(side == 0), float(side == 1), float(side == 2))
        officers = (team[0], team[1], team[2])
        turncoat = own[CULT] * (1 - 1 / crew[CULT])
        found.append(team_worth(outlook, space, (own, officers, officers), turncoat))
    return found[0], found[1], found[2]


def urge(side: int, gain: float) -> float:
    """How likely one of this side who would gain so much puts guns against the team."""
    wish = max(-30.0, min(30.0, (gain - WISH[side]) / KEEN))
    return LEAST + (MOST - LEAST) / (1 + exp(-wish))


def stakes(outlook: Outlook, space: str) -> float:
    """A captain stays captain: what a better one is worth beyond the card at hand."""
    return 1.0 + 0.2 * min(3, moves_left(outlook.voyage, space) - 1)


@lru_cache(8192)
def ballot(
    outlook: Outlook, space: str, team: tuple[Three, Three, Three], turncoat: float = 0.0
) -> Ballot:
    """What to expect of the voters, by what everybody believes of the team."""
    chances = led(outlook, space, outlook.crew)
    better, weight = (chances[0][0], chances[1][1], chances[2][2]), stakes(outlook, space)
    now = team_worth(outlook, space, team, turncoat)
    sailor = urge(SAILOR, weight * (better[SAILOR] - now[SAILOR]))
    cult = urge(CULT, weight * (better[CULT] - now[CULT]))
    pirates = [_pirate_vote(outlook, space, team, n, better, weight) for n in range(8)]
    hides = MASK_VOTE * mask(outlook.voyage, space)
    return Ballot(
        sailor,
        hides * LEAST + (1 - hides) * cult,
        tuple(hides * LEAST + (1 - hides) * each for each in pirates),
    )


def _pirate_vote(
    outlook: Outlook,
    space: str,
    team: tuple[Three, Three, Three],
    officers: int,
    better: Three,
    weight: float,
) -> float:
    """A pirate knows which of the officers are pirates."""
    captain, lieutenant, navigator = (
        _seen(each, bool(officers >> (2 - n) & 1)) for n, each in enumerate(team)
    )
    now = team_worth(outlook, space, (captain, lieutenant, navigator))
    return urge(PIRATE, weight * (better[PIRATE] - now[PIRATE]))


def _seen(believed: Three, is_pirate: bool) -> Three:
    if is_pirate:
        return (0.0, 1.0, 0.0)
    rest = believed[SAILOR] + believed[CULT]
    if rest <= 0:
        return (0.8, 0.0, 0.2)
    return (believed[SAILOR] / rest, 0.0, believed[CULT] / rest)


def present(seats: tuple[Seat, ...]) -> bool:
    """Whether all posts are manned (9.3)."""
    return min(seats) >= 0

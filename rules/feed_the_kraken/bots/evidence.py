"""How likely each side is to have done what was seen: cards shown, words about them (14)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.feed_the_kraken.bots.officers import (
    PAIRS,
    SAILOR,
    THREE,
    Pair,
    Taste,
    pair_odds,
    without,
)
from rules.feed_the_kraken.bots.values import Counts, Tastes

TRUE_SAILOR, TRUE_OTHER, TRUE_GUILTY, ALIBI = 0.94, 0.85, 0.12, 0.75
"""How often a claim about cards is true; how often one who had a better card says it had none."""
KINDS = 9
"""About so many different claims there are."""


class Told(NamedTuple):
    """What an officer says, or is known, to have had: the pair, and the colour it let go on."""

    pair: Pair
    left: int


class Papers(NamedTuple):
    """What is known or said about the cards of one navigation, by post.

    `captain`, `lieutenant`, `logbook` are certain (own cards), the claims are not.
    """

    captain: Told | None = None
    lieutenant: Told | None = None
    logbook: Pair | None = None
    captain_says: Told | None = None
    lieutenant_says: Told | None = None
    navigator_says: Told | None = None


Table = tuple[float, ...]
"""27 odds: by the sides of captain, lieutenant, navigator; side * 9 + side * 3 + side."""


def said_odds(side: int, is_guilty: bool, true: Told, said: Told | None) -> float:
    """How likely a seat of this side says this about its cards."""
    if said is None:
        return 1.0
    if is_guilty:
        alibi = Told((true.left, true.left), true.left)
        odds = TRUE_GUILTY if said == true else 1 - TRUE_GUILTY - ALIBI
        return ALIBI if said == alibi else odds if said == true else odds / KINDS
    honest = TRUE_SAILOR if side == SAILOR else TRUE_OTHER
    return honest if said == true else (1 - honest) / KINDS


def _is_guilty(side: int, pair: Pair, left: int, sailors: Taste) -> bool:
    """Whether a sailor would rather have let the other card go on."""
    other = pair[0] + pair[1] - left
    return side != SAILOR and other != left and sailors[other][left] > 0.5


def _own_pairs(
    likes: Tastes, known: Told | None, said: Told | None
) -> list[list[tuple[int, int, float]]]:
    """By side: (index of the pair, colour kept, odds of keeping and saying so)."""
    found = []
    for side in THREE:
        ways = []
        for index, pair in enumerate(PAIRS):
            for left in set(pair):
                true = Told(pair, left)
                if known is not None and known != true:
                    continue
                other = pair[0] + pair[1] - left
                odds = 1.0 if other == left else likes[side][left][other]
                guilty = _is_guilty(side, pair, left, likes[SAILOR])
                ways.append((index, left, odds * said_odds(side, guilty, true, said)))
        found.append(ways)
    return found


@lru_cache(4096)
def shown_table(counts: Counts, likes: Tastes, picks: Tastes, color: int, papers: Papers) -> Table:
    """How likely three officers show this colour and say what they say, by their sides.

    `likes`: what captain and lieutenant like to keep, `picks`: what a navigator likes to play.
    """
    joint = _logbooks(counts, likes, papers)
    found = []
    for captain in THREE:
        for lieutenant in THREE:
            book = joint[captain * 3 + lieutenant]
            for side in THREE:
                found.append(_navigated(side, book, picks, color, papers))
    most = max(found)
    return tuple(each / most for each in found) if most > 0 else (1.0,) * len(found)


def _logbooks(counts: Counts, likes: Tastes, papers: Papers) -> list[list[float]]:
    """By the sides of captain and lieutenant: the odds of both kept colours (kept * 3 + kept)."""
    first = pair_odds(counts)
    second = [pair_odds(without(counts, pair)) for pair in PAIRS]
    ours = _own_pairs(likes, papers.captain, papers.captain_says)
    theirs = _own_pairs(likes, papers.lieutenant, papers.lieutenant_says)
    found = []
    for captain in THREE:
        for lieutenant in THREE:
            book = [0.0] * 9
            for mine, kept, odds in ours[captain]:
                before = first[mine] * odds
                if before > 0:
                    row = second[mine]
                    for index, other, chance in theirs[lieutenant]:
                        book[kept * 3 + other] += before * row[index] * chance
            found.append(book)
    return found


def _navigated(
    side: int, book: Sequence[float], picks: Tastes, color: int, papers: Papers
) -> float:
    """How likely this navigator leaves the colour of such a logbook."""
    total = 0.0
    for kept in THREE:
        for other in THREE:
            pair = (min(kept, other), max(kept, other))
            if color not in pair or papers.logbook not in (None, pair):
                continue
            rest = kept + other - color
            odds = book[kept * 3 + other] * (1.0 if rest == color else picks[side][color][rest])
            guilty = _is_guilty(side, pair, color, picks[SAILOR])
            total += odds * said_odds(side, guilty, Told(pair, color), papers.navigator_says)
    return total

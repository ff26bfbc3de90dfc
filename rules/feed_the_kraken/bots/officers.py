"""What three officers make of their cards: the model behind beliefs and plans (4.3, 14).

Colours are 0 red, 1 yellow, 2 blue; sides are 0 sailor, 1 pirate, 2 cult. A taste says how likely
a colour is chosen against another one.
"""

from functools import cache
from math import exp

from rules.feed_the_kraken.data import cards
from rules.feed_the_kraken.enums import Color, NavCard, Side, Voyage

COLORS = (Color.RED, Color.YELLOW, Color.BLUE)
SIDES = (Side.SAILOR, Side.PIRATE, Side.CULT)
SAILOR, PIRATE, CULT = range(3)
RED, YELLOW, BLUE = range(3)
THREE = (0, 1, 2)

Three = tuple[float, float, float]
Taste = tuple[Three, Three, Three]
"""taste[a][b]: how likely a is chosen where there are a and b."""
Pair = tuple[int, int]

PAIRS: tuple[Pair, ...] = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
SLIP = 0.03
"""How often an officer does what it would not seem to want."""
KEEN = 0.025
"""A difference of this much in the chance to win makes a preference clear."""


def color_of(card: NavCard) -> int:
    """The colour of a card, as a number."""
    return _NUMBERS[card]


_NUMBERS = {card: COLORS.index(kind.color) for card, kind in cards().items()}


@cache
def full_deck(voyage: Voyage, size: int) -> tuple[int, int, int]:
    """How many cards of each colour there are; without the Armed ones where the deck is smaller."""
    counts = [0, 0, 0]
    for kind in cards().values():
        counts[COLORS.index(kind.color)] += kind.copies(voyage)
    counts[RED] -= max(0, sum(counts) - size)
    return counts[0], counts[1], counts[2]


@cache
def pair_odds(counts: tuple[int, int, int]) -> tuple[float, ...]:
    """How likely two cards drawn are each of the PAIRS."""
    total = sum(counts)
    if total < 2:
        return tuple(1 / len(PAIRS) for _ in PAIRS)
    ways = [counts[a] * (counts[a] - 1) / 2 if a == b else counts[a] * counts[b] for a, b in PAIRS]
    every = total * (total - 1) / 2
    return tuple(max(0.0, way / every) for way in ways)


def without(counts: tuple[int, int, int], pair: Pair) -> tuple[int, int, int]:
    """The cards that are left when a pair is drawn."""
    left = [counts[0], counts[1], counts[2]]
    for color in pair:
        left[color] = max(0, left[color] - 1)
    return left[0], left[1], left[2]


def taste(worth: Three, slip: float = SLIP, keen: float = KEEN) -> Taste:
    """The taste that follows from what each colour is worth."""
    rows = [[0.5] * 3 for _ in THREE]
    for a in THREE:
        for b in THREE:
            if a != b:
                gap = max(-30.0, min(30.0, (worth[a] - worth[b]) / keen))
                rows[a][b] = slip + (1 - 2 * slip) / (1 + exp(-gap))
    return _frozen(rows)


def masked(own: Taste, mask: Taste, share: float) -> Taste:
    """A taste that is hidden behind another one a part of the time."""
    return _frozen([[own[a][b] * (1 - share) + mask[a][b] * share for b in THREE] for a in THREE])


def _frozen(rows: list[list[float]]) -> Taste:
    return (
        (rows[0][0], rows[0][1], rows[0][2]),
        (rows[1][0], rows[1][1], rows[1][2]),
        (rows[2][0], rows[2][1], rows[2][2]),
    )


def kept(counts: tuple[int, int, int], likes: Taste) -> Three:
    """How likely an officer who draws two keeps each colour."""
    found = [0.0, 0.0, 0.0]
    for (a, b), odds in zip(PAIRS, pair_odds(counts), strict=True):
        if a == b:
            found[a] += odds
        else:
            found[a] += odds * likes[a][b]
            found[b] += odds * likes[b][a]
    return found[0], found[1], found[2]


def played(first: Three, second: Three, likes: Taste) -> Three:
    """How likely a navigator leaves each colour, of what the two others keep."""
    found = [0.0, 0.0, 0.0]
    for a in THREE:
        for b in THREE:
            odds = first[a] * second[b]
            if a == b:
                found[a] += odds
            else:
                found[a] += odds * likes[a][b]
                found[b] += odds * likes[b][a]
    return found[0], found[1], found[2]


def mixed(parts: tuple[Three, Three, Three], shares: Three) -> Three:
    """An average over the sides that an officer may be of."""
    found = [sum(shares[side] * parts[side][each] for side in THREE) for each in THREE]
    return found[0], found[1], found[2]


def mixed_taste(tastes: tuple[Taste, Taste, Taste], shares: Three) -> Taste:
    """The taste of an officer of whom one knows the side with some odds."""
    return _frozen(
        [[sum(shares[s] * tastes[s][a][b] for s in THREE) for b in THREE] for a in THREE]
    )

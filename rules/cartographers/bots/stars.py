"""Weighing a map by what it would score as it stands: edicts, coins and monsters."""

import msgspec

from rules.cartographers.bots.plan import COINS, MONSTERS, scorings
from rules.cartographers.maps.land import Land, neighbours
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.scoring.seasons_end import RULES

HORIZON, LEAST = 20, 0.25


class Stars(msgspec.Struct, frozen=True, gc=False):
    """How much a star of each card counts, a coin, and a space beside monsters."""

    cards: dict[str, float]
    coin: float
    monsters: float


def stars_of_season(cards: tuple[str, str]) -> Stars:
    """Only the next scoring counts."""
    return Stars(dict.fromkeys(cards, 1.0), 1.0, 1.0)


def stars_of_year(set_id: str, edicts: tuple[str, ...], season: int, rest: int) -> Stars:
    """Every scoring to come counts, a later one less: nothing is sure so long before."""
    times = scorings(set_id, edicts, season, rest)
    worth = {
        source: sum([max(LEAST, 1 - time / HORIZON) for time in until])
        for source, until in times.items()
    }
    return Stars({card: worth[card] for card in edicts}, float(len(times[COINS])), worth[MONSTERS])


def worth_in_stars(stars: Stars, land: Land, sheet: Sheet) -> float:
    """The stars of a map as it stands."""
    total = stars.coin * (sheet.coins - sheet.spent)
    for card, weight in stars.cards.items():
        total += weight * RULES[card](land, sheet).points
    if sheet.monster:
        free = land.board & ~(land.blocked | sheet.drawn)
        total -= stars.monsters * (neighbours(land, sheet.monster) & free).bit_count()
    return total

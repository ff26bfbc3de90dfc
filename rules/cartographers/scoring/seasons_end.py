"""Scoring at the end of a season: two edicts, coins, monsters (6)."""

from collections.abc import Callable

import msgspec

from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Sheet, purse
from rules.cartographers.scoring.base_cards import BASE_CARDS, Scored, penalty
from rules.cartographers.scoring.heroes_cards import HEROES_CARDS

RULES: dict[str, Callable[[Land, Sheet], Scored]] = {**BASE_CARDS, **HEROES_CARDS}


class SeasonScore(msgspec.Struct, frozen=True, gc=False):
    """The four components of a season (6); ``monsters`` is what they cost."""

    first: int
    second: int
    coins: int
    monsters: int

    @property
    def total(self) -> int:
        """First edict + second edict + coins - monsters; may be negative."""
        return self.first + self.second + self.coins - self.monsters


def score(card: str, land: Land, sheet: Sheet) -> Scored:
    """What a scoring card gives on this map as it stands (8)."""
    return RULES[card](land, sheet)


def season_score(land: Land, sheet: Sheet, first: str, second: str) -> SeasonScore:
    """The score of one map for the two scoring cards of a season (6)."""
    return SeasonScore(
        first=score(first, land, sheet).points,
        second=score(second, land, sheet).points,
        coins=purse(sheet),
        monsters=penalty(land, sheet).points,
    )

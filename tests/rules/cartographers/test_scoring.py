"""The score of a season; every card against a count space by space."""

import random

import pytest
from msgspec.structs import replace

from rules.cartographers import data
from rules.cartographers.data import CARD_SETS, card_set
from rules.cartographers.maps.sheet import Sheet, parse
from rules.cartographers.scoring.base_cards import penalty
from rules.cartographers.scoring.seasons_end import RULES, SeasonScore, score, season_score
from tests.rules.cartographers.plain_scoring import PLAIN, Plain


def test_four_components() -> None:
    land, sheet = parse("season", ["F.F", "M..", "..."])
    sheet = replace(sheet, coins=5, spent=2)
    found = season_score(land, sheet, "sentinel_wood", "greenbough")
    assert found == SeasonScore(first=2, second=3, coins=3, monsters=2)
    assert found.total == 6


def test_a_season_may_be_negative() -> None:
    assert SeasonScore(3, 2, 0, 8).total == -3


def test_every_card_of_both_sets_can_be_scored() -> None:
    land, sheet = parse("blank", ["..", ".."])
    for id in CARD_SETS:
        for card in card_set(id).scoring:
            assert score(card.id, land, sheet).points == 0
    assert len(RULES) == 32


def test_spent_coins_do_not_score() -> None:
    land, _ = parse("blank", ["."])
    assert season_score(land, Sheet(coins=4, spent=4), "wildholds", "canal_lake").coins == 0


def random_map(side: str, rng: random.Random) -> tuple[str, ...]:
    """A map of patches, more or less filled: each space takes a letter or that of a neighbour."""
    letters = rng.choice(["FVAW", "FVAWMHDX", "FV", "AW", "VVAF"]) + "." * rng.randrange(1, 6)
    rows = [list(row) for row in data.map_sides()[side].rows]
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            if mark in "^#":
                continue
            near = [rows[r - 1][c]] * (r > 0) + [row[c - 1]] * (c > 0)
            patch = [letter.upper() for letter in near if letter.upper() in letters]
            letter = rng.choice(patch) if patch and rng.random() < 0.6 else rng.choice(letters)
            row[c] = (letter.lower() if letter != "." else "r") if mark == "r" else letter
    return tuple("".join(row) for row in rows)


@pytest.mark.parametrize("side", list("abcd"))
def test_same_stars_as_counted_space_by_space(side: str) -> None:
    rng = random.Random(side)
    seen = dict.fromkeys(PLAIN, 0)
    for _ in range(60):
        rows = random_map(side, rng)
        land, sheet = parse(side, rows)
        plain = Plain(rows)
        for card, stars in PLAIN.items():
            scored = penalty(land, sheet) if card == "monsters" else score(card, land, sheet)
            assert scored.points == stars(plain), (card, rows)
            assert bool(scored.points) == bool(scored.spaces), (card, rows)
            seen[card] += bool(scored.points)
    assert min(seen.values()) > 0, seen

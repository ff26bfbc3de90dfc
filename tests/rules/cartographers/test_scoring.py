"""The score of a season."""

from msgspec.structs import replace

from rules.cartographers.data import CARD_SETS, card_set
from rules.cartographers.scoring import RULES, SeasonScore, score, season_score
from rules.cartographers.sheet import Sheet, parse


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

"""The scoring cards of the base game: worked examples and rulings."""

from typing import Any

import pytest

from rules.cartographers.land import labels
from rules.cartographers.scoring import RULES
from rules.cartographers.scoring_base import Scored, penalty
from rules.cartographers.sheet import parse
from tests.rules.cartographers.known import known


def scored(card: str, *rows: str) -> Scored:
    land, sheet = parse("example", rows)
    return RULES[card](land, sheet)


def points(card: str, *rows: str) -> int:
    return scored(card, *rows).points


def where(card: str, *rows: str) -> tuple[str, ...]:
    land, sheet = parse("example", rows)
    return labels(land, RULES[card](land, sheet).spaces)


@pytest.mark.parametrize("example", known()["example"], ids=lambda row: row["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    land, sheet = parse(example["id"], example["grid"])
    if example["card"] == "monster_penalty":
        assert -penalty(land, sheet).points == example["score"]
    else:
        assert RULES[example["card"]](land, sheet).points == example["score"]


def test_sentinel_wood_names_its_spaces() -> None:
    assert where("sentinel_wood", "F.F^", "FF..", "#F..", "...F") == ("A1", "A3", "B1", "D4")


def test_stoneside_three_mountains_on_one_cluster_and_none_paid_twice() -> None:
    """R29."""
    assert points("stoneside_forest", "^FFF^", "..^..") == 9
    assert points("stoneside_forest", "^F^F^", ".....") == 9
    assert where("stoneside_forest", "^F^", "F..") == ("A1", "A2", "A3")


def test_great_city_touching_a_mountain_with_one_space_is_out() -> None:
    """R26."""
    assert points("great_city", "VVVVV^", "......", "VV.V..") == 2


def test_great_city_can_fall_when_clusters_join() -> None:
    """R27, R36."""
    assert points("great_city", "VV.V^") == 2
    assert points("great_city", "VVVV^") == 0


def test_shieldgate_with_equal_largest_clusters() -> None:
    """R28."""
    assert points("shieldgate", "VVV.VVV", "VVV.VVV", ".......", "V......") == 12
    assert points("shieldgate", "VVVVVV", "VVVVVV") == 0


def test_shoreside_single_water_space_inland() -> None:
    """R30."""
    assert points("shoreside_expanse", "...", ".W.", "...") == 3


def test_broken_road_through_mountains_wasteland_and_monsters() -> None:
    """R31."""
    assert points("the_broken_road", "^..", ".#.", "..M") == 3
    assert points("the_broken_road", "^..", ".r.", "..M") == 0


def test_cauldron_on_an_unfilled_ruins_beside_a_monster_also_costs() -> None:
    """R32."""
    land, sheet = parse("r32", [".F.", "MrV", ".W."])
    assert "B2" in labels(land, RULES["the_cauldrons"](land, sheet).spaces)
    assert "B2" in labels(land, penalty(land, sheet).spaces)


def test_granary_water_beside_a_ruins_with_a_village() -> None:
    """R33."""
    assert points("the_golden_granary", "Wv") == 1


def test_penalty_counts_spaces_not_contacts() -> None:
    """R22."""
    land, sheet = parse("r22", ["#M#", "M.M", "###"])
    assert penalty(land, sheet) == Scored(1, 1 << 5)
    land, sheet = parse("r22", [".M."])
    assert penalty(land, sheet).points == 2


def test_greengold_counts_monsters_and_mountains() -> None:
    """R23."""
    assert points("greengold_plains", "MV^", ".W.") == 3
    assert points("greengold_plains", "MV#", ".Wr") == 0


def test_farm_and_village_at_once() -> None:
    """10, 14: in both clusters, farm for water, and no foreign farm for its own village."""
    assert points("canal_lake", "DW") == 2
    assert points("wildholds", "VVV", "VVD") == 8
    assert points("greengold_plains", "FVDW") == 0
    assert points("greengold_plains", "FVDW", "..M.") == 3
    assert points("greengold_plains", "FDAW", ".M..") == 3


def test_wildholds_ignores_five() -> None:
    assert points("wildholds", "VVVVV.") == 0


def test_blank_map_scores_nothing_but_its_mountain() -> None:
    for card, rule in RULES.items():
        land, sheet = parse("blank", ["...", "...", "..."])
        assert rule(land, sheet) == Scored(0, 0), card

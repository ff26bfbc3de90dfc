"""The scoring cards of the base game: which spaces they name. Their stars are rule cases."""

import pytest

from rules.cartographers.data import card_set
from rules.cartographers.maps.land import labels
from rules.cartographers.maps.sheet import parse
from rules.cartographers.scoring.base_cards import BASE_CARDS, Scored, full_lines, penalty
from rules.cartographers.scoring.seasons_end import RULES


def scored(card: str, *rows: str) -> Scored:
    land, sheet = parse("example", rows)
    return RULES[card](land, sheet)


def points(card: str, *rows: str) -> int:
    return scored(card, *rows).points


def where(card: str, *rows: str) -> str:
    land, sheet = parse("example", rows)
    return " ".join(labels(land, RULES[card](land, sheet).spaces))


SPACES = [
    ("sentinel_wood", ["F.F^", "FF..", "#F..", "...F"], "A1 A3 B1 D4"),
    ("greenbough", ["F.", ".F"], "A1 B2"),
    ("treetower", ["FW..", "VMv.", "MFF^", ".MV."], "A1 C2 C3"),
    ("stoneside_forest", ["^F^F", "..F.", "^.F^", "F..."], "A1 A2 A3 B3 C3 C4"),
    ("canal_lake", ["AWW.", "...A", "AW.A", "A.W."], "A1 A2 C1 C2"),
    ("mages_valley", [".W..", "A^WA", ".A^.", "..AW"], "A2 B1 B3 C2 D3"),
    ("the_golden_granary", ["AWW.", ".r..", ".WaW", "wW.."], "A2 C2 C3 C4 D2"),
    ("shoreside_expanse", ["......", ".AA.W.", "....A.", ".W#...", "......"], "B2 B3 D2"),
    ("wildholds", ["VVV..", "VVv..", "...VV"], "A1 A2 A3 B1 B2 B3"),
    ("great_city", ["VVV^.", "VV...", "...VV"], "C4 C5"),
    ("greengold_plains", ["FVVA", ".VM."], "A2 A3 B2"),
    ("shieldgate", ["VVV.V", "....V"], "A5 B5"),
    ("borderlands", ["F^W#", "V..A"], "A1 A2 A3 A4 B1 B4"),
    ("lost_barony", ["^F..", "AMV.", "#WV.", "...."], "A1 A2 B1 B2"),
    ("the_broken_road", ["F..", "V^.", ".M#"], "A1 B1 B2 C2 C3"),
    ("the_cauldrons", [".FWr", "V.MA", "WA..", ".^.#"], "A1 A4 B2 D1"),
]


@pytest.mark.parametrize(("card", "rows", "spaces"), SPACES)
def test_spaces_that_earn_the_stars(card: str, rows: list[str], spaces: str) -> None:
    assert where(card, *rows) == spaces


def test_every_card_is_here() -> None:
    assert {card for card, _, _ in SPACES} == set(BASE_CARDS)
    assert list(BASE_CARDS) == [card.id for card in card_set("base").scoring]


def test_a_lone_diplomat_touches_what_is_around() -> None:
    """A space of farm and village is a village cluster of its own: a farm beside it counts."""
    assert points("greengold_plains", "FDAW", ".M..") == 3
    assert points("greengold_plains", "FDW", "...") == 0


def test_a_hero_is_a_terrain_beside_a_village() -> None:
    assert points("greengold_plains", "HVF", ".W.") == 3
    assert points("greengold_plains", "XVF", ".W.") == 0


def test_blank_map_scores_nothing() -> None:
    for card, rule in RULES.items():
        land, sheet = parse("blank", ["...", "...", "..."])
        assert rule(land, sheet) == Scored(0, 0), card


def test_full_lines() -> None:
    assert full_lines(0b1110111, (0b111, 0b1111000, 0b1100000), 5) == Scored(10, 0b1100111)


def test_penalty_names_its_spaces() -> None:
    land, sheet = parse("example", [".M..", "M^..", ".rW.", "MM.."])
    assert labels(land, penalty(land, sheet).spaces) == ("A1", "A3", "C1", "C2", "D3")

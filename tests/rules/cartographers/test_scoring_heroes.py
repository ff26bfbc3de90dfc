"""The scoring cards of Heroes."""

import pytest

from tests.rules.cartographers.test_scoring_base import points, where

CASES = [
    ("deepwood", 6, ["FFF..", "FF...", ".....", "FFFFF", "V...."]),
    ("deepwood", 0, ["FFFF."]),
    ("heart_of_the_forest", 4, ["FF.", "F..", "FFF"]),
    ("heart_of_the_forest", 0, ["F^"]),
    ("faunlost_thicket", 6, ["F.F", "FF.", "FF.", ".F."]),
    ("faunlost_thicket", 0, ["..."]),
    ("sleepy_valley", 8, ["FF.F", "FF..", "FFFF", "...."]),
    ("caravansary", 6, ["VV..", ".V..", "...V", "VVVV"]),
    ("caravansary", 6, ["VV..", ".VV.", "..V.", "...."]),
    ("traylo_monastery", 14, ["VVVV.", "....V", "V...V", "....V", "....V"]),
    ("traylo_monastery", 0, ["VVV.V", "..VV."]),
    ("traylo_monastery", 7, ["VVVVVV"]),
    ("gnomish_colony", 12, ["VV.VV", "VV.VV", "....V"]),
    ("gnomish_colony", 0, ["VVV", "V..", "VVV"]),
    ("outer_enclave", 4, ["...", ".V.", "..."]),
    ("outer_enclave", 1, ["V#V", "..r"]),
    ("jorekburg", 12, ["AAW.", "WA..", ".WA.", ".W..", "...A"]),
    ("ulems_wallow", 4, [".A.", "AWA", ".A."]),
    ("ulems_wallow", 8, ["AW.", "WA."]),
    ("ulems_wallow", 0, ["AW."]),
    ("craylund", 7, ["AAW", "WW.", "A.."]),
    ("craylund", 0, ["AAW", ".W."]),
    ("clawsgrave_peaks", 10, ["A..", "WW^", "^..", "W.."]),
    ("clawsgrave_peaks", 0, ["AF^", "W.."]),
    ("dwarvenholds", 14, ["^FF", "V.F", "AFF"]),
    ("banded_hills", 4, ["FVAWM", "FVAW.", "FFVVX"]),
    ("banded_hills", 4, ["FVAH^"]),
    ("banded_hills", 0, ["FVAHX"]),
    ("starlit_sigil", 4, ["...F", "FFFr", "..FF"]),
    ("starlit_sigil", 0, ["....", "FFFF"]),
    ("silos", 20, ["FFF", "^.#", "VVV"]),
    ("silos", 0, [".F.", ".F."]),
]


@pytest.mark.parametrize(("card", "stars", "rows"), CASES)
def test_points(card: str, stars: int, rows: list[str]) -> None:
    assert points(card, *rows) == stars


def test_best_cluster_is_taken_and_named() -> None:
    assert where("caravansary", "VVV", "...", "V..") == "A1 A2 A3"
    assert where("outer_enclave", "V#.", "#.V") == "A3 B2"


def test_longest_column_is_named() -> None:
    assert where("faunlost_thicket", "F.F", "F..", "..F") == "A1 B1"

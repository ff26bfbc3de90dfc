"""Sets of spaces as integers: names, neighbours, clusters."""

import random

import pytest

from rules.cartographers import data
from rules.cartographers.maps.land import (
    Land,
    bit,
    clusters,
    column_masks,
    diagonal_masks,
    enclosed,
    label_text,
    labels,
    land_of_rows,
    mask_of,
    mask_of_spaces,
    neighbours,
    row_masks,
    singles,
    space_of_label,
    spaces,
)

A = data.land("a")
SMALL = land_of_rows("small", ["^.", "r#"])


def beside(land: Land, row: int, col: int) -> set[tuple[int, int]]:
    around = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
    return {(r, c) for r, c in around if 0 <= r < land.rows and 0 <= c < land.cols}


@pytest.mark.parametrize(
    "wrong",
    [
        {"rows": 0},
        {"cols": 0},
        {"rows": 27},
        {"cols": 1 << 149},
        {"rows": -1},
        {"mountains": 1 << 11},
        {"ruins": 1 << 132},
        {"wasteland": -1},
        {"mountains": 1, "ruins": 1},
    ],
)
def test_what_no_map_can_be_is_refused(wrong: dict[str, int]) -> None:
    fields = {"rows": 11, "cols": 11, "mountains": 0, "ruins": 0, "wasteland": 0}
    with pytest.raises(ValueError, match="map"):
        Land("wrong", **(fields | wrong))


def test_what_lies_on_a_land() -> None:
    assert labels(SMALL, SMALL.mountains) == ("A1",)
    assert labels(SMALL, SMALL.ruins) == ("B1",)
    assert labels(SMALL, SMALL.wasteland) == ("B2",)
    assert SMALL.blocked == SMALL.mountains | SMALL.wasteland
    assert SMALL.board.bit_count() == 4
    assert A.board.bit_count() == 121
    assert A.border.bit_count() == 40
    assert A.stride == 12


def test_names_and_spaces_are_inverse() -> None:
    every = spaces(A, A.board)
    assert mask_of_spaces(A, every) == A.board
    assert mask_of(A, labels(A, A.board)) == A.board
    assert label_text(A.stride, A.mountains) == "B4 C9 F6 I3 J8"
    assert space_of_label(" b4 ") == (1, 3)


@pytest.mark.parametrize("name", ["", "4", "B", "BB", "?1", "B-1"])
def test_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a space"):
        space_of_label(name)


def test_a_space_off_the_map() -> None:
    with pytest.raises(ValueError, match="not on a map"):
        bit(SMALL, 2, 0)
    with pytest.raises(ValueError, match="not on a map"):
        mask_of(A, ["L1"])


def test_neighbours_of_every_space() -> None:
    for land in (A, SMALL, land_of_rows("row", ["....."]), land_of_rows("column", ["."] * 4)):
        for row, col in spaces(land, land.board):
            found = neighbours(land, bit(land, row, col))
            assert set(spaces(land, found)) == beside(land, row, col)


def test_clusters_are_the_connected_parts() -> None:
    rng = random.Random(8)
    for _ in range(100):
        mask = rng.getrandbits(132) & A.board
        parts = clusters(A, mask)
        assert sum(parts) == mask
        for part in parts:
            assert not neighbours(A, part) & mask & ~part
            assert len(clusters(A, part)) == 1
        assert list(parts) == sorted(parts, key=lambda part: part & -part)
    assert clusters(A, 0) == ()


def test_enclosed_by_walls_and_the_edge() -> None:
    land = land_of_rows("walls", ["....", "....", "...."])
    walls = mask_of(land, ["A2", "B1", "C3"])
    assert labels(land, enclosed(land, land.board, walls)) == ("A1",)


def test_lines() -> None:
    assert [row.bit_count() for row in row_masks(3, 4)] == [4, 4, 4]
    assert [column.bit_count() for column in column_masks(3, 4)] == [3, 3, 3, 3]
    assert [line.bit_count() for line in diagonal_masks(11, 11)] == list(range(11, 0, -1))
    assert [labels(SMALL, line) for line in diagonal_masks(2, 2)] == [("A1", "B2"), ("B1",)]


def test_singles_in_reading_order() -> None:
    assert list(singles(0b1011)) == [1, 2, 8]


@pytest.mark.parametrize("rows", [["..", "."], [".x"]])
def test_a_bad_print(rows: list[str]) -> None:
    with pytest.raises(ValueError, match="in map 'bad'"):
        land_of_rows("bad", rows)

"""The solo sweep (9)."""

from itertools import pairwise

import pytest

from rules.cartographers import data
from rules.cartographers.ambush.sweep import bar_sweep, sweep, sweep_order, swept
from rules.cartographers.data import AmbushCard, Corner, Direction
from rules.cartographers.maps.land import Land, mask_of_spaces, spaces
from rules.cartographers.maps.sheet import BLANK, Drawing, Sheet, Terrain, draw, parse
from tests.rules.cartographers.known import known


def path(card: AmbushCard, land: Land) -> tuple[int, ...]:
    return sweep(card.pattern, card.corner, card.direction, land.rows, land.cols)


def test_known_places_on_blank_maps() -> None:
    for row in known()["ambush"]:
        card = data.ambush_cards()[row["card"]]
        for side in "ab":
            land = data.land(side)
            wanted = mask_of_spaces(land, map(tuple, row[f"solo_cells_on_blank_{side}"]))
            assert swept(land, BLANK, path(card, land)) == wanted


@pytest.mark.parametrize(
    ("card", "size", "first", "turn"),
    [
        ("goblin_attack", (3, 3), [(8, 8), (7, 8), (6, 8)], [(0, 8), (0, 7)]),
        ("bugbear_assault", (2, 3), [(0, 8), (1, 8)], [(9, 8), (9, 7)]),
        ("kobold_onslaught", (3, 2), [(8, 0), (7, 0)], [(0, 0), (0, 1)]),
        ("gnoll_raid", (3, 2), [(0, 0), (1, 0)], [(8, 0), (8, 1)]),
    ],
)
def test_first_steps(
    card: str, size: tuple[int, int], first: list[tuple[int, int]], turn: list[tuple[int, int]]
) -> None:
    ambush = data.ambush_cards()[card]
    order = sweep_order(11 - size[0], 11 - size[1], ambush.corner, ambush.direction)
    assert order[: len(first)] == first
    at = order.index(turn[0])
    assert order[at : at + 2] == turn


@pytest.mark.parametrize("corner", list(Corner))
@pytest.mark.parametrize("direction", list(Direction))
@pytest.mark.parametrize("last", [(8, 8), (9, 8), (10, 7), (0, 4), (4, 0), (0, 0), (1, 1)])
def test_every_position_comes_once(
    corner: Corner, direction: Direction, last: tuple[int, int]
) -> None:
    order = sweep_order(*last, corner, direction)
    assert sorted(order) == [(r, c) for r in range(last[0] + 1) for c in range(last[1] + 1)]


@pytest.mark.parametrize("corner", list(Corner))
@pytest.mark.parametrize("direction", list(Direction))
@pytest.mark.parametrize(("last", "ring"), [((8, 9), 34), ((0, 4), 5), ((4, 0), 5)])
def test_neighbouring_steps_of_a_ring_touch(
    corner: Corner, direction: Direction, last: tuple[int, int], ring: int
) -> None:
    order = sweep_order(*last, corner, direction)[:ring]
    steps = pairwise(order)
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in steps)


def test_next_ring_starts_in_the_same_corner() -> None:
    order = sweep_order(4, 4, Corner.BOTTOM_LEFT, Direction.CLOCKWISE)
    assert order[0] == (4, 0)
    assert order[16] == (3, 1)
    assert order[-1] == (2, 2)


def test_nothing_is_drawn_where_it_fits_only_turned() -> None:
    """R35."""
    land, sheet = parse("r35", ["..#", "###", "###"])
    lying = sweep("XX", Corner.TOP_LEFT, Direction.CLOCKWISE, 3, 3)
    standing = sweep("X/X", Corner.TOP_LEFT, Direction.CLOCKWISE, 3, 3)
    assert spaces(land, swept(land, sheet, lying)) == ((0, 0), (0, 1))
    assert swept(land, sheet, standing) == 0


def test_bar_of_acrobatics_lies_or_stands_at_each_step() -> None:
    land, sheet = parse("bar", ["...", "...", "..."])
    bars = bar_sweep(Corner.TOP_LEFT, Direction.CLOCKWISE, 3, 3)
    assert len(bars) == len(set(bars)) == 12
    assert [spaces(land, bar) for bar in bars[:2]] == [((0, 0), (0, 1)), ((0, 0), (1, 0))]
    blocked: Sheet = draw(land, sheet, Drawing((Terrain.FARM,), 2, "", 0))
    assert spaces(land, swept(land, blocked, bars)) == ((0, 0), (1, 0))

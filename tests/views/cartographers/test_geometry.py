"""Geometry and bit sets tell the same facts about shapes, and the ghost finds its place."""

from random import Random

import pytest
import shapely

from rules.cartographers import data
from rules.cartographers.maps.land import board
from rules.cartographers.maps.placements import legal
from rules.cartographers.maps.shapes import fits, template
from rules.cartographers.maps.shapes import orientations as turned_cells
from views.cartographers import geometry
from views.cartographers.geometry import Snap, fitting, label_point, lying_at, outline, region

ROWS = COLS = 11
STRIDE = COLS + 1
BOARD = board(ROWS, COLS)
MAPS = 2_000


def patterns() -> list[str]:
    """Every shape of every card of both sets, skills included."""
    explore = [s.pattern for card in data.explore_cards().values() for s in card.shapes]
    ambush = [card.pattern for card in data.ambush_cards().values()]
    skill = [card.pattern for card in data.skills().values() if card.pattern]
    return sorted({*explore, *ambush, *skill})


def random_free(dice: Random) -> int:
    """A map at some moment of a game: from nearly blank to nearly full, patchy as maps are."""
    share = dice.random()
    free = sum(1 << i for i in range(ROWS * STRIDE) if dice.random() < share)
    return free & BOARD if dice.random() < 0.5 else (free | free << 1) & BOARD


def masks_of(free: int, pattern: str) -> list[int]:
    """The engine's own list of legal places."""
    return [
        group.cells << single
        for group in legal(free, fits(pattern, ROWS, COLS), 0)
        for single in range(group.anchors.bit_length())
        if group.anchors >> single & 1
    ]


# ---------------------------------------------------------------- geometry and masks
def test_there_are_shapes_to_try() -> None:
    assert len(patterns()) >= 20


@pytest.mark.parametrize("pattern", patterns())
def test_orientations_agree_with_the_rules(pattern: str) -> None:
    ours = [geometry.cells_of(lying, STRIDE) for lying in geometry.orientations(pattern)]
    theirs = [template(cells, COLS) for cells in turned_cells(pattern)]
    assert len(ours) == len(set(ours))
    assert set(ours) == set(theirs)


@pytest.mark.parametrize("pattern", patterns())
def test_geometry_and_masks_agree_on_two_thousand_maps(pattern: str) -> None:
    dice = Random(f"maps for {pattern}")
    places = fitting(pattern, ROWS, COLS)
    found = 0
    for _ in range(MAPS):
        free = random_free(dice)
        by_area, by_bits = places.legal(free), masks_of(free, pattern)
        assert sorted(by_area) == sorted(by_bits), f"{free:#x}"
        found += len(by_area)
    assert found > MAPS


@pytest.mark.parametrize("pattern", patterns())
def test_a_place_is_legal_where_the_free_region_covers_it(pattern: str) -> None:
    dice = Random(f"regions for {pattern}")
    places = fitting(pattern, ROWS, COLS)
    for _ in range(8):
        free = random_free(dice)
        area = region(free, STRIDE)
        covered = [m for m in places.masks if geometry.fits_in(region(m, STRIDE), area)]
        assert covered == places.legal(free)


def test_a_region_and_its_cells_are_the_same_set() -> None:
    dice = Random("regions")
    for _ in range(200):
        free = random_free(dice)
        area = region(free, STRIDE)
        assert geometry.cells_of(area, STRIDE) == free
        assert area.area == free.bit_count()


def test_an_empty_set_is_an_empty_region() -> None:
    assert region(0, STRIDE).is_empty
    assert geometry.cells_of(region(0, STRIDE), STRIDE) == 0
    assert outline(0, STRIDE) == ()


# ---------------------------------------------------------------- snapping
def bar(row: int, col: int) -> int:
    return 0b11 << row * STRIDE + col


def test_nothing_to_snap_to() -> None:
    snap = Snap([], STRIDE)
    assert (len(snap), snap.nearest(3, 3), snap.step(0, 1, 0)) == (0, 0, 0)


def test_the_nearest_place_is_the_one_whose_middle_is_nearest() -> None:
    dice = Random("pointer")
    for _ in range(200):
        masks = masks_of(random_free(dice), "XXX/X..")
        snap = Snap(masks, STRIDE)
        x, y = dice.uniform(-2, 13), dice.uniform(-2, 13)
        if not masks:
            assert snap.nearest(x, y) == 0
            continue
        middles = [geometry.centre(mask, STRIDE) for mask in masks]
        away = [(mx - x) ** 2 + (my - y) ** 2 for mx, my in middles]
        chosen = masks.index(snap.nearest(x, y))
        assert away[chosen] == pytest.approx(min(away))


def test_of_equals_the_first_is_taken_each_time() -> None:
    left, right = bar(5, 2), bar(5, 6)
    assert Snap([left, right], STRIDE).nearest(5.0, 5.5) == left
    assert Snap([right, left], STRIDE).nearest(5.0, 5.5) == right


def test_a_held_place_is_left_only_for_a_clearly_nearer_one() -> None:
    left, right = bar(5, 2), bar(5, 6)
    snap = Snap([left, right], STRIDE)
    assert snap.nearest(5.05, 5.5) == right
    assert snap.nearest(5.05, 5.5, held=left) == left
    assert snap.nearest(5.5, 5.5, held=left) == right
    assert snap.nearest(4.9, 5.5, held=bar(0, 0)) == left


def test_arrows_walk_to_the_next_legal_place() -> None:
    places = [bar(2, 2), bar(2, 5), bar(6, 2), bar(7, 9)]
    snap = Snap(places, STRIDE)
    assert snap.step(bar(2, 2), 1, 0) == bar(2, 5)
    assert snap.step(bar(2, 2), 0, 1) == bar(6, 2)
    assert snap.step(bar(2, 2), -1, 0) == bar(2, 2)
    assert snap.step(0, 1, 0) == bar(2, 2)
    reached, edge = {places[0]}, [places[0]]
    while edge:
        held = edge.pop()
        steps = {snap.step(held, *way) for way in ((1, 0), (0, 1), (-1, 0), (0, -1))}
        edge += steps - reached
        reached |= steps
    assert reached == set(places)


@pytest.mark.parametrize(
    ("x", "y", "row", "col"), [(5.5, 5.5, 5, 4), (-3, 40, 10, 0), (11, 0, 0, 9)]
)
def test_an_illegal_ghost_stays_under_the_pointer_and_on_the_map(
    x: float, y: float, row: int, col: int
) -> None:
    assert lying_at(bar(3, 3), (ROWS, COLS), x, y) == bar(row, col)


# ---------------------------------------------------------------- outlines
def test_joined_spaces_share_one_outline() -> None:
    (ring,) = outline(bar(0, 0) | bar(1, 0), STRIDE)
    assert set(ring) == {(0, 0), (2, 0), (2, 2), (0, 2)}


def test_spaces_that_touch_at_a_corner_have_their_own_outlines() -> None:
    diagonal = 1 | 1 << STRIDE + 1
    assert len(outline(diagonal, STRIDE, 0.05)) == 2


def test_a_hole_has_a_line_of_its_own() -> None:
    ring = sum(1 << r * STRIDE + c for r in range(3) for c in range(3) if (r, c) != (1, 1))
    assert sorted(len(loop) for loop in outline(ring, STRIDE)) == [4, 4]


def test_outlines_lie_inside_their_spaces() -> None:
    dice = Random("outlines")
    for _ in range(50):
        mask = random_free(dice) & BOARD
        area = region(mask, STRIDE)
        for loop in outline(mask, STRIDE, 0.05):
            assert area.contains_properly(shapely.LinearRing(loop))


def test_a_label_stands_in_the_widest_part() -> None:
    wide = sum(1 << r * STRIDE + c for r in range(3) for c in range(3))
    x, y = label_point(wide | bar(1, 3) | bar(8, 8), STRIDE)
    assert (x, y) == (pytest.approx(1.5, abs=0.1), pytest.approx(1.5, abs=0.1))

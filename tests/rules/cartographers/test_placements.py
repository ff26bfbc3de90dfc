"""Legal placements: known counts, ruins, overhang, the lazy sequence."""

import random

import pytest

from rules.cartographers import data
from rules.cartographers.data import cells_of
from rules.cartographers.maps.land import Land, mask_of_spaces, spaces
from rules.cartographers.maps.placements import (
    FALLBACK,
    Draw,
    Placements,
    beside,
    overhang_groups,
    position_of,
    shape_groups,
    single_groups,
    touching,
)
from rules.cartographers.maps.shapes import orientations
from rules.cartographers.maps.sheet import BLANK, Terrain, empty, parse
from tests.rules.cartographers.known import known

FOREST = ((Terrain.FOREST,),)
TWO = ((Terrain.FOREST,), (Terrain.FARM,))
PATTERNS = sorted(
    {shape.pattern for card in data.explore_cards().values() for shape in card.shapes}
    | {card.pattern for card in data.ambush_cards().values()}
)


def slow(land: Land, free: int, pattern: str, over: bool = False) -> set[int]:
    """All placements one by one, space by space."""
    found = set()
    for cells in orientations(pattern):
        for row in range(-5, land.rows + 1):
            for col in range(-5, land.cols + 1):
                moved = [(row + r, col + c) for r, c in cells]
                kept = [(r, c) for r, c in moved if 0 <= r < land.rows and 0 <= c < land.cols]
                if kept and (over or len(kept) == len(moved)):
                    mask = mask_of_spaces(land, kept)
                    if mask & free == mask:
                        found.add(mask)
    return found


def random_free(land: Land, rng: random.Random) -> int:
    return land.board & ~land.blocked & ~(rng.getrandbits(132) & rng.getrandbits(132))


def test_known_counts() -> None:
    for row in known()["shape"]:
        pattern = data.explore_cards()[row["card"]].shapes[row["shape"]].pattern
        assert len(orientations(pattern)) == row["orientations"]
        for side in "ab":
            land = data.land(side)
            groups = shape_groups(land, empty(land, BLANK), pattern)
            assert len(Placements(groups, FOREST)) == row[f"placements_on_blank_{side}"]
            covering = Placements(touching(groups, land.ruins), FOREST)
            assert len(covering) == row[f"ruins_placements_on_blank_{side}"]


def test_known_counts_of_ambushes() -> None:
    for row in known()["ambush"]:
        pattern = data.ambush_cards()[row["card"]].pattern
        assert len(orientations(pattern)) == row["orientations"]
        for side in "ab":
            land = data.land(side)
            groups = shape_groups(land, empty(land, BLANK), pattern)
            assert len(Placements(groups, FOREST)) == row[f"placements_on_blank_{side}"]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_same_as_trying_every_space(pattern: str) -> None:
    rng = random.Random(pattern)
    for side in "abcd":
        land = data.land(side)
        free = random_free(land, rng)
        found = [draw.cells for draw in Placements(shape_groups(land, free, pattern), FOREST)]
        assert len(found) == len(set(found))
        assert set(found) == slow(land, free, pattern)


@pytest.mark.parametrize("pattern", ["X/X/X", "X./.X", "XXX/XX.", "X.X"])
def test_overhang_keeps_what_is_on_the_map(pattern: str) -> None:
    land = data.land("b")
    free = random_free(land, random.Random(pattern))
    found = [draw.cells for draw in Placements(overhang_groups(land, free, pattern), FOREST)]
    assert len(found) == len(set(found))
    assert set(found) == slow(land, free, pattern, over=True)


def test_the_sequence_counts_picks_and_checks_alike() -> None:
    land = data.land("a")
    places = Placements(shape_groups(land, random_free(land, random.Random(4)), "XXX/XX."), TWO)
    listed = list(places)
    assert len(places) == len(listed) == len(set(listed))
    assert [places[i] for i in range(len(places))] == listed
    assert places[-1] == listed[-1]
    assert places[3:9:2] == listed[3:9:2]
    assert all(draw in places for draw in listed)
    with pytest.raises(IndexError):
        places[len(places)]
    with pytest.raises(IndexError):
        places[-len(places) - 1]


def test_what_is_not_in_the_sequence() -> None:
    land = data.land("a")
    places = Placements(shape_groups(land, empty(land, BLANK), "XX"), FOREST)
    two = places[0].cells
    assert Draw((Terrain.FOREST,), 0, two) in places
    assert Draw((Terrain.FARM,), 0, two) not in places
    assert Draw((Terrain.FOREST,), 1, two) not in places
    assert Draw((Terrain.FOREST,), 0, two, marks=1) not in places
    assert Draw((Terrain.FOREST,), 0, 1) not in places
    assert Draw((Terrain.FOREST,), 0, 0) not in places
    assert "XX" not in places


def test_gaps_may_lie_over_anything() -> None:
    """R8."""
    land, sheet = parse("r8", ["^V.", "...", ".^."])
    places = Placements(shape_groups(land, empty(land, sheet), "X.X/X.X"), FOREST)
    assert [spaces(land, draw.cells) for draw in places] == [((1, 0), (1, 2), (2, 0), (2, 2))]


def test_empty_sequences() -> None:
    assert not Placements([], FOREST)
    assert len(Placements([], FOREST)) == 0
    assert not Placements(single_groups(0), FOREST)
    assert single_groups(5)[0].shape == FALLBACK


def test_beside_shares_a_side() -> None:
    land, sheet = parse("heal", ["M...", "....", "...."])
    bars = Placements(beside(land, empty(land, sheet), "XX", sheet.monster), FOREST)
    assert {spaces(land, draw.cells) for draw in bars} == {
        ((0, 1), (0, 2)),
        ((0, 1), (1, 1)),
        ((1, 0), (2, 0)),
        ((1, 0), (1, 1)),
    }


def test_covered() -> None:
    land, sheet = parse("two", ["..#.", "##.."])
    places = Placements(shape_groups(land, empty(land, sheet), "XXX/X.."), FOREST)
    assert places.covered() == 0
    bars = Placements(shape_groups(land, empty(land, sheet), "XX"), FOREST)
    assert bars.covered() == empty(land, sheet)


def test_position_of_every_bit() -> None:
    rng = random.Random(1)
    for _ in range(200):
        mask = rng.getrandbits(132) | 1 << rng.randrange(132)
        at = [i for i in range(132) if mask >> i & 1]
        assert [position_of(mask, k) for k in range(len(at))] == at


def test_cells_of_are_the_printed_orientation() -> None:
    assert orientations("X../.X./..X")[0] == cells_of("X../.X./..X")

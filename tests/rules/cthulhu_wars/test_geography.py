"""The Earth (3): areas, oceans, neighbours on the four maps."""

import pytest

from rules.cthulhu_wars.earth.geography import (
    all_areas,
    area_index,
    globe,
    glyph,
    is_ocean,
    neighbours,
    place,
    spot,
    within,
)
from rules.cthulhu_wars.enums import Glyph
from tests.rules.cthulhu_wars.scenes import BG, CC, CORE, GC, area, scene

SIZES = {
    "earth_3p": (13, 33),
    "earth_4p_east5": (17, 45),
    "earth_4p_west5": (17, 44),
    "earth_5p": (21, 56),
}


@pytest.mark.parametrize("id", SIZES)
def test_maps(id: str) -> None:
    """So many areas and borders; six oceans; what borders on one is bordered by it."""
    board = globe(id)
    assert (len(board.all), sum(map(len, board.near)) // 2) == SIZES[id]
    assert sum(board.oceans) == 6
    for at, near in enumerate(board.near):
        assert at not in near
        assert all(at in board.near[other] for other in near)


def test_south_america_east() -> None:
    """R6: four neighbours, and the North Pacific is none."""
    state = scene(CORE, "earth_4p_west5")
    near = {place(state, at).id for at in neighbours(state, area(state, "south_america_east"))}
    assert near == {"central_america", "south_atlantic", "north_atlantic", "south_america_west"}


def test_both_edges_of_the_map() -> None:
    """R7: the Indian Ocean's two pieces are one area."""
    state = scene((GC, BG, CC))
    near = {place(state, at).id for at in neighbours(state, area(state, "indian_ocean"))}
    assert {"north_pacific", "south_pacific", "africa", "asia", "australia"} <= near


def test_two_steps() -> None:
    state = scene((GC, BG, CC))
    australia = area(state, "australia")
    one, two = set(neighbours(state, australia)), set(within(state, australia, 2))
    assert one == {area(state, "indian_ocean"), area(state, "south_pacific")}
    assert two == {far for mid in one for far in (mid, *neighbours(state, mid))} - {australia}
    assert set(within(state, australia, 20)) == set(all_areas(state)) - {australia}


def test_what_an_area_is() -> None:
    state = scene((GC, BG, CC))
    pacific, europe = area_index(state, "south_pacific"), area_index(state, "europe")
    assert is_ocean(state, pacific)
    assert not is_ocean(state, europe)
    assert glyph(state, europe) is Glyph.SLASHES
    assert (spot(state, europe).area, spot(state, europe).id) == (europe, "europe")
    with pytest.raises(KeyError):
        area_index(state, "atlantis")

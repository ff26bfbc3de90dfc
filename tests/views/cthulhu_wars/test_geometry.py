"""The drawn areas have the borders of the rules, on all four maps; the edge of the map is none."""

from importlib.resources import files

import pytest
import shapely

from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.enums import UnitClass
from views.cthulhu_wars import geometry, layout
from views.cthulhu_wars.layout import SIDES, Heap

MAPS = tuple(maps())


@pytest.mark.parametrize("map_id", MAPS)
def test_printed_areas_touch_exactly_where_an_edge_is(map_id: str) -> None:
    assert set(geometry.printed_borders(map_id)) == geometry.edges(map_id)


@pytest.mark.parametrize("map_id", MAPS)
def test_areas_along_the_coasts_have_the_same_borders(map_id: str) -> None:
    found = geometry.borders(map_id)
    assert set(found) == geometry.edges(map_id)
    assert min(found.values()) > 3 * geometry.LEAST_BORDER


@pytest.mark.parametrize("map_id", MAPS)
def test_areas_fill_the_map_and_do_not_overlap(map_id: str) -> None:
    regions = list(geometry.regions(map_id))
    whole = geometry.WIDTH * geometry.HEIGHT
    assert sum(shape.area for shape in regions) == pytest.approx(whole, rel=1e-4)
    assert shapely.union_all(regions).area == pytest.approx(whole, rel=1e-4)


@pytest.mark.parametrize(
    ("map_id", "one", "other"),
    [
        ("earth_3p", "north_pacific", "indian_ocean"),
        ("earth_3p", "south_pacific", "indian_ocean"),
        ("earth_4p_west5", "new_zealand", "indian_ocean"),
    ],
)
def test_the_earth_is_round(map_id: str, one: str, other: str) -> None:
    """Areas that meet over the left and right edge are neighbours."""
    areas = maps()[map_id].areas
    assert areas.index(other) in geometry.neighbours(map_id, areas.index(one))


def test_a_common_point_is_no_border() -> None:
    areas = maps()["earth_5p"].areas
    one, other = areas.index("north_atlantic"), areas.index("south_america_west")
    assert other not in geometry.neighbours("earth_5p", one)


@pytest.mark.parametrize("map_id", MAPS)
def test_every_area_is_found_at_its_gate(map_id: str) -> None:
    for area in range(len(maps()[map_id].areas)):
        assert geometry.finder(map_id).at(*layout.gate(map_id, area)) == area


def test_both_pieces_of_an_ocean_are_one_area() -> None:
    ocean = maps()["earth_3p"].areas.index("north_pacific")
    finder = geometry.finder("earth_3p")
    assert finder.at(40, 240) == ocean == finder.at(992, 150)
    assert finder.at(1200, 40) is None


@pytest.mark.parametrize("map_id", MAPS)
def test_gates_stand_within_their_areas(map_id: str) -> None:
    for area in range(len(maps()[map_id].areas)):
        disc = shapely.Point(layout.gate(map_id, area)).buffer(layout.GATE)
        assert layout.region(map_id, area).buffer(4).contains(disc)


RANKS = (UnitClass.CULTIST, UnitClass.MONSTER, UnitClass.MONSTER)
CROWD = (
    *(Heap(seat, SIDES[rank]) for seat in range(3) for rank in RANKS),
    Heap(0, SIDES[UnitClass.GREAT_OLD_ONE]),
)


@pytest.mark.parametrize("map_id", MAPS)
def test_ten_heaps_stand_apart_in_every_area(map_id: str) -> None:
    for area in range(len(maps()[map_id].areas)):
        found = layout.stands(map_id, area, CROWD)
        boxes = [
            shapely.box(s.x - s.side / 2, s.y - s.side / 2, s.x + s.side / 2, s.y + s.side / 2)
            for s in found
        ]
        x, y = layout.gate(map_id, area)
        for number, box in enumerate(boxes):
            assert geometry.finder(map_id).at(found[number].x, found[number].y) == area
            assert all(not box.intersects(other) for other in boxes[:number])
            assert box.centroid.distance(shapely.Point(x, y)) >= layout.GATE


LEGIBLE = 19.0
"""Units: at least 15 pixels in the smallest window."""


@pytest.mark.parametrize("map_id", MAPS)
def test_six_heaps_are_legible_in_every_area(map_id: str) -> None:
    few = CROWD[:5] + CROWD[-1:]
    for area in range(len(maps()[map_id].areas)):
        found = layout.stands(map_id, area, few)
        assert min(stand.side for stand in found) >= LEGIBLE


@pytest.mark.parametrize("map_id", MAPS)
def test_feet_and_numbers_stay_within_their_area(map_id: str) -> None:
    """Whoever sees a figure on a border does not know where it stands."""
    for area in range(len(maps()[map_id].areas)):
        ground = layout.ground(map_id, area).buffer(layout.NET)
        for stand in layout.stands(map_id, area, CROWD[:4]):
            below = stand.y + stand.side / 2
            foot = shapely.box(
                stand.x - stand.side * 0.42, below - stand.side * 0.22,
                stand.x + stand.side * 0.46, below,
            )  # fmt: skip
            assert ground.contains(foot), f"{area} of {map_id}: {stand}"


def test_names_keep_off_gates() -> None:
    forms = ((90.0, 12.0), (60.0, 24.0), (40.0, 36.0))
    for area in range(len(maps()["earth_5p"].areas)):
        number, (left, top, wide, high) = layout.name_box("earth_5p", area, forms)
        assert (wide, high) == forms[number]
        box = shapely.box(left, top, left + wide, top + high)
        assert box.distance(shapely.Point(layout.gate("earth_5p", area))) > layout.GATE
        assert layout.region("earth_5p", area).intersection(box).area > 0.8 * box.area


def test_the_coast_follows_the_areas() -> None:
    """Areas of land are land, but for bays and shelves; oceans are water, but for isles."""
    dry = geometry.coasts().land
    for map_id in MAPS:
        shelves, wet = geometry.shelves(map_id), geometry.oceans(map_id)
        for area, outline in enumerate(geometry.outlines(map_id)):
            share = outline.intersection(dry).area / outline.area
            if area in wet:
                assert share < 0.08
            elif area not in shelves:
                assert share > 0.82


def test_the_coastline_is_small() -> None:
    file = files("resources.cthulhu_wars") / "coastlines.json"
    assert len(file.read_bytes()) < 150_000


def test_isles_lie_in_oceans() -> None:
    map_id = "earth_5p"
    wet = geometry.oceans(map_id)
    for isle in geometry.parts_of(geometry.coasts().isles):
        spot = isle.representative_point()
        assert geometry.finder(map_id).at(spot.x, spot.y) in wet

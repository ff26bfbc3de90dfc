"""Forests drawn from the paths are those of the data, on both maps (3.5, 8)."""

import pytest
import shapely

from rules.root.data import maps
from rules.root.state import FOREST
from views.root import geometry

MAPS = sorted(maps())


@pytest.mark.parametrize("map_id", MAPS)
class TestForests:
    def test_the_graph_is_plane(self, map_id: str) -> None:
        made = maps()[map_id]
        edges = len(made.paths) + len(made.rivers) * made.river_divides_forests
        nodes = len(made.clearings)
        assert len(geometry.faces(map_id)) == edges - nodes + 1

    def test_each_face_is_a_forest_of_the_data(self, map_id: str) -> None:
        found = geometry.forests(map_id)
        assert len(found) == len(maps()[map_id].forests) == len(geometry.faces(map_id))
        assert len({face.wkb for face in found.values()}) == len(found)

    def test_forests_touch_the_clearings_of_the_data(self, map_id: str) -> None:
        for number, forest in enumerate(maps()[map_id].forests):
            assert geometry.touching(map_id, FOREST + number) == tuple(sorted(forest.touches))

    def test_forests_behind_one_path_are_those_of_the_data(self, map_id: str) -> None:
        ids = {forest.id: FOREST + n for n, forest in enumerate(maps()[map_id].forests)}
        for forest in maps()[map_id].forests:
            wanted = {ids[other] for other in forest.adjacent_forests}
            assert set(geometry.behind_one_path(map_id, ids[forest.id])) == wanted

    def test_the_border_runs_as_the_data_say(self, map_id: str) -> None:
        spots = geometry.centres(map_id)
        for number, forest in enumerate(maps()[map_id].forests):
            ring = [spots[id] for id in forest.boundary]
            face = geometry.forests(map_id)[FOREST + number]
            assert geometry.Polygon(ring).equals(face)

    def test_a_click_finds_each_forest(self, map_id: str) -> None:
        finder = geometry.finder(map_id)
        for number, forest in enumerate(maps()[map_id].forests):
            for x, y in geometry.points_in(forest):
                assert finder.at(x, y) == FOREST + number
        for x, y in geometry.centres(map_id).values():
            assert finder.at(x, y) is None

    def test_a_pawn_finds_room_in_each_forest(self, map_id: str) -> None:
        for forest in geometry.forests(map_id):
            spot = geometry.dot(geometry.glade(map_id, forest))
            assert geometry.canopy(map_id, forest).distance(spot) == 0
            assert geometry.canopy(map_id, forest).boundary.distance(spot) > 20


@pytest.mark.parametrize("map_id", MAPS)
def test_clearings_keep_apart_and_lie_on_the_map(map_id: str) -> None:
    spots = list(geometry.centres(map_id).values())
    sheet = shapely.box(geometry.LEFT, geometry.TOP, geometry.RIGHT, geometry.BOTTOM)
    for number, (x, y) in enumerate(spots):
        assert sheet.contains(geometry.dot((x, y)).buffer(geometry.RADIUS))
        for other in spots[:number]:
            assert geometry.dot((x, y)).distance(geometry.dot(other)) > 2 * geometry.RADIUS + 40


@pytest.mark.parametrize("map_id", MAPS)
def test_the_river_runs_through_its_clearings(map_id: str) -> None:
    water = geometry.water(map_id)
    for clearing in maps()[map_id].clearings:
        spot = geometry.dot(geometry.centres(map_id)[clearing.id])
        assert water.contains(spot) == clearing.on_river

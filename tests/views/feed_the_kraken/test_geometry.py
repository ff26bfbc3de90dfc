"""The chart as geometry says what the data say: spaces, exits, goals, supply line."""

import pytest
import shapely

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Side, Voyage
from views.feed_the_kraken import geometry

BOTH = pytest.mark.parametrize("voyage", list(Voyage))


@BOTH
def test_spaces_lie_side_by_side_and_nowhere_upon_each_other(voyage: Voyage) -> None:
    cells = list(geometry.hexes(voyage).values())
    for number, one in enumerate(cells):
        for other in cells[number + 1 :]:
            assert one.intersection(other).area < 0.02 * one.area


@BOTH
def test_the_sea_is_one_piece_without_holes(voyage: Voyage) -> None:
    sea = geometry.waters(voyage)
    whole = sum(cell.area for cell in geometry.hexes(voyage).values())
    assert not sea.interiors
    assert sea.area == pytest.approx(whole, rel=0.05)


@BOTH
def test_every_exit_leads_to_a_space_that_touches(voyage: Voyage) -> None:
    for space in spaces(voyage).values():
        for target in space.exits.values():
            assert geometry.touch(voyage, space.id, target), f"{space.id} to {target}"


@BOTH
def test_spaces_that_only_lie_near_do_not_touch(voyage: Voyage) -> None:
    start = charts()[voyage].start
    beyond = [id for id, space in spaces(voyage).items() if space.level > 3]
    assert not any(geometry.touch(voyage, start, id) for id in beyond)


@BOTH
def test_arrows_carry_every_exit_once(voyage: Voyage) -> None:
    drawn = {
        (arrow.origin, strand.color): arrow.target
        for arrow in geometry.arrows(voyage)
        for strand in arrow.strands
    }
    told = {
        (space.id, color): space.exits[color.direction]
        for space in spaces(voyage).values()
        for color in Color
        if space.exits
    }
    assert drawn == told


@BOTH
def test_two_colours_to_one_space_share_an_arrow(voyage: Voyage) -> None:
    for space in spaces(voyage).values():
        found = geometry.arrows_from(voyage, space.id)
        assert len(found) == len(set(space.exits.values()))
        assert sum(len(arrow.strands) for arrow in found) == len(space.exits)


@BOTH
def test_the_arrow_north_turns_west_at_the_island(voyage: Voyage) -> None:
    below, above = charts()[voyage].island_between
    north = next(a for a in geometry.arrows_from(voyage, below) if Color.YELLOW in a.colors)
    assert north.colors == (Color.RED, Color.YELLOW)
    assert north.angle == geometry.HEADINGS[Color.RED.direction]
    assert all(arrow.target != above for arrow in geometry.arrows_from(voyage, below))


@BOTH
def test_an_arrow_crosses_the_border_of_its_two_spaces(voyage: Voyage) -> None:
    cells = geometry.hexes(voyage)
    for arrow in geometry.arrows(voyage):
        place = shapely.Point(arrow.border)
        assert cells[arrow.origin].distance(place) < 2
        assert cells[arrow.target].distance(place) < 2


@BOTH
def test_a_point_finds_its_space_and_land_none(voyage: Voyage) -> None:
    found = geometry.finder(voyage)
    for id, space in spaces(voyage).items():
        assert found.at(space.x, space.y) == id
        assert found.at(space.x + 38, space.y - 30) == id
    assert found.at(20, 20) == ""


def test_on_a_border_the_nearer_middle_counts() -> None:
    south, north = (spaces(Voyage.QUICK)[f"quick_c_{level}"] for level in ("00", "02"))
    border = (south.y + north.y) / 2
    assert geometry.finder(Voyage.QUICK).at(500, border + 0.4) == south.id
    assert geometry.finder(Voyage.QUICK).at(500, border - 0.4) == north.id


def test_the_supply_line_runs_between_spaces_of_the_long_chart_only() -> None:
    assert geometry.supply_line(Voyage.QUICK) is None
    line = geometry.supply_line(Voyage.LONG)
    assert line is not None
    for cell in geometry.hexes(Voyage.LONG).values():
        assert line.intersection(cell.buffer(-3)).is_empty


def test_exits_that_cross_the_supply_line_cross_it_on_the_chart() -> None:
    line = geometry.supply_line(Voyage.LONG)
    assert line is not None
    found = spaces(Voyage.LONG)
    for arrow in geometry.arrows(Voyage.LONG):
        crosses = any(
            strand.color.direction in found[arrow.origin].crosses_supply_line
            for strand in arrow.strands
        )
        way = shapely.LineString([arrow.start, arrow.end])
        assert crosses == (way.distance(line) < 2), f"{arrow.origin} to {arrow.target}"


@BOTH
def test_what_is_in_reach_shrinks_with_every_move(voyage: Voyage) -> None:
    start = charts()[voyage].start
    assert geometry.within_reach(voyage, start) == frozenset(spaces(voyage))
    for arrow in geometry.arrows(voyage):
        before = geometry.within_reach(voyage, arrow.origin)
        assert geometry.within_reach(voyage, arrow.target) < before


@BOTH
def test_the_fewest_moves_are_those_of_the_data(voyage: Voyage) -> None:
    chart = charts()[voyage]
    goals = {space.goal: space.winner for space in spaces(voyage).values() if space.goal}
    told = {goal: chart.moves_min[winner] for goal, winner in goals.items()}
    assert geometry.least_moves(voyage, chart.start) == told


@BOTH
def test_the_kraken_is_near_at_its_goal_only(voyage: Voyage) -> None:
    goal = next(s.id for s in spaces(voyage).values() if s.winner is Side.CULT)
    assert geometry.nearness(voyage, charts()[voyage].start) == 0
    assert geometry.nearness(voyage, goal) == 1

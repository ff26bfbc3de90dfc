"""The paper and its coasts: land keeps clear of the sea, goals lie on their own shores."""

import pytest
import shapely

from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.enums import Side, Voyage
from views.feed_the_kraken import geometry, shores
from views.feed_the_kraken.coast_paint import name_room
from views.feed_the_kraken.sea_paint import ROSE, rose_middle, title_plate

SHEETS = [(voyage, wide) for voyage in Voyage for wide in (1.0, 1.2, 1.5)]
EACH = pytest.mark.parametrize(("voyage", "wide"), SHEETS)


@EACH
def test_a_sheet_has_the_form_asked_for_and_holds_all_spaces(voyage: Voyage, wide: float) -> None:
    sheet = shores.sheet_of(voyage, wide)
    assert sheet.width / sheet.height == pytest.approx(wide, abs=0.01)
    assert sheet.paper.contains(geometry.waters(voyage))


def test_a_form_that_looks_badly_is_not_made() -> None:
    tall, broad = shores.sheet_of(Voyage.QUICK, 0.3), shores.sheet_of(Voyage.QUICK, 4.0)
    assert tall == shores.sheet_of(Voyage.QUICK, shores.LEAST_WIDE)
    assert broad == shores.sheet_of(Voyage.QUICK, shores.MOST_WIDE)


@EACH
def test_no_land_lies_on_a_space_of_the_sea(voyage: Voyage, wide: float) -> None:
    lands = shapely.union_all(list(shores.coasts(shores.sheet_of(voyage, wide)).values()))
    for id, cell in geometry.hexes(voyage).items():
        if id not in shores.harbours(voyage):
            assert lands.intersection(cell).area < 1, id


@EACH
def test_harbours_lie_on_the_shore_of_their_side(voyage: Voyage, wide: float) -> None:
    coasts = shores.coasts(shores.sheet_of(voyage, wide))
    for id, cell in shores.harbours(voyage).items():
        winner = spaces(voyage)[id].winner
        assert coasts[winner].distance(cell) == 0
        other = Side.SAILOR if winner is Side.PIRATE else Side.PIRATE
        assert coasts[other].distance(cell) > 100


@EACH
def test_red_is_in_the_west_and_blue_in_the_east(voyage: Voyage, wide: float) -> None:
    coasts = shores.coasts(shores.sheet_of(voyage, wide))
    assert coasts[Side.PIRATE].bounds[2] < coasts[Side.SAILOR].bounds[0]
    assert coasts[Side.PIRATE].is_valid
    assert coasts[Side.SAILOR].is_valid


@EACH
def test_rose_title_and_names_hide_no_space(voyage: Voyage, wide: float) -> None:
    sheet = shores.sheet_of(voyage, wide)
    plate, rose = title_plate(sheet), rose_middle(sheet)
    title = shapely.box(plate.left(), plate.top(), plate.right(), plate.bottom())
    disc = shapely.Point(rose.x(), rose.y()).buffer(ROSE)
    for cell in geometry.hexes(voyage).values():
        assert not cell.intersects(title)
        assert not cell.intersects(disc)
    for side in (Side.PIRATE, Side.SAILOR):
        for cell in geometry.hexes(voyage).values():
            assert name_room(voyage, side).intersection(cell).area < 0.02 * cell.area
    assert sheet.paper.contains(title)
    assert sheet.paper.contains(disc)


@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_island_lies_on_the_border_and_leaves_both_spaces_free(voyage: Voyage) -> None:
    cells = geometry.hexes(voyage)
    rock = shores.island(voyage)
    touched = {id for id, cell in cells.items() if cell.intersection(rock).area > 1}
    assert touched == set(shores.charts()[voyage].island_between)
    assert all(rock.intersection(cells[id]).area < 0.06 * cells[id].area for id in touched)


@pytest.mark.parametrize("voyage", list(Voyage))
def test_the_kraken_swims_in_open_water(voyage: Voyage) -> None:
    sheet = shores.sheet_of(voyage, 1.2)
    x, y = geometry.goal_middle(voyage, Side.CULT)
    assert shores.sea(sheet).contains(shapely.Point(x, y - 120))
    assert shores.sea(sheet).contains(shapely.Point(x - 160, y - 90))

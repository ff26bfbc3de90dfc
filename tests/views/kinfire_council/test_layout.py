"""Where things lie: nothing overlaps, everything is legible in the smallest window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from rules.kinfire_council.data import NUMBERED
from rules.kinfire_council.printed.library import shipped
from views.kinfire_council.arrangement import arrange
from views.kinfire_council.icons import location_marks
from views.kinfire_council.plan import Plan, grid, plan, streets

TIER_OF = shipped().tier_of
UNEVEN = (0, *[1] * 5, *[2] * 8, *[3] * 5)
"""An owner's boards may have other numbers."""
OPENS = ("city_planning", "commons", "public_gallery", "shady_dealer")
SIZES = ((1280, 573), (1366, 620), (1920, 933), (900, 1100))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_parts_of_the_table_do_not_overlap(width: float, height: float) -> None:
    found = arrange(width, height, 1.0)
    parts = (found.score, found.light, found.city, found.threats, found.council, found.panels)
    for one, other in combinations(parts, 2):
        assert one.intersected(other).width() * one.intersected(other).height() <= 0
    whole = QRectF(0, 0, found.width, found.height)
    assert all(whole.contains(part) for part in parts)


def test_the_smallest_window_needs_no_scrolling() -> None:
    found = arrange(1280, 573, 1.0)
    assert (found.width, found.height) == (1280, 573)


def test_large_letters_make_the_table_larger() -> None:
    usual, large = arrange(1280, 573, 1.0), arrange(1280, 573, 2.0)
    assert large.scale > usual.scale
    assert large.height > usual.height


@pytest.mark.parametrize("width", [980, 1100, 1280])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_papers_of_the_players_are_beside_or_below(width: int, text: float) -> None:
    """Never to be looked for sideways."""
    found = arrange(width, 573, text)
    assert found.width == pytest.approx(width)
    assert found.panels.right() <= width + 1
    assert found.panels.width() >= 240
    assert found.is_below == (width < 1100)
    assert found.city.width() >= 450


@pytest.mark.parametrize("tiers", [TIER_OF, UNEVEN], ids=["even", "uneven"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_spaces_lie_in_a_grid_that_rises(
    width: float, height: float, tiers: tuple[int, ...]
) -> None:
    found = arrange(width, height, 1.0)
    laid = plan(found.city, found.scale, OPENS, tiers)
    for one, other in combinations(laid.faces.values(), 2):
        assert not one.intersects(other)
    spots = grid(tiers)
    assert [spots[number].tier + 1 for number in range(1, NUMBERED + 1)] == list(tiers[1:])
    for number in range(1, NUMBERED):
        here, there = laid.faces[str(number)], laid.faces[str(number + 1)]
        is_beside = spots[number].row == spots[number + 1].row
        assert there.left() > here.left() if is_beside else there.top() < here.top()
        assert laid.tiers[spots[number].tier].contains(here.center())
    assert all(found.city.contains(face) for face in laid.faces.values())
    assert all(laid.faces[space].contains(laid.ring(space)) for space in laid.faces)


def test_streets_are_the_neighbours_of_the_rules() -> None:
    ways = streets(shipped().neighbours)
    assert len(ways) == sum(map(len, shipped().neighbours)) // 2
    laid = laid_out()
    assert {way for way in ways if laid.is_stairs(*way)} == {
        (one, other) for one, other in ways if TIER_OF[one] != TIER_OF[other]
    }


def laid_out() -> Plan:
    found = arrange(1280, 573, 1.0)
    return plan(found.city, found.scale, OPENS, TIER_OF)


@pytest.mark.parametrize("way", [(1, 9), (1, 6), (3, 16), (7, 18), (2, 3), (4, 7)])
def test_a_street_leads_from_face_to_face(way: tuple[int, int]) -> None:
    """Wherever an owner's board has one."""
    laid = laid_out()
    line = laid.street(*way)
    for end in (line.p1(), line.p2()):
        assert any(laid.faces[str(each)].adjusted(-1, -1, 1, 1).contains(end) for each in way)


def test_every_location_has_its_signs() -> None:
    content = shipped().content
    found = [*content.dealer.base, *content.dealer.upgraded]
    found += [each for space in content.open_spaces for each in space.locations]
    found += [each for tile in content.districts for each in (*tile.base, *tile.upgraded)]
    assert all(location_marks(each) for each in found)

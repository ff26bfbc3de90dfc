"""Arrows are where the data say, leave room for tokens, and turn where their colour turns."""

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Voyage
from tests.views.feed_the_kraken import voyages
from views.feed_the_kraken import geometry
from views.feed_the_kraken.arrow_paint import course, letter_place, shape, way_angle
from views.feed_the_kraken.state_paint import TOKEN, course_between, token_place

BOTH = pytest.mark.parametrize("voyage", list(Voyage))
assert voyages.CARDS


@BOTH
def test_arrows_lie_clear_of_one_another_and_of_tokens(voyage: Voyage, qtbot: QtBot) -> None:
    shapes = [shape(arrow) for arrow in geometry.arrows(voyage)]
    for one, other in combinations(shapes, 2):
        assert not one.intersects(other)
    for space in spaces(voyage).values():
        if space.token is not None:
            coin = QPainterPath()
            coin.addEllipse(token_place(space), TOKEN, TOKEN)
            assert not any(coin.intersects(each) for each in shapes), space.id


@BOTH
def test_letters_stand_within_their_arrow_on_the_side_of_the_origin(
    voyage: Voyage, qtbot: QtBot
) -> None:
    for arrow in geometry.arrows(voyage):
        outline = shape(arrow)
        for number in range(len(arrow.strands)):
            place = letter_place(arrow, number)
            assert outline.contains(place)
            home = QLineF(place, QPointF(*arrow.start)).length()
            assert home < QLineF(place, QPointF(*arrow.end)).length()


@BOTH
def test_two_letters_of_an_arrow_stand_from_west_to_east(voyage: Voyage, qtbot: QtBot) -> None:
    for arrow in geometry.arrows(voyage):
        if len(arrow.strands) == 2:
            first, second = letter_place(arrow, 0), letter_place(arrow, 1)
            assert (first.x(), -first.y()) < (second.x(), -second.y())
            assert QLineF(first, second).length() > 20


@BOTH
def test_a_course_goes_from_middle_to_middle(voyage: Voyage, qtbot: QtBot) -> None:
    for arrow in geometry.arrows(voyage):
        way = course(arrow)
        assert QLineF(way.pointAtPercent(0), QPointF(*arrow.start)).length() < 0.5
        assert QLineF(way.pointAtPercent(1), QPointF(*arrow.end)).length() < 0.5


def test_a_course_of_one_colour_is_straight_and_a_turning_one_bends(qtbot: QtBot) -> None:
    below, _ = charts()[Voyage.QUICK].island_between
    turning, plain = geometry.arrows_from(Voyage.QUICK, below)
    assert plain.colors == (Color.BLUE,)
    east = course(plain)
    assert way_angle(east, 0.02) == pytest.approx(way_angle(east, 0.98), abs=1)
    west = course(turning)
    assert abs(way_angle(west, 0.02) - way_angle(west, 0.98)) > 15


def test_a_move_without_an_arrow_is_drawn_straight(qtbot: QtBot) -> None:
    way = course_between(Voyage.QUICK, "quick_c_02", "quick_c_04")
    assert way.pointAtPercent(0) == QPointF(500, 707)
    assert way.pointAtPercent(1) == QPointF(500, 569)
    assert way.length() == pytest.approx(138)

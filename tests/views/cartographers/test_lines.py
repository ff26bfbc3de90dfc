"""Hand-drawn lines keep to their spaces and are the same each time."""

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from views.cartographers.brush import UNIT
from views.cartographers.layout import map_only, mini
from views.cartographers.lines import exact, inked, letter_places, ties, zebra

STRIDE = 12
ELL = 0b1 | 0b1 << STRIDE | 0b11 << 2 * STRIDE
DIAGONAL = 0b1 | 0b10 << STRIDE | 0b100 << 2 * STRIDE


def test_an_outline_goes_round_the_joined_spaces_and_not_between(qtbot: QtBot) -> None:
    line = inked(ELL, STRIDE)
    assert QRectF(0, 0, 2 * UNIT, 3 * UNIT).contains(line.boundingRect())
    inside = QPointF(UNIT / 2, UNIT)
    assert line.contains(inside)
    assert not line.contains(QPointF(1.5 * UNIT, 0.5 * UNIT))


def test_the_ruled_line_is_exact(qtbot: QtBot) -> None:
    assert exact(ELL, STRIDE).boundingRect() == QRectF(0, 0, 2 * UNIT, 3 * UNIT)


def test_corners_that_touch_are_tied_only_where_nothing_else_joins(qtbot: QtBot) -> None:
    assert ties(ELL, STRIDE).isEmpty()
    knots = ties(DIAGONAL, STRIDE)
    assert knots.boundingRect().contains(QPointF(UNIT, UNIT))
    assert knots.boundingRect().contains(QPointF(2 * UNIT, 2 * UNIT))
    other = 0b10 | 0b1 << STRIDE
    assert ties(other, STRIDE).boundingRect().contains(QPointF(UNIT, UNIT))


def test_each_row_and_column_is_named_on_both_sides() -> None:
    names = [name for name, _ in letter_places(map_only())]
    assert sorted(set(names)) == sorted([*"ABCDEFGHIJK", *map(str, range(1, 12))])
    assert all(names.count(name) == 2 for name in names)


def test_the_border_lies_between_its_lines(qtbot: QtBot) -> None:
    ticks, holds = zebra(map_only())
    assert holds.boundingRect().contains(ticks.boundingRect())


def test_points_and_spaces_of_a_layout_agree() -> None:
    for layout in (map_only(), mini(5, 7)):
        x, y = layout.point(layout.space(3, 4).center())
        assert (x, y) == (4.5, 3.5)
        assert layout.bounds.contains(layout.grid)

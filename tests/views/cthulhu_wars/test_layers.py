"""What lies over the chart: as large as what it shows, a picture until that changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.actions import ChooseArea
from tests.rules.cthulhu_wars.scenes import area
from tests.views.cthulhu_wars.earths import asked, earth, laid
from views.cthulhu_wars import overlays
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.inks import inks_of
from views.cthulhu_wars.layers import Layer
from views.theme import theme

SIZE = (900, 600)


@pytest.fixture
def board(qtbot: QtBot) -> CthulhuWarsBoard:
    made = laid(qtbot, earth(), SIZE)
    qtbot.waitExposed(made)
    return made


def layers(board: CthulhuWarsBoard) -> tuple[Layer, ...]:
    chart = board.scene.map
    return chart.lights, chart.pointers, chart.names, chart.dangers


def seen(board: CthulhuWarsBoard) -> QImage:
    return board.table_view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(picture: QImage) -> Iterator[str]:
    for y in range(picture.height()):
        for x in range(picture.width()):
            yield picture.pixelColor(x, y).name()


def test_layers_that_show_nothing_cover_nothing(board: CthulhuWarsBoard) -> None:
    chart = board.scene.map
    assert chart.lights.boundingRect().isEmpty()
    assert chart.dangers.boundingRect().isEmpty()
    assert chart.names.boundingRect() == chart.area


def test_light_covers_no_more_than_what_is_lit(board: CthulhuWarsBoard) -> None:
    chart, state = board.scene.map, earth()
    arabia = area(state, "arabia")
    asked(board, state, [ChooseArea(arabia), ChooseArea(area(state, "east_africa"))])
    lit = chart.lights.boundingRect()
    assert lit.contains(chart.areas[arabia].boundingRect())
    assert lit.width() < chart.area.width() / 2
    chart.set_control(True)
    assert chart.lights.boundingRect() == chart.area


def test_nothing_is_painted_anew_while_the_chart_is_moved_about(
    board: CthulhuWarsBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = earth()
    asked(board, state, [ChooseArea(area(state, "arabia")), ChooseArea(area(state, "europe"))])
    board.zoom(2.0)
    qtbot.waitUntil(lambda: not board.table_view.is_restless)
    before, painted = seen(board), []
    for layer in layers(board):
        draw = layer.draw

        def told(painter: QPainter, layer: Layer = layer, draw=draw) -> None:
            painted.append(layer)
            draw(painter)

        monkeypatch.setattr(layer, "draw", told)
    bar = board.table_view.horizontalScrollBar()
    bar.setValue(bar.value() + 60)
    moved = seen(board)
    assert painted == []
    spot, was = QPoint(100, 100), QPoint(160, 100)
    for down in range(0, 300, 5):
        assert moved.pixelColor(spot + QPoint(0, down)) == before.pixelColor(was + QPoint(0, down))
    board.scene.map.areas[area(state, "arabia")].setFocus()
    seen(board)
    assert board.scene.map.pointers in painted


def rim(board: CthulhuWarsBoard, number: int, picture: QImage) -> list[str]:
    """The colours along the rim of an area."""
    chart = board.scene.map
    path = overlays.light_form(chart._map, number)
    spots = [chart.lens().map(path.pointAtPercent(share / 200)) for share in range(200)]
    return [picture.pixelColor(board.table_view.mapFromScene(spot)).name() for spot in spots]


def test_the_ring_of_the_keyboard_hides_no_light(board: CthulhuWarsBoard) -> None:
    """What can be chosen is told by its amber line on the area that has the keyboard, too."""
    state, inks = earth(), inks_of(theme().name)
    arabia = area(state, "arabia")
    asked(board, state, [ChooseArea(arabia)])
    amber, chart = QColor(inks.choose).name(), board.scene.map
    chart.areas[arabia].clearFocus()
    without = rim(board, arabia, seen(board)).count(amber)
    chart.areas[arabia].setFocus()
    picture = seen(board)
    assert rim(board, arabia, picture).count(amber) > 100
    assert rim(board, arabia, picture).count(amber) >= without
    around = chart.areas[arabia].boundingRect().adjusted(-6, -6, 6, 6)
    box = picture.copy(board.table_view.mapFromScene(around).boundingRect())
    assert QColor(inks.focus).name() in set(colours(box))

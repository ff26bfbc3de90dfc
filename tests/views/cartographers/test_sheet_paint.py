"""Whole sheets: blank and full, large and small, on screens and on paper."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from rules.cartographers import data
from rules.cartographers.maps.sheet import BLANK
from tests.views.cartographers.sample import BLANK_SEASONS, OPEN, SEASONS, face, full, played
from views.cartographers.face import Face, signed
from views.cartographers.inks import CONTRAST, DAY, NIGHT
from views.cartographers.layout import Layout, map_only, mini, tall, wide
from views.cartographers.sheet_paint import miniature, picture, print_sheet

LAYOUTS = [pytest.param(make(), id=make().id) for make in (wide, tall, map_only, mini)]
SIDES = ["a", "b", "c", "d"]


def mean_light(image: QImage) -> float:
    small = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return small.pixelColor(0, 0).lightnessF()


def printed(shown: Face, colour: bool) -> QImage:
    page = QImage(620, 877, QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    print_sheet(painter, QRectF(20, 20, 580, 837), shown, colour)
    painter.end()
    return page


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_sheet_fills_its_picture(qtbot: QtBot, layout: Layout) -> None:
    baked = picture(face(*full()), layout, DAY, 1.25)
    assert baked.width() == round(layout.width * 1.25)
    image = baked.toImage()
    for x, y in ((0, 0), (image.width() - 1, image.height() - 1)):
        assert image.pixelColor(x, y).alpha() == 255


def test_the_four_sides_look_different(qtbot: QtBot) -> None:
    pictures = [picture(Face(data.land(s)), map_only(), DAY, 1.0).toImage() for s in SIDES]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_every_number_and_name_on_the_sheet_shows(qtbot: QtBot) -> None:
    land, sheet = played("a", 6)
    shown = [face(land, sheet, seasons) for seasons in (SEASONS, OPEN, BLANK_SEASONS)]
    shown.append(Face(land, sheet, seasons=SEASONS))
    pictures = [picture(each, wide(), DAY, 1.0).toImage() for each in shown]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_the_lamp_dims_and_inverts_nothing(qtbot: QtBot) -> None:
    shown = face(*played("b", 10))
    day = mean_light(picture(shown, map_only(), DAY, 1.0).toImage())
    night = mean_light(picture(shown, map_only(), NIGHT, 1.0).toImage())
    assert 0.75 * day < night < 0.92 * day


def test_a_miniature_is_painted_once_for_each_state(qtbot: QtBot) -> None:
    land, sheet = played("a", 8)
    one = miniature(land, sheet, DAY, 120)
    assert miniature(land, sheet, DAY, 120).toImage() == one.toImage()
    assert miniature(land, BLANK, DAY, 120).toImage() != one.toImage()
    assert miniature(land, sheet, CONTRAST, 120).toImage() != one.toImage()


def test_a_miniature_on_a_dense_screen_has_more_pixels(qtbot: QtBot) -> None:
    made: QPixmap = miniature(*played("a", 8), DAY, 100, 2.0)
    assert (made.width(), made.devicePixelRatio()) == (200, 2.0)
    assert made.deviceIndependentSize().width() == 100


@pytest.mark.parametrize("width", [24, 60, 110, 180, 240])
def test_a_miniature_reads_at_any_size(qtbot: QtBot, width: int) -> None:
    land, sheet = full()
    image = miniature(land, sheet, DAY, width).toImage()
    tones = {image.pixelColor(x, y).name() for x in range(width) for y in range(width)}
    assert len(tones) > 20


def test_black_print_has_no_colour(qtbot: QtBot) -> None:
    page = printed(face(*full()), colour=False)
    for x in range(0, page.width(), 3):
        for y in range(0, page.height(), 3):
            colour = page.pixelColor(x, y)
            assert colour.red() == colour.green() == colour.blue()


def test_blank_and_finished_prints_differ_and_keep_white_margins(qtbot: QtBot) -> None:
    land, sheet = full()
    blank = printed(face(land, BLANK, BLANK_SEASONS), colour=False)
    done = printed(face(land, sheet), colour=True)
    assert mean_light(done) < mean_light(blank)
    for page in (blank, done):
        assert page.pixelColor(5, 5).name() == "#ffffff"


def test_scores_have_a_true_minus() -> None:
    assert [signed(n) for n in (12, 0, -7)] == ["12", "0", "−7"]

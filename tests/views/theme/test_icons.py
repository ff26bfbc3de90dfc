"""Icons are tinted, cached and honest about what they lack."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter
from pytestqt.qtbot import QtBot

from views.theme import icons
from views.theme.tokens import PAPER


def ink_of(image: QImage) -> set[str]:
    """The colours of the pixels that are fully covered."""
    found = set()
    for x in range(image.width()):
        for y in range(image.height()):
            colour = image.pixelColor(x, y)
            if colour.alpha() == 255:
                found.add(colour.name())
    return found


def test_every_icon_draws_something_in_the_wanted_colour(qtbot: QtBot) -> None:
    for name in sorted(icons.names()):
        image = icons.pixmap(name, 32, "#C8452B").toImage()
        assert ink_of(image) == {"#c8452b"}, name


def test_a_dense_screen_gets_more_pixels_for_the_same_size(qtbot: QtBot) -> None:
    picture = icons.pixmap("star", 20, "#000000", 2.0)
    assert picture.size() == QSize(40, 40)
    assert picture.deviceIndependentSize().toSize() == QSize(20, 20)


def test_the_same_icon_is_drawn_once(qtbot: QtBot) -> None:
    one = icons.pixmap("coin", 20, "#000000", 1.0)
    assert icons.pixmap("coin", 20, "#000000", 1.0).cacheKey() == one.cacheKey()


def test_a_button_icon_fades_when_switched_off(qtbot: QtBot) -> None:
    made = icons.icon("undo", PAPER, 24)
    usual = made.pixmap(QSize(24, 24), QIcon.Mode.Normal).toImage()
    off = made.pixmap(QSize(24, 24), QIcon.Mode.Disabled).toImage()
    assert ink_of(usual) == {PAPER.ink.lower()}
    assert ink_of(usual).isdisjoint(ink_of(off))


def test_arrows_turn_round_from_right_to_left(qtbot: QtBot) -> None:
    usual = icons.icon("undo", PAPER, 24).pixmap(24, 24).toImage()
    star = icons.icon("star", PAPER, 24).pixmap(24, 24).toImage()
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        turned = icons.icon("undo", PAPER, 24).pixmap(24, 24).toImage()
        assert turned == usual.flipped(Qt.Orientation.Horizontal)
        assert icons.icon("star", PAPER, 24).pixmap(24, 24).toImage() == star
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_painting_on_a_board_fills_the_place(qtbot: QtBot) -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    icons.paint_icon(painter, "destroyed", QRectF(4, 4, 32, 32), QColor("#000000"))
    painter.end()
    assert image.pixelColor(20, 20).name() == "#000000"
    assert image.pixelColor(1, 1).name() == "#ffffff"


def test_an_icon_that_is_missing_is_a_plain_mark_and_stands_in_the_log(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """An error within a paint would end the program."""
    picture = QImage(40, 40, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    with caplog.at_level("ERROR"):
        icons.paint_icon(painter, "no-such-icon", QRectF(0, 0, 40, 40), QColor("#123456"))
    painter.end()
    assert "no-such-icon" in caplog.text
    assert any(picture.pixelColor(x, 20).alpha() for x in range(40))

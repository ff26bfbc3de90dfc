"""What a hint means is marked in one way, on buttons and on the places of a page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rules.kernel.asking import button_target
from views.items.cell import Cell, Spec
from views.panels.action_bar import ActionBar, Choice
from views.panels.button import Button
from views.theme import ThemeName, theme
from views.theme.contrast import contrast

LOOKS = (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST)
AREA = QRectF(0, 0, 120, 34)


def chip(is_lit: bool, is_spoken_of: bool) -> QImage:
    """A place of a page, painted."""
    cell = Cell()
    target = button_target("hand")
    cell.show_spec(
        Spec(key="hand", area=AREA, label="Hand", draw=lambda painter, area: None, target=target)
    )
    cell.is_answer = is_lit
    cell.speak_of(is_spoken_of)
    image = QImage(AREA.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(theme().colour("surface"))
    painter = QPainter(image)
    cell.draw(painter, AREA)
    painter.end()
    return image


def greens(image: QImage) -> int:
    """How many pixels have the ink of the mark."""
    wanted = theme().colour("good").name()
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).name() == wanted for x, y in spots)


@pytest.fixture(autouse=True)
def as_usual(qapp: QCoreApplication) -> None:
    """In the usual look."""
    theme().choose(ThemeName.PAPER)


@pytest.mark.parametrize("is_lit", [False, True])
def test_a_place_of_a_page_is_marked_whether_it_is_lit_or_not(is_lit: bool) -> None:
    assert not greens(chip(is_lit, False))
    assert greens(chip(is_lit, True)) > 200


def test_an_arrow_tells_it_without_colour() -> None:
    plain, marked = chip(True, False), chip(True, True)
    middle = QPointF(60, 8).toPoint()
    assert marked.pixelColor(middle) != plain.pixelColor(middle)


@pytest.mark.parametrize("look", LOOKS)
def test_the_mark_is_seen(look: ThemeName) -> None:
    theme().choose(look)
    assert contrast(theme().colours.good, theme().colours.surface) >= 3
    theme().choose(ThemeName.PAPER)


def test_a_button_of_the_shelf_is_marked_until_the_question_ends(qtbot: QtBot) -> None:
    action_bar = ActionBar()
    qtbot.addWidget(action_bar)
    choices = [Choice("end", "End the turn"), Choice("hand", "Open the hand")]
    action_bar.offer(choices)
    action_bar.mark(("hand", "elsewhere"))

    def marked() -> list[bool]:
        return [each.is_spoken_of for each in action_bar.buttons() if isinstance(each, Button)]

    assert marked() == [False, True]
    action_bar.offer(choices[::-1])
    assert marked() == [True, False], "the way went on: it is marked still"
    button = action_bar.buttons()[0]
    button.resize(140, 36)
    with_mark = greens(button.grab().toImage())
    action_bar.mark(())
    assert marked() == [False, False]
    assert greens(button.grab().toImage()) < with_mark

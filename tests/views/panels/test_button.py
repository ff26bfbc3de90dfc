"""A button is as large with the keyboard as without it, and its words always fit."""

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from views.panels.button import Button
from views.theme import ThemeName, theme


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    qapp.setStyle("Fusion")
    theme().apply()


@pytest.mark.parametrize("kind", ["", "primary", "quiet", "link"])
def test_words_that_come_while_it_has_the_keyboard_fit_afterwards(qtbot: QtBot, kind: str) -> None:
    row = QWidget()
    qtbot.addWidget(row)
    line = QHBoxLayout(row)
    line.addStretch(1)
    made, other = Button("Continue"), Button("Other")
    for each in (made, other):
        each.setProperty("kind", kind)
        line.addWidget(each)
    row.show()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    made.setText("Undo anyway")
    hint = made.sizeHint()
    made.setText("Continue")
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    made.setText("Undo anyway")
    assert made.sizeHint() == hint
    qtbot.waitUntil(lambda: made.width() >= hint.width())


def test_the_icon_follows_theme_and_size_of_letters(qtbot: QtBot) -> None:
    made = Button("Play")
    qtbot.addWidget(made)
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    made.wear("play")

    def inks() -> set[str]:
        image = made.icon().pixmap(made.iconSize()).toImage()
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        colours = (image.pixelColor(x, y) for x, y in spots)
        return {colour.name() for colour in colours if colour.alpha() == 255}

    before, small = inks(), made.iconSize()
    theme().choose(ThemeName.NIGHT)
    theme().set_text(150)
    after, large = inks(), made.iconSize()
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    assert before.isdisjoint(after)
    assert large.width() == round(small.width() * 1.5)

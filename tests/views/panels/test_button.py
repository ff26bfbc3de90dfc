"""A button is as large with the keyboard as without it, and its words always fit."""

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from views.panels.button import Button
from views.theme import theme


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
    made, other = Button("Go on"), Button("Other")
    for each in (made, other):
        each.setProperty("kind", kind)
        line.addWidget(each)
    row.show()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    made.setText("Take back anyway")
    hint = made.sizeHint()
    made.setText("Go on")
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    made.setText("Take back anyway")
    assert made.sizeHint() == hint
    qtbot.waitUntil(lambda: made.width() >= hint.width())

"""Dialogs with large letters in a small window: at most one scrolls, its buttons are in sight."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTextBrowser, QTreeWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.preferences import Page, PreferencesSheet
from desktop.dialogs.sheet import Sheet

ROOM = (1256, 672)
"""What a screen of 1280x720 leaves for a dialog."""
SIZES = [100, 150, 200]


def opened(lamp: Lamplight, qtbot: QtBot, command: str, name: str, text: int) -> Sheet:
    lamp.settings.change(text_size=text)
    lamp.desk.commands[command].trigger()
    sheet = lamp.desk.sheets.opened[name]
    assert isinstance(sheet, Sheet)
    sheet.resize(*ROOM)
    qtbot.wait(20)
    return sheet


def scrolls(sheet: Sheet) -> bool:
    return sheet._scroll.verticalScrollBar().isVisible()


@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("page", [Page.LOOK, Page.KEYS])
def test_a_short_page_of_the_preferences_does_not_scroll(
    lamp: Lamplight, qtbot: QtBot, page: Page, text: int
) -> None:
    """However long another one is; the table of keys scrolls by itself."""
    sheet = opened(lamp, qtbot, "preferences", "preferences", text)
    assert isinstance(sheet, PreferencesSheet)
    sheet._pages.setCurrentIndex(list(Page).index(page))
    qtbot.wait(20)
    assert not scrolls(sheet)
    tree = sheet.findChild(QTreeWidget)
    assert tree is not None
    assert tree.isVisible() == (page is Page.KEYS)
    if tree.isVisible():
        assert tree.viewport().height() >= 2 * tree.fontMetrics().height()


@pytest.mark.parametrize("text", SIZES)
def test_a_field_and_its_name_stand_on_one_line(lamp: Lamplight, qtbot: QtBot, text: int) -> None:
    """And apart."""
    sheet = opened(lamp, qtbot, "preferences", "preferences", text)
    for field in sheet.findChildren(QComboBox):
        if not field.isVisible():
            continue
        name = next(each for each in sheet.findChildren(QLabel) if each.buddy() is field)
        assert abs(name.geometry().center().y() - field.geometry().center().y()) <= 1
        assert field.x() - name.geometry().right() >= 12


@pytest.mark.parametrize("text", SIZES)
def test_the_credits_scroll_by_themselves_alone(lamp: Lamplight, qtbot: QtBot, text: int) -> None:
    sheet = opened(lamp, qtbot, "about", "about", text)
    assert not scrolls(sheet)
    page = sheet.findChild(QTextBrowser)
    assert page is not None
    assert page.viewport().height() >= 3 * page.fontMetrics().height()


@pytest.mark.parametrize("text", SIZES)
@pytest.mark.parametrize("game", ["kinfire_council", "root", "feed_the_kraken"])
def test_a_game_can_be_begun_without_scrolling(
    lamp: Lamplight, qtbot: QtBot, game: str, text: int
) -> None:
    lamp.settings.change(text_size=text)
    lamp.desk.show_setup(game)
    sheet = lamp.desk.sheets.opened["setup"]
    assert isinstance(sheet, Sheet)
    sheet.resize(min(sheet.sizeHint().width(), ROOM[0]), ROOM[1])
    qtbot.wait(20)
    assert not sheet._scroll.horizontalScrollBar().isVisible()
    begin = sheet.findChild(QPushButton, "begin")
    assert begin is not None
    assert sheet.rect().contains(begin.geometry())
    assert begin.hasFocus() or sheet.focusWidget() is begin
    for field in sheet.findChildren(QComboBox):
        if field.isVisible() and sheet.panel.isAncestorOf(field):
            right = field.mapTo(sheet._scroll.viewport(), field.rect().topRight()).x()
            assert right <= sheet._scroll.viewport().width()

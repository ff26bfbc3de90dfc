"""Dialogs with large letters in a small window: at most one scrolls, its buttons are in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
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
    lamp.controller.commands[command].trigger()
    sheet = lamp.controller.sheets.opened[name]
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
    lamp.controller.show_setup(game)
    sheet = lamp.controller.sheets.opened["setup"]
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


SHEETS = ("about", "keys", "records", "preferences", "accessibility", "new", "report")
"""Commands that open a sheet without a game."""


def beyond(sheet: Sheet) -> list[str]:
    """What of a sheet lies beyond the rim of the screen: itself, and the buttons at its foot."""
    screen = sheet.screen().availableGeometry()
    found = [] if screen.contains(sheet.frameGeometry()) else [str(sheet.frameGeometry())]
    for each in sheet.findChildren(QPushButton):
        corners = QRect(each.mapToGlobal(QPoint(0, 0)), each.size())
        at_foot = each.isVisible() and each.parent() is sheet
        if at_foot and not screen.contains(corners):
            found.append(f"{each.text()} {corners}")
    return found


@pytest.mark.parametrize(
    ("then", "commands"),
    [
        (200, SHEETS[3:4]),
        (100, SHEETS[2:4]),
        pytest.param(200, SHEETS, marks=pytest.mark.soak),
        pytest.param(100, SHEETS, marks=pytest.mark.soak),
    ],
)
def test_every_sheet_stays_on_the_screen(
    lamp: Lamplight, qtbot: QtBot, then: int, commands: tuple[str, ...]
) -> None:
    """Opened with large letters, or open while they grow, and low on the screen."""
    for command in commands:
        lamp.settings.change(text_size=then)
        lamp.controller.commands[command].trigger()
        (sheet,) = lamp.controller.sheets.opened.values()
        assert isinstance(sheet, Sheet)
        qtbot.wait(10)
        sheet.move(sheet.x() + 60, sheet.y() + 90)
        lamp.settings.change(text_size=200 if then == 100 else 190)
        qtbot.waitUntil(lambda opened=sheet: not beyond(opened))
        sheet.reject()


def test_reset_all_asks_and_stands_apart_from_close(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = opened(lamp, qtbot, "preferences", "preferences", 150)
    lamp.settings.change(player_name="Ada", letter_keys=False)
    ask, sure, close = (
        sheet.findChild(QPushButton, name) for name in ("reset", "reset_sure", "close")
    )
    assert ask.geometry().right() < sheet.width() / 2 < close.geometry().left()
    qtbot.mouseClick(ask, Qt.MouseButton.LeftButton)
    assert lamp.settings.now.player_name == "Ada"
    assert sheet.note.text().endswith("?")
    assert sure.isVisible()
    assert sure.hasFocus() or sheet.focusWidget() is sure
    sheet.reject()
    assert not lamp.settings.now.letter_keys
    sheet = opened(lamp, qtbot, "preferences", "preferences", 150)
    sheet.findChild(QPushButton, "reset").click()
    sheet.findChild(QPushButton, "reset_sure").click()
    assert lamp.settings.now.player_name == ""
    assert lamp.settings.now.letter_keys

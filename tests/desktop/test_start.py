"""The start screen: all boxes in sight; the set-up asks about a seat in its row."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.records import record_words
from desktop.dialogs.seat_rows import SeatRow
from desktop.dialogs.setup import SetupSheet
from desktop.offers import waiting_game
from desktop.start import StartPage
from desktop.waiting import WaitingGame
from models.records import RecordLine
from models.translate import tooltip
from rules.kernel.record import Head, SeatKind, SeatPlan, Summary
from rules.kernel.text import say
from views.panels.button import Button
from views.theme import icon, theme

OpenLamp = Callable[..., Lamplight]
WAITING = WaitingGame("Root", "Round 3", "today", was_cut_off=False)


def page_of(lamp: Lamplight) -> StartPage:
    page = lamp.window._start
    assert isinstance(page, StartPage)
    return page


def laid(lamp: Lamplight, qtbot: QtBot, size: tuple[int, int], waits: bool) -> StartPage:
    """The start screen in a window of this size, with or without a game that waits."""
    lamp.window.resize(*size)
    page = page_of(lamp)
    page.show_waiting(WAITING if waits else None, QPixmap(), "game-root")
    qtbot.wait(20)
    return page


def bottom(page: StartPage, widget: QWidget) -> int:
    return widget.mapTo(page, widget.rect().bottomRight()).y()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 700), (1920, 1080)])
@pytest.mark.parametrize("waits", [False, True])
def test_every_box_with_all_its_buttons_is_in_sight(
    lamp: Lamplight, qtbot: QtBot, size: tuple[int, int], waits: bool
) -> None:
    page = laid(lamp, qtbot, size, waits)
    for box in page.boxes:
        for button in box.buttons():
            assert bottom(page, button) <= page.height(), box.offer.name
            assert button.width() >= button.minimumSizeHint().width()
    rights = [box.mapTo(page, box.rect().topRight()).x() for box in page.boxes]
    assert max(rights) <= page.width()


@pytest.mark.parametrize("waits", [False, True])
def test_five_boxes_lie_in_rows_and_nothing_overlaps(
    lamp: Lamplight, qtbot: QtBot, waits: bool
) -> None:
    page = laid(lamp, qtbot, (1280, 720), waits)
    assert len(page.boxes) == 5
    areas = [box.geometry() for box in page.boxes]
    assert not any(a.intersects(b) for n, a in enumerate(areas) for b in areas[:n])
    assert len({area.top() for area in areas}) == (3 if waits else 2)
    assert max(bottom(page, box) for box in page.boxes) <= page.height()


@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 700), (1920, 1080)])
def test_nothing_scrolls_and_the_drawer_has_room(
    lamp: Lamplight, qtbot: QtBot, size: tuple[int, int], waits: bool
) -> None:
    page = laid(lamp, qtbot, size, waits)
    assert not page._scroll.verticalScrollBar().isVisible()
    assert bottom(page, page._drawer) <= page.height() - 8
    top = page._drawer.mapTo(page, page._drawer.rect().topLeft()).y()
    assert top - max(bottom(page, box) for box in page.boxes) >= 10


@pytest.mark.parametrize("waits", [False, True])
def test_a_notice_takes_the_place_of_the_line(lamp: Lamplight, qtbot: QtBot, waits: bool) -> None:
    lamp.window.resize(1280, 720)
    page = page_of(lamp)
    page.show_waiting(WAITING if waits else None, QPixmap(), "game-root")
    page.say("The file cannot be opened.")
    qtbot.wait(20)
    assert page.notice.isVisible()
    assert not page._line.isVisible()
    assert not page._scroll.verticalScrollBar().isVisible()
    page.say("")
    qtbot.wait(20)
    assert page._line.isVisible()


@pytest.mark.parametrize("text", [100, 110, 125, 150, 200])
@pytest.mark.parametrize("waits", [False, True])
def test_no_word_is_cut_and_the_first_button_is_in_sight_at_any_size_of_text(
    lamp: Lamplight, qtbot: QtBot, text: int, waits: bool
) -> None:
    lamp.window.resize(1280, 720)
    lamp.settings.change(text_size=text)
    page = page_of(lamp)
    page.show_waiting(WAITING if waits else None, QPixmap(), "game-root")
    qtbot.wait(20)
    page._scroll.verticalScrollBar().setValue(0)
    tools = page._drawer.findChildren(QToolButton)
    assert {tool.iconSize().height() for tool in tools} == {theme().px(18)}
    first = page.waiting.button if waits else page.boxes[0].buttons()[0]
    assert bottom(page, first) <= page.height()
    assert not page._scroll.horizontalScrollBar().isVisible()
    for box in page.boxes:
        for button in box.buttons():
            assert button.width() >= button.minimumSizeHint().width()
            assert box.rect().contains(button.geometry())


def test_words_that_have_no_room_are_told_by_the_lid(lamp: Lamplight, qtbot: QtBot) -> None:
    """All games tell theirs, or none does."""
    page = page_of(lamp)
    told = []
    for waits in (False, True):
        lamp.window.resize(1280, 720)
        page.show_waiting(WAITING if waits else None, QPixmap(), "game-root")
        qtbot.wait(20)
        told.append({not box._about.isHidden() for box in page.boxes})
        for box in page.boxes:
            assert box.lid.toolTip() == (tooltip(box.offer.about) if box._about.isHidden() else "")
    assert told == [{True}, {False}]


@pytest.mark.parametrize("text", [100, 150])
def test_the_picture_of_the_game_that_waits_fills_its_frame(
    lamp: Lamplight, qtbot: QtBot, text: int
) -> None:
    lamp.window.resize(1280, 720)
    lamp.settings.change(text_size=text)
    page = page_of(lamp)
    picture = QPixmap(352, 220)
    picture.fill(QColor("#123456"))
    page.show_waiting(WAITING, picture, "game-root")
    qtbot.wait(20)
    shown = page.waiting.picture.grab().toImage()
    for x in (2, shown.width() - 3):
        for y in (2, shown.height() - 3):
            assert shown.pixelColor(x, y) == QColor("#123456")


def test_a_game_that_waits_calls_its_seats_by_their_names() -> None:
    names = ("Ada", "Wick", "Ember")
    seats = tuple(SeatPlan(SeatKind.PERSON, name) for name in names)
    turn = say("kinfire_council.where_turn", round=1, phase="...", who=say("kernel.seat", number=3))
    summary = Summary(9, where=turn)
    head = Head(1, "0.1.0", 1, "kinfire_council", {}, seats, summary)
    line = RecordLine(Path("x.lamplight"), 0, 0, head)
    for said in (waiting_game(line, False).where, record_words(line)):
        assert "Seat" not in said
        assert "Ember" in said.split("\n")[0]


def setup_of(lamp: Lamplight, game: str = "root") -> SetupSheet:
    lamp.controller.show_setup(game)
    sheet = lamp.controller.sheets.opened["setup"]
    assert isinstance(sheet, SetupSheet)
    return sheet


def choose(sheet: SetupSheet, option: str, value: str) -> QComboBox:
    box = sheet.findChild(QComboBox, f"option_{option}")
    assert box is not None
    box.setCurrentIndex(box.findData(value))
    return box


def texts(widget: QWidget) -> str:
    shown = [each for each in widget.findChildren(QLabel) if each.isVisible()]
    return "\n".join(each.text() for each in shown)


def test_the_faction_stands_in_the_row_of_its_seat_with_its_sign_and_a_line(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    sheet = setup_of(lamp)
    row = sheet._seats.rows()[0]
    box = choose(sheet, "seat_1", "marquise")
    assert row.isAncestorOf(box)
    assert not box.itemIcon(box.currentIndex()).isNull()
    assert "Reach 10" in texts(row)
    choose(sheet, "seat_1", "random")
    assert "Reach" not in texts(row)


def test_a_seat_that_gives_way_loses_the_line_of_its_faction(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = setup_of(lamp)
    row = sheet._seats.rows()[0]
    box = choose(sheet, "seat_1", "marquise")
    choose(sheet, "seat_2", "marquise")
    assert box.currentData() == "random"
    assert "Reach" not in texts(row)


def test_the_box_of_a_seat_that_goes_comes_again_as_it_was(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = setup_of(lamp)
    sheet._seats._count.setValue(4)
    box = choose(sheet, "seat_4", "cult")
    sheet._seats._count.setValue(3)
    qtbot.wait(10)
    assert not box.isVisible()
    sheet._seats._count.setValue(4)
    qtbot.wait(10)
    assert isinstance(box.parent(), SeatRow)
    assert box.isVisible()
    assert box.currentData() == "cult"


def test_nobody_is_asked_for_what_can_change_nothing(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = setup_of(lamp)
    difficulty = sheet.findChild(QComboBox, "option_difficulty")
    assert difficulty is not None
    for seat, faction in ((1, "marquise"), (2, "eyrie"), (3, "alliance")):
        choose(sheet, f"seat_{seat}", faction)
    assert "Automated opponents" not in texts(sheet)
    heads = [each for each in sheet.findChildren(QPushButton, "fold") if each.isVisible()]
    assert not any("Cult" in each.text() for each in heads)
    choose(sheet, "seat_3", "vagabot")
    assert "Automated opponents" in texts(sheet)
    assert difficulty.isVisible()
    choose(sheet, "difficulty", "nightmare")
    assert sheet.wish().options["difficulty"] == "nightmare"
    choose(sheet, "seat_3", "alliance")
    assert not difficulty.isVisible()
    assert sheet.wish().options["difficulty"] == "normal"


def test_the_mark_of_a_folded_group_turns(lamp: Lamplight, qtbot: QtBot) -> None:
    """At its head, where its rows begin."""
    sheet = setup_of(lamp, "kinfire_council")
    fold = sheet.findChild(Button, "fold")
    assert fold is not None
    qtbot.wait(20)
    assert fold.x() == 0
    side = theme().px(18)
    marks = {
        name: icon(name, theme().colours, side, "ink").pixmap(side, side).toImage()
        for name in ("up", "down")
    }
    for mark in ("down", "up", "down"):
        assert fold.icon().pixmap(side, side).toImage() == marks[mark]
        fold.click()


def test_the_paper_of_a_dialog_reaches_its_corners(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = setup_of(lamp)
    sheet.resize(700, 500)
    qtbot.wait(20)
    shown = sheet.grab().toImage()
    paper = theme().colour("surface")
    assert all(shown.pixelColor(x, 0) == paper for x in (0, 1, shown.width() - 1))


def test_the_set_up_is_as_high_as_what_it_asks(lamp: Lamplight, qtbot: QtBot) -> None:
    sheet = setup_of(lamp)
    qtbot.wait(20)
    screen = sheet.screen().availableGeometry().height()
    wanted = sheet.panel.sizeHint().height()
    assert sheet.height() >= min(screen - 80, wanted)


def test_under_their_lids_buttons_of_all_boxes_end_on_one_line(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    lamp.window.resize(1600, 900)
    page = page_of(lamp)
    page.show_waiting(None, QPixmap(), "game-root")
    qtbot.wait(20)
    assert len({bottom(page, box.buttons()[-1]) for box in page.boxes}) == 1
    assert len({box._about.geometry().top() for box in page.boxes}) == 1

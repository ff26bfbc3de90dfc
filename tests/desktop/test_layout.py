"""Nothing is cut: small windows, large text, longer languages, from right to left."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start, application
from desktop.wish import seats_of
from models.places import Places
from models.settings import ThemeChoice
from models.translate import language
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Bots, Person, everything_said, wish_of

OpenLamp = Callable[..., Lamplight]
LANGUAGES = ("en", "pseudo", "pseudo-rtl")
SHEETS = ("about", "keys", "records", "preferences", "new", "report")


def words_of(window: QWidget) -> Iterator[QLabel | QAbstractButton]:
    """All labels and buttons that are shown with words."""
    for widget in window.findChildren(QWidget):
        is_words = isinstance(widget, QLabel | QAbstractButton)
        if is_words and widget.isVisible() and widget.text():
            yield widget


def cut(window: QWidget) -> list[str]:
    """What has less room than its words need, or lies outside what can be seen or scrolled to."""
    found = []
    for widget in words_of(window):
        if isinstance(widget, QLabel) and widget.wordWrap():
            too_small = widget.height() + 1 < widget.heightForWidth(widget.width())
        else:
            too_small = widget.width() + 1 < widget.minimumSizeHint().width()
        if too_small or not _is_inside(widget, window):
            where = widget.geometry().getRect()
            found.append(f"{type(widget).__name__} {widget.text()[:40]!r} {where}")
    return found


def _is_inside(widget: QWidget, window: QWidget) -> bool:
    """Whether it lies in the window; what lies in a scroll area can be scrolled to."""
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    corner = widget.mapTo(window, widget.rect().topLeft())
    end = widget.mapTo(window, widget.rect().bottomRight())
    return window.rect().adjusted(-1, -1, 1, 1).contains(corner) and window.rect().adjusted(
        -1, -1, 1, 1
    ).contains(end)


def mnemonics(menu: QMenu) -> list[str]:
    marks = []
    for action in menu.actions():
        text = action.text().replace("&&", "")
        if "&" in text:
            marks.append(text[text.index("&") + 1].lower())
    return marks


@pytest.mark.parametrize("code", ["en", "pseudo"])
def test_mnemonics_are_unique_in_each_menu(lamp: Lamplight, code: str) -> None:
    language().speak(code)
    bar = lamp.controller.window.menuBar()
    titles = [a.text()[a.text().index("&") + 1].lower() for a in bar.actions() if a.isVisible()]
    assert not [mark for mark, count in Counter(titles).items() if count > 1]
    for menu in bar.findChildren(QMenu):
        twice = [mark for mark, count in Counter(mnemonics(menu)).items() if count > 1]
        assert not twice, (menu.title(), twice)


def test_at_first_the_window_fills_a_screen_that_is_no_larger(
    user_places: Places, qapp: QApplication
) -> None:
    lamp = Lamplight(application([]), user_places, Start(), Bots())
    room = lamp.window.screen().availableSize()
    assert room.width() < 1280
    assert lamp.window.isMaximized()
    lamp.furnish()
    put_out(lamp)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_start_screen_is_not_cut(
    open_lamp: OpenLamp, qtbot: QtBot, code: str, text: int
) -> None:
    lamp = open_lamp(language=code, text_size=text)
    window = lamp.controller.window
    window.resize(1280, 720)
    qtbot.wait(20)
    assert window.size().width() == 1280
    assert window.size().height() == 720
    assert not cut(window)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_in_a_small_window_is_not_cut(
    open_lamp: OpenLamp, qtbot: QtBot, code: str, text: int
) -> None:
    lamp = open_lamp(language=code, text_size=text)
    window = lamp.controller.window
    window.resize(1280, 720)
    lamp.controller.begin(wish_of("raid", 1, 2))
    person = Person(lamp, qtbot)
    person.wait()
    window.show_panel("log", True)
    qtbot.waitUntil(lambda: not cut(window))
    assert window.width() == 1280
    assert window.height() == 720


@pytest.mark.parametrize("command", SHEETS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_dialogs_are_not_cut(open_lamp: OpenLamp, qtbot: QtBot, code: str, command: str) -> None:
    lamp = open_lamp(language=code, text_size=150)
    lamp.controller.commands[command].trigger()
    sheet = next(iter(lamp.controller.sheets.opened.values()))
    assert isinstance(sheet, QDialog)
    qtbot.waitUntil(sheet.isVisible)
    qtbot.wait(20)
    room = sheet.screen().availableGeometry()
    assert sheet.width() <= room.width()
    assert sheet.height() <= room.height()
    assert not cut(sheet)


def loose(window: QWidget) -> list[str]:
    """Wrapped texts that keep much more height than their words need."""
    found = []
    for widget in words_of(window):
        if isinstance(widget, QLabel) and widget.wordWrap():
            room = QRect(0, 0, widget.contentsRect().width(), 10_000)
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
            needed = widget.fontMetrics().boundingRect(room, flags, widget.text()).height()
            if widget.height() > needed + 2 * widget.fontMetrics().height():
                found.append(f"{widget.text()[:40]!r} {widget.height()} for {needed}")
    return found


@pytest.mark.parametrize("text", [100, 200])
def test_the_set_up_has_no_empty_stretches(open_lamp: OpenLamp, qtbot: QtBot, text: int) -> None:
    lamp = open_lamp(text_size=text)
    lamp.controller.show_setup("cartographers")
    sheet = lamp.controller.sheets.opened["setup"]
    qtbot.waitUntil(sheet.isVisible)
    qtbot.wait(20)
    assert len(list(words_of(sheet))) > 12
    assert not loose(sheet)


def test_the_board_stays_where_it_is_when_an_answer_comes(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    window = lamp.controller.window
    window.resize(1280, 720)
    lamp.controller.begin(wish_of("raid", 1, 2))
    Person(lamp, qtbot).wait()
    qtbot.wait(20)
    before = window.prompt.geometry()
    window.prompt.answer("Two lines of reasons are more than one line. " * 4)
    qtbot.wait(20)
    assert window.prompt.findChildren(QLabel)[-1].isVisible()
    assert window.prompt.geometry() == before


def test_from_right_to_left_the_seats_stand_on_the_right(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp(language="pseudo-rtl")
    assert QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    lamp.controller.begin(wish_of("raid", 1, 1))
    Person(lamp, qtbot).wait()
    window = lamp.controller.window
    seats = window.seats.mapTo(window, window.seats.rect().center())
    assert seats.x() > window.width() / 2


def test_in_another_language_every_sentence_is_translated(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """What is not in the brackets of the pseudo-language was never given to translation."""
    lamp = open_lamp(language="pseudo")
    names = {"Lamplight", "Cartographers", "", "lamplight"}
    start = lamp.controller.start
    for widget in words_of(start):
        text = widget.text().replace("&", "")
        assert text in names or text.startswith("["), text
    for action in lamp.controller.commands.actions():
        assert action.text().startswith("["), action.text()


def test_the_language_changes_at_once_in_the_middle_of_a_game(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    person.wait()
    before = person.window.prompt.sentence
    lamp.settings.change(language="pseudo")
    qtbot.waitUntil(lambda: person.window.prompt.sentence != before)
    qtbot.wait(10)
    assert person.window.prompt.sentence.startswith("[")
    assert person.window.menuBar().actions()[0].text().startswith("[")
    assert all(choice.label.startswith("[") for choice in person.table.action_bar.choices)
    assert all(line.startswith("[") for line in person.window.log.lines())
    person.act()


def test_seats_without_a_name_are_called_in_the_new_language(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    wish = wish_of("kinfire_council", 1, 1)
    lamp.controller.begin(replace(wish, plans=seats_of(("",), ("random",))))
    person = Person(lamp, qtbot)
    person.wait()
    assert "Seat 1" in person.window.prompt.sentence
    lamp.settings.change(language="tr")
    qtbot.waitUntil(lambda: "Oyuncu 1" in person.window.prompt.sentence)
    assert "Seat" not in " ".join(person.window.log.lines())


@pytest.mark.parametrize("name", [ThemeChoice.NIGHT, ThemeChoice.CONTRAST, ThemeChoice.PRINT])
def test_every_theme_is_worn_by_a_running_game(
    open_lamp: OpenLamp, qtbot: QtBot, name: ThemeChoice
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    person.wait()
    lamp.settings.change(theme=name)
    qtbot.wait(10)
    person.act()
    person.wait()
    assert person.table.question is not None


def test_full_screen_keeps_a_visible_way_out(lamp: Lamplight, qtbot: QtBot) -> None:
    window = lamp.controller.window
    window.commands["fullscreen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    assert window._way_out.isVisible()
    qtbot.mouseClick(window._way_out, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window._way_out.isVisible()


def test_the_layout_of_a_game_is_remembered_and_reset(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    person.wait()
    window = lamp.controller.window
    window.show_panel("rules", True)
    window.commands["leave"].trigger()
    lamp.controller.begin(wish_of("raid", 1, 1))
    person.wait()
    assert not window._docks["rules"].isHidden()
    window.commands["reset_layout"].trigger()
    assert window._docks["rules"].isHidden()
    assert not window._docks["seats"].isHidden()


def test_a_board_that_shows_its_seats_has_the_room_of_their_strip(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """It is closed at first, opens by its command, and Reset closes it."""
    lamp = open_lamp()
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 4))
    window = lamp.controller.window
    dock, command = window._docks["seats"], window.commands["seats"]
    assert dock.isHidden()
    assert not command.isChecked()
    command.trigger()
    assert dock.isVisible()
    window.commands["reset_layout"].trigger()
    assert dock.isHidden()


def test_every_custom_widget_has_a_name_for_screen_readers(lamp: Lamplight) -> None:
    window = lamp.controller.window
    for panel in (window.seats, window.log.list, window.table.action_bar, window.scores.graph):
        assert panel.accessibleName()
    assert "Lamplight" in everything_said(lamp)

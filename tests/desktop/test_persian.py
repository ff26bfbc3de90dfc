"""The window in Persian: from right to left, its own letters and digits, tables as they lie."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QFontInfo, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS, default_keys
from desktop.app import Lamplight
from desktop.choices import language_name
from desktop.naming import help_taken
from models.exports import story
from models.records import open_record
from models.translate import bare
from rules.kernel.journal import Help, Mark
from rules.kernel.steps import Seat
from tests.desktop.conftest import open_lamp
from tests.desktop.helpers import Person, wish_of
from tests.desktop.test_layout import cut
from tests.test_translations import built, tool
from tests.test_translations_window import SHEETS, UNSEEN, all_said, left_over, sit_down
from views.panels.paragraph import Paragraph
from views.theme import theme
from views.theme.fonts import PERSIAN, SANS

__all__ = ["built", "open_lamp", "tool"]

OpenLamp = Callable[..., Lamplight]
NATIVE = QKeySequence.SequenceFormat.NativeText
RIGHT = Qt.LayoutDirection.RightToLeft
LEFT = Qt.LayoutDirection.LeftToRight
ISOLATES = re.compile("[\u2066-\u2069]")

pytestmark = pytest.mark.usefixtures("built")


def centre(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def sit_at_raid(lamp: Lamplight, qtbot: QtBot) -> Person:
    lamp.controller.begin(wish_of("raid", 1, 2))
    person = Person(lamp, qtbot)
    person.wait()
    return person


# ---------------------------------------------------------------- the direction
def test_persian_is_among_the_languages(open_lamp: OpenLamp) -> None:
    open_lamp(language="fa")
    assert language_name("fa") == "فارسی"


def test_the_window_turns_round_at_once_and_back(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp(language="en")
    person = sit_at_raid(lamp, qtbot)
    window = person.window
    window.show_panel("log", True)
    for code, direction, family in (("fa", RIGHT, PERSIAN), ("en", LEFT, SANS)):
        lamp.settings.change(language=code)
        QCoreApplication.sendPostedEvents()
        person.wait()
        qtbot.wait(20)
        assert QGuiApplication.layoutDirection() == window.layoutDirection() == direction
        assert QFontInfo(QApplication.font()).family() == family
        middle = window.width() / 2
        assert (centre(window.seats).x() > middle) == (direction == RIGHT)
        assert (centre(window.log).x() < middle) == (direction == RIGHT)
        edge = "right" if direction == RIGHT else "left"
        assert f"border-{edge}: 4px" in QApplication.instance().styleSheet()  # type: ignore[union-attr]


def test_arrows_of_commands_point_the_other_way(open_lamp: OpenLamp) -> None:
    lamp = open_lamp(language="en")
    undo = lamp.controller.commands["undo"]
    before = undo.icon().pixmap(20, 20).toImage()
    lamp.settings.change(language="fa")
    QCoreApplication.sendPostedEvents()
    after = undo.icon().pixmap(20, 20).toImage()
    assert after == before.flipped(Qt.Orientation.Horizontal)
    assert after != before


def test_a_table_lies_as_it_lies(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Spaces, their order and the arrow keys are the same; only the words are others."""
    places = []
    for code in ("en", "fa"):
        person = sit_down(open_lamp(language=code), qtbot)
        person.window.resize(1280, 720)
        qtbot.wait(20)
        board = person.table.board
        assert board is not None
        spaces = [e for e in board.elements() if re.match(r"[A-K]\d+,", e.label)]
        view = spaces[0].view
        assert view is not None
        assert view.layoutDirection() == LEFT
        places.append({e.label.split(",")[0]: e.sceneBoundingRect().center() for e in spaces})
    assert places[0].keys() == places[1].keys()
    for found in places:
        assert found["A1"].x() < found["A11"].x()
        assert found["A1"].y() < found["K1"].y()


# ---------------------------------------------------------------- nothing is cut
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_start_screen_is_not_cut(open_lamp: OpenLamp, qtbot: QtBot, text: int) -> None:
    lamp = open_lamp(language="fa", text_size=text)
    lamp.controller.window.resize(1280, 720)
    qtbot.wait(20)
    assert not cut(lamp.controller.window)


@pytest.mark.parametrize("text", [100, 200])
def test_a_game_in_a_small_window_is_not_cut(open_lamp: OpenLamp, qtbot: QtBot, text: int) -> None:
    lamp = open_lamp(language="fa", text_size=text)
    window = lamp.controller.window
    window.resize(1280, 720)
    sit_at_raid(lamp, qtbot)
    window.show_panel("log", True)
    qtbot.waitUntil(lambda: not cut(window))
    assert (window.width(), window.height()) == (1280, 720)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("command", SHEETS)
def test_dialogs_are_not_cut_and_speak_persian(
    open_lamp: OpenLamp, qtbot: QtBot, command: str, text: int
) -> None:
    lamp = open_lamp(language="fa", text_size=text)
    lamp.controller.commands[command].trigger()
    sheet = next(s for s in lamp.window.findChildren(QDialog) if s.isVisible())
    tabs = sheet.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        qtbot.wait(20)
        assert not cut(sheet)
    assert sheet.layoutDirection() == RIGHT


def test_letters_are_not_cut_above_or_below(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """A line with the highest and the deepest letters has the same ink in twice the height."""
    open_lamp(language="fa")
    for text in (100, 150, 200):
        theme().set_text(text)
        label = Paragraph("آگچج‌ع")
        qtbot.addWidget(label)
        label.setStyleSheet("background: white; color: black")
        label.setFont(theme().font())
        label.setFixedSize(label.sizeHint())
        low = ink(label).height()
        label.setFixedSize(label.width(), 2 * label.height())
        assert ink(label).height() == low > 0.9 * theme().font().pixelSize()


def ink(widget: QWidget) -> QRect:
    """Where a widget's letters are."""
    picture = widget.grab().toImage()
    ground = picture.pixelColor(0, 0).lightness()
    rows = [
        (x, y)
        for y in range(picture.height())
        for x in range(picture.width())
        if abs(picture.pixelColor(x, y).lightness() - ground) > 60
    ]
    left, top = min(x for x, _ in rows), min(y for _, y in rows)
    right, bottom = max(x for x, _ in rows), max(y for _, y in rows)
    return QRect(QPoint(left, top), QPoint(right, bottom))


def test_wrapped_lines_begin_at_the_right_edge(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    open_lamp(language="fa")
    label = Paragraph("دور دور دور دور دور دور دور دور دور دور دور دور دور دور")
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: black")
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setFixedSize(160, 200)
    line = label.fontMetrics().lineSpacing()
    edges = []
    for top in (0, line):
        area = QRect(0, top + 1, 160, line - 2)
        picture = label.grab(area).toImage()
        dark = [
            x
            for x in range(160)
            for y in range(picture.height())
            if picture.pixelColor(x, y).lightness() < 120
        ]
        edges.append(max(dark))
    assert edges[0] == edges[1] >= 156


# ---------------------------------------------------------------- words
def test_the_shell_speaks_persian(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp(language="fa")
    assert not left_over(all_said(lamp), "fa")
    sit_at_raid(lamp, qtbot)
    assert not left_over(all_said(lamp), "fa") - {UNSEEN}


def test_digits_are_persian_ones(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.decision.MOST_COUNTED", 1_000)
    lamp = open_lamp(language="fa")
    players = [box.offer.players for box in lamp.controller.start.boxes]
    assert players
    assert all(re.search("[۰-۹]", said) and not re.search("[0-9]", said) for said in players)
    assert help_taken([Mark(Help.HINT, 0, Seat(0))] * 2, ("Ada",)) == (
        "\u2068Ada\u2069 ۲ پیشنهاد گرفت.",
    )
    person = sit_at_raid(lamp, qtbot)
    assert re.search("[۰-۹]+ انتخاب", person.window.prompt.sentence)


def test_keys_are_read_as_they_are_shown(open_lamp: OpenLamp) -> None:
    """As they stand on Persian keyboards: the table of keys shows them so and takes them so."""
    open_lamp(language="fa")
    keys = [key for command in COMMANDS for key in default_keys(command)]
    assert {"Ctrl+N", "F5", "Shift+F6"} <= {key.toString(NATIVE) for key in keys}
    assert all(QKeySequence(key.toString(NATIVE), NATIVE) == key for key in keys)


# ---------------------------------------------------------------- two directions in one line
def test_names_are_set_apart_on_the_screen_only(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp(language="fa")
    person = sit_at_raid(lamp, qtbot)
    for number in range(6):
        person.act(number)
        person.wait()
    lines = person.window.log.lines()
    assert any("\u2068Ada\u2069" in line for line in lines)
    assert "Raid" in person.window.windowTitle()
    assert not ISOLATES.search(person.window.windowTitle())
    person.window.log.copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == [bare(line) for line in lines]
    assert not ISOLATES.search(copied)
    person.window.log._search.setText("Ada draws")
    assert person.window.log.lines()
    autosave = lamp.controller.games.autosave
    assert autosave is not None
    qtbot.waitUntil(autosave.file.path.exists)
    assert not ISOLATES.search(autosave.file.path.name)
    assert not ISOLATES.search(autosave.file.path.read_text(encoding="utf-8"))
    assert not ISOLATES.search(story(open_record(autosave.file.path)))


def test_a_sentence_that_is_not_translated_keeps_its_own_signs(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """English in the log: its full stop stays behind it, its digits are plain."""
    person = sit_down(open_lamp(language="fa"), qtbot)
    begins = next(line for line in person.window.log.lines() if "begins" in line)
    assert begins == "\u2068Spring begins. It ends at time 8.\u2069"
    assert QLocale().toString(8) == "۸"


def test_letters_of_persian_are_in_every_label(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp(language="fa")
    found = [w for w in lamp.window.findChildren(QWidget) if w.isVisible()]
    assert len(found) > 20
    assert {QFontInfo(widget.font()).family() for widget in found} == {PERSIAN}


# ---------------------------------------------------------------- looking at a game again
def test_arrow_keys_of_the_replay_follow_the_reading(open_lamp: OpenLamp) -> None:
    """Where the bar runs from right to left, so do its keys; what the user has set stays."""
    lamp = open_lamp(language="en")
    for code, back, forward in (("fa", "Right", "Left"), ("en", "Left", "Right")):
        lamp.settings.change(language=code)
        QCoreApplication.sendPostedEvents()
        keys = {
            name: lamp.controller.commands[name].shortcut()
            for name in ("step_back", "step_forward")
        }
        assert keys["step_back"].toString() == back
        assert keys["step_forward"].toString() == forward
    lamp.settings.set_shortcut("step_back", ("Left",))
    lamp.settings.change(language="fa")
    QCoreApplication.sendPostedEvents()
    assert lamp.controller.commands["step_back"].shortcut().toString() == "Left"


# ---------------------------------------------------------------- a game that speaks Persian
def test_a_table_speaks_persian(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Board, questions and log of Feed the Kraken; numbers, too."""
    lamp = open_lamp(language="fa")
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 6))
    person = Person(lamp, qtbot)
    for number in range(9):
        person.wait()
        question, session = person.table.question, person.table.session
        if question is None or session is None:
            break
        actions = question.request.actions
        session.submit(actions[(7 * number) % len(actions)], question.seat)
    board = person.table.board
    assert board is not None
    said = [*all_said(lamp), *board.describe(), *board.describe_options()]
    said += [element.label for element in board.elements()]
    assert not left_over(said, "fa") - {UNSEEN}
    lines = person.window.log.lines()
    assert len(lines) > 5
    for line in [*lines, *(element.label for element in board.elements())]:
        assert not re.search("[0-9]", line), line
        assert not re.search("[A-Za-z]", line.replace("Ada", "")), line

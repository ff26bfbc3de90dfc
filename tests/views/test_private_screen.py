"""A private screen by itself (views/private_screen.py), with a clock that a test turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.draft import Draft
from models.question import Question
from models.seating import person
from models.translate import words
from rules.kernel.steps import Seat, Seen
from tests.models.hands_of_time import StillClock
from tests.models.harbours import Evening, harbour
from tests.toys.harbour.actions import Mark
from tests.toys.harbour.ritual import PointInTheDark
from tests.toys.harbour.setup import OwnRole
from tests.toys.harbour.turn import Bid
from views.closed_eyes import OpenEyes
from views.private_screen import PrivateScreen, Visit
from views.theme import theme

LEFT = Qt.MouseButton.LeftButton
FOUR = tuple(person(name) for name in ("Ada", "Ben", "Cem", "Dan"))


class Place:
    """A window of a size, the screen over it, and questions of the harbour."""

    def __init__(
        self, qtbot: QtBot, size: QSize, screen: type[PrivateScreen] = PrivateScreen
    ) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(size)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.clock = StillClock()
        self.screen = screen(self.window, self.clock)
        self.done: list[object] = []
        self.screen.done.connect(self.done.append)

    def ask(self, kind: type, chief: int = 0) -> Question:
        evening = Evening(harbour(4, chief, (chief + 1) % 4), FOUR)
        session = evening.session
        session.start()
        evening.until(
            self.qtbot,
            lambda: session.question is not None and isinstance(session.question.choice, kind),
        )
        question = session.question
        assert question is not None
        session.close()
        return question

    def open(self, question: Question) -> None:
        draft = Draft(question)
        self.screen.open(Visit(int(question.seat), "Ada", draft, words, question.choice.DWELL))

    def hold_done(self) -> None:
        self.qtbot.mousePress(self.screen.done_button, LEFT)
        self.clock.run(1_000)
        self.qtbot.mouseRelease(self.screen.done_button, LEFT)

    def look(self) -> None:
        self.held()

    def held(self) -> str:
        """What stands on the card while it is held."""
        self.qtbot.mousePress(self.screen.hold_button, LEFT)
        said = self.screen.card.accessibleDescription()
        self.qtbot.mouseRelease(self.screen.hold_button, LEFT)
        return said


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return Place(qtbot, QSize(1280, 720))


@pytest.mark.parametrize("chief", [0, 2])
@pytest.mark.parametrize("kind", [OwnRole, PointInTheDark])
def test_done_opens_when_the_same_time_has_passed_for_all(
    place: Place, kind: type, chief: int
) -> None:
    question = place.ask(kind, chief)
    place.open(question)
    assert question.choice.DWELL == 2
    place.look()
    for row in place.screen.options.rows[1:3]:
        row.click()
    place.clock.run(1_999)
    assert not place.screen.done_button.isEnabled()
    place.screen.done_button.click()
    assert place.done == []
    place.clock.run(1)
    assert place.screen.done_button.isEnabled()
    place.hold_done()
    assert len(place.done) == 1


def test_a_new_visit_begins_anew(place: Place) -> None:
    """Neither the time nor the look of the one before counts."""
    question = place.ask(OwnRole)
    place.open(question)
    place.look()
    place.clock.run(2_000)
    place.open(question)
    assert not place.screen.done_button.isEnabled()
    place.clock.run(2_000)
    place.hold_done()
    assert place.done == [], "first one looks"
    place.look()
    place.hold_done()
    assert place.done == [(Seen(),)]


def test_where_nothing_is_secret_one_holds_to_see_what_one_has_chosen(place: Place) -> None:
    """But need not."""
    place.open(place.ask(Bid))
    screen = place.screen
    assert screen.options.rows[0].hasFocus()
    assert not any(row.isChecked() for row in screen.options.rows)
    assert place.held() == "Nothing chosen yet"
    screen.options.rows[1].click()
    assert place.held() == f"Chosen: {screen.options.rows[1].line.label}"
    place.open(place.ask(Bid))
    screen.options.rows[0].click()
    place.clock.run(9_000)
    place.hold_done()
    assert len(place.done) == 1


# ---------------------------------------------------------------- what has been chosen
def tree(widget: QWidget) -> list[tuple[object, ...]]:
    """Everything that a screen reader is told of a widget and of all in it."""
    return list(_tree(QAccessible.queryAccessibleInterface(widget)))


def _tree(found: QAccessibleInterface | None) -> Iterator[tuple[object, ...]]:
    assert found is not None
    state = found.state()
    marks = (state.checked, state.focused, state.selected, state.pressed, state.disabled)
    texts = tuple(found.text(kind) for kind in QAccessible.Text if kind.value < 100)
    yield found.role(), texts, marks, found.rect().getRect()
    for number in range(found.childCount()):
        yield from _tree(found.child(number))


def choose_by_mouse(place: Place, row: QWidget) -> None:
    """The pointer goes there, and rests there."""
    handle, spot = place.window.windowHandle(), row.rect().center()
    QTest.mouseMove(handle, row.mapTo(place.window, spot))
    QTest.mouseClick(handle, LEFT, pos=row.mapTo(place.window, spot))


def choose_by_keys(place: Place, row: QWidget) -> None:
    row.setFocus(Qt.FocusReason.TabFocusReason)
    place.qtbot.keyClick(row, Qt.Key.Key_Return)


Choose = Callable[[Place, QWidget], None]


@pytest.mark.parametrize("screen", [PrivateScreen, OpenEyes])
@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_keys])
@pytest.mark.parametrize("kind", [PointInTheDark, Bid])
def test_what_has_been_chosen_is_nowhere_while_nothing_is_held(
    qtbot: QtBot, qapp: QApplication, screen: type[PrivateScreen], choose: Choose, kind: type
) -> None:
    """After each part: the same picture, the same for a screen reader, the same focus."""
    qapp.setStyle("Fusion")
    theme().apply()
    place = Place(qtbot, QSize(1280, 720), screen)
    question, seen = place.ask(kind), []
    ways = ((1, 2), (2, 3), (3, 1)) if kind is PointInTheDark else ((0,), (1,))
    for way in ways:
        place.open(question)
        place.clock.run(9_000)
        for rank in way:
            choose(place, place.screen.options.rows[rank])
            assert place.screen.hold_button.hasFocus()
            qtbot.wait(20)
            seen.append((place.window.grab().toImage(), tree(place.screen)))
        assert place.screen.visit is not None
        assert place.screen.visit.draft.is_whole
    step = len(ways[0])
    for number in range(step):
        first, *others = seen[number::step]
        for picture, told in others:
            assert told == first[1]
            assert picture == first[0]


def test_what_was_chosen_before_is_nowhere_either(place: Place) -> None:
    """Of parts that were given before one sees that there are some."""
    question, seen = place.ask(PointInTheDark), []
    for target in (1, 2):
        given = (Mark(Seat(target)),)
        request = msgspec.structs.replace(question.request, given=given)
        place.open(msgspec.structs.replace(question, request=request))
        place.qtbot.wait(20)  # what has just been opened finds its size
        seen.append((place.window.grab().toImage(), tree(place.screen)))
        assert "Chosen so far: 1. Hold to see what." in str(seen[-1][1])
    assert seen[0] == seen[1]


def test_the_choice_is_read_while_it_is_held(place: Place) -> None:
    place.open(place.ask(PointInTheDark))
    for rank in (1, 2):
        place.screen.options.rows[rank].click()
    names = [place.screen.options.rows[rank].line.label for rank in (1, 2)]
    place.qtbot.mousePress(place.screen.hold_button, LEFT)
    checked = [rank for rank, row in enumerate(place.screen.options.rows) if row.isChecked()]
    assert checked == [2]
    for name in names:
        assert name in place.screen.card.accessibleDescription()
    assert "Chosen. Hold to see what." not in str(tree(place.screen))
    place.qtbot.mouseRelease(place.screen.hold_button, LEFT)
    assert not [row for row in place.screen.options.rows if row.isChecked()]
    assert "Chosen. Hold to see what." in str(tree(place.screen))


def test_the_pointer_is_hidden_where_it_has_chosen_until_it_moves(place: Place) -> None:
    place.open(place.ask(Bid))
    row = place.screen.options.rows[1]
    choose_by_mouse(place, row)
    assert row.cursor().shape() is Qt.CursorShape.BlankCursor
    spot = row.mapTo(place.window, row.rect().center())
    QTest.mouseMove(place.window.windowHandle(), spot + QPoint(3, 1))
    assert row.cursor().shape() is not Qt.CursorShape.BlankCursor


def test_rows_stand_in_the_order_of_the_seats(place: Place) -> None:
    place.open(place.ask(PointInTheDark))
    assert [row.line.key for row in place.screen.options.rows] == [Mark(Seat(n)) for n in range(4)]


def test_nothing_of_a_visit_stays(place: Place) -> None:
    place.open(place.ask(PointInTheDark))
    place.screen.options.rows[1].click()
    place.qtbot.mousePress(place.screen.hold_button, LEFT)
    place.screen.blank()
    assert place.screen.is_open
    assert place.screen.options.rows == []
    assert place.screen.card.accessibleDescription() == ""
    assert place.screen.accessibleName() == ""
    place.screen.close_screen()
    assert not place.screen.is_open


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080), QSize(640, 420)])
@pytest.mark.parametrize("kind", [OwnRole, PointInTheDark, Bid])
def test_everything_has_its_place_in_every_window(
    qtbot: QtBot, qapp: QApplication, text: int, size: QSize, kind: type
) -> None:
    """In the smallest window letters of double size are more than it must bear."""
    if size.width() < 1000 and text > 100:
        size = size * (text / 100)
    qapp.setStyle("Fusion")
    theme().set_text(text)
    theme().apply()
    place = Place(qtbot, size)
    place.open(place.ask(kind))
    qtbot.wait(20)
    shown = [w for w in place.screen.stops() if w.isVisible()]
    area = place.window.rect()
    for widget in shown:
        if widget in place.screen.options.rows:
            continue
        corner = widget.mapTo(place.window, widget.rect().topLeft())
        assert area.contains(corner), widget
        assert area.contains(corner + widget.rect().bottomRight()), widget
    theme().set_text(100)
    theme().apply()

"""A private screen by itself (views/private_screen.py), with a clock that a test turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
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
from views.private_screen import PrivateScreen, Visit
from views.theme import theme

LEFT = Qt.MouseButton.LeftButton
FOUR = tuple(person(name) for name in ("Ada", "Ben", "Cem", "Dan"))


class Place:
    """A window of a size, the screen over it, and questions of the harbour."""

    def __init__(self, qtbot: QtBot, size: QSize) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(size)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.clock = StillClock()
        self.screen = PrivateScreen(self.window, self.clock)
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
        self.qtbot.mousePress(self.screen.hold_button, LEFT)
        self.qtbot.mouseRelease(self.screen.hold_button, LEFT)


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


def test_where_nothing_is_secret_there_is_nothing_to_hold(place: Place) -> None:
    place.open(place.ask(Bid))
    assert not place.screen.hold_button.isVisible()
    assert place.screen.options.rows[0].hasFocus()
    assert not any(row.isChecked() for row in place.screen.options.rows)


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

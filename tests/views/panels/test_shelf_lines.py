"""A shelf that keeps one height tells what has no room on it, to the eye and to the keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from views.panels.shelf import Choice, Shelf
from views.theme import theme

CHOICES = [Choice(n, f"Buy a service of the river folk, {n}") for n in range(7)]


@pytest.fixture
def shelf(qtbot: QtBot) -> Iterator[Shelf]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    made, column = Shelf(window), QVBoxLayout(window)
    column.addStretch(1)
    column.addWidget(made)
    made.keep_lines(2)
    window.show()
    yield made
    window.close()


def more(shelf: Shelf) -> QPushButton:
    return shelf.findChild(QPushButton, "shelf_more")


def in_sight(shelf: Shelf) -> list[int]:
    area = shelf._scroll.viewport()
    places = [each.mapTo(area, each.rect().center()) for each in shelf.buttons()]
    return [n for n, place in enumerate(places) if area.rect().contains(place)]


def test_what_all_fits_needs_no_sign(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.offer(CHOICES)
    qtbot.waitUntil(lambda: more(shelf).isVisible())
    shelf.offer(CHOICES[:2])
    qtbot.waitUntil(lambda: not more(shelf).isVisible())
    assert in_sight(shelf) == [0, 1]


def test_a_button_counts_what_lies_below_and_turns_to_it(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.offer(CHOICES[:1])
    before = shelf.size()
    shelf.offer(CHOICES)
    qtbot.waitUntil(lambda: more(shelf).isVisible())
    qtbot.waitUntil(lambda: more(shelf).text() == f"{7 - len(in_sight(shelf))} more below")
    assert shelf.size() == before, "nothing moves"
    assert not shelf._scroll.verticalScrollBar().isVisible()
    seen = set(in_sight(shelf))
    assert seen
    for _ in range(6):
        if "below" not in more(shelf).text():
            break
        QTest.mouseClick(more(shelf), Qt.MouseButton.LeftButton)
        seen |= set(in_sight(shelf))
    assert seen == set(range(7))
    assert "above" in more(shelf).text()
    more(shelf).click()
    assert in_sight(shelf)[0] == 0


def test_the_keyboard_reaches_what_lies_below(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.offer(CHOICES)
    qtbot.waitUntil(lambda: more(shelf).isVisible())
    below = shelf._scroll.hidden_choices()[1][0]
    more(shelf).setFocus()
    QTest.keyClick(more(shelf), Qt.Key.Key_Space)
    assert below.hasFocus()
    sent: list[object] = []
    shelf.chosen.connect(sent.append)
    last = shelf.buttons()[-1]
    last.setFocus()
    assert 6 in in_sight(shelf)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert sent == [6]


def test_the_count_knows_that_its_own_sign_takes_room(shelf: Shelf, qtbot: QtBot) -> None:
    labels = ["Buy hand card: Root Tea", "Buy riverboats", "Buy mercenaries", "Pass on services"]
    shelf.offer([Choice(n, label) for n, label in enumerate([*labels, "Buy another", "The last"])])
    for width in range(560, 900, 20):
        shelf.window().resize(width, 500)
        qtbot.waitUntil(lambda: told(shelf))


def told(shelf: Shelf) -> bool:
    """Whether the sign counts what lies below, and is away where nothing does."""
    if not more(shelf).isVisible():
        return len(in_sight(shelf)) == 6
    return more(shelf).text() == f"{6 - len(in_sight(shelf))} more below"


def test_nothing_of_a_question_stays_on_the_button(shelf: Shelf, qtbot: QtBot) -> None:
    """It is hidden then, but what it said may be another seat's secret."""
    shelf.offer(CHOICES)
    qtbot.waitUntil(lambda: more(shelf).isVisible())
    assert more(shelf).toolTip()
    shelf.clear()
    assert not more(shelf).isVisible()
    assert more(shelf).text() == more(shelf).toolTip() == ""


def test_it_counts_anew_when_it_comes_into_sight(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.window().hide()
    shelf.offer(CHOICES)
    qtbot.wait(20)
    shelf.window().show()
    qtbot.waitUntil(lambda: more(shelf).isVisible())


def test_the_way_back_may_have_a_name_of_its_own(shelf: Shelf) -> None:
    shelf.offer([], ["Worker"], back="Another piece")
    assert shelf._back.text() == "Another piece"
    shelf._refresh()
    assert shelf._back.text() == "Another piece"
    shelf.offer([], ["Worker"])
    assert shelf._back.text() == "Back"


# ---------------------------------------------------------------- room for the board
IDLE = "All that can be chosen is lit on the board."
CLOSED = Choice("end", "End the turn", "Place a piece first.")


@pytest.fixture
def large(shelf: Shelf) -> Iterator[Shelf]:
    """The letters are large, the window is low."""
    theme().set_text(150)
    yield shelf
    theme().set_text(100)


def test_with_large_letters_the_board_has_the_room_of_what_holds_nothing(large: Shelf) -> None:
    large.offer((), hint=IDLE)
    assert large.isHidden()
    large.offer(CHOICES[:1], hint=IDLE)
    assert large.isVisible()
    large.offer((CLOSED,), hint=IDLE)
    assert large.isHidden(), "what is closed is told by the table"
    large.offer((), ["Seeker"], IDLE, has_step=True)
    assert large.isVisible(), "one may want to go back"


def test_nothing_moves_between_two_questions(large: Shelf) -> None:
    large.offer(CHOICES[:1], hint=IDLE)
    large.clear()
    assert large.isVisible()
    large.offer((), hint=IDLE)
    large.clear()
    assert large.isHidden()


def test_in_a_low_window_the_sentence_of_an_idle_shelf_goes(shelf: Shelf) -> None:
    shelf.offer((), hint=IDLE)
    assert shelf.isVisible()
    assert not shelf._hint.isVisible()
    shelf.window().resize(900, 900)
    shelf.offer((), hint=IDLE)
    assert shelf._hint.isVisible()

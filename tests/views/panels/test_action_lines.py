"""A shelf that keeps one height tells what has no room on it, to the eye and to the keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from views.panels.action_bar import ActionBar, Choice
from views.theme import theme

CHOICES = [Choice(n, f"Buy a service of the river folk, {n}") for n in range(7)]


@pytest.fixture
def action_bar(qtbot: QtBot) -> Iterator[ActionBar]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    made, column = ActionBar(window), QVBoxLayout(window)
    column.addStretch(1)
    column.addWidget(made)
    made.keep_lines(2)
    window.show()
    yield made
    window.close()


def more(action_bar: ActionBar) -> QPushButton:
    return action_bar.findChild(QPushButton, "shelf_more")


def in_sight(action_bar: ActionBar) -> list[int]:
    area = action_bar._scroll.viewport()
    places = [each.mapTo(area, each.rect().center()) for each in action_bar.buttons()]
    return [n for n, place in enumerate(places) if area.rect().contains(place)]


def test_what_all_fits_needs_no_sign(action_bar: ActionBar, qtbot: QtBot) -> None:
    action_bar.offer(CHOICES)
    qtbot.waitUntil(lambda: more(action_bar).isVisible())
    action_bar.offer(CHOICES[:2])
    qtbot.waitUntil(lambda: not more(action_bar).isVisible())
    assert in_sight(action_bar) == [0, 1]


def test_a_button_counts_what_lies_below_and_turns_to_it(
    action_bar: ActionBar, qtbot: QtBot
) -> None:
    action_bar.offer(CHOICES[:1])
    before = action_bar.size()
    action_bar.offer(CHOICES)
    qtbot.waitUntil(lambda: more(action_bar).isVisible())
    qtbot.waitUntil(
        lambda: more(action_bar).text() == f"{7 - len(in_sight(action_bar))} more below"
    )
    assert action_bar.size() == before, "nothing moves"
    assert not action_bar._scroll.verticalScrollBar().isVisible()
    seen = set(in_sight(action_bar))
    assert seen
    for _ in range(6):
        if "below" not in more(action_bar).text():
            break
        QTest.mouseClick(more(action_bar), Qt.MouseButton.LeftButton)
        seen |= set(in_sight(action_bar))
    assert seen == set(range(7))
    assert "above" in more(action_bar).text()
    more(action_bar).click()
    assert in_sight(action_bar)[0] == 0


def test_the_keyboard_reaches_what_lies_below(action_bar: ActionBar, qtbot: QtBot) -> None:
    action_bar.offer(CHOICES)
    qtbot.waitUntil(lambda: more(action_bar).isVisible())
    below = action_bar._scroll.hidden_choices()[1][0]
    more(action_bar).setFocus()
    QTest.keyClick(more(action_bar), Qt.Key.Key_Space)
    assert below.hasFocus()
    sent: list[object] = []
    action_bar.chosen.connect(sent.append)
    last = action_bar.buttons()[-1]
    last.setFocus()
    assert 6 in in_sight(action_bar)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert sent == [6]


def test_the_count_knows_that_its_own_sign_takes_room(action_bar: ActionBar, qtbot: QtBot) -> None:
    labels = ["Buy hand card: Root Tea", "Buy riverboats", "Buy mercenaries", "Pass on services"]
    action_bar.offer(
        [Choice(n, label) for n, label in enumerate([*labels, "Buy another", "The last"])]
    )
    for width in range(560, 900, 20):
        action_bar.window().resize(width, 500)
        qtbot.waitUntil(lambda: told(action_bar))


def told(action_bar: ActionBar) -> bool:
    """Whether the sign counts what lies below, and is away where nothing does."""
    if not more(action_bar).isVisible():
        return len(in_sight(action_bar)) == 6
    return more(action_bar).text() == f"{6 - len(in_sight(action_bar))} more below"


def test_nothing_of_a_question_stays_on_the_button(action_bar: ActionBar, qtbot: QtBot) -> None:
    """It is hidden then, but what it said may be another seat's secret."""
    action_bar.offer(CHOICES)
    qtbot.waitUntil(lambda: more(action_bar).isVisible())
    assert more(action_bar).toolTip()
    action_bar.clear()
    assert not more(action_bar).isVisible()
    assert more(action_bar).text() == more(action_bar).toolTip() == ""


def test_it_counts_anew_when_it_comes_into_sight(action_bar: ActionBar, qtbot: QtBot) -> None:
    action_bar.window().hide()
    action_bar.offer(CHOICES)
    qtbot.wait(20)
    action_bar.window().show()
    qtbot.waitUntil(lambda: more(action_bar).isVisible())


def test_the_way_back_may_have_a_name_of_its_own(action_bar: ActionBar) -> None:
    action_bar.offer([], ["Worker"], back="Another piece")
    assert action_bar._back.text() == "Another piece"
    action_bar._refresh()
    assert action_bar._back.text() == "Another piece"
    action_bar.offer([], ["Worker"])
    assert action_bar._back.text() == "Back"


# ---------------------------------------------------------------- room for the board
IDLE = "Everything you can choose is highlighted on the board."
CLOSED = Choice("end", "End the turn", "Place a piece first.")


@pytest.fixture
def large(action_bar: ActionBar) -> Iterator[ActionBar]:
    """The letters are large, the window is low."""
    theme().set_text(150)
    yield action_bar
    theme().set_text(100)


def test_with_large_letters_the_board_has_the_room_of_what_holds_nothing(large: ActionBar) -> None:
    large.offer((), hint=IDLE)
    assert large.isHidden()
    large.offer(CHOICES[:1], hint=IDLE)
    assert large.isVisible()
    large.offer((CLOSED,), hint=IDLE)
    assert large.isHidden(), "what is closed is told by the table"
    large.offer((), ["Seeker"], IDLE, has_step=True)
    assert large.isVisible(), "one may want to go back"


def test_nothing_moves_between_two_questions(large: ActionBar) -> None:
    large.offer(CHOICES[:1], hint=IDLE)
    large.clear()
    assert large.isVisible()
    large.offer((), hint=IDLE)
    large.clear()
    assert large.isHidden()


def test_in_a_low_window_the_sentence_of_an_idle_shelf_goes(action_bar: ActionBar) -> None:
    action_bar.offer((), hint=IDLE)
    assert action_bar.isVisible()
    assert not action_bar._hint.isVisible()
    action_bar.window().resize(900, 900)
    action_bar.offer((), hint=IDLE)
    assert action_bar._hint.isVisible()

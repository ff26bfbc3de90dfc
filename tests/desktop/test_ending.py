"""The end of a game whose board tells it: one screen with all maps, and what one may do next."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.naming import result_of, seat_names
from models.translate import bare
from rules.kernel.registry import name_of_seat
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import say
from tests.desktop.helpers import Person
from views.panels.result import FRESH
from views.panels.scores import ScoreGraph, ScoreTable

Sit = Callable[..., Person]


def ended(sit: Sit) -> Person:
    """A game of Cartographers alone, played by a bot for the person."""
    person = sit("cartographers", persons=1, bots=0)
    session = person.lamp.games.session
    for _ in range(200):
        person.wait()
        if person.table.shows_result:
            break
        question = person.table.question
        session.submit(question.request.actions[0])
        person.qtbot.waitUntil(
            lambda asked=question: person.table.question is not asked, timeout=5_000
        )
    assert person.table.shows_result
    return person


def test_the_board_tells_the_end_and_the_window_adds_what_may_follow(sit: Sit) -> None:
    person = ended(sit)
    board, page = person.table.board, person.table.result
    assert board.isVisible()
    assert page.isAncestorOf(board)
    assert not page.findChild(ScoreTable).isVisible()
    again = page.findChild(QPushButton, "result_new_same")
    assert again.isVisible()
    assert again.hasFocus()
    assert board.geometry().bottom() <= again.mapTo(page, again.rect().topLeft()).y()


def test_who_won_is_said_once(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=1)
    feed, board = person.lamp.games.session, type(person.table.board)
    reason = say("cartographers.end.highest", seat=name_of_seat(feed.setup, Seat(1)), total=93)
    result = result_of(feed, board, Outcome((Seat(1),), reason, (90, 93)))
    assert (bare(result.headline), result.reason) == (f"{seat_names(feed)[1]} wins with 93", "")


def test_the_panel_of_scores_holds_nothing_that_is_empty(sit: Sit) -> None:
    panel = sit("cartographers", persons=1, bots=1).window.scores
    assert [type(each) for each in panel.findChildren(QWidget)] == [ScoreGraph]


def test_a_wide_window_has_the_graph_beside_the_board(sit: Sit) -> None:
    person = ended(sit)
    person.window.resize(1920, 1080)
    page = person.table.result
    graph = page.findChild(ScoreGraph)
    person.qtbot.waitUntil(graph.isVisible)
    assert graph.mapTo(page, graph.rect().topLeft()).x() >= person.table.board.geometry().right()


def test_the_board_goes_back_to_the_table_and_comes_again(sit: Sit) -> None:
    person = ended(sit)
    board, page = person.table.board, person.table.result
    person.table.show_result(False)
    assert not person.table.shows_result
    assert board.isVisible()
    assert not page.isAncestorOf(board)
    person.table.show_result(True)
    assert page.isAncestorOf(board)
    person.lamp.controller.begin(person.lamp.games.wish)
    assert person.table.board is not board
    assert not person.table.shows_result


def test_a_press_for_the_last_decision_begins_no_new_game(sit: Sit) -> None:
    person = ended(sit)
    session = person.lamp.games.session
    person.press(Qt.Key.Key_Return)
    assert person.lamp.games.session is session
    person.qtbot.wait(FRESH + 50)
    person.press(Qt.Key.Key_Return)
    assert person.lamp.games.session is not session


def test_undo_first_takes_up_a_shape_that_is_not_meant_yet(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=0)
    person.wait()
    board, undo = person.table.board, person.lamp.controller.commands["undo"]
    assert not undo.isEnabled()
    board.confirm()
    assert board.holds_step()
    assert undo.isEnabled()
    before = person.lamp.games.session.entries
    undo.trigger()
    assert not board.holds_step()
    assert person.lamp.games.session.entries == before
    assert not undo.isEnabled()

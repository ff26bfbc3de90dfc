"""What a board that fills the window keeps: its size between questions, its room beside a page."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.question import Question
from rules.kernel.text import say
from tests.desktop.helpers import Person, wish_of
from views.feed_the_kraken.board import KrakenBoard
from views.theme import theme

OpenLamp = Callable[..., Lamplight]


def test_the_table_keeps_its_size_from_question_to_question(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    lamp.controller.window.resize(1280, 720)
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 6))
    person = Person(lamp, qtbot)
    heights, with_shelf = set(), set()
    for number in range(24):
        person.wait()
        qtbot.wait(1)
        if person.table.shows_result:
            break
        if not person.table._page.isVisible():
            heights.add(person.table.board.height())
            with_shelf.add(person.table.action_bar.isVisible())
        session = lamp.games.session
        if session.question is None:
            person.act(number)
            continue
        actions = session.question.request.actions
        session.submit(actions[number * 7 % len(actions)])
    assert with_shelf == {True, False}
    assert len(heights) == 1


def test_with_large_letters_an_empty_shelf_takes_no_room(open_lamp: OpenLamp) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 6))
    action_bar = lamp.window.table.action_bar
    assert action_bar.sizePolicy().retainSizeWhenHidden()
    lamp.settings.change(text_size=200)
    assert theme().text == 200
    assert not action_bar.sizePolicy().retainSizeWhenHidden()
    lamp.controller.begin(wish_of("raid", 1, 1))
    assert not action_bar.sizePolicy().retainSizeWhenHidden()


def test_a_page_leaves_the_board_its_room_and_scrolls(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp()
    lamp.settings.change(text_size=200)
    lamp.controller.window.resize(1280, 720)
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 6))
    person = Person(lamp, qtbot)
    person.wait()
    qtbot.wait(1)
    page, table = person.table._page, person.table
    page.show_page("You win when the ship reaches Bluewater Bay. " * 12)
    qtbot.waitUntil(lambda: page.scrolls)
    assert page.height() <= 0.3 * table.height() + 1
    page.show_page("Short.")
    qtbot.waitUntil(lambda: not page.scrolls)
    assert page.height() < 0.3 * table.height()


def test_a_seat_without_a_typed_name_is_called_the_same_everywhere(open_lamp: OpenLamp) -> None:
    lamp = open_lamp()
    wish = wish_of("feed_the_kraken", 1, 6)
    nameless = msgspec.structs.replace(wish.plans[0], name="")
    lamp.controller.begin(msgspec.structs.replace(wish, plans=(nameless, *wish.plans[1:])))
    table = lamp.window.table
    board = table.board
    assert isinstance(board, KrakenBoard)
    assert tuple(board._names[seat] for seat in range(7)) == table.names
    assert table.names[0] == "Seat 1"


def test_the_map_of_root_keeps_its_place_through_many_decisions(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """Whatever lies on the bar and is said in the prompt line, nothing moves under the hand."""
    lamp = open_lamp()
    lamp.controller.window.resize(1280, 720)
    lamp.controller.begin(wish_of("root", 1, 3, options={"seat_1": "vagabond", "seat_2": "cult"}))
    person = Person(lamp, qtbot)
    table, shelves, asked = person.table, set(), 0
    places: set[tuple[object, ...]] = set()

    def look() -> None:
        board = table.board
        corner = board.mapTo(lamp.window, QPoint(0, 0))
        places.add((corner.toTuple(), board.size().toTuple(), board.scene.map.area.getRect()))

    while asked < 12:
        person.qtbot.waitUntil(lambda: table.question is not None, timeout=20_000)
        qtbot.wait(1)
        question = table.question
        if question is None or lamp.games.session.question is not question:
            continue  # a single choice has played itself
        look()
        shelves.add(len(table.action_bar.choices))
        table.prompt.answer("Why not? " * 60, "bad")
        person.lamp.window.layout().activate()
        look()
        actions = question.request.actions
        lamp.games.session.submit(actions[asked * 7 % len(actions)])
        asked += 1
        qtbot.waitUntil(lambda q=question: table.question is not q, timeout=20_000)
    assert len(places) == 1
    assert len(shelves) > 1, "nothing would have changed the action bar"


def test_beside_an_open_log_the_seats_stand_short_and_the_map_keeps_its_share(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    window = lamp.window
    window.resize(1280, 720)
    lamp.controller.begin(wish_of("root", 1, 2))
    qtbot.waitUntil(lambda: window.table.question is not None, timeout=20_000)
    whole = window.seats.width()
    window.show_panel("log", True)
    qtbot.waitUntil(lambda: window.seats.width() < whole / 2)
    qtbot.waitUntil(lambda: window.table.board.scene.map.area.width() >= 0.36 * 1280)
    window.show_panel("log", False)
    qtbot.waitUntil(lambda: window.seats.width() == whole)


def test_what_root_tells_one_seat_about_a_question_stands_in_the_prompt_line(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp = open_lamp()
    lamp.window.resize(1280, 720)
    lamp.controller.begin(wish_of("root", 1, 2))
    table = lamp.window.table
    qtbot.waitUntil(lambda: table.question is not None, timeout=20_000)
    before, told = table.board.size(), say("root.battle.nothing_fits")
    monkeypatch.setattr(Question, "secret", property(lambda question: told))
    table.offer(table.question)
    lamp.window.layout().activate()
    assert table.prompt.reply.accessibleName() == table.say(told)
    assert not table._page.isVisible()
    assert table.board.size() == before
    table.clear_offer()
    assert table.prompt.reply.accessibleName() == "", "it goes with the question"

"""The faction cards: what they tell, what is secret on them, that they keep their room."""

from __future__ import annotations

from importlib.resources import files
from re import findall

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.cthulhu_wars.abilities.effects import books_of, built, requirements_of
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.boards import SleeperBoard, WindwalkerBoard
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.books.spellbooks import PickBook
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.names import book_does
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.state import Captive, Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, gate, put, run, scene, take, turn
from tests.views.cthulhu_wars.earths import FIRST, earth
from tests.views.cthulhu_wars.panelling import (
    around,
    asked,
    cell,
    cells,
    is_shown,
    seen_by,
    show,
    told,
)
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.panels import parts
from views.cthulhu_wars.panels.card import LARGE
from views.cthulhu_wars.panels.parts import ink_of
from views.items import closeup
from views.items.panel import Panel, lines_height
from views.theme import ThemeName, theme
from views.theme.contrast import contrast

SECOND = Seat(1)
LEFT = Qt.MouseButton.LeftButton
SPACE = Qt.Key.Key_Space


def spot(board: CthulhuWarsBoard, key: str) -> QPoint:
    return board.table_view.mapFromScene(cell(board, key).sceneBoundingRect().center())


# ---------------------------------------------------------------- every card
@pytest.mark.parametrize("faction", built())
def test_every_card_is_told_in_sentences_within_its_room(qtbot: QtBot, faction: Faction) -> None:
    others = [each for each in (GC, CC, YS) if each != faction.value]
    state = scene((faction.value, *others[:2]))
    board = seen_by(qtbot, state, FIRST)
    room = around(board)._area.adjusted(-1, -1, 1, 1)
    assert len(cells(board)) > 25
    for each in cells(board):
        assert each.label
        assert "{" not in each.label
        assert "cthulhu_wars." not in each.sentence()
        assert room.contains(each.area), each.label
    for book in books_of(faction):
        assert is_shown(board, f"0:book:{book.ID}")
    for deed in requirements_of(faction):
        assert is_shown(board, f"0:deed:{deed.ID}")


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1066, 540), (860, 1000), (1700, 940)])
def test_cards_keep_their_room_with_large_letters(
    qtbot: QtBot, text: int, size: tuple[int, int]
) -> None:
    board = seen_by(qtbot, earth(), FIRST, size)
    theme().set_text(text)
    try:
        for page in range(4):
            around(board).turn_to(page)
            room = around(board)._area.adjusted(-1, -1, 1, 1)
            assert all(room.contains(each.area) for each in cells(board))
    finally:
        theme().set_text(100)


def test_large_letters_have_a_second_leaf(qtbot: QtBot) -> None:
    board = seen_by(qtbot, earth(), FIRST)
    assert is_shown(board, "0:figure:0")
    assert is_shown(board, "0:deed:gc_kill_one")
    theme().set_text(LARGE)
    try:
        assert not is_shown(board, "0:figure:0")
        cell(board, "0:leaf:1").press()
        assert is_shown(board, "0:figure:0")
        assert not is_shown(board, "0:deed:gc_kill_one")
    finally:
        theme().set_text(100)


@pytest.mark.parametrize("name", list(ThemeName))
def test_figures_stand_out_on_the_cards(qtbot: QtBot, name: ThemeName) -> None:
    theme().choose(name)
    try:
        ground = theme().colours.surface
        for faction in Faction:
            ink = ink_of(faction)
            assert max(contrast(ink.fill, ground), contrast(ink.line, ground)) >= 3, faction
    finally:
        theme().choose(ThemeName.PAPER)


def test_every_thing_has_its_section_of_the_help(qtbot: QtBot) -> None:
    page = files("resources").joinpath("cthulhu_wars", "help", "en.md").read_text("utf-8")
    sections = set(findall(r"{#(\w+)}", page))
    assert {each.value for each in Faction} <= sections
    board = seen_by(qtbot, earth(), FIRST)
    panels = [each for each in board.elements() if isinstance(each, Panel)]
    topics = {each.topic for each in panels if each.topic}
    assert {"winning", "doom", "round", "great_cthulhu"} <= topics <= sections


# ---------------------------------------------------------------- what it tells
def test_power_may_exceed_the_printed_track(qtbot: QtBot) -> None:
    state = earth()
    state.power[0] = 23
    assert cell(seen_by(qtbot, state, FIRST), "0:power").label == "23 Power"


def test_deeds_tell_how_far_they_are(qtbot: QtBot) -> None:
    state = scene((BG, GC, CC))
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "africa", acolyte=1)
    put(state, 0, "asia", acolyte=1)
    board = seen_by(qtbot, state, FIRST)
    assert cell(board, "0:deed:bg_six_areas").label == "Requirement: Six areas, 3 of 6"
    note = cell(board, "0:deed:bg_six_areas").spec
    assert note is not None
    assert note.note is not None
    assert note.note.text == "Have units in six areas."
    state.met[0] = ("bg_six_areas",)
    show(board, state, FIRST)
    assert cell(board, "0:deed:bg_six_areas").label == "Requirement met: Six areas"


def test_books_are_taken_or_not(qtbot: QtBot) -> None:
    state = scene((BG, GC, CC))
    take(state, 0, "frenzy")
    board = seen_by(qtbot, state, FIRST)
    assert cell(board, "0:book:frenzy").label == "Spellbook taken: Frenzy"
    assert cell(board, "0:book:ghroth").label == "Spellbook, not taken: Ghroth"
    assert "Your cultists have combat 1." in cell(board, "0:book:frenzy").sentence()


def test_the_pool_tells_number_place_price_and_combat(qtbot: QtBot) -> None:
    board = seen_by(qtbot, earth(), FIRST)
    said = "Deep One: 2 of 4 in the pool, 2 on the map. Costs 1 Power. Combat 1"
    assert cell(board, "0:figure:1").label == said


@pytest.mark.parametrize(
    ("power", "has_gate", "is_up", "told"),
    [
        (10, True, False, "awakening costs 10 Power. Can be awakened"),
        (7, True, False, "awakening costs 10 Power. 3 Power missing"),
        (10, False, False, "gate in South Pacific"),
        (10, True, True, "In play"),
    ],
)
def test_a_great_old_one_tells_what_is_missing(
    qtbot: QtBot, power: int, has_gate: bool, is_up: bool, told: str
) -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=1, cthulhu=int(is_up))
    if has_gate:
        gate(state, "south_pacific", 0)
    state.power[0] = power
    board = seen_by(qtbot, state, FIRST)
    assert told in cell(board, "0:great:4").label


def test_a_later_awakening_has_its_own_price(qtbot: QtBot) -> None:
    state = scene((GC, BG, CC))
    state.boards[0] = msgspec.structs.replace(state.boards[0], awakened=True)  # type: ignore[call-arg]
    assert "awakening costs 4 Power" in cell(seen_by(qtbot, state, FIRST), "0:great:4").label


def test_units_off_the_map_are_told(qtbot: QtBot) -> None:
    state = scene((GC, BG, CC))
    state.pools[0] = (6, 2, 2, 2, 0)
    state.aside[0] = (0, 2, 0, 0, 1)
    board = seen_by(qtbot, state, FIRST)
    assert cell(board, "0:aside").label == "Off the map: 2 × Deep One, Cthulhu"
    assert "In play, off the map" in cell(board, "0:great:4").label


def test_captives_are_told_by_owner(qtbot: QtBot) -> None:
    state = earth()
    state.captives[0] = (Captive(SECOND, 0), Captive(SECOND, 0), Captive(Seat(2), 0))
    label = cell(seen_by(qtbot, state, FIRST), "0:captives").label
    assert label.startswith("Captives: 2 × Black Goat's Acolyte, Crawling Chaos' Acolyte.")


def test_tokens_belong_to_the_yellow_sign_alone(qtbot: QtBot) -> None:
    board = seen_by(qtbot, earth(), FIRST)
    assert not is_shown(board, "0:tokens")
    around(board).turn_to(3)
    assert cell(board, "3:tokens").label.startswith("11 desecration token")


def test_what_can_be_used_once_tells_that_it_was(qtbot: QtBot) -> None:
    state = scene((CC, GC, BG))
    take(state, 0, "the_thousand_forms")
    state.once = ((FIRST, "the_thousand_forms"),)
    board = seen_by(qtbot, state, FIRST)
    label = cell(board, "0:book:the_thousand_forms").label
    assert label == "Spellbook taken: The Thousand Forms, used this phase"
    state.once = ((FIRST, "game:the_thousand_forms"),)
    show(board, state, FIRST)
    assert cell(board, "0:book:the_thousand_forms").label.endswith("used this game")


def test_what_else_lies_on_a_card_is_told(qtbot: QtBot) -> None:
    state = scene(("sleeper", "windwalker", GC))
    state.boards[0] = SleeperBoard(slumber=True, studies=(2,))
    state.boards[1] = WindwalkerBoard(home=0, ice=area(state, "antarctica"))
    board = seen_by(qtbot, state, FIRST)
    assert cell(board, "0:lies:0").label == "On the card: a gate and its cultist"
    assert cell(board, "0:lies:1").label == "A Serpent Man on Great Cthulhu's card"
    around(board).turn_to(1)
    assert cell(board, "1:lies:0").label == "Ice Age: Antarctica"


# ---------------------------------------------------------------- Elder Signs
def rich(*values: int) -> Earth:
    """The first seat holds these signs."""
    state = earth()
    state.signs[0] = values
    return state


def test_own_signs_are_seen_only_while_they_are_held(qtbot: QtBot) -> None:
    board = seen_by(qtbot, rich(1, 2, 3), FIRST)
    assert "worth" not in told(board)
    at = spot(board, "0:signs")
    QTest.mousePress(board.table_view.viewport(), LEFT, pos=at)
    assert cell(board, "0:signs").label == "Your Elder Signs are worth 1, 2, 3: 6 in total"
    closeup = around(board)._closeup.note
    assert closeup is not None
    assert "1, 2, 3" in closeup.text
    QTest.mouseRelease(board.table_view.viewport(), LEFT, pos=at)
    assert "worth" not in told(board)
    closeup = around(board)._closeup.note
    assert closeup is None or "worth" not in closeup.text


def test_the_space_bar_holds_them_too(qtbot: QtBot) -> None:
    board = seen_by(qtbot, rich(2, 3), FIRST)
    one = cell(board, "0:signs")
    one.setFocus()
    no = Qt.KeyboardModifier.NoModifier
    one.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, SPACE, no))
    assert one.is_held
    one.keyReleaseEvent(QKeyEvent(QEvent.Type.KeyRelease, SPACE, no))
    assert not one.is_held


def test_another_window_lets_them_go(qtbot: QtBot, qapp: QApplication) -> None:
    board = seen_by(qtbot, rich(2, 3), FIRST)
    at = spot(board, "0:signs")
    QTest.mousePress(board.table_view.viewport(), LEFT, pos=at)
    assert cell(board, "0:signs").is_held
    qapp.focusWindowChanged.emit(None)
    assert not cell(board, "0:signs").is_held
    QTest.mouseRelease(board.table_view.viewport(), LEFT, pos=at)
    QTest.mousePress(board.table_view.viewport(), LEFT, pos=at)
    cell(board, "0:signs").ungrabMouse()
    assert not cell(board, "0:signs").is_held


def test_another_page_lets_them_go(qtbot: QtBot) -> None:
    board = seen_by(qtbot, rich(2, 3), FIRST)
    cell(board, "0:signs")._hold()
    around(board).turn_to(1)
    around(board).turn_to(0)
    assert not cell(board, "0:signs").is_held
    assert "worth" not in told(board)


@pytest.mark.parametrize("viewer", [None, SECOND])
def test_nobody_else_can_tell_what_signs_are_worth(qtbot: QtBot, viewer: Seat | None) -> None:
    pictures, words = [], []
    board = seen_by(qtbot, rich(1, 2, 1), viewer)
    around(board).turn_to(0)
    board.grab()  # the window settles
    for values in ((1, 1, 1), (2, 3, 3)):
        show(board, rich(*values), viewer)
        cell(board, "0:signs")._hold()
        assert not cell(board, "0:signs").is_held
        pictures.append(board.grab().toImage())
        words.append([(each.label, each.sentence()) for each in cells(board)])
    assert words[0] == words[1]
    assert pictures[0] == pictures[1]


def test_where_several_share_the_screen_the_notebook_is_named(qtbot: QtBot) -> None:
    board = seen_by(qtbot, rich(2, 3), None)
    around(board).turn_to(0)
    assert cell(board, "0:signs").label.endswith("each player sees their own in the notebook (N)")
    assert "notebook" not in cell(seen_by(qtbot, rich(2, 3), FIRST), "0:signs").label


def test_nothing_of_the_signs_is_left_for_the_next_person(qtbot: QtBot) -> None:
    board = seen_by(qtbot, rich(2, 3), FIRST)
    cell(board, "0:signs")._hold()
    show(board, rich(2, 3), SECOND)
    around(board).turn_to(0)
    assert cell(board, "0:signs").spec is not None
    assert all(
        each.spec is None or each.spec.held is None for each in around(board)._cells.values()
    )
    assert "worth" not in told(board)


# ---------------------------------------------------------------- choosing
def test_a_book_is_picked_on_the_card(qtbot: QtBot) -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=1)
    turn(state, 0)
    earn(state, StepContext(), FIRST, "gc_kill_one")
    run(state, Settle())
    board = seen_by(qtbot, state, FIRST)
    around(board).turn_to(1)
    option_filter = asked(board, state)
    assert around(board).page == 0
    chosen = cell(board, "0:book:dreams")
    assert chosen.is_answer
    assert board.shows(card_target("dreams"))
    with qtbot.waitSignal(board.acted):
        pass_on(board, option_filter)
        chosen.press()


def pass_on(board: CthulhuWarsBoard, option_filter: object) -> None:
    """What the window does: a whole choice is an answer."""
    option_filter.changed.connect(lambda: board.acted.emit(None))  # type: ignore[attr-defined]


@pytest.mark.parametrize("faction", built())
def test_whoever_picks_a_book_reads_what_each_does(qtbot: QtBot, faction: Faction) -> None:
    """All six with their words, within the room; the own tab leads to the card as always."""
    state = scene((faction.value, *[each for each in (GC, BG, CC) if each != faction.value][:2]))
    books = [each.ID for each in books_of(faction)]
    take(state, 0, books[0])
    state.met[0] = tuple(each.ID for each in requirements_of(faction)[:2])
    run(state, PickBook(FIRST))
    board = seen_by(qtbot, state, FIRST)
    asked(board, state)
    assert is_shown(board, "0:head")
    room = around(board)._area
    for book in books:
        found = cell(board, f"0:book:{book}")
        assert room.contains(found.sceneBoundingRect().center())
        assert found.sceneBoundingRect().bottom() <= room.bottom() + 1
        assert found.can_press == (book != books[0])
        assert book == books[0] or words(book_does(book)) in found.sentence()
    high = [cell(board, f"0:book:{book}").boundingRect().height() for book in books]
    assert min(high[1:]) > 1.4 * high[0], "of one that is taken the name alone"
    assert not is_shown(board, "0:power")
    around(board).turn_to(0)
    assert is_shown(board, "0:power")


def test_a_figure_of_the_pool_begins_its_order_and_the_shelf_keeps_it(qtbot: QtBot) -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 0)
    run(state, BeginTurn(FIRST))
    board = seen_by(qtbot, state, FIRST)
    asked(board, state)
    deep_one = cell(board, "0:figure:1")
    assert deep_one.is_answer
    assert deep_one.target is not None
    assert not board.shows(deep_one.target)
    deep_one.press()
    assert board._hand.path == (deep_one.target,)


def test_words_are_held_nearer_while_something_is_pointed_at(qtbot: QtBot) -> None:
    board = seen_by(qtbot, earth(), FIRST)
    QTest.mouseMove(board.table_view.viewport(), spot(board, "0:book:dreams"))
    cell(board, "0:book:dreams").is_hovered = True
    around(board).point(None)
    note = around(board)._closeup.note
    assert note is not None
    assert (note.title, note.kind) == ("Dreams", "Spellbook, not taken yet")
    room = around(board)._area
    assert room.adjusted(-3, -3, 3, 3).contains(around(board)._closeup.boundingRect())
    cell(board, "0:book:dreams").is_hovered = False
    around(board).point(None)
    assert around(board)._closeup.note is None


def test_a_page_opened_by_hand_stays_until_the_turn_goes_on(qtbot: QtBot) -> None:
    state = earth()
    board = seen_by(qtbot, state, FIRST)
    cell(board, "tab:2").press()
    assert around(board).page == 2
    show(board, state, FIRST)
    assert around(board).page == 2
    turn(state, 1)
    show(board, state, FIRST)
    assert around(board).page == 0


# ---------------------------------------------------------------- words that have room
def texts_drawn(board: CthulhuWarsBoard, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All lines that a fresh painting of the page and the tracks writes."""
    written: list[str] = []
    line = parts.line

    def wrote(painter: QPainter, area: QRectF, text: str, *more: object, **named: object) -> float:
        written.append(text)
        return line(painter, area, text, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(parts, "line", wrote)
    for item in board.scene.items():
        item.update()
    board.table_view.viewport().grab()
    return written


COUNTED = ("Power", "Doom", "Gates", "Elder Signs", "Captives", "Ritual", "Power, in turn order")


def test_counters_carry_their_words_where_there_is_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = texts_drawn(seen_by(qtbot, earth(), FIRST, (1690, 890)), monkeypatch)
    assert set(COUNTED) <= set(wide)
    small = texts_drawn(seen_by(qtbot, earth(), FIRST), monkeypatch)
    assert "Gates" not in small
    assert "Power, in turn order" not in small


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("faction", built())
def test_words_held_nearer_are_never_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, faction: Faction, text: int
) -> None:
    others = [each for each in (GC, CC, YS) if each != faction.value]
    board = seen_by(qtbot, scene((faction.value, *others[:2])), FIRST)
    theme().set_text(text)
    written: list[str] = []

    def wrote(
        painter: QPainter, area: QRectF, said: str, made: QFont, colour: QColor | str
    ) -> None:
        assert lines_height(said, made, area.width()) <= area.height()
        assert made.pixelSize() >= closeup.LEAST
        written.append(said)

    monkeypatch.setattr(closeup, "write_lines", wrote)
    try:
        near, room = around(board)._closeup, around(board)._area
        for each in cells(board):
            if each.spec is None or each.spec.note is None:
                continue
            written.clear()
            near.follow(each, room)
            board.table_view.viewport().grab()
            note = each.spec.note
            assert written == [said for said in (note.title, note.kind, note.text) if said]
            assert room.adjusted(-3, -3, 3, 3).contains(near.boundingRect())
    finally:
        theme().set_text(100)

"""The panels by themselves: what they show, say and send."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from models.log_model import LogModel
from models.scores_model import ScoreRow, ScoresModel
from models.seats_model import SeatFact, SeatLine, SeatsModel, Turn
from rules.kernel.steps import Event
from rules.kernel.text import Text, plain
from tests.views.panels.score_reading import cells, heads, scorers
from views.curtain import Curtain
from views.panels.action_bar import MOST_BUTTONS, ActionBar, Choice
from views.panels.flow import FlowLayout
from views.panels.help import HelpPanel, help_text, sections
from views.panels.log import LogPanel
from views.panels.page_card import PageCard
from views.panels.prompt import PromptLine
from views.panels.replay_bar import ReplayBar
from views.panels.result import Result, ResultPage
from views.panels.scores import ScoreGraph, ScoreTable, ticks
from views.panels.seats import SeatsStrip
from views.theme import theme


# ---------------------------------------------------------------- shelf
@pytest.fixture
def action_bar(qtbot: QtBot) -> ActionBar:
    made = ActionBar()
    qtbot.addWidget(made)
    made.resize(600, 200)
    return made


def test_the_shelf_hides_when_it_is_empty(action_bar: ActionBar) -> None:
    action_bar.offer([Choice("a", "March")])
    assert not action_bar.isHidden()
    action_bar.clear()
    assert action_bar.isHidden()
    assert not action_bar.buttons()


def test_a_button_sends_its_choice_and_a_closed_one_its_reason(
    action_bar: ActionBar, qtbot: QtBot
) -> None:
    sent: list[object] = []
    action_bar.chosen.connect(sent.append)
    action_bar.refused.connect(sent.append)
    action_bar.offer([Choice("a", "March"), Choice("b", "Build", "It costs two.")])
    action_bar.show()
    for button in action_bar.buttons():
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sent == ["a", "It costs two."]


def test_enter_on_a_focused_choice_takes_it(action_bar: ActionBar, qtbot: QtBot) -> None:
    sent: list[object] = []
    action_bar.chosen.connect(sent.append)
    action_bar.offer([Choice(n, f"Option {n}") for n in range(3)])
    action_bar.show()
    action_bar.take_focus()
    QTest.keyClick(action_bar.buttons()[0], Qt.Key.Key_Tab)
    QTest.keyClick(action_bar.buttons()[1], Qt.Key.Key_Return)
    assert sent == [1]


def test_many_choices_are_a_list_that_can_be_searched(action_bar: ActionBar) -> None:
    sent: list[object] = []
    action_bar.chosen.connect(sent.append)
    action_bar.offer([Choice(n, f"Place {n}") for n in range(MOST_BUTTONS + 20)])
    action_bar.show()
    search = action_bar.findChild(QLineEdit, "shelf_search")
    assert search.isVisible()
    QTest.keyClicks(search, "Place 37")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert sent == [37]


def test_an_ampersand_in_a_choice_is_shown(action_bar: ActionBar) -> None:
    action_bar.offer([Choice("a", "Fish & chips")])
    assert action_bar.buttons()[0].text() == "Fish && chips"


def test_the_focus_stays_on_the_shelf_from_one_part_to_the_next(
    action_bar: ActionBar, qtbot: QtBot
) -> None:
    action_bar.offer([Choice(1, "One"), Choice(2, "Two")])
    action_bar.show()
    qtbot.waitExposed(action_bar)
    action_bar.take_focus()
    action_bar.offer([Choice(3, "Three")])
    assert action_bar.focusWidget() is action_bar.buttons()[0]


# ---------------------------------------------------------------- seats
def test_the_seats_are_rows_that_say_themselves(qtbot: QtBot) -> None:
    seats = SeatsModel()
    strip = SeatsStrip(seats)
    qtbot.addWidget(strip)
    facts = (SeatFact("coin", "Coins", "4"),)
    lines = [
        SeatLine(0, "Ada", "Human", Turn.ACTS, "decides", "12", facts, True),
        SeatLine(1, "Wick", "Bot", Turn.READY, "is ready"),
    ]
    seats.set_lines(lines)
    said = seats.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Ada, Human, decides, Coins 4"
    strip.resize(220, 300)
    strip.show()
    assert not strip.grab().isNull()
    chosen: list[int] = []
    strip.seat_chosen.connect(chosen.append)
    strip.setCurrentIndex(seats.index(1))
    QTest.keyClick(strip, Qt.Key.Key_Return)
    assert chosen == [1]


def test_at_a_large_table_whoever_acts_is_kept_in_sight(qtbot: QtBot) -> None:
    seats = SeatsModel()
    strip = SeatsStrip(seats)
    qtbot.addWidget(strip)
    strip.resize(220, 300)
    strip.show()
    for acting in (90, 3):
        turns = (Turn.ACTS if n == acting else Turn.NONE for n in range(100))
        seats.set_lines([SeatLine(n, f"Seat {n}", "Bot", turn) for n, turn in enumerate(turns)])
        box = strip.visualRect(seats.index(acting))
        assert strip.viewport().rect().contains(box)


class LongLine(Event, frozen=True):
    """A line that is long enough to wrap."""

    number: int

    def text(self) -> Text:
        return plain(f"{self.number}: a line that is long enough to wrap " * 2)


def test_the_log_shows_its_end_however_long_it_is(qtbot: QtBot) -> None:
    panel = LogPanel()
    qtbot.addWidget(panel)
    lines = LogModel()
    lines.add([LongLine(number) for number in range(400)], 1)
    panel.resize(260, 400)
    panel.set_log(lines, ("Ada",))
    panel.show()
    bar = panel.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    bar.setValue(10)
    bar.rangeChanged.emit(0, bar.maximum())
    assert bar.value() == 10, "who reads further up stays there"


# ---------------------------------------------------------------- prompt
def test_the_prompt_says_who_must_do_what(qtbot: QtBot) -> None:
    prompt = PromptLine()
    qtbot.addWidget(prompt)
    prompt.ask(0, "Ada", "Ada: choose a place", "3 possible")
    assert prompt.sentence == "Ada: choose a place \N{MIDDLE DOT} 3 possible"
    prompt.set_step("1 possible")
    assert prompt.sentence.endswith("1 possible")


def test_a_longer_sentence_leaves_less_room_for_the_answer(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    prompt = PromptLine(window)
    window.resize(1280, 720)
    prompt.resize(760, 60)
    prompt.keep_height(True)
    window.show()
    prompt.ask(0, "Ada", "Ada: choose a card to reveal and hold a ritual", "")
    prompt.answer("What the card costs, what it brings, what it is worth later. " * 3)
    prompt.set_step("Gently Used Knapsack: choose the place or what else is to be done. " * 3)
    qtbot.waitUntil(lambda: prompt._ask.height() >= 2 * prompt._ask.fontMetrics().lineSpacing())
    letters = prompt.reply.fontMetrics()
    room = QRect(0, 0, prompt.reply.width(), 0)
    said = letters.boundingRect(room, int(Qt.TextFlag.TextWordWrap), prompt.reply.text())
    assert said.height() <= letters.lineSpacing()


def test_a_prompt_that_cannot_grow_has_room_for_two_lines_and_an_answer(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 400)
    prompt = PromptLine(window)
    prompt.keep_height(True)
    lines = 2 * prompt._ask.fontMetrics().lineSpacing()
    margins = prompt._line.contentsMargins()
    room = prompt.height() - margins.top() - margins.bottom()
    assert room >= lines + prompt.reply.fontMetrics().lineSpacing()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_what_is_asked_has_its_room_before_the_words_of_commands(qtbot: QtBot, text: int) -> None:
    theme().set_text(text)
    window = QWidget()
    qtbot.addWidget(window)
    prompt = PromptLine(window)
    window.resize(1280, 720)
    prompt.resize(1160, 60)
    prompt.keep_height(True)
    window.show()
    undo, why = QAction("Undo", window), QAction("Why not?", window)
    prompt.set_tools([undo, why])
    prompt.show_since(20)
    prompt.offer_always("Always answer…")
    since = prompt.findChild(QPushButton, "since")
    prompt.ask(0, "Ada", "Ada: go on.")
    assert ("event" in since.text()) is (text < 200), "with room the words are there"
    prompt.ask(0, "Ada", "Lizard Cult: conspire in rabbit clearings, the Outcast's. " * 5)
    prompt.answer("Clearing 3, rabbit, corner, ruled by the Marquise de Cat. " * 9)

    def is_whole() -> bool:
        asked, answer = prompt._ask, prompt.reply
        is_apart = answer.isHidden() or asked.geometry().bottom() < answer.geometry().top()
        needed = answer.heightForWidth(answer.width()) if not answer.isHidden() else 0
        is_read = asked.height() >= asked.heightForWidth(asked.width())
        return is_apart and is_read and answer.height() >= needed

    qtbot.waitUntil(is_whole)
    assert since.text() == "20"
    assert "20 event" in since.toolTip()
    assert "corner" in prompt.reply.toolTip(), "the rest can be read"
    theme().set_text(100)


def test_going_on_is_offered_once(qtbot: QtBot) -> None:
    prompt = PromptLine()
    qtbot.addWidget(prompt)
    done: list[str] = []
    assert not prompt.go_on()
    prompt.offer_go_on("Continue", lambda: done.append("on"))
    assert prompt.is_waiting
    assert prompt.go_on()
    assert not prompt.go_on()
    assert done == ["on"]
    button = prompt.findChild(QPushButton, "go_on")
    assert button.isHidden()
    assert not button.text()  # it may have named somebody


# ---------------------------------------------------------------- help
def test_help_has_sections_and_is_searched(qtbot: QtBot) -> None:
    panel = HelpPanel()
    qtbot.addWidget(panel)
    panel.set_text("## One {#one}\nRivers.\n\n## Two {#two}\nMountains and coins.\n")
    assert panel.current == "one"
    QTest.keyClicks(panel.findChild(QLineEdit, "help_search"), "coins")
    assert panel.current == "two"
    panel.show_section("one")
    assert "Rivers" in panel.plain_text()
    assert panel.findChild(QComboBox, "help_sections").count() == 2


def test_the_help_of_cartographers_covers_the_law() -> None:
    parts = {part.id: part for part in sections(help_text("cartographers", "en"))}
    assert {"start", "turn", "placing", "ruins", "ambush", "monsters", "coins"} <= set(parts)
    assert {"seasons", "solo", "skills", "heroes", "end"} <= set(parts)
    assert all(part.text.strip() for part in parts.values())
    assert help_text("cartographers", "xx") == help_text("cartographers", "en")
    assert help_text("no_such_game", "en") == ""


# ---------------------------------------------------------------- scores and result
def test_the_table_sums_and_turns_when_there_are_many_seats(qtbot: QtBot) -> None:
    scores = ScoresModel()
    table = ScoreTable(scores)
    qtbot.addWidget(table)
    rows = [ScoreRow("Coins", (4, -2)), ScoreRow("Monsters", (-1, None))]
    scores.tell_ranked(scorers("Ada", "Ben"), rows, "Total")
    assert cells(table, 0) == ["3", "\N{MINUS SIGN}2"]
    assert cells(table, 2) == ["\N{MINUS SIGN}1", "\N{EN DASH}"]
    many = scorers(*(f"Seat {n}" for n in range(9)))
    for _ in range(2):
        scores.tell_ranked(many, [ScoreRow("Coins", tuple(range(9)))], "Total")
        assert heads(table, Qt.Orientation.Vertical)[0] == "Seat 8"
        assert cells(table, 0) == ["8", "8"]
        assert table.verticalHeader().count() == 9
        scores.tell_ranked(scorers("Ada", "Ben"), rows, "Total")
        assert heads(table, Qt.Orientation.Vertical) == ["Total", "Coins", "Monsters"]
        assert (table.verticalHeader().count(), table.horizontalHeader().count()) == (3, 2)


def test_the_graph_says_its_lines_and_paints_them(qtbot: QtBot) -> None:
    course = ScoresModel()
    graph, other = ScoreGraph(course), ScoreGraph(course)
    qtbot.addWidget(graph)
    qtbot.addWidget(other)
    graph.resize(320, 200)
    assert not graph.grab().isNull()
    course.tell(scorers("Ada", "Ben"), [ScoreRow("Spring", (0, 0))])
    course.add(ScoreRow("Summer", (5, -3)))
    assert "Ada: Spring 0, Summer 5" in graph.accessibleDescription()
    assert not graph.grab().isNull()
    course.name_scorers(scorers("Eve", "Ben"))
    for each in (graph, other):
        assert "Eve: Spring 0, Summer 5" in each.accessibleDescription()


def test_the_result_page_shows_winners_and_what_may_follow(qtbot: QtBot) -> None:
    page = ResultPage(ScoresModel())
    qtbot.addWidget(page)
    again, closed = QAction("Again", page), QAction("Never", page)
    again.setObjectName("again")
    closed.setObjectName("never")
    closed.setEnabled(False)
    page.set_actions([again, closed])
    rows = (ScoreRow("Coins", (4, 2)),)
    page.show_result(Result("Ada wins", "Most points.", (0,), ("Ada", "Ben"), rows))
    assert page.accessibleName() == "Ada wins"
    pressed: list[bool] = []
    again.triggered.connect(lambda: pressed.append(True))
    page.findChild(QPushButton, "result_again").click()
    assert pressed == [True]
    assert not page.findChild(QPushButton, "result_never").isEnabled()


# ---------------------------------------------------------------- replay, page, curtain, flow
def test_the_replay_bar_sends_places_and_viewers(qtbot: QtBot) -> None:
    bar = ReplayBar()
    qtbot.addWidget(bar)
    bar.set_actions([], [])
    sent: list[object] = []
    bar.jumped.connect(sent.append)
    bar.viewer_chosen.connect(sent.append)
    bar.set_names(("Ada", "Ben"), all_open=True)
    bar.set_place(3, 10, "Spring")
    assert sent == []
    bar._slider.setValue(7)
    bar._viewer.setCurrentIndex(2)
    assert sent == [7, 1]
    bar.set_names(("Ada", "Ben"), all_open=False)
    assert bar._viewer.count() == 1


def test_nothing_of_a_page_stays_when_it_is_closed(qtbot: QtBot) -> None:
    card = PageCard()
    qtbot.addWidget(card)
    card.show_page("You are the thief.")
    assert not card.isHidden()
    card.clear()
    assert card.isHidden()
    assert card._words.text() == ""
    assert card._words.accessibleName() == ""


def test_the_curtain_keeps_the_keyboard_and_lifts_by_enter(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    behind = QPushButton("Secret", window)
    curtain = Curtain(window)
    window.show()
    qtbot.waitExposed(window)
    curtain.fall(2, "Cleo")
    assert curtain.is_down
    assert curtain.geometry() == window.rect()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is not behind
    assert "Cleo" in curtain.accessibleName()
    said = [label.text() for label in curtain.findChildren(QLabel) if label.isVisible()]
    assert "It is Cleo's turn. Only Cleo should look." in said
    curtain.fall(2, "Cleo", occasion="The Eyrie attacks in clearing 5.")
    said = [label.text() for label in curtain.findChildren(QLabel) if label.isVisible()]
    assert "The Eyrie attacks in clearing 5.\nOnly Cleo should look." in said
    with qtbot.waitSignal(curtain.lifted):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    curtain.rise()
    assert not curtain.is_down


def test_the_flow_begins_a_new_line_where_the_width_ends(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    flow = FlowLayout(host, 10)
    boxes = [QWidget(host) for _ in range(3)]
    for box in boxes:
        box.setFixedSize(100, 20)
        flow.addWidget(box)
    flow.setGeometry(QRect(0, 0, 220, 200))
    assert [box.pos() for box in boxes] == [QPoint(0, 0), QPoint(110, 0), QPoint(0, 30)]
    assert flow.heightForWidth(220) == 50
    assert flow.heightForWidth(400) == 20
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        flow.setGeometry(QRect(0, 0, 220, 200))
        assert boxes[0].x() == 120
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_in_a_narrow_window_the_seats_take_little_room(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    seats = SeatsModel()
    strip = SeatsStrip(seats, window)
    seats.set_lines([SeatLine(0, "Ada", "Human", Turn.ACTS, "decides", "12")])
    window.resize(1280, 720)
    window.show()
    assert strip.minimumWidth() >= 150
    theme().set_text(200)
    try:
        assert strip.maximumWidth() <= theme().px(76)
        assert not strip.grab().isNull()
        model = strip.model()
        said = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "decides" in said
        window.resize(1920, 1080)
        assert strip.minimumWidth() >= theme().px(150)
    finally:
        theme().set_text(100)


def test_numbers_beside_the_graph_are_round_and_have_room() -> None:
    assert ticks(0, 36, 5) == [0, 10, 20, 30, 36]
    assert ticks(0, 30, 4) == [0, 10, 20, 30]
    assert ticks(-7, 12, 5) == [-7, 0, 5, 12]
    assert ticks(0, 1, 5) == [0, 1]
    for high in range(1, 400, 7):
        found = ticks(0, high, 5)
        assert found[0] == 0
        assert found[-1] == high
        assert len(found) <= 7

"""Whole games through the window: by the mouse, by keys alone, by several people."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.session import Waits
from models.translate import without_stop, words
from tests.desktop.helpers import Person, everything_said, wish_of

Sit = Callable[..., Person]


@pytest.mark.parametrize("game", ["raid", "harbour"])
def test_a_game_against_bots_is_played_to_its_result_by_the_mouse(sit: Sit, game: str) -> None:
    person = sit(game, persons=1, bots=2)
    person.play()
    assert person.table.is_over()
    session = person.lamp.games.session
    assert session is not None
    assert session.waits is Waits.OVER
    assert person.window.log.lines()


@pytest.mark.parametrize("game", ["raid", "harbour"])
def test_a_game_is_played_by_keys_alone(sit: Sit, game: str) -> None:
    person = sit(game, persons=1, bots=2)
    for number in range(2_000):
        person.wait()
        if person.table.shows_result:
            break
        for _ in range(number % 5):
            person.press(Qt.Key.Key_Tab)
        if not isinstance(person.window.focusWidget(), QPushButton):
            person.table.action_bar.take_focus()
        focused = person.window.focusWidget()
        is_closed = isinstance(focused, QPushButton) and focused.accessibleDescription()
        if is_closed or not person.table.action_bar.isAncestorOf(focused):
            person.table.action_bar.take_focus()
        person.press(Qt.Key.Key_Return)
    assert person.table.shows_result


def test_three_people_hand_the_laptop_around_to_the_end(sit: Sit) -> None:
    person = sit("harbour", persons=3, bots=0)
    person.wait()
    assert person.window.curtain.is_down
    person.play()
    assert person.table.shows_result


def test_the_focus_is_on_a_choice_whenever_one_is_asked(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    for number in range(12):
        person.wait()
        assert person.table.action_bar.isAncestorOf(person.window.focusWidget())
        person.act(number)


def test_the_acting_bot_is_named_while_it_thinks(lamp: Lamplight, qtbot: QtBot) -> None:
    lamp.games.bot_pool.holds = True
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    while person.table.question is not None or not person.table.moment.thinking:
        person.act()
        qtbot.wait(1)
        if person.table.moment.thinking and person.table.question is None:
            break
    name = lamp.games.session.seats[1].name
    assert name in person.window.prompt.sentence
    lamp.games.bot_pool.holds = False
    lamp.games.bot_pool.let()
    person.wait()


# ---------------------------------------------------------------- secrets
def test_nothing_secret_is_anywhere_unless_it_is_held(sit: Sit) -> None:
    """Searches texts, tooltips and accessible names for what any private screen has shown."""
    person = sit("harbour", persons=3, bots=0)
    shown: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    searched = 0
    for number in range(400):
        person.wait()
        if person.table.shows_result:
            break
        said = "\n".join(everything_said(person.lamp))
        for secret in shown[0] | shown[1] | shown[2]:
            assert secret not in said
        searched += bool(shown[0])
        visit = person.screen.visit
        if visit is not None and visit.draft.secret() is not None:
            shown[person.visit.seat].add(person.look())
        person.act(number)
    assert searched > 30
    assert all("You are" in " ".join(each) for each in shown.values())


def test_what_is_held_is_the_secret_of_nobody_else(sit: Sit) -> None:
    person = sit("harbour", persons=3, bots=0)
    roles: dict[int, str] = {}
    while len(roles) < 3:
        person.wait()
        if person.screen.visit is not None:
            roles[person.visit.seat] = person.look()
        person.act()
    assert sum("the chief" in role for role in roles.values()) == 1
    assert sum("a thief" in role for role in roles.values()) == 1


def test_behind_the_curtain_no_key_and_no_shortcut_works(sit: Sit) -> None:
    person = sit("harbour", persons=2, bots=1)
    person.wait()
    assert person.window.curtain.is_down
    before = person.lamp.games.session.entries
    for key in (Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_Q, Qt.Key.Key_Tab, Qt.Key.Key_F9):
        person.press(key)
    person.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert person.lamp.games.session.entries == before
    assert person.window.curtain.is_down
    assert not person.lamp.controller.sheets.opened
    assert person.window.focusWidget() is person.lift_button


def test_the_curtain_covers_the_whole_window_and_follows_its_size(sit: Sit) -> None:
    person = sit("harbour", persons=2, bots=1)
    person.wait()
    person.window.resize(900, 640)
    assert person.window.curtain.geometry() == person.window.rect()
    person.press(Qt.Key.Key_Return)
    person.qtbot.waitUntil(lambda: person.screen.visit is not None)
    assert not person.window.curtain.is_down


def test_f12_covers_at_once_and_the_same_person_goes_on(sit: Sit) -> None:
    person = sit("harbour", persons=2, bots=1)
    person.act()
    person.qtbot.waitUntil(lambda: person.screen.visit is not None)
    seat = person.visit.seat
    person.press_in_window(Qt.Key.Key_F12)
    assert person.window.curtain.is_down
    assert not person.screen.is_open
    person.act()
    person.qtbot.waitUntil(lambda: person.screen.visit is not None)
    assert person.visit.seat == seat


# ---------------------------------------------------------------- taking back, pausing, leaving
def test_undo_says_what_it_does_or_which_barrier_stands(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    assert not person.window.commands["undo"].isEnabled()
    assert person.window.commands["undo"].statusTip()
    entries = person.lamp.games.session.entries
    person.act()
    person.wait()
    undo = person.window.commands["undo"]
    if undo.isEnabled():
        assert "Ada" in undo.statusTip()
        undo.trigger()
        person.wait()
        assert person.lamp.games.session.entries == entries
        assert person.window.commands["redo"].isEnabled()


def test_pause_covers_the_table_and_goes_on(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.press(Qt.Key.Key_P)
    assert person.lamp.games.session.floor.paused
    assert person.window.curtain.is_down
    person.press(Qt.Key.Key_Return)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    assert not person.lamp.games.session.floor.paused
    assert not person.window.commands["pause"].isChecked()


def test_a_game_is_left_and_continued_with_one_press(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    for number in range(3):
        person.act(number)
    person.wait()
    entries = person.lamp.games.session.entries
    person.window.commands["leave"].trigger()
    assert person.window.is_at_start
    start = person.lamp.controller.start
    assert start.waiting.isVisible()
    person.click(start.waiting.button)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    assert person.lamp.games.session.entries == entries


def test_closed_choices_say_why_and_do_nothing(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    for number in range(30):
        person.wait()
        closed = [b for b in person.table.action_bar.buttons() if b.accessibleDescription()]
        if closed:
            break
        person.act(number)
    else:
        raise AssertionError("nothing was ever closed")
    before = person.lamp.games.session.entries
    person.click(closed[0])
    assert person.lamp.games.session.entries == before
    assert closed[0].accessibleDescription() in everything_said(person.lamp)


def test_letters_are_commands_only_where_nobody_types(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.window.show_panel("log", True)
    search = person.window.focusWidget()
    for field in person.window.log.findChildren(type(search)):
        if field.objectName() == "log_search":
            field.setFocus()
    person.press(Qt.Key.Key_Q)
    assert "describe" not in person.lamp.controller.sheets.opened
    person.table.action_bar.take_focus()
    person.press(Qt.Key.Key_Q)
    assert "describe" in person.lamp.controller.sheets.opened


def test_letters_can_be_switched_off_as_a_group(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.lamp.settings.change(letter_keys=False)
    person.table.action_bar.take_focus()
    person.press(Qt.Key.Key_Q)
    assert "describe" not in person.lamp.controller.sheets.opened
    assert person.window.commands["describe"].isEnabled()


def test_f6_goes_round_all_open_panels(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.window.show_panel("rules", True)
    seen = set()
    for _ in range(8):
        person.window.cycle_panels(1)
        seen.add(person.window.focusWidget())
    panels = person.window._open_panels()
    assert len(panels) >= 4
    for panel in panels[1:]:
        assert any(panel is each or panel.isAncestorOf(each) for each in seen), panel


def test_a_line_of_the_log_shows_the_table_as_it_was_and_comes_back(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    for number in range(4):
        person.act(number)
    person.wait()
    question = person.table.question
    person.window.show_panel("log", True)
    log = person.window.log.list
    log.setCurrentIndex(log.model().index(0, 0))
    log.setFocus()
    person.press(Qt.Key.Key_Return)
    assert person.table.question is None
    assert person.go_on_button.isVisible()
    person.click(person.go_on_button)
    assert person.table.question is question


def test_the_log_opens_at_what_happened_last_and_cuts_no_line(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=2)
    for number in range(30):
        person.act(number)
    person.wait()
    person.window.show_panel("log", True)
    lines = person.window.log.list
    bar = lines.verticalScrollBar()
    person.qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    lines.setFixedWidth(150)
    person.qtbot.wait(30)
    heights = set()
    for row in range(lines.model().rowCount()):
        index = lines.model().index(row, 0)
        option = QStyleOptionViewItem()
        lines.initViewItemOption(option)
        option.rect = lines.visualRect(index)
        lines.itemDelegate().initStyleOption(option, index)
        part = QStyle.SubElement.SE_ItemViewItemText
        room = lines.style().subElementRect(part, option, lines)
        margin = lines.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        within = QRect(0, 0, room.width() - 2 * margin, 1 << 16)
        wrap = int(Qt.TextFlag.TextWordWrap)
        needed = lines.fontMetrics().boundingRect(within, wrap, index.data()).height()
        assert needed <= room.height(), index.data()
        heights.add(room.height())
    assert len(heights) > 1


def test_what_happened_since_my_turn_is_listed_and_shown_again(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    for number in range(40):
        person.wait()
        if person.table.since.lines() and person.window.prompt._since_count:
            break
        person.act(number)
    lines = person.table.since.lines()
    assert lines
    assert person.window.prompt._since_count == len(lines)
    person.table.action_bar.take_focus()
    person.press(Qt.Key.Key_L)
    assert "since" in person.lamp.controller.sheets.opened
    person.lamp.controller.past.show_again()
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    assert person.table.since.lines() == lines


def test_a_decision_that_a_bot_took_for_me_is_my_last_turn_too(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=1)
    news: list[list[str]] = []
    for _ in range(4):
        person.wait()
        asked = person.table.question
        news.append(person.table.since.lines())
        person.table.session.advising.play_for_me()
        person.qtbot.waitUntil(lambda asked=asked: person.table.question is not asked)
    assert all(news[1:])
    assert not set(map(tuple, news[1:2])) & {tuple(each[: len(news[1])]) for each in news[2:]}


@pytest.mark.parametrize("game", ["root", "kinfire_council"])
def test_the_choices_are_told_below_the_question(sit: Sit, game: str) -> None:
    person = sit(game, persons=2, bots=0)
    person.wait()
    person.window.commands["describe_options"].trigger()
    sheet = person.lamp.controller.sheets.opened["describe"]
    lines = sheet.findChild(QPlainTextEdit).toPlainText().splitlines()
    prompt = person.window.table.question.request.prompt
    asked = words(prompt, person.window.table.names)
    assert [without_stop(asked) in each for each in lines].count(True) == 1

"""The window in German and Turkish: menus, dialogs and a game; nothing cut, nothing left over."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QMenu, QTabWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.choices import language_name
from desktop.cli import Misused, parser, read
from desktop.wish import BOT_NAMES
from tests.desktop.conftest import open_lamp
from tests.desktop.helpers import Person, said_by, wish_of
from tests.desktop.test_layout import cut, mnemonics
from tests.test_translations import (
    LANGUAGES,
    MARK,
    SAME,
    built,
    english_in,
    messages,
    tool,
)

__all__ = ["built", "open_lamp", "tool"]

OpenLamp = Callable[..., Lamplight]
SHEETS = ("about", "keys", "records", "preferences", "new", "report")
COLUMNS = 80
LONG = 60_000
"""Milliseconds in which bots end a game from which all persons have gone overboard."""
UNSEEN = "Close"
"""Qt names the button in its own head of a panel once; the window shows heads of ours instead."""

each_language = pytest.mark.parametrize("code", LANGUAGES)
pytestmark = pytest.mark.usefixtures("built")


@cache
def english(code: str) -> frozenset[str]:
    """Sentences as they stand in the code that nobody should see in this language."""
    sources = {MARK.sub(r"\1", message.source) for message in messages(code)}
    own = {MARK.sub(r"\1", form) for message in messages(code) for form in message.forms}
    return frozenset(sources - own - SAME[code] - {"None"})


def left_over(said: list[str], code: str) -> set[str]:
    """What is said word for word as it stands in the code, though it has a translation."""
    return {MARK.sub(r"\1", words) for words in said} & english(code)


def all_said(lamp: Lamplight) -> list[str]:
    """Every text of the window and of the menus that its commands open."""
    widgets = (lamp.controller.window, *lamp.controller.submenus.menus.values())
    return [words for widget in widgets for words in said_by(widget)]


def sit_down(lamp: Lamplight, qtbot: QtBot, **options: str) -> Person:
    lamp.controller.begin(wish_of("cartographers", 1, 2, options=options))
    person = Person(lamp, qtbot)
    person.wait()
    return person


def test_words_left_over_would_be_found() -> None:
    assert left_over(["New game…", "Neues Spiel...", "Normal"], "de") == {"New game…"}


@pytest.mark.parametrize(
    ("code", "game_id", "seats"),
    [
        *((code, "cartographers", 2) for code in ("en", *LANGUAGES)),
        *((code, "feed_the_kraken", 5) for code in ("en", *LANGUAGES)),
        *((code, "root", 3) for code in ("en", "de")),
    ],
)
def test_menus_with_the_commands_of_a_game(
    open_lamp: OpenLamp, qtbot: QtBot, code: str, game_id: str, seats: int
) -> None:
    """No letter twice in a menu; every command in the language."""
    lamp = open_lamp(language=code)
    lamp.controller.begin(wish_of(game_id, 1, seats))
    person = Person(lamp, qtbot)
    person.wait()
    menus = [menu for menu in person.window.menuBar().findChildren(QMenu) if menu.title()]
    assert len(menus) >= 6
    for menu in menus:
        twice = [mark for mark, count in Counter(mnemonics(menu)).items() if count > 1]
        assert not twice, (menu.title(), twice)
        said = [action.text() for action in menu.actions()]
        assert code == "en" or not left_over(said, code)


@each_language
def test_a_game_speaks_the_language(open_lamp: OpenLamp, qtbot: QtBot, code: str) -> None:
    """Start screen, questions, board, log and result."""
    lamp = open_lamp(language=code)
    assert not left_over(all_said(lamp), code)
    person = sit_down(lamp, qtbot, skills="on", map_side="b")
    session, board = person.table.session, person.table.board
    for number in range(100):
        person.wait()
        question = person.table.question
        if question is None:
            break
        if number % 8 == 0:
            said = [*all_said(lamp), *board.describe(), *board.describe_options()]
            said += [element.label for element in board.elements()]
            assert not left_over(said, code)
        actions = question.request.actions
        session.submit(actions[len(actions) // 2], question.seat)
    assert person.table.shows_result
    assert not left_over(all_said(lamp), code)
    assert len(person.window.log.lines()) > 50


@each_language
def test_a_table_of_feed_the_kraken_speaks_the_language(
    open_lamp: OpenLamp, qtbot: QtBot, code: str
) -> None:
    """Private screens, questions, the table and the log, up to the reveal at the end."""
    lamp = open_lamp(language=code)
    options = {"use_character_cards": "off", "bots_make_claims": "off"}
    lamp.controller.begin(wish_of("feed_the_kraken", 1, 4, options=options))
    person = Person(lamp, qtbot)
    board = None
    for number in range(400):
        qtbot.waitUntil(person.is_wanted, timeout=LONG)
        question, session = person.table.question, person.table.session
        if question is None or session is None:
            break
        board = person.table.board
        if number % 6 == 0:
            said = [*all_said(lamp), *board.describe(), *board.describe_options()]
            said += [element.label for element in board.elements()]
            assert not left_over(said, code) - {UNSEEN}
        actions = question.request.actions
        session.submit(actions[(7 * number) % len(actions)], question.seat)
    assert board is not None
    assert person.table.shows_result
    assert not left_over([*all_said(lamp), *person.window.log.lines()], code) - {UNSEEN}
    assert len(person.window.log.lines()) > 20


def test_a_table_of_root_speaks_german(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The draft and the first rounds: questions, reasons, the map, the hand and the log."""
    lamp = open_lamp(language="de")
    lamp.controller.begin(wish_of("root", 1, 3))
    person = Person(lamp, qtbot)
    person.wait()
    for number in range(16):
        qtbot.waitUntil(person.is_wanted, timeout=LONG)
        question, session, board = person.table.question, person.table.session, person.table.board
        if question is None or session is None:
            break
        if number % 4 == 0:
            said = [*all_said(lamp), *board.describe(), *board.describe_options()]
            said += [element.label for element in board.elements()]
            assert not left_over(said, "de") - {UNSEEN}
        actions = question.request.actions
        session.submit(actions[(7 * number) % len(actions)], question.seat)
    lines = person.window.log.lines()
    assert len(lines) > 12
    assert not left_over(lines, "de")


def test_german_nouns_keep_their_capital_on_the_board(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    found = {}
    for code in ("en", "de", "tr"):
        person = sit_down(open_lamp(language=code), qtbot)
        found[code] = [each.label for each in person.table.board.elements()]
    for code, mountain in (("en", "mountain"), ("de", "Berg"), ("tr", "dağ")):
        assert f"B4, {mountain}" in found[code]


@each_language
def test_languages_are_called_by_their_own_names(open_lamp: OpenLamp, code: str) -> None:
    open_lamp(language=code)
    assert [language_name(each) for each in ("en", "de", "tr")] == ["English", "Deutsch", "Türkçe"]


@each_language
def test_a_change_of_language_reaches_everything(
    open_lamp: OpenLamp, qtbot: QtBot, code: str
) -> None:
    """In the middle of a game, with all panels made; bots keep the names that they were given."""
    lamp = open_lamp(language="en")
    person = sit_down(lamp, qtbot, skills="on")
    assert left_over(all_said(lamp), code)
    lamp.settings.change(language=code)
    QCoreApplication.sendPostedEvents()
    person.wait()
    named = {name for name in person.table.names if name in BOT_NAMES}
    assert left_over(all_said(lamp), code) - {UNSEEN} == named
    assert not left_over([each.label for each in person.table.board.elements()], code)
    assert not left_over(person.window.log.lines(), code)


@pytest.mark.parametrize("text", [100, 150])
@each_language
def test_the_start_screen_is_not_cut(
    open_lamp: OpenLamp, qtbot: QtBot, code: str, text: int
) -> None:
    lamp = open_lamp(language=code, text_size=text)
    lamp.controller.window.resize(1280, 720)
    qtbot.wait(20)
    assert not cut(lamp.controller.window)


@pytest.mark.parametrize("command", SHEETS)
@each_language
def test_dialogs_are_not_cut_and_speak_the_language(
    open_lamp: OpenLamp, qtbot: QtBot, code: str, command: str
) -> None:
    lamp = open_lamp(language=code)
    lamp.controller.commands[command].trigger()
    sheet = next(iter(lamp.controller.sheets.opened.values()))
    assert isinstance(sheet, QDialog)
    qtbot.waitUntil(sheet.isVisible)
    tabs = sheet.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        qtbot.wait(20)
        assert not cut(sheet)
    assert not left_over(list(said_by(sheet)), code)


@each_language
def test_the_help_of_the_command_line_fits(open_lamp: OpenLamp, code: str) -> None:
    open_lamp(language=code)
    lines = parser().format_help().splitlines()
    assert len(lines) > 30
    assert max(map(len, lines)) <= COLUMNS
    assert not left_over(lines, code)
    assert not english_in(" ".join(re.sub(r"\[.*?\]", "", line) for line in lines))


@pytest.mark.parametrize("words", [("--seed", "x"), ("--theme", "pink"), ("--fly",), ("--seed",)])
@each_language
def test_what_does_not_fit_is_said_in_the_language(
    open_lamp: OpenLamp, code: str, words: tuple[str, ...]
) -> None:
    open_lamp(language=code)
    with pytest.raises(Misused, match=words[0]) as caught:
        read(words)
    assert not english_in(str(caught.value))

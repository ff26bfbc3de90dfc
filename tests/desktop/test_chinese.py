"""The window in Chinese: its own characters, nothing cut, no English left in shell or game."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QTabWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.choices import language_name
from tests.desktop.conftest import open_lamp
from tests.desktop.helpers import Person, wish_of
from tests.desktop.test_layout import cut, mnemonics
from tests.test_translations import built, messages, tool
from tests.test_translations_window import SHEETS, UNSEEN, all_said
from views.theme.fonts import SANS

__all__ = ["built", "open_lamp", "tool"]

OpenLamp = Callable[..., Lamplight]
ENGLISH = frozenset(
    message.source.replace("&", "")
    for message in messages("zh")
    if message.source not in message.forms
)
"""Sentences as they stand in the code."""

pytestmark = pytest.mark.usefixtures("built")


def english_of(said: list[str]) -> set[str]:
    """What is said word for word as it stands in the code."""
    return {words.replace("&", "") for words in said} & ENGLISH - {UNSEEN, "None"}


def test_english_left_over_would_be_found() -> None:
    assert english_of(["New game…", "新对局..."]) == {"New game…"}


def test_chinese_is_among_the_languages_and_the_window_changes_at_once(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp(language="en")
    lamp.settings.change(language="zh")
    QCoreApplication.sendPostedEvents()
    qtbot.wait(20)
    assert language_name("zh") == "简体中文"
    assert not english_of(all_said(lamp))
    assert QFontInfo(QApplication.font()).family() == SANS


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_start_screen_is_not_cut(open_lamp: OpenLamp, qtbot: QtBot, text: int) -> None:
    lamp = open_lamp(language="zh", text_size=text)
    lamp.controller.window.resize(1280, 720)
    qtbot.wait(20)
    assert not cut(lamp.controller.window)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("command", SHEETS)
def test_dialogs_are_not_cut_and_speak_chinese(
    open_lamp: OpenLamp, qtbot: QtBot, command: str, text: int
) -> None:
    lamp = open_lamp(language="zh", text_size=text)
    if command == "new":
        lamp.controller.show_setup("cthulhu_wars")
    else:
        lamp.controller.commands[command].trigger()
    sheet = next(s for s in lamp.window.findChildren(QDialog) if s.isVisible())
    tabs = sheet.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        qtbot.wait(20)
        assert not cut(sheet)
    assert not english_of(all_said(lamp))


def test_buttons_outside_menus_do_not_show_the_letters_of_menus(open_lamp: OpenLamp) -> None:
    lamp = open_lamp(language="zh")
    said = {lamp.controller.commands[name].iconText() for name in ("new", "open", "undo", "why")}
    assert said == {"新对局", "打开", "撤销", "为什么不行？"}


def test_a_table_of_cthulhu_wars_speaks_chinese(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Menus, questions, the map, cards, choices and the log; the window keeps its size."""
    lamp = open_lamp(language="zh")
    lamp.controller.window.resize(1280, 720)
    lamp.controller.begin(wish_of("cthulhu_wars", 1, 3))
    person = Person(lamp, qtbot)
    for number in range(18):
        qtbot.waitUntil(person.is_wanted, timeout=30_000)
        question, session, board = person.table.question, person.table.session, person.table.board
        if question is None or session is None:
            break
        assert board is not None
        if number % 5 == 0:
            said = [*all_said(lamp), *board.describe(), *board.describe_options()]
            said += [element.label for element in board.elements()]
            assert not english_of(said)
            assert not [words for words in said if re.search("[\u4e00-\u9fff][,:;] ?", words)]
        actions = question.request.actions
        session.submit(actions[(7 * number) % len(actions)], question.seat)
    lines = person.window.log.lines()
    assert len(lines) > 8
    assert not [line for line in lines if re.search("[A-Za-z]", line.replace("Ada", ""))]
    for menu in person.window.menuBar().findChildren(QMenu):
        twice = [mark for mark, count in Counter(mnemonics(menu)).items() if count > 1]
        assert not twice, (menu.title(), twice)

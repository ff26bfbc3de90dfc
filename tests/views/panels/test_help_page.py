"""Help is read without breaking words and without a bar at its foot, in the narrowest panel too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextTable
from pytestqt.qtbot import QtBot

from tests.rules.setups import GAMES
from views.panels.help import help_text, sections
from views.panels.help_page import HelpPage, folded
from views.theme import theme

TABLE = (
    "| where | who | tax |\n|---|---|---|\n| upper city | any piece | |\n| 3 | Seekers | 1 coin |\n"
)
NARROW, WIDE = 264, 900
"""The rules in the smallest window, and with all the room there is."""


@pytest.fixture(autouse=True)
def as_usual(qapp: QCoreApplication) -> Iterator[None]:
    """Letters are put back."""
    yield
    theme().set_text(100)


def page(qtbot: QtBot, width: int, source: str, text: int = 100) -> HelpPage:
    """A page of so many pixels."""
    theme().set_text(text)
    made = HelpPage()
    qtbot.addWidget(made)
    made.setProperty("kind", "page")
    made.resize(width, 420)
    made.show()
    made.show_text(source)
    return made


def tables(made: HelpPage) -> int:
    """How many tables stand on it."""
    frames = made.document().rootFrame().childFrames()
    return sum(isinstance(each, QTextTable) for each in frames)


def test_rows_are_told_with_the_heads_of_their_columns() -> None:
    told = folded(f"Before.\n\n{TABLE}\nAfter.")
    assert told.splitlines() == [
        "Before.",
        "",
        "- **upper city** \N{MIDDLE DOT} who: any piece",
        "- **where 3** \N{MIDDLE DOT} who: Seekers \N{MIDDLE DOT} tax: 1 coin",
        "",
        "After.",
    ]


def test_with_room_it_stays_a_table_and_follows_the_width(qtbot: QtBot) -> None:
    made = page(qtbot, WIDE, TABLE * 1)
    assert tables(made) == 1
    made.resize(150, 420)
    assert tables(made) == 0
    made.resize(WIDE, 420)
    assert tables(made) == 1


@pytest.mark.parametrize("code", ["en", "tr"])
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("text", [100, 150])
def test_no_page_of_help_needs_a_bar_at_its_foot(
    qtbot: QtBot, game_id: str, code: str, text: int
) -> None:
    width = round(NARROW * text / 100)
    for section in sections(help_text(game_id, code)):
        made = page(qtbot, width, section.text, text)
        assert made.horizontalScrollBar().maximum() == 0, section.id


def test_no_word_is_broken(qtbot: QtBot) -> None:
    section = next(s for s in sections(help_text("kinfire_council", "en")) if s.id == "spaces")
    made = page(qtbot, NARROW, section.text)
    block = made.document().begin()
    while block.isValid():
        layout, words = block.layout(), block.text()
        starts = [layout.lineAt(n).textStart() for n in range(layout.lineCount())]
        for _, start in pairwise(starts):
            assert not (words[start - 1].isalnum() and words[start].isalnum()), words
        block = block.next()

"""What is said through the whole of a game is well-formed: no mark twice, no place left open."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.app import Lamplight
from models.session import Waits
from tests.desktop.helpers import Person
from tests.desktop.telling import told

Sit = Callable[..., Person]
DOUBLED = re.compile(r"(?<!\.)\.\.(?!\.)|[!?:;,]\s*\.(?!\.)|\.\s+\.|\s[.,;:](?:\s|$)|\(\s*\)")
OPEN_PLACE = re.compile(r"\{\w+\}|%n|%\d")
GAMES = ({"skills": "on"}, {"card_set": "heroes", "map_side": "c"})


def faults(lamp: Lamplight) -> set[str]:
    return {words for words in told(lamp) if DOUBLED.search(words) or OPEN_PLACE.search(words)}


def test_faults_would_be_found() -> None:
    assert all(map(DOUBLED.search, ("Done..", "Why?.", "One. . Two", "One , two", "Empty ()")))
    assert not any(map(DOUBLED.search, ("New game…", "1.5", "One. Two.", "«New»: 3", "(a.b)")))


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", GAMES[0]), ("en", GAMES[1]), ("de", GAMES[0]), ("tr", GAMES[1])],
)
def test_no_mark_is_said_twice(sit: Sit, language: str, options: dict[str, str]) -> None:
    person = sit("cartographers", persons=1, bots=1, seed=8, **options)
    person.lamp.settings.change(language=language)
    session, board = person.lamp.games.session, person.table.board
    found: set[str] = set()
    for number in range(60):
        person.wait()
        if session.waits is Waits.OVER:
            break
        if number % 10 == 0:
            for key in (Qt.Key.Key_Tab, Qt.Key.Key_R, Qt.Key.Key_W, Qt.Key.Key_Return):
                QTest.keyClick(board.focusProxy(), key)
            found |= faults(person.lamp)
        actions = session.question.request.actions
        session.submit(actions[number * 31 % len(actions)])
    found |= faults(person.lamp)
    assert not found, "\n".join(sorted(found))

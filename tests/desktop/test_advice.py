"""A bot's help at the table: one thought for however many presses, said before and after."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.thinking import thought_of
from models.translate import without_stop, words
from tests.desktop.helpers import Bots, Person, wish_of

Sit = Callable[..., Person]


@pytest.fixture
def held(lamp: Lamplight, qtbot: QtBot) -> Person:
    """Somebody who is asked, with bots that think until they are let."""
    lamp.controller.begin(wish_of("cartographers", 1, 1))
    person = Person(lamp, qtbot)
    person.wait()
    lamp.games.bot_pool.holds = True
    lamp.games.bot_pool._waiting.clear()
    return person


def said(person: Person) -> str:
    return person.window.prompt._answered


@pytest.mark.parametrize(
    ("key", "sentence"),
    [(Qt.Key.Key_H, "Looking for a good move…"), (Qt.Key.Key_D, "A bot is choosing for you…")],
)
def test_pressing_again_while_it_thinks_changes_nothing(
    held: Person, key: Qt.Key, sentence: str
) -> None:
    thinkers = held.lamp.games.bot_pool
    held.press(key)
    begun = list(thinkers._waiting)
    assert len(begun) == 1
    for _ in range(5):
        held.press(key)
        assert said(held) == sentence
    assert thinkers._waiting == begun
    held.window.prompt.answer("Something else is pointed at.")
    held.window.prompt.answer("")
    assert said(held) == sentence, "it stands until the bot has done"


def test_what_was_played_for_me_is_said_with_its_reasons(
    held: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "_answer", staticmethod(thought_of))
    question = held.table.question
    thinkers = held.lamp.games.bot_pool
    held.press(Qt.Key.Key_D)
    thinkers.holds = False
    thinkers.let()
    held.qtbot.waitUntil(lambda: held.table.question not in (None, question))
    labels = [without_stop(words(each.label)) for each in question.options()]
    found = [label for label in labels if said(held).startswith(f"Played for you: {label}. ")]
    assert found, said(held)
    assert len(said(held)) > len(f"Played for you: {found[0]}. "), "and why"


def test_a_secret_that_was_played_is_not_said_to_the_table(sit: Sit) -> None:
    """With several people at the laptop only its person reads it, behind the curtain."""
    person = sit("cartographers", persons=2, bots=0)
    session = person.table.session
    assert session is not None
    for _ in range(12):
        person.wait()
        question = person.table.question
        if question is None or person.window.curtain.is_down:
            person.act()
            continue
        session.advising.play_for_me()
        person.qtbot.waitUntil(lambda asked=question: session.question is not asked)
        assert session.viewer == question.seat or "Played for you" not in said(person)
    assert len(session.marks) > 1

"""Tables that are closed after the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from models.session import GameSession
from tests.models.tables import AppController, Make, Witness, table


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Tables that are closed after the test."""
    made: list[GameSession] = []

    def make_one(*words: object, **named: object) -> tuple[GameSession, Witness, AppController]:
        found = table(*words, **named)  # type: ignore[arg-type]
        made.append(found[0])
        return found

    yield make_one
    for session in made:
        session.close()
        session.deleteLater()

"""Forty hard names on all screens of all games, whatever is opened."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from tests.desktop.conftest import _haste, _toys, lamp, open_lamp  # noqa: F401
from tests.desktop.hard_names import HARD, SEATS, tables, walked
from tests.desktop.openings import THINGS


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("game", SEATS)
def test_hard_names_everywhere(
    lamp: Lamplight,  # noqa: F811
    qtbot: QtBot,
    game: str,
    language: str,
) -> None:
    lamp.settings.change(language=language)
    for first in range(0, len(HARD), SEATS[game]):
        found = walked(lamp, qtbot, tables(game, first, 4), THINGS)
        assert found == []

"""Forty hard names on all screens of all games, whatever is opened."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from tests.desktop.conftest import _haste, _toys, lamp, open_lamp  # noqa: F401
from tests.desktop.hard_names import HARD, SEATS, tables, walked
from tests.desktop.openings import ASKED_BELOW, THINGS

SHARE = 4
"""Each table opens one of so many things: all of them are opened with several names."""


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
    for number, first in enumerate(range(0, len(HARD), SEATS[game])):
        things = [each for each in THINGS[number % SHARE :: SHARE] if each != ASKED_BELOW]
        assert walked(lamp, qtbot, tables(game, first, 3), things) == []

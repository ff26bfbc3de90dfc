"""Names are shown letter by letter, whatever stands in them; `tests/soak` has all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.wish import GameWish
from models.seating import bot, person
from rules.kernel.play import TakeBack
from tests.desktop.hard_names import (
    HARD,
    SCREEN,
    TOKEN,
    Shown,
    crowded,
    fault_of,
    faults,
    fit,
    shown,
    tables,
    walked,
    without_keys,
    without_mark,
)
from tests.desktop.helpers import Person

Sit = Callable[..., Person]
SAMPLES = {
    "cartographers": ((0, 13, 32), ("new",)),
    "cthulhu_wars": ((3, 16, 30), ("records",)),
    "root": ((6, 19, 36), ("notebook",)),
    "kinfire_council": ((9, 23, 26), ("describe",)),
    "feed_the_kraken": ((12, 29), ("notebook",)),
}
"""Game -> the first of the names at each table, and what is opened."""


@pytest.mark.parametrize("game", SAMPLES)
def test_names_are_shown_as_they_are(lamp: Lamplight, qtbot: QtBot, game: str) -> None:
    firsts, things = SAMPLES[game]
    for first in firsts:
        assert walked(lamp, qtbot, tables(game, first, 1), things) == []


def test_the_start_and_the_set_up_show_them(lamp: Lamplight, qtbot: QtBot) -> None:
    names = fit(HARD)
    plans = (person(names[0]), person(names[32]), bot("random", names[14]))
    presets = {"raid": {name: {} for name in names}}
    lamp.settings.change(player_name=names[0], presets=presets)
    lamp.controller.begin(GameWish("raid", plans, 5, {}, TakeBack.STRICT))
    lamp.games.queue.flush()
    lamp.controller.leave()
    lamp.controller.commands["new"].trigger()
    words = [each.text for each in shown(lamp)]
    assert any(names[0] in each for each in words)
    assert faults(lamp, names) == []


def test_a_file_is_called_what_it_is_called(lamp: Lamplight, tmp_path: Path) -> None:
    """On one line, no longer than a menu may be."""
    files = [f"{TOKEN} & {number}<b>\n{'W' * 200}.lamplight" for number in range(3)]
    lamp.settings.change(recent=tuple(str(tmp_path / name) for name in files))
    menu = lamp.controller.submenus.menus["recent"]
    menu.aboutToShow.emit()
    for action in menu.actions():
        said = without_keys(action.text())
        assert said.startswith(f"{TOKEN} & ")
        assert "\n" not in said
        assert len(said) < 70
    assert menu.sizeHint().width() < SCREEN.width()


# ---------------------------------------------------------------- it would be seen
@pytest.mark.parametrize(
    "said",
    [
        f"Only {TOKEN} should look.",
        f"{TOKEN}: 3",
        "\u05d3\u05d5\u05d3 Zq: 3",
    ],
)
def test_a_name_that_is_changed_is_found(said: str) -> None:
    assert fault_of(Shown("here", said), fit(HARD))


def test_names_as_they_are_pass() -> None:
    names = fit(HARD)
    for name in names:
        assert fault_of(Shown("here", f"\u2068{name}\u2069: 3"), names) == ""
        assert fault_of(Shown("here", name), names) == ""


def test_words_are_read_as_qt_shows_them() -> None:
    assert without_keys("R&D && Co&") == "RD & Co"
    assert without_mark("a[*] b[*][*] c") == "a b[*] c"


def test_what_has_no_room_is_found(lamp: Lamplight) -> None:
    central = lamp.window.centralWidget()
    QLabel("W" * 3_000, central).show()
    central.findChildren(QLabel)[-1].adjustSize()
    assert list(crowded(lamp))

"""Large letters in small windows: nothing lies on anything, every label and the prompt are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from rules.kernel.registry import setup_of
from tests.desktop.crowding import Elisions, cut_prompt, overlaps
from tests.desktop.helpers import Person, wish_of
from tests.views.laid import Laid
from views.theme import theme

OpenLamp = Callable[..., Lamplight]
BOTS = {"cartographers": 2, "cthulhu_wars": 3, "feed_the_kraken": 6, "kinfire_council": 3}
BOTS |= {"root": 3}
SIZES, TEXTS = ((1280, 720), (1440, 900)), (100, 150, 200)
CORVID = {"seat_1": "corvid", "seat_2": "cult"}
FACTIONS = ("alliance", "cult", "duchy", "eyrie", "marquise", "riverfolk", "vagabond")
OF_ROOT = (CORVID, *({"seat_1": each, "seat_2": "corvid"} for each in FACTIONS))
SMALL = {"feed_the_kraken": (856, 400)}
USUAL = (712, 400)
"""What a window of 1280x720 with an open log and the largest letters leaves for a table: most where
the board itself shows the seats."""
SAMPLED, SOAKED = (6, 40), tuple(range(0, 90, 3))
"""Answers after which one looks."""


@pytest.fixture(autouse=True)
def _usual_letters() -> Iterator[None]:
    yield
    theme().set_text(100)


@pytest.mark.parametrize("game", BOTS)
def test_on_a_small_table_nothing_lies_on_anything(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    options = _options(game)[0]
    laid = Laid(qtbot, setup_of(game, 1 + BOTS[game], 5, options), SMALL.get(game, USUAL))
    theme().set_text(200)
    elisions, gone = Elisions(monkeypatch), 0
    for stop in SAMPLED:
        laid.go(stop - gone)
        gone = stop
        laid.ask()
        laid.board.grab()
        assert not elisions.found
        assert list(overlaps(laid.board)) == []


def _options(game: str) -> tuple[dict[str, str], ...]:
    return OF_ROOT if game == "root" else ({},)


def _tables() -> list[object]:
    """Which table, how large, with what letters, whether the log is open; when one looks."""
    soaked = [
        pytest.param(each, options, size, text, has_log, SOAKED, marks=pytest.mark.soak)
        for each in BOTS
        for options in _options(each)
        for size in SIZES
        for text in TEXTS
        for has_log in (False, True)
    ]
    return [pytest.param("root", CORVID, SIZES[0], 200, True, SAMPLED[:1]), *soaked]


@pytest.mark.parametrize(("game", "options", "size", "text", "has_log", "stops"), _tables())
def test_nothing_lies_on_anything_and_all_can_be_read(
    open_lamp: OpenLamp,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    size: tuple[int, int],
    text: int,
    has_log: bool,
    stops: tuple[int, ...],
) -> None:
    lamp = open_lamp(text_size=text)
    window = lamp.window
    window.resize(*size)
    lamp.controller.begin(wish_of(game, 1, BOTS[game], options=options))
    person, elisions = Person(lamp, qtbot), Elisions(monkeypatch)
    window.show_panel("log", has_log)
    for number in range(stops[-1] + 1):
        person.wait()
        if window.table.shows_result:
            break
        if number in stops and window.table.board.isVisible():
            elisions.found.clear()
            qtbot.waitUntil(lambda: not list(cut_prompt(window.prompt)), timeout=1000)
            window.grab()
            assert not elisions.found
            assert list(overlaps(window.table.board)) == []
        _answer(person, number)
    assert window.size().toTuple() == size


def _answer(person: Person, number: int) -> None:
    """Whatever is asked: something else each time."""
    session = person.lamp.games.session
    if session.question is None:
        person.act(number)
        return
    actions = session.question.request.actions
    session.submit(actions[number * 7 % len(actions)])

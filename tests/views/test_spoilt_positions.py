"""Positions with one value that is off, field by field: the check refuses them, or boards show it.

No rule led there: what a board takes for granted of them must be asked by the check before.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel import agenda
from rules.kernel.codec import check_numbers, decode, encode
from rules.kernel.record import read_record
from rules.kernel.registry import Setup, game_ids
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.vetting import check_state
from rules.kernel.views import view
from tests.soak.games import MOST_TABLES, OWN, samples
from tests.soak.seeds import fresh_seed
from views.board import Board
from views.boards import board_class

Path = tuple[str | int, ...]
OFF = (-1, 0, 7, 60, 4_000, 999_999)
SAMPLED = 8


def places(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All values in a position, with where they stand."""
    if path:
        yield path, node
    pairs = node.items() if isinstance(node, dict) else ()
    for key, inner in enumerate(node) if isinstance(node, list) else pairs:
        yield from places(inner, (*path, key))


def others(value: Any, words: list[str], dice: random.Random) -> list[Any]:
    """What might stand there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, *OFF]
    if isinstance(value, str):
        return ["", *dice.sample(words, min(3, len(words)))]
    if isinstance(value, list):
        return [[], value[:-1], value + value[-1:], value * 2, value[::-1]]
    return [{}] if isinstance(value, dict) else [0, "", 1]


def spoilt(whole: Any, dice: random.Random) -> Iterator[tuple[Path, Any, Any]]:
    """Each kind of place once, with each other value: path, value, the position with it."""
    kinds: dict[Path, list[tuple[Path, Any]]] = defaultdict(list)
    for path, value in places(whole):
        kinds[tuple("#" if isinstance(key, int) else key for key in path)].append((path, value))
    words = sorted({value for _, value in places(whole) if isinstance(value, str)})
    for alike in kinds.values():
        path, value = dice.choice(alike)
        for other in others(value, words, dice):
            bad = deepcopy(whole)
            node = bad
            for key in path[:-1]:
                node = node[key]
            node[path[-1]] = other
            yield path, other, bad


def accepted(game_id: str, raw: bytes, setup: Setup) -> State | None:
    """The position, if the check finds nothing in it."""
    try:
        check_numbers(game_id, raw)
        state = decode(game_id, raw)
        check_state(state, setup)
    except Exception:
        return None  # as `vetted` says it in a sentence
    return state


def show(board: Board, state: State, setup: Setup) -> None:
    """As everybody sees it, and with the question to each who is asked."""
    for viewer in (None, *map(Seat, range(setup.seats))):
        board.offer(None)
        board.show_view(view(state, viewer), viewer, setup)
        board.describe()
        board.elements()
    for seat in agenda.asked(state):
        seen = view(state, seat)
        question = Question(seat, seen, agenda.request(seen, seat))
        option_filter = OptionFilter(question.options())
        option_filter.setParent(board)
        board.show_view(seen, seat, setup)
        board.offer(question, option_filter)
        board.describe_options()
        board.offer(None)
    board.grab()


def look(qtbot: QtBot, game_id: str, raw: bytes, seed: int, most: int | None = None) -> None:
    record, dice = read_record(raw), random.Random(seed)
    setup = record.journal.setup
    board = board_class(game_id)()
    qtbot.addWidget(board)
    board.resize(1280, 720)
    board.show()
    found = list(spoilt(json.loads(encode(record.snapshot)), dice))
    for path, value, bad in found if most is None else dice.sample(found, most):
        state = accepted(game_id, json.dumps(bad).encode(), setup)
        if state is None:
            continue
        told = f"seed {seed}: {path} is {value!r}"
        try:
            with qtbot.capture_exceptions() as caught:
                show(board, state, setup)
        except Exception as fault:
            raise AssertionError(told) from fault
        assert not caught, f"{told}: {caught[0][1]!r}"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_value_that_is_off(qtbot: QtBot, game_id: str) -> None:
    look(qtbot, game_id, samples(game_id)[0], 1, SAMPLED)


@pytest.mark.soak
@pytest.mark.parametrize("table", range(MOST_TABLES))
@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_that_is_off(qtbot: QtBot, game_id: str, table: int) -> None:
    for raw in samples(game_id, table)[:2]:
        look(qtbot, game_id, raw, fresh_seed())


@pytest.mark.soak
def test_every_value_that_is_off_with_own_items(qtbot: QtBot) -> None:
    look(qtbot, "kinfire_council", samples("kinfire_council", OWN)[0], fresh_seed())

"""How well the bots of Cartographers play alone and how long they think: reported, not asserted.

`pytest -m benchmark tests/benchmarks/test_bots.py -s`; LAMPLIGHT_GAMES sets how many games (50).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import mean, stdev

import pytest

from rules.bots.levels import bot, luck_of
from rules.cartographers.bot import LEVELS
from rules.cartographers.ending import rating
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.views import view

GAMES = int(os.environ.get("LAMPLIGHT_GAMES", "50"))


def solo(level: str, seed: int, spans: list[float]) -> int:
    """One game alone: its rating (9); the seconds of each decision go to `spans`."""
    play, mind = Play(setup_of("cartographers", 1, seed)), bot("cartographers", level)
    while seats := agenda.asked(play.state):
        request, seen = agenda.request(play.state, seats[0]), view(play.state, seats[0])
        begun = time.perf_counter()
        advice = mind(seen, request, luck_of(seed, seats[0], request.ply))
        spans.append(time.perf_counter() - begun)
        play.submit(seats[0], advice.action)
    return rating(play.state)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_alone(level: str, record_property: Callable[[str, object], None]) -> None:
    spans: list[float] = []
    ratings = [solo(level, seed, spans) for seed in range(GAMES)]
    half = 1.96 * stdev(ratings) / len(ratings) ** 0.5
    said = (
        f"{level}: mean rating {mean(ratings):.1f} ± {half:.1f} ({min(ratings)} to {max(ratings)}),"
        f" {1000 * mean(spans):.1f} ms a decision, longest {1000 * max(spans):.0f}"
    )
    record_property(level, said)
    print(f"\n{said}")
    assert len(ratings) == GAMES

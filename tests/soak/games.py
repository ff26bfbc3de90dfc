"""Good games to be spoilt: small and large tables, every option somewhere, early and late."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan, record_of, write_record
from rules.kernel.registry import Setup, game, setup_of
from rules.kinfire_council.items.loading import check_sources, shipped_sources
from rules.kinfire_council.printed import library
from tests.rules.setups import spread

SHORT, LONG = {"cartographers": 15}, 100_000
USUAL = 60
"""Answers until a game is well under way."""
MOST_TABLES = 12
"""So many tables a game has besides the smallest one."""
OWN = 100
"a game whose data somebody has edited: it goes along's A table in the file."
PLANS = (SeatPlan(SeatKind.PERSON, "Ada"), *(SeatPlan(SeatKind.BOT, "Wick", "random"),) * 99)


def own_data() -> str:
    """The name of a set of Kinfire Council in which somebody has edited an item."""
    sources = shipped_sources()
    edited = sources["councilors.toml"].replace(b'"Talos"', b'"Talus"')
    items = check_sources(sources | {"councilors.toml": edited}, [])
    assert items is not None
    return library.learn(items)


def played(setup: Setup, answers: int) -> Play:
    play, dice = Play(setup), random.Random(setup.seed)
    for _ in range(answers):
        if not (seats := agenda.asked(play.state)):
            break
        play.submit(seats[0], dice.choice(agenda.request(play.state, seats[0]).actions))
    return play


def written(play: Play) -> bytes:
    plans = PLANS[: play.setup.seats]
    return write_record(record_of(play, plans, TakeBack.STRICT, program="1", id="a" * 32, saved=1))


@cache
def samples(game_id: str, table: int = 0) -> tuple[bytes, ...]:
    """A running game, one that is over, and one that goes on from a position: of that no rule
    led to what stands in it."""
    setup = setup_of(game_id, game(game_id).seat_counts[0], 5)
    if table == OWN:
        setup = setup_of(game_id, 2, 5, {"items": "own"}, (), own_data())
    elif table:
        setup = next(islice(spread(game(game_id), table), table - 1, None))
    running = played(setup, SHORT.get(game_id, USUAL) * (1 + table % 4))
    carried_over = Play.from_state(running.setup, running.state)
    return written(running), written(played(setup, LONG)), written(carried_over)

"""What the rules offer in a turn is what a second count, from the printed rules alone, finds."""

import random

import pytest

from rules.cthulhu_wars.actions import EndTurn, GiveUp
from rules.cthulhu_wars.boards import GreatCthulhuBoard, YellowSignBoard
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.state import Earth, Gate
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import CORE, choices, run, scene, take
from tests.rules.cthulhu_wars.second_count import UNITS, Count

POSITIONS = 60


def scattered(dice: random.Random) -> Earth:
    """Units, gates, books and Power anywhere; nobody has six books."""
    side = dice.choice(("earth_4p_east5", "earth_4p_west5"))
    state = scene(dice.sample(CORE, 4), side, {"auto_gates": "off"})
    spots = dice.sample(range(len(state.gates)), dice.randint(4, 12))
    for seat in range(4):
        _scatter(state, seat, spots, dice)
        mine = [book.id for book in books().values() if book.faction is state.factions[seat]]
        take(state, seat, *dice.sample(mine, dice.randint(0, 5)))
        state.power[seat] = dice.randint(1, 12)
    for area in range(len(state.gates)):
        if dice.random() < 0.5:
            state.gates[area] = _gate(state, area, dice)
    return state


def _scatter(state: Earth, seat: int, spots: list[int], dice: random.Random) -> None:
    pool = list(state.pools[seat])
    for kind, most in enumerate(state.pools[seat]):
        for _ in range(dice.randint(0, most)):
            area = dice.choice(spots)
            there = [list(each) for each in state.units[area]]
            there[seat][kind] += 1
            pool[kind] -= 1
            state.units[area] = tuple(map(tuple, there))
    state.pools[seat] = tuple(pool)
    if isinstance(state.boards[seat], GreatCthulhuBoard):
        state.boards[seat] = GreatCthulhuBoard(awakened=not pool[-1] or dice.random() < 0.5)
    if isinstance(state.boards[seat], YellowSignBoard):
        tokens = dice.sample(range(len(state.gates)), dice.randint(0, 6))
        state.boards[seat] = YellowSignBoard(tokens=tuple(sorted(tokens)))


def _gate(state: Earth, area: int, dice: random.Random) -> Gate:
    able = [Seat(seat) for seat in range(4) if state.units[area][seat][0]]
    return Gate(dice.choice(able)) if able and dice.random() < 0.7 else Gate()


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_all_that_is_open(seed: int) -> None:
    dice = random.Random(seed)
    state = scattered(dice)
    assert set(UNITS) == {faction.value for faction in state.factions}
    seat = Seat(dice.randrange(4))
    run(state, BeginTurn(seat))
    offered = choices(state, seat)
    assert len(offered) == len(set(offered))
    assert {each for each in offered if not isinstance(each, GiveUp)} == Count(state, seat).orders()
    assert GiveUp() in offered
    assert EndTurn() not in offered

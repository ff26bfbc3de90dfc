"""The chances of a battle, against counting every way and against dice (7)."""

from fractions import Fraction
from itertools import product

import pytest

from rules.cthulhu_wars.battle.dice import count
from rules.cthulhu_wars.battle.odds import (
    at_least,
    chances,
    mean,
    odds,
    ways,
)
from rules.kernel.luck import Dice, draw
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.battlefield import Fight, facing
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS, area, put, take


# -------------------------------------------------------------------- dice
@pytest.mark.parametrize("dice", range(5))
def test_every_way_is_counted(dice: int) -> None:
    found: dict[tuple[int, int], int] = {}
    for faces in product(range(1, 7), repeat=dice):
        found[count(faces)] = found.get(count(faces), 0) + 1
    assert ways(dice) == found


def test_chances_add_up_even_of_many_dice() -> None:
    found = chances(40)
    assert sum(found.values()) == 1
    assert mean({kills: Fraction(0) for kills, _ in found}) == 0
    assert sum(kills * chance for (kills, _), chance in found.items()) == Fraction(40, 6)
    assert sum(pains * chance for (_, pains), chance in found.items()) == Fraction(40, 3)


def test_dice_agree_with_the_chances() -> None:
    luck, dice, rolls = 5, 4, 20_000
    seen: dict[tuple[int, int], int] = {}
    for _ in range(rolls):
        luck, drawn = draw(luck, Dice(dice, 6))
        assert isinstance(drawn, tuple)
        said = count([face + 1 for face in drawn])
        seen[said] = seen.get(said, 0) + 1
    for said, chance in chances(dice).items():
        assert abs(seen.get(said, 0) / rolls - float(chance)) < 0.015


# -------------------------------------------------------------------- battles
def test_a_battle_of_plain_units() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=2)
    found = odds(state, area(state, "europe"), Seat(0), Seat(1))
    assert (found.attacker.dice, found.defender.dice) == (1, 2)
    assert (found.attacker.units, found.defender.units) == (1, 2)
    assert found.attacker.deaths == {0: Fraction(25, 36), 1: Fraction(11, 36)}
    assert found.attacker.wiped_out == Fraction(11, 36)
    assert found.defender.wiped_out == 0
    assert mean(found.defender.deaths) == Fraction(1, 6)
    assert at_least(found.defender.retreats, 1) == Fraction(1, 3)
    for side in (found.attacker, found.defender):
        assert sum(side.deaths.values()) == 1
        assert sum(side.retreats.values()) == 1


def test_regenerate_and_vengeance_are_in_it() -> None:
    state = facing(YS, GC)
    take(state, 1, "regenerate")
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", starspawn=1, deep_one=1)
    helpless = odds(state, area(state, "europe"), Seat(0), Seat(1)).defender
    put(state, 0, "arabia", undead=6)
    put(state, 1, "arabia", starspawn=1, deep_one=1)
    free = odds(state, area(state, "arabia"), Seat(0), Seat(1)).defender
    assert at_least(helpless.deaths, 1) > at_least(free.deaths, 1)
    assert state.battle is None


def test_a_battle_that_is_on() -> None:
    state = facing(CC, GC)
    put(state, 0, "europe", flying_polyp=2)
    put(state, 1, "europe", cthulhu=1)
    where = area(state, "europe")
    before = odds(state, where, Seat(0), Seat(1))
    fight = Fight(state, "1", "1")
    assert odds(state, where, Seat(0), Seat(1)) == before
    fight.do(1, fight.open[1])
    assert fight.asked is None


def test_no_dice_where_a_side_has_nobody() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", cthulhu=1)
    found = odds(state, area(state, "europe"), Seat(0), Seat(1))
    assert (found.attacker.dice, found.defender.dice) == (0, 0)
    assert found.attacker.deaths == {0: 1}

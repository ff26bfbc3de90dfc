"""Necrophagy: Ghouls come to battles that are over (7, 8)."""

from rules.cthulhu_wars.actions import (
    ChooseUnit,
    Use,
)
from rules.cthulhu_wars.battle.sides import sides
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.black_goat.kinds import (
    GHOUL,
)
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Pass
from tests.rules.cthulhu_wars.factions.battles import KILL, MISS, PAIN, asked
from tests.rules.cthulhu_wars.factions.herd import CTHULHU, ME, battle, goat, retreat
from tests.rules.cthulhu_wars.scenes import (
    answer,
    area,
    choices,
    count,
    put,
    reasons,
    take,
)


# -------------------------------------------------------------------- Necrophagy
def feeding(**options: str) -> Earth:
    """With Necrophagy, a Ghoul in Arabia; Great Cthulhu and Crawling Chaos are in Europe."""
    state = goat(**options)
    take(state, 0, "necrophagy")
    put(state, 0, "arabia", ghoul=1)
    put(state, 1, "europe", deep_one=2)
    put(state, 2, "europe", nightgaunt=1)
    return state


def test_a_ghoul_comes_to_a_battle_of_others_and_both_are_pained() -> None:
    """After the retreats; its own units there are no part of the battle."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    assert asked(state) == [ME]
    arabia = area(state, "arabia")
    assert choices(state) == [ChooseUnit(ME, GHOUL, arabia), Pass()]
    answer(state, 0, ChooseUnit(ME, GHOUL, arabia))
    assert count(state, 0, "europe", "ghoul") == 1
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert count(state, 1, "europe", "deep_one") == 1
    assert count(state, 2, "europe", "nightgaunt") == 0
    assert state.battle is None


def test_a_ghoul_adds_a_pain_to_the_side_that_is_left() -> None:
    """R33: one side was wiped out by the kills."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((KILL, MISS),))
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    retreat(state, 1, 1, "scandinavia")
    assert count(state, 1, "europe", "deep_one") == 1


def test_each_ghoul_adds_a_pain() -> None:
    """Two come, one after the other: two units of each side take one."""
    state = feeding()
    put(state, 0, "antarctica", ghoul=1)
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    ghouls = [ChooseUnit(ME, GHOUL, area(state, each)) for each in ("arabia", "antarctica")]
    told = answer(state, 0, *ghouls)
    assert told.count(EffectUsed(ME, "necrophagy")) == 1
    assert count(state, 0, "europe", "ghoul") == 2
    retreat(state, 1, 1, "scandinavia", 2)
    retreat(state, 2, 1, "north_asia")
    assert count(state, 1, "scandinavia", "deep_one") == 2
    assert state.battle is None


def test_without_ghouls_nobody_is_asked() -> None:
    """None on the map."""
    state = goat()
    take(state, 0, "necrophagy")
    put(state, 1, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    battle(state, "europe", 1, 2, script=((MISS,),))
    assert state.battle is None


def test_ghouls_need_not_come() -> None:
    """Nobody is pained then."""
    state = feeding()
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    answer(state, 0, Pass())
    assert state.battle is None
    assert count(state, 0, "arabia", "ghoul") == 1
    assert count(state, 2, "europe", "nightgaunt") == 1


def test_ghouls_that_fought_do_not_come() -> None:
    """Neither from the area nor from where they retreated to."""
    state = feeding()
    put(state, 0, "europe", ghoul=1)
    battle(state, "europe", 0, 1, script=((PAIN, MISS),))
    retreat(state, 0, GHOUL, "arabia")
    assert choices(state) == [ChooseUnit(ME, GHOUL, area(state, "arabia")), Pass()]
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    assert count(state, 0, "arabia", "ghoul") == 1
    assert count(state, 0, "europe", "ghoul") == 1
    assert asked(state) == [CTHULHU]


def test_a_bystanding_ghoul_counts_as_one_that_comes() -> None:
    """It need not move (17); each comes once."""
    state = feeding()
    put(state, 0, "europe", ghoul=1)
    battle(state, "europe", 1, 2, script=((MISS, MISS),))
    europe, arabia = area(state, "europe"), area(state, "arabia")
    assert ChooseUnit(ME, GHOUL, europe) in choices(state)
    assert reasons(state) == []
    answer(state, 0, ChooseUnit(ME, GHOUL, europe))
    assert choices(state) == [ChooseUnit(ME, GHOUL, arabia), Pass()]
    answer(state, 0, Pass())
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert count(state, 0, "europe", "ghoul") == 1
    assert count(state, 0, "arabia", "ghoul") == 1


def test_a_lone_bystander_comes_too() -> None:
    """No other Ghoul is on the map."""
    state = goat()
    take(state, 0, "necrophagy")
    put(state, 0, "europe", ghoul=1)
    put(state, 1, "europe", deep_one=1)
    put(state, 2, "europe", nightgaunt=1)
    battle(state, "europe", 1, 2, script=((MISS,),))
    assert choices(state) == [ChooseUnit(ME, GHOUL, area(state, "europe")), Pass()]


def test_without_dice_no_ghoul_comes() -> None:
    """A battle that stops before the dice is none for them (7, 17)."""
    state = feeding()
    put(state, 1, "north_asia", cthulhu=1)
    put(state, 2, "north_asia", nightgaunt=1)
    battle(state, "north_asia", 1, 2)
    answer(state, 1, Use("devour"))
    assert state.battle is None
    assert asked(state) != [ME] or ChooseUnit(ME, GHOUL, area(state, "arabia")) not in choices(
        state
    )


def test_by_the_published_timing_the_pains_join_those_that_were_rolled() -> None:
    """Option `necrophagy_timing`: the Ghoul comes before any pain is assigned."""
    state = feeding(necrophagy_timing="before_pains_are_assigned")
    battle(state, "europe", 1, 2, script=((PAIN, PAIN),))
    assert asked(state) == [ME]
    assert count(state, 2, "europe", "nightgaunt") == 1
    answer(state, 0, ChooseUnit(ME, GHOUL, area(state, "arabia")))
    assert state.battle is not None
    assert [force.pains for force in sides(state.battle)] == [3, 1]
    retreat(state, 1, 1, "scandinavia")
    retreat(state, 2, 1, "north_asia")
    assert state.battle is None
    assert count(state, 1, "europe", "deep_one") == 1

"""Recruit, summon, awaken, build (6, 8): R15 to R19."""

import pytest

from rules.cthulhu_wars.actions import Awaken, BuildGate, Recruit, Summon
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.orders.recruiting import (
    awakenings,
    builds,
    cost_of,
    recruits,
    summons,
    why_not_awaken,
    why_not_build,
    why_not_recruit,
    why_not_summon,
)
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel.steps import Seat
from rules.kernel.text import Text, english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    count,
    gate,
    holder,
    kind,
    put,
    run,
    scene,
)

ME = Seat(0)


def said(why: Text | None) -> str:
    """A reason in English."""
    return "" if why is None else english(why)


@pytest.fixture
def state() -> Earth:
    """Great Cthulhu with an Acolyte and a gate in the South Pacific, a Deep One in Asia."""
    found = scene((GC, BG, CC))
    put(found, 0, "south_pacific", acolyte=2)
    put(found, 0, "asia", deep_one=1)
    gate(found, "south_pacific", 0)
    return found


# -------------------------------------------------------------------- recruit
def test_a_cultist_comes_where_own_units_are(state: Earth) -> None:
    pacific, asia = area(state, "south_pacific"), area(state, "asia")
    assert set(recruits(state, ME)) == {Recruit(pacific), Recruit(asia)}
    assert "Europe" in said(why_not_recruit(state, ME, area(state, "europe")))
    run(state, BeginTurn(ME))
    answer(state, 0, Recruit(asia))
    assert count(state, 0, "asia", "acolyte") == 1
    assert state.power[0] == 9


def test_anywhere_without_a_unit_on_the_map() -> None:
    """R15."""
    state = scene((GC, BG, CC))
    assert {each.area for each in recruits(state, ME)} == set(all_areas(state))
    assert why_not_recruit(state, ME) is None


def test_not_without_cultists_or_power(state: Earth) -> None:
    state.power[0] = 0
    assert recruits(state, ME) == []
    assert "costs 1" in said(why_not_recruit(state, ME))
    state.power[0] = 5
    put(state, 0, "asia", acolyte=4)
    assert recruits(state, ME) == []
    assert "pool" in said(why_not_recruit(state, ME))


# -------------------------------------------------------------------- summon
def test_monsters_come_at_own_gates(state: Earth) -> None:
    pacific = area(state, "south_pacific")
    found = summons(state, ME)
    assert {each.area for each in found} == {pacific}
    assert {each.kind for each in found} == {1, 2, 3}
    spawn = kind(state, 0, "starspawn")
    run(state, BeginTurn(ME))
    answer(state, 0, Summon(spawn, pacific))
    assert count(state, 0, "south_pacific", "starspawn") == 1
    assert state.power[0] == 7


def test_why_no_monster_comes(state: Earth) -> None:
    deep, spawn = kind(state, 0, "deep_one"), kind(state, 0, "starspawn")
    state.power[0] = 2
    assert {each.kind for each in summons(state, ME)} == {deep, kind(state, 0, "shoggoth")}
    assert "costs 3" in said(why_not_summon(state, ME, spawn))
    assert "You do not control a gate in Asia" in said(
        why_not_summon(state, ME, deep, area(state, "asia"))
    )
    put(state, 0, "asia", deep_one=3)
    assert "pool" in said(why_not_summon(state, ME, deep))
    gate(state, "south_pacific")
    assert "You summon monsters at your gates, and you" in said(why_not_summon(state, ME, spawn))
    assert summons(state, ME) == []


def test_young_ones_are_cheaper_with_their_mother() -> None:
    """R20: as long as she is in play."""
    state = scene((BG, GC, CC))
    state.books[0], state.met[0] = ("thousand_young",), ("bg_four_areas",)
    ghoul = kind(state, 0, "ghoul")
    assert cost_of(state, ME, ghoul) == 1
    put(state, 0, "africa", shub_niggurath=1)
    assert cost_of(state, ME, ghoul) == 0


# -------------------------------------------------------------------- awaken
def test_cthulhu_rises_beside_anybody_who_holds_the_gate() -> None:
    """R16."""
    state = scene((GC, YS, CC))
    put(state, 1, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 1)
    cthulhu, pacific = kind(state, 0, "cthulhu"), area(state, "south_pacific")
    assert awakenings(state, ME) == [Awaken(cthulhu, pacific)]
    run(state, BeginTurn(ME))
    answer(state, 0, Awaken(cthulhu, pacific))
    assert count(state, 0, "south_pacific", "cthulhu") == 1
    assert holder(state, "south_pacific") == 1
    assert state.power[0] == 0


def test_not_without_a_gate_in_the_south_pacific() -> None:
    """R17."""
    state = scene((GC, BG, CC))
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    cthulhu = kind(state, 0, "cthulhu")
    assert awakenings(state, ME) == []
    assert said(why_not_awaken(state, ME, cthulhu))


def test_nobody_is_awakened_twice_or_on_credit(state: Earth) -> None:
    cthulhu = kind(state, 0, "cthulhu")
    state.power[0] = 9
    assert awakenings(state, ME) == []
    assert "costs 10" in said(why_not_awaken(state, ME, cthulhu))
    state.power[0] = 10
    assert "can't be awakened in" in said(why_not_awaken(state, ME, cthulhu, area(state, "asia")))
    put(state, 0, "asia", cthulhu=1)
    assert awakenings(state, ME) == []
    assert "awake" in said(why_not_awaken(state, ME, cthulhu))


def test_hastur_needs_a_gate_that_is_held() -> None:
    """R18."""
    state = scene((YS, GC, BG))
    put(state, 0, "europe", king_in_yellow=1, acolyte=1)
    gate(state, "europe")
    hastur = kind(state, 0, "hastur")
    assert awakenings(state, ME) == []
    gate(state, "europe", 0)
    assert awakenings(state, ME) == [Awaken(hastur, area(state, "europe"))]


# -------------------------------------------------------------------- gates
def test_who_builds_may_step_on_at_once(state: Earth) -> None:
    """R4: with the last Power too."""
    put(state, 0, "australia", acolyte=1)
    state.power[0] = 3
    assert builds(state, ME) == [BuildGate(area(state, "australia"))]
    run(state, BeginTurn(ME))
    answer(state, 0, BuildGate(area(state, "australia")))
    assert holder(state, "australia") == 0
    assert state.power[0] == 0


def test_enemies_do_not_hinder_a_gate() -> None:
    """R5."""
    state = scene((CC, GC, BG))
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", starspawn=1, acolyte=1)
    assert builds(state, ME) == [BuildGate(area(state, "europe"))]


def test_without_help_nobody_steps_on() -> None:
    state = scene((GC, BG, CC), options={"auto_gates": "off", "gate_control_at_zero_power": "off"})
    put(state, 0, "australia", acolyte=1)
    state.power[0] = 3
    run(state, BeginTurn(ME))
    answer(state, 0, BuildGate(area(state, "australia")))
    assert holder(state, "australia") == NOBODY


def test_why_no_gate_is_built(state: Earth) -> None:
    assert "already" in said(why_not_build(state, ME, area(state, "south_pacific")))
    assert "You have no unit in Asia that can build a gate" in said(
        why_not_build(state, ME, area(state, "asia"))
    )
    assert "no cultist" in said(why_not_build(state, ME))
    state.power[0] = 2
    assert "costs 3" in said(why_not_build(state, ME))
    assert builds(state, ME) == []

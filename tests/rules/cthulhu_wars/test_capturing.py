"""Capture (6): R22 to R24, who picks, where the cultist goes."""

import pytest

from rules.cthulhu_wars.actions import Capture, ChooseUnit
from rules.cthulhu_wars.orders.capturing import captures, why_not_capture
from rules.cthulhu_wars.state import NOBODY, Captive, Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    CORE,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    put,
    run,
    scene,
)


def reason(state: Earth, seat: int, enemy: int, where: str = "europe") -> str:
    """Why not, in English."""
    why = why_not_capture(state, Seat(seat), area(state, where), Seat(enemy))
    return "" if why is None else english(why)


def is_open(state: Earth, seat: int, enemy: int) -> bool:
    """Whether the capture in Europe is open; the reason agrees."""
    found = Capture(area(state, "europe"), Seat(enemy)) in captures(state, Seat(seat))
    assert found is (reason(state, seat, enemy) == "")
    return found


def test_a_great_old_one_protects() -> None:
    """R22: from monsters, and from another Great Old One too."""
    state = scene((CC, YS, GC))
    put(state, 1, "europe", acolyte=1, king_in_yellow=1)
    put(state, 0, "europe", hunting_horror=2)
    assert not is_open(state, 0, 1)
    put(state, 0, "europe", nyarlathotep=1)
    assert not is_open(state, 0, 1)
    assert "Great Old One" in reason(state, 0, 1)


@pytest.mark.parametrize(("captor", "allowed"), [("shub_niggurath", True), ("dark_young", False)])
def test_a_monster_protects_from_monsters_only(captor: str, allowed: bool) -> None:
    """R23."""
    state = scene((BG, GC, CC))
    put(state, 1, "europe", acolyte=1, deep_one=1)
    put(state, 0, "europe", **{captor: 1})
    assert is_open(state, 0, 1) is allowed


def test_others_do_not_protect() -> None:
    state = scene(CORE)
    put(state, 1, "europe", acolyte=1)
    put(state, 2, "europe", hunting_horror=1)
    put(state, 0, "europe", deep_one=1)
    assert is_open(state, 0, 1)
    assert not is_open(state, 0, 2)


def test_a_cultist_never_captures() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "europe", acolyte=3)
    put(state, 1, "europe", acolyte=1)
    assert not is_open(state, 0, 1)


def test_it_costs_one_power() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", acolyte=1)
    state.power[0] = 0
    assert not is_open(state, 0, 1)


def test_the_loser_picks_the_holder_or_the_other_one() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", acolyte=2)
    gate(state, "europe", 1)
    state.power[1] = 0
    europe = area(state, "europe")
    run(state, BeginTurn(Seat(0)))
    answer(state, 0, Capture(europe, Seat(1)))
    assert agenda.asked(state) == [Seat(1)]
    free, holding = ChooseUnit(Seat(1), 0, europe), ChooseUnit(Seat(1), 0, europe, True)
    assert choices(state, 1) == [free, holding]
    answer(state, 1, holding)
    assert state.captives[0] == (Captive(Seat(1), 0),)
    assert holder(state, "europe") == NOBODY
    assert state.power[0] == 9


def test_alike_cultists_are_not_asked_for() -> None:
    """R5: the gate of the only one is abandoned, and one's own cultist steps on at once."""
    state = scene((GC, BG, CC))
    put(state, 0, "europe", starspawn=1, acolyte=1)
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    run(state, BeginTurn(Seat(0)))
    answer(state, 0, Capture(area(state, "europe"), Seat(1)))
    assert count(state, 1, "europe", "acolyte") == 0
    assert holder(state, "europe") == 0


def test_nobody_to_capture() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", ghoul=1)
    assert "no cultist" in reason(state, 0, 1)

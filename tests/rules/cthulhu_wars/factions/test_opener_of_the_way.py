"""The Opener of the Way (15): start, units, abilities, deeds."""

import pytest

from rules.cthulhu_wars.actions import Awaken, ChooseArea, Summon
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.casebook.notation import area_word
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.factions.opener_of_the_way.actions import SendGate
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import (
    ABOMINATION,
    MUTANT,
    SPAWN,
    YOG_SOTHOTH,
)
from rules.cthulhu_wars.rounds.gather import income
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.setup import ChooseStart
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    fight,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, OW
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    is_abandoned,
    put,
    reasons,
    run,
    scene,
)


def opener(*others: str, **options: str) -> Earth:
    """The Opener sits first, then Great Cthulhu, the Black Goat, Yellow Sign."""
    return scene((OW, *(others or (GC, BG, YS))), options=options)


# -------------------------------------------------------------------- start, units
def test_it_begins_last_in_any_free_area() -> None:
    """15: after all others; six Acolytes and a gate, as everybody."""
    chosen = {"seat_1": OW, "seat_2": GC, "seat_3": CC, "seat_4": BG, "seat_5": YS}
    state = game("cthulhu_wars").start(setup_of("cthulhu_wars", 5, 3, chosen))
    agenda.begin(state)
    assert isinstance(question(state), ChooseStart)
    free = choices(state)
    assert len(free) == 21 - 4
    assert ChooseArea(area(state, "europe")) not in free
    assert ChooseArea(area(state, "arabia")) in free
    answer(state, 0, ChooseArea(area(state, "arabia")))
    assert count(state, 0, "arabia", "acolyte") == 6
    assert holder(state, "arabia") == ME
    assert state.power == [8] * 5
    assert state.variant.ritual == "p5"


def test_yog_sothoth_fights_with_two_for_each_enemy_great_old_one() -> None:
    """In play, wherever they are; a Mutant 1, an Abomination 2, a Spawn 3."""
    state = opener()
    put(state, 0, "europe", acolyte=1, mutant=1, abomination=1, spawn_of_yog_sothoth=1)
    put(state, 1, "europe", deep_one=1)
    plan = planned(state, area(state, "europe"), ME, FOE)
    assert dice_of(state, plan, ME) == 6
    put(state, 0, "europe", yog_sothoth=1)
    put(state, 1, "south_pacific", cthulhu=1)
    put(state, 3, "arabia", hastur=1, king_in_yellow=1)
    plan = planned(state, area(state, "europe"), ME, FOE)
    assert dice_of(state, plan, ME) == 12


def test_yog_sothoth_takes_the_place_of_a_spawn() -> None:
    """6 Power; the Spawn is back in the pool; a deed."""
    state = opener()
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    assert any("Spawn of Yog-Sothoth" in why for why in reasons(state))
    put(state, 0, "europe", spawn_of_yog_sothoth=1)
    answer(state, 0, Awaken(YOG_SOTHOTH, area(state, "europe")))
    assert count(state, 0, "europe", "yog_sothoth") == 1
    assert state.pools[0][SPAWN] == 2
    assert state.power[0] == 4
    assert state.met[0] == ("ow_awaken_yog_sothoth",)


# -------------------------------------------------------------------- The Key and the Gate
def test_yog_sothoth_is_a_gate() -> None:
    """Power, Doom, summoning; a real gate may lie beside him and counts as well."""
    state = opener()
    put(state, 0, "europe", yog_sothoth=1, acolyte=1)
    europe = area(state, "europe")
    assert gates_of(state, ME) == (europe,)
    take_turn(state)
    assert Summon(MUTANT, europe) in choices(state)
    gate(state, "europe", 0)
    assert income(state, ME).gates == 4
    assert len([each for each in of_kind(state, 0, Summon) if each == Summon(MUTANT, europe)]) == 1


# -------------------------------------------------------------------- The Beyond One
def test_a_gate_goes_with_its_holder_and_an_own_unit() -> None:
    """Whoever holds it holds it still; 1 Power."""
    state = opener()
    put(state, 0, "europe", abomination=2, mutant=1)
    put(state, 1, "europe", acolyte=2)
    gate(state, "europe", 1)
    gate(state, "arabia")
    take_turn(state)
    europe, there = area(state, "europe"), area(state, "antarctica")
    assert SendGate(MUTANT, europe, there) not in choices(state)
    assert SendGate(ABOMINATION, europe, area(state, "arabia")) not in choices(state)
    answer(state, 0, SendGate(ABOMINATION, europe, there))
    assert state.gates[europe] is None
    assert holder(state, "antarctica") == FOE
    assert (count(state, 1, "antarctica", "acolyte"), count(state, 1, "europe", "acolyte")) == (
        1,
        1,
    )
    assert count(state, 0, "antarctica", "abomination") == 1
    assert state.power[0] == 9


def test_an_abandoned_gate_goes_alone_and_a_great_old_one_keeps_his() -> None:
    """No enemy Great Old One may be there; an own one may, and goes along too."""
    state = opener()
    put(state, 0, "europe", yog_sothoth=1)
    gate(state, "europe")
    take_turn(state)
    there = area(state, "antarctica")
    other = state.clone()
    answer(state, 0, SendGate(YOG_SOTHOTH, area(state, "europe"), there))
    assert is_abandoned(state, "antarctica")
    put(other, 1, "europe", cthulhu=1)
    assert of_kind(other, 0, SendGate) == []
    assert any("enemy Great Old One" in why for why in reasons(other))


# -------------------------------------------------------------------- deeds
def settled(state: Earth) -> tuple[str, ...]:
    """What is met at a stable point."""
    run(state, Settle())
    return state.met[0]


def lay_gates(state: Earth, number: int) -> None:
    """So many abandoned gates."""
    for each in all_areas(state)[:number]:
        gate(state, area_word(state, each))


def test_eight_gates() -> None:
    """Anybody's; Yog-Sothoth is one."""
    state = opener()
    lay_gates(state, 7)
    assert settled(state) == ()
    put(state, 0, "antarctica", yog_sothoth=1)
    assert "ow_eight_gates" in settled(state)


@pytest.mark.parametrize(
    ("others", "option", "wanted"),
    [
        ((GC, BG), "12", 10),
        ((GC, BG, YS), "12", 12),
        ((GC, BG, YS), "10", 10),
        ((GC, BG, CC, YS), "10", 12),
    ],
)
def test_twelve_gates(others: tuple[str, ...], option: str, wanted: int) -> None:
    """Ten with three players, with four by an option."""
    state = opener(*others, opener_gates_with_four=option)
    state.met[0], state.books[0] = ("ow_eight_gates",), ("channel_power",)
    lay_gates(state, wanted - 1)
    assert "ow_twelve_gates" not in settled(state)
    lay_gates(state, wanted)
    assert "ow_twelve_gates" in settled(state)


def test_units_at_two_enemy_gates() -> None:
    """Held by enemies; abandoned ones and own ones are none."""
    state = opener()
    put(state, 0, "europe", mutant=1)
    put(state, 0, "arabia", mutant=1)
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    gate(state, "arabia")
    assert settled(state) == ()
    put(state, 3, "arabia", acolyte=1)
    gate(state, "arabia", 3)
    assert settled(state) == ("ow_enemy_gates",)


def test_a_unit_lost_in_a_battle() -> None:
    """Killed, or eliminated for lack of a retreat; not a battle without losses."""
    state = opener()
    put(state, 0, "europe", mutant=1)
    put(state, 1, "europe", deep_one=1)
    fight(state, "europe", 0, 1, (MISS,), (MISS,))
    assert state.met[0] == ()
    fight(state, "europe", 0, 1, (MISS,), (KILL,))
    assert state.met[0] == ("ow_lose_unit",)


def test_great_old_ones_meet() -> None:
    """In one area; Yog-Sothoth with an enemy's."""
    state = opener()
    put(state, 0, "europe", yog_sothoth=1)
    put(state, 3, "arabia", king_in_yellow=1)
    assert settled(state) == ()
    put(state, 1, "europe", cthulhu=1)
    assert settled(state) == ("ow_great_old_ones_meet",)


def test_its_figures_are_as_printed() -> None:
    """Six Acolytes, the first kind."""
    assert opener().pools[0] == (6, 4, 3, 2, 1)

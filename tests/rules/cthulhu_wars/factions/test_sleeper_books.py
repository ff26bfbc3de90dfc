"""The six books of the Sleeper (15)."""

from rules.cthulhu_wars.abilities.effects import effects_of
from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    ChooseArea,
    ChooseUnit,
    Fight,
    Recruit,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.factions.opener_of_the_way.actions import SendGate
from rules.cthulhu_wars.factions.sleeper.actions import (
    CaptureMonster,
    Slumber,
    Study,
    Wake,
    YieldKills,
    YieldSign,
)
from rules.cthulhu_wars.factions.sleeper.ancient_sorcery import ComeBack
from rules.cthulhu_wars.factions.sleeper.energy_nexus import TakeNexus
from rules.cthulhu_wars.factions.sleeper.kinds import (
    ACOLYTE,
    FORMLESS_SPAWN,
    SERPENT_MAN,
    TSATHOGGUA,
    WIZARD,
)
from rules.cthulhu_wars.orders.moving import reach
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.rounds.gather import GatherPower, income
from rules.cthulhu_wars.state import Captive, Earth
from rules.kernel.steps import Done, Pass, Seat
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    asked,
    doom,
    fight,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, OW, SL, THIRD
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
    put,
    reasons,
    run,
    scene,
    take,
)

AN, WW = "ancients", "windwalker"


def sleeper(*books: str, others: tuple[str, ...] = (BG, CC, YS)) -> Earth:
    """The Sleeper with books sits first."""
    state = scene((SL, *others))
    take(state, 0, *books)
    return state


# -------------------------------------------------------------------- Burrow
def test_a_move_of_two_brings_one_power_back() -> None:
    """However many go, it is one."""
    state = sleeper("burrow")
    put(state, 0, "europe", wizard=2, serpent_man=1)
    take_turn(state)
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(WIZARD, europe, arabia), Walks(WIZARD, europe, arabia))
    assert state.power[0] == 8
    answer(state, 0, Done())
    assert state.power[0] == 9


def test_a_move_of_one_brings_nothing_back() -> None:
    """Neither does one without the book."""
    state = sleeper("burrow")
    put(state, 0, "europe", wizard=2)
    take_turn(state)
    answer(state, 0, Walks(WIZARD, area(state, "europe"), area(state, "arabia")), Done())
    assert state.power[0] == 9


def test_the_last_power_spent_on_a_move_comes_back() -> None:
    """The move ends by itself; the turn may go on with what came back."""
    state = sleeper("burrow")
    put(state, 0, "europe", wizard=2)
    state.power[0] = 2
    take_turn(state)
    europe, arabia = area(state, "europe"), area(state, "arabia")
    answer(state, 0, Walks(WIZARD, europe, arabia), Walks(WIZARD, europe, arabia))
    assert state.power[0] == 1


# -------------------------------------------------------------------- Energy Nexus
def nexus() -> Earth:
    """The goat attacks the Yellow Sign beside a Wizard."""
    state = sleeper("energy_nexus")
    put(state, 0, "europe", wizard=1, acolyte=2, formless_spawn=1)
    put(state, 0, "arabia", acolyte=1)
    put(state, 1, "europe", ghoul=1)
    put(state, 3, "europe", acolyte=1)
    return state


def test_an_action_comes_before_a_battle_of_others() -> None:
    """It begins in that area, at its price; then the battle goes on."""
    state = nexus()
    fight(state, "europe", 1, 3)
    assert isinstance(question(state), TakeNexus)
    europe = area(state, "europe")
    open_now = choices(state)
    assert Recruit(europe) in open_now
    assert Awaken(TSATHOGGUA, europe) in open_now
    assert Fight(europe, FOE) in open_now
    assert Recruit(area(state, "arabia")) not in open_now
    assert all(each.source == europe for each in of_kind(state, 0, Walks))
    answer(state, 0, BuildGate(europe))
    assert holder(state, "europe") == ME
    assert state.power[0] == 7
    assert state.battle is None
    assert state.turn is not None
    assert state.turn.seat == ME
    assert count(state, 3, "europe", "acolyte") == 1


def test_units_may_walk_away_and_the_battle_falls_away() -> None:
    """The turn of whoever battles goes on as it was."""
    state = sleeper("energy_nexus")
    put(state, 0, "europe", wizard=1)
    put(state, 1, "europe", ghoul=1)
    before = state.turn
    fight(state, "europe", 1, 0)
    answer(state, 0, Walks(WIZARD, area(state, "europe"), area(state, "arabia")))
    assert state.battle is None
    assert count(state, 0, "arabia", "wizard") == 1
    assert state.power[0] == 9
    assert state.turn == before


def test_a_battle_before_the_battle() -> None:
    """A battle is an action too; it may kill whoever was to fight."""
    state = nexus()
    fight(state, "europe", 1, 3)
    answer(state, 0, Fight(area(state, "europe"), FOE))
    assert isinstance(question(state), TakeNexus)
    answer(state, 0, Pass(), script=((KILL,),))
    assert count(state, 1, "europe", "ghoul") == 0
    assert state.battle is None
    assert state.power[0] == 9


def test_without_a_wizard_or_power_nobody_is_asked() -> None:
    """The battle begins at once."""
    state = sleeper("energy_nexus")
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "europe", ghoul=1)
    put(state, 3, "europe", acolyte=1)
    fight(state, "europe", 1, 3)
    assert not isinstance(question(state), TakeNexus)
    other = nexus()
    other.power[0] = 0
    fight(other, "europe", 1, 3)
    assert not isinstance(question(other), TakeNexus)


# -------------------------------------------------------------------- Ancient Sorcery
def test_a_serpent_man_learns_the_ability_of_an_enemy() -> None:
    """1 Power; flights go two areas far till the end of the next Doom phase."""
    state = sleeper("ancient_sorcery")
    put(state, 0, "europe", serpent_man=1, acolyte=1)
    take_turn(state)
    assert reach(state, ME) == 1
    answer(state, 0, Study(area(state, "europe"), THIRD))
    assert reach(state, ME) == 2
    assert state.power[0] == 9
    assert state.aside[0][SERPENT_MAN] == 1
    assert problems(state) == []
    state.agenda.clear()
    doom(state)
    answer(state, 0, Pass())
    assert isinstance(question(state), ComeBack)
    answer(state, 0, ChooseArea(area(state, "antarctica")))
    assert count(state, 0, "antarctica", "serpent_man") == 1
    assert reach(state, ME) == 1
    assert state.power[0] == 1
    assert problems(state) == []


def test_one_card_is_studied_once() -> None:
    """Another enemy's may be studied too."""
    state = sleeper("ancient_sorcery")
    put(state, 0, "europe", serpent_man=2)
    take_turn(state)
    answer(state, 0, Study(area(state, "europe"), FOE))
    state.agenda.clear()
    take_turn(state)
    assert {each.enemy for each in of_kind(state, 0, Study)} == {THIRD, Seat(3)}
    assert "fertility_cult" in [each.ID for each in effects_of(state, ME)]
    answer(state, 0, Study(area(state, "europe"), Seat(3)))
    state.agenda.clear()
    take_turn(state)
    assert of_kind(state, 0, Study) == []
    assert "You have no Serpent Man on the map." in reasons(state)


def test_immortal_wakes_tsathoggua_again_for_four() -> None:
    """And brings an Elder Sign."""
    state = sleeper("ancient_sorcery", others=(GC, CC, YS))
    put(state, 0, "europe", serpent_man=1, formless_spawn=1, acolyte=1)
    take_turn(state)
    answer(state, 0, Study(area(state, "europe"), FOE))
    assert cost_of(state, ME, TSATHOGGUA) == 8
    state.agenda.clear()
    take_turn(state)
    other = state.clone()
    answer(state, 0, Awaken(TSATHOGGUA, area(state, "europe")))
    assert cost_of(state, ME, TSATHOGGUA) == 4
    assert state.due_signs[0] + len(state.signs[0]) == 1
    other.granted = ()
    assert cost_of(other, ME, TSATHOGGUA) == 8


def test_feast_and_fertility_serve_the_sleeper() -> None:
    """Tokens lie on the Yellow Sign's card; monsters come besides the action."""
    state = sleeper("ancient_sorcery")
    ice = area(state, "antarctica")
    state.boards[3] = type(state.boards[3])(tokens=(ice,))
    put(state, 0, "antarctica", acolyte=1)
    gate(state, "antarctica", 0)
    assert income(state, ME).effects == 0
    state.granted = ((ME, "feast"), (ME, "fertility_cult"))
    assert income(state, ME).effects == 1
    take_turn(state)
    answer(state, 0, Summon(WIZARD, ice))
    assert asked(state) == [ME]
    assert Summon(WIZARD, ice) in choices(state)


# -------------------------------------------------------------------- Capture Monster
def test_a_monster_is_captured_beside_tsathoggua() -> None:
    """Its owner picks; it is worth 1 Power and goes home."""
    state = sleeper("capture_monster")
    put(state, 0, "europe", tsathoggua=1, acolyte=1)
    put(state, 1, "europe", ghoul=1, dark_young=1, acolyte=1)
    take_turn(state)
    europe = area(state, "europe")
    answer(state, 0, CaptureMonster(europe, FOE))
    assert set(choices(state, 1)) == {ChooseUnit(FOE, 1, europe), ChooseUnit(FOE, 3, europe)}
    answer(state, 1, ChooseUnit(FOE, 3, europe))
    assert state.captives[0] == (Captive(FOE, 3),)
    assert income(state, ME).captives == 1
    state.agenda.clear()
    run(state, GatherPower())
    assert state.captives[0] == ()
    assert state.pools[1][3] == 3


def test_a_great_old_one_protects_monsters() -> None:
    """And without Tsathoggua there is no such capture."""
    state = sleeper("capture_monster")
    put(state, 0, "europe", formless_spawn=1)
    put(state, 1, "europe", ghoul=1)
    take_turn(state)
    assert of_kind(state, 0, CaptureMonster) == []
    assert "Tsathoggua is not in play." in reasons(state)
    put(state, 0, "europe", tsathoggua=1)
    assert of_kind(state, 0, CaptureMonster) == [CaptureMonster(area(state, "europe"), FOE)]
    put(state, 1, "europe", shub_niggurath=1)
    assert of_kind(state, 0, CaptureMonster) == []


# -------------------------------------------------------------------- Demand Sacrifice
def demanding() -> Earth:
    """Tsathoggua is in play elsewhere; a Serpent Man fights two Dark Young."""
    state = sleeper("demand_sacrifice")
    put(state, 0, "antarctica", tsathoggua=1)
    put(state, 0, "europe", serpent_man=1)
    put(state, 1, "europe", dark_young=1)
    return state


def test_kills_count_as_pains() -> None:
    """All of that enemy's in that battle; own ones do not change."""
    state = demanding()
    fight(state, "europe", 0, 1)
    answer(state, 0, Use("demand_sacrifice"))
    assert asked(state) == [FOE]
    answer(state, 1, YieldKills(), script=((KILL,), (KILL, KILL)))
    assert count(state, 1, "europe", "dark_young") == 0
    assert state.pools[0][SERPENT_MAN] == 2
    assert asked(state) == [ME]


def test_or_the_sleeper_gains_a_sign() -> None:
    """Then kills are kills; without Tsathoggua nothing is demanded."""
    state = demanding()
    fight(state, "europe", 0, 1)
    answer(state, 0, Use("demand_sacrifice"))
    answer(state, 1, YieldSign(), script=((MISS,), (KILL, MISS)))
    assert state.due_signs[0] == 1
    assert state.pools[0][SERPENT_MAN] == 3
    other = sleeper("demand_sacrifice")
    put(other, 0, "europe", serpent_man=1)
    put(other, 1, "europe", ghoul=1)
    fight(other, "europe", 0, 1, (MISS,))
    assert other.battle is None


# -------------------------------------------------------------------- Cursed Slumber
def test_a_gate_sleeps_on_the_card() -> None:
    """With its cultist; it brings Power and Doom."""
    state = sleeper("cursed_slumber")
    put(state, 0, "europe", acolyte=2, formless_spawn=1)
    gate(state, "europe", 0)
    take_turn(state)
    europe = area(state, "europe")
    answer(state, 0, Slumber(europe))
    assert state.gates[europe] is None
    assert state.units[europe][0][ACOLYTE] == 1
    assert income(state, ME).gates == 2
    assert income(state, ME).cultists == 2
    assert problems(state) == []
    state.agenda.clear()
    doom(state)
    assert state.doom[0] == 1


def test_both_come_back_to_an_area_without_a_gate() -> None:
    """1 Power, as the action; at most one sleeps."""
    state = sleeper("cursed_slumber")
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "europe", 0)
    gate(state, "arabia", 0)
    take_turn(state)
    answer(state, 0, Slumber(area(state, "europe")))
    state.agenda.clear()
    take_turn(state)
    assert of_kind(state, 0, Slumber) == []
    assert Wake(area(state, "arabia")) not in choices(state)
    answer(state, 0, Wake(area(state, "antarctica")))
    assert holder(state, "antarctica") == ME
    assert count(state, 0, "antarctica", "acolyte") == 1
    assert state.power[0] == 8
    assert problems(state) == []


def test_a_cultist_on_a_gate_is_needed() -> None:
    """The reason is told."""
    state = sleeper("cursed_slumber")
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    assert of_kind(state, 0, Slumber) == []
    assert "None of your cultists holds a gate." in reasons(state)


def test_abilities_of_other_extension_factions_serve_the_sleeper() -> None:
    """Gates are sent away, winters slept through, units relocated: whatever faction it is."""
    state = sleeper("ancient_sorcery", others=(OW, WW, AN))
    put(state, 0, "europe", serpent_man=3, formless_spawn=1)
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    for enemy in (1, 2, 3):
        state.agenda.clear()
        take_turn(state)
        answer(state, 0, Study(area(state, "europe"), Seat(enemy)))
    state.agenda.clear()
    take_turn(state)
    europe, there = area(state, "europe"), area(state, "arabia")
    assert Use("hibernate") in choices(state)
    answer(state, 0, SendGate(FORMLESS_SPAWN, europe, there))
    assert holder(state, "arabia") == FOE
    assert problems(state) == []
    state.agenda.clear()
    doom(state)
    offered = []
    while not isinstance(question(state), ComeBack):
        offered += [type(question(state)).__name__] * (asked(state) == [ME])
        answer(state, asked(state)[0], Pass())
    assert offered == ["ChooseEmergence", "Vanish"]
    for each in range(3):
        answer(state, 0, ChooseArea(each))
    assert state.granted == ()
    assert state.power[0] == 3

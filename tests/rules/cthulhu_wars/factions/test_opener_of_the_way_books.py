"""The six books of the Opener of the Way (15)."""

from rules.cthulhu_wars.actions import Ritual, Summon, Use
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.earth.hits import GiveResult
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.factions.opener_of_the_way.actions import Ascend, Curse, Favor
from rules.cthulhu_wars.factions.opener_of_the_way.kinds import (
    ABOMINATION,
    ACOLYTE,
    MUTANT,
    SPAWN,
)
from rules.cthulhu_wars.factions.opener_of_the_way.million_favored_ones import ChangeUnits
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.rounds.gather import GatherPower
from rules.cthulhu_wars.rounds.moments import AtMoment
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel.steps import Pass
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    PAIN,
    asked,
    doom,
    fight,
    labels,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import FOE, ME, OW
from tests.rules.cthulhu_wars.scenes import (
    BG,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    is_abandoned,
    put,
    reasons,
    run,
    scene,
    take,
)


def opener(*books: str) -> Earth:
    """The Opener with books sits first, then Great Cthulhu, the Black Goat, Yellow Sign."""
    state = scene((OW, GC, BG, YS))
    take(state, 0, *books)
    return state


# -------------------------------------------------------------------- They Break Through
def test_monsters_come_at_enemy_and_abandoned_gates() -> None:
    """Beside those of its own."""
    state = opener("they_break_through")
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    gate(state, "arabia")
    take_turn(state)
    found = {each.area for each in of_kind(state, 0, Summon)}
    assert found == {area(state, "europe"), area(state, "arabia")}
    answer(state, 0, Summon(SPAWN, area(state, "europe")))
    assert count(state, 0, "europe", "spawn_of_yog_sothoth") == 1
    assert state.power[0] == 6


def test_without_the_book_only_own_gates_serve() -> None:
    """As for everybody."""
    state = opener()
    put(state, 1, "europe", acolyte=1)
    gate(state, "europe", 1)
    take_turn(state)
    assert of_kind(state, 0, Summon) == []


# -------------------------------------------------------------------- The Million Favored Ones
def test_survivors_are_changed_each_once() -> None:
    """Acolyte, Mutant, Abomination; who was changed is changed no more."""
    state = opener("the_million_favored_ones")
    put(state, 0, "europe", acolyte=1, mutant=1, abomination=1)
    put(state, 1, "europe", deep_one=1)
    fight(state, "europe", 0, 1, (MISS,) * 3, (MISS,))
    assert isinstance(question(state), ChangeUnits)
    europe = area(state, "europe")
    answer(state, 0, Favor(ABOMINATION, europe), Favor(MUTANT, europe), Favor(ACOLYTE, europe))
    assert state.battle is None
    assert state.units[europe][0] == (0, 1, 1, 1, 0)
    assert problems(state) == []


def test_a_spawn_becomes_all_mutants_of_the_pool() -> None:
    """As many as there are; with none it is not offered."""
    state = opener("the_million_favored_ones")
    put(state, 0, "europe", spawn_of_yog_sothoth=1)
    put(state, 0, "arabia", mutant=1)
    put(state, 1, "europe", deep_one=1)
    fight(state, "europe", 0, 1, (MISS,) * 3, (MISS,))
    assert any("becomes" in each and "Mutant" in each for each in labels(state))
    answer(state, 0, Favor(SPAWN, area(state, "europe")))
    assert count(state, 0, "europe", "mutant") == 3
    assert count(state, 0, "arabia", "mutant") == 1
    assert state.pools[0][SPAWN] == 2
    other = opener("the_million_favored_ones")
    put(other, 0, "europe", spawn_of_yog_sothoth=1)
    put(other, 0, "arabia", mutant=4)
    put(other, 1, "europe", deep_one=1)
    fight(other, "europe", 0, 1, (MISS,) * 3, (MISS,))
    assert other.battle is None


def test_who_retreated_is_changed_where_it_is_now() -> None:
    """A holder that is changed loses its gate; bystanders are not changed."""
    state = opener("the_million_favored_ones")
    put(state, 0, "europe", acolyte=1, mutant=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "europe", 0)
    put(state, 1, "europe", deep_one=1)
    fight(state, "europe", 0, 1, (MISS,), (PAIN,))
    europe, asia = area(state, "europe"), area(state, "north_asia")
    answer(state, 0, Suffer(MUTANT), Retreat(MUTANT, asia))
    assert set(of_kind(state, 0, Favor)) == {Favor(ACOLYTE, europe, True), Favor(MUTANT, asia)}
    answer(state, 0, Favor(MUTANT, asia))
    assert count(state, 0, "north_asia", "abomination") == 1
    answer(state, 0, Favor(ACOLYTE, europe, True))
    assert is_abandoned(state, "europe")
    assert problems(state) == []


# -------------------------------------------------------------------- Channel Power
def test_misses_are_rolled_again_for_power() -> None:
    """As often as there are misses and Power."""
    state = opener("channel_power")
    put(state, 0, "europe", spawn_of_yog_sothoth=1)
    put(state, 1, "europe", deep_one=2)
    fight(state, "europe", 0, 1, (MISS, MISS, PAIN), (MISS, MISS))
    answer(state, 0, Use("channel_power"), script=((MISS, KILL),))
    assert asked(state) == [ME]
    assert state.power[0] == 9
    answer(state, 0, Use("channel_power"), script=((KILL,),))
    assert state.power[0] == 8
    assert count(state, 1, "europe", "deep_one") == 0


def test_without_misses_or_power_nothing_is_channelled() -> None:
    """Nobody is asked."""
    state = opener("channel_power")
    put(state, 0, "europe", mutant=1)
    put(state, 1, "europe", deep_one=1)
    full = state.clone()
    fight(full, "europe", 0, 1, (KILL,), (MISS,))
    assert full.power[0] == 10
    assert full.battle is None
    state.power[0] = 0
    fight(state, "europe", 0, 1, (MISS,), (MISS,))
    assert state.battle is None


# -------------------------------------------------------------------- Dread Curse of Azathoth
def test_the_curse_hits_enemies_in_any_area() -> None:
    """A die for each Abomination and Spawn in play; results are split among the enemies."""
    state = opener("dread_curse_of_azathoth")
    put(state, 0, "europe", abomination=1, spawn_of_yog_sothoth=1, mutant=2)
    put(state, 1, "arabia", deep_one=1)
    put(state, 2, "arabia", ghoul=1)
    take_turn(state)
    arabia = area(state, "arabia")
    answer(state, 0, Curse(arabia), script=((KILL, PAIN),))
    assert state.power[0] == 8
    answer(state, 0, GiveResult(Result.KILL, FOE))
    assert count(state, 1, "arabia", "deep_one") == 0
    assert asked(state) == [ME]
    answer(state, 0, Retreat(1, area(state, "south_asia")))
    assert count(state, 2, "south_asia", "ghoul") == 1


def test_the_curse_wants_somebody_to_curse_and_somebody_cursed() -> None:
    """2 Power as well; each reason is told."""
    state = opener("dread_curse_of_azathoth")
    put(state, 1, "arabia", deep_one=1)
    take_turn(state)
    assert of_kind(state, 0, Curse) == []
    assert "You have no Abomination or Spawn in play." in reasons(state)
    put(state, 0, "europe", abomination=1)
    assert [each.area for each in of_kind(state, 0, Curse)] == [area(state, "arabia")]
    state.power[0] = 1
    assert of_kind(state, 0, Curse) == []


# -------------------------------------------------------------------- Dragon Ascending
def test_in_its_turn_it_has_as_much_power_as_an_enemy() -> None:
    """Unlimited; once in the game; without Power too."""
    state = opener("dragon_ascending")
    state.power = [1, 7, 1, 3]
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    assert {each.enemy for each in of_kind(state, 0, Ascend)} == {FOE, 3}
    state.power[0] = 0
    assert len(of_kind(state, 0, Ascend)) == 3
    answer(state, 0, Ascend(FOE))
    assert state.power[0] == 7
    assert isinstance(question(state), TakeTurn)
    assert of_kind(state, 0, Ascend) == []


def test_before_the_turn_of_anybody_it_may_come_back_to_power() -> None:
    """At 0 Power too; whoever declines is asked again before the next turn."""
    state = opener("dragon_ascending")
    state.power = [0, 7, 2, 0]
    put(state, 1, "europe", deep_one=1)
    run(state, BeginTurn(FOE))
    assert isinstance(question(state), AtMoment)
    later = state.clone()
    answer(state, 0, Ascend(FOE))
    assert state.power[0] == 7
    assert asked(state) == [FOE]
    answer(later, 0, Pass())
    assert asked(later) == [FOE]
    assert later.power[0] == 0


def test_after_gather_power_and_before_the_own_ritual() -> None:
    """The other two moments."""
    state = opener("dragon_ascending")
    put(state, 1, "europe", acolyte=6)
    run(state, GatherPower())
    assert isinstance(question(state), AtMoment)
    answer(state, 0, Ascend(FOE))
    assert state.power[0] == 6
    other = opener("dragon_ascending")
    doom(other, 0, 5)
    assert isinstance(question(other), AtMoment)
    answer(other, 0, Ascend(FOE))
    assert Ritual() in choices(other)


# -------------------------------------------------------------------- Dragon Descending
def test_a_ritual_brings_twice_the_doom_once() -> None:
    """For gates; signs as ever."""
    state = opener("dragon_descending")
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "europe", 0)
    gate(state, "arabia", 0)
    doom(state, 5)
    assert state.doom[0] == 2
    answer(state, 0, Use("dragon_descending"))
    assert state.doom[0] == 6
    assert state.power[0] == 0
    assert state.ritual == 1
    other = opener("dragon_descending")
    other.once = state.once
    doom(other, 5)
    assert choices(other) == [Ritual(), Pass()]


def test_the_plain_ritual_stays_open() -> None:
    """It is decided with the ritual, and kept."""
    state = opener("dragon_descending")
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    doom(state, 5)
    assert set(map(type, choices(state))) == {Ritual, Use, Pass}
    answer(state, 0, Ritual())
    assert state.doom[0] == 2
    assert state.once == ()

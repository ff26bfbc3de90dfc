"""The rulings on battles, R26 to R36 and R51 to R54 (14)."""

import pytest

from rules.cthulhu_wars.actions import ChooseSeat, ChooseUnit, Use
from rules.cthulhu_wars.actions import Fight as Declare
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.battle.fights import declare, fights, why_not_fight
from rules.cthulhu_wars.factions.crawling_chaos.actions import Seek, TakePower
from rules.cthulhu_wars.factions.great_cthulhu.absorb import Absorbs
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.battlefield import Fight, facing
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    area,
    count,
    gate,
    is_abandoned,
    kind,
    put,
    take,
)


def test_r26_bystanders_are_untouched_and_bar_no_retreat() -> None:
    state = facing(BG, CC, YS)
    put(state, 0, "europe", fungi_from_yuggoth=2)
    put(state, 1, "europe", flying_polyp=1)
    put(state, 2, "europe", acolyte=2)
    put(state, 2, "north_atlantic", undead=3)
    fight = Fight(state, "1", "5")
    targets = {action.target for action in fight.open if isinstance(action, Retreat)}
    assert area(state, "north_atlantic") in targets
    assert count(state, 2, "europe", "acolyte") == 2


def test_r26_one_unit_of_the_enemy_bars_an_area() -> None:
    state = facing(BG, CC, YS)
    put(state, 0, "europe", fungi_from_yuggoth=2)
    put(state, 1, "europe", flying_polyp=1)
    put(state, 1, "north_atlantic", acolyte=1)
    fight = Fight(state, "1", "5")
    targets = {action.target for action in fight.open if isinstance(action, Retreat)}
    assert area(state, "north_atlantic") not in targets


def test_r27_devour_ends_a_battle_before_the_enemy_can_do_anything() -> None:
    state = facing(GC, CC, YS)
    take(state, 1, "abduct")
    state.met[0] = ()
    put(state, 0, "europe", cthulhu=1)
    put(state, 1, "europe", nightgaunt=1)
    fight = Fight(state).do(0, Use("devour"))
    assert fight.asked is None
    assert count(state, 1, "europe", "nightgaunt") == 0
    assert not any(type(event).__name__ == "DiceRolled" for event in fight.events)
    assert state.met[0] == ("gc_kill_one",)


def test_r28_surplus_kills_are_lost_and_never_pains() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", starspawn=2)
    put(state, 1, "europe", ghoul=1, fungi_from_yuggoth=1, acolyte=1)
    fight = Fight(state, "66666", "1")
    assert fight.asked is None
    assert not any(state.units[area(state, "europe")][1])


def test_r28_pains_find_nobody_when_the_kills_took_all() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", starspawn=2)
    put(state, 1, "europe", ghoul=2)
    fight = Fight(state, "66555", "")
    assert fight.asked is None
    assert state.pools[1][kind(state, 1, "ghoul")] == 2


def test_r29_a_pain_goes_on_the_starspawn_that_was_killed_once() -> None:
    state = facing(GC, BG)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "65")
    assert all(isinstance(action, Retreat) for action in fight.open)
    fight.retreat(0, 0, "starspawn", "scandinavia")
    assert count(state, 0, "scandinavia", "starspawn") == 1


def test_r30_vengeance_kills_whom_it_chooses_within_the_limits() -> None:
    state = facing(YS, GC)
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", cthulhu=1, deep_one=2, acolyte=1)
    fight = Fight(state, "66", "1").suffer(0, 1, "cthulhu")
    assert Suffer(kind(state, 1, "cthulhu")) not in fight.open
    fight.suffer(0, 1, "deep_one")
    assert fight.asked is None
    assert count(state, 1, "europe", "cthulhu") == 0
    assert count(state, 1, "europe", "deep_one") == 1


def test_r30_vengeance_may_put_both_kills_on_a_starspawn() -> None:
    state = facing(YS, GC)
    take(state, 1, "regenerate")
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", starspawn=1, deep_one=2)
    fight = Fight(state, "66", "1").suffer(0, 1, "starspawn", "starspawn killed")
    assert fight.asked is None
    assert count(state, 1, "europe", "starspawn") == 0
    assert count(state, 1, "europe", "deep_one") == 2


def test_r31_a_horror_that_came_may_be_the_only_one_with_dice() -> None:
    state = facing(CC, BG)
    take(state, 0, "seek_and_destroy")
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "south_asia", hunting_horror=1)
    put(state, 0, "australia", hunting_horror=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "61", "6")
    fight.do(0, Seek(area(state, "south_asia")), Pass())
    fight.suffer(0, 0, "hunting_horror")
    assert fight.asked is None
    assert count(state, 0, "europe", "hunting_horror") == 0
    assert count(state, 1, "europe", "dark_young") == 0


def test_r31_horrors_come_from_several_areas() -> None:
    state = facing(CC, BG)
    take(state, 0, "seek_and_destroy")
    put(state, 0, "europe", acolyte=1)
    put(state, 0, "south_asia", hunting_horror=1)
    put(state, 0, "australia", hunting_horror=1)
    put(state, 1, "europe", ghoul=1)
    fight = Fight(state, "1111", "")
    fight.do(0, Seek(area(state, "south_asia")), Seek(area(state, "australia")))
    assert count(state, 0, "europe", "hunting_horror") == 2


def test_r32_a_shoggoth_grows_by_three_for_each_meal() -> None:
    state = facing(GC, BG)
    take(state, 0, "absorb")
    put(state, 0, "europe", shoggoth=1, acolyte=1, deep_one=1)
    put(state, 1, "europe", ghoul=1)
    fight = Fight(state, "11111111")
    acolyte, deep_one = (kind(state, 0, each) for each in ("acolyte", "deep_one"))
    fight.do(0, Absorbs(acolyte)).do(0, Absorbs(deep_one, 1))
    assert fight.asked is None
    assert not fight.rolls.rolls


def test_r33_a_ghoul_that_comes_pains_the_side_that_is_left() -> None:
    state = facing(GC, CC, BG)
    take(state, 2, "necrophagy")
    put(state, 0, "europe", shoggoth=1)
    put(state, 1, "europe", flying_polyp=1)
    put(state, 2, "arabia", ghoul=1)
    fight = Fight(state, "6", "1")
    fight.do(2, ChooseUnit(Seat(2), kind(state, 2, "ghoul"), area(state, "arabia")))
    fight.retreat(0, 0, "shoggoth", "scandinavia")
    assert fight.asked is None
    assert count(state, 2, "europe", "ghoul") == 1
    assert count(state, 0, "scandinavia", "shoggoth") == 1


def test_r34_the_defender_cannot_follow_the_attacker() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "5", "5").retreat(0, 0, "deep_one", "scandinavia")
    assert fight.asked == 1
    targets = {action.target for action in fight.open if isinstance(action, Retreat)}
    assert area(state, "scandinavia") not in targets
    assert area(state, "arabia") in targets


def test_r35_madness_directs_the_retreats_of_others() -> None:
    state = facing(GC, BG, CC)
    take(state, 2, "madness")
    put(state, 0, "europe", deep_one=2)
    put(state, 1, "europe", fungi_from_yuggoth=1)
    fight = Fight(state, "5", "5")
    fight.do(2, ChooseSeat(Seat(1))).retreat(2, 1, "fungi_from_yuggoth", "arabia")
    assert fight.asked == 2
    assert area(state, "arabia") not in {each.target for each in fight.open}  # type: ignore[attr-defined]
    fight.retreat(2, 0, "deep_one", "scandinavia")
    assert count(state, 0, "europe", "deep_one") == 1


def test_r35_without_a_retreat_the_owner_picks_under_madness() -> None:
    state = facing(GC, BG, CC)
    take(state, 2, "madness")
    put(state, 0, "australia", deep_one=1, acolyte=1, shoggoth=1)
    put(state, 1, "australia", dark_young=1)
    for near in ("indian_ocean", "south_pacific"):
        put(state, 1, near, fungi_from_yuggoth=1)
    fight = Fight(state, "1", "55", place="australia")
    fight.suffer(0, 0, "deep_one", "acolyte").lose(0, "acolyte")
    assert fight.asked is None
    assert count(state, 0, "australia", "acolyte") == 0
    assert count(state, 0, "australia", "deep_one") == 1


def test_r36_one_battle_in_an_area_each_turn() -> None:
    state = facing(YS, GC, BG)
    for seat, unit in ((0, "undead"), (1, "deep_one"), (2, "ghoul")):
        put(state, seat, "europe", **{unit: 1})
    for seat, unit in ((0, "undead"), (1, "deep_one")):
        put(state, seat, "arabia", **{unit: 1})
    table = StepContext()
    declare(state, table, Seat(0), Declare(area(state, "europe"), Seat(1)))
    table.pending.clear()
    why = why_not_fight(state, Seat(0), area(state, "europe"), Seat(2))
    assert why is not None
    assert "fought" in english(why)
    assert fights(state, Seat(0)) == [Declare(area(state, "arabia"), Seat(1))]
    assert state.power[0] == 9


def test_r51_vengeance_holds_when_hastur_is_killed() -> None:
    state = facing(YS, GC, BG)
    take(state, 2, "necrophagy")
    put(state, 0, "europe", hastur=1)
    put(state, 1, "europe", starspawn=1, deep_one=1, acolyte=1)
    put(state, 2, "arabia", ghoul=1)
    fight = Fight(state, "6", "6").suffer(0, 1, "starspawn")
    assert count(state, 0, "europe", "hastur") == 0
    fight.do(2, ChooseUnit(Seat(2), kind(state, 2, "ghoul"), area(state, "arabia")))
    fight.suffer(0, 1, "deep_one").retreat(1, 1, "deep_one", "scandinavia")
    assert fight.asked is None


def test_r52_the_harbinger_pays_for_a_pain_that_a_ghoul_brings() -> None:
    state = facing(CC, GC, BG)
    take(state, 2, "necrophagy")
    put(state, 0, "europe", nyarlathotep=1)
    put(state, 1, "europe", cthulhu=1)
    put(state, 2, "arabia", ghoul=1)
    state.books[0] = ("abduct",)
    fight = Fight(state, "1", "5")
    fight.retreat(0, 0, "nyarlathotep", "scandinavia")
    fight.do(2, ChooseUnit(Seat(2), kind(state, 2, "ghoul"), area(state, "arabia")))
    assert fight.asked == 0
    before = state.power[0]
    fight.do(0, TakePower())
    assert state.power[0] > before
    fight.retreat(1, 1, "cthulhu", "arabia")
    assert fight.asked is None


def test_r53_a_lone_starspawn_dies_of_two_kills() -> None:
    state = facing(GC, BG)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "66")
    assert fight.asked is None
    assert count(state, 0, "europe", "starspawn") == 0


@pytest.mark.parametrize("both", [True, False])
def test_r53_beside_a_deep_one_there_is_a_choice(both: bool) -> None:
    state = facing(GC, BG)
    take(state, 0, "regenerate")
    put(state, 0, "europe", starspawn=1, deep_one=1)
    put(state, 1, "europe", dark_young=1)
    fight = Fight(state, "1", "66").suffer(0, 0, "starspawn")
    fight.suffer(0, 0, "starspawn killed" if both else "deep_one")
    if not both:
        fight.retreat(0, 0, "starspawn", "scandinavia")
    assert fight.asked is None
    assert count(state, 0, "europe", "starspawn") == 0
    assert count(state, 0, "europe", "deep_one") == int(both)
    assert count(state, 0, "scandinavia", "starspawn") == int(not both)


def test_r54_who_has_no_forces_left_can_call_nobody() -> None:
    state = facing(CC, GC)
    take(state, 0, "seek_and_destroy")
    put(state, 0, "europe", flying_polyp=1)
    put(state, 0, "south_asia", hunting_horror=1)
    put(state, 1, "europe", cthulhu=1)
    fight = Fight(state).do(0, Pass()).do(1, Use("devour"))
    assert fight.asked is None
    assert count(state, 0, "south_asia", "hunting_horror") == 1
    assert not any(type(event).__name__ == "DiceRolled" for event in fight.events)


def test_a_holder_that_retreats_loses_its_gate() -> None:
    state = facing(GC, BG)
    put(state, 0, "europe", deep_one=1)
    put(state, 1, "europe", acolyte=2)
    gate(state, "europe", 1)
    fight = Fight(state, "5", "").suffer(1, 1, "acolyte on gate")
    assert fight.asked == 1
    fight.retreat(1, 1, "acolyte on gate", "arabia")
    assert is_abandoned(state, "europe")
    assert count(state, 1, "europe", "acolyte") == 1

"""The six books of Crawling Chaos (8), each against the general law."""

from rules.cthulhu_wars.actions import ChooseUnit, Number, Use
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.factions.crawling_chaos.actions import (
    Abduct,
    Exempt,
    Seek,
)
from rules.cthulhu_wars.factions.crawling_chaos.kinds import (
    ACOLYTE,
    FLYING_POLYP,
    HUNTING_HORROR,
    NIGHTGAUNT,
    NYARLATHOTEP,
)
from rules.cthulhu_wars.factions.crawling_chaos.thousand_forms import RollForms
from rules.cthulhu_wars.state import Earth
from rules.kernel.luck import Dice
from rules.kernel.steps import Pass, Seat
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    battle,
    fight,
    is_over,
    open_now,
    roll,
    take_turn,
    units,
)
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    put,
    reasons,
    scene,
    take,
)

CHAOS, CTHULHU, GOAT = Seat(0), Seat(1), Seat(2)


def chaos(*books: str, others: tuple[str, ...] = (GC, BG)) -> Earth:
    """Crawling Chaos in its turn, with these books."""
    state = scene((CC, *others))
    take(state, 0, *books)
    return state


def facing_cthulhu(*books: str) -> Earth:
    """Nyarlathotep and Cthulhu in Asia; two dice against six."""
    state = chaos("madness", "abduct", *books)
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", cthulhu=1)
    return state


# -------------------------------------------------------------------- Abduct
def test_abduct_takes_a_unit_for_each_nightgaunt() -> None:
    """The enemy picks; a Great Old One is never among them."""
    state = chaos("abduct")
    put(state, 0, "asia", nightgaunt=2, hunting_horror=1)
    put(state, 1, "asia", cthulhu=1, deep_one=1, shoggoth=1, starspawn=1)
    fight(state, "asia", 0, 1)
    assert choices(state) == [Abduct(1), Abduct(2), Pass()]
    answer(state, 0, Abduct(2))
    asia = area(state, "asia")
    assert asked(state) == [1]
    assert choices(state, 1) == [ChooseUnit(CTHULHU, kind, asia) for kind in (1, 2, 3)]
    answer(state, 1, ChooseUnit(CTHULHU, 1, asia), ChooseUnit(CTHULHU, 3, asia))
    assert asked(state) == [1], "Devour is asked next"
    assert units(state, 0, "asia") == (0, 0, 0, 1, 0)
    assert units(state, 1, "asia") == (0, 0, 1, 0, 1)


def test_abduct_may_give_more_than_the_enemy_has_and_stops_the_battle() -> None:
    """As soon as a side has no forces there are no dice."""
    state = chaos("abduct")
    put(state, 0, "asia", nightgaunt=2)
    put(state, 1, "asia", deep_one=1, cthulhu=1)
    fight(state, "asia", 0, 1)
    answer(state, 0, Abduct(2))
    assert units(state, 1, "asia") == (0, 0, 0, 0, 1)
    assert (units(state, 0, "asia"), is_over(state)) == ((0,) * 5, True)
    assert state.pools[0][NIGHTGAUNT] == 3


def test_abduct_lets_the_owner_keep_the_holder_of_a_gate() -> None:
    """The choice is by unit; what is abducted is eliminated, not killed."""
    state = chaos("abduct")
    put(state, 0, "asia", nightgaunt=1, flying_polyp=1)
    put(state, 1, "asia", acolyte=2)
    gate(state, "asia", 1)
    fight(state, "asia", 0, 1)
    answer(state, 0, Abduct(1))
    asia = area(state, "asia")
    assert choices(state, 1) == [
        ChooseUnit(CTHULHU, 0, asia),
        ChooseUnit(CTHULHU, 0, asia, holder=True),
    ]
    answer(state, 1, ChooseUnit(CTHULHU, 0, asia), script=(roll(misses=1),))
    assert (holder(state, "asia"), units(state, 1, "asia")[0]) == (CTHULHU, 1)


def test_abduct_is_used_once_in_a_battle() -> None:
    """Any number at once; not again with the Nightgaunts that are left."""
    state = chaos("abduct", "invisibility")
    put(state, 0, "asia", nightgaunt=2, flying_polyp=1)
    put(state, 1, "asia", deep_one=2)
    fight(state, "asia", 0, 1)
    answer(state, 0, Abduct(1))
    assert not open_now(state, Abduct)
    assert open_now(state, Exempt)


# -------------------------------------------------------------------- Emissary of the Outer Gods
def test_the_emissary_is_only_pained() -> None:
    """A kill on Nyarlathotep without an enemy Great Old One in the battle: he retreats."""
    state = chaos("emissary_of_the_outer_gods")
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", starspawn=1)
    fight(state, "asia", 0, 1, roll(misses=1), roll(kills=2, pains=1))
    europe = area(state, "europe")
    answer(state, 0, Retreat(NYARLATHOTEP, europe))
    assert (count(state, 0, "europe", "nyarlathotep"), is_over(state)) == (1, True)


def test_the_emissary_dies_before_a_great_old_one() -> None:
    """With one in the battle a kill is a kill."""
    state = facing_cthulhu("emissary_of_the_outer_gods")
    fight(state, "asia", 0, 1, roll(misses=3), roll(kills=1, misses=5))
    assert (units(state, 0, "asia")[NYARLATHOTEP], is_over(state)) == (0, True)


def test_the_emissary_is_not_lost_for_lack_of_a_retreat() -> None:
    """He stays, and whoever is pained beside him with him, if he is named."""
    state = chaos("emissary_of_the_outer_gods")
    put(state, 0, "australia", nyarlathotep=1, nightgaunt=1)
    put(state, 1, "australia", starspawn=1)
    put(state, 1, "indian_ocean", deep_one=1)
    put(state, 1, "south_pacific", deep_one=1)
    fight(state, "australia", 0, 1, roll(misses=1), roll(pains=2, misses=1))
    answer(state, 0, ChooseUnit(Seat(0), NYARLATHOTEP, area(state, "australia")))
    assert (units(state, 0, "australia"), is_over(state)) == ((0, 1, 0, 0, 1), True)
    state = chaos("madness")
    put(state, 0, "australia", nyarlathotep=1)
    put(state, 1, "australia", starspawn=1)
    put(state, 1, "indian_ocean", deep_one=1)
    put(state, 1, "south_pacific", deep_one=1)
    fight(state, "australia", 0, 1, roll(misses=1), roll(pains=1, misses=2))
    assert units(state, 0, "australia")[NYARLATHOTEP] == 0


# -------------------------------------------------------------------- Invisibility
def test_invisibility_hides_a_unit_of_either_side_for_each_polyp() -> None:
    """No Great Old One; who is hidden rolls no dice and stays in the area."""
    state = chaos("invisibility")
    put(state, 0, "asia", flying_polyp=2, hunting_horror=1)
    put(state, 1, "asia", cthulhu=1, starspawn=1)
    fight(state, "asia", 0, 1)
    assert open_now(state, Exempt) == [
        Exempt(CHAOS, FLYING_POLYP),
        Exempt(CHAOS, HUNTING_HORROR),
        Exempt(CTHULHU, 3),
    ]
    answer(state, 0, Exempt(CTHULHU, 3))
    assert battle(state).defender.exempt == (0, 0, 0, 1, 0)
    answer(state, 0, Exempt(CHAOS, HUNTING_HORROR))
    assert asked(state) == [1], "no Polyp has a use left"
    answer(state, 1, Pass(), script=(roll(kills=2), roll(misses=6)))
    assert units(state, 1, "asia") == (0, 0, 0, 1, 0)


def test_a_polyp_that_hides_itself_has_still_its_use() -> None:
    """As many uses as there are Polyps, hidden or not; hidden ones take no results."""
    state = chaos("invisibility")
    put(state, 0, "asia", flying_polyp=2, hunting_horror=1)
    put(state, 1, "asia", starspawn=1)
    fight(state, "asia", 0, 1)
    answer(state, 0, Exempt(CHAOS, FLYING_POLYP))
    answer(state, 0, Exempt(CHAOS, FLYING_POLYP), script=(roll(misses=2), roll(kills=3)))
    assert units(state, 0, "asia") == (0, 0, 2, 0, 0)
    assert is_over(state)


def test_invisibility_may_hide_the_holder_of_a_gate() -> None:
    """Then only the other cultist can die."""
    state = chaos("invisibility")
    put(state, 0, "asia", flying_polyp=1, acolyte=2)
    put(state, 1, "asia", starspawn=1)
    gate(state, "asia", 0)
    fight(state, "asia", 0, 1)
    assert Exempt(CHAOS, ACOLYTE, holder=True) in choices(state)
    script = (roll(misses=1), roll(kills=3))
    answer(state, 0, Exempt(CHAOS, ACOLYTE, holder=True), script=script)
    assert (units(state, 0, "asia"), holder(state, "asia")) == ((1, 0, 0, 0, 0), CHAOS)


def test_invisibility_may_end_the_battle() -> None:
    """Where the last fighter of a side is hidden."""
    state = chaos("invisibility")
    put(state, 0, "asia", flying_polyp=1)
    put(state, 1, "asia", starspawn=1)
    fight(state, "asia", 1, 0)
    answer(state, 0, Exempt(CTHULHU, 3))
    assert (units(state, 1, "asia"), is_over(state)) == ((0, 0, 0, 1, 0), True)


# -------------------------------------------------------------------- Madness
def test_madness_directs_retreats_of_others() -> None:
    """In a battle of others too: the order of the sides, then each target."""
    state = chaos("madness")
    put(state, 1, "asia", starspawn=1)
    put(state, 2, "asia", dark_young=1)
    fight(state, "asia", 1, 2, roll(pains=1, misses=2), roll(pains=1, misses=1))
    assert asked(state) == [0]
    seats = [each.seat for each in choices(state)]  # type: ignore[attr-defined]
    assert seats == [CTHULHU, GOAT]
    answer(state, 0, choices(state)[1])
    assert asked(state) == [0]
    answer(state, 0, Retreat(3, area(state, "europe")))
    assert count(state, 2, "europe", "dark_young") == 1
    targets = {each.target for each in open_now(state, Retreat)}  # type: ignore[attr-defined]
    assert area(state, "europe") not in targets
    answer(state, 0, Retreat(3, area(state, "africa")))
    assert (count(state, 1, "africa", "starspawn"), is_over(state)) == (1, True)


def test_madness_leaves_who_is_lost_to_the_owner() -> None:
    """Where there is no legal area the owner picks (R35)."""
    state = chaos("madness")
    put(state, 1, "australia", deep_one=1, shoggoth=1)
    put(state, 2, "australia", dark_young=1)
    put(state, 2, "indian_ocean", ghoul=1)
    put(state, 2, "south_pacific", ghoul=1)
    fight(state, "australia", 1, 2, roll(misses=3), roll(pains=2))
    assert asked(state) == [1]
    answer(state, 1, ChooseUnit(CTHULHU, 1, area(state, "australia")))
    assert (units(state, 1, "australia"), is_over(state)) == ((0, 0, 1, 0, 0), True)


# -------------------------------------------------------------------- Seek and Destroy
def test_seek_and_destroy_brings_horrors_from_several_areas() -> None:
    """They fight at once, and may be killed as others (R31)."""
    state = chaos("seek_and_destroy")
    put(state, 0, "asia", nightgaunt=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 0, "antarctica", hunting_horror=1)
    put(state, 1, "asia", starspawn=1)
    fight(state, "asia", 0, 1)
    europe, antarctica = area(state, "europe"), area(state, "antarctica")
    assert open_now(state, Seek) == [Seek(europe), Seek(antarctica)]
    answer(state, 0, Seek(europe))
    assert battle(state).attacker.fighting == (0, 1, 0, 1, 0)
    answer(state, 0, Seek(antarctica), script=(roll(kills=1, misses=3), roll(kills=3)))
    assert (units(state, 0, "asia"), units(state, 1, "asia")[3]) == ((0,) * 5, 0)
    assert state.pools[0][HUNTING_HORROR] == 2


def test_seek_and_destroy_serves_the_defender_and_only_in_own_battles() -> None:
    """As a side of the battle; in one of others there is nothing to seek."""
    state = chaos("seek_and_destroy")
    put(state, 0, "asia", nightgaunt=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 1, "asia", deep_one=1)
    put(state, 2, "asia", fungi_from_yuggoth=1)
    fight(state, "asia", 1, 2, roll(misses=1), roll(misses=1))
    assert is_over(state)
    fight(state, "asia", 1, 0)
    answer(state, 0, Seek(area(state, "europe")), script=(roll(misses=1), roll(misses=2)))
    assert (units(state, 0, "asia"), is_over(state)) == ((0, 1, 0, 1, 0), True)


def test_a_side_that_was_devoured_cannot_seek_any_more() -> None:
    """The Polyp attacks, calls nobody and is devoured: the battle stops (R54)."""
    state = chaos("seek_and_destroy")
    put(state, 0, "asia", flying_polyp=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 1, "asia", cthulhu=1)
    fight(state, "asia", 0, 1)
    answer(state, 0, Pass())
    answer(state, 1, Use("devour"))
    assert (units(state, 0, "asia"), units(state, 0, "europe")[3]) == ((0,) * 5, 1)
    assert is_over(state)


# -------------------------------------------------------------------- The Thousand Forms
FORMS = Use("the_thousand_forms")


def forming(*power: int) -> Earth:
    """Nyarlathotep in play; the enemies have so much Power."""
    state = chaos("the_thousand_forms")
    put(state, 0, "asia", nyarlathotep=1)
    state.power[1:] = power
    take_turn(state)
    return state


def test_the_thousand_forms_bring_power_that_the_enemies_have_not() -> None:
    """Together less than the die shows: they lose nothing."""
    state = forming(2, 1)
    answer(state, 0, FORMS, script=((3,),))
    assert state.power == [14, 2, 1]
    assert (CHAOS, "the_thousand_forms") in state.once


def test_the_thousand_forms_are_paid_as_agreed() -> None:
    """Exactly what the die shows, however divided."""
    state = forming(5, 5)
    answer(state, 0, FORMS, script=((3,),))
    answer(state, 1, Number(1))
    answer(state, 2, Number(3))
    assert state.power == [10, 4, 2]


def test_the_thousand_forms_are_gained_without_agreement() -> None:
    """All refuse: nobody loses, its owner gains."""
    state = forming(5, 5)
    answer(state, 0, FORMS, script=((5,),))
    answer(state, 1, Pass())
    answer(state, 2, Pass())
    assert state.power == [16, 5, 5]


def test_the_thousand_forms_roll_one_die() -> None:
    """With six faces."""
    assert RollForms(CHAOS).lots(chaos()) == Dice(1, 6)


def test_who_has_no_power_is_not_asked_about_the_thousand_forms() -> None:
    """Only one is left, and asked once."""
    state = forming(0, 5)
    answer(state, 0, FORMS, script=((1,),))
    assert asked(state) == [2]
    answer(state, 2, Number(1))
    assert state.power == [12, 0, 5]


def test_the_thousand_forms_come_once_in_a_phase() -> None:
    """And only with Nyarlathotep in play: the reasons are told."""
    state = chaos("the_thousand_forms")
    take_turn(state)
    assert (FORMS in choices(state)) is False
    assert "Nyarlathotep is not in play." in reasons(state)
    state = chaos("the_thousand_forms")
    put(state, 0, "asia", nyarlathotep=1)
    state.once = ((CHAOS, "the_thousand_forms"),)
    take_turn(state)
    assert FORMS not in choices(state)
    assert any("once in an Action phase" in why for why in reasons(state))

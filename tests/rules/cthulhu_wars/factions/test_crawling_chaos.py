"""Crawling Chaos (8): Flight, the Harbinger, six books, six deeds."""

import pytest

from rules.cthulhu_wars.actions import Awaken, Capture, ChooseBook, ChooseUnit, Number, Use, Walks
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.effects import law, requirement
from rules.cthulhu_wars.factions.crawling_chaos.actions import (
    Abduct,
    Exempt,
    PayPower,
    Seek,
    TakePower,
    TakeSigns,
)
from rules.cthulhu_wars.factions.crawling_chaos.harbinger import PayHarbinger
from rules.cthulhu_wars.factions.crawling_chaos.kinds import (
    ACOLYTE,
    FLYING_POLYP,
    HUNTING_HORROR,
    NIGHTGAUNT,
    NYARLATHOTEP,
)
from rules.cthulhu_wars.gather import GatherPower
from rules.cthulhu_wars.moving import walks
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.words import Faction
from rules.kernel.steps import Pass, Seat
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    battle,
    dice,
    fight,
    open_now,
    roll,
    step,
    take_turn,
    units,
)
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    YS,
    Rest,
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
    turn,
)

CHAOS, CTHULHU, GOAT = Seat(0), Seat(1), Seat(2)
GC_CTHULHU = 4


def chaos(*books: str, others: tuple[str, ...] = (GC, BG)) -> Earth:
    """Crawling Chaos in its turn, with these books."""
    state = scene((CC, *others))
    take(state, 0, *books)
    return state


def is_over(state: Earth) -> bool:
    """Whether nothing of what was run is left."""
    return isinstance(step(state), Rest)


# -------------------------------------------------------------------- where it begins, Nyarlathotep
@pytest.mark.parametrize(
    ("map", "start"),
    [
        ("earth_3p", "asia"),
        ("earth_4p_east5", "south_asia"),
        ("earth_4p_west5", "asia"),
        ("earth_5p", "south_asia"),
    ],
)
def test_it_begins_in_asia(map: str, start: str) -> None:
    """South Asia on the side of many areas (3)."""
    state = scene((CC, GC, BG), map=map)
    assert law(Faction.CRAWLING_CHAOS).starts(state) == (area(state, start),)


def test_nyarlathotep_fights_with_the_books_of_both_sides() -> None:
    """Own faction books and the opponent's; no others'; the rest as printed."""
    state = chaos("abduct", "madness", "invisibility")
    take(state, 1, "dreams", "absorb")
    take(state, 2, "frenzy")
    put(state, 0, "asia", nyarlathotep=1, nightgaunt=1, flying_polyp=1, hunting_horror=1, acolyte=1)
    put(state, 1, "asia", acolyte=1)
    put(state, 2, "asia", acolyte=1)
    assert dice(state, "asia", 0, 1) == 5 + 0 + 1 + 2 + 0
    assert dice(state, "asia", 0, 2) == 4 + 0 + 1 + 2 + 0


def test_nyarlathotep_awakens_at_an_own_gate() -> None:
    """For 10 Power; with that his deed is done and a book is picked."""
    state = chaos()
    put(state, 0, "asia", acolyte=2)
    put(state, 0, "europe", acolyte=1)
    gate(state, "asia", 0)
    gate(state, "europe")
    take_turn(state)
    assert open_now(state, Awaken) == [Awaken(NYARLATHOTEP, area(state, "asia"))]
    answer(state, 0, Awaken(NYARLATHOTEP, area(state, "asia")))
    assert (state.power[0], count(state, 0, "asia", "nyarlathotep")) == (0, 1)
    assert "cc_awaken_nyarlathotep" in state.met[0]
    assert ChooseBook("madness") in choices(state)


def test_nyarlathotep_needs_a_gate() -> None:
    """Without one the reason is told."""
    state = chaos()
    put(state, 0, "asia", acolyte=2)
    take_turn(state)
    assert not open_now(state, Awaken)
    assert "Nyarlathotep awakens at a gate that you hold; you hold none." in reasons(state)


# -------------------------------------------------------------------- Flight
def test_flight_reaches_two_areas() -> None:
    """One or two, over anything; the others go one."""
    state = chaos()
    put(state, 0, "australia", acolyte=1)
    put(state, 1, "australia", acolyte=1)
    africa, ocean = area(state, "africa"), area(state, "indian_ocean")
    start = area(state, "australia")
    assert Walks(ACOLYTE, start, africa) in walks(state, CHAOS)
    assert Walks(ACOLYTE, start, ocean) in walks(state, CHAOS)
    assert Walks(ACOLYTE, start, area(state, "europe")) not in walks(state, CHAOS)
    assert Walks(0, start, africa) not in walks(state, CTHULHU)


# -------------------------------------------------------------------- the Harbinger
def facing_cthulhu(*books: str) -> Earth:
    """Nyarlathotep and Cthulhu in Asia; two dice against six."""
    state = chaos("madness", "abduct", *books)
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", cthulhu=1)
    return state


@pytest.mark.parametrize(("awakened", "power"), [(False, 5), (True, 2)])
def test_the_harbinger_pays_half_of_the_present_price(awakened: bool, power: int) -> None:
    """Cthulhu costs 4 once he has been awakened before."""
    state = facing_cthulhu()
    state.boards[1] = GreatCthulhuBoard(awakened=awakened)
    fight(state, "asia", 0, 1, roll(kills=1, misses=1), roll(misses=6))
    assert step(state) == PayHarbinger(CHAOS, CTHULHU, GC_CTHULHU)
    assert choices(state) == [TakePower(), TakeSigns()]
    before = state.power[0]
    answer(state, 0, TakePower())
    assert state.power[0] == before + power
    assert (count(state, 1, "asia", "cthulhu"), is_over(state)) == (0, True)


def test_the_harbinger_brings_two_signs_for_a_pain() -> None:
    """A pain is as good as a kill; the signs are drawn when the action is over."""
    state = facing_cthulhu()
    fight(state, "asia", 0, 1, roll(pains=1, misses=1), roll(misses=6))
    before = state.power[0]
    answer(state, 0, TakeSigns())
    assert (state.due_signs[0], state.power[0]) == (2, before)
    assert (units(state, 1, "asia")[GC_CTHULHU], is_over(state)) == (1, False)
    assert asked(state) == [0], "Madness says where Cthulhu goes"


def test_the_harbinger_is_fixed_when_the_dice_are_rolled() -> None:
    """Both are killed in the same roll: it pays."""
    state = facing_cthulhu()
    fight(state, "asia", 0, 1, roll(kills=1, misses=1), roll(kills=1, misses=5))
    assert isinstance(step(state), PayHarbinger)
    answer(state, 0, TakePower())
    assert units(state, 0, "asia")[NYARLATHOTEP] == 0
    assert is_over(state)


def test_the_harbinger_pays_for_no_monster_and_not_without_nyarlathotep() -> None:
    """Only for Great Old Ones in a battle of his."""
    state = chaos("madness")
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 0, "europe", hunting_horror=1)
    put(state, 1, "asia", starspawn=1)
    put(state, 1, "europe", cthulhu=1)
    fight(state, "asia", 0, 1, roll(kills=1), roll(misses=3))
    assert is_over(state)
    fight(state, "europe", 0, 1)
    answer(state, 1, Pass(), script=(roll(kills=1, misses=1), roll(misses=6)))
    assert (count(state, 1, "europe", "cthulhu"), is_over(state)) == (0, True)


def test_the_harbinger_pays_for_each_great_old_one_once() -> None:
    """King 2, Hastur 5."""
    state = chaos("abduct", "madness", others=(YS, BG))
    put(state, 0, "asia", nyarlathotep=1)
    put(state, 1, "asia", king_in_yellow=1, hastur=1)
    fight(state, "asia", 0, 1, roll(pains=2), roll(misses=5))
    before = state.power[0]
    answer(state, 0, TakePower(), TakePower())
    assert state.power[0] == before + 2 + 5
    assert not isinstance(step(state), PayHarbinger)


def test_the_harbinger_pays_for_a_pain_of_a_ghoul() -> None:
    """Nyarlathotep has retreated; a Ghoul comes, and the enemy's Great Old One takes its pain."""
    state = facing_cthulhu()
    take(state, 2, "necrophagy")
    put(state, 2, "antarctica", ghoul=1)
    fight(state, "asia", 0, 1, roll(misses=2), roll(pains=1, misses=5))
    while not isinstance(step(state), PayHarbinger):
        assert not is_over(state), "the Harbinger has not been asked"
        seat = asked(state)[0]
        actions = [each for each in choices(state, seat) if not isinstance(each, Pass)]
        answer(state, seat, actions[0])
    assert units(state, 0, "asia")[NYARLATHOTEP] == 0


# -------------------------------------------------------------------- Abduct
def test_abduct_takes_a_unit_for_each_nightgaunt() -> None:
    """The enemy picks; a Great Old One is never among them."""
    state = chaos("abduct")
    put(state, 0, "asia", nightgaunt=2, hunting_horror=1)
    put(state, 1, "asia", cthulhu=1, deep_one=1, shoggoth=1, starspawn=1)
    fight(state, "asia", 0, 1)
    assert choices(state) == [Pass(), Abduct(1), Abduct(2)]
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
    """He stays; whoever is pained beside him is lost in his place."""
    state = chaos("emissary_of_the_outer_gods")
    put(state, 0, "australia", nyarlathotep=1, nightgaunt=1)
    put(state, 1, "australia", starspawn=1)
    put(state, 1, "indian_ocean", deep_one=1)
    put(state, 1, "south_pacific", deep_one=1)
    fight(state, "australia", 0, 1, roll(misses=1), roll(pains=2, misses=1))
    assert (units(state, 0, "australia"), is_over(state)) == ((0, 0, 0, 0, 1), True)
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


# -------------------------------------------------------------------- deeds
def test_paying_four_earns_a_book() -> None:
    """As the action."""
    state = chaos()
    take_turn(state)
    answer(state, 0, PayPower(4))
    assert (state.met[0], state.power[0]) == (("cc_pay_four",), 6)
    answer(state, 0, ChooseBook("madness"))
    assert state.books[0] == ("madness",)
    assert asked(state) == [1]


def test_paying_ten_earns_both() -> None:
    """In one action; two books are picked."""
    state = chaos()
    take_turn(state)
    assert open_now(state, PayPower) == [PayPower(4), PayPower(6), PayPower(10)]
    answer(state, 0, PayPower(10))
    assert (set(state.met[0]), state.power[0]) == ({"cc_pay_four", "cc_pay_six"}, 0)
    answer(state, 0, ChooseBook("madness"), ChooseBook("abduct"))
    assert state.books[0] == ("madness", "abduct")


def test_who_has_paid_four_is_not_offered_ten() -> None:
    """Six is (R40); what is too dear is told."""
    state = chaos("madness")
    state.met[0] = ("cc_pay_four",)
    take_turn(state)
    assert open_now(state, PayPower) == [PayPower(6)]
    state.power[0] = 5
    assert not open_now(state, PayPower)
    assert any("6" in why and "5" in why for why in reasons(state))


def test_three_gates_or_twelve_power() -> None:
    """Either is enough; the nearer one is what the card tells."""
    state, deed = chaos(), requirement("cc_three_gates")
    state.power[0] = 2
    for where in ("asia", "europe"):
        put(state, 0, where, acolyte=1)
        gate(state, where, 0)
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (2, 3))
    state.power[0] = 11
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (11, 12))
    state.power[0] = 12
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (True, (12, 12))
    state.power[0] = 0
    put(state, 0, "africa", acolyte=1)
    gate(state, "africa", 0)
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (True, (3, 3))


def test_the_power_that_half_of_the_highest_brings_counts() -> None:
    """11 gathered and raised to 12: three gates are met (R11)."""
    state = chaos()
    put(state, 0, "asia", acolyte=5)
    put(state, 2, "africa", acolyte=2)
    for where in ("arctic_ocean", "north_pacific", "north_atlantic", "antarctica", "australia"):
        gate(state, where)
    gate(state, "europe")
    for where in ("africa", "indian_ocean", "south_atlantic", "south_america"):
        put(state, 2, where, acolyte=1)
        gate(state, where, 2)
    put(state, 2, "north_america", dark_young=2)
    gate(state, "north_america", 2, "dark_young")
    take(state, 2, "the_red_sign")
    run(state, GatherPower())
    assert (state.power[2], state.power[0]) == (24, 12)
    assert state.met[0] == ("cc_three_gates",)


def test_four_gates_or_fifteen_power() -> None:
    """Power that has been spent again does not take it back."""
    state, deed = chaos(), requirement("cc_four_gates")
    state.power[0] = 14
    assert (deed.is_met(state, CHAOS), deed.progress(state, CHAOS)) == (False, (14, 15))
    state.power[0] = 15
    assert deed.is_met(state, CHAOS)
    state.met[0], state.power[0] = ("cc_four_gates",), 0
    assert deed.progress(state, CHAOS) == (4, 4)


def test_capturing_a_cultist_earns_a_book() -> None:
    """When the capture is over."""
    state = chaos()
    put(state, 0, "asia", nightgaunt=1)
    put(state, 1, "asia", acolyte=1)
    take_turn(state)
    answer(state, 0, Capture(area(state, "asia"), CTHULHU))
    assert state.met[0] == ("cc_capture",)
    assert ChooseBook("abduct") in choices(state)


def test_losing_a_cultist_earns_nothing() -> None:
    """Only the captor's deed."""
    state = chaos()
    put(state, 0, "asia", acolyte=1)
    put(state, 1, "asia", deep_one=1)
    turn(state, 1)
    take_turn(state, 1)
    answer(state, 1, Capture(area(state, "asia"), CHAOS))
    assert state.met[0] == ()
    assert state.captives[1][0].seat == CHAOS


def test_awakening_nyarlathotep_again_earns_nothing_more() -> None:
    """Met once."""
    state = chaos("madness")
    state.met[0] = ("cc_awaken_nyarlathotep",)
    put(state, 0, "asia", acolyte=1)
    gate(state, "asia", 0)
    take_turn(state)
    answer(state, 0, Awaken(NYARLATHOTEP, area(state, "asia")))
    assert (state.met[0], asked(state)) == (("cc_awaken_nyarlathotep",), [1])


def test_each_deed_tells_how_far_it_is() -> None:
    """All six, not met and met."""
    state = chaos()
    state.power[0] = 0
    names = ("cc_pay_four", "cc_pay_six", "cc_capture", "cc_awaken_nyarlathotep")
    assert {requirement(name).progress(state, CHAOS) for name in names} == {(0, 1)}
    state.met[0] = names
    assert {requirement(name).progress(state, CHAOS) for name in names} == {(1, 1)}

"""The Ancients (15): start, units, Cathedrals, Dematerialization, deeds."""

import pytest

from rules.cthulhu_wars.abilities.effects import abilities_of, faction_ability
from rules.cthulhu_wars.actions import Capture, ChooseArea, Fight, Summon, Use
from rules.cthulhu_wars.battle import fights
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.casebook.notation import area_word
from rules.cthulhu_wars.data import places
from rules.cthulhu_wars.earth.counting import areas_with, great_old_ones
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.ancients.actions import BuildCathedral, Relocate, Welcome
from rules.cthulhu_wars.factions.ancients.kinds import (
    ACOLYTE,
    CATHEDRAL,
    REANIMATED,
    UN_MAN,
    YOTHAN,
)
from rules.cthulhu_wars.orders.capturing import captures
from rules.cthulhu_wars.orders.moving import movers
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.rounds.stable import Settle
from rules.cthulhu_wars.setup import ChooseStart
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Pass
from tests.rules.cthulhu_wars.factions.battles import (
    asked,
    doom,
    labels,
    of_kind,
    question,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import AN, FOE, LAST, ME, SL, THIRD
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
    is_abandoned,
    put,
    reasons,
    run,
    scene,
    take,
)


def ancients(*others: str) -> Earth:
    """The Ancients sit first, then Great Cthulhu, the Black Goat, Yellow Sign."""
    return scene((AN, *(others or (GC, BG, YS))))


# -------------------------------------------------------------------- start, units
def test_they_begin_in_any_area_without_the_mark_of_a_faction() -> None:
    """15: marks of factions that are not in play count, too."""
    options = {"seat_1": AN, "seat_2": CC, "seat_3": YS}
    state = game("cthulhu_wars").start(setup_of("cthulhu_wars", 3, 3, options))
    agenda.begin(state)
    assert isinstance(question(state), ChooseStart)
    found = [area_word(state, each.area) for each in of_kind(state, 0, ChooseArea)]
    assert found == [
        "north_pacific",
        "indian_ocean",
        "south_atlantic",
        "north_atlantic",
        "south_america",
        "australia",
    ]
    answer(state, 0, ChooseArea(area(state, "australia")))
    assert (count(state, 0, "australia", "acolyte"), state.power[0]) == (6, 8)
    assert not places()["australia"].faction_glyphs


def test_they_have_no_great_old_one_and_printed_prices() -> None:
    """Un-Man 3, Reanimated 4, Yothan 6; combat 0, 2, 7."""
    state = ancients()
    assert [cost_of(state, ME, kind) for kind in (UN_MAN, REANIMATED, YOTHAN)] == [3, 4, 6]
    put(state, 0, "europe", acolyte=2, un_man=1, reanimated=2, yothan=1, cathedral=1)
    put(state, 1, "europe", deep_one=1)
    assert dice_of(state, planned(state, area(state, "europe"), ME, FOE), ME) == 11
    assert great_old_ones(state, ME) == ()


def test_a_yothan_captures_and_protects_as_a_monster() -> None:
    """And a monster does not capture beside it."""
    state = ancients()
    europe = area(state, "europe")
    put(state, 0, "europe", yothan=1, acolyte=1)
    put(state, 1, "europe", acolyte=1)
    assert captures(state, ME) == [Capture(europe, FOE)]
    put(state, 1, "europe", shoggoth=1)
    assert captures(state, ME) == captures(state, FOE) == []


def test_a_yothan_is_summoned_at_an_own_gate() -> None:
    """As monsters are."""
    state = ancients()
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    take_turn(state)
    answer(state, 0, Summon(YOTHAN, area(state, "europe")))
    assert (state.power[0], count(state, 0, "europe", "yothan")) == (4, 1)


def test_a_cathedral_is_no_unit() -> None:
    """It does not fight, move, count for areas; nobody can battle it."""
    state = ancients()
    put(state, 0, "europe", cathedral=1)
    put(state, 0, "arabia", acolyte=1)
    put(state, 1, "europe", deep_one=1)
    assert areas_with(state, ME) == (area(state, "arabia"),)
    assert movers(state, ME) == [(ACOLYTE, area(state, "arabia"), False)]
    assert fights(state, FOE) == []
    assert fights(state, ME) == []
    put(state, 0, "europe", un_man=1)
    assert fights(state, FOE) == [Fight(area(state, "europe"), ME)]


# -------------------------------------------------------------------- Cathedrals
def builder(*where: str, power: int = 10) -> Earth:
    """Acolytes in some areas, a turn."""
    state = ancients()
    for each in where:
        put(state, 0, each, acolyte=1)
    state.power[0] = power
    return state


def sites(state: Earth) -> list[str]:
    """Where one may be built now."""
    return [area_word(state, each.area) for each in of_kind(state, 0, BuildCathedral)]


def test_a_cathedral_is_built_for_one_power_as_the_action() -> None:
    """Where an own unit stands that could hold a gate; a monster is not enough."""
    state = builder("europe", "north_pacific")
    put(state, 0, "arabia", yothan=1)
    take_turn(state)
    assert sites(state) == ["north_pacific", "europe"]
    assert "Build a Cathedral in Europe (1 Power)" in labels(state)
    answer(state, 0, BuildCathedral(area(state, "europe")))
    assert (state.power[0], count(state, 0, "europe", "cathedral")) == (9, 1)
    assert state.met[0] == ("an_cathedral_slashes",)
    assert problems(state) == []


def test_beside_another_one_it_costs_three() -> None:
    """Adjacent areas only; who has too little cannot."""
    state = builder("north_atlantic", "south_atlantic", "south_america", power=3)
    put(state, 0, "europe", cathedral=1)
    take_turn(state)
    told = [each for each in labels(state) if "Cathedral" in each]
    assert told == [
        "Build a Cathedral in South Atlantic (1 Power)",
        "Build a Cathedral in North Atlantic (3 Power)",
        "Build a Cathedral in South America (1 Power)",
    ]
    answer(state, 0, BuildCathedral(area(state, "north_atlantic")))
    assert state.power[0] == 0
    poor = builder("north_atlantic", power=2)
    put(poor, 0, "europe", cathedral=1)
    take_turn(poor)
    assert sites(poor) == []


def test_one_for_each_mark() -> None:
    """Europe and Asia have the same; oceans and Antarctica have none."""
    state = builder("europe", "north_asia", "antarctica", "north_pacific", "australia")
    put(state, 0, "south_asia", cathedral=1)
    put(state, 0, "indian_ocean", cathedral=1)
    take_turn(state)
    assert sites(state) == ["australia"]


@pytest.mark.parametrize(
    ("where", "built", "why"),
    [
        ("europe", 4, "All your Cathedrals are built."),
        ("europe", 1, "You have no cultist in an area whose glyph"),
    ],
)
def test_why_none_can_be_built(where: str, built: int, why: str) -> None:
    """It is listed with its reason."""
    state = builder(where)
    homes = ("south_asia", "indian_ocean", "south_america", "australia")
    for each in homes[:built]:
        put(state, 0, each, cathedral=1)
    take_turn(state)
    assert any(why in each for each in reasons(state))


def test_two_on_one_mark_would_be_a_problem() -> None:
    """Nothing in the game brings it about."""
    state = builder("europe")
    put(state, 0, "europe", cathedral=1)
    put(state, 0, "south_asia", cathedral=1)
    assert any("Cathedrals" in each for each in problems(state))


# -------------------------------------------------------------------- Dematerialization
def test_in_the_doom_phase_units_of_an_area_appear_in_another() -> None:
    """Any of them, one by one, however far; a holder leaves its gate."""
    state = ancients()
    put(state, 0, "europe", acolyte=2, yothan=1, cathedral=1)
    put(state, 0, "arabia", un_man=1)
    gate(state, "europe", 0)
    state.met[0], state.books[0] = ("an_cathedral_slashes",), ("festival",)
    doom(state)
    assert asked(state) == [ME]
    europe, pacific = area(state, "europe"), area(state, "south_pacific")
    assert Relocate(UN_MAN, area(state, "arabia"), pacific) in choices(state)
    assert not [each for each in of_kind(state, 0, Relocate) if each.kind == CATHEDRAL]
    answer(state, 0, Relocate(YOTHAN, europe, pacific))
    assert choices(state) == [
        Relocate(ACOLYTE, europe, pacific),
        Relocate(ACOLYTE, europe, pacific, True),
        Pass(),
    ]
    answer(state, 0, Relocate(ACOLYTE, europe, pacific, True), Pass())
    assert count(state, 0, "south_pacific", "yothan") == 1
    assert count(state, 0, "south_pacific", "acolyte") == 1
    assert is_abandoned(state, "europe")


def test_it_may_be_declined_and_ends_when_nobody_is_left() -> None:
    """Once in a Doom phase."""
    state = ancients()
    put(state, 0, "europe", un_man=1)
    doom(state)
    answer(state, 0, Relocate(UN_MAN, area(state, "europe"), area(state, "arabia")))
    assert not of_kind_open(state)
    other = ancients()
    put(other, 0, "europe", un_man=1)
    doom(other)
    answer(other, 0, Pass())
    assert count(other, 0, "europe", "un_man") == 1
    assert not of_kind_open(other)


def of_kind_open(state: Earth) -> bool:
    """Whether anybody is asked to relocate units."""
    return any(isinstance(each, Relocate) for seat in asked(state) for each in choices(state, seat))


def test_without_units_nobody_is_asked() -> None:
    """Cathedrals alone stay where they are."""
    state = ancients()
    put(state, 0, "europe", cathedral=1)
    doom(state)
    assert not of_kind_open(state)


def test_another_faction_may_have_it_for_a_time() -> None:
    """It is the first of their abilities, and needs nothing of theirs."""
    assert faction_ability(Faction.ANCIENTS).ID == "dematerialization"
    assert len(abilities_of(Faction.ANCIENTS)) == 2
    state = scene((SL, AN, YS))
    state.granted = ((ME, "dematerialization"),)
    put(state, 0, "europe", serpent_man=2)
    doom(state)
    assert asked(state) == [ME]
    answer(state, 0, Pass())
    steps = [each for each in choices(state) if isinstance(each, Relocate)]
    assert len(steps) == len(state.units) - 1
    answer(state, 0, steps[0])
    assert count(state, 0, "europe", "serpent_man") == 1


# -------------------------------------------------------------------- deeds
@pytest.mark.parametrize(
    ("where", "deed"),
    [
        ("south_america", "an_cathedral_crescent"),
        ("australia", "an_cathedral_chevron"),
        ("europe", "an_cathedral_slashes"),
        ("antarctica", "an_cathedral_no_glyph"),
        ("north_pacific", "an_cathedral_no_glyph"),
    ],
)
def test_a_cathedral_on_each_mark_is_a_deed(where: str, deed: str) -> None:
    """The three marks, and none."""
    state = ancients()
    put(state, 0, where, cathedral=1)
    run(state, Settle(ME))
    assert state.met[0] == (deed,)


def hosts() -> Earth:
    """Great Cthulhu and the goat have gates; Yellow Sign has none."""
    state = ancients()
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "south_pacific", acolyte=2)
    put(state, 1, "arabia", acolyte=1)
    put(state, 2, "west_africa", acolyte=1)
    gate(state, "south_pacific", 1)
    gate(state, "arabia", 1)
    gate(state, "west_africa", 2)
    return state


def test_every_enemy_summons_his_cheapest_monster_free() -> None:
    """At a gate of his choice; who has none summons nothing."""
    state = hosts()
    take_turn(state)
    assert "Every enemy summons their cheapest monster for free" in labels(state)
    answer(state, 0, Use("an_cheapest_monsters"))
    assert asked(state) == [FOE]
    pacific, arabia = area(state, "south_pacific"), area(state, "arabia")
    assert choices(state, 1) == [Welcome(1, pacific), Welcome(1, arabia)]
    answer(state, 1, Welcome(1, arabia))
    assert count(state, 1, "arabia", "deep_one") == 1
    assert count(state, 2, "west_africa", "ghoul") == 1, "one choice is not asked for"
    assert state.power == [10, 10, 10, 10]
    assert state.met[0] == ("an_cheapest_monsters",)
    assert (THIRD, LAST) == (2, 3)


def test_every_enemy_summons_his_dearest_monster_free() -> None:
    """Of those in his pool, at the present price: cheap for whoever has a book for it."""
    state = hosts()
    put(state, 1, "south_pacific", starspawn=2)
    put(state, 2, "europe", shub_niggurath=1)
    take(state, 2, "the_thousand_young")
    take_turn(state)
    answer(state, 0, Use("an_dearest_monsters"))
    assert {each.kind for each in of_kind(state, 1, Welcome)} == {2}
    answer(state, 1, Welcome(2, area(state, "arabia")))
    assert count(state, 1, "arabia", "shoggoth") == 1
    assert count(state, 2, "west_africa", "dark_young") == 1
    assert state.met[0] == ("an_dearest_monsters",)


def test_kinds_alike_in_price_are_a_choice() -> None:
    """The owner picks."""
    state = ancients(SL, YS)
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "north_america", acolyte=1, wizard=2, serpent_man=3)
    put(state, 2, "africa", acolyte=1, undead=6)
    gate(state, "north_america", 1)
    gate(state, "africa", 2)
    take_turn(state)
    answer(state, 0, Use("an_cheapest_monsters"))
    assert count(state, 1, "north_america", "formless_spawn") == 1
    assert count(state, 2, "africa", "byakhee") == 1


def test_where_no_enemy_can_summon_the_deeds_are_not_open() -> None:
    """They are listed with the reason."""
    state = ancients()
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "arabia", acolyte=1)
    take_turn(state)
    assert Use("an_cheapest_monsters") not in choices(state)
    assert reasons(state).count("No enemy has both a gate and a monster in their pool.") == 2

"""The nine characters' specials (7.4)."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Action, Done, Pass
from rules.root.actions import ChooseItem, UseEffect
from rules.root.battle.begin import BeginBattle
from rules.root.enums import BuildingKind, Item, PlotKind, TokenKind
from rules.root.factions.vagabond import LAW
from rules.root.factions.vagabond.actions import (
    CompleteQuest,
    DayLabor,
    Enlist,
    Glide,
    HideOut,
    Instigate,
    ScorchEarth,
    Steal,
)
from rules.root.factions.vagabond.turn import Slip
from rules.root.state import Battle, Building, Token, Woodland, turn_of
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    discard,
    hold,
    lay,
    reasons,
    run,
    stand,
)
from tests.rules.root.factions.wanderers import (
    ME,
    THIRD,
    YOU,
    carried,
    carry,
    daylight,
    relate,
    relation,
    wander,
)


def found(state: Woodland, kind: type[Action]) -> list[Action]:
    return [each for each in choices(state) if isinstance(each, kind)]


SPECIALS = (Steal, DayLabor, HideOut, Instigate, ScorchEarth, Glide)


@pytest.mark.parametrize("character", ["arbiter", "adventurer", "ronin"])
def test_the_others_have_no_special_order(character: str) -> None:
    state = wander(character=character, place=6)
    stand(state, 6, s1=1)
    daylight(state)
    assert not [each for kind in SPECIALS for each in found(state, kind)]


# ---------------------------------------------------------------- Thief
def test_steal_takes_a_random_card_from_a_player_here() -> None:
    state = wander(character="thief", place=6)
    stand(state, 6, s1=1)
    hold(state, ME)
    hold(state, YOU, "anvil", "bake_sale")
    hold(state, THIRD, "birdy_bindle")
    daylight(state)
    assert found(state, Steal) == [Steal(YOU)]
    answer(state, Steal(YOU), script=(1,))
    assert (state.hands[ME], state.hands[YOU]) == (("bake_sale",), ("anvil",))
    assert "torch:x" in carried(state)


def test_steal_needs_a_torch_and_somebody_with_a_card() -> None:
    state = wander(character="thief", place=6)
    stand(state, 6, s1=1)
    hold(state, YOU)
    daylight(state)
    assert not found(state, Steal)
    assert any("has a card" in each for each in reasons(state))
    hold(state, YOU, "anvil")
    carry(state, "torch:x")
    assert not found(state, Steal)
    with pytest.raises(agenda.Refused, match="torch"):
        agenda.submit(state, ME, Steal(YOU))


# ---------------------------------------------------------------- Tinker
def test_day_labor_takes_a_card_of_the_suit_or_a_bird_from_the_discard_pile_only() -> None:
    state = wander(character="tinker", place=6)
    hold(state, ME)
    discard(state, "anvil", "birdy_bindle", "bake_sale")
    state.lost_souls = ()
    daylight(state)
    assert set(found(state, DayLabor)) == {DayLabor("anvil"), DayLabor("birdy_bindle")}
    answer(state, DayLabor("anvil"))
    assert state.hands[ME] == ("anvil",)
    assert state.discard == ("birdy_bindle", "bake_sale")


def test_day_labor_does_not_reach_lost_souls() -> None:
    state = wander("cult", "eyrie", character="tinker", place=6)
    discard(state, "anvil")
    state.discard, state.lost_souls = (), state.discard
    daylight(state)
    assert not found(state, DayLabor)
    assert any("discard pile" in each for each in reasons(state))


# ---------------------------------------------------------------- Ranger
def test_hideout_repairs_three_items_and_ends_daylight() -> None:
    state = wander(character="ranger", place=6)
    carry(state, "torch", "boot:d", "boot:d", "sword:xd", "hammer:d")
    daylight(state, Slip(ME))
    answer(state, HideOut())
    assert agenda.asked(state) == [ME]
    answer(
        state,
        ChooseItem(Item.BOOT, False, True),
        ChooseItem(Item.SWORD, True, True),
        ChooseItem(Item.HAMMER, False, True),
    )
    assert turn_of(state).ended
    assert state.agenda[-1] == Slip(ME)
    assert carried(state) == ["boot", "boot:d", "hammer", "sword:x", "torch:x"]


def test_hideout_needs_damage() -> None:
    state = wander(character="ranger", place=6)
    daylight(state)
    assert not found(state, HideOut)
    assert any("No item is damaged" in each for each in reasons(state))


# ---------------------------------------------------------------- Vagrant
def test_instigate_forces_any_player_here_or_oneself() -> None:
    state = wander(character="vagrant", place=6)
    stand(state, 6, s1=2, s2=2)
    daylight(state)
    pairs = {(each.attacker, each.defender) for each in found(state, Instigate)}
    everybody = {ME, YOU, THIRD}
    assert pairs == {(one, other) for one in everybody for other in everybody if one != other}


def test_buildings_and_tokens_of_both_sides_count_as_removed_by_the_vagrant() -> None:
    state = wander(character="vagrant", place=6)
    stand(state, 6, s1=3, s2=1)
    build(state, 6, Building(THIRD, BuildingKind.ROOST))
    hold(state, YOU)
    hold(state, THIRD)
    daylight(state)
    answer(state, Instigate(YOU, THIRD), script=((3, 0),))
    assert state.warriors[6][THIRD] == 0
    assert state.buildings[6] == ()
    assert (state.scores[ME], state.scores[YOU]) == (1, 0)
    assert (relation(state, YOU), relation(state, THIRD)) == (1, 1)
    assert "torch:x" in carried(state)


def test_instigated_buildings_of_a_hostile_faction_bring_infamy() -> None:
    state = wander(character="vagrant", place=6)
    relate(state, THIRD, 0)
    stand(state, 6, s1=3, s2=1)
    build(state, 6, Building(THIRD, BuildingKind.ROOST))
    hold(state, YOU)
    hold(state, THIRD)
    daylight(state)
    answer(state, Instigate(YOU, THIRD), script=((3, 0),))
    assert state.scores[ME] == 2


def test_the_vagrants_own_instigated_battle_needs_no_sword() -> None:
    state = wander(character="vagrant", place=6)
    stand(state, 6, s1=1)
    carry(state, "torch", "sword:x")
    hold(state, YOU)
    daylight(state)
    answer(state, Instigate(ME, YOU), script=((1, 0),))
    assert state.warriors[6][YOU] == 0
    assert relation(state, YOU) == 0


# ---------------------------------------------------------------- Arbiter
def protected(*items: str) -> Woodland:
    state = wander(character="arbiter", place=6)
    carry(state, *items)
    stand(state, 6, s1=4, s2=1)
    hold(state, YOU)
    hold(state, THIRD)
    state.turn = msgspec.structs.replace(turn_of(state), seat=YOU)
    return state


def test_a_defender_may_enlist_the_arbiter_for_a_point() -> None:
    state = protected("sword", "sword:x", "sword:d")
    run(state, BeginBattle(YOU, 6, THIRD), script=())
    assert agenda.asked(state) == [THIRD]
    answer(state, Enlist(ME), seat=THIRD, script=((3, 3),))
    assert state.scores[ME] == 1
    assert state.warriors[6][YOU] == 1


def test_alone_the_defender_deals_no_more_than_its_warriors() -> None:
    state = protected("sword", "sword")
    run(state, BeginBattle(YOU, 6, THIRD))
    answer(state, Pass(), seat=THIRD, script=((3, 3),))
    assert state.scores[ME] == 0
    assert state.warriors[6][YOU] == 3


def test_an_arbiter_protects_neither_itself_nor_against_itself_nor_from_afar() -> None:
    state = wander(character="arbiter", place=6)
    for battle in (
        Battle(place=6, attacker=YOU, defender=ME),
        Battle(place=6, attacker=ME, defender=YOU),
        Battle(place=7, attacker=YOU, defender=THIRD),
    ):
        assert LAW.before_roll(state, ME, battle) == ()
    assert LAW.before_roll(state, ME, Battle(place=6, attacker=YOU, defender=THIRD))
    carry(state, "sword:d")
    assert not LAW.before_roll(state, ME, Battle(place=6, attacker=YOU, defender=THIRD))


# ---------------------------------------------------------------- Scoundrel
def test_scorched_earth_removes_enemies_and_bars_the_clearing_for_good() -> None:
    state = wander(character="scoundrel", place=6)
    stand(state, 6, s1=2)
    build(state, 6, Building(YOU, BuildingKind.SAWMILL))
    lay(state, 6, Token(THIRD, TokenKind.SYMPATHY))
    daylight(state)
    answer(state, ScorchEarth())
    assert state.scorched == (6,)
    assert (state.warriors[6], state.buildings[6], state.tokens[6]) == ((0, 0, 0), (), ())
    assert state.scores[ME] == 2
    assert relation(state, YOU) == 0
    assert carried(state) == ["boot", "boot", "crossbow"]
    assert state.pawns[ME] == 6
    from rules.root.woodland.placing import can_place

    assert not can_place(state, YOU, 6)


def test_scorched_earth_damages_three_items_of_the_other_vagabond() -> None:
    state = wander("vagabond", "marquise", character="scoundrel", place=6)
    state.pawns[YOU] = 6
    carry(state, "boot", "sword", "torch", seat=YOU)
    daylight(state)
    answer(state, ScorchEarth())
    assert carried(state, YOU) == ["boot:d", "sword:d", "torch:d"]


def test_no_scorching_twice_or_in_a_forest() -> None:
    state = wander(character="scoundrel", place=102)
    daylight(state)
    assert not found(state, ScorchEarth)
    assert any("in a clearing" in each for each in reasons(state))
    state.pawns[ME], state.scorched = 6, (6,)
    assert any("This clearing is already scorched" in each for each in reasons(state))


# ---------------------------------------------------------------- Adventurer
def improvising(*items: str) -> Woodland:
    state = wander(character="adventurer", place=6)
    state.open_quests = ("errand_fox", "fundraising")
    carry(state, *items)
    return daylight(state)


def test_improvise_lets_one_ready_item_count_as_any_and_damages_it() -> None:
    state = improvising("boot", "hammer")
    ways = {(each.quest, each.stand_in, each.missing) for each in found(state, CompleteQuest)}
    assert ways == {("errand_fox", Item.HAMMER, Item.TEA)}
    answer(state, CompleteQuest("errand_fox", False, Item.HAMMER, Item.TEA))
    assert carried(state) == ["boot:x", "hammer:xd"]
    assert state.scores[ME] == 1


def test_improvise_once_per_turn() -> None:
    state = improvising("boot", "hammer", "coin", "torch")
    answer(state, CompleteQuest("errand_fox", False, Item.HAMMER, Item.TEA))
    assert not found(state, CompleteQuest)


def test_improvise_replaces_one_item_only() -> None:
    state = improvising("hammer", "torch")
    assert not found(state, CompleteQuest)


def test_improvise_may_spare_an_item_that_is_there() -> None:
    state = improvising("boot", "tea", "hammer")
    state.open_quests = ("errand_fox",)
    ways = {(each.stand_in, each.missing) for each in found(state, CompleteQuest)}
    hidden = Item.HIDDEN
    assert ways == {(hidden, hidden), (Item.HAMMER, Item.TEA), (Item.HAMMER, Item.BOOT)}
    answer(state, CompleteQuest("errand_fox", True, Item.HAMMER, Item.TEA))
    assert sorted(carried(state)) == ["boot:x", "hammer:xd", "tea"]


# ---------------------------------------------------------------- Ronin
def test_swift_strike_exhausts_a_sword_for_an_extra_hit_once() -> None:
    state = wander(character="ronin", place=6)
    carry(state, "sword", "sword", "boot")
    stand(state, 6, s1=4)
    hold(state, YOU)
    state.turn = msgspec.structs.replace(turn_of(state), seat=YOU)
    run(state, BeginBattle(YOU, 6, ME), script=((1, 1),))
    assert UseEffect("swift_strike") in choices(state)
    answer(state, UseEffect("swift_strike"))
    answer(state, ChooseItem(Item.BOOT))
    assert carried(state) == ["boot:d", "sword", "sword:x"]
    assert state.warriors[6][YOU] == 2


def test_swift_strike_needs_a_ready_sword() -> None:
    state = wander(character="ronin", place=6)
    carry(state, "sword:x", "sword:d")
    assert LAW.battle_abilities(state, ME, Battle(place=6, attacker=ME, defender=YOU)) == ()


# ---------------------------------------------------------------- Harrier
def test_glide_leads_to_any_clearing_without_boots() -> None:
    state = wander(character="harrier", place=6)
    relate(state, YOU, 0)
    stand(state, 1, s1=2)
    state.scorched = (9,)
    daylight(state)
    places = {each.place for each in found(state, Glide)}
    assert places == set(range(1, 13)) - {6, 9}
    answer(state, Glide(1))
    assert state.pawns[ME] == 1
    assert "torch:x" in carried(state)


def test_a_snare_holds_the_harrier() -> None:
    state = wander("corvid", "eyrie", character="harrier", place=6)
    lay(state, 6, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    daylight(state)
    assert not found(state, Glide)
    reasons(state)


def test_every_character_speaks() -> None:
    from rules.root import data

    for character in data.characters():
        state = wander(character=character, place=6)
        stand(state, 6, s1=1)
        daylight(state)
        reasons(state)
        assert choices(state)[0] == Done()

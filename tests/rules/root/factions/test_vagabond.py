"""A Vagabond's orders (7.4): move, Slip, explore, quest, strike, craft, battle."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Pass, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root import data
from rules.root.actions import ChooseItem, Craft, Fight, Move
from rules.root.enums import BuildingKind, Item, Phase, PlotKind, Suit, TokenKind
from rules.root.factions.vagabond import LAW
from rules.root.factions.vagabond.actions import CompleteQuest, Explore, Strike, TakeFromRuin
from rules.root.factions.vagabond.items import board_of
from rules.root.factions.vagabond.ruins import ItemsUnderRuins
from rules.root.factions.vagabond.turn import Slip, VagabondDaylight
from rules.root.state import Building, Token, Woodland
from rules.root.woodland import moving
from rules.root.woodland.moving import TakeMove
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    hold,
    in_phase,
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


def moves(state: Woodland) -> list[Move]:
    return [each for each in choices(state) if isinstance(each, Move)]


# ---------------------------------------------------------------- moving
def test_a_move_exhausts_a_boot_and_needs_no_rule() -> None:
    state = wander(place=6)
    carry(state, "boot", "boot:x")
    stand(state, 6, s1=2)
    stand(state, 2, s1=2)
    daylight(state)
    assert {each.target for each in moves(state)} == {2, 3, 11}
    answer(state, Move(6, 2, pawn=True))
    assert state.pawns[ME] == 2
    assert carried(state) == ["boot:x", "boot:x"]
    assert not moves(state)
    assert any("boot" in each.lower() for each in reasons(state))


def test_from_a_forest_only_into_adjacent_clearings() -> None:
    state = wander(place=105)
    carry(state, "boot")
    daylight(state)
    assert {each.target for each in moves(state)} == {3, 6, 11}


def test_never_into_a_forest_by_move() -> None:
    state = wander(place=6)
    carry(state, "boot")
    daylight(state)
    step = agenda.question(state)
    assert step is not None
    said = english(step.explain(state, ME, Target(TargetKind.PLACE, 105)))
    assert "Slip" in said


def test_warriors_of_a_hostile_faction_cost_one_more_boot() -> None:
    state = wander(place=6)
    relate(state, YOU, 0)
    stand(state, 2, s1=1)
    carry(state, "boot")
    daylight(state)
    assert {each.target for each in moves(state)} == {3, 11}
    with pytest.raises(agenda.Refused, match="one more boot"):
        agenda.submit(state, ME, Move(6, 2, pawn=True))
    carry(state, "boot", "boot", "boot")
    answer(state, Move(6, 2, pawn=True))
    assert carried(state) == ["boot", "boot:x", "boot:x"]


def test_hostile_buildings_alone_cost_no_boot() -> None:
    state = wander(place=6)
    relate(state, YOU, 0)
    build(state, 2, Building(YOU, BuildingKind.SAWMILL))
    carry(state, "boot")
    daylight(state)
    assert 2 in {each.target for each in moves(state)}


def test_a_move_given_by_a_card_needs_no_boot_but_the_extra_one() -> None:
    state = wander(place=6)
    relate(state, YOU, 0)
    stand(state, 2, s1=1)
    carry(state, "boot:x")
    run(state, TakeMove(ME, "cobbler"))
    assert {each.target for each in moves(state)} == {3, 11}
    carry(state, "boot")
    answer(state, Move(6, 2, pawn=True))
    assert carried(state) == ["boot:x"]


def test_a_snare_holds_the_pawn() -> None:
    state = wander("corvid", "eyrie", place=6)
    lay(state, 6, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    carry(state, "boot")
    daylight(state)
    assert not moves(state)


def test_nobody_moves_onto_scorched_earth() -> None:
    state = wander(place=6)
    state.scorched = (2,)
    carry(state, "boot")
    daylight(state)
    assert {each.target for each in moves(state)} == {3, 11}


# ---------------------------------------------------------------- slip
def slipping(state: Woodland) -> Woodland:
    in_phase(state, Phase.BIRDSONG)
    run(state, Slip(ME))
    return state


def test_slip_leads_to_adjacent_clearings_and_forests_for_free() -> None:
    state = wander(place=6)
    carry(state)
    slipping(state)
    assert {each.target for each in moves(state)} == {2, 3, 11, 102, 105}
    answer(state, Move(6, 105, pawn=True))
    assert state.pawns[ME] == 105


def test_slip_from_a_forest_leads_to_forests_behind_one_path() -> None:
    state = slipping(wander(place=105))
    assert {each.target for each in moves(state)} == {3, 6, 11, 102, 104}


def test_a_slip_is_one_place_to_point_at() -> None:
    state = slipping(wander(place=105))
    question = agenda.question(state)
    assert question is not None
    paths = {question.describe(state, ME, each).targets for each in moves(state)}
    assert paths == {(Target(TargetKind.PLACE, place),) for place in (3, 6, 11, 102, 104)}


def test_slip_ignores_hostile_warriors_and_snares() -> None:
    state = wander("corvid", "eyrie", place=6)
    relate(state, THIRD, 0)
    stand(state, 2, s2=3)
    lay(state, 6, Token(YOU, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    carry(state, "boot")
    slipping(state)
    answer(state, Move(6, 2, pawn=True))
    assert (state.pawns[ME], carried(state)) == (2, ["boot"])


def test_slip_may_be_left_and_never_leads_onto_scorched_earth() -> None:
    state = wander(place=6)
    state.scorched = (2,)
    slipping(state)
    assert Pass() in choices(state)
    assert 2 not in {each.target for each in moves(state)}


# ---------------------------------------------------------------- battle
def test_a_battle_exhausts_a_sword_and_undamaged_swords_cap_the_hits() -> None:
    state = wander(place=6)
    stand(state, 6, s1=5)
    carry(state, "sword", "sword:x", "sword:d", "boot")
    daylight(state)
    answer(state, Fight(6, YOU), script=((3, 1),))
    assert choices(state) == [ChooseItem(Item.BOOT), ChooseItem(Item.SWORD, True)]
    answer(state, ChooseItem(Item.BOOT))
    assert state.warriors[6][YOU] == 3
    assert carried(state) == ["boot:d", "sword:d", "sword:x", "sword:x"]


def test_without_a_ready_sword_no_battle() -> None:
    state = wander(place=6)
    stand(state, 6, s1=1)
    carry(state, "sword:x")
    daylight(state)
    with pytest.raises(agenda.Refused, match="sword"):
        agenda.submit(state, ME, Fight(6, YOU))


def test_a_defender_without_undamaged_swords_is_defenseless() -> None:
    from rules.root.state import Battle

    state = wander()
    battle = Battle(place=6, attacker=YOU, defender=ME)
    carry(state, "sword:d", "boot")
    assert LAW.is_defenseless(state, ME, battle)
    carry(state, "sword:x")
    assert not LAW.is_defenseless(state, ME, battle)
    assert LAW.most_rolled_hits(state, ME, battle) == 1


def test_hits_beyond_the_undamaged_items_are_ignored_and_the_pawn_stays() -> None:
    state = wander(place=6)
    stand(state, 6, s1=5)
    carry(state, "sword")
    daylight(state)
    answer(state, Fight(6, YOU), script=((3, 3),))
    assert carried(state) == ["sword:xd"]
    assert state.pawns[ME] == 6


# ---------------------------------------------------------------- ruins
def test_exploring_takes_the_item_scores_one_and_removes_the_ruin() -> None:
    state = wander(place=6)
    state.ruins[6] = (Item.BAG,)
    carry(state, "torch")
    daylight(state)
    answer(state, Explore())
    assert carried(state) == ["bag:r", "torch:x"]
    assert state.scores[ME] == 1
    assert 6 not in state.ruins


def test_no_exploring_without_torch_or_ruin() -> None:
    state = wander(place=6)
    state.ruins[6] = (Item.BAG,)
    carry(state, "torch:d")
    daylight(state)
    assert Explore() not in choices(state)
    assert any("torch" in each.lower() for each in reasons(state))
    state.pawns[ME] = 2
    carry(state, "torch")
    assert Explore() not in choices(state)
    assert any("no ruin" in each for each in reasons(state))


def test_two_vagabonds_leave_one_of_two_items() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.ruins[6] = (Item.BAG, Item.SWORD)
    carry(state, "torch")
    daylight(state)
    answer(state, Explore())
    assert choices(state) == [TakeFromRuin(Item.BAG), TakeFromRuin(Item.SWORD)]
    answer(state, TakeFromRuin(Item.SWORD))
    assert state.ruins[6] == (Item.BAG,)
    assert state.scores[ME] == 1


def test_never_a_second_ruin_item_of_a_kind_no_point_but_the_torch() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.ruins[6] = (Item.BAG, Item.SWORD)
    carry(state, "torch", "bag:r", "sword:r")
    daylight(state)
    answer(state, Explore())
    assert choices(state) == [Pass()]
    assert any("already" in each for each in reasons(state))
    answer(state, Pass())
    assert (state.scores[ME], state.ruins[6]) == (0, (Item.BAG, Item.SWORD))
    assert "torch:x" in carried(state)


def test_a_single_item_of_a_held_kind_stays_too() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.ruins[6] = (Item.BAG,)
    carry(state, "torch", "bag:r")
    daylight(state)
    answer(state, Explore())
    assert (state.scores[ME], state.ruins[6]) == (0, (Item.BAG,))


def test_each_ruin_gets_an_item_for_each_vagabond() -> None:
    for factions, each in ((("marquise", "eyrie"), 1), (("vagabond", "marquise"), 2)):
        state = wander(*factions)
        state.ruins = dict.fromkeys((6, 10, 11, 12), ())
        run(state, ItemsUnderRuins(), Slip(ME))
        kinds = sorted(item for found in state.ruins.values() for item in found)
        assert [len(found) for found in state.ruins.values()] == [each] * 4
        assert kinds == sorted([Item.BAG, Item.BOOT, Item.HAMMER, Item.SWORD] * each)


# ---------------------------------------------------------------- quests
def questing(place: int = 6, *items: str, character: str = "ranger") -> Woodland:
    """The Errand of foxes (tea, boot) lies open, and Guard Duty of rabbits."""
    state = wander(character=character, place=place)
    state.open_quests = ("errand_fox", "guard_duty_rabbit")
    state.quests = ("escort",)
    carry(state, *items)
    return daylight(state)


def test_a_quest_exhausts_both_items_scores_and_brings_a_new_one() -> None:
    state = questing(6, "tea", "boot", "torch")
    answer(state, CompleteQuest("errand_fox", False))
    assert carried(state) == ["boot:x", "tea:x", "torch"]
    assert state.scores[ME] == 1
    assert state.open_quests == ("guard_duty_rabbit", "escort")
    assert board_of(state, ME).quests == ("errand_fox",)


def test_a_point_for_each_completed_quest_of_the_suit() -> None:
    from rules.root.factions.vagabond.items import change

    state = questing(6, "tea", "boot")
    change(state, ME, quests=("fundraising", "escort", "repair_a_shed"))
    answer(state, CompleteQuest("errand_fox", False))
    assert state.scores[ME] == 3


def test_or_two_cards() -> None:
    state = questing(6, "tea", "boot")
    cards = len(state.hands[ME])
    answer(state, CompleteQuest("errand_fox", True))
    assert (len(state.hands[ME]), state.scores[ME]) == (cards + 2, 0)


def test_an_empty_quest_deck_brings_no_new_quest() -> None:
    state = questing(6, "tea", "boot")
    state.quests = ()
    answer(state, CompleteQuest("errand_fox", False))
    assert state.open_quests == ("guard_duty_rabbit",)


def test_the_suit_must_match_and_both_items_be_ready() -> None:
    state = questing(5, "tea", "boot", "torch", "sword:x")
    assert not [each for each in choices(state) if isinstance(each, CompleteQuest)]
    said = reasons(state)
    assert any("The quest's suit is not the suit of" in each for each in said)
    assert any("items ready" in each for each in said)


# ---------------------------------------------------------------- strike
def strikes(state: Woodland) -> list[Strike]:
    return [each for each in choices(state) if isinstance(each, Strike)]


def test_strike_removes_a_warrior_while_there_is_one() -> None:
    state = wander(place=6)
    stand(state, 6, s1=2)
    build(state, 6, Building(YOU, BuildingKind.SAWMILL))
    carry(state, "crossbow")
    daylight(state)
    assert strikes(state) == [Strike(YOU)]
    answer(state, Strike(YOU))
    assert state.warriors[6][YOU] == 1
    assert relation(state, YOU) == 0
    assert state.scores[ME] == 0
    assert carried(state) == ["crossbow:x"]


def test_strike_takes_another_piece_where_no_warrior_is_and_scores_it() -> None:
    state = wander(place=6)
    mill = Building(YOU, BuildingKind.SAWMILL)
    build(state, 6, mill)
    lay(state, 6, Token(YOU, TokenKind.WOOD))
    carry(state, "crossbow")
    daylight(state)
    assert strikes(state) == [
        Strike(YOU, building=mill),
        Strike(YOU, token=Token(YOU, TokenKind.WOOD)),
    ]
    answer(state, Strike(YOU, building=mill))
    assert (state.buildings[6], state.scores[ME], relation(state, YOU)) == ((), 1, 1)


def test_strike_does_not_tell_what_a_plot_is() -> None:
    state = wander("corvid", "eyrie", place=6)
    lay(state, 6, Token(YOU, TokenKind.PLOT, plot=PlotKind.RAID))
    carry(state, "crossbow")
    daylight(state)
    hidden = Strike(YOU, token=Token(YOU, TokenKind.PLOT))
    assert strikes(state) == [hidden]
    answer(state, hidden)
    assert state.tokens[6] == ()


def test_a_pawn_cannot_be_struck() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.pawns[YOU] = 6
    carry(state, "crossbow")
    daylight(state)
    assert not strikes(state)


# ---------------------------------------------------------------- crafting
def test_hammers_pay_in_the_suit_of_the_clearing_and_the_item_comes_face_up() -> None:
    state = wander(place=8)
    carry(state, "hammer", "hammer", "hammer:x")
    assert LAW.crafting_power(state, ME) == (Suit.FOX, Suit.FOX)
    card = next(
        each for each in data.decks()["base"] if each.item is not None and each.cost == ("fox",)
    )
    hold(state, ME, card.id)
    daylight(state)
    crafted = [each for each in choices(state) if isinstance(each, Craft)]
    assert [each.card for each in crafted] == [card.id]
    answer(state, crafted[0])
    assert str(card.item) in carried(state)
    assert carried(state).count("hammer:x") == 2
    assert state.scores[ME] == card.vp
    assert state.boxes[ME] == ()


def test_no_crafting_in_a_forest() -> None:
    state = wander(place=102)
    carry(state, "hammer")
    assert LAW.crafting_power(state, ME) == ()


# ---------------------------------------------------------------- the turn
def test_daylight_ends_by_choice_and_every_option_speaks() -> None:
    state = wander(place=6)
    state.ruins[6] = (Item.BAG,)
    stand(state, 6, s1=1)
    daylight(state)
    reasons(state)
    assert choices(state)[0] == Done()
    waiting = len(state.agenda)
    answer(state, Done())
    assert len(state.agenda) == waiting - 1


def test_a_ready_item_without_use_and_a_tired_one_are_explained() -> None:
    state = wander(place=6)
    carry(state, "boot", "sword:x", "torch:d")
    daylight(state)
    step = agenda.question(state)
    assert step is not None
    for chip, words in (
        ("item:boot:0:0", "ready"),
        ("item:sword:1:0", "exhausted"),
        ("item:torch:0:1", "repaired"),
    ):
        assert words in english(step.explain(state, ME, Target(TargetKind.PIECE, chip)))


def test_the_pawn_is_no_warrior_and_never_rules() -> None:
    from rules.root.woodland.ruling import ruler

    state = wander(place=6)
    stand(state, 6, s1=1)
    assert ruler(state, 6) == YOU
    assert moving.why_not_move(state, ME, 6, 2) is None
    assert ruler(state, 7) == Seat(-1)


def test_the_prompt_says_what_its_items_can_do_whatever_it_holds() -> None:
    state = wander(place=1)
    carry(state, "boot", "hammer", "torch:x")
    stand(state, 1, s1=1)
    told = set()
    for card in ("anvil", "bake_sale"):
        hold(state, ME, card)
        told.add(english(VagabondDaylight(ME).prompt(state, ME)))
    assert told == {"Vagabond in clearing 1, 2 ready items: move, aid, craft."}
    carry(state, "torch:x")
    said = english(VagabondDaylight(ME).prompt(state, ME))
    assert said == "Vagabond in clearing 1, 0 ready items: no actions available."

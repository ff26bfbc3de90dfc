"""Leaders and lords: rule, crafting, battle, set-up of the Eyrie (7.2, R21, R22, R50, R73)."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace
from rules.root.battle import BeginBattle
from rules.root.boards import EyrieBoard
from rules.root.data import leaders
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.factions.eyrie import LAW
from rules.root.factions.eyrie.actions import ChooseLeader
from rules.root.factions.eyrie.holdings import board_of, put_board
from rules.root.state import NOBODY, Building, Woodland
from rules.root.woodland.ruling import ruler
from tests.rules.root.driving import answer, choices, hold, stand
from tests.rules.root.factions.courts import ME, THIRD, YOU, is_over, laid, play, raised
from tests.rules.root.scenes import scene

ROOST = BuildingKind.ROOST


def led(leader: str, *others: str, map: str = "autumn", **options: str) -> Woodland:
    state = scene(("eyrie", *(others or ("marquise",))), map, options)
    put_board(state, ME, EyrieBoard(leader=leader))
    return state


# ---------------------------------------------------------------- rule
def test_tied_for_the_most_the_eyrie_rules() -> None:
    state = led("builder", "marquise", "alliance")
    stand(state, 1, s0=2, s1=2, s2=1)
    stand(state, 2, s0=1, s1=2)
    stand(state, 3, s1=1, s2=1)
    assert [ruler(state, place) for place in (1, 2, 3, 4)] == [ME, YOU, NOBODY, NOBODY]


def test_a_garden_beats_the_tie() -> None:
    state = led("builder", "cult")
    stand(state, 1, s0=1)
    state.buildings[1] = (Building(YOU, BuildingKind.GARDEN, Suit.FOX),)
    assert ruler(state, 1) == YOU


# ---------------------------------------------------------------- crafting
def test_crafted_items_score_one_unless_the_builder_leads() -> None:
    for leader in leaders():
        state = led(leader)
        assert LAW.item_points(state, ME, 3) == (3 if leader == "builder" else 1)


def test_roosts_are_crafting_pieces() -> None:
    state = led("builder")
    raised(state, ME, ROOST, 2, 7)
    assert LAW.crafting_pieces(state, ME) == (2, 7)


def test_bonus_points_still_count() -> None:
    from rules.root.actions import Craft
    from rules.root.factions.workbench import CraftFirst

    state = led("commander")
    state.crafted[ME] = ("master_engravers",)
    raised(state, ME, ROOST, 6)
    hold(state, ME, "anvil")
    play(state, CraftFirst(ME))
    answer(state, Craft("anvil", (Suit.FOX,)))
    assert state.scores[ME] == 2


# ---------------------------------------------------------------- battle
@pytest.mark.parametrize(("leader", "left"), [("commander", 0), ("builder", 1)])
def test_the_commander_deals_one_more_hit_as_attacker(leader: str, left: int) -> None:
    state = led(leader)
    stand(state, 1, s0=2, s1=2)
    play(state, BeginBattle(ME, 1, YOU), script=((1, 0),))
    assert state.warriors[1][YOU] == left


def test_the_commander_does_not_as_defender() -> None:
    state = led("commander")
    stand(state, 1, s0=2, s1=2)
    play(state, BeginBattle(YOU, 1, ME), script=((1, 0),))
    assert state.warriors[1] == (1, 2)


def despot_scores(state: Woodland, attacker: Seat, dice: tuple[int, int]) -> int:
    play(state, BeginBattle(attacker, 1, YOU if attacker == ME else ME), script=(dice,))
    return state.scores[ME]


def test_the_despot_scores_one_more_a_battle() -> None:
    state = led("despot")
    stand(state, 1, s0=3)
    laid(state, YOU, TokenKind.WOOD, 1, 1)
    raised(state, YOU, BuildingKind.SAWMILL, 1)
    assert despot_scores(state, ME, (3, 0)) == 4


def test_the_despot_scores_as_defender_too_but_not_for_warriors() -> None:
    state = led("despot")
    stand(state, 1, s0=3, s1=1)
    assert despot_scores(state, ME, (1, 0)) == 0
    laid(state, YOU, TokenKind.WOOD, 1)
    stand(state, 1, s1=1)
    assert despot_scores(state, YOU, (3, 2)) == 2


def test_once_even_when_an_ambush_strikes_first() -> None:
    from rules.kernel.steps import Pass
    from rules.root.actions import PlayCard

    state = led("despot")
    stand(state, 1, s0=3, s1=1)
    laid(state, YOU, TokenKind.WOOD, 1, 1)
    hold(state, ME, "ambush_fox")
    hold(state, YOU, "anvil")
    play(state, BeginBattle(YOU, 1, ME))
    answer(state, PlayCard("ambush_fox"))
    answer(state, Pass(), seat=YOU)
    assert is_over(state)
    assert state.scores[ME] == 2  # one wood, the Despot's point; no warrior is left to fight


def test_no_bonus_outside_battle_or_under_other_leaders() -> None:
    from rules.kernel.step_context import StepContext
    from rules.root.enums import Cause
    from rules.root.woodland.removing import remove_all_enemies

    state = led("despot")
    laid(state, YOU, TokenKind.WOOD, 1)
    remove_all_enemies(state, StepContext(), ME, (1,), Cause.FAVOR)
    assert state.scores[ME] == 1
    other = led("builder")
    stand(other, 1, s0=3)
    laid(other, YOU, TokenKind.WOOD, 1)
    assert despot_scores(other, ME, (3, 0)) == 1


def test_under_instigate_the_vagrant_scores() -> None:
    state = led("despot", "marquise", "vagabond")
    stand(state, 1, s0=3)
    laid(state, YOU, TokenKind.WOOD, 1)
    play(state, BeginBattle(ME, 1, YOU, "instigate", scorer=THIRD), script=((3, 0),))
    assert (state.scores[ME], state.scores[THIRD]) == (0, 1)


# ---------------------------------------------------------------- set-up
def test_a_corner_opposite_the_keep_then_a_leader() -> None:
    state = led("")
    laid(state, YOU, TokenKind.KEEP, 1)
    play(state, *LAW.set_up(state, ME))
    assert choices(state) == [ChoosePlace(3)]
    step = agenda.question(state)
    assert "opposite" in english(step.explain(state, ME, Target(TargetKind.PLACE, 2)))
    answer(state, ChoosePlace(3))
    assert state.warriors[3][ME] == 6
    assert state.buildings[3] == (Building(ME, ROOST),)
    assert choices(state) == [ChooseLeader(leader) for leader in leaders()]
    step = agenda.question(state)
    assert "leader" in english(step.explain(state, ME, Target(TargetKind.PLACE, 2)))
    answer(state, ChooseLeader("despot"))
    assert is_over(state)
    assert board_of(state, ME).leader == "despot"
    assert board_of(state, ME).deposed == ()
    assert LAW.homelands(state, ME) == (3,)


def test_first_of_all_any_corner() -> None:
    state = led("")
    play(state, *LAW.set_up(state, ME))
    assert choices(state) == [ChoosePlace(place) for place in (1, 2, 3, 4)]


def test_the_advanced_homeland_is_on_the_edge_two_clearings_away() -> None:
    state = led("", setup="advanced")
    raised(state, YOU, BuildingKind.SAWMILL, 1)
    play(state, *LAW.set_up_advanced(state, ME))
    assert {each.place for each in choices(state)} == {3, 6, 7, 8}
    step = agenda.question(state)
    assert "edge" in english(step.explain(state, ME, Target(TargetKind.PLACE, 12)))
    answer(state, ChoosePlace(7), ChooseLeader("builder"))
    assert is_over(state)
    assert state.warriors[7][ME] == 6

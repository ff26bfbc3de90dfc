"""A Vagabond begins (7.4, 2.2)."""

import pytest

from rules.kernel import agenda
from rules.root import data
from rules.root.actions import ChoosePlace
from rules.root.boards import VagabondBoard
from rules.root.factions.vagabond import LAW
from rules.root.factions.vagabond.actions import TakeCharacter
from rules.root.factions.vagabond.items import board_of, change
from tests.rules.root.driving import answer, choices, reasons, run
from tests.rules.root.factions.wanderers import ME, YOU, carried, wander


def test_a_character_of_choice_a_forest_and_three_quests() -> None:
    state = wander()
    state.boards[ME] = LAW.board(state, ME)
    state.quests = state.open_quests = ()
    run(state, *LAW.set_up(state, ME))
    assert len(choices(state)) == len(data.characters()) == 9
    answer(state, TakeCharacter("ronin"))
    assert carried(state) == ["boot", "boot", "sword", "torch"]
    assert choices(state) == [ChoosePlace(100 + number) for number in range(7)]
    answer(state, ChoosePlace(103))
    assert state.pawns[ME] == 103
    assert len(state.open_quests) == 3
    assert len(state.quests) == 12
    assert not set(state.open_quests) & set(state.quests)


def test_everybody_is_indifferent() -> None:
    state = wander("marquise", "cult")
    board = LAW.board(state, ME)
    assert isinstance(board, VagabondBoard)
    assert (board.relations, board.aids) == ((1, 1, 1), (0, 0, 0))


def test_two_vagabonds_have_different_characters_and_share_the_quests() -> None:
    state = wander("vagabond", "marquise", character="thief")
    state.boards[YOU] = LAW.board(state, YOU)
    state.quests, state.open_quests = ("escort",), ("fundraising",)
    run(state, *LAW.set_up(state, YOU))
    assert TakeCharacter("thief") not in choices(state, YOU)
    assert any("other Vagabond" in each for each in reasons(state, YOU))
    with pytest.raises(agenda.Refused, match="other Vagabond"):
        agenda.submit(state, YOU, TakeCharacter("thief"))
    answer(state, TakeCharacter("tinker"), ChoosePlace(100), seat=YOU)
    assert (state.quests, state.open_quests) == (("escort",), ("fundraising",))


def test_the_draft_deals_a_character_beside_the_card() -> None:
    state = wander()
    change(state, ME, character="", items=())
    assert set(LAW.draft_extras()) == set(data.characters())
    LAW.take_extra(state, ME, "harrier")
    assert board_of(state, ME).character == "harrier"
    state.quests, state.open_quests = ("escort",), ("fundraising",)
    run(state, *LAW.set_up_advanced(state, ME))
    assert choices(state)[0] == ChoosePlace(100)


def test_a_dealt_character_that_is_taken_is_chosen_anew() -> None:
    state = wander("vagabond", "marquise", character="thief")
    state.boards[YOU] = LAW.board(state, YOU)
    LAW.take_extra(state, YOU, "thief")
    assert board_of(state, YOU).character == ""
    run(state, *LAW.set_up_advanced(state, YOU))
    assert len(choices(state, YOU)) == 8

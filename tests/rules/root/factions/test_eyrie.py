"""The Eyrie's turn (7.2, R48, R49): Birdsong, the Decree, turmoil, Evening."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, Craft, Fight, Move
from rules.root.boards import EyrieBoard
from rules.root.data import leaders
from rules.root.enums import BuildingKind, Phase, TokenKind
from rules.root.factions.eyrie import LAW
from rules.root.factions.eyrie.actions import AddToDecree, ChooseLeader, Obey
from rules.root.factions.eyrie.birdsong import ChooseRoost, GrowDecree
from rules.root.factions.eyrie.decree import birds, prospects
from rules.root.factions.eyrie.holdings import board_of, column, put_board
from rules.root.factions.eyrie.naming import BATTLE, BUILD, MOVE, RECRUIT, VIZIER
from rules.root.factions.eyrie.obeying import NextCard, ObeyCard, ObeyDecree
from rules.root.factions.eyrie.turmoil import FallIntoTurmoil, TurnLeaderUp
from rules.root.state import Token, Turn, Woodland, turn_of
from tests.rules.root.driving import answer, choices, hold, in_phase, lay, reasons, stand
from tests.rules.root.factions.courts import ME, THIRD, YOU, is_over, laid, play, raised
from tests.rules.root.scenes import scene

ROOST = BuildingKind.ROOST
FOX, MOUSE, RABBIT = "anvil", "mouse_in_a_sack", "root_tea_rabbit"
OTHER_FOX = "foxfolk_steel"
BIRD, OTHER_BIRD = "ambush_bird", "birdy_bindle"


def realm(
    *others: str,
    leader: str = "commander",
    recruit: tuple[str, ...] = (),
    move: tuple[str, ...] = (),
    battle: tuple[str, ...] = (),
    build: tuple[str, ...] = (),
    **options: str,
) -> Woodland:
    """The Eyrie on seat 0 with this leader and these cards in the Decree, out of the deck."""
    state = scene(("eyrie", *(others or ("marquise",))), options=options)
    decree = (recruit, move, battle, build)
    deck = list(state.deck)
    for cards in decree:
        for card in cards:
            deck.remove(card)
    state.deck = tuple(deck)
    put_board(state, ME, EyrieBoard(leader=leader, decree=decree))
    return state


def bare(*others: str, **columns: tuple[str, ...]) -> Woodland:
    """The same without viziers: no leader."""
    return realm(*others, leader="", **columns)  # type: ignore[arg-type]


# ---------------------------------------------------------------- Birdsong
def test_an_empty_hand_draws_a_card() -> None:
    state = in_phase(realm(), Phase.BIRDSONG)
    raised(state, ME, ROOST, 1)
    play(state, *LAW.birdsong(state, ME))
    assert len(state.hands[ME]) == 1
    assert isinstance(agenda.question(state), GrowDecree)


def test_a_hand_that_is_not_empty_draws_none() -> None:
    state = in_phase(realm(), Phase.BIRDSONG)
    hold(state, ME, FOX)
    play(state, *LAW.birdsong(state, ME))
    assert state.hands[ME] == (FOX,)


def test_with_both_piles_empty_nothing_is_added() -> None:
    state = in_phase(realm(), Phase.BIRDSONG)
    raised(state, ME, ROOST, 1)
    state.discard, state.deck = (), ()
    play(state, *LAW.birdsong(state, ME))
    assert is_over(state)


def test_one_card_must_be_added_in_any_column() -> None:
    state = realm()
    raised(state, ME, ROOST, 1)
    hold(state, ME, FOX, BIRD)
    play(state, GrowDecree(ME))
    assert set(choices(state)) == {
        AddToDecree(card, number) for card in (FOX, BIRD) for number in range(4)
    }
    answer(state, AddToDecree(FOX, BUILD))
    assert board_of(state, ME).decree == ((), (), (), (FOX,))
    assert Done() in choices(state)
    answer(state, Done())
    assert is_over(state)
    assert state.hands[ME] == (BIRD,)


def test_two_cards_at_most_one_of_them_a_bird() -> None:
    state = realm()
    hold(state, ME, FOX, BIRD, OTHER_BIRD)
    play(state, GrowDecree(ME))
    answer(state, AddToDecree(BIRD, MOVE))
    assert {each.card for each in choices(state) if isinstance(each, AddToDecree)} == {FOX}
    assert reasons(state) == ["Only one of the two cards may be a bird."]
    with pytest.raises(agenda.Refused, match="Only one"):
        agenda.submit(state, ME, AddToDecree(OTHER_BIRD, 0))
    answer(state, AddToDecree(FOX, MOVE))
    assert is_over(state)
    assert column(state, ME, MOVE) == (VIZIER, BIRD, FOX)


def test_after_a_plain_card_a_bird_may_follow() -> None:
    state = realm()
    hold(state, ME, FOX, BIRD)
    play(state, GrowDecree(ME))
    answer(state, AddToDecree(FOX, MOVE), AddToDecree(BIRD, RECRUIT))
    assert board_of(state, ME).decree == ((BIRD,), (FOX,), (), ())
    assert state.hands[ME] == ()


def test_the_decree_lies_open() -> None:
    state = realm(recruit=(FOX,), build=(BIRD,))
    assert LAW.open_cards(state, ME) == (FOX, BIRD)


def test_without_a_roost_a_new_one_where_the_fewest_warriors_are() -> None:
    state = in_phase(realm(), Phase.BIRDSONG)
    for place in range(1, 11):
        stand(state, place, s1=1)
    stand(state, 11, s0=1)
    hold(state, ME, FOX)
    play(state, *LAW.birdsong(state, ME))
    answer(state, AddToDecree(FOX, MOVE))
    assert is_over(state)
    assert state.buildings[12][0].kind is ROOST
    assert state.warriors[12][ME] == 3


def test_of_several_clearings_one_is_chosen() -> None:
    state = realm()
    for place in range(1, 11):
        stand(state, place, s1=1)
    play(state, LAW.birdsong(state, ME)[2])
    assert isinstance(agenda.question(state), ChooseRoost)
    assert choices(state) == [ChoosePlace(11), ChoosePlace(12)]
    step = agenda.question(state)
    assert "fewest warriors" in english(step.explain(state, ME, Target(TargetKind.PLACE, 1)))
    answer(state, ChoosePlace(11))
    assert state.warriors[11][ME] == 3


def test_the_fewest_among_those_with_a_slot_and_without_a_ban() -> None:
    state = realm()
    for place in range(1, 13):
        stand(state, place, s1=1)
    stand(state, 1, s1=1)
    laid(state, YOU, TokenKind.KEEP, 2)
    raised(state, YOU, BuildingKind.SAWMILL, 3)
    play(state, LAW.birdsong(state, ME)[2])
    assert [each.place for each in choices(state)] == [4, 5, 6, 7, 8, 9, 10, 11, 12]


def test_a_short_supply_places_fewer_and_no_room_nothing() -> None:
    state = realm()
    stand(state, 1, s0=18)
    for place in range(1, 12):
        stand(state, place, s1=1)
    play(state, LAW.birdsong(state, ME)[2])
    assert state.warriors[12][ME] == 2
    other = realm()
    other.scorched = tuple(range(1, 13))
    play(other, LAW.birdsong(other, ME)[2])
    assert is_over(other)
    assert not any(other.buildings)


def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    state = realm()
    raised(state, ME, ROOST, 1)
    play(state, LAW.birdsong(state, ME)[2])
    assert is_over(state)


# ---------------------------------------------------------------- the Decree
def test_crafting_precedes_the_decree() -> None:
    state = realm(move=(FOX,))
    raised(state, ME, ROOST, 1)
    stand(state, 1, s0=2)
    hold(state, ME, "travel_gear_mouse")
    state.suits = (state.suits[0], *(state.suits[3],) * 12)
    play(state, *LAW.daylight(state, ME))
    crafts = [each for each in choices(state) if isinstance(each, Craft)]
    assert [each.card for each in crafts] == ["travel_gear_mouse"]
    answer(state, crafts[0])
    assert state.scores[ME] == 1
    assert isinstance(agenda.question(state), NextCard | ObeyCard)


def test_columns_come_in_their_order_and_empty_ones_are_skipped() -> None:
    state = bare(recruit=(FOX,), battle=(OTHER_FOX,), build=(MOUSE,))
    raised(state, ME, ROOST, 1)
    stand(state, 1, s1=1)
    stand(state, 9, s0=1)
    play(state, ObeyDecree(ME))
    assert state.warriors[1][ME] == 1, "one roost only: not asked"
    assert choices(state) == [Fight(1, YOU)]
    answer(state, Fight(1, YOU), script=((0, 0),))
    assert is_over(state)
    assert state.buildings[9][0].kind is ROOST
    assert board_of(state, ME).decree == ((FOX,), (), (OTHER_FOX,), (MOUSE,))
    assert not turn_of(state).ended


def test_recruit_needs_a_matching_roost() -> None:
    state = bare(recruit=(FOX,))
    raised(state, ME, ROOST, 1, 2, 8)
    play(state, ObeyDecree(ME))
    assert choices(state) == [ChoosePlace(1), ChoosePlace(8)]
    step = agenda.question(state)
    said = [english(step.explain(state, ME, Target(TargetKind.PLACE, p))) for p in (2, 6)]
    assert "does not match" in said[0]
    assert "no roost" in said[1]
    answer(state, ChoosePlace(1))
    assert state.warriors[1][ME] == 1


def test_a_bird_matches_all() -> None:
    state = bare(recruit=(BIRD,))
    raised(state, ME, ROOST, 1, 2, 3)
    play(state, ObeyDecree(ME))
    assert choices(state) == [ChoosePlace(1), ChoosePlace(2), ChoosePlace(3)]


def test_a_move_goes_from_a_matching_clearing_with_one_warrior_at_least() -> None:
    state = bare(move=(FOX,))
    stand(state, 1, s0=2)
    stand(state, 2, s0=3)
    play(state, ObeyDecree(ME))
    assert {(each.source, each.warriors) for each in choices(state)} == {(1, 1), (1, 2)}
    answer(state, Move(1, 5, 1))
    assert is_over(state)
    assert state.warriors[5][ME] == 1


def test_battle_needs_a_warrior_and_any_enemy_piece() -> None:
    state = bare("marquise", "alliance", battle=(FOX,))
    stand(state, 1, s0=1)
    stand(state, 2, s0=1, s1=1)
    laid(state, THIRD, TokenKind.SYMPATHY, 1)
    raised(state, ME, ROOST, 6)
    stand(state, 6, s1=1)
    play(state, ObeyDecree(ME))
    assert choices(state) == [Fight(1, THIRD)]


def test_build_needs_rule_a_slot_and_no_roost_there() -> None:
    state = bare(build=(BIRD,))
    stand(state, 1, s0=1)
    stand(state, 2, s0=1)
    raised(state, ME, ROOST, 2)
    stand(state, 3, s0=1)
    raised(state, YOU, BuildingKind.SAWMILL, 3)
    stand(state, 4, s1=1)
    stand(state, 9, s0=1)
    play(state, ObeyDecree(ME))
    assert choices(state) == [ChoosePlace(1), ChoosePlace(9)]
    step = agenda.question(state)
    said = [english(step.explain(state, ME, Target(TargetKind.PLACE, p))) for p in (2, 3, 4)]
    assert "There is already a roost in clearing 2" in said[0]
    assert "no open slot" in said[1]
    assert "do not rule" in said[2]


def test_at_the_keep_no_roost_is_built() -> None:
    state = bare(build=(FOX,))
    stand(state, 1, s0=1)
    laid(state, YOU, TokenKind.KEEP, 1)
    play(state, ObeyDecree(ME))
    assert "turmoil" in english(agenda.options(state, ME)[0].label).lower()


def test_the_player_picks_the_next_card_of_a_column() -> None:
    state = bare(move=(FOX, MOUSE))
    stand(state, 1, s0=2)
    play(state, ObeyDecree(ME))
    assert set(choices(state)) == {Obey(FOX), Obey(MOUSE)}
    labels = [english(each.label) for each in agenda.options(state, ME)]
    assert "turmoil" not in labels[0]
    assert "turmoil" in labels[1]
    answer(state, Obey(FOX), Move(1, 5, 2))
    assert choices(state) == [Obey(MOUSE)]  # nobody stands in a mouse clearing
    answer(state, Obey(MOUSE))
    assert isinstance(agenda.question(state), TurnLeaderUp)


def test_an_impossible_card_may_come_first_and_ends_it_all() -> None:
    state = bare(move=(FOX, MOUSE))
    stand(state, 1, s0=2)
    play(state, ObeyDecree(ME))
    answer(state, Obey(MOUSE))
    assert state.warriors[1][ME] == 2
    assert board_of(state, ME).decree == ((), (), (), ())


def test_a_move_may_make_the_next_card_possible() -> None:
    state = bare(move=(FOX, MOUSE))
    stand(state, 1, s0=2)
    play(state, ObeyDecree(ME))
    answer(state, Obey(FOX), Move(1, 9, 2))
    assert {each.source for each in choices(state)} == {9}


def test_a_picked_card_that_can_be_done_must_be_done() -> None:
    state = bare(move=(FOX, MOUSE))
    stand(state, 1, s0=2)
    play(state, ObeyDecree(ME))
    answer(state, Obey(FOX))
    assert all(isinstance(each, Move) for each in choices(state))


def test_nothing_comes_between_picking_and_obeying() -> None:
    state = bare(move=(FOX, MOUSE), dominance_with_two_players="on")  # type: ignore[arg-type]
    stand(state, 1, s0=2)
    hold(state, ME, "dominance_fox")
    state.scores[ME] = 12
    play(state, ObeyDecree(ME))
    assert any(type(each).__name__ == "ActivateDominance" for each in choices(state))
    answer(state, Obey(FOX))
    assert not any(type(each).__name__ == "ActivateDominance" for each in choices(state))
    assert not reasons(state)


def test_the_vizier_is_a_bird_of_its_column() -> None:
    state = realm(leader="despot")
    stand(state, 7, s0=2)
    assert column(state, ME, MOVE) == column(state, ME, BUILD) == (VIZIER,)
    play(state, ObeyDecree(ME))
    answer(state, Move(7, 3, 1))
    assert set(choices(state)) == {ChoosePlace(3), ChoosePlace(7)}


# ---------------------------------------------------------------- Charismatic
def test_charismatic_recruits_two() -> None:
    state = realm(leader="charismatic")
    raised(state, ME, ROOST, 1)
    stand(state, 1, s1=1)
    play(state, ObeyDecree(ME))
    assert state.warriors[1][ME] == 2


def test_what_can_be_placed_of_a_charismatic_recruit_is_placed_before_turmoil() -> None:
    state = realm(leader="charismatic")
    raised(state, ME, ROOST, 1, 2)
    stand(state, 7, s0=19)
    play(state, ObeyDecree(ME))
    assert "turmoil" in english(agenda.options(state, ME)[0].label)
    answer(state, Obey(VIZIER))
    answer(state, ChoosePlace(2))
    assert state.warriors[2][ME] == 1
    assert isinstance(agenda.question(state), TurnLeaderUp)


def test_no_warriors_no_recruit() -> None:
    state = bare(recruit=(BIRD,))
    raised(state, ME, ROOST, 1)
    stand(state, 7, s0=20)
    play(state, ObeyDecree(ME))
    assert "Too few warriors" in english(agenda.options(state, ME)[0].label)
    answer(state, Obey(BIRD))
    assert isinstance(agenda.question(state), TurnLeaderUp)


# ---------------------------------------------------------------- turmoil
def test_turmoil_in_full() -> None:
    state = realm(leader="despot", recruit=(FOX,), move=(BIRD,), build=(OTHER_BIRD,))
    state.scores[ME] = 10
    assert birds(state, ME) == 4
    play(state, FallIntoTurmoil(ME))
    assert state.scores[ME] == 6
    assert board_of(state, ME).decree == ((), (), (), ())
    assert sorted(state.discard) == sorted((FOX, BIRD, OTHER_BIRD))
    others = set(leaders()) - {"despot"}
    assert {each.leader for each in choices(state)} == others
    assert reasons(state) == ["This leader was deposed."]
    answer(state, ChooseLeader("charismatic"))
    assert is_over(state)
    assert turn_of(state).ended
    board = board_of(state, ME)
    assert (board.leader, board.deposed) == ("charismatic", ("despot",))
    assert column(state, ME, RECRUIT) == column(state, ME, BATTLE) == (VIZIER,)
    assert column(state, ME, MOVE) == ()


def test_points_do_not_fall_below_zero() -> None:
    state = realm(leader="despot")
    state.scores[ME] = 1
    play(state, FallIntoTurmoil(ME))
    assert state.scores[ME] == 0


def test_when_no_leader_is_face_up_all_turn_up_the_deposed_one_too() -> None:
    state = realm(leader="despot")
    deposed = ("builder", "charismatic", "commander")
    put_board(state, ME, msgspec.structs.replace(board_of(state, ME), deposed=deposed))
    play(state, FallIntoTurmoil(ME))
    assert {each.leader for each in choices(state)} == set(leaders())
    assert not reasons(state)


def test_the_last_face_up_leader_turns_up_by_itself() -> None:
    state = realm(leader="despot")
    put_board(
        state,
        ME,
        msgspec.structs.replace(board_of(state, ME), deposed=("builder", "charismatic")),
    )
    play(state, FallIntoTurmoil(ME))
    assert is_over(state)
    assert board_of(state, ME).leader == "commander"


def test_after_turmoil_the_rest_of_the_decree_is_not_obeyed() -> None:
    state = realm(leader="charismatic", battle=(FOX,))
    stand(state, 1, s0=2, s1=2)
    play(state, *LAW.daylight(state, ME))
    answer(state, Obey(VIZIER))  # no roost to recruit at
    answer(state, ChooseLeader("builder"))
    assert is_over(state)
    assert state.warriors[1] == (2, 2)


# ---------------------------------------------------------------- what will fail
def test_prospects_name_the_cards_that_would_fail() -> None:
    state = realm(leader="despot", recruit=(FOX, MOUSE), move=(RABBIT,), battle=(OTHER_FOX,))
    raised(state, ME, ROOST, 1)
    stand(state, 1, s0=1)
    found = {(each.column, each.card): english(each.why) for each in prospects(state, ME)}
    assert set(found) == {(RECRUIT, MOUSE), (MOVE, RABBIT), (BATTLE, OTHER_FOX), (BUILD, VIZIER)}
    assert "mouse" in found[RECRUIT, MOUSE]
    assert "There is no enemy to battle" in found[BATTLE, OTHER_FOX]


def test_prospects_count_the_supply_for_all_recruits() -> None:
    state = bare(recruit=(FOX, MOUSE))
    raised(state, ME, ROOST, 1, 2)
    stand(state, 7, s0=19)
    assert [(each.column, each.card) for each in prospects(state, ME)] == [(RECRUIT, MOUSE)]


@pytest.mark.parametrize(("recruit", "fails"), [((FOX, MOUSE), 0), (("armorers",) * 2, 1)])
def test_a_card_that_fails_by_itself_uses_up_no_supply(
    recruit: tuple[str, ...], fails: int
) -> None:
    state = bare(recruit=recruit)
    raised(state, ME, ROOST, 2)
    stand(state, 7, s0=19)
    assert [each.place for each in prospects(state, ME)] == [fails]


def test_warriors_hired_in_birdsong_are_reckoned_with() -> None:
    """Mercenaries fight from Daylight on, when the Decree is obeyed (7.6)."""
    state = bare("riverfolk", "marquise", battle=(FOX,))
    stand(state, 1, s1=2, s2=1)
    state.turn = Turn(seat=ME, phase=Phase.BIRDSONG, services=("mercenaries",))
    assert prospects(state, ME) == ()
    state.turn = Turn(seat=ME, phase=Phase.BIRDSONG)
    assert len(prospects(state, ME)) == 1


def test_nothing_fails_of_an_empty_decree() -> None:
    assert prospects(bare(), ME) == ()


def test_prospects_know_that_all_roosts_are_out() -> None:
    state = bare(build=(FOX,))
    raised(state, ME, ROOST, 2, 3, 4, 5, 6, 7, 8)
    stand(state, 1, s0=3)
    assert [english(each.why) for each in prospects(state, ME)] == ["All roosts are on the map."]


# ---------------------------------------------------------------- Evening
@pytest.mark.parametrize(
    ("built", "points", "drawn"), [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (6, 4, 3), (7, 5, 3)]
)
def test_roosts_score_and_draw(built: int, points: int, drawn: int) -> None:
    state = in_phase(realm(), Phase.EVENING)
    raised(state, ME, ROOST, *(1, 2, 3, 4, 5, 6, 7)[:built])
    play(state, *LAW.evening(state, ME))
    assert state.scores[ME] == points
    assert len(state.hands[ME]) == drawn


def test_a_plot_does_not_change_what_is_asked() -> None:
    state = bare("corvid", build=(FOX,))
    stand(state, 1, s0=1)
    lay(state, 1, Token(YOU, TokenKind.PLOT))
    stand(state, 6, s0=1)
    play(state, ObeyDecree(ME))
    assert choices(state)[0] == ChoosePlace(1)

"""Friends and foes of a Vagabond (7.4): aid, relationships, Infamy, allies, coalition."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass
from rules.root.actions import ActivateDominance, ChooseItem, ChooseSeat, Fight, Move
from rules.root.battle.begin import BeginBattle
from rules.root.enums import BuildingKind, Cause, Item, Phase, PlotKind, TokenKind
from rules.root.factions.vagabond import LAW
from rules.root.factions.vagabond.actions import Aid, Strike
from rules.root.factions.vagabond.aid import TakeCraftedItem
from rules.root.factions.vagabond.items import board_of
from rules.root.factions.vagabond.relations import ForgetAids, blame
from rules.root.factions.vagabond.turn import Slip
from rules.root.state import Battle, Building, Token, Woodland, turn_of
from rules.root.woodland.moving import TakeMove
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
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

CARDS = ("foxfolk_steel", "anvil", "birdy_bindle", "bake_sale")
"""Two foxes, a bird, a rabbit."""


def aiding(*items: str) -> Woodland:
    """In a fox clearing with a warrior of the second player."""
    state = wander(place=6)
    stand(state, 6, s1=1)
    hold(state, ME, *CARDS)
    carry(state, *items)
    return daylight(state)


def aids(state: Woodland) -> list[Aid]:
    return [each for each in choices(state) if isinstance(each, Aid)]


# ---------------------------------------------------------------- aid
def test_aid_gives_a_matching_card_to_a_player_with_pieces_there() -> None:
    state = aiding("boot")
    assert set(aids(state)) == {Aid(YOU, card) for card in CARDS[:3]}
    assert any("does not match" in each for each in reasons(state))
    answer(state, Aid(YOU, "anvil"))
    assert "anvil" in state.hands[YOU]
    assert "anvil" not in state.hands[ME]
    assert carried(state) == ["boot:x"]
    assert (relation(state, YOU), state.scores[ME]) == (2, 1)


def test_any_item_pays_for_aid_and_which_is_asked() -> None:
    state = aiding("boot", "tea", "sword:x")
    answer(state, Aid(YOU, "anvil"))
    assert choices(state) == [ChooseItem(Item.BOOT), ChooseItem(Item.TEA)]
    answer(state, ChooseItem(Item.TEA))
    assert carried(state) == ["boot", "sword:x", "tea:x"]


def test_no_aid_without_an_item_or_in_a_forest() -> None:
    state = aiding("boot:x")
    assert not aids(state)
    assert any("no ready" in each for each in reasons(state))
    state.pawns[ME] = 102
    carry(state, "boot")
    assert not aids(state)


def test_aid_may_take_one_crafted_item_face_up() -> None:
    state = aiding("boot")
    state.boxes[YOU] = (Item.TEA,)
    state.spent_boxes[YOU] = (Item.SWORD,)
    answer(state, Aid(YOU, "anvil"))
    assert choices(state) == [ChooseItem(Item.TEA), ChooseItem(Item.SWORD, True), Pass()]
    answer(state, ChooseItem(Item.SWORD, True))
    assert carried(state) == ["boot:x", "sword"]
    assert (state.boxes[YOU], state.spent_boxes[YOU]) == ((Item.TEA,), ())


def test_the_taken_item_may_be_none() -> None:
    state = wander()
    state.boxes[YOU] = (Item.TEA,)
    carry(state)
    run(state, TakeCraftedItem(ME, YOU))
    answer(state, Pass())
    assert (carried(state), state.boxes[YOU]) == ([], (Item.TEA,))


def test_aid_to_the_other_vagabond_brings_no_relationship() -> None:
    state = wander("vagabond", "marquise", place=6)
    state.pawns[YOU] = 6
    hold(state, ME, "anvil")
    carry(state, "boot")
    daylight(state)
    answer(state, Aid(YOU, "anvil"))
    assert (relation(state, YOU), state.scores[ME]) == (1, 0)


# ---------------------------------------------------------------- relationships
def aid_times(state: Woodland, times: int) -> None:
    from rules.root.factions.vagabond.relations import count_aid

    for _ in range(times):
        count_aid(state, StepContext(), ME, YOU)


def test_one_two_and_three_aids_step_up_for_one_two_and_two_points() -> None:
    state = wander()
    found = []
    for times in (1, 1, 1, 2, 1):
        aid_times(state, times)
        found.append((relation(state, YOU), state.scores[ME]))
    assert found == [(2, 1), (2, 1), (3, 3), (3, 3), (4, 5)]


def test_the_aids_for_a_step_must_fall_in_one_turn() -> None:
    state = wander()
    aid_times(state, 2)
    run(state, ForgetAids(ME), Slip(ME))
    aid_times(state, 1)
    assert relation(state, YOU) == 2
    aid_times(state, 1)
    assert relation(state, YOU) == 3


def test_each_aid_to_an_allied_faction_scores_two() -> None:
    state = wander()
    relate(state, YOU, 4)
    aid_times(state, 2)
    assert state.scores[ME] == 4


def test_aid_to_a_hostile_faction_never_improves() -> None:
    state = wander()
    relate(state, YOU, 0)
    aid_times(state, 3)
    assert (relation(state, YOU), state.scores[ME]) == (0, 0)


# ---------------------------------------------------------------- hostile, infamy
def loss(warriors: int = 0, in_battle: bool = True, by: int = 0, **more: object) -> Removal:
    from rules.kernel.steps import Seat

    return msgspec.structs.replace(
        Removal(owner=YOU, by=Seat(by), place=6, cause=Cause.BATTLE_HIT),
        warriors=warriors,
        in_battle=in_battle,
        **more,
    )


MILL = (Building(YOU, BuildingKind.SAWMILL),)


def blamed(state: Woodland, removal: Removal) -> tuple[int, int]:
    """Relationship and points afterwards."""
    run(state, *blame(state, ME, removal), Slip(ME))
    return relation(state, YOU), state.scores[ME]


def test_the_warrior_that_causes_hostility_brings_no_infamy() -> None:
    assert blamed(wander(), loss(1)) == (0, 0)
    assert blamed(wander(), loss(3)) == (0, 2)


def test_hostile_pieces_bring_infamy_each_buildings_and_tokens_too() -> None:
    state = wander()
    relate(state, YOU, 0)
    assert blamed(state, loss(2, buildings=MILL)) == (0, 3)


def test_buildings_and_tokens_alone_cause_no_hostility() -> None:
    assert blamed(wander(), loss(0, buildings=MILL)) == (1, 0)


def test_infamy_needs_battle_and_own_turn() -> None:
    state = wander()
    relate(state, YOU, 0)
    assert blamed(state, loss(2, in_battle=False)) == (0, 0)
    state = wander()
    relate(state, YOU, 0)
    state.turn = msgspec.structs.replace(turn_of(state), seat=YOU)
    assert blamed(state, loss(2)) == (0, 0)


def test_hostility_comes_in_other_turns_too() -> None:
    state = wander()
    state.turn = msgspec.structs.replace(turn_of(state), seat=YOU)
    assert blamed(state, loss(2)) == (0, 0)


def test_an_allied_faction_turns_hostile_too() -> None:
    state = wander()
    relate(state, YOU, 4)
    assert blamed(state, loss(1)) == (0, 0)


def test_instigated_losses_count_by_kind() -> None:
    state = wander()
    relate(state, YOU, 0)
    assert blamed(state, loss(3, buildings=MILL, warriors_by=THIRD)) == (0, 1)
    state = wander()
    assert blamed(state, loss(3, buildings=MILL, warriors_by=THIRD)) == (1, 0)


def test_mercenaries_make_nobody_hostile() -> None:
    state = wander("riverfolk", "marquise")
    state.battle = Battle(place=6, attacker=ME, defender=THIRD)
    assert blamed(state, loss(2, lent=True)) == (1, 0)


def test_propaganda_bureau_makes_hostile_without_infamy() -> None:
    state = wander(place=6)
    stand(state, 6, s1=2)
    table = StepContext()
    removal = Removal(owner=YOU, by=ME, place=6, cause=Cause.PROPAGANDA, warriors=1)
    remove(state, table, removal)
    run(state, *table.pending, Slip(ME))
    assert (relation(state, YOU), state.scores[ME]) == (0, 0)


def test_infamy_in_a_whole_battle() -> None:
    state = wander(place=6)
    stand(state, 6, s1=3)
    carry(state, "sword", "sword", "boot")
    hold(state, YOU)
    daylight(state)
    answer(state, Fight(6, YOU), script=((2, 0),))
    assert (state.warriors[6][YOU], relation(state, YOU), state.scores[ME]) == (1, 0, 1)


def test_strike_makes_hostile_but_brings_no_infamy() -> None:
    state = wander(place=6)
    relate(state, YOU, 0)
    stand(state, 6, s1=1)
    carry(state, "crossbow")
    daylight(state)
    answer(state, Strike(YOU))
    assert state.scores[ME] == 0


# ---------------------------------------------------------------- allied moves
def escorted(state: Woodland) -> set[tuple[int, int]]:
    return {
        (each.target, each.escort)
        for each in choices(state)
        if isinstance(each, Move) and each.allied == YOU
    }


def test_allied_warriors_may_come_along_if_they_rule() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2)
    carry(state, "boot")
    daylight(state)
    assert escorted(state) == {(place, n) for place in (2, 3, 11) for n in (1, 2)}
    answer(state, Move(6, 2, pawn=True, allied=YOU, escort=2))
    assert (state.warriors[6][YOU], state.warriors[2][YOU], state.pawns[ME]) == (0, 2, 2)


def test_allied_warriors_need_rule_of_their_own() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2, s2=3)
    stand(state, 2, s1=1)
    carry(state, "boot")
    daylight(state)
    assert {target for target, _ in escorted(state)} == {2}


def test_only_allied_factions_come_along() -> None:
    state = wander(place=6)
    relate(state, YOU, 3)
    stand(state, 6, s1=2)
    carry(state, "boot")
    daylight(state)
    assert not escorted(state)


def test_the_escorts_player_owes_the_outrage() -> None:
    state = wander("marquise", "alliance", place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2)
    lay(state, 2, Token(THIRD, TokenKind.SYMPATHY))
    hold(state, YOU, "mouse_in_a_sack", "bake_sale")
    carry(state, "boot")
    daylight(state)
    answer(state, Move(6, 2, pawn=True, allied=YOU, escort=1))
    assert agenda.asked(state) == [YOU]


def test_the_pawn_alone_causes_no_outrage() -> None:
    state = wander("marquise", "alliance", place=6)
    lay(state, 2, Token(THIRD, TokenKind.SYMPATHY))
    hold(state, ME, "mouse_in_a_sack")
    carry(state, "boot")
    daylight(state)
    answer(state, Move(6, 2, pawn=True))
    assert state.hands[ME] == ("mouse_in_a_sack",)


def test_a_slip_between_clearings_may_take_allies_but_a_snare_holds_them() -> None:
    state = wander("marquise", "corvid", place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2)
    in_phase(state, Phase.BIRDSONG)
    run(state, Slip(ME))
    assert escorted(state) == {(place, n) for place in (2, 3, 11) for n in (1, 2)}
    lay(state, 6, Token(THIRD, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    assert not escorted(state)
    assert Move(6, 2, pawn=True) in choices(state)


def test_a_move_given_by_a_card_may_take_allies_too() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=1)
    run(state, TakeMove(ME, "cobbler"))
    assert escorted(state) == {(place, 1) for place in (2, 3, 11)}


# ---------------------------------------------------------------- allied battle
def test_an_ally_fights_against_others_not_against_itself() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2, s2=2)
    carry(state, "sword")
    daylight(state)
    fights = {each for each in choices(state) if isinstance(each, Fight)}
    assert fights == {Fight(6, YOU), Fight(6, THIRD), Fight(6, THIRD, YOU)}


def test_allied_warriors_add_to_the_cap_and_take_hits() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2, s2=3)
    carry(state, "sword", "boot")
    hold(state, THIRD)
    daylight(state)
    answer(state, Fight(6, THIRD, YOU), script=((3, 1),))
    assert ChooseSeat(YOU) in choices(state)
    answer(state, ChooseSeat(YOU))
    assert state.warriors[6] == (0, 1, 0)
    assert relation(state, YOU) == 0
    assert relation(state, THIRD) == 0


def test_hits_shared_evenly_leave_the_ally_allied() -> None:
    state = wander(place=6)
    relate(state, YOU, 4)
    stand(state, 6, s1=2, s2=3)
    carry(state, "sword", "boot")
    hold(state, THIRD)
    daylight(state)
    answer(state, Fight(6, THIRD, YOU), script=((3, 2),))
    answer(state, ChooseSeat(YOU), ChooseItem(Item.BOOT))
    assert relation(state, YOU) == 4


# ---------------------------------------------------------------- coalition
def joining(scores: tuple[int, ...], card: str = "dominance_fox") -> Woodland:
    state = wander("marquise", "eyrie", "vagabond", place=6)
    state.scores = list(scores)
    hold(state, ME, card)
    return daylight(state)


def partners(state: Woodland) -> set[int]:
    return {each.partner for each in choices(state) if isinstance(each, ActivateDominance)}


def test_a_coalition_needs_ten_points_and_the_player_with_the_fewest() -> None:
    assert partners(joining((10, 8, 7, 9))) == {2}
    assert partners(joining((9, 8, 7, 9))) == set()


def test_itself_is_excluded_and_ties_are_a_free_choice() -> None:
    assert partners(joining((10, 12, 12, 12))) == {1, 2, 3}


def test_nobody_with_active_dominance_or_in_a_coalition() -> None:
    state = joining((10, 3, 7, 8))
    state.dominance[YOU] = "dominance_bird"
    assert partners(state) == {2}
    state.coalition[3] = THIRD
    assert partners(state) == set()


def test_a_coalition_forgives_hostility_and_scores_no_more() -> None:
    state = joining((10, 3, 7, 8))
    relate(state, YOU, 0)
    answer(state, ActivateDominance("dominance_fox", YOU))
    assert state.coalition[ME] == YOU
    assert relation(state, YOU) == 1
    assert state.hands[ME] == ()
    from rules.root.scoring.points import score

    score(state, StepContext(), ME, 5, "quests")
    assert state.scores[ME] == 10


def test_no_dominance_for_a_vagabond_itself() -> None:
    state = joining((10, 3, 7, 8))
    assert -1 not in partners(state)


def test_no_coalition_with_fewer_than_four_players() -> None:
    state = wander("marquise", "eyrie", place=6)
    state.scores = [12, 3, 4]
    hold(state, ME, "dominance_fox")
    daylight(state)
    assert partners(state) == set()


def test_partners_cannot_be_struck_or_battled() -> None:
    state = wander("marquise", "eyrie", "cult", place=6)
    state.coalition[ME] = YOU
    stand(state, 6, s1=1)
    carry(state, "sword", "crossbow")
    daylight(state)
    assert not [each for each in choices(state) if isinstance(each, (Fight, Strike))]
    with pytest.raises(agenda.Refused, match="partner"):
        agenda.submit(state, ME, Fight(6, YOU))


def test_a_seat_without_relation_is_never_blamed() -> None:
    state = wander("vagabond", "marquise")
    assert blame(state, ME, loss(1)) == ()
    assert LAW.on_removing(state, ME, loss(1)) == ()
    assert board_of(state, ME).relations == (1, 1, 1)


def test_a_forced_attacker_of_the_vagabond_is_a_battle_like_any_other() -> None:
    state = wander(place=6)
    build(state, 6, MILL[0])
    stand(state, 6, s1=1)
    carry(state, "sword", "boot")
    state.turn = msgspec.structs.replace(turn_of(state), seat=YOU)
    run(state, BeginBattle(YOU, 6, ME), Slip(ME), script=((1, 1),))
    assert state.warriors[6][YOU] in (0, 1)

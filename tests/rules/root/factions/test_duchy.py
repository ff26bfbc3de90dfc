"""The Underground Duchy, sentence by sentence (7.7): set-up, Burrow, Assembly, Dig, Evening."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Done, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, Craft, Fight, Move, Number
from rules.root.boards import DuchyBoard
from rules.root.enums import BuildingKind, Cause, Landmark, Phase, TokenKind
from rules.root.factions.duchy import LAW
from rules.root.factions.duchy.actions import Dig, RaiseBuilding, RecruitBelow
from rules.root.factions.duchy.assembly import (
    DuchyAssembly,
    DuchyBirdsong,
    OpenAssembly,
    take_action,
)
from rules.root.factions.duchy.evening import BeginDuchyCrafting, DuchyTakesBack
from rules.root.factions.duchy.holdings import board_of, tunnels
from rules.root.factions.duchy.setup import DuchyHome
from rules.root.problems import problems
from rules.root.state import BURROW, Building, Token, Woodland, turn_of
from rules.root.turn import BeginTurn
from rules.root.woodland import geography, ruling
from rules.root.woodland.moving import why_not_move
from rules.root.woodland.placing import can_place
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
    settle,
    stand,
)
from tests.rules.root.scenes import scene

DUCHY, MARQUISE = Seat(0), Seat(1)
CITADEL = Building(DUCHY, BuildingKind.CITADEL)
MARKET = Building(DUCHY, BuildingKind.MARKET)
TUNNEL = Token(DUCHY, TokenKind.TUNNEL)
KEEP = Token(MARQUISE, TokenKind.KEEP)


@pytest.fixture
def woodland() -> Woodland:
    """The Duchy's Daylight, with the Marquise beside it."""
    return scene(("duchy", "marquise"))


def places(state: Woodland) -> list[int]:
    """The places that the open question offers."""
    return [each.place for each in choices(state) if isinstance(each, ChoosePlace)]


# -------------------------------------------------------------------- set-up
def test_standard_set_up_takes_any_corner_first(woodland: Woodland) -> None:
    """Two warriors and a tunnel in a corner, two warriors in each adjacent clearing."""
    run(woodland, DuchyHome(DUCHY))
    assert places(woodland) == [1, 2, 3, 4]
    answer(woodland, ChoosePlace(1))
    assert woodland.tokens[1] == (TUNNEL,)
    assert [woodland.warriors[place][DUCHY] for place in (1, 5, 9, 10, 2)] == [2, 2, 2, 2, 0]
    assert LAW.homelands(woodland, DUCHY) == (1,)
    assert not problems(woodland)


def test_standard_set_up_lies_opposite_a_taken_corner(
    woodland: Woodland, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one corner taken only the one opposite is open (2.1)."""
    monkeypatch.setattr("rules.root.setup.homelands.homelands_of_others", lambda state, seat: {1})
    run(woodland, DuchyHome(DUCHY))
    assert places(woodland) == [3]
    told = woodland.agenda[-1].explain(woodland, DUCHY, Target(TargetKind.PLACE, 2))
    assert "opposite" in english(told)


def test_advanced_set_up_spreads_five_warriors(woodland: Woodland) -> None:
    """Five warriors as evenly as possible over the adjacent clearings, not the Burrow (2.2)."""
    run(woodland, DuchyHome(DUCHY, advanced=True))
    assert places(woodland) == list(range(1, 13))
    answer(woodland, ChoosePlace(1))
    assert [woodland.warriors[place][DUCHY] for place in (1, 5, 9, 10)] == [2, 1, 1, 1]
    assert places(woodland) == [5, 9, 10]
    answer(woodland, ChoosePlace(5))
    assert places(woodland) == [9, 10]
    answer(woodland, ChoosePlace(10))
    assert [woodland.warriors[place][DUCHY] for place in (1, 5, 9, 10, 0)] == [2, 2, 1, 2, 0]


def test_advanced_set_up_keeps_away_from_homelands(
    woodland: Woodland, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not adjacent to enemy homelands; if that cannot be, beside one (2.2)."""
    monkeypatch.setattr(
        "rules.root.setup.homelands.homelands_of_others", lambda state, seat: frozenset({12, 2, 3})
    )
    run(woodland, DuchyHome(DUCHY, advanced=True))
    assert places(woodland) == [1, 8]
    monkeypatch.setattr(
        "rules.root.setup.homelands.homelands_of_others",
        lambda state, seat: frozenset(range(2, 13)),
    )
    assert places(woodland) == [1]


# -------------------------------------------------------------------- Burrow
def test_burrow_is_adjacent_to_tunnels_both_ways_for_the_duchy_alone(woodland: Woodland) -> None:
    """A suitless clearing adjacent to every clearing with a tunnel."""
    lay(woodland, 1, TUNNEL)
    lay(woodland, 7, TUNNEL)
    assert geography.neighbours(woodland, DUCHY, BURROW) == (1, 7)
    assert BURROW in geography.neighbours(woodland, DUCHY, 7)
    assert BURROW not in geography.neighbours(woodland, DUCHY, 3)
    assert BURROW not in geography.neighbours(woodland, MARQUISE, 7)
    assert geography.suits_at(woodland, BURROW) == ()


def test_burrow_is_always_ruled_so_moves_through_tunnels_are_free(woodland: Woodland) -> None:
    """Always ruled, even empty."""
    lay(woodland, 1, TUNNEL)
    stand(woodland, 1, s0=1, s1=3)
    assert ruling.ruler(woodland, BURROW) == DUCHY
    assert why_not_move(woodland, DUCHY, 1, BURROW) is None
    assert why_not_move(woodland, DUCHY, 1, 5) is not None


def test_burrow_takes_only_duchy_pieces(woodland: Woodland) -> None:
    """Nobody else may place there."""
    assert can_place(woodland, DUCHY, BURROW)
    assert not can_place(woodland, MARQUISE, BURROW)


# -------------------------------------------------------------------- Birdsong
@pytest.mark.parametrize(("citadels", "count"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_birdsong_recruits_by_citadels(woodland: Woodland, citadels: int, count: int) -> None:
    """1, 2, 4 or 6 warriors in the Burrow."""
    for place in (1, 5, 6)[:citadels]:
        build(woodland, place, CITADEL)
    build(woodland, 12, MARKET)
    run(woodland, DuchyBirdsong(DUCHY))
    assert woodland.warriors[BURROW][DUCHY] == count


# -------------------------------------------------------------------- Assembly
def test_assembly_has_two_actions(woodland: Woodland) -> None:
    """Two, then the step is over; it may be ended before."""
    run(woodland, OpenAssembly(DUCHY))
    answer(woodland, RecruitBelow())
    assert turn_of(woodland).actions == 1
    answer(woodland, RecruitBelow())
    assert woodland.warriors[BURROW][DUCHY] == 2
    assert not isinstance(woodland.agenda[-1], DuchyAssembly)
    run(woodland, OpenAssembly(DUCHY))
    answer(woodland, Done())
    assert not isinstance(woodland.agenda[-1], DuchyAssembly)


def test_build_needs_rule_slot_and_a_matching_card_that_is_revealed(woodland: Woodland) -> None:
    """A citadel or market in a matching ruled clearing; the card lies revealed."""
    stand(woodland, 1, s0=1)
    stand(woodland, 7, s0=1)
    stand(woodland, 12, s0=1, s1=2)
    hold(woodland, 0, "anvil", "bake_sale")
    run(woodland, OpenAssembly(DUCHY))
    built = [each for each in choices(woodland) if isinstance(each, RaiseBuilding)]
    assert {(each.place, each.card) for each in built} == {(1, "anvil")}
    assert {each.building for each in built} == {BuildingKind.CITADEL, BuildingKind.MARKET}
    why = " ".join(reasons(woodland))
    assert "You do not rule clearing 12." in why
    assert "No card in your hand matches clearing 7." in why
    answer(woodland, RaiseBuilding(1, BuildingKind.CITADEL, "anvil"))
    assert woodland.buildings[1] == (CITADEL,)
    assert woodland.revealed[DUCHY] == ("anvil",)
    assert woodland.hands[DUCHY] == ("bake_sale",)
    assert woodland.scores[DUCHY] == 0
    assert "There is no open slot in clearing 1." in " ".join(reasons(woodland))


def test_a_bird_builds_anywhere_and_a_kind_runs_out(woodland: Woodland) -> None:
    """A bird matches all; three of each kind."""
    stand(woodland, 7, s0=4)
    for place in (5, 8, 10):
        build(woodland, place, CITADEL)
    hold(woodland, 0, "armorers")
    run(woodland, OpenAssembly(DUCHY))
    built = [each for each in choices(woodland) if isinstance(each, RaiseBuilding)]
    assert RaiseBuilding(7, BuildingKind.MARKET, "armorers") in built
    assert all(each.building is BuildingKind.MARKET for each in built)
    assert "Every citadel is on the map." in reasons(woodland)


def test_move_and_battle_are_actions(woodland: Woodland) -> None:
    """The Assembly moves and battles."""
    stand(woodland, 1, s0=3)
    stand(woodland, 5, s1=1)
    run(woodland, OpenAssembly(DUCHY))
    answer(woodland, Move(1, 5, warriors=2))
    assert Fight(5, MARQUISE) in choices(woodland)
    answer(woodland, Fight(5, MARQUISE), script=((3, 0),))
    assert woodland.warriors[5] == (2, 0)


def test_recruit_needs_a_warrior(woodland: Woodland) -> None:
    """An empty supply recruits nobody."""
    woodland.warriors[3] = (20, 0)
    woodland.supply[DUCHY] = 0
    run(woodland, OpenAssembly(DUCHY))
    assert RecruitBelow() not in choices(woodland)
    assert "Your supply has no warriors left." in reasons(woodland)


# -------------------------------------------------------------------- Dig
def test_dig_spends_a_card_and_brings_one_to_four_up(woodland: Woodland) -> None:
    """A tunnel in a matching clearing, then one to four warriors from the Burrow."""
    stand(woodland, BURROW, s0=6)
    stand(woodland, 6, s1=5)
    hold(woodland, 0, "anvil")
    run(woodland, OpenAssembly(DUCHY))
    dug = [each.place for each in choices(woodland) if isinstance(each, Dig)]
    assert dug == [1, 6, 8, 12]
    answer(woodland, Dig(6, "anvil"))
    assert woodland.discard == ("anvil",)
    assert woodland.tokens[6] == (TUNNEL,)
    assert choices(woodland) == [Number(count) for count in (1, 2, 3, 4)]
    answer(woodland, Number(4))
    assert woodland.warriors[6] == (4, 5)
    assert woodland.warriors[BURROW][DUCHY] == 2
    assert turn_of(woodland).actions == 1


def test_dig_with_few_or_no_warriors_in_the_burrow(woodland: Woodland) -> None:
    """At least one must come if one is there; with an empty Burrow nobody does."""
    hold(woodland, 0, "anvil", "root_tea_fox")
    run(woodland, OpenAssembly(DUCHY))
    answer(woodland, Dig(6, "anvil"))
    assert isinstance(woodland.agenda[-1], DuchyAssembly)
    stand(woodland, BURROW, s0=1)
    answer(woodland, Dig(1, "root_tea_fox"))
    assert woodland.warriors[1][DUCHY] == 1, "one is no choice"


def test_dig_only_without_tunnel_and_where_it_can_be_placed(woodland: Woodland) -> None:
    """One tunnel in a clearing; the keep keeps it out."""
    lay(woodland, 1, TUNNEL)
    lay(woodland, 6, KEEP)
    hold(woodland, 0, "armorers")
    run(woodland, OpenAssembly(DUCHY))
    dug = [each.place for each in choices(woodland) if isinstance(each, Dig)]
    assert dug == [2, 3, 4, 5, 7, 8, 9, 10, 11, 12]
    assert "There is already a tunnel in clearing 1." in reasons(woodland)


def test_the_fourth_tunnel_takes_one_from_the_map_first(woodland: Woodland) -> None:
    """The Duchy removes one of its choice; nobody scores."""
    for place in (1, 2, 3):
        lay(woodland, place, TUNNEL)
    stand(woodland, BURROW, s0=2)
    hold(woodland, 0, "anvil")
    run(woodland, OpenAssembly(DUCHY))
    answer(woodland, Dig(12, "anvil"))
    assert places(woodland) == [1, 2, 3]
    assert tunnels(woodland, DUCHY) == [1, 2, 3]
    answer(woodland, ChoosePlace(2))
    assert tunnels(woodland, DUCHY) == [1, 3, 12]
    assert woodland.scores == [0, 0]
    answer(woodland, Number(2))
    assert woodland.warriors[12][DUCHY] == 2
    assert not problems(woodland)


def test_dig_in_the_lost_city_takes_any_suit(woodland: Woodland) -> None:
    """Any suit card matches it (8)."""
    woodland.landmarks = ((Landmark.LOST_CITY, 7),)
    hold(woodland, 0, "anvil")
    run(woodland, OpenAssembly(DUCHY))
    assert Dig(7, "anvil") in choices(woodland)


def test_explain_speaks_of_places_and_cards(woodland: Woodland) -> None:
    """A click on what is not open is answered."""
    stand(woodland, 1, s0=1)
    hold(woodland, 0, "bake_sale")
    run(woodland, OpenAssembly(DUCHY))
    step = woodland.agenda[-1]
    told = english(step.explain(woodland, DUCHY, Target(TargetKind.PLACE, 12)))
    assert told == "You do not rule clearing 12."
    told = english(step.explain(woodland, DUCHY, Target(TargetKind.PLACE, 1)))
    assert told == "No card in your hand matches clearing 1."


# -------------------------------------------------------------------- Evening
def test_revealed_birds_go_and_the_others_return(woodland: Woodland) -> None:
    """Revealed birds are discarded, other revealed cards return."""
    in_phase(woodland, Phase.EVENING)
    hold(woodland, 0, "anvil", "armorers", "armorers", "bake_sale")
    woodland.hands[DUCHY] = ("bake_sale",)
    woodland.revealed[DUCHY] = ("anvil", "armorers", "armorers")
    run(woodland, DuchyTakesBack(DUCHY))
    assert woodland.hands[DUCHY] == ("anvil", "bake_sale")
    assert woodland.revealed[DUCHY] == ()
    assert woodland.discard == ("armorers", "armorers")


def test_crafting_with_citadels_and_markets(woodland: Woodland) -> None:
    """Each gives the suit of its clearing, ruled or not."""
    in_phase(woodland, Phase.EVENING)
    build(woodland, 3, CITADEL)
    build(woodland, 5, MARKET)
    hold(woodland, 0, "bake_sale", "anvil")
    run(woodland, BeginDuchyCrafting(DUCHY))
    crafted = [each for each in choices(woodland) if isinstance(each, Craft)]
    assert [each.card for each in crafted] == ["bake_sale"]
    assert any("Craft Anvil" in english(each.label) for each in _refused(woodland))
    answer(woodland, crafted[0])
    assert woodland.scores[DUCHY] == 3
    assert turn_of(woodland).activated == (3, 5)


def _refused(state: Woodland) -> list:
    return list(state.agenda[-1].refused(state, DUCHY, ()))


@pytest.mark.parametrize("markets", [0, 1, 2, 3])
def test_draws_one_and_one_for_each_market(woodland: Woodland, markets: int) -> None:
    """Draw 1 + markets on the map."""
    for place in (1, 5, 6)[:markets]:
        build(woodland, place, MARKET)
    build(woodland, 12, CITADEL)
    assert LAW.draws(woodland, DUCHY) == 1 + markets
    assert LAW.hand_limit(woodland, DUCHY) == 5


def test_a_whole_turn_asks_in_the_printed_order(woodland: Woodland) -> None:
    """Daylight: Assembly, Parliament, Sway."""
    kinds = [type(step).__name__ for step in LAW.daylight(woodland, DUCHY)]
    assert kinds == ["OpenAssembly", "OpenParliament", "OpenSway"]
    kinds = [type(step).__name__ for step in LAW.evening(woodland, DUCHY)]
    assert kinds == ["DuchyTakesBack", "BeginDuchyCrafting", "AnythingElse", "DrawAndDiscard"]


def test_the_whole_turn_runs(woodland: Woodland) -> None:
    """Birdsong, Assembly, Evening; without ministers and cards nothing else is asked."""
    run(woodland, BeginTurn(DUCHY))
    assert woodland.warriors[BURROW][DUCHY] == 1
    assert isinstance(woodland.agenda[-1], DuchyAssembly)
    answer(woodland, Done())
    assert len(woodland.hands[DUCHY]) == 1
    assert turn_of(woodland).seat == MARQUISE


def test_an_order_of_others_is_no_action_of_the_assembly(woodland: Woodland) -> None:
    """A fault, not a rule."""
    with pytest.raises(ValueError, match="no action of the Assembly"):
        take_action(woodland, StepContext(), DUCHY, ChoosePlace(1))


def test_nobody_else_may_be_in_the_burrow(woodland: Woodland) -> None:
    """Found by the counting."""
    woodland.warriors[BURROW] = (0, 1)
    woodland.boards[DUCHY] = DuchyBoard(swayed=("mayor", "mayor"))
    found = " ".join(problems(woodland))
    assert "others than the Duchy" in found
    assert "swayed twice" in found


# -------------------------------------------------------------------- pieces
def test_removed_tunnel_scores_and_may_be_dug_again(woodland: Woodland) -> None:
    """A token: one point, and it returns."""
    lay(woodland, 1, TUNNEL)
    table = StepContext()
    told = {"owner": DUCHY, "by": MARQUISE, "place": 1, "cause": Cause.BATTLE_HIT}
    remove(woodland, table, Removal(**told, tokens=(TUNNEL,)))
    settle(woodland, table)
    assert woodland.scores == [0, 1]
    assert tunnels(woodland, DUCHY) == []
    assert board_of(woodland, DUCHY).crowns == (3, 3, 3)

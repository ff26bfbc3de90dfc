"""Placing and removing (3.3): as many as there are, all at once, points, then what is due."""

import pytest

from rules.kernel.agenda import Refused
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, ChooseSeat
from rules.root.enums import BuildingKind, Cause, Landmark, PlotKind, Suit, TokenKind
from rules.root.events import PiecesRemoved
from rules.root.state import NOBODY, Building, Token, Woodland
from rules.root.woodland.placing import (
    PlaceEach,
    can_place,
    clearings_open,
    off_map,
    on_map,
    place_building,
    place_token,
    place_warriors,
    to_supply,
    total_warriors,
    why_not_place,
)
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import OrderOwners, all_pieces, remove, remove_all_enemies
from tests.rules.root.driving import answer, build, choices, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str, **options: str) -> Woodland:
    return scene(factions or ("marquise", "eyrie", "alliance"), options=options)


# ---------------------------------------------------------------- placing
def test_warriors_come_from_the_supply_as_many_as_there_are() -> None:
    state, table = wood(), StepContext()
    owned = state.supply[ME]
    assert place_warriors(state, table, ME, 5, 3) == 3
    assert (state.supply[ME], state.warriors[5][ME]) == (owned - 3, 3)
    assert place_warriors(state, table, ME, 6, owned) == owned - 3
    assert place_warriors(state, table, ME, 6, 1) == 0
    assert len(table.events) == 2
    assert total_warriors(state, ME) == owned


def test_nothing_is_placed_in_a_keep_clearing_a_snare_or_on_scorched_earth() -> None:
    state, table = wood("marquise", "eyrie", "corvid"), StepContext()
    lay(state, 5, Token(ME, TokenKind.KEEP))
    lay(state, 6, Token(THIRD, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True))
    state.scorched = (7,)
    assert can_place(state, ME, 5)
    assert not can_place(state, YOU, 5)
    assert not can_place(state, ME, 6)
    assert can_place(state, THIRD, 6)
    assert not any(can_place(state, seat, 7) for seat in (ME, YOU, THIRD))
    for seat, place in ((YOU, 5), (ME, 6), (ME, 7)):
        why = why_not_place(state, seat, place)
        assert why is not None
        assert english(why)
        assert place not in clearings_open(state, seat)
        assert place_warriors(state, table, seat, place, 1) == 0
        assert not place_token(state, table, seat, place, TokenKind.WOOD)
    assert table.events == []


def test_a_building_needs_an_open_slot_and_one_on_the_track() -> None:
    state, table = wood(), StepContext()
    assert place_building(state, table, ME, 1, BuildingKind.SAWMILL)
    assert not place_building(state, table, ME, 1, BuildingKind.SAWMILL)
    assert on_map(state, ME, BuildingKind.SAWMILL) == 1
    assert off_map(state, ME, BuildingKind.SAWMILL) == 5
    for n in range(5):
        build(state, 5 + n, Building(ME, BuildingKind.SAWMILL))
    assert off_map(state, ME, BuildingKind.SAWMILL) == 0
    assert not place_building(state, table, ME, 12, BuildingKind.SAWMILL)


def test_suited_pieces_are_counted_by_suit() -> None:
    state, table = wood("cult", "eyrie"), StepContext()
    fox, mouse = Suit.FOX, Suit.MOUSE
    place_building(state, table, ME, 1, Building(ME, BuildingKind.GARDEN, fox))
    assert on_map(state, ME, BuildingKind.GARDEN) == on_map(state, ME, BuildingKind.GARDEN, fox)
    assert off_map(state, ME, BuildingKind.GARDEN, fox) == 4
    assert off_map(state, ME, BuildingKind.GARDEN, mouse) == 5


def test_one_warrior_in_each_place_and_the_owner_says_where_if_they_are_short() -> None:
    state = wood()
    owned = state.supply[ME]
    run(state, PlaceEach(ME, (5, 6, 6)))
    assert (state.warriors[5][ME], state.warriors[6][ME]) == (1, 2)
    place_warriors(state, StepContext(), ME, 12, owned - 5)
    run(state, PlaceEach(ME, (5, 6, 7)))
    assert choices(state) == [ChoosePlace(5), ChoosePlace(6), ChoosePlace(7)]
    answer(state, ChoosePlace(7))
    with pytest.raises(Refused):
        answer(state, ChoosePlace(7))
    answer(state, ChoosePlace(5))
    assert [state.warriors[place][ME] for place in (5, 6, 7)] == [2, 2, 1]
    assert state.supply[ME] == 0


def test_where_nothing_may_be_placed_nobody_is_asked() -> None:
    state = wood("eyrie", "marquise")
    lay(state, 5, Token(YOU, TokenKind.KEEP))
    run(state, PlaceEach(ME, (5, 6)))
    assert (state.warriors[5][ME], state.warriors[6][ME]) == (0, 1)
    state.supply[ME] = 1
    run(state, PlaceEach(ME, (6, 6)))
    assert state.warriors[6][ME] == 2


# ---------------------------------------------------------------- removing
def hit(owner: Seat, place: int, **pieces: object) -> Removal:
    return Removal(owner=owner, by=ME, place=place, cause=Cause.FAVOR, **pieces)


def test_buildings_and_tokens_of_others_score_one_each_warriors_nothing() -> None:
    state, table = wood("marquise", "eyrie"), StepContext()
    nest = Building(YOU, BuildingKind.ROOST)
    build(state, 5, nest)
    stand(state, 5, s1=2)
    owned = total_warriors(state, YOU)
    remove(state, table, hit(YOU, 5, warriors=2, buildings=(nest,)))
    settle(state, table)
    assert state.scores == [1, 0]
    assert state.buildings[5] == ()
    assert state.warriors[5] == (0, 0)
    assert total_warriors(state, YOU) == state.supply[YOU] == owned


def test_own_pieces_score_nothing() -> None:
    state, table = wood(), StepContext()
    wood_token = Token(ME, TokenKind.WOOD)
    lay(state, 5, wood_token)
    remove(state, table, hit(ME, 5, tokens=(wood_token,)))
    assert state.scores[ME] == 0
    assert state.tokens[5] == ()


def test_the_extra_slot_of_the_treetop_scores_one_more() -> None:
    state, table = wood(), StepContext()
    state.landmarks = ((Landmark.ELDER_TREETOP, 5),)
    high = Building(YOU, BuildingKind.ROOST, extra=True)
    build(state, 5, high)
    remove(state, table, hit(YOU, 5, buildings=(high,)))
    assert state.scores[ME] == 2


def test_nothing_is_no_removal() -> None:
    state, table = wood(), StepContext()
    remove(state, table, hit(YOU, 5))
    assert table.events == []
    assert table.pending == []


def test_all_pieces_leave_before_anything_follows() -> None:
    state, table = wood("marquise", "cult", "duchy"), StepContext()
    garden = Building(YOU, BuildingKind.GARDEN, Suit.RABBIT)
    market = Building(THIRD, BuildingKind.MARKET)
    build(state, 5, garden)
    build(state, 6, market)
    hold(state, YOU, "anvil", "bake_sale")
    remove(state, table, hit(YOU, 5, buildings=(garden,)), hit(THIRD, 6, buildings=(market,)))
    assert state.buildings[5] == state.buildings[6] == ()
    assert state.scores[ME] == 2
    settle(state, table)
    assert isinstance(state.agenda[-1], OrderOwners)
    assert set(choices(state)) == {ChooseSeat(YOU), ChooseSeat(THIRD)}
    assert len(state.hands[YOU]) == 2
    answer(state, ChooseSeat(YOU))
    assert len(state.hands[YOU]) == 1


def test_the_order_of_owners_speaks() -> None:
    state = wood("marquise", "cult", "duchy")
    gone = hit(YOU, 5, warriors=1)
    step = OrderOwners(ME, (YOU, THIRD), (gone,))
    assert english(step.prompt(state, ME))
    assert english(step.explain(state, ME, Target(TargetKind.SEAT, 0)))
    for action in step.actions(state, ME, ()):
        assert step.describe(state, ME, action).targets == (
            Target(TargetKind.SEAT, int(action.seat)),
        )


def test_all_pieces_of_a_seat_are_warriors_buildings_and_tokens() -> None:
    state = wood()
    stand(state, 5, s1=2, s2=1)
    nest = Building(YOU, BuildingKind.ROOST)
    build(state, 5, nest)
    found = all_pieces(state, YOU, ME, 5, Cause.FAVOR)
    assert (found.warriors, found.buildings, found.tokens, found.count) == (2, (nest,), (), 3)
    assert found.warriors_by == NOBODY


def test_all_enemies_leave_a_place_and_a_vagabond_there_damages_items() -> None:
    state, table = wood("marquise", "vagabond", "alliance"), StepContext()
    stand(state, 5, s0=2, s2=3)
    lay(state, 5, Token(THIRD, TokenKind.SYMPATHY))
    state.pawns[YOU] = 5
    remove_all_enemies(state, table, ME, (5,), Cause.FAVOR)
    assert state.warriors[5] == (2, 0, 0)
    assert state.tokens[5] == ()
    assert state.pawns[YOU] == 5
    assert state.scores == [1, 0, 0]


def test_partners_are_no_enemies_of_a_favor() -> None:
    state, table = wood("vagabond", "eyrie", "marquise", "alliance"), StepContext()
    state.coalition[ME] = THIRD
    stand(state, 5, s1=1, s2=1)
    remove_all_enemies(state, table, THIRD, (5,), Cause.FAVOR)
    assert state.warriors[5] == (0, 0, 1, 0)


def test_coffin_makers_catch_what_would_reach_a_supply() -> None:
    state, table = wood(deck="exiles_partisans"), StepContext()
    state.crafted[ME] = ("coffin_makers",)
    state.supply[YOU] -= 2
    to_supply(state, table, YOU, 2)
    assert state.coffin[YOU] == 2
    assert state.supply[YOU] == wood().supply[YOU] - 2


def test_what_a_seat_takes_off_itself_is_no_loss() -> None:
    def line(by: Seat) -> str:
        return english(PiecesRemoved(ME, by, 3, Cause.OWN.value, warriors=2).text())

    assert line(ME) == "Seat 1 removes 2 warriors from clearing 3."
    assert line(YOU) == "Seat 1 loses 2 warriors in clearing 3."

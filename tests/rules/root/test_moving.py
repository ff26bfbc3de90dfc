"""Moving (3.7): one place to an adjacent one, rule at either end, the bans, what comes of it."""

import pytest

from rules.kernel.agenda import Refused
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import Move
from rules.root.enums import Landmark, PlotKind, TokenKind
from rules.root.state import BURROW, FOREST, Token, Woodland
from rules.root.woodland.geography import CLEARINGS, neighbours
from rules.root.woodland.moving import (
    OrPass,
    TakeMove,
    can_move,
    carry_out,
    moves,
    why_not_move,
    why_not_reach,
)
from tests.rules.root.driving import answer, choices, lay, run, settle, stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str) -> Woodland:
    return scene(factions or ("marquise", "alliance", "corvid"))


def said(text: object) -> str:
    assert text is not None
    return english(text)


# ---------------------------------------------------------------- what is open
def test_any_number_of_warriors_to_every_place_next_to_it() -> None:
    state = wood()
    stand(state, 5, s0=3)
    found = list(moves(state, ME))
    assert set(found) == {Move(5, to, n) for to in neighbours(state, ME, 5) for n in (1, 2, 3)}
    assert len(found) == len(moves(state, ME)) == len(set(found))


def test_origin_or_destination_must_be_ruled() -> None:
    state = wood()
    stand(state, 5, s0=1, s1=2)
    near = neighbours(state, ME, 5)
    assert len(moves(state, ME)) == 0
    assert not can_move(state, ME)
    stand(state, near[0], s0=1)
    assert Move(5, near[0], 1) in moves(state, ME, [5])
    assert {each.target for each in moves(state, ME, [5])} == {near[0]}
    assert why_not_move(state, ME, 5, near[0]) is None
    assert why_not_move(state, ME, 5, near[1]) is not None


def test_corvid_planners_and_nimble_factions_need_no_rule() -> None:
    state = wood()
    stand(state, 5, s0=1, s1=2, s2=1)
    assert len(moves(state, THIRD)) == len(neighbours(state, THIRD, 5))
    state.crafted[ME] = ("corvid_planners",)
    assert len(moves(state, ME)) == len(neighbours(state, ME, 5))


def test_moves_may_be_limited_to_sources() -> None:
    state = wood()
    stand(state, 5, s0=1)
    stand(state, 7, s0=1)
    assert {each.source for each in moves(state, ME)} == {5, 7}
    assert {each.source for each in moves(state, ME, [7])} == {7}
    assert can_move(state, ME, [7])
    assert not can_move(state, ME, [6])


def test_nobody_enters_scorched_earth() -> None:
    state = wood()
    stand(state, 5, s0=2)
    near = neighbours(state, ME, 5)
    state.scorched = (near[0],)
    assert {each.target for each in moves(state, ME)} == set(near[1:])
    assert why_not_move(state, ME, 5, near[0]) is not None


def test_a_snare_face_up_holds_enemies_but_not_its_owner() -> None:
    state = wood()
    stand(state, 5, s0=3, s2=1)
    lay(state, 5, Token(THIRD, TokenKind.PLOT, plot=PlotKind.SNARE))
    assert can_move(state, ME)
    state.tokens[5] = (Token(THIRD, TokenKind.PLOT, plot=PlotKind.SNARE, face_up=True),)
    assert not can_move(state, ME)
    assert why_not_move(state, ME, 5, neighbours(state, ME, 5)[0]) is not None
    assert can_move(state, THIRD)


def test_nobody_else_enters_the_burrow() -> None:
    state = wood("duchy", "alliance", "corvid")
    lay(state, 5, Token(ME, TokenKind.TUNNEL))
    stand(state, 5, s1=3)
    stand(state, BURROW, s0=2)
    assert all(each.target != BURROW for each in moves(state, YOU))
    assert {each.target for each in moves(state, ME)} == {5}


def test_the_list_of_moves_is_lazy_and_whole() -> None:
    state = wood()
    stand(state, 5, s0=4)
    stand(state, 7, s0=2)
    found = moves(state, ME)
    assert found[-1] == found[len(found) - 1]
    with pytest.raises(IndexError):
        found[len(found)]
    assert all(each in found for each in found)
    source, target = found[0].source, found[0].target
    for wrong in (
        Move(source, target, 0),
        Move(source, target, 5),
        Move(source, target, 1, pawn=True),
        Move(source, target, 1, ferry=True),
        Move(source, source, 1),
        Pass(),
    ):
        assert wrong not in found
    with_pass = OrPass(found)
    assert len(with_pass) == len(found) + 1
    assert with_pass[-1] == Pass()
    assert with_pass[0] == found[0]
    assert Pass() in with_pass
    assert found[0] in with_pass


def test_a_pawn_moves_alone_and_out_of_forests() -> None:
    state = wood("vagabond", "alliance")
    state.pawns[ME] = 5
    assert set(moves(state, ME, [5])) == {
        Move(5, to, 0, pawn=True) for to in neighbours(state, ME, 5)
    }
    state.pawns[ME] = FOREST
    assert {each.source for each in moves(state, ME)} <= {FOREST}


# ---------------------------------------------------------------- doing it
def test_a_move_carries_what_it_says() -> None:
    state = wood()
    stand(state, 5, s0=3)
    to = neighbours(state, ME, 5)[0]
    table = StepContext()
    carry_out(state, table, ME, Move(5, to, 2))
    assert (state.warriors[5][ME], state.warriors[to][ME]) == (1, 2)
    (event,) = table.events
    assert said(event.text())
    assert {target.id for target in event.targets()} >= {5, to}


def test_an_arrival_in_a_sympathetic_clearing_is_one_outrage_a_move() -> None:
    state = wood()
    stand(state, 5, s0=8)
    to = neighbours(state, ME, 5)[0]
    lay(state, to, Token(YOU, TokenKind.SYMPATHY))
    table = StepContext()
    carry_out(state, table, ME, Move(5, to, 4))
    assert len(table.pending) == 1
    carry_out(state, table, ME, Move(5, to, 4))
    assert len(table.pending) == 2


def test_the_ferry_takes_movers_along_the_river() -> None:
    state = wood()
    river = 4
    state.landmarks = ((Landmark.FERRY, river),)
    stand(state, river, s0=2)
    by_ferry = [each for each in moves(state, ME) if each.ferry]
    assert by_ferry
    table = StepContext()
    carry_out(state, table, ME, by_ferry[0])
    assert state.landmarks == ((Landmark.FERRY, by_ferry[0].target),)


# ---------------------------------------------------------------- a move that an effect grants
def test_a_granted_move_may_be_left_or_must_be_made() -> None:
    state = wood()
    stand(state, 5, s0=1)
    run(state, TakeMove(ME))
    assert Pass() in choices(state)
    answer(state, Pass())
    assert state.warriors[5][ME] == 1
    run(state, TakeMove(ME, may_pass=False))
    assert Pass() not in choices(state)
    with pytest.raises(Refused):
        answer(state, Move(5, 12, 1))
    to = neighbours(state, ME, 5)[0]
    answer(state, Move(5, to, 1))
    assert state.warriors[to][ME] == 1


def test_a_granted_move_asks_nobody_who_cannot_move() -> None:
    state = wood()
    stand(state, 5, s0=1, s1=5)
    step = TakeMove(ME)
    assert step.seats(state) == ()
    table = StepContext()
    table.then(step)
    settle(state, table)
    assert state.warriors[5][ME] == 1


def test_a_granted_move_explains_where_it_does_not_lead() -> None:
    state = wood()
    stand(state, 5, s0=1)
    step = TakeMove(ME)
    near = neighbours(state, ME, 5)
    far = next(place for place in CLEARINGS if place not in near and place != 5)
    assert said(step.explain(state, ME, Target(TargetKind.PLACE, far)))
    assert said(step.explain(state, ME, Target(TargetKind.CARD, "anvil")))
    assert english(step.prompt(state, ME))
    for action in step.actions(state, ME, ()):
        option = step.describe(state, ME, action)
        assert option.targets
        assert english(option.label)


def test_why_no_move_leads_there_names_the_ban_of_the_nearest_warriors() -> None:
    state = wood()
    stand(state, 5, s0=1)
    near = neighbours(state, ME, 5)[0]
    state.scorched = (near,)
    assert why_not_reach(state, ME, near) == why_not_move(state, ME, 5, near)
    assert said(why_not_reach(state, ME, 11)) != said(why_not_reach(state, ME, near))

"""The Eyrie's bots foresee whether the Decree can be obeyed, this turn and the next (7.2)."""

import pytest

from rules.bots.arena import Arena, Match
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Seat
from rules.root.actions import ChoosePlace, Move
from rules.root.boards import EyrieBoard
from rules.root.bots.factions import forecast, obeying, planner_of
from rules.root.bots.factions.eyrie import BATTLE, BUILD, MOVE, RECRUIT
from rules.root.bots.reflexes import reflex
from rules.root.enums import BuildingKind, Suit
from rules.root.factions.eyrie.actions import Obey
from rules.root.factions.eyrie.obeying import NextCard, ObeyCard
from rules.root.state import Building, Woodland, game_of
from rules.root.woodland.geography import path_neighbours
from tests.benchmarks.root_arena import setup_of
from tests.rules.root.driving import build, stand
from tests.rules.root.scenes import scene

EYRIE, HOME = Seat(0), 2
MOUSE, FOX, RABBIT, BIRD = Suit.MOUSE, Suit.FOX, Suit.RABBIT, Suit.BIRD
Columns = list[list[Suit]]


def opening() -> Woodland:
    """A roost and six warriors in a mouse corner, the Marquise a move away."""
    state = scene(("eyrie", "marquise"))
    build(state, HOME, Building(EYRIE, BuildingKind.ROOST))
    stand(state, HOME, s0=6)
    for place in path_neighbours(state, HOME):
        stand(state, place, s1=1)
    state.boards[EYRIE] = EyrieBoard(leader="builder")
    return state


def columns(**suits: list[Suit]) -> Columns:
    """The four columns, empty but for these."""
    return [suits.get(name, []) for name in ("recruit", "move", "battle", "build")]


def turmoils_of(setup: Setup, rounds: int) -> list[int]:
    """The rounds in which the Eyrie falls into turmoil, of the first few."""
    arena = Arena(Match(setup, ("steady",) * setup.seats))
    agenda.begin(arena.state)
    game, found = game_of(arena.state), []
    seat = Seat([faction.value for faction in game.factions].index("eyrie"))
    fallen = 0
    while game.round <= rounds and (asked := agenda.asked(game)):
        arena._answer(asked[0])
        board = game.boards[seat]
        if isinstance(board, EyrieBoard) and len(board.deposed) != fallen:
            fallen = len(board.deposed)
            found.append(game.round)
    return found


@pytest.mark.parametrize(("factions", "seed"), [(4, 3), (3, 100001)])
def test_no_turmoil_in_the_opening(factions: int, seed: int) -> None:
    assert turmoils_of(setup_of(4, factions, seed), 2) == []


def test_two_builds_with_a_single_site_are_foreseen_to_fail() -> None:
    state = opening()
    one = forecast.chance(state, EYRIE, columns(move=[BIRD], build=[BIRD]))
    two = forecast.chance(state, EYRIE, columns(move=[BIRD], build=[BIRD, BIRD]))
    assert one > 0.7
    assert two < 0.3
    still = forecast.chance(state, EYRIE, columns(build=[BIRD]))
    assert still < 0.3, "without a move there is no site"


@pytest.mark.parametrize("suit", [FOX, RABBIT])
def test_recruits_need_a_roost_of_their_suit(suit: Suit) -> None:
    state = opening()
    assert state.suits[HOME] is MOUSE
    assert forecast.chance(state, EYRIE, columns(recruit=[MOUSE, BIRD])) > 0.9
    assert forecast.chance(state, EYRIE, columns(recruit=[MOUSE, suit])) < 0.3
    state.supply[EYRIE] = 1
    assert forecast.chance(state, EYRIE, columns(recruit=[MOUSE, BIRD])) < 0.3


def test_an_unguarded_roost_may_be_gone_when_it_is_needed() -> None:
    state = opening()
    guarded = forecast.chance(state, EYRIE, columns(recruit=[MOUSE]))
    stand(state, HOME, s0=-6)
    assert forecast.chance(state, EYRIE, columns(recruit=[MOUSE])) < guarded


def test_battles_need_somebody_within_a_move() -> None:
    state = opening()
    assert forecast.chance(state, EYRIE, columns(battle=[BIRD])) < 0.3
    assert forecast.chance(state, EYRIE, columns(move=[BIRD], battle=[BIRD])) > 0.7
    stand(state, HOME, s1=1)
    assert forecast.chance(state, EYRIE, columns(battle=[BIRD])) > 0.9


def test_moves_need_warriors_of_their_suit() -> None:
    state = opening()
    assert forecast.chance(state, EYRIE, columns(move=[MOUSE])) > 0.9
    assert forecast.chance(state, EYRIE, columns(move=[FOX])) < 0.3
    assert forecast.chance(state, EYRIE, columns(move=[FOX, BIRD])) > 0.7, "the bird goes first"


def test_a_decree_that_fails_is_worth_less_than_one_that_is_obeyed() -> None:
    state = opening()
    plan = planner_of(state, EYRIE)
    good = EyrieBoard(leader="builder", decree=(("royal_claim",), (), (), ()))
    bad = EyrieBoard(leader="builder", decree=((), (), ("royal_claim",), ("foxfolk_steel",)))
    values = []
    for board in (good, bad):
        state.boards[EYRIE] = board
        values.append(plan.prospects(state, EYRIE, 6.0))
    assert values[0] > values[1] + 1.0


def test_leaders_are_told_apart_by_what_they_can_obey() -> None:
    state = opening()
    plan = planner_of(state, EYRIE)
    worth = {}
    for leader in ("builder", "charismatic", "commander", "despot"):
        state.boards[EYRIE] = EyrieBoard(leader=leader)
        worth[leader] = plan.prospects(state, EYRIE, 6.0)
    assert min(worth, key=lambda each: worth[each]) == "charismatic", "nobody is there to fight"


def test_a_move_goes_to_a_site_for_the_card_that_has_none() -> None:
    state = opening()
    near = [each for each in path_neighbours(state, HOME) if state.suits[each] is not MOUSE]
    wanted = state.suits[near[0]]
    moves: list[Action] = [Move(HOME, place, 3) for place in path_neighbours(state, HOME)]
    plan = columns(move=[BIRD], build=[wanted])
    choice = ObeyCard(EYRIE, MOVE, "vizier", ())
    found = obeying.best_move(state, EYRIE, choice, plan, moves, lambda *_: 0.0)
    assert isinstance(found, Move)
    assert state.suits[found.target] is wanted


def test_a_move_leaves_warriors_for_the_next_card_of_its_column() -> None:
    state = opening()
    moves: list[Action] = [Move(HOME, path_neighbours(state, HOME)[0], n) for n in (6, 3)]
    choice = ObeyCard(EYRIE, MOVE, "vizier", ("sword_mouse",))
    found = obeying.best_move(state, EYRIE, choice, columns(move=[BIRD]), moves, lambda *_: 0.0)
    assert found == moves[1]


def test_cards_of_a_suit_come_before_birds_unless_they_wait_for_one() -> None:
    state = opening()
    stand(state, HOME, s1=1)
    both = ("royal_claim", "sword_mouse")
    orders = [Obey(card) for card in both]
    battle = NextCard(EYRIE, BATTLE, both)
    assert reflex(state, EYRIE, battle, orders) == Obey("sword_mouse")
    stuck = ("foxfolk_steel", "royal_claim")
    marching = NextCard(EYRIE, MOVE, stuck)
    orders = [Obey(card) for card in stuck]
    assert reflex(state, EYRIE, marching, orders) == Obey("royal_claim")


def test_recruits_go_where_a_move_will_need_them() -> None:
    state = opening()
    other = next(p for p in range(1, 13) if state.suits[p] is FOX)
    build(state, other, Building(EYRIE, BuildingKind.ROOST))
    places: list[Action] = [ChoosePlace(HOME), ChoosePlace(other)]
    state.boards[EYRIE] = EyrieBoard(leader="builder", decree=((), ("foxfolk_steel",), (), ()))
    choice = ObeyCard(EYRIE, RECRUIT, "vizier", ())
    assert reflex(state, EYRIE, choice, places) == ChoosePlace(other)
    assert BUILD == 3

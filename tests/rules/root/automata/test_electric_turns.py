"""Set-up and turn of the Electric Eyrie, sentence by sentence (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.choosing import by_priority, everywhere, ordered
from rules.root.automata.corner import DrawCorner
from rules.root.automata.electric_eyrie.decree import (
    ElectricBattle,
    ElectricMove,
    ElectricRecruit,
    JoinDecree,
    sizes,
)
from rules.root.automata.electric_eyrie.eyrie import BuildRoost, ElectricScores, NewRoost
from rules.root.automata.orders import change
from rules.root.battle.events import BattleBegan
from rules.root.enums import BuildingKind, Suit
from rules.root.state import CLEARINGS, Building, Place, Woodland, turn_of
from rules.root.woodland.geography import (
    clearings_of,
    corners,
    open_slots,
    opposite,
    path_neighbours,
)
from tests.rules.root.driving import build, run, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["electric_eyrie"]
FOXES = (("ambush_fox",), (), (), ())


def table(suit: Suit = Suit.FOX, **chosen: str) -> Woodland:
    """The Eyrie with this order against Marquise and Cult; no viziers but on the easy level one."""
    state = scene(("electric_eyrie", "marquise", "cult"), options=chosen)
    change(state, BOT, suit=suit)
    return state


def roost(state: Woodland, *places: Place) -> None:
    """Roosts stand there."""
    for place in places:
        build(state, place, Building(BOT, BuildingKind.ROOST))


# -------------------------------------------------------------------- set-up
def test_roost_and_six_warriors_opposite_a_starting_corner() -> None:
    """In a corner that is no other's."""
    state = scene(("electric_eyrie", "mechanical_marquise_2", "cult"))
    run(state, DrawCorner(FOE), script=(0, (0, 1, 2, 3)))
    keep = corners(state)[0]
    run(state, *LAW.set_up(state, BOT))
    found = [place for place in CLEARINGS if state.buildings[place] and state.warriors[place][BOT]]
    mine = [p for p in found if any(b.kind is BuildingKind.ROOST for b in state.buildings[p])]
    assert mine == [opposite(state, keep)]
    assert state.warriors[mine[0]][BOT] == 6


def test_there_is_no_leader() -> None:
    """The decree has four columns, two viziers among the birds."""
    state = table()
    assert sizes(state, BOT) == (0, 0, 0, 2)
    assert not hasattr(state.boards[BOT], "leader")


# -------------------------------------------------------------------- Birdsong
def test_revealed_crafted_and_added_cards_stay_in_the_decree() -> None:
    """They are not discarded in Evening; all see them."""
    state = table()
    state.deck = ("anvil", *state.deck)
    roost(state, 1)
    run(state, *LAW.birdsong(state, BOT))
    assert sizes(state, BOT) == (1, 0, 0, 2)
    assert state.scores[BOT] == 1
    run(state, *LAW.evening(state, BOT))
    assert LAW.open_cards(state, BOT) == ("anvil",)
    assert state.discard == ()


def test_each_suit_has_its_column() -> None:
    """Fox, mouse, rabbit, bird."""
    state = table()
    for card, suit in (("fox", Suit.FOX), ("mouse", Suit.MOUSE), ("bird", Suit.BIRD)):
        change(state, BOT, order=f"ambush_{card}", suit=suit)
        run(state, JoinDecree(BOT))
    assert sizes(state, BOT) == (1, 1, 0, 3)


def test_new_roost_stands_where_all_can_be_placed() -> None:
    """A clearing without a slot is passed over; with a roost nothing comes."""
    state = table()
    first, second = ordered(state, Suit.FOX)[:2]
    state.ruins.clear()
    while open_slots(state, first):
        build(state, first, Building(FOE, BuildingKind.SAWMILL))
    run(state, NewRoost(BOT))
    assert state.warriors[first][BOT] == 0
    assert state.warriors[second][BOT] == 4
    before = state.supply[BOT]
    run(state, NewRoost(BOT))
    assert state.supply[BOT] == before


def test_no_room_for_a_new_roost_is_turmoil_and_ends_daylight() -> None:
    """Already in Birdsong."""
    state = table()
    state.scorched = tuple(CLEARINGS)
    state.scores[BOT] = 5
    run(state, NewRoost(BOT))
    assert state.scores[BOT] == 3
    assert turn_of(state).ended
    assert LAW.daylight(state, BOT) == ()


# -------------------------------------------------------------------- the decree
def test_all_recruits_then_all_moves_then_all_battles_then_a_roost() -> None:
    """Then points."""
    state = table()
    steps = [type(step) for step in LAW.daylight(state, BOT)]
    assert steps == [ElectricRecruit, ElectricMove, ElectricBattle, BuildRoost]
    assert isinstance(LAW.scoring(state, BOT)[0], ElectricScores)


def test_empty_columns_are_skipped() -> None:
    """Two birds recruit, move and battle; no other column does."""
    state = table()
    roost(state, clearings_of(state, Suit.FOX)[0])
    run(state, ElectricRecruit(BOT))
    assert sum(row[BOT] for row in state.warriors) == 2


def test_recruits_by_enemies_then_fewest_own_then_lowest_priority() -> None:
    """Among matching clearings with a roost."""
    state = table(difficulty="easy")
    change(state, BOT, decree=(("ambush_fox", "ambush_fox"), (), (), ()))
    first, second, third = ordered(state, Suit.FOX)[:3]
    roost(state, first, second, third)
    run(state, ElectricRecruit(BOT), script=())
    assert state.warriors[third][BOT] >= 2
    stand(state, second, s1=1)
    before = state.warriors[second][BOT]
    run(state, ElectricRecruit(BOT))
    assert state.warriors[second][BOT] >= before + 2
    few = table(difficulty="easy")
    change(few, BOT, decree=FOXES)
    roost(few, first, second, third)
    stand(few, third, s0=1)
    stand(few, second, s0=1)
    run(few, ElectricRecruit(BOT))
    assert few.warriors[first][BOT] >= 1


def test_moves_leave_just_enough_to_rule() -> None:
    """Tied is enough; its own buildings count; or as many as cards, whichever is more."""
    state = table()
    stand(state, 1, s0=9, s1=4)
    run(state, ElectricMove(BOT))
    assert state.warriors[1][BOT] == 4
    housed = table()
    stand(housed, 1, s0=9, s1=4)
    roost(housed, 1)
    run(housed, ElectricMove(BOT))
    assert housed.warriors[1][BOT] == 3
    free = table()
    stand(free, 1, s0=9)
    run(free, ElectricMove(BOT))
    assert free.warriors[1][BOT] == 2


def test_nobody_moves_where_all_must_stay() -> None:
    """Never a move of none."""
    state = table()
    stand(state, 1, s0=4, s1=4)
    run(state, ElectricMove(BOT))
    assert state.warriors[1][BOT] == 4


def test_moves_to_no_roost_then_fewest_enemies_then_lowest_priority() -> None:
    """From the ruled clearing with most own warriors."""
    state = table()
    source = max(CLEARINGS, key=lambda place: len(path_neighbours(state, place)))
    near = by_priority(state, path_neighbours(state, source))
    assert len(near) >= 4
    stand(state, source, s0=5)
    roost(state, near[-1])
    stand(state, near[-2], s1=1)
    run(state, ElectricMove(BOT))
    assert state.warriors[near[-3]][BOT] == 3


def places_battled(state: Woodland) -> list[tuple[Place, Seat]]:
    """Where it battles by its birds, and whom."""
    events = run(state, ElectricBattle(BOT), script=((0, 0),) * 4)
    return [(each.place, each.defender) for each in events if isinstance(each, BattleBegan)]


def test_battles_without_roost_then_defenseless_buildings_then_lowest_priority() -> None:
    """One battle a column."""
    state = table()
    first, second, third = everywhere(state)[:3]
    for place in (first, second, third):
        stand(state, place, s0=1, s1=1)
    assert places_battled(state) == [(third, FOE)]
    for place in (first, second, third):
        stand(state, place, s1=1)
    roost(state, third)
    assert places_battled(state) == [(second, FOE)]
    build(state, first, Building(THIRD, BuildingKind.GARDEN, state.suits[first]))
    assert [place for place, _ in places_battled(state)] == [first]


def test_defender_has_most_buildings_then_pieces_then_points() -> None:
    """Among those there."""
    state = table()
    stand(state, 1, s0=1, s1=1, s2=3)
    assert places_battled(state) == [(1, THIRD)]
    state = table()
    stand(state, 1, s0=1, s1=1, s2=3)
    build(state, 1, Building(FOE, BuildingKind.SAWMILL))
    assert places_battled(state) == [(1, FOE)]
    state = table()
    stand(state, 1, s0=1, s1=1, s2=1)
    state.scores = [0, 0, 1]
    assert places_battled(state) == [(1, THIRD)]


def test_builds_in_the_ruled_clearing_of_highest_priority_without_roost() -> None:
    """Ruled, a slot free, none of its roosts there."""
    state = table()
    first, second, third = everywhere(state)[:3]
    roost(state, first)
    stand(state, first, s0=1)
    stand(state, second, s0=1, s1=2)
    stand(state, third, s0=1)
    run(state, BuildRoost(BOT))
    assert [each.seat for each in state.buildings[third]] == [BOT]
    assert not turn_of(state).ended


def test_all_roosts_out_is_turmoil() -> None:
    """The decree keeps its viziers; the rest is discarded."""
    state = table()
    for place in CLEARINGS[:7]:
        roost(state, place)
    stand(state, 9, s0=1)
    state.lost_souls = ()
    change(state, BOT, decree=(("ambush_fox",), (), (), ("ambush_bird",)))
    state.scores[BOT] = 9
    run(state, BuildRoost(BOT))
    assert state.scores[BOT] == 6
    assert sizes(state, BOT) == (0, 0, 0, 2)
    assert state.lost_souls == ("ambush_fox", "ambush_bird")


@pytest.mark.parametrize(("roosts", "points"), [(1, 0), (2, 1), (3, 2), (7, 6)])
def test_scores_by_roosts(roosts: int, points: int) -> None:
    """As the row says."""
    state = table()
    for place in CLEARINGS[:roosts]:
        roost(state, place)
    run(state, ElectricScores(BOT))
    assert state.scores[BOT] == points

"""Set-up and turn of the Mechanical Marquise, sentence by sentence (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.choosing import by_priority, everywhere, ordered
from rules.root.automata.corner import DrawCorner
from rules.root.automata.fighting import BattleEach
from rules.root.automata.mechanical_marquise.marquise import (
    AgainDaylight,
    Build,
    Expand,
    MoveOut,
    Recruit,
    ScoreBuildings,
    may_expand,
)
from rules.root.automata.mechanical_marquise.traits import keep_of
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, change
from rules.root.battle.events import BattleBegan
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.state import CLEARINGS, Building, Woodland
from rules.root.woodland.geography import corners, open_slots, path_neighbours
from tests.rules.root.driving import build, run, stand
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)
LAW = LAWS["mechanical_marquise_2"]


def table(suit: Suit = Suit.FOX, foe: str = "eyrie") -> Woodland:
    """The Marquise with this order against one player."""
    state = scene(("mechanical_marquise_2", foe))
    change(state, BOT, suit=suit)
    return state


# -------------------------------------------------------------------- set-up
@pytest.mark.parametrize("lot", range(4))
def test_keep_lies_in_a_random_corner(lot: int) -> None:
    """Any of the four."""
    state = table()
    run(state, DrawCorner(BOT), script=(lot, (0, 1, 2, 3)))
    assert keep_of(state, BOT) == corners(state)[lot]
    assert LAW.homelands(state, BOT) == (corners(state)[lot],)


def test_buildings_stand_at_the_keep_or_beside_it() -> None:
    """One of each type, one a clearing; there is no wood."""
    state = table()
    run(state, *LAW.set_up(state, BOT))
    keep = keep_of(state, BOT)
    near = (keep, *path_neighbours(state, keep))
    built = [(place, each.kind) for place in CLEARINGS for each in state.buildings[place]]
    assert sorted(kind.value for _, kind in built) == ["recruiter", "sawmill", "workshop"]
    assert all(place in near for place, _ in built)
    assert len({place for place, _ in built}) == 3
    assert [t.kind for place in CLEARINGS for t in state.tokens[place]] == [TokenKind.KEEP]


# -------------------------------------------------------------------- the turn
def test_turn_is_reveal_craft_battle_recruit_build_move_expand_score_discard() -> None:
    """In this order."""
    state = table()
    birdsong = [type(step) for step in LAW.birdsong(state, BOT)]
    assert birdsong[:2] == [RevealOrder, CraftOrder]
    steps = LAW.daylight(state, BOT)
    assert steps[0] == BattleEach(BOT, tuple(ordered(state, Suit.FOX)))
    assert [type(step) for step in steps[1:]] == [Recruit, Build, MoveOut, Expand]
    assert [type(step) for step in LAW.evening(state, BOT)] == [ScoreBuildings, DiscardOrder]


def test_recruits_in_ordered_ruled_clearings_only() -> None:
    """Neither where it does not rule nor in other suits."""
    state = table()
    foxes, mice = ordered(state, Suit.FOX), ordered(state, Suit.MOUSE)
    stand(state, foxes[0], s0=1, s1=2)
    stand(state, foxes[1], s0=1)
    stand(state, mice[0], s0=1)
    run(state, Recruit(BOT))
    assert [state.warriors[p][BOT] for p in (foxes[0], foxes[1], mice[0])] == [1, 5, 1]


def test_builds_once_where_priority_is_highest_of_equals() -> None:
    """In a ruled clearing with an open slot."""
    state = table()
    first, second = by_priority(state, CLEARINGS)[:2]
    for place in (first, second):
        stand(state, place, s0=2)
    run(state, Build(BOT))
    assert [len(state.buildings[place]) for place in (first, second)] == [1, 0]
    full = table()
    full.ruins.clear()
    while open_slots(full, first):
        build(full, first, Building(FOE, BuildingKind.ROOST))
    stand(full, first, s0=9)
    stand(full, second, s0=2)
    run(full, Build(BOT))
    assert [each.kind for each in full.buildings[second]] == [BuildingKind.SAWMILL]


def test_builds_nothing_when_the_type_is_out() -> None:
    """Then nothing was built this turn."""
    state = table()
    for place in CLEARINGS[:6]:
        build(state, place, Building(BOT, BuildingKind.SAWMILL))
    stand(state, 9, s0=2)
    run(state, Build(BOT))
    assert state.buildings[9] == ()


def test_moves_stay_where_only_three_are() -> None:
    """And in clearings of other suits."""
    state = table()
    fox, mouse = ordered(state, Suit.FOX)[0], ordered(state, Suit.MOUSE)[0]
    stand(state, fox, s0=3)
    stand(state, mouse, s0=9)
    run(state, MoveOut(BOT))
    assert (state.warriors[fox][BOT], state.warriors[mouse][BOT]) == (3, 9)


def test_moves_go_to_the_highest_priority_of_equals() -> None:
    """Where no enemies are at all."""
    state = table()
    fox = ordered(state, Suit.FOX)[0]
    stand(state, fox, s0=4)
    run(state, MoveOut(BOT))
    target = by_priority(state, path_neighbours(state, fox))[0]
    assert state.warriors[target][BOT] == 1


@pytest.mark.parametrize(("out", "again"), [(5, True), (6, False)])
def test_expands_with_five_buildings_at_most(out: int, again: bool) -> None:
    """Of all types together."""
    state = table()
    for place in CLEARINGS[:out]:
        kind = BuildingKind.SAWMILL if place % 2 else BuildingKind.WORKSHOP
        build(state, place, Building(BOT, kind))
    assert may_expand(state, BOT) is again


def test_expands_as_often_as_it_applies() -> None:
    """Old orders are discarded, new ones are not crafted; Daylight begins again each time."""
    state = table()
    state.deck = ("anvil", "ambush_fox", "ambush_bird", *state.deck)
    change(state, BOT, order="", has_built=False)
    run(state, Expand(BOT))
    assert state.discard == ("anvil", "ambush_fox")
    assert state.boxes[BOT] == ()
    assert state.scores[BOT] == 0
    assert LAW.open_cards(state, BOT) == ("ambush_bird",)


def test_expanding_begins_daylight_from_its_first_step() -> None:
    """With the new suit."""
    state = table(Suit.MOUSE)
    mouse = ordered(state, Suit.MOUSE)[0]
    stand(state, mouse, s0=2)
    run(state, AgainDaylight(BOT))
    assert [each.kind for each in state.buildings[mouse]] == [BuildingKind.RECRUITER]


# -------------------------------------------------------------------- a bird order
def test_bird_battles_in_every_clearing_and_never_expands() -> None:
    """The escalated Daylight."""
    state = table(Suit.BIRD)
    assert LAW.daylight(state, BOT)[0] == BattleEach(BOT, tuple(everywhere(state)))
    assert not may_expand(state, BOT)


def test_bird_builds_the_type_with_most_on_the_map() -> None:
    """Another one, where it is out."""
    state = table(Suit.BIRD)
    build(state, 1, Building(BOT, BuildingKind.RECRUITER))
    stand(state, 9, s0=2)
    run(state, Build(BOT))
    assert [each.kind for each in state.buildings[9]] == [BuildingKind.RECRUITER]


def test_bird_moves_from_everywhere_and_battles_where_it_arrives() -> None:
    """Nowhere else."""
    state = table(Suit.BIRD)
    source = by_priority(state, CLEARINGS)[-1]
    target = path_neighbours(state, source)[0]
    other = next(p for p in CLEARINGS if p not in (source, *path_neighbours(state, source)))
    stand(state, source, s0=5)
    stand(state, target, s1=1)
    stand(state, other, s0=2, s1=1)
    events = run(state, MoveOut(BOT), script=((0, 0),))
    assert [each.place for each in events if isinstance(each, BattleBegan)] == [target]
    assert state.warriors[source][BOT] == 3

"""Mechanical Marquise 2.0 (9)."""

from rules.kernel.steps import Seat
from rules.root.automata.boards import AutomatonBoard
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.mechanical_marquise.marquise import (
    Build,
    Expand,
    FirstBuildings,
    MoveOut,
    Recruit,
    ScoreBuildings,
    daylight,
)
from rules.root.automata.orders import board_as, change
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.state import CLEARINGS, Building, Woodland, game_of
from rules.root.woodland.placing import can_place, off_map, on_map
from tests.rules.root.driving import build, run
from tests.rules.root.scenes import scene

BOT, FOE = Seat(0), Seat(1)


def table(suit: Suit, **chosen: str) -> Woodland:
    """The Marquise with this order against the Eyrie."""
    state = scene(("mechanical_marquise_2", "eyrie"), options=chosen)
    change(state, BOT, suit=suit)
    return state


def stand(state: Woodland, place: int, own: int, foes: int = 0) -> None:
    """Warriors of both."""
    state.warriors[place] = (own, foes)
    state.supply[BOT] -= own
    state.supply[FOE] -= foes


def test_set_up_keep_warriors_and_buildings() -> None:
    """A warrior everywhere but opposite, two at the keep, one building of each type nearby."""
    from rules.root.automata import LAWS

    state = table(Suit.FOX)
    run(state, *LAWS["mechanical_marquise_2"].set_up(state, BOT))
    assert sorted(state.warriors[p][BOT] for p in CLEARINGS) == [0, *[1] * 10, 2]
    keeps = [p for p in CLEARINGS if any(t.kind is TokenKind.KEEP for t in state.tokens[p])]
    assert len(keeps) == 1
    assert state.warriors[keeps[0]][BOT] == 2
    houses = [len(state.buildings[place]) for place in CLEARINGS]
    assert sum(houses) == 3
    assert max(houses) == 1
    assert not can_place(state, FOE, keeps[0])


def test_recruits_are_spread_over_ordered_ruled_clearings() -> None:
    """The odd ones by priority."""
    state = table(Suit.FOX)
    foxes = ordered(state, Suit.FOX)[:3]
    for place in foxes:
        stand(state, place, 1)
    run(state, Recruit(BOT))
    assert [state.warriors[place][BOT] for place in foxes] == [3, 2, 2]


def test_a_short_supply_is_spread_evenly_too() -> None:
    """Three left for three clearings are one for each."""
    state = table(Suit.FOX)
    foxes = ordered(state, Suit.FOX)[:3]
    for place in foxes:
        stand(state, place, 1)
    state.supply[BOT] = 3
    run(state, Recruit(BOT))
    assert [state.warriors[place][BOT] for place in foxes] == [2, 2, 2]


def test_bird_recruits_in_the_two_of_lowest_priority() -> None:
    """Two each; where one is ruled, all four."""
    state = table(Suit.BIRD)
    places = by_priority(state, (1, 5, 9))
    for place in places:
        stand(state, place, 1)
    run(state, Recruit(BOT))
    assert [state.warriors[place][BOT] for place in places] == [1, 3, 3]
    alone = table(Suit.BIRD)
    stand(alone, 5, 1)
    run(alone, Recruit(BOT))
    assert alone.warriors[5][BOT] == 5


def test_builds_where_most_warriors_are() -> None:
    """The order's type, in a ruled clearing of any suit."""
    state = table(Suit.MOUSE)
    stand(state, 1, 1)
    stand(state, 5, 3)
    run(state, Build(BOT))
    assert [each.kind for each in state.buildings[5]] == [BuildingKind.RECRUITER]


def test_moves_all_but_three_to_most_enemies() -> None:
    """From each ordered clearing."""
    state = table(Suit.FOX)
    source = ordered(state, Suit.FOX)[0]
    stand(state, source, 5)
    from rules.root.woodland.geography import path_neighbours

    near = path_neighbours(state, source)
    stand(state, near[-1], 0, 2)
    run(state, MoveOut(BOT))
    assert state.warriors[source][BOT] == 3
    assert state.warriors[near[-1]][BOT] == 2


def test_expands_only_when_nothing_was_built() -> None:
    """A new order, and Daylight begins again; it is not crafted."""
    state = table(Suit.FOX)
    change(state, BOT, order="", has_built=True)
    size = len(state.deck)
    run(state, Expand(BOT))
    assert len(state.deck) == size
    change(state, BOT, has_built=False)
    state.deck = ("ambush_bird", *state.deck)
    run(state, Expand(BOT))
    assert len(state.deck) == size
    assert board_as(state, BOT, AutomatonBoard).order == "ambush_bird"
    assert len(daylight(state, BOT)) == 5


def test_scores_by_buildings_of_the_order() -> None:
    """On a bird the best type."""
    state = table(Suit.FOX)
    for place in (1, 5, 9):
        build(state, place, Building(BOT, BuildingKind.WORKSHOP))
    run(state, ScoreBuildings(BOT))
    assert state.scores[BOT] == 0
    change(state, BOT, suit=Suit.BIRD)
    run(state, ScoreBuildings(BOT))
    assert state.scores[BOT] == 2
    assert off_map(game_of(state), BOT, BuildingKind.WORKSHOP) == 3
    assert on_map(state, BOT, BuildingKind.WORKSHOP) == 3
    assert FirstBuildings(BOT, 1).fitting(state)

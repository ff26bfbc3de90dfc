"""Places and what joins them (3.4, 3.5, 8): both maps against data, forests against paths."""

from math import atan2

import pytest

from rules.kernel.steps import Seat
from rules.root.data import WoodlandMap, maps
from rules.root.enums import BuildingKind, Landmark, Suit, TokenKind
from rules.root.state import BURROW, CLEARINGS, FOREST, Building, Token
from rules.root.woodland.geography import (
    PLACES,
    all_forests,
    clearings_of,
    corners,
    forest_clearings,
    forest_neighbours,
    forests_at,
    is_forest,
    is_on_river,
    map_of,
    matches,
    neighbours,
    open_slots,
    opposite,
    path_neighbours,
    river_neighbours,
    suits_at,
)
from tests.rules.root.scenes import scene

ME, YOU = Seat(0), Seat(1)
both_maps = pytest.mark.parametrize("name", ["autumn", "winter"])
PLAIN = ("marquise", "eyrie")


def pairs(found: dict[int, tuple[int, ...]]) -> set[frozenset[int]]:
    return {frozenset((place, other)) for place, others in found.items() for other in others}


@both_maps
def test_paths_and_rivers_lead_both_ways(name: str) -> None:
    state = scene(PLAIN, map=name)
    printed = maps()[name]
    by_path = {place: path_neighbours(state, place) for place in CLEARINGS}
    by_river = {place: river_neighbours(state, place) for place in CLEARINGS}
    assert pairs(by_path) == set(map(frozenset, printed.paths))
    assert pairs(by_river) == set(map(frozenset, printed.rivers))
    for joined in (by_path, by_river):
        assert all(place in joined[other] for place in joined for other in joined[place])
    assert all(is_on_river(state, place) for place in by_river if by_river[place])


@both_maps
def test_neither_burrow_nor_forest_has_a_path(name: str) -> None:
    state = scene(PLAIN, map=name)
    for place in (BURROW, FOREST):
        assert path_neighbours(state, place) == river_neighbours(state, place) == ()
        assert not is_on_river(state, place)


def faces(printed: WoodlandMap) -> list[tuple[int, ...]]:
    """The areas that paths enclose; in Winter stretches of river divide like paths (3.5)."""
    at = {each.id: (each.x, each.y) for each in printed.clearings}
    roads = {frozenset(path) for path in printed.paths}
    roads |= {frozenset(stretch) for stretch in printed.rivers if printed.river_divides_forests}
    around = {
        place: sorted(
            (next(iter(road - {place})) for road in roads if place in road),
            key=lambda other, here=place: atan2(
                at[other][1] - at[here][1], at[other][0] - at[here][0]
            ),
        )
        for place in at
    }
    found, seen = [], set()
    for begin, others in around.items():
        for other in others:
            face, step = [], (begin, other)
            while step not in seen:
                seen.add(step)
                face.append(step[0])
                turns = around[step[1]]
                step = step[1], turns[(turns.index(step[0]) + 1) % len(turns)]
            if face:
                found.append(tuple(face))
    return found


def walls(face: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset((one, face[n - 1])) for n, one in enumerate(face)}


@both_maps
def test_forests_are_what_paths_enclose(name: str) -> None:
    printed = maps()[name]
    edge = frozenset(printed.map_edge_loop)
    enclosed = [face for face in faces(printed) if frozenset(face) != edge]
    assert sorted(tuple(sorted(face)) for face in enclosed) == sorted(
        forest.touches for forest in printed.forests
    )


@both_maps
def test_forests_are_adjacent_behind_exactly_one_path(name: str) -> None:
    state, printed = scene(PLAIN, map=name), maps()[name]
    shape = {tuple(sorted(face)): face for face in faces(printed)}
    forests = all_forests(state)
    for one in forests:
        mine = walls(shape[forest_clearings(state, one)])
        behind = {
            other
            for other in forests
            if other != one and len(mine & walls(shape[forest_clearings(state, other)])) == 1
        }
        assert behind == set(forest_neighbours(state, one))


@both_maps
def test_forests_touch_the_clearings_that_touch_them(name: str) -> None:
    state = scene(PLAIN, map=name)
    for forest in all_forests(state):
        assert is_forest(forest)
        assert all(forest in forests_at(state, place) for place in forest_clearings(state, forest))
    for place in CLEARINGS:
        assert not is_forest(place)
        assert all(place in forest_clearings(state, each) for each in forests_at(state, place))


@both_maps
def test_four_clearings_of_each_suit(name: str) -> None:
    state = scene(PLAIN, map=name)
    for suit in (Suit.FOX, Suit.RABBIT, Suit.MOUSE):
        assert len(clearings_of(state, suit)) == 4
    assert clearings_of(state, Suit.BIRD) == list(CLEARINGS)


@both_maps
def test_corners_lie_opposite_in_pairs(name: str) -> None:
    state = scene(PLAIN, map=name)
    for corner in corners(state):
        assert opposite(state, corner) in corners(state)
        assert opposite(state, opposite(state, corner)) == corner != opposite(state, corner)
    with pytest.raises(KeyError):
        opposite(state, 5 if 5 not in corners(state) else 12)


@both_maps
def test_ruins_lie_in_slots(name: str) -> None:
    state = scene(PLAIN, map=name)
    printed = map_of(state)
    assert len(state.ruins) == 4
    for place in printed.clearings:
        assert place.ruin == (place.id in state.ruins)
        assert open_slots(state, place.id) == place.slots - place.ruin


def test_slots_fill_with_buildings_and_open_with_the_ruin() -> None:
    state = scene(PLAIN)
    place = next(iter(state.ruins))
    before = open_slots(state, place)
    state.buildings[place] = (Building(ME, BuildingKind.SAWMILL),)
    assert open_slots(state, place) == before - 1
    del state.ruins[place]
    assert open_slots(state, place) == before
    state.landmarks = ((Landmark.ELDER_TREETOP, place),)
    assert open_slots(state, place) == before + 1
    assert open_slots(state, BURROW) == open_slots(state, FOREST) == 0


def test_a_bird_matches_every_clearing_but_no_burrow() -> None:
    state = scene(PLAIN)
    assert all(matches(state, place, Suit.BIRD) for place in CLEARINGS)
    for place in (BURROW, FOREST):
        assert not matches(state, place, Suit.BIRD)
        assert suits_at(state, place) == ()


def test_the_lost_city_is_of_all_three_suits() -> None:
    state = scene(PLAIN)
    fox = clearings_of(state, Suit.FOX)[0]
    assert not matches(state, fox, Suit.MOUSE)
    state.landmarks = ((Landmark.LOST_CITY, fox),)
    assert suits_at(state, fox) == (Suit.FOX, Suit.RABBIT, Suit.MOUSE)
    assert all(matches(state, fox, suit) for suit in suits_at(state, fox))
    assert len(clearings_of(state, Suit.MOUSE)) == 5


# ---------------------------------------------------------------- what a seat alone calls adjacent
def test_rivers_are_paths_with_boat_builders_or_for_who_bought_riverboats() -> None:
    state = scene(PLAIN)
    river = next(place for place in CLEARINGS if river_neighbours(state, place))
    other = river_neighbours(state, river)[0]
    assert other not in neighbours(state, ME, river)
    state.crafted[ME] = ("boat_builders",)
    assert other in neighbours(state, ME, river)
    assert other not in neighbours(state, YOU, river)
    state.crafted[ME] = ()
    turn = state.turn
    assert turn is not None
    state.turn = type(turn)(seat=ME, services=("riverboats",))
    assert other in neighbours(state, ME, river)
    state.turn = type(turn)(seat=YOU, services=("riverboats",))
    assert other not in neighbours(state, ME, river)


def test_tunnels_join_clearings_with_own_crafting_pieces() -> None:
    state = scene(PLAIN)
    state.crafted[ME] = ("tunnels",)
    state.buildings[1] = (Building(ME, BuildingKind.WORKSHOP),)
    state.buildings[3] = (Building(ME, BuildingKind.WORKSHOP),)
    assert 3 in neighbours(state, ME, 1)
    assert 1 in neighbours(state, ME, 3)
    assert 1 not in neighbours(state, ME, 1)
    assert neighbours(state, ME, 6) == path_neighbours(state, 6)


def test_the_burrow_is_next_to_tunnels_for_its_owner_only() -> None:
    state = scene(("duchy", "eyrie"))
    state.tokens[4] = (Token(ME, TokenKind.TUNNEL),)
    assert neighbours(state, ME, BURROW) == (4,)
    assert BURROW in neighbours(state, ME, 4)
    assert BURROW not in neighbours(state, YOU, 4)
    assert (BURROW, *CLEARINGS) == PLACES

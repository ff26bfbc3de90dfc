"""The printed components agree with themselves and with the rules that count them (1, 3.5, 8)."""

from collections import Counter

import pytest

from rules.root import data
from rules.root.cards.crafting import ANY
from rules.root.data import Clearing, WoodlandMap
from rules.root.enums import (
    CLEARING_SUITS,
    FACTIONS,
    CardKind,
    Faction,
    Item,
    Suit,
    TokenKind,
)
from rules.root.options import MOST_SEATS
from rules.root.setup.reach import least_reach, reaches

MAPS, DECKS = tuple(data.maps()), tuple(data.decks())
PLACED_BY_ALL = {Item.BAG, Item.BOOT, Item.COIN, Item.CROSSBOW, Item.HAMMER, Item.SWORD, Item.TEA}


# ---------------------------------------------------------------- the decks
@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_fifty_four_cards(deck: str) -> None:
    kinds = data.decks()[deck]
    assert sum(card.copies for card in kinds) == 54
    assert len({card.id for card in kinds}) == len(kinds)


@pytest.mark.parametrize("deck", DECKS)
def test_each_suit_has_a_dominance_card_and_an_ambush(deck: str) -> None:
    kinds = data.decks()[deck]
    for kind, most in ((CardKind.DOMINANCE, 1), (CardKind.AMBUSH, 2)):
        found = Counter({card.suit: 0 for card in kinds})
        for card in kinds:
            found[card.suit] += card.copies if card.kind is kind else 0
        assert set(found.values()) <= {1, most}
        assert set(found) == {Suit.BIRD, *CLEARING_SUITS}


@pytest.mark.parametrize("deck", DECKS)
def test_what_can_be_crafted_has_a_cost_and_items_have_points(deck: str) -> None:
    for card in data.decks()[deck]:
        is_free = card.kind in (CardKind.AMBUSH, CardKind.DOMINANCE)
        assert bool(card.cost) is not is_free, card.id
        assert {*card.cost} <= {ANY, *CLEARING_SUITS}, card.id
        assert (card.item is not None) is (card.kind is CardKind.ITEM) is (card.vp > 0), card.id
        if card.item is not None:
            assert data.items()[card.item].supply > 0, card.id


def test_cards_of_one_name_are_the_same_in_both_decks() -> None:
    first, second = ({card.id: card for card in data.decks()[deck]} for deck in DECKS)
    shared = first.keys() & second.keys()
    assert len(shared) > 20
    assert all(first[id] == second[id] for id in shared)


# ---------------------------------------------------------------- items
def test_twelve_items_lie_in_the_supply_and_four_kinds_under_ruins() -> None:
    items = data.items()
    assert sum(each.supply for each in items.values()) == 12
    assert {each.id for each in items.values() if each.supply} == PLACED_BY_ALL
    ruins = {each.id for each in items.values() if each.ruin_copies}
    assert ruins == {Item.BAG, Item.BOOT, Item.HAMMER, Item.SWORD}
    assert all(items[each].ruin_copies == 1 for each in ruins)


# ---------------------------------------------------------------- the maps
def board(map_id: str) -> tuple[WoodlandMap, dict[int, Clearing]]:
    found = data.maps()[map_id]
    return found, {each.id: each for each in found.clearings}


@pytest.mark.parametrize("map_id", MAPS)
def test_a_map_has_twelve_clearings_four_ruins_four_corners(map_id: str) -> None:
    found, clearings = board(map_id)
    assert sorted(clearings) == list(range(1, 13))
    assert sorted(each.priority for each in found.clearings) == list(range(1, 13))
    assert sorted(found.ruins) == [each.id for each in found.clearings if each.ruin]
    assert sorted(found.corners) == [each.id for each in found.clearings if each.corner]
    assert len(found.ruins) == len(found.corners) == 4
    assert all(each.slots >= 1 + each.ruin for each in found.clearings)
    assert sorted(corner for pair in found.opposite_corners for corner in pair) == sorted(
        found.corners
    )


@pytest.mark.parametrize("map_id", MAPS)
def test_paths_and_rivers_lead_both_ways(map_id: str) -> None:
    found, clearings = board(map_id)
    for lines, name in ((found.paths, "adjacent"), (found.rivers, "river_adjacent")):
        joined: dict[int, set[int]] = {place: set() for place in clearings}
        for one, other in lines:
            assert one != other
            joined[one].add(other)
            joined[other].add(one)
        for place, each in clearings.items():
            assert {*getattr(each, name)} == joined[place], (map_id, place, name)
    assert len(set(map(frozenset, found.paths))) == len(found.paths)
    on_river = {place for line in found.rivers for place in line}
    assert {place for place, each in clearings.items() if each.on_river} == on_river


@pytest.mark.parametrize("map_id", MAPS)
def test_one_can_walk_from_everywhere_to_everywhere(map_id: str) -> None:
    _, clearings = board(map_id)
    seen, edge = {1}, [1]
    while edge:
        for place in clearings[edge.pop()].adjacent:
            if place not in seen:
                seen.add(place)
                edge.append(place)
    assert seen == {*clearings}


@pytest.mark.parametrize("map_id", MAPS)
def test_opposite_corners_lie_on_a_diagonal(map_id: str) -> None:
    found, clearings = board(map_id)
    middle_x = sum(clearings[corner].x for corner in found.corners) / 4
    middle_y = sum(clearings[corner].y for corner in found.corners) / 4
    for one, other in found.opposite_corners:
        first, second = clearings[one], clearings[other]
        assert (first.x < middle_x) is not (second.x < middle_x)
        assert (first.y < middle_y) is not (second.y < middle_y)


def test_autumn_prints_four_clearings_of_each_suit_and_winter_none() -> None:
    autumn = Counter(each.suit for each in data.maps()["autumn"].clearings)
    assert autumn == dict.fromkeys(CLEARING_SUITS, 4)
    assert data.maps()["autumn"].fixed_suits
    assert {each.suit for each in data.maps()["winter"].clearings} == {Suit.NONE}
    assert not data.maps()["winter"].fixed_suits


# ---------------------------------------------------------------- forests
def edges(boundary: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in zip(boundary, (*boundary[1:], boundary[0]), strict=True)}


@pytest.mark.parametrize("map_id", MAPS)
def test_a_forest_lies_between_paths_and_touches_their_clearings(map_id: str) -> None:
    found, _ = board(map_id)
    lines = set(map(frozenset, found.paths))
    if found.river_divides_forests:
        lines |= set(map(frozenset, found.rivers))
    loop = edges(found.map_edge_loop)
    for forest in found.forests:
        assert {*forest.boundary} <= {*forest.touches}, forest.id
        assert edges(forest.boundary) <= lines | loop, forest.id


@pytest.mark.parametrize("map_id", MAPS)
def test_forests_behind_one_path_are_adjacent_both_ways(map_id: str) -> None:
    found, _ = board(map_id)
    by_id = {forest.id: forest for forest in found.forests}
    for forest in found.forests:
        for other in found.forests:
            is_named = other.id in forest.adjacent_forests
            assert is_named is (forest.id in by_id[other.id].adjacent_forests)
            if other is not forest:
                shared = edges(forest.boundary) & edges(other.boundary)
                assert is_named is bool(shared), (map_id, forest.id, other.id)


# ---------------------------------------------------------------- factions
def test_every_faction_has_pieces_and_reach() -> None:
    assert {*data.pieces()} == {*FACTIONS}
    assert {faction.value for faction in FACTIONS} <= {*reaches()}
    for faction, owned in data.pieces().items():
        assert (owned.warriors > 0) is not (owned.pawns > 0), faction


def test_the_least_reach_grows_with_the_table() -> None:
    assert [least_reach(seats) for seats in range(2, MOST_SEATS + 1)] == [17, 18, 21, 25, 28]


@pytest.mark.parametrize(
    ("faction", "track", "piece", "extra"),
    [
        ("marquise", "build_cost", "sawmill", 0),
        ("eyrie", "vp_by_roosts_on_map", "roost", 1),
        ("alliance", "sympathy_cost", "sympathy", 0),
        ("alliance", "sympathy_vp", "sympathy", 0),
    ],
)
def test_a_track_has_a_number_for_each_of_its_pieces(
    faction: str, track: str, piece: str, extra: int
) -> None:
    owned = data.pieces()[Faction(faction)]
    count = {**owned.buildings, **owned.tokens}[piece]
    assert len(data.track(faction, track)) == count + extra


def test_suited_pieces_come_in_three_suits() -> None:
    for faction, kind, each in (
        (Faction.CULT, "garden", 5),
        (Faction.ALLIANCE, "base", 1),
        (Faction.RIVERFOLK, TokenKind.TRADE_POST.value, 3),
    ):
        owned = {**data.pieces()[faction].buildings, **data.pieces()[faction].tokens}
        assert [owned[f"{kind}_{suit.value}"] for suit in CLEARING_SUITS] == [each] * 3

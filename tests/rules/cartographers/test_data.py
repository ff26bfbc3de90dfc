"""The components as read from the data files agree with the known counts."""

import pytest

from rules.cartographers import data
from rules.cartographers.data import cells_of
from rules.cartographers.maps.land import mask_of_spaces
from rules.cartographers.maps.sheet import (
    BLANK,
    COIN_SLOTS,
    DRAGON,
    DRAGON_COINS,
    DRAWABLE,
    Terrain,
    empty,
)
from rules.cartographers.scoring.base_cards import lost_barony
from rules.cartographers.scoring.seasons_end import RULES
from tests.rules.cartographers.known import known


def spaces(pairs: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple((row, col) for row, col in pairs)


@pytest.mark.parametrize(("id", "explore", "heroes"), [("base", 13, 0), ("heroes", 11, 4)])
def test_card_set_sizes(id: str, explore: int, heroes: int) -> None:
    cards = data.card_set(id)
    assert (len(cards.explore), len(cards.ambush), len(cards.hero)) == (explore, 4, heroes)
    assert len(cards.season) == 4
    decks = [card.deck for card in cards.scoring]
    assert len(decks) == 16
    assert {decks.count(deck) for deck in decks} == {4}
    assert set(decks) == {deck.id for deck in data.game().deck}


def test_base_times_add_up_to_sixteen_and_never_run_out_in_a_season() -> None:
    cards = data.card_set("base")
    assert sum(card.time for card in cards.explore) == 16
    assert [season.threshold for season in cards.season] == [8, 8, 7, 6]


def test_heroes_deck_never_runs_out_in_a_season() -> None:
    cards = data.card_set("heroes")
    assert sum(card.time for card in cards.explore) >= max(s.threshold for s in cards.season)
    assert [season.threshold for season in cards.season] == [8, 7, 7, 6]


@pytest.mark.parametrize("id", data.CARD_SETS)
def test_every_edict_is_scored_twice(id: str) -> None:
    pairs = [season.edicts for season in data.card_set(id).season]
    assert pairs == [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")]


@pytest.mark.parametrize("id", data.CARD_SETS)
def test_every_scoring_card_has_a_rule(id: str) -> None:
    assert {card.id for card in data.card_set(id).scoring} <= set(RULES)


def test_ids_are_unique_over_all_sets() -> None:
    both = [data.card_set(id) for id in data.CARD_SETS]
    ids = [card.id for cards in both for card in (*cards.explore, *cards.ambush, *cards.hero)]
    assert len(ids) == len(set(ids))


def test_shapes_as_known() -> None:
    for row in known()["shape"]:
        shape = data.explore_cards()[row["card"]].shapes[row["shape"]]
        assert cells_of(shape.pattern) == spaces(row["cells"])
        assert len(cells_of(shape.pattern)) == row["size"]
    for row in known()["cells"]:
        shape = data.explore_cards()[row["card"]].shapes[row["shape"]]
        assert cells_of(shape.pattern) == spaces(row["cells"])
    for row in known()["ambush"] + known()["heroes_ambush"]:
        assert cells_of(data.ambush_cards()[row["card"]].pattern) == spaces(row["cells"])


def test_only_the_first_shape_of_a_time_one_card_has_a_coin() -> None:
    for card in data.explore_cards().values():
        coins = [shape.coin for shape in card.shapes]
        assert coins == ([True, False] if card.time == 1 else [False] * len(coins))


def test_maps_as_known() -> None:
    for row in known()["map"]:
        land = data.land(row["side"])
        assert land.mountains == mask_of_spaces(land, spaces(row["mountains"]))
        assert land.ruins == mask_of_spaces(land, spaces(row["ruins"]))
        assert land.wasteland == mask_of_spaces(land, spaces(row["wasteland"]))
        if "empty_at_start" in row:
            assert empty(land, BLANK).bit_count() == row["empty_at_start"]
            assert lost_barony(land, BLANK).points == row["lost_barony_at_start"]


def test_no_mountain_lies_on_the_edge_of_a_map() -> None:
    for side in "abcd":
        land = data.land(side)
        assert not land.mountains & land.border


def test_terrains_of_the_data_are_those_of_the_rules() -> None:
    assert {info.id for info in data.game().terrain} == {terrain.value for terrain in Terrain}
    assert set(DRAWABLE) == set(Terrain) - {Terrain.MOUNTAIN, Terrain.HERO}


def test_constants_of_the_rules_are_those_of_the_data() -> None:
    assert (data.game().coin_slots, data.game().dragon_coins) == (COIN_SLOTS, DRAGON_COINS)
    assert data.ambush_cards()[DRAGON].power is data.Power.DRAGON


def test_eight_skills_three_dealt() -> None:
    assert [card.cost for card in data.skills().values()] == [2, 3, 1, 1, 0, 0, 1, 0]
    assert data.game().skills_dealt == 3


@pytest.mark.parametrize(
    ("rating", "title"),
    [
        (31, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (10, "journeyman_topographer"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-20, "dimwitted_doodler"),
        (-30, "oblivious_inkdrinker"),
        (-99, "oblivious_inkdrinker"),
    ],
)
def test_titles(rating: int, title: str) -> None:
    assert data.title_of(rating).id == title


def test_unknown_card_set() -> None:
    with pytest.raises(ValueError, match="unknown card set"):
        data.card_set("promo")


def test_all_names_are_there_in_three_languages() -> None:
    both = [data.card_set(id) for id in data.CARD_SETS]
    named = [c for s in both for c in (*s.explore, *s.ambush, *s.hero, *s.scoring, *s.season)]
    named += [*data.skills().values(), *data.map_sides().values()]
    named += [*data.game().terrain, *data.game().deck, *data.game().title]
    assert all(thing.name and thing.name_de and thing.name_tr for thing in named)

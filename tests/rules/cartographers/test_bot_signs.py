"""The signs of every scoring card, of monsters and coins, on maps of random games."""

import pytest

from rules.cartographers import data
from rules.cartographers.bots import signs_common
from rules.cartographers.bots.ground import GROUND, ground_signs, open_sides, parts
from rules.cartographers.bots.plan import CARDS, RULES_OF
from rules.cartographers.maps.land import Land, clusters, neighbours, singles
from rules.cartographers.maps.sheet import BLANK, Sheet, empty, parse
from rules.cartographers.scoring.base_cards import penalty
from rules.cartographers.scoring.seasons_end import RULES
from rules.cartographers.state import game_of
from rules.kernel.registry import game
from tests.rules.setups import spread
from tests.rules.walks import walk


def maps() -> list[tuple[Land, Sheet]]:
    """Maps as random games of both sets leave them, and one that is full."""
    found = [parse("full", ["AWFV" * 2] * 4 + ["WAFM" * 2] * 4)]
    for setup in spread(game("cartographers"), 16):
        for moment in walk(setup):
            state = game_of(moment.state)
            if moment.number % 5 == 0:
                found += [(state.land, sheet) for sheet in state.sheets]
    return found


MAPS = maps()


def signs(rule: str, land: Land, sheet: Sheet) -> tuple[int, ...]:
    free = empty(land, sheet)
    return CARDS[rule](land, sheet, free, neighbours(land, free))


def test_there_are_many_maps() -> None:
    assert len(MAPS) > 200


def test_every_scoring_card_has_signs() -> None:
    assert set(CARDS) == set(RULES)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_first_sign_is_what_the_card_scores_now(card: str) -> None:
    assert all(signs(card, *each)[0] == RULES[card](*each).points for each in MAPS)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_number_of_signs_is_always_the_same(card: str) -> None:
    counts = {len(signs(card, *each)) for each in MAPS}
    assert counts == {len(signs(card, data.land("a"), BLANK))}


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_sign_shows_sometimes(card: str) -> None:
    seen = [any(column) for column in zip(*(signs(card, *each) for each in MAPS), strict=True)]
    assert all(seen[1:])


@pytest.mark.parametrize("set_id", data.CARD_SETS)
def test_the_first_sign_of_monsters_is_their_cost(set_id: str) -> None:
    rule = RULES_OF[set_id]["monsters"]
    for land, sheet in MAPS:
        free = empty(land, sheet)
        found = rule(land, sheet, free, neighbours(land, free))
        assert found[0] == penalty(land, sheet).points


def test_a_dragon_still_free_shows() -> None:
    land, sheet = parse("x", ["...", ".M.", "..."])
    dragon = Sheet(monster=sheet.monster, drawn=sheet.drawn, dragon=sheet.monster)
    free = empty(land, dragon)
    assert signs_common.coins_of_heroes(land, dragon, free, 0) == (0, 1, 4)
    assert signs_common.coins_of_heroes(land, sheet, free, 0) == (0, 0, 0)
    assert signs_common.coins(land, dragon, free, 0) == (0,)


def test_open_sides_agree_with_counting() -> None:
    for land, sheet in MAPS[:100]:
        free = empty(land, sheet)
        one, two, four = open_sides(land, free)
        for single in singles(land.board):
            count = (neighbours(land, single) & free).bit_count()
            digits = bool(one & single) + 2 * bool(two & single) + 4 * bool(four & single)
            assert digits == count


def test_ground_signs_of_a_small_map() -> None:
    land, sheet = parse("x", ["..F.", "..FF", "FF^.", "r..."])
    free = empty(land, sheet)
    found = ground_signs(land, sheet, free)
    assert len(found) == GROUND
    # open spaces; alone; with one open side; two; four; squares; ruins; mountains lacking 1, 2, 3
    assert found == (10, 1, 2, 7, 0, 1, 1, 0, 1, 0)


def test_parts_are_the_clusters() -> None:
    for land, sheet in MAPS[:50]:
        for mask in (sheet.forest, sheet.village, empty(land, sheet)):
            assert parts(land, mask) == clusters(land, mask) == parts(land, mask)


@pytest.mark.parametrize(
    ("card", "rows", "found"),
    [
        ("wildholds", ["VVV..", "VV...", "....."], (0, 0, 0, 0, 0, 0, 1)),
        ("wildholds", ["VVVFF", "VVFFF", "FFFFF"], (0, 1, 0, 0, 0, 0, 0)),
        ("shieldgate", ["VVV..", "....V", "....V"], (4, 1, 0, 3, 4, 4, 0, 3)),
        ("sleepy_valley", ["FF.", "F..", "FFF", "FF#"], (4, 1, 1, 0)),
        ("jorekburg", ["AWA", "W.#", "A.."], (0, 2, 0, 0, 0)),
        ("borderlands", ["FF.", "F..", "F.."], (6, 1, 3, 1, 0, 0, 0, 0)),
        ("the_cauldrons", [".F.", "FF.", "..."], (1, 2, 0, 3, 1, 6)),
    ],
)
def test_signs_of_small_maps(card: str, rows: list[str], found: tuple[int, ...]) -> None:
    assert signs(card, *parse("x", rows)) == found


def test_a_way_to_the_next_mountain_is_measured() -> None:
    land, sheet = parse("x", ["^F..^", "....."])
    assert signs("stoneside_forest", land, sheet)[3:] == (0, 2, 0, 0)
    far, none = parse("y", ["^F#.^", "#####"])
    assert signs("stoneside_forest", far, none)[3:] == (0, 0, 0, 0)

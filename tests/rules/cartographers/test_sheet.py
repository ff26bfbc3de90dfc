"""Drawing on a sheet: terrains, coins, destruction, text grids."""

import pytest

from rules.cartographers.maps.land import Land, labels, mask_of
from rules.cartographers.maps.sheet import (
    BLANK,
    DRAGON,
    Drawing,
    Sheet,
    Terrain,
    draw,
    drawn_by,
    empty,
    filled,
    grid,
    of_terrain,
    open_ruins,
    parse,
    purse,
    spend,
    terrains_of,
)

FOREST, MONSTER = (Terrain.FOREST,), (Terrain.MONSTER,)


def drawn(
    land: Land, sheet: Sheet, terrains: tuple[Terrain, ...], names: str, card: str = ""
) -> Sheet:
    return draw(land, sheet, Drawing(terrains, mask_of(land, names.split()), card, 0))


def test_filled_and_empty() -> None:
    land, sheet = parse("fill", ["^#r", "F.."])
    assert labels(land, filled(land, sheet)) == ("A1", "A2", "B1")
    assert labels(land, empty(land, sheet)) == ("A3", "B2", "B3")
    assert filled(land, sheet) | empty(land, sheet) == land.board


def test_a_drawing_fills_ruins() -> None:
    land, sheet = parse("ruins", ["r.r"])
    sheet = drawn(land, sheet, FOREST, "A1 A2")
    assert labels(land, open_ruins(land, sheet)) == ("A3",)
    assert sheet.forest == sheet.drawn == mask_of(land, ["A1", "A2"])


def test_farm_and_village_at_once() -> None:
    land, sheet = parse("two", ["..."])
    sheet = drawn(land, sheet, (Terrain.FARM, Terrain.VILLAGE), "A2")
    assert sheet.farm == sheet.village == sheet.drawn
    assert terrains_of(sheet, sheet.drawn) == (Terrain.FARM, Terrain.VILLAGE)


def test_mountains_pay_once() -> None:
    land, sheet = parse("pay", [".F.", "F^F", "..."])
    sheet = drawn(land, sheet, FOREST, "C2")
    assert (sheet.coins, sheet.paid) == (1, land.mountains)
    assert drawn(land, sheet, FOREST, "A1").coins == 1


def test_one_drawing_closes_two_mountains() -> None:
    land, sheet = parse("pay", ["F.F", "^.^", "F.F"])
    assert drawn(land, sheet, FOREST, "B2").coins == 2


def test_shape_coin_and_full_track() -> None:
    land, sheet = parse("coin", ["..."])
    one = draw(land, sheet, Drawing(FOREST, 1, "", 0), coin=True)
    assert one.coins == 1
    full = draw(land, Sheet(coins=14), Drawing(FOREST, 1, "", 0), coin=True)
    assert full.coins == 14


def test_spending_keeps_the_slot() -> None:
    sheet = spend(Sheet(coins=5, spent=1), 3)
    assert (sheet.coins, sheet.spent, purse(sheet)) == (5, 4, 1)
    assert spend(sheet, 0) is sheet
    with pytest.raises(ValueError, match="2 coins to pay, 1 unspent"):
        spend(sheet, 2)


def test_a_hero_destroys_now_and_later() -> None:
    land, sheet = parse("hero", ["M..."])
    hero = Drawing(
        (Terrain.HERO,), mask_of(land, ["A2"]), "wren", 0, marks=mask_of(land, ["A1", "A3"])
    )
    sheet = draw(land, sheet, hero)
    assert grid(land, sheet) == ("XH..",)
    sheet = drawn(land, sheet, MONSTER, "A3 A4")
    assert grid(land, sheet) == ("XHXM",)


def test_destruction_takes_the_terrain_and_fills() -> None:
    land, sheet = parse("destroy", ["F^F", ".F."])
    destroyed = drawn(land, sheet, (), "A1 B1")
    assert grid(land, destroyed) == ("X^F", "XF.")
    assert destroyed.drawn == sheet.drawn | mask_of(land, ["B1"])


def test_destruction_can_close_a_mountain() -> None:
    land, sheet = parse("destroy", ["F^."])
    assert drawn(land, sheet, (), "A3").coins == 1


def test_a_contained_dragon_pays_three_once() -> None:
    land, sheet = parse("dragon", ["...F"])
    sheet = drawn(land, sheet, MONSTER, "A1", DRAGON)
    assert (sheet.coins, sheet.dragon) == (0, 1)
    sheet = drawn(land, sheet, FOREST, "A2")
    assert (sheet.coins, sheet.dragon) == (3, 0)
    assert drawn(land, sheet, FOREST, "A3").coins == 3


def test_a_destroyed_dragon_space_counts_as_contained() -> None:
    land, sheet = parse("dragon", ["...F"])
    sheet = drawn(land, sheet, MONSTER, "A1", DRAGON)
    assert drawn(land, sheet, (), "A1").coins == 3


def test_drawn_by_a_card() -> None:
    land, sheet = parse("card", ["....."])
    sheet = drawn(land, sheet, MONSTER, "A1", "zombie_plague")
    sheet = drawn(land, sheet, MONSTER, "A2", "zombie_plague")
    sheet = drawn(land, sheet, (), "A3", "zombie_plague")
    assert labels(land, drawn_by(sheet, "zombie_plague")) == ("A1", "A2")


def test_terrain_masks() -> None:
    land, sheet = parse("all", ["FVAWMH^"])
    masks = [of_terrain(land, sheet, terrain) for terrain in Terrain]
    assert [labels(land, mask) for mask in masks] == [
        ("A1",),
        ("A2",),
        ("A3",),
        ("A4",),
        ("A5",),
        ("A6",),
        ("A7",),
    ]


@pytest.mark.parametrize(
    "rows", [["....", "r^#."], ["FVAWMHDX", "fvawmhdx"], [".r^#", "FfMm", "XxDd"]]
)
def test_grids_are_read_and_written(rows: list[str]) -> None:
    land, sheet = parse("round", rows)
    assert list(grid(land, sheet)) == rows
    assert sheet.coins == 0


def test_an_unknown_letter() -> None:
    with pytest.raises(ValueError, match="unknown letter 'Q'"):
        parse("bad", [".Q"])


def test_blank() -> None:
    assert (BLANK.drawn, BLANK.coins, BLANK.drawings) == (0, 0, ())

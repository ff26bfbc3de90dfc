"""Heroes' attacks and monsters' powers."""

import pytest

from rules.cartographers import data
from rules.cartographers.data import ambush_cards, hero_cards
from rules.cartographers.heroes.powers import (
    attack_patterns,
    attack_table,
    gazed,
    hero_groups,
    ravaged,
    spread,
    survivors,
)
from rules.cartographers.maps.land import bit, labels, mask_of
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw, grid, parse

C = data.land("c")


@pytest.mark.parametrize(("hero", "count"), [("freyla", 4), ("dobrik", 1), ("wren", 4), ("dal", 1)])
def test_different_attacks(hero: str, count: int) -> None:
    assert len(attack_patterns(hero_cards()[hero])) == count


def test_attacks_of_freyla_from_the_middle() -> None:
    middle = bit(C, 4, 4)
    marks = [
        labels(C, group.marks) for single, group in attack_table("freyla", C) if single == middle
    ]
    assert sorted(marks) == [
        ("B5", "C5", "D5"),
        ("E2", "E3", "E4"),
        ("E6", "E7", "E8"),
        ("F5", "G5", "H5"),
    ]


def test_attacks_off_the_map_are_lost_and_equal_ones_merged() -> None:
    corner = bit(C, 0, 0)
    marks = [
        labels(C, group.marks) for single, group in attack_table("freyla", C) if single == corner
    ]
    assert sorted(marks) == [(), ("A2", "A3", "A4"), ("B1", "C1", "D1")]


def test_a_hero_goes_on_empty_spaces_only() -> None:
    free = mask_of(C, ["A1", "K11"])
    groups = hero_groups(C, free, "dal")
    assert [group.cells for group in groups] == [mask_of(C, ["A1"]), mask_of(C, ["K11"])]
    assert not hero_groups(C, 0, "wren")


def with_card(rows: list[str], card: str, names: str, attacks: str = "") -> tuple[data.Land, Sheet]:
    land, sheet = parse("power", rows)
    if attacks:
        marks = mask_of(land, attacks.split())
        sheet = draw(land, sheet, Drawing((Terrain.HERO,), mask_of(land, ["A1"]), "dal", 0, marks))
    cells = mask_of(land, names.split())
    return land, draw(land, sheet, Drawing((Terrain.MONSTER,), cells, card, 0))


def test_a_gorgon_gazes_at_drawn_and_empty_spaces() -> None:
    land, sheet = with_card([".F.", "^.#", "..."], "gorgon_gaze", "B2")
    assert labels(land, gazed(land, sheet, "gorgon_gaze")) == ("A2", "C2")


def test_only_survivors_have_powers() -> None:
    land, sheet = with_card(["....", "...."], "giant_troll_ravage", "B2 B4", attacks="B2")
    assert labels(land, survivors(sheet, "giant_troll_ravage")) == ("B4",)
    assert labels(land, ravaged(land, sheet, "giant_troll_ravage")) == ("A4", "B3")


def test_zombies_spread_one_step() -> None:
    land, sheet = with_card([".F.", "...", "..."], "zombie_plague", "B2")
    zombie = ambush_cards()["zombie_plague"]
    sheet = spread(land, sheet, zombie, 0)
    assert grid(land, sheet) == (".F.", "MMM", ".M.")
    again = spread(land, sheet, zombie, 0)
    assert grid(land, again) == ("MFM", "MMM", "MMM")
    assert spread(land, again, zombie, 0) is again

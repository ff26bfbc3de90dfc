"""The printed components (2, 3, 8, 9): maps, units, books, requirements, signs, tracks."""

from collections import Counter
from itertools import combinations

import pytest

from rules.cthulhu_wars.data import (
    EarthMap,
    books,
    deeds,
    kinds,
    maps,
    number,
    places,
    printed,
    read,
    ritual_track,
)
from rules.cthulhu_wars.enums import CORE, AreaKind, Faction, Glyph, UnitClass

MAPS = {
    "earth_3p": (3, 13, 33),
    "earth_4p_east5": (4, 17, 45),
    "earth_4p_west5": (4, 17, 44),
    "earth_5p": (5, 21, 56),
}
"""Players, areas, edges (3)."""
OCEANS = {
    *("arctic_ocean", "north_pacific", "indian_ocean"),
    *("south_pacific", "south_atlantic", "north_atlantic"),
}
UNITS = {
    Faction.GREAT_CTHULHU: {"gc_acolyte": 6, "deep_one": 4, "shoggoth": 2, "starspawn": 2},
    Faction.BLACK_GOAT: {"bg_acolyte": 6, "ghoul": 2, "fungi_from_yuggoth": 4, "dark_young": 3},
    Faction.CRAWLING_CHAOS: {
        **{"cc_acolyte": 6, "nightgaunt": 3, "flying_polyp": 3, "hunting_horror": 2}
    },
    Faction.YELLOW_SIGN: {"ys_acolyte": 6, "undead": 6, "byakhee": 4},
}
OLD_ONES = {
    Faction.GREAT_CTHULHU: ["cthulhu"],
    Faction.BLACK_GOAT: ["shub_niggurath"],
    Faction.CRAWLING_CHAOS: ["nyarlathotep"],
    Faction.YELLOW_SIGN: ["king_in_yellow", "hastur"],
}
PRICES = {
    **{"deep_one": (1, 1), "shoggoth": (2, 2), "starspawn": (3, 3), "cthulhu": (10, 6)},
    **{"ghoul": (1, 0), "fungi_from_yuggoth": (2, 1), "dark_young": (3, 2)},
    **{"nightgaunt": (1, 0), "flying_polyp": (2, 1), "hunting_horror": (3, 2)},
}
"""Cost and combat where both are numbers."""
COSTS = {
    **{"undead": 1, "byakhee": 2, "king_in_yellow": 4, "hastur": 10},
    **{"shub_niggurath": 8, "nyarlathotep": 10},
}
BOOKS = {
    Faction.GREAT_CTHULHU: {
        *("absorb", "devolve", "dreams", "regenerate", "submerge", "y_ha_nthlei"),
    },
    Faction.BLACK_GOAT: {
        *("blood_sacrifice", "frenzy", "ghroth", "necrophagy", "the_red_sign", "thousand_young"),
    },
    Faction.CRAWLING_CHAOS: {
        *("abduct", "emissary_of_the_outer_gods", "invisibility", "madness"),
        *("seek_and_destroy", "the_thousand_forms"),
    },
    Faction.YELLOW_SIGN: {
        *("he_who_is_not_to_be_named", "passion", "shriek_of_the_byakhee"),
        *("the_screaming_dead", "the_third_eye", "zingaya"),
    },
}


@pytest.fixture(params=MAPS)
def earth(request: pytest.FixtureRequest) -> EarthMap:
    """Each of the four maps."""
    return maps()[request.param]


def neighbours(earth: EarthMap, area: str) -> set[str]:
    """The areas that share an edge with it."""
    return {one if other == area else other for one, other in earth.edges if area in (one, other)}


def test_there_are_four_maps() -> None:
    assert set(maps()) == set(MAPS)


@pytest.mark.parametrize(("id", "told"), MAPS.items())
def test_a_map_has_its_printed_size(id: str, told: tuple[int, int, int]) -> None:
    earth = maps()[id]
    assert (earth.players, len(earth.areas), len(earth.edges)) == told


def test_areas_are_known_and_stand_once(earth: EarthMap) -> None:
    assert len(set(earth.areas)) == len(earth.areas)
    assert set(earth.areas) <= set(places())


def test_each_edge_joins_two_areas_of_the_map_and_stands_once(earth: EarthMap) -> None:
    pairs = [frozenset(edge) for edge in earth.edges]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 and pair <= set(earth.areas) for pair in pairs)


def test_a_map_is_one_piece(earth: EarthMap) -> None:
    seen, fresh = {earth.areas[0]}, [earth.areas[0]]
    while fresh:
        found = neighbours(earth, fresh.pop()) - seen
        seen |= found
        fresh += found
    assert seen == set(earth.areas)


def test_six_oceans_lie_on_each_map_and_the_rest_is_land(earth: EarthMap) -> None:
    assert {id for id in earth.areas if places()[id].kind is AreaKind.OCEAN} == OCEANS
    assert "antarctica" in earth.areas


def test_no_area_stands_with_its_other_side(earth: EarthMap) -> None:
    names = [places()[id].name for id in earth.areas]
    assert len(set(names)) == len(names)


def test_the_areas_of_a_side_stand_on_all_maps_with_it() -> None:
    few, many = maps()["earth_3p"].areas, maps()["earth_5p"].areas
    mixed = [maps()["earth_4p_east5"].areas, maps()["earth_4p_west5"].areas]
    assert set(mixed[0]) | set(mixed[1]) == set(few) | set(many)
    assert set(few) & set(many) == OCEANS | {"antarctica"}


def test_marks_of_the_yellow_sign_lie_on_all_land_but_antarctica(earth: EarthMap) -> None:
    marked = {id for id in earth.areas if places()[id].ys_glyph is not Glyph.NONE}
    assert marked == set(earth.areas) - OCEANS - {"antarctica"}


@pytest.mark.parametrize(
    ("glyph", "names"),
    [
        (Glyph.CRESCENT, {"North America", "South America"}),
        (Glyph.CHEVRON, {"Australia", "Africa"}),
        (Glyph.SLASHES, {"Europe", "Asia"}),
    ],
)
def test_the_mark_of_each_continent(glyph: Glyph, names: set[str]) -> None:
    here = [places()[id] for id in maps()["earth_3p"].areas]
    assert {place.name for place in here if place.ys_glyph is glyph} == names


def test_two_areas_meet_in_a_point_only() -> None:
    """A common point alone is no border (3)."""
    assert "south_america_west" not in neighbours(maps()["earth_5p"], "north_atlantic")


def test_the_core_factions_begin_where_they_are_printed() -> None:
    few, many = maps()["earth_3p"].start, maps()["earth_5p"].start
    assert few == {
        **{"great_cthulhu": "south_pacific", "black_goat": "africa"},
        **{"crawling_chaos": "asia", "yellow_sign": "europe"},
    }
    assert many == {
        **{"great_cthulhu": "south_pacific", "black_goat": "west_africa"},
        **{"crawling_chaos": "south_asia", "yellow_sign": "europe_e5"},
    }


def test_each_start_lies_on_its_map_and_bears_the_factions_mark(earth: EarthMap) -> None:
    for faction, id in earth.start.items():
        assert id in earth.areas
        assert faction in places()[id].faction_glyphs


def test_each_area_has_a_shape_and_a_spot_within_the_frame(earth: EarthMap) -> None:
    for id in earth.areas:
        place = places()[id]
        points = [place.xy, *(point for piece in place.polygons for point in piece)]
        assert all(0 <= x <= 1000 and 0 <= y <= 500 for x, y in points)
        assert all(len(piece) >= 3 for piece in place.polygons)


def test_three_oceans_come_in_two_pieces() -> None:
    several = {id for id, place in places().items() if len(place.polygons) > 1}
    assert several == {"north_pacific", "indian_ocean", "north_atlantic"}


# -------------------------------------------------------------------- factions
@pytest.mark.parametrize("faction", CORE)
def test_a_faction_has_its_printed_units(faction: Faction) -> None:
    mine = kinds()[faction]
    small = {kind.id: kind.count for kind in mine if kind.rank is not UnitClass.GREAT_OLD_ONE}
    great = [kind for kind in mine if kind.rank is UnitClass.GREAT_OLD_ONE]
    assert small == UNITS[faction]
    assert [kind.id for kind in great] == OLD_ONES[faction]
    assert all(kind.count == 1 for kind in great)
    assert mine[0].rank is UnitClass.CULTIST


def test_sixty_four_figures_lie_in_the_box() -> None:
    assert sum(kind.count for faction in CORE for kind in kinds()[faction]) == 64
    assert number("components", "figures") == 64


@pytest.mark.parametrize(("id", "told"), PRICES.items())
def test_a_unit_has_its_cost_and_combat(id: str, told: tuple[int, int]) -> None:
    kind = next(kind for faction in CORE for kind in kinds()[faction] if kind.id == id)
    assert (printed(kind.cost), printed(kind.combat)) == told


@pytest.mark.parametrize(("id", "cost"), COSTS.items())
def test_a_unit_whose_combat_is_a_rule_has_its_cost(id: str, cost: int) -> None:
    kind = next(kind for faction in CORE for kind in kinds()[faction] if kind.id == id)
    assert printed(kind.cost) == cost
    if id != "king_in_yellow":
        with pytest.raises(TypeError):
            printed(kind.combat)


def test_cultists_cost_one_and_do_not_fight() -> None:
    for faction in CORE:
        assert (printed(kinds()[faction][0].cost), printed(kinds()[faction][0].combat)) == (1, 0)


def test_cthulhu_is_awakened_again_for_four() -> None:
    again = {kind.id: kind.cost_again for faction in CORE for kind in kinds()[faction]}
    assert {id: cost for id, cost in again.items() if cost} == {"cthulhu": 4}


@pytest.mark.parametrize("faction", CORE)
def test_a_faction_has_six_books_and_six_requirements(faction: Faction) -> None:
    assert {id for id, book in books().items() if book.faction is faction} == BOOKS[faction]
    assert sum(deed.faction is faction for deed in deeds().values()) == 6


def test_twenty_four_books() -> None:
    core = [each for each in books().values() if each.faction in CORE]
    wanted = [each for each in deeds().values() if each.faction in CORE]
    assert len(core) == len(wanted) == number("components", "spellbooks") == 24


def test_three_requirements_bring_a_sign() -> None:
    signs = {id: deed.elder_signs for id, deed in deeds().items() if deed.elder_signs}
    assert signs == {"gc_first_doom_phase": 1, "gc_five_books": 1, "ys_awaken_hastur": 1}


# -------------------------------------------------------------------- signs, tracks, extensions
def test_thirty_six_signs() -> None:
    rows = read("general")["elder_signs"]
    assert isinstance(rows, dict)
    assert rows["counts"] == {"1": 18, "2": 12, "3": 6}
    assert sum(rows["counts"].values()) == number("components", "elder_signs") == 36


@pytest.mark.parametrize(
    ("name", "costs"),
    [
        ("p3", (5, 6, 7, 8, 9, 10)),
        ("p4", (5, 6, 7, 7, 8, 8, 9, 10)),
        ("p5", (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)),
    ],
)
def test_the_ritual_tracks(name: str, costs: tuple[int, ...]) -> None:
    assert ritual_track(name) == costs


def test_kinds_of_unit_stand_once_in_all_factions() -> None:
    ids = Counter(kind.id for faction in Faction for kind in kinds()[faction])
    assert set(ids.values()) == {1}


@pytest.mark.parametrize(("one", "other"), list(combinations(MAPS, 2)))
def test_two_maps_differ(one: str, other: str) -> None:
    assert set(maps()[one].areas) != set(maps()[other].areas)

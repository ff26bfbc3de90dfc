"""Counting (4): classes, what is in play, areas, books."""

import pytest

from rules.cthulhu_wars.abilities.effects import law
from rules.cthulhu_wars.earth.counting import (
    areas_of,
    areas_with,
    cultists,
    cultists_on_map,
    great_old_ones,
    has_six,
    in_play,
    is_cultist,
    kind_of,
    kinds_of_rank,
    level,
    on_map,
    rank,
    size_of,
    unit_id,
    units_in,
)
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, area, kind, put, scene, take

CTHULHU = Seat(0)


@pytest.fixture
def state() -> Earth:
    """Great Cthulhu with two in Europe, one in Asia, two under the sea."""
    found = scene((GC, BG, CC))
    put(found, 0, "europe", acolyte=1, deep_one=1)
    put(found, 0, "asia", acolyte=1)
    pool = list(found.pools[0])
    pool[0] -= 1
    pool[4] -= 1
    found.pools[0] = tuple(pool)
    found.aside[0] = (1, 0, 0, 0, 1)
    return found


def test_in_play_counts_what_is_off_the_map(state: Earth) -> None:
    assert in_play(state, CTHULHU, 0) == 3
    assert on_map(state, CTHULHU, 0) == 2
    assert (cultists(state, CTHULHU), cultists_on_map(state, CTHULHU)) == (3, 2)
    assert great_old_ones(state, CTHULHU) == (4,)
    assert great_old_ones(state, Seat(1)) == ()


def test_areas(state: Earth) -> None:
    europe, asia = area(state, "europe"), area(state, "asia")
    assert set(areas_with(state, CTHULHU)) == {europe, asia}
    assert areas_of(state, CTHULHU, kind(state, 0, "deep_one")) == (europe,)
    assert areas_with(state, Seat(1)) == ()


def test_the_best_class(state: Earth) -> None:
    europe, asia, africa = (area(state, id) for id in ("europe", "asia", "africa"))
    assert rank(state, CTHULHU, europe) is UnitClass.MONSTER
    assert rank(state, CTHULHU, asia) is UnitClass.CULTIST
    assert rank(state, CTHULHU, africa) is None
    assert [level(state, CTHULHU, at) for at in (africa, asia, europe)] == [0, 1, 2]


def test_kinds(state: Earth) -> None:
    assert unit_id(state, CTHULHU, kind_of(state, CTHULHU, "starspawn")) == "starspawn"
    assert size_of(state, CTHULHU, kind_of(state, CTHULHU, "deep_one")) == 4
    assert is_cultist(state, CTHULHU, 0)
    assert not is_cultist(state, CTHULHU, 1)
    with pytest.raises(ValueError, match="list"):
        kind_of(state, CTHULHU, "ghoul")


def test_six_books(state: Earth) -> None:
    books = [each.id for each in _books()]
    take(state, 0, *books[:5])
    assert not has_six(state, CTHULHU)
    take(state, 0, *books)
    assert has_six(state, CTHULHU)


def _books() -> list:
    from rules.cthulhu_wars.data import books

    return [each for each in books().values() if each.faction is Faction.GREAT_CTHULHU]


def test_units_are_counted_without_buildings(state: Earth) -> None:
    assert units_in(state, CTHULHU, (2, 1, 0, 0, 1)) == 4


@pytest.mark.parametrize("faction", list(Faction)[:4])
def test_each_core_faction_has_one_kind_of_cultist_first(faction: Faction) -> None:
    assert kinds_of_rank(faction, UnitClass.CULTIST) == (0,)
    assert law(faction).kinds()[0].count == 6

"""Tiles are the same each time, meet at their borders, and come in a few variants."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.cartographers.maps.sheet import Terrain
from views.cartographers import terrain
from views.cartographers.inks import DAY
from views.cartographers.terrain import VARIANTS, tile, variant


def test_a_space_is_hatched_alike_each_time(qtbot: QtBot) -> None:
    terrain._tile.cache_clear()
    first = tile(("forest",), DAY, 44, 2, 5).toImage()
    terrain._tile.cache_clear()
    assert tile(("forest",), DAY, 44, 2, 5).toImage() == first


def test_a_tile_is_baked_once(qtbot: QtBot) -> None:
    one = tile(("water",), DAY, 44, 2, 5)
    assert tile(("water",), DAY, 44, 2, 5).cacheKey() == one.cacheKey()


def test_all_variants_occur_on_a_map() -> None:
    found = {variant(row, col) for row in range(11) for col in range(11)}
    assert found == set(range(VARIANTS))


@pytest.mark.parametrize("kind", ["forest", "village", "farm", "monster"])
def test_variants_differ(qtbot: QtBot, kind: str) -> None:
    pictures: list[QImage] = []
    for row in range(11):
        for col in range(11):
            picture = tile((kind,), DAY, 44, row, col).toImage()
            if picture not in pictures:
                pictures.append(picture)
    assert len(pictures) > VARIANTS / 2


@pytest.mark.parametrize("kind", ["water", "farm"])
def test_running_patterns_meet_at_the_border(qtbot: QtBot, kind: str) -> None:
    left, right = tile((kind,), DAY, 44, 0, 0).toImage(), tile((kind,), DAY, 44, 4, 7).toImage()
    far = [left.pixelColor(43, y).lightness() for y in range(44)]
    near = [right.pixelColor(0, y).lightness() for y in range(44)]
    assert sum(abs(a - b) for a, b in zip(far, near, strict=True)) / 44 < 25


def test_two_terrains_share_a_space(qtbot: QtBot) -> None:
    both = tile((Terrain.FARM, Terrain.VILLAGE), DAY, 44, 0, 0).toImage()
    washes = (DAY.terrain[Terrain.FARM].wash, DAY.terrain[Terrain.VILLAGE].wash)
    seen = {both.pixelColor(x, y).name().upper() for x in range(44) for y in range(44)}
    assert set(washes) <= seen


def test_every_kind_can_be_drawn_at_every_size(qtbot: QtBot) -> None:
    for kind in terrain.HATCHES:
        for side in (3, 8, 18, 19, 64):
            assert not tile((kind,), DAY, side, 1, 1).isNull()

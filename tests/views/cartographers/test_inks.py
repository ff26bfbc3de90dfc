"""Terrains can be told apart without colour and by the colour-blind; lines stand out on all."""

from itertools import combinations, product

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rules.cartographers.maps.sheet import Terrain
from views.cartographers import terrain
from views.cartographers.inks import BLACK, CONTRAST, DAY, NIGHT, PRINTED, SHEETS, Inks
from views.theme.contrast import channels, contrast, luminance
from views.theme.tokens import ThemeName

ALL = [pytest.param(inks, id=inks.id) for inks in (DAY, NIGHT, CONTRAST, BLACK, PRINTED)]
KINDS = (*(str(t) for t in Terrain), terrain.WASTELAND, terrain.DESTROYED)
SIGHTS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What each kind of colour blindness leaves of red, green and blue."""


def as_seen(colour: str, sight: str) -> list[float]:
    """The colour as a colour-blind eye takes it, from 0 to 255."""
    light = [(c / 255) ** 2.2 for c in channels(colour)]
    mixed = (sum(f * c for f, c in zip(row, light, strict=True)) for row in SIGHTS[sight])
    return [255 * min(1.0, max(0.0, c)) ** (1 / 2.2) for c in mixed]


def grey_tile(kind: str, inks: Inks, side: int) -> list[int]:
    image = terrain.tile((kind,), inks, side, 3, 4).toImage()
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    paper = round(255 * luminance(inks.paper) ** 0.45)
    found = []
    for y in range(side):
        for x in range(side):
            colour = image.pixelColor(x, y)
            share = colour.alphaF()
            light = 0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue()
            found.append(round(light * share + paper * (1 - share)))
    return found


@pytest.mark.parametrize("inks", ALL)
@pytest.mark.parametrize("side", [44, 13])
def test_drained_of_colour_no_two_terrains_look_alike(qtbot: QtBot, inks: Inks, side: int) -> None:
    tiles = {kind: grey_tile(kind, inks, side) for kind in KINDS}
    for one, other in combinations(KINDS, 2):
        pairs = zip(tiles[one], tiles[other], strict=True)
        apart = sum(abs(a - b) for a, b in pairs) / len(tiles[one])
        assert apart > 12, f"{one} and {other}"


@pytest.mark.parametrize(
    "inks", [pytest.param(DAY, id="day"), pytest.param(CONTRAST, id="contrast")]
)
@pytest.mark.parametrize("sight", list(SIGHTS))
def test_terrains_differ_for_the_colour_blind(inks: Inks, sight: str) -> None:
    drawn = [t for t in Terrain if t is not Terrain.MOUNTAIN]
    seen = {kind: as_seen(inks.terrain[kind].wash, sight) for kind in drawn}
    for one, other in combinations(drawn, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart > 30, f"{one} and {other} as {sight} sees them"


@pytest.mark.parametrize("inks", ALL)
@pytest.mark.parametrize("kind", [t for t in Terrain if t is not Terrain.MONSTER])
def test_marks_stand_out_of_their_wash(inks: Inks, kind: Terrain) -> None:
    ink = inks.terrain[kind]
    assert contrast(ink.mark, ink.wash) >= 3


@pytest.mark.parametrize("inks", ALL)
def test_monsters_show_light_teeth_on_a_dark_ground(inks: Inks) -> None:
    ink = inks.terrain[Terrain.MONSTER]
    assert contrast(ink.light, ink.wash) >= 3


@pytest.mark.parametrize("inks", ALL)
@pytest.mark.parametrize("token", ["ink", "pencil", "edge", "ruin", "choose", "refuse", "focus"])
def test_lines_and_letters_stand_out_of_the_paper(inks: Inks, token: str) -> None:
    least = 4.5 if token in ("ink", "pencil") else 3
    assert contrast(getattr(inks, token), inks.paper) >= least


@pytest.mark.parametrize("token", ["ink", "pencil", "edge", "ruin"])
def test_the_lamp_leaves_what_is_printed_legible(token: str) -> None:
    lamp = [c / 255 for c in channels(NIGHT.lamp)]

    def lit(colour: str) -> str:
        dimmed = (round(c * share) for c, share in zip(channels(colour), lamp, strict=True))
        return "#" + "".join(f"{c:02X}" for c in dimmed)

    assert contrast(lit(getattr(NIGHT, token)), lit(NIGHT.paper)) >= 4.5


def test_every_theme_has_its_sheet() -> None:
    assert set(SHEETS) == set(ThemeName) - {ThemeName.SYSTEM}
    assert all(set(inks.terrain) == set(Terrain) for inks in SHEETS.values())


def test_black_ink_is_only_grey(qtbot: QtBot) -> None:
    for kind, side in product(KINDS, (44, 13)):
        image = terrain.tile((kind,), BLACK, side, 0, 0).toImage()
        for x, y in product(range(side), range(side)):
            colour = image.pixelColor(x, y)
            assert colour.red() == colour.green() == colour.blue()

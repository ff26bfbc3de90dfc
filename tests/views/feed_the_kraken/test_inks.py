"""Three colours told apart by tint, letter and hatching, in every theme and by every eye."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.enums import Color, Side
from views.feed_the_kraken.arrow_paint import hatch
from views.feed_the_kraken.inks import BLACK, BY_ID, CHARTS, CONTRAST, DAY, NIGHT, Inks, inks_of
from views.feed_the_kraken.strokes import Easel
from views.theme.contrast import channels, contrast, luminance
from views.theme.tokens import ThemeName

ALL = [pytest.param(inks, id=inks.id) for inks in (DAY, NIGHT, CONTRAST, BLACK)]
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


def chip(color: Color, inks: Inks) -> list[int]:
    """A hatched piece of a colour in greys."""
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(inks.course[color].fill)
    painter = QPainter(image)
    path = QPainterPath()
    path.addRect(0, 0, 60, 60)
    hatch(Easel(painter, inks, 1.0), path, color)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).red() for y in range(60) for x in range(60)]


@pytest.mark.parametrize("inks", ALL)
def test_drained_of_colour_no_two_colours_look_alike(qtbot: QtBot, inks: Inks) -> None:
    chips = {color: chip(color, inks) for color in Color}
    for one, other in combinations(Color, 2):
        pairs = zip(chips[one], chips[other], strict=True)
        apart = sum(abs(a - b) for a, b in pairs) / 3600
        assert apart > 5, f"{one} and {other}"


@pytest.mark.parametrize("inks", [pytest.param(i, id=i.id) for i in (DAY, NIGHT, CONTRAST)])
@pytest.mark.parametrize("sight", list(SIGHTS))
def test_colours_differ_for_the_colour_blind(inks: Inks, sight: str) -> None:
    seen = {color: as_seen(inks.course[color].fill, sight) for color in Color}
    for one, other in combinations(Color, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart > 60, f"{one} and {other} as {sight} sees them"


@pytest.mark.parametrize("inks", ALL)
@pytest.mark.parametrize("color", list(Color))
def test_letters_can_be_read_on_their_colour(inks: Inks, color: Color) -> None:
    ink = inks.course[color]
    assert contrast(ink.letter, ink.fill) >= 4.5
    assert contrast(ink.edge, inks.sea) >= 3


@pytest.mark.parametrize("inks", ALL)
@pytest.mark.parametrize("side", [Side.PIRATE, Side.SAILOR])
def test_names_and_signs_stand_out_of_their_land(inks: Inks, side: Side) -> None:
    ink = inks.land[side]
    assert contrast(ink.letter, ink.wash) >= 4.5
    assert contrast(ink.letter, inks.paper) >= 4.5
    assert contrast(ink.mark, ink.wash) >= 3


@pytest.mark.parametrize("inks", ALL)
def test_what_must_be_seen_stands_out_of_the_sea(inks: Inks) -> None:
    assert contrast(inks.ink, inks.sea) >= 7
    assert contrast(inks.supply, inks.sea) >= 4.5
    assert contrast(inks.kraken, inks.sea) >= 4.5
    assert contrast(inks.on_token, inks.token) >= 4.5
    assert contrast(inks.token, inks.sea) >= 4.5
    assert contrast(inks.focus, inks.paper) >= 3
    assert contrast(inks.choose, inks.ink if inks.lamp else inks.paper) >= 3


def test_the_lamp_dims_and_inverts_nothing() -> None:
    assert NIGHT.paper == DAY.paper
    assert 0.3 < luminance(NIGHT.lamp) < 0.8
    assert luminance(NIGHT.dusk) < luminance(NIGHT.lamp)


def test_every_theme_has_its_inks() -> None:
    assert {name for name in ThemeName if name is not ThemeName.SYSTEM} == set(CHARTS)
    assert all(inks_of(name) is BY_ID[inks_of(name).id] for name in CHARTS)

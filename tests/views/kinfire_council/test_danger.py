"""Danger is painted in a red that is seen on dark cards; the corner of the Cult is whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from models.translate import number_text
from views.items.panel import fitted, tabular
from views.kinfire_council.cult import CultFace, CultItem, token_room
from views.kinfire_council.inks import CITIES, on_card
from views.kinfire_council.light import SiteFace, SiteItem
from views.kinfire_council.table_item import TableItem
from views.kinfire_council.threats import ThreatFace, ThreatItem
from views.theme import Face, SeatMark, ThemeName, theme

LOOKS = (ThemeName.PAPER, ThemeName.NIGHT, ThemeName.CONTRAST)
THREAT = ThreatFace("footpads", "Footpads", 3, 2, 4, (), "Each player loses 2 coins.", False)
LEAST_COUNCIL = 168.0
"""The width of the council's table where it has the least."""


@pytest.fixture(autouse=True)
def as_usual(qapp: QCoreApplication) -> Iterator[None]:
    """The look is put back."""
    yield
    theme().choose(ThemeName.PAPER)


def painted(item: TableItem, area: QRectF) -> QImage:
    """What it paints of itself."""
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    item.draw(painter, area)
    painter.end()
    return image


def count(image: QImage, ink: str) -> int:
    """How many pixels are of an ink."""
    wanted = ink.lower()
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).name() == wanted for x, y in spots)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("is_closed", [False, True])
@pytest.mark.parametrize("strikes", [False, True])
def test_a_threat_that_is_near_is_red_that_is_seen(
    look: ThemeName, is_closed: bool, strikes: bool
) -> None:
    theme().choose(look)
    item = ThreatItem(0)
    item.show_face(replace(THREAT, strikes=strikes))
    if is_closed:
        item.ask(True)
        item.why = "Not now."
    image, inks = painted(item, QRectF(0, 0, 160, 120)), CITIES[look]
    assert count(image, on_card(inks).trouble) > 150
    if inks.trouble != on_card(inks).trouble:
        assert not count(image, inks.trouble)


@pytest.mark.parametrize("look", LOOKS)
def test_trouble_on_the_site_is_seen(look: ThemeName) -> None:
    theme().choose(look)
    item = SiteItem()
    item.show_face(SiteFace("Saltmarsh", 3, False, ()))
    assert count(painted(item, QRectF(0, 0, 160, 120)), on_card(CITIES[look]).trouble) > 60


# -------------------------------------------------------------------- the Cult's corner
def crowd(seats: int, ringed: int | None = None) -> CultFace:
    """So many seats have sent influence, all they have."""
    marks = [theme().seat(seat, "") for seat in range(seats)]
    who: SeatMark | None = None if ringed is None else marks[ringed]
    return CultFace((), 12, 0, 2, tuple((mark, 8) for mark in marks), who, True)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", range(7))
@pytest.mark.parametrize("ringed", [None, 0])
def test_influence_with_the_cult_stays_in_its_box(
    seats: int, ringed: int | None, text: int
) -> None:
    theme().set_text(text)
    item = CultItem()
    item.face = crowd(seats, ringed if seats else None)
    item.scale_of_board = scale = 0.9 * (1 + (text / 100 - 1) * 0.4)
    wide, high = round(LEAST_COUNCIL * scale), round(84 * scale)
    tight = painted(item, QRectF(0, 0, wide, high))
    theme().set_text(100)
    border = [tight.pixelColor(wide - 4, y).name() for y in range(high * 2 // 3, high - 6)]
    assert len(set(border)) == 1  # nothing lies on the ground before the edge


def test_each_number_beside_a_token_is_whole() -> None:
    scale, letters = 0.9, tabular(fitted(Face.STRONG, 0.9 * 0.86, 11))
    left, right = 6 * scale + 19 * scale, (LEAST_COUNCIL - 5) * scale
    unit = token_room(crowd(6, 0), left, right, letters, scale)
    assert unit >= 11  # a token that is told from others
    assert QFontMetricsF(letters).horizontalAdvance(number_text(8)) >= 5

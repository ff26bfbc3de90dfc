"""The light of the lamp on the table: soft, and without the rings that a plain gradient shows."""

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from views.theme.theme import theme
from views.theme.tokens import Colours

GRAIN = 128
"""The side of the grain in specks of two by two pixels; it is laid side by side."""
STRONGEST = 3
"""Grains are at most so strong, of 255: enough to hide a step of colour, too little to be seen."""


@cache
def _grain() -> QPixmap:
    """Fine light and dark grains, the same in every start."""
    drawn = Random(GRAIN).randbytes(GRAIN * GRAIN)
    strong = bytes(value % (STRONGEST + 1) for value in range(256))
    light = bytes(strong[value] if value >= 128 else 0 for value in range(256))
    pixels = bytearray(4 * len(drawn))
    for channel in range(3):
        pixels[channel::4] = drawn.translate(light)
    pixels[3::4] = drawn.translate(strong)
    form = QImage.Format.Format_ARGB32_Premultiplied
    grain = QImage(bytes(pixels), GRAIN, GRAIN, form)
    return QPixmap.fromImage(grain.scaled(2 * GRAIN, 2 * GRAIN))


def lamp_light(
    painter: QPainter,
    area: QRectF,
    middle: QPointF,
    radius: float,
    strength: float,
    colours: Colours | None = None,
) -> None:
    """The bare table of an area, lit round a point; in the colours of the theme by default."""
    worn = colours if colours is not None else theme().colours
    painter.fillRect(area, QColor(worn.table))
    glow = QRadialGradient(middle, max(1.0, radius))
    for step in range(9):
        share = step / 8
        fall = (1 - share) ** 2 * (1 + 2 * share)
        light = QColor(worn.glow)
        light.setAlphaF(strength * fall)
        glow.setColorAt(share, light)
    painter.fillRect(area, glow)
    painter.drawTiledPixmap(area, _grain())

"""The printed chart: spaces with their arrows, harbours and names, the supply line, the title."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Side, Voyage
from views.feed_the_kraken import (
    arrow_paint,
    coast_paint,
    geometry,
    kraken_paint,
    sea_paint,
    shores,
)
from views.feed_the_kraken.geometry import MIDDLE
from views.feed_the_kraken.outlines import outline
from views.feed_the_kraken.phrases import (
    direction,
    goal_name,
    letter,
    north_letter,
    supply_line_name,
    title,
)
from views.feed_the_kraken.sea_paint import title_plate
from views.feed_the_kraken.shores import Sheet
from views.feed_the_kraken.strokes import Easel, box, fitted, path_of, tinted, write
from views.theme import fonts, paint_icon
from views.theme.fonts import Face as Letters

SIDE_ICONS = {Side.PIRATE: "side-pirate", Side.SAILOR: "side-sailor", Side.CULT: "side-cult"}
SLOPE = 30.0
"""The rows of harbours climb to the middle of the chart by so many degrees."""


def ground(easel: Easel, sheet: Sheet) -> None:
    """What lies under everything: paper, sea, coasts."""
    sea_paint.parchment(easel, sheet)
    sea_paint.rhumb_lines(easel, sheet)
    sea_paint.shallows(easel, sheet)
    sea_paint.soundings(easel, sheet)
    coast_paint.coasts(easel, sheet)


def print_(easel: Easel, sheet: Sheet) -> None:
    """What is printed over ground and Kraken."""
    grid(easel, sheet.voyage)
    harbours(easel, sheet.voyage)
    kraken_paint.maw(easel, sheet.voyage)
    _names(easel, sheet)
    sea_paint.compass_rose(easel, sheet, north_letter())
    _cartouche(easel, sheet)


def arrows(easel: Easel, voyage: Voyage) -> None:
    """All printed arrows, and the island that turns one of them."""
    coast_paint.island(easel, voyage)
    for arrow in geometry.arrows(voyage):
        arrow_paint.printed(easel, arrow)


# ---------------------------------------------------------------- spaces
def grid(easel: Easel, voyage: Voyage) -> None:
    """The sides of the spaces: calm water within, a fine line between."""
    painter, inks = easel.painter, easel.inks
    for id, space in spaces(voyage).items():
        if space.winner is Side.NONE:
            inner = outline(voyage, id, 5.0)
            painter.fillPath(inner, tinted(inks.paper, 0.38))
            easel.stroke(inner, inks.grid, 0.7, 0.34)
    for id in spaces(voyage):
        easel.stroke(outline(voyage, id), inks.grid, 1.5, 0.85)
    start = QPointF(*geometry.centre(spaces(voyage)[charts()[voyage].start]))
    for far in (44.0, 38.0):
        painter.setPen(easel.pen(inks.ink, 1.0, 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(start, far, far)


def harbours(easel: Easel, voyage: Voyage) -> None:
    """The goals of pirates and sailors: deeper in tint, hatched, with the sign of the side."""
    painter, inks = easel.painter, easel.inks
    for id in shores.harbours(voyage):
        space = spaces(voyage)[id]
        ink = inks.land[space.winner]
        shape = outline(voyage, id, 3.0)
        painter.fillPath(shape, QColor(ink.harbour))
        _harbour_lines(easel, shape, space.winner)
        easel.stroke(shape, ink.mark, 2.6)
        disc = QPointF(*geometry.centre(space))
        painter.setPen(easel.pen(ink.mark, 1.4))
        painter.setBrush(QColor(inks.paper))
        painter.drawEllipse(disc, 35, 35)
        paint_icon(painter, SIDE_ICONS[space.winner], box(disc, 46, 46), QColor(ink.letter))


def _harbour_lines(easel: Easel, shape: QPainterPath, side: Side) -> None:
    """Slanting lines in the west, level ones in the east."""
    painter, area = easel.painter, shape.boundingRect()
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(easel.pen(easel.inks.land[side].mark, 0.9, 0.40))
    lean = area.height() if side is Side.PIRATE else 0.0
    for i in range(-20, 34):
        if lean:
            x = area.left() + i * 8
            painter.drawLine(QLineF(x, area.bottom(), x + lean, area.top()))
        else:
            y = area.top() + i * 7
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
    painter.restore()


# ---------------------------------------------------------------- names
def _names(easel: Easel, sheet: Sheet) -> None:
    """The goals by name, along their coasts; the Kraken in its own water."""
    painter, inks, voyage = easel.painter, easel.inks, sheet.voyage
    for side, goal in ((Side.PIRATE, "crimson_cove"), (Side.SAILOR, "bluewater_bay")):
        ink = inks.land[side]
        place = QPointF(*coast_paint.name_place(voyage, side))
        text = goal_name(goal)
        letters = fitted(fonts.capitals(40), text, 300)
        turn = -SLOPE if side is Side.PIRATE else SLOPE
        write(painter, place, text, letters, QColor(ink.letter), turn, QColor(ink.wash))
    x, y = geometry.goal_middle(voyage, Side.CULT)
    name = goal_name("kraken")
    letters = fitted(fonts.capitals(32), name, 128)
    write(painter, QPointF(x, y + 3), name, letters, QColor(inks.kraken), 0.0, QColor(inks.paper))


def supply_line(easel: Easel, sheet: Sheet, crossed: bool) -> None:
    """A rope across the sea with its name; pale once it has been crossed."""
    line = geometry.supply_line(sheet.voyage)
    if line is None:
        return
    painter, inks = easel.painter, easel.inks
    path = path_of(line)
    painter.save()
    painter.setOpacity(painter.opacity() * (0.40 if crossed else 1.0))
    painter.strokePath(path, easel.pen(inks.paper, 11.0, 0.9))
    painter.strokePath(path, easel.pen(inks.supply, 7.0))
    strands = easel.pen(inks.gold if inks.gold != inks.paper else inks.paper, 3.6)
    strands.setStyle(Qt.PenStyle.CustomDashLine)
    strands.setCapStyle(Qt.PenCapStyle.FlatCap)
    strands.setDashPattern([2.4, 1.6])
    painter.strokePath(path, strands)
    for x, y in (line.coords[0], line.coords[-1]):
        _anchor_buoy(easel, QPointF(x, y))
    x, y = line.coords[0]
    letters = fitted(fonts.font(Letters.PENCIL, 27), supply_line_name(), 132)
    for way in (-1, 1):
        place = QPointF(MIDDLE + way * (MIDDLE - x + 26 + 62), y)
        write(
            painter,
            place,
            supply_line_name(),
            letters,
            QColor(inks.supply),
            0.0,
            tinted(inks.sea, 0.9),
        )
    painter.restore()


def _anchor_buoy(easel: Easel, middle: QPointF) -> None:
    painter, inks = easel.painter, easel.inks
    painter.setPen(easel.pen(inks.supply, 2.0))
    painter.setBrush(QColor(inks.paper))
    painter.drawEllipse(middle, 19, 19)
    paint_icon(painter, "gun", box(middle, 25, 25), QColor(inks.supply))


# ---------------------------------------------------------------- title
def _cartouche(easel: Easel, sheet: Sheet) -> None:
    """The title, and which way each colour leads: on a scroll in the south-east."""
    painter, inks = easel.painter, easel.inks
    plate = title_plate(sheet)
    _scroll(easel, plate)
    name = title(sheet.voyage)
    letters = fitted(fonts.capitals(29), name, plate.width() - 24)
    write(painter, QPointF(plate.center().x(), plate.top() + 26), name, letters, QColor(inks.ink))
    painter.setPen(easel.pen(inks.ink, 1.0, 0.7))
    y = plate.top() + 44
    painter.drawLine(QLineF(plate.left() + 26, y, plate.right() - 26, y))
    room = plate.width() - 84
    letters = min(
        (fitted(fonts.font(Letters.BOARD, 25), direction(color), room) for color in Color),
        key=lambda each: each.pixelSize(),
    )
    for number, color in enumerate(Color):
        _legend_row(easel, QPointF(plate.left() + 36, y + 21 + number * 34), color, letters)


def _scroll(easel: Easel, plate: QRectF) -> None:
    painter, inks = easel.painter, easel.inks
    painter.setPen(easel.pen(inks.ink, 1.8))
    painter.setBrush(QColor(inks.paper))
    painter.drawRect(plate)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(easel.pen(inks.ink, 0.8))
    painter.drawRect(plate.adjusted(6, 6, -6, -6))
    for y in (plate.top(), plate.bottom()):
        bar = QRectF(plate.left() - 9, y - 7, plate.width() + 18, 14)
        painter.setPen(easel.pen(inks.ink, 1.6))
        painter.setBrush(QColor(inks.paper))
        painter.drawRoundedRect(bar, 7, 7)
        painter.setPen(easel.pen(inks.ink, 0.8, 0.7))
        painter.drawLine(QLineF(bar.left() + 8, y + 2.5, bar.right() - 8, y + 2.5))


def _legend_row(easel: Easel, place: QPointF, color: Color, letters: QFont) -> None:
    """A chip of the colour, and the direction in name."""
    painter, inks = easel.painter, easel.inks
    ink = inks.course[color]
    chip = QPainterPath()
    chip.addRoundedRect(box(place, 34, 28), 4, 4)
    painter.fillPath(chip, QColor(ink.fill))
    arrow_paint.hatch(easel, chip, color)
    easel.stroke(chip, ink.edge, 1.4)
    halo = tinted(ink.fill, 0.9) if inks.hatched > 0.4 else None
    write(
        painter, place, letter(color), fonts.font(Letters.STRONG, 23), QColor(ink.letter), 0.0, halo
    )
    painter.setFont(letters)
    painter.setPen(QColor(inks.ink))
    line = QRectF(place.x() + 28, place.y() - 19, 150, 38)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line, left, direction(color))

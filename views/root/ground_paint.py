"""The printed map: meadow, river, forests, worn paths and clearings with their suits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan2, degrees
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient
from shapely import LineString
from shapely.ops import substring

from models.translate import number_text
from rules.root.data import Clearing, maps
from rules.root.enums import Suit
from rules.root.state import CLEARINGS, FOREST, Place
from views.items.strokes import line_of, path_of, polar, round_of, ruled, tinted
from views.root import canopy, geometry, layout
from views.root.inks import Inks
from views.root.phrases import forest_name
from views.theme import paint_icon
from views.theme.contrast import best_on
from views.theme.fonts import Face, capitals, font

SHEET = QRectF(
    geometry.LEFT,
    geometry.TOP,
    geometry.RIGHT - geometry.LEFT,
    geometry.BOTTOM - geometry.TOP,
)
RIM = 10.0
PLANK = 9.0
LEAST = 11.0
"""Board lettering is never smaller, in pixels of the screen."""
NAME = 44.0
"""How far a forest's name lies from the spot where a pawn stands."""


class Easel:
    """A painter on the map: its inks, and how many pixels of the screen a unit has."""

    def __init__(self, painter: QPainter, inks: Inks, scale: float) -> None:
        self.painter, self.inks, self.scale = painter, inks, scale

    def letters(self, units: float) -> float:
        """A size of letters in units that is legible on the screen."""
        return max(units, LEAST / self.scale)


def paint_map(easel: Easel, map_id: str, suits: Sequence[Suit]) -> None:
    """All that no move changes."""
    painter, inks = easel.painter, easel.inks
    painter.fillRect(SHEET, QColor(inks.meadow))
    _paint_grass(painter, map_id, inks)
    verge = path_of(geometry.woodland(map_id).buffer(20))
    painter.fillPath(verge, QColor(inks.verge))
    _paint_river(painter, map_id, inks)
    _paint_paths(painter, map_id, inks)
    canopy.paint(painter, map_id, inks)
    _paint_bridges(painter, map_id, inks)
    for clearing in maps()[map_id].clearings:
        _paint_clearing(easel, map_id, clearing, suits[clearing.id])
    _paint_names(easel, map_id)
    _paint_lamp(painter, inks)


def _paint_lamp(painter: QPainter, inks: Inks) -> None:
    """At night the lamp lights the middle; the print is dimmed, not inverted."""
    if not inks.lamp:
        return
    light = QRadialGradient(SHEET.center(), SHEET.width() * 0.66)
    light.setColorAt(0.0, QColor(inks.lamp))
    light.setColorAt(1.0, QColor(inks.dusk))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(SHEET, light)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


# ---------------------------------------------------------------- meadow and river
def _paint_grass(painter: QPainter, map_id: str, inks: Inks) -> None:
    painter.setPen(ruled(inks.tuft, 1.8, 0.8))
    for spot in canopy.tufts(map_id):
        for lean in (-4.0, 0.0, 4.0):
            painter.drawLine(spot, spot + QPointF(lean, -9 + abs(lean) / 2))


def _paint_river(painter: QPainter, map_id: str, inks: Inks) -> None:
    wide = geometry.RIVER
    for course in geometry.courses(map_id):
        line = line_of(course)
        painter.strokePath(line, ruled(inks.bank, wide + 5 * inks.weight))
        painter.strokePath(line, ruled(inks.water, wide))
        if not inks.flat:
            painter.strokePath(line, ruled(inks.ripple, wide * 0.5, 0.28))
        _paint_ripples(painter, LineString(course), inks)


def _paint_ripples(painter: QPainter, line: LineString, inks: Inks) -> None:
    """Short strokes along the water."""
    drawn = Random("ripples")
    far = 10.0
    while far < line.length - 30:
        aside = drawn.uniform(-0.34, 0.34) * geometry.RIVER
        stroke = substring(line, far, far + drawn.uniform(14, 30))
        moved = stroke.parallel_offset(abs(aside), "left" if aside < 0 else "right")
        if moved.geom_type == "LineString" and not moved.is_empty:
            painter.strokePath(line_of(moved.coords), ruled(inks.ripple, 2.0, 0.9))
        far += drawn.uniform(16, 30)


# ---------------------------------------------------------------- paths
def _paint_paths(painter: QPainter, map_id: str, inks: Inks) -> None:
    edges = maps()[map_id].paths
    paths = [line_of(_worn(map_id, *edge)) for edge in edges]
    for path in paths:
        painter.strokePath(path, ruled(inks.path_edge, geometry.PATH, 0.75 + 0.25 * inks.flat))
    for path in paths:
        painter.strokePath(path, ruled(inks.path, geometry.PATH - 5 * inks.weight))
    pen = ruled(inks.rut, 2.4, 0.9)
    pen.setDashPattern([3.4, 4.6])
    for edge in edges:
        for aside in (-5.0, 5.0):
            painter.strokePath(line_of(_worn(map_id, *edge, aside)), pen)


@cache
def _worn(map_id: str, one: Place, other: Place, aside: float = 0.0) -> tuple[geometry.Point, ...]:
    """A path as feet have worn it: nearly straight; or a rut of it, so far aside."""
    drawn = Random(f"{map_id} {one} {other}")
    (ax, ay), (bx, by) = geometry.between(map_id, one, other).coords
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    across = -(by - ay) / length, (bx - ax) / length
    spots = []
    for step in range(9):
        share = step / 8
        sway = aside + (drawn.uniform(-3.2, 3.2) if 0 < step < 8 else 0.0)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        spots.append((x + across[0] * sway, y + across[1] * sway))
    return tuple(spots)


def _paint_bridges(painter: QPainter, map_id: str, inks: Inks) -> None:
    """Planks where a path crosses the water outside of the clearings."""
    clearings = geometry.discs(map_id, -4)
    for edge in maps()[map_id].paths:
        path = geometry.between(map_id, *edge)
        crossing = path.intersection(geometry.water(map_id, 4)).difference(clearings)
        for part in getattr(crossing, "geoms", [crossing]):
            if part.geom_type == "LineString" and part.length > geometry.RIVER / 2:
                _paint_bridge(painter, part, inks)


def _paint_bridge(painter: QPainter, part: LineString, inks: Inks) -> None:
    (ax, ay), (bx, by) = part.coords[0], part.coords[-1]
    painter.save()
    painter.translate((ax + bx) / 2, (ay + by) / 2)
    painter.rotate(degrees(atan2(by - ay, bx - ax)))
    half = part.length / 2
    painter.setPen(ruled(inks.ink, 1.6, 0.7))
    painter.setBrush(QColor(inks.rut))
    deck = geometry.PATH / 2 + 2
    at = -half
    while at < half:
        painter.drawRect(QRectF(at, -deck, min(PLANK, half - at), 2 * deck))
        at += PLANK
    painter.restore()


# ---------------------------------------------------------------- clearings
def _paint_clearing(easel: Easel, map_id: str, clearing: Clearing, suit: Suit) -> None:
    painter, inks = easel.painter, easel.inks
    spot = QPointF(*geometry.centres(map_id)[clearing.id])
    _paint_disc(painter, spot, inks, inks.suit(suit))
    if clearing.corner:
        _paint_corner(painter, spot, inks)
    painter.translate(spot)
    for slot in layout.slots(clearing.slots):
        _paint_slot(painter, slot, inks)
    painter.translate(-spot)
    _paint_suit(painter, polar(spot, layout.BADGE_AT, layout.BADGE_FAR), suit, inks)
    number = polar(spot, layout.NUMBER_AT, layout.BADGE_FAR)
    _paint_number(easel, number, str(clearing.id))


def _paint_disc(painter: QPainter, spot: QPointF, inks: Inks, rim: str) -> None:
    radius = geometry.RADIUS
    painter.setPen(Qt.PenStyle.NoPen)
    if not inks.flat:
        shade = QRadialGradient(spot + QPointF(2, 5), radius + 14)
        shade.setColorAt(0.84, tinted(inks.ink, 0.42))
        shade.setColorAt(1.0, tinted(inks.ink, 0.0))
        painter.setBrush(QBrush(shade))
        painter.drawEllipse(round_of(spot + QPointF(2, 5), radius + 14))
    painter.setBrush(QColor(inks.ink))
    painter.drawEllipse(round_of(spot, radius + 1.2 * inks.weight))
    painter.setBrush(QColor(rim))
    painter.drawEllipse(round_of(spot, radius - 0.6))
    painter.setBrush(tinted(inks.ink, 0.75))
    painter.drawEllipse(round_of(spot, radius - RIM))
    light = QRadialGradient(spot - QPointF(14, 22), radius * 1.25)
    light.setColorAt(0.0, QColor(inks.disc))
    light.setColorAt(0.6, QColor(inks.disc))
    light.setColorAt(1.0, QColor(inks.disc_edge))
    painter.setBrush(QBrush(light))
    painter.drawEllipse(round_of(spot, radius - RIM - 1.2))


def _paint_corner(painter: QPainter, spot: QPointF, inks: Inks) -> None:
    """A corner clearing has a second, quiet ring with four points: gold is for what is asked."""
    ring = round_of(spot, geometry.RADIUS + 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 6.5))
    painter.drawEllipse(ring)
    painter.setPen(QPen(QColor(inks.rut), 3.6))
    painter.drawEllipse(ring)
    painter.setPen(QPen(QColor(inks.ink), 1.4))
    painter.setBrush(QColor(inks.rut))
    for turn in (0, 90, 180, 270):
        middle = polar(spot, turn, geometry.RADIUS + 8)
        corners = [middle + QPointF(x, y) for x, y in ((0, -7), (7, 0), (0, 7), (-7, 0))]
        painter.drawPolygon(corners)


def _paint_slot(painter: QPainter, slot: QRectF, inks: Inks) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(inks.slot, 0.2))
    painter.drawRoundedRect(slot, 6, 6)
    pen = ruled(inks.slot, 2.0 * inks.weight, 0.9)
    pen.setDashPattern([2.6, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(slot.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)


def _paint_suit(painter: QPainter, spot: QPointF, suit: Suit, inks: Inks) -> None:
    if not suit:
        return
    fill = inks.suit(suit)
    painter.setPen(QPen(QColor(inks.ink), 1.8 * inks.weight))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(round_of(spot, layout.BADGE))
    sign = best_on(fill, inks.ink, inks.disc)
    paint_icon(painter, f"suit-{suit}", round_of(spot, layout.BADGE * 0.74), QColor(sign))


def _paint_number(easel: Easel, spot: QPointF, number: str) -> None:
    painter, inks = easel.painter, easel.inks
    painter.setPen(QPen(QColor(inks.ink), 1.4 * inks.weight))
    painter.setBrush(QColor(inks.disc))
    size = easel.letters(20.0)
    chip = round_of(spot, max(layout.NUMBER, size * 0.66))
    painter.drawEllipse(chip)
    painter.setFont(font(Face.STRONG, size))
    painter.setPen(QColor(inks.ink))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, number)


# ---------------------------------------------------------------- names
def _paint_names(easel: Easel, map_id: str) -> None:
    """Forests bear their number, some a name before it."""
    painter, inks = easel.painter, easel.inks
    for number, forest in enumerate(maps()[map_id].forests):
        letters = capitals(round(easel.letters(25.0)))
        path = QPainterPath()
        told = (forest_name(forest.name), number_text(number + 1))
        path.addText(0, 0, letters, " ".join(part for part in told if part))
        box = path.boundingRect()
        path.translate(name_spot(map_id, FOREST + number, box.size()) - box.center())
        painter.strokePath(path, ruled(inks.name_halo, 5.0, 0.9))
        painter.fillPath(path, QColor(inks.name))


def name_spot(map_id: str, forest: Place, size: QSizeF) -> QPointF:
    """The middle of a forest's name: under or over its pawn, off the marks of the clearings."""
    glade = QPointF(*geometry.glade(map_id, forest))
    spots = [QPointF(*geometry.centres(map_id)[each]) for each in CLEARINGS]
    marks = [
        round_of(polar(spot, at, layout.BADGE_FAR), layout.BADGE)
        for spot in spots
        for at in (layout.BADGE_AT, layout.NUMBER_AT)
    ]

    def hidden(spot: QPointF) -> float:
        name = QRectF(QPointF(), size)
        name.moveCenter(spot)
        shared = (name.intersected(mark) for mark in marks)
        return sum(each.width() * each.height() for each in shared)

    return min((glade + QPointF(0, NAME), glade - QPointF(0, NAME)), key=hidden)

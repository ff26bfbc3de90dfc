"""What may be laid over the chart: who holds what, who threatens whom, how far a unit can go.

Each reads plain facts from a view; `paint_…` draws them in units of the map.
"""

from __future__ import annotations

from functools import cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from shapely import union_all

from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.orders.capturing import is_open
from rules.cthulhu_wars.state import NOBODY, Area, Earth
from rules.kernel.steps import Seat
from views.cthulhu_wars import geometry, layout
from views.cthulhu_wars.inks import STRIPES, Inks, faction_ink
from views.cthulhu_wars.pieces import Piece
from views.items.strokes import path_of, round_of, ruled, striped, tinted
from views.theme import paint_icon
from views.theme.contrast import mix

ISLET = 400.0
"""Parts of an area that are smaller are not lit on their own."""


class Control(msgspec.Struct, frozen=True):
    """Who holds the gate of an area, and whose units are there."""

    area: Area
    holder: Faction | None
    present: tuple[Faction, ...]


class Threat(msgspec.Struct, frozen=True):
    """In an area one faction could capture a cultist of another."""

    area: Area
    captor: Faction
    victim: Faction


class Reach(msgspec.Struct, frozen=True):
    """Where a unit that stands in an area can go in one move."""

    source: Area
    targets: tuple[Area, ...]


# ---------------------------------------------------------------- facts
def control(view: Earth) -> list[Control]:
    """Areas with a held gate or with units."""
    found = []
    for area, gate in enumerate(view.gates):
        holder = gate.holder if gate is not None else NOBODY
        here = tuple(
            view.factions[seat] for seat, counts in enumerate(view.units[area]) if any(counts)
        )
        if here or holder >= 0:
            found.append(Control(area, view.factions[holder] if holder >= 0 else None, here))
    return found


def threats(view: Earth) -> list[Threat]:
    """All captures that the figures on the map allow, whoever's turn it is."""
    seats = [Seat(seat) for seat in range(len(view.factions))]
    return [
        Threat(area, view.factions[captor], view.factions[victim])
        for area in range(len(view.units))
        for captor in seats
        for victim in seats
        if captor != victim and is_open(view, captor, area, victim)
    ]


# ---------------------------------------------------------------- painting
@cache
def form(map_id: str, area: Area) -> QPainterPath:
    """An area in units of the map."""
    return path_of(geometry.regions(map_id)[area])


@cache
def light_form(map_id: str, area: Area) -> QPainterPath:
    """The same for broad strokes: without islets, and with so few points that coasts are not
    followed bay by bay."""
    parts = geometry.parts_of(geometry.regions(map_id)[area])
    large = [part for part in parts if part.area > ISLET]
    return path_of(union_all(large).simplify(2.4))


def paint_control(painter: QPainter, map_id: str, found: list[Control], inks: Inks) -> None:
    """The colour of the holder over the whole area, in slanting lines where only units stand."""
    for each in found:
        path = form(map_id, each.area)
        if each.holder is not None:
            ink = faction_ink(each.holder, inks.id)
            painter.fillPath(path, tinted(mix(ink.fill, inks.ink, 0.1), 0.42))
            _paint_rim(painter, map_id, each.area, each.holder, inks)
        elif len(each.present) == 1:
            ink = faction_ink(each.present[0], inks.id)
            brush = QBrush(
                tinted(ink.line if inks.mono else ink.fill, 0.6), Qt.BrushStyle.BDiagPattern
            )
            brush.setTransform(QTransform.fromScale(0.9, 0.9))
            painter.fillPath(path, brush)


def _paint_rim(painter: QPainter, map_id: str, area: Area, faction: Faction, inks: Inks) -> None:
    """A line along the inside of an area, broken as those of the faction are."""
    ink, path = faction_ink(faction, inks.id), light_form(map_id, area)
    painter.save()
    painter.setClipPath(form(map_id, area), Qt.ClipOperation.IntersectClip)
    painter.strokePath(path, QPen(QColor(ink.line), 8.0))
    pen = striped(ink.line if inks.mono else ink.fill, 6.0, STRIPES[faction])
    painter.strokePath(path, QPen(QColor(mix(ink.fill, inks.disc, 0.6)), 6.0))
    painter.strokePath(path, pen)
    painter.restore()


BADGE = 8.0
"""The least radius of the sign of a captor, in pixels."""


def paint_threats(
    painter: QPainter, pieces: list[Piece], lens: QTransform, found: list[Threat], inks: Inks
) -> None:
    """Over each cultist that could be captured: the signs of those who could, ringed in red."""
    for piece in pieces:
        captors = [
            each.captor for each in found if (each.area, each.victim) == (piece.area, piece.faction)
        ]
        if captors and piece.rank is UnitClass.CULTIST and piece.unit:
            _paint_captors(painter, lens.mapRect(piece.place), captors, inks)


def _paint_captors(painter: QPainter, place: QRectF, captors: list[Faction], inks: Inks) -> None:
    radius = max(BADGE, place.width() * 0.32)
    left = place.center().x() - (len(captors) - 1) * radius * 0.9
    for number, faction in enumerate(captors):
        ink = faction_ink(faction, inks.id)
        middle = QPointF(left + number * radius * 1.8, place.top() - radius * 0.35)
        painter.setPen(QPen(QColor(inks.disc), 4.4))
        painter.setBrush(QColor(ink.fill))
        painter.drawEllipse(round_of(middle, radius))
        painter.setPen(QPen(QColor(inks.ink if inks.mono else DANGER), 2.4))
        painter.drawEllipse(round_of(middle, radius))
        paint_icon(painter, f"faction-{faction}", round_of(middle, radius * 0.72), QColor(ink.sign))


DANGER = "#B3201A"


def paint_arrows(painter: QPainter, map_id: str, found: Reach, inks: Inks) -> None:
    """Over the edge of the map an arrow goes out on one side and comes in on the other."""
    x, y = layout.gate(map_id, found.source)
    for area in found.targets:
        to_x, to_y = layout.gate(map_id, area)
        for shift in _shifts(x, to_x, (found.source, area) in _over_edge(map_id)):
            _paint_arrow(painter, QPointF(x + shift, y), QPointF(to_x + shift, to_y), inks)


def arrows_box(map_id: str, found: Reach) -> QRectF:
    """What the arrows cover: the whole breadth where one leads over the edge of the map."""
    x, y = layout.gate(map_id, found.source)
    box = QRectF(x, y, 0, 0)
    for area in found.targets:
        to_x, to_y = layout.gate(map_id, area)
        box |= QRectF(QPointF(min(x, to_x), min(y, to_y)), QPointF(max(x, to_x), max(y, to_y)))
        if (found.source, area) in _over_edge(map_id):
            box |= QRectF(0, box.top(), geometry.WIDTH, box.height())
    bend = ARROW + BEND * max(box.width(), box.height())
    return box.adjusted(-bend, -bend, bend, bend)


@cache
def _over_edge(map_id: str) -> frozenset[tuple[Area, Area]]:
    """Neighbours whose gates are nearer over the edge of the map than across it."""
    found = set()
    for one, other in geometry.edges(map_id):
        far = abs(layout.gate(map_id, one)[0] - layout.gate(map_id, other)[0])
        if far > geometry.WIDTH / 2:
            found |= {(one, other), (other, one)}
    return frozenset(found)


def _shifts(x: float, to_x: float, over: bool) -> tuple[float, ...]:
    """How far an arrow is moved: one over the edge is drawn at both ends."""
    return (0.0,) if not over else (0.0, geometry.WIDTH if to_x > x else -geometry.WIDTH)


ARROW, BEND = 14.0, 0.08
"""How far the head of an arrow reaches; how much arrows bend, by their length."""


def _paint_arrow(painter: QPainter, here: QPointF, there: QPointF, inks: Inks) -> None:
    way = there - here
    far = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
    if far > geometry.WIDTH / 2:
        way = QPointF(way.x() - geometry.WIDTH * (1 if way.x() > 0 else -1), way.y())
        there = here + way
        far = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
    along, across = way / far, QPointF(-way.y(), way.x()) / far
    start, end = here + along * (layout.GATE + 3), there - along * (layout.GATE * 0.7)
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + across * far * BEND, end)
    for colour, width in ((inks.ink, 4.6), (inks.choose, 2.4)):
        painter.strokePath(path, ruled(colour, width))
    head = QPolygonF(
        [end + along * 7, end - along * 4 + across * 5.5, end - along * 4 - across * 5.5]
    )
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.setBrush(QColor(inks.choose))
    painter.drawPolygon(head)

"""How things on the map look: silhouettes on a foot in the ink of their faction, heaps with their
number, gates as glowing rings, tokens."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from models.translate import number_text
from rules.cthulhu_wars.enums import Faction, UnitClass
from views.cthulhu_wars.inks import STRIPES, FactionInk, Inks, faction_ink
from views.cthulhu_wars.pieces import Piece, PieceKind
from views.items.panel import CENTRE, tabular, write
from views.items.strokes import round_of, ruled, striped, tinted
from views.theme import paint_icon, theme
from views.theme.contrast import mix
from views.theme.fonts import Face, font

CHIP = 13.0
"""The least height of a number's chip on the screen."""
MOST_CHIP = 24.0
ROBE = 0.48
"""How large the sign of the faction is on a robe."""


def draw_piece(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """A piece in its area, with the number of a heap."""
    draw_body(painter, area, piece, inks)
    draw_count(painter, area, piece, inks)


def draw_body(
    painter: QPainter, area: QRectF, piece: Piece, inks: Inks, light: float = 0.0
) -> None:
    """A piece without the number of its heap. `light`: how broad a line of what can be chosen runs
    round it, in pixels."""
    if piece.kind in (PieceKind.GATE, PieceKind.TOKEN):
        if light:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, more in ((inks.ink, 2.4), (inks.choose, 0.0)):
                painter.setPen(QPen(QColor(colour), light + more))
                painter.drawEllipse(area.adjusted(-light, -light, light, light))
        if piece.kind is PieceKind.GATE:
            draw_gate(painter, area, piece.faction, inks)
        else:
            _draw_token(painter, area, piece, inks)
    elif piece.faction is not None:
        draw_figure(painter, area, piece.unit, piece.faction, inks, piece.count, light)


def draw_count(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """The number of a heap; one figure alone has none."""
    if piece.count > 1:
        chip(painter, area, number_text(piece.count), inks)


def chip(painter: QPainter, area: QRectF, text: str, inks: Inks) -> None:
    """A number in a small dark chip at the lower right of a thing."""
    grown = min(CHIP * (1 + (theme().text - 100) / 300), area.height() * 0.55)
    high = max(CHIP, grown, min(area.height() * 0.4, MOST_CHIP))
    letters = tabular(font(Face.STRONG, max(11.0, high * 0.84)))
    wide = high if len(text) < 2 else high * (0.72 + 0.42 * len(text))
    box = QRectF(area.right() - wide + 3, area.bottom() - high + 2, wide, high)
    painter.setPen(QPen(QColor(inks.disc), 1))
    painter.setBrush(QColor(inks.ink))
    painter.drawRoundedRect(box, high / 2.6, high / 2.6)
    write(painter, box, text, letters, QColor(inks.disc), CENTRE)


# ---------------------------------------------------------------- figures
def figure_icon(unit: str) -> str:
    """The silhouette of a kind; acolytes of all factions wear the same robe."""
    return "unit-acolyte" if unit.endswith("_acolyte") else f"unit-{unit}"


def stamp(
    painter: QPainter, icon: str, area: QRectF, fill: str, line: str, width: float = 1.5
) -> None:
    """A silhouette with a line around it, so that it stands out on every ground."""
    edge, diagonal = QColor(line), width * 0.72
    steps = (
        (width, 0.0), (-width, 0.0), (0.0, width), (0.0, -width),
        (diagonal, diagonal), (-diagonal, diagonal), (diagonal, -diagonal), (-diagonal, -diagonal),
    )  # fmt: skip
    for x, y in steps:
        paint_icon(painter, icon, area.translated(x, y), edge)
    paint_icon(painter, icon, area, QColor(fill))


def draw_figure(
    painter: QPainter,
    area: QRectF,
    unit: str,
    faction: Faction,
    inks: Inks,
    count: int = 1,
    light: float = 0.0,
) -> None:
    """A silhouette on its foot; a heap has a second one behind it."""
    ink, side, icon = faction_ink(faction, inks.id), area.width(), figure_icon(unit)
    _draw_foot(painter, area, ink, faction, inks)
    front = QRectF(area.left() + side * 0.07, area.top(), side * 0.86, side * 0.86)
    if count > 1:
        behind = front.translated(side * 0.12, -side * 0.08)
        front = front.translated(-side * 0.05, side * 0.03)
        stamp(painter, icon, behind, mix(ink.fill, ink.line, 0.4), inks.disc, 1.8)
        stamp(painter, icon, behind, mix(ink.fill, ink.line, 0.4), ink.line, 1.0)
    if light:
        stamp(painter, icon, front, ink.fill, inks.ink, light + 3.4)
        stamp(painter, icon, front, ink.fill, inks.choose, light + 2.2)
    bold = 0.8 + 0.5 * inks.weight
    stamp(painter, icon, front, ink.fill, inks.ink if light else inks.disc, bold + 0.9)
    stamp(painter, icon, front, ink.fill, ink.line, bold)
    if icon == "unit-acolyte":
        paint_sign_on(painter, front, faction, ink)


def paint_sign_on(painter: QPainter, robe: QRectF, faction: Faction, ink: FactionInk) -> None:
    """The sign of the faction on the robe of its cultist."""
    side = robe.width() * ROBE
    sign = QRectF(robe.center().x() - side / 2, robe.bottom() - side * 1.06, side, side)
    paint_icon(painter, f"faction-{faction}", sign, QColor(ink.sign))


def _draw_foot(
    painter: QPainter, area: QRectF, ink: FactionInk, faction: Faction, inks: Inks
) -> None:
    """A foot with a ring that is broken as the faction's lines are."""
    side = area.width()
    foot = QRectF(area.left() + side * 0.06, area.bottom() - side * 0.26, side * 0.88, side * 0.24)
    if not inks.flat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(inks.ink, 0.3))
        painter.drawEllipse(foot.translated(0.5, 2.0))
    painter.setPen(QPen(QColor(ink.line), 2.6))
    painter.setBrush(QColor(mix(ink.fill, inks.disc, 0.35)))
    painter.drawEllipse(foot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(striped(ink.line if inks.mono else ink.fill, 1.5, STRIPES[faction]))
    painter.drawEllipse(foot)


# ---------------------------------------------------------------- gates and tokens
def draw_gate(painter: QPainter, area: QRectF, faction: Faction | None, inks: Inks) -> None:
    """A glowing ring; who holds it has its ring round it. An abandoned one is dark within."""
    middle, radius = area.center(), area.width() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    if not inks.flat:
        glow = QRadialGradient(middle, radius * 1.35)
        glow.setColorAt(0.55, tinted(inks.gate_glow, 0.75))
        glow.setColorAt(1.0, tinted(inks.gate_glow, 0.0))
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(round_of(middle, radius * 1.35))
    painter.setBrush(QColor(inks.disc if inks.mono else mix(inks.gate, DEPTH, 0.62)))
    painter.setPen(QPen(QColor(inks.ink), 1.2 * inks.weight))
    painter.drawEllipse(round_of(middle, radius * 0.94))
    arms = inks.ink if inks.mono else inks.gate_glow
    painter.strokePath(_swirl(middle, radius * 0.82), ruled(arms, radius * 0.09, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _draw_rim(painter, middle, radius, faction, inks)


DEPTH = "#0C0714"


def _draw_rim(
    painter: QPainter, middle: QPointF, radius: float, faction: Faction | None, inks: Inks
) -> None:
    wide = radius * 0.2
    ring = round_of(middle, radius * 0.9)
    painter.setPen(QPen(QColor(inks.ink), wide + 2.0))
    painter.drawEllipse(ring)
    if faction is None:
        painter.setPen(QPen(QColor(inks.gate_glow), wide * 0.6))
        painter.drawEllipse(ring)
        return
    ink = faction_ink(faction, inks.id)
    painter.setPen(QPen(QColor(mix(ink.fill, inks.disc, 0.6)), wide))
    painter.drawEllipse(ring)
    painter.setPen(striped(ink.line if inks.mono else ink.fill, wide, STRIPES[faction]))
    painter.drawEllipse(ring)


def _swirl(middle: QPointF, radius: float) -> QPainterPath:
    """Three arms that turn inwards."""
    path = QPainterPath()
    for arm in range(3):
        for step in range(13):
            share = step / 12
            turn = 2 * pi * arm / 3 + share * 2.4
            spot = middle + QPointF(cos(turn), sin(turn)) * radius * (1 - 0.82 * share)
            if step:
                path.lineTo(spot)
            else:
                path.moveTo(spot)
    return path


def _draw_token(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """A desecrated area: a coin with the sign that was painted there."""
    assert piece.faction is not None
    ink = faction_ink(piece.faction, inks.id)
    coin = area.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(ink.line), 1.4 * inks.weight))
    painter.setBrush(QColor(ink.fill))
    painter.drawEllipse(coin)
    inset = coin.width() * 0.08
    painter.setPen(QPen(tinted(ink.sign, 0.6), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(coin.adjusted(inset, inset, -inset, -inset))
    inset = coin.width() * 0.18
    sign = coin.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, f"faction-{piece.faction}", sign, QColor(ink.sign))


def rank_side(rank: UnitClass, side: float) -> float:
    """How large a class is drawn in a list, where the greatest has the whole side."""
    share = {UnitClass.CULTIST: 0.62, UnitClass.MONSTER: 0.74, UnitClass.BUILDING: 0.7}
    return side * share.get(rank, 1.0)

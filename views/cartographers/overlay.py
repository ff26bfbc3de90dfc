"""Paints what changes from moment to moment over a sheet: ghosts, open spaces, marks, cursor."""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from views.cartographers.brush import UNIT
from views.cartographers.layout import Layout
from views.cartographers.lines import exact, inked, ties
from views.cartographers.map_paint import Easel, icon, ruled
from views.cartographers.spaces import spaces

GLEAM, GLEAMS = 12.0, 28
"""How far the light of the lamp reaches beyond the paper, in how many steps it falls off."""


class Ghost(Struct, frozen=True):
    """A shape that is not drawn yet: what it would be, where it lies, whether it may lie there.

    `marks` are the spaces that a hero would attack; `placed` ghosts wait for the confirmation.
    `coin` tells that the drawing earns one.
    """

    kinds: tuple[str, ...]
    cells: int
    legal: bool = True
    placed: bool = False
    marks: int = 0
    coin: bool = False


class Mark(StrEnum):
    """Why spaces are marked: they score, they cost, or a line of the log speaks of them."""

    SCORE = "score"
    LOSS = "loss"
    MENTION = "mention"


def _halo(easel: Easel, path: QPainterPath, pen: QPen, wider: float = 2.2) -> None:
    """A line that keeps its contrast on every terrain: paper under it, wider than it is."""
    under = QPen(pen)
    under.setColor(QColor(easel.inks.paper))
    under.setWidthF(pen.widthF() + wider)
    under.setStyle(Qt.PenStyle.SolidLine)
    easel.painter.strokePath(path, under)
    easel.painter.strokePath(path, pen)


def _on_grid(easel: Easel, layout: Layout) -> None:
    easel.painter.save()
    easel.painter.translate(QPointF(*layout.origin))


# ---------------------------------------------------------------- what may be chosen
def open_spaces(easel: Easel, layout: Layout, mask: int, lift: float) -> None:
    """Where something may be placed: lifted a little, a thin line round, a notch in each space."""
    if not mask:
        return
    inks, painter, stride = easel.inks, easel.painter, layout.cols + 1
    _on_grid(easel, layout)
    warm = QColor(inks.gold)
    warm.setAlphaF(0.10 + 0.12 * lift)
    painter.fillPath(exact(mask, stride), warm)
    painter.strokePath(exact(mask, stride, 0.03), ruled(inks.choose, easel.thin * 2.2))
    notch = QPainterPath()
    for row, col in spaces(mask, stride):
        corner = QPointF(col * UNIT + 3, row * UNIT + 3)
        notch.moveTo(corner)
        notch.lineTo(corner + QPointF(6.5, 0))
        notch.lineTo(corner + QPointF(0, 6.5))
        notch.closeSubpath()
    painter.fillPath(notch, QColor(inks.choose))
    painter.restore()


# ---------------------------------------------------------------- ghosts
def ghost(easel: Easel, layout: Layout, shape: Ghost) -> None:
    """The shape as it would be drawn; one that may not lie there is faint, dashed and crossed."""
    painter, stride = easel.painter, layout.cols + 1
    painter.save()
    painter.setOpacity(painter.opacity() * (0.94 if shape.legal else 0.40))
    for row, col in spaces(shape.cells, stride):
        easel.tile(shape.kinds, layout.space(row, col), row, col)
    painter.restore()
    _on_grid(easel, layout)
    line = inked(shape.cells, stride) + ties(shape.cells, stride)
    if shape.legal:
        colour = easel.inks.edge if shape.placed else easel.inks.choose
        _halo(easel, line, ruled(colour, easel.thick * 1.75), 3.0)
    else:
        _halo(easel, line, _dashed(easel))
    painter.restore()
    if not shape.legal:
        _crosses(easel, layout, shape.cells)
    _targets(easel, layout, shape.marks)
    if shape.coin and shape.legal:
        _coin_badge(easel, layout, shape.cells)


def _dashed(easel: Easel) -> QPen:
    pen = ruled(easel.inks.refuse, easel.thick * 1.5)
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3.0, 2.2])
    return pen


def _crosses(easel: Easel, layout: Layout, cells: int) -> None:
    for row, col in spaces(cells, layout.cols + 1):
        place = layout.space(row, col).adjusted(12, 12, -12, -12)
        icon(easel, "destroyed", place, easel.inks.refuse)


def _targets(easel: Easel, layout: Layout, marks: int) -> None:
    """Cross hairs over the spaces that a hero would attack."""
    path = QPainterPath()
    for row, col in spaces(marks, layout.cols + 1):
        middle = layout.space(row, col).center()
        path.addEllipse(middle, 11, 11)
        for way in (QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)):
            path.moveTo(middle + way * 5)
            path.lineTo(middle + way * 16)
    if not path.isEmpty():
        _halo(easel, path, ruled(easel.inks.choose, easel.thick * 1.1))


def _coin_badge(easel: Easel, layout: Layout, cells: int) -> None:
    """The coin that comes with the shape, at its first space."""
    row, col = next(spaces(cells, layout.cols + 1))
    place = layout.space(row, col)
    disc = QRectF(place.left() - 5, place.top() - 5, 17, 17)
    painter = easel.painter
    painter.setPen(ruled(easel.inks.gold_edge, easel.thin * 2))
    painter.setBrush(QColor(easel.inks.gold))
    painter.drawEllipse(disc)
    icon(easel, "star", disc.adjusted(3.5, 3, -3.5, -4), easel.inks.gold_edge)


# ---------------------------------------------------------------- marks
def marked(easel: Easel, layout: Layout, mask: int, mark: Mark) -> None:
    """Spaces that score or cost stand out of a veil, each with its sign; others only get a ring."""
    painter, inks, stride = easel.painter, easel.inks, layout.cols + 1
    if mark is not Mark.MENTION:
        _veil(easel, layout, mask)
    _on_grid(easel, layout)
    colour = inks.refuse if mark is Mark.LOSS else inks.choose
    _halo(easel, exact(mask, stride, 0.02), ruled(colour, easel.thick * 1.5))
    painter.restore()
    if mark is not Mark.MENTION:
        _signs(easel, layout, mask, "monster" if mark is Mark.LOSS else "star", colour)


def _veil(easel: Easel, layout: Layout, mask: int) -> None:
    veil = QPainterPath()
    veil.addRect(QRectF(0, 0, layout.grid.width(), layout.grid.height()))
    colour = QColor(easel.inks.paper)
    colour.setAlphaF(0.58)
    _on_grid(easel, layout)
    easel.painter.fillPath(veil.subtracted(exact(mask, layout.cols + 1)), colour)
    easel.painter.restore()


def _signs(easel: Easel, layout: Layout, mask: int, name: str, colour: str) -> None:
    painter = easel.painter
    for row, col in spaces(mask, layout.cols + 1):
        place = layout.space(row, col)
        disc = QRectF(place.right() - 16.5, place.top() + 2, 14.5, 14.5)
        painter.setPen(ruled(colour, easel.thin * 1.4))
        painter.setBrush(QColor(easel.inks.paper))
        painter.drawEllipse(disc)
        icon(easel, name, disc.adjusted(2.6, 2.4, -2.6, -2.8), colour)


def cursor(easel: Easel, place: QRectF, width: float, gap: float) -> None:
    """The keyboard's place: a ring with a gap, in the colour of the focus, never hidden."""
    ring = QPainterPath()
    out = gap / easel.scale + width / easel.scale / 2
    ring.addRoundedRect(place.adjusted(-out, -out, out, out), 3, 3)
    _halo(easel, ring, ruled(easel.inks.focus, width / easel.scale))


def attention(easel: Easel, layout: Layout, glow: float) -> None:
    """The lamp on the sheet that wants a decision: an amber frame, breathing slowly."""
    painter, bounds = easel.painter, layout.bounds
    light = QColor(easel.inks.gold)
    light.setAlphaF(1 - (0.72 - 0.42 * glow) ** (1 / GLEAMS))
    painter.save()
    around = QPainterPath()
    around.addRect(bounds.adjusted(-GLEAM, -GLEAM, GLEAM, GLEAM))
    around.addRect(bounds)
    painter.setClipPath(around)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for i in range(GLEAMS):
        edge = GLEAM * (1 - i / GLEAMS) ** 1.5
        painter.drawRoundedRect(bounds.adjusted(-edge, -edge, edge, edge), edge, edge)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(ruled(easel.inks.choose, max(2.0, 2.0 / easel.scale)))
    painter.drawRect(bounds)


def shadow(painter: QPainter, bounds: QRectF, colour: str, reach: float) -> None:
    """The sheet lies on the table: its shadow, baked from a few faint frames."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 7
    for i in range(steps):
        ink = QColor(colour)
        ink.setAlphaF(0.055)
        painter.setBrush(ink)
        grow = reach * (1 - i / steps)
        painter.drawRoundedRect(bounds.adjusted(-grow, -grow * 0.6, grow, grow), grow + 2, grow + 2)

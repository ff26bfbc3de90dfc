"""Paints the map itself: paper, border, printed ground, drawings with their joined outlines."""

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient

from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain
from views.cartographers import ground, terrain
from views.cartographers.brush import UNIT
from views.cartographers.inks import BY_ID, Inks
from views.cartographers.layout import Layout
from views.cartographers.lines import inked, letter_places, ties, zebra
from views.cartographers.spaces import noise, spaces
from views.theme import fonts, paint_icon
from views.theme.fonts import Face as Letters


def ruled(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A pen for lines on paper."""
    ink = QColor(colour)
    ink.setAlphaF(alpha)
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


class Easel:
    """A painter on one sheet: its inks, how many pixels a unit has, whether it draws for paper.

    `snap`: the painter's own pixels are the screen's, so that spaces can end on whole ones.
    """

    def __init__(
        self,
        painter: QPainter,
        inks: Inks,
        scale: float,
        vector: bool = False,
        snap: bool = False,
    ) -> None:
        self.painter = painter
        self.inks = inks
        self.scale = scale
        self.vector = vector
        self.snap = snap
        self.side = UNIT * scale
        self.thin = max(0.55, 0.8 / scale) * inks.line
        self.thick = max(1.65, (1.3 if self.side > 10 else 0.9) / scale) * inks.line

    def tile(self, kinds: tuple[str, ...], rect: QRectF, row: int, col: int) -> None:
        """One space; baked for a screen, as lines for paper."""
        if self.vector:
            self._lines(kinds, rect, row, col)
        elif self.snap:
            self._whole(kinds, rect, row, col)
        else:
            picture = terrain.tile(kinds, self.inks, max(1, round(self.side)), row, col)
            self.painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _lines(self, kinds: tuple[str, ...], rect: QRectF, row: int, col: int) -> None:
        painter = self.painter
        painter.save()
        painter.translate(rect.topLeft())
        painter.setClipRect(QRectF(0, 0, UNIT, UNIT), Qt.ClipOperation.IntersectClip)
        terrain.paint(painter, kinds, self.inks, UNIT * 1.4, terrain.variant(row, col))
        painter.restore()

    def _whole(self, kinds: tuple[str, ...], rect: QRectF, row: int, col: int) -> None:
        """Whole pixels: sharp, without seams, and several times faster than between pixels."""
        painter = self.painter
        lens = painter.worldTransform()
        place = lens.mapRect(rect)
        left, top = round(place.left()), round(place.top())
        side = max(1, round(place.right()) - left, round(place.bottom()) - top)
        painter.resetTransform()
        painter.drawPixmap(left, top, terrain.tile(kinds, self.inks, side, row, col))
        painter.setWorldTransform(lens)


# ---------------------------------------------------------------- paper
@lru_cache(maxsize=24)
def _laid(inks: str, width: int, height: int, scale: float) -> QPixmap:
    """Cream laid paper: fine lines across, wider chains down, a few fibres, darker to the edge."""
    colours = BY_ID[inks]
    sheet = QPixmap(width, height)
    sheet.fill(QColor(colours.paper))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if colours.laid:
        _lines(painter, colours.laid, QRectF(sheet.rect()), scale)
        _vignette(painter, QRectF(sheet.rect()))
    painter.end()
    return sheet


def _lines(painter: QPainter, colour: str, area: QRectF, scale: float) -> None:
    painter.setPen(ruled(colour, max(1.0, scale * 0.6), 0.055))
    gap = max(2.5, 3.1 * scale)
    for i in range(1, int(area.height() / gap) + 1):
        painter.drawLine(QPointF(0, i * gap), QPointF(area.width(), i * gap))
    painter.setPen(ruled(colour, max(1.0, scale), 0.06))
    for i in range(1, int(area.width() / (46 * scale)) + 1):
        painter.drawLine(QPointF(i * 46 * scale, 0), QPointF(i * 46 * scale, area.height()))
    painter.setPen(ruled(colour, max(1.0, scale * 0.8), 0.10))
    for i in range(70):
        start = QPointF(area.width() * noise(i, 1), area.height() * noise(i, 2))
        way = QPointF(noise(i, 3) - 0.5, noise(i, 4) - 0.5) * 14 * scale
        painter.drawLine(start, start + way)


def _vignette(painter: QPainter, area: QRectF) -> None:
    glow = QRadialGradient(area.center(), 0.62 * (area.width() + area.height()) / 2)
    glow.setColorAt(0.0, QColor(255, 252, 240, 70))
    glow.setColorAt(0.62, QColor(255, 252, 240, 0))
    glow.setColorAt(1.0, QColor(120, 84, 30, 46))
    painter.fillRect(area, QBrush(glow))


def paper(easel: Easel, area: QRectF) -> None:
    """The sheet of paper under everything."""
    if easel.vector:
        easel.painter.fillRect(area, QColor(easel.inks.paper))
        return
    size = (area.size() * easel.scale).toSize()
    sheet = _laid(easel.inks.id, max(1, size.width()), max(1, size.height()), easel.scale)
    easel.painter.drawPixmap(area, sheet, QRectF(sheet.rect()))


def border(easel: Easel, layout: Layout) -> None:
    """The border of ticks, and the letters and numbers that name the spaces."""
    painter, inks = easel.painter, easel.inks
    ticks, holds = zebra(layout)
    painter.fillPath(ticks, QColor(inks.ink))
    painter.strokePath(holds, ruled(inks.ink, easel.thin * 1.2))
    painter.setFont(fonts.font(Letters.BOARD, 13.5))
    painter.setPen(QColor(inks.ink))
    for text, place in letter_places(layout):
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


# ---------------------------------------------------------------- ground
def printed_ground(easel: Easel, layout: Layout, land: Land, sheet: Sheet) -> None:
    """Wasteland, mountains with the coin they hold, ruins that wait."""
    for row, col in spaces(land.wasteland, land.stride):
        easel.tile((terrain.WASTELAND,), layout.space(row, col), row, col)
    for row, col in spaces(land.mountains, land.stride):
        easel.tile((Terrain.MOUNTAIN,), layout.space(row, col), row, col)
        _mountain_coin(
            easel, layout.space(row, col), bool(sheet.paid >> row * land.stride + col & 1)
        )
    for row, col in spaces(land.ruins & ~sheet.drawn, land.stride):
        _arch(easel, layout.space(row, col))


def _arch(easel: Easel, rect: QRectF) -> None:
    painter = easel.painter
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / UNIT, rect.height() / UNIT)
    ground.ruins(painter, easel.inks, easel.side * rect.width() / UNIT)
    painter.restore()


def _mountain_coin(easel: Easel, rect: QRectF, paid: bool) -> None:
    """A mountain shows its coin until its four sides are filled."""
    if paid or easel.side < terrain.SMALL:
        return
    coin(easel, QRectF(rect.right() - 13.5, rect.bottom() - 13.5, 12, 12))


def coin(easel: Easel, rect: QRectF) -> None:
    """A marked coin: gold, with a star."""
    painter, inks = easel.painter, easel.inks
    painter.setPen(ruled(inks.gold_edge, easel.thin * 1.5))
    painter.setBrush(QColor(inks.gold))
    painter.drawEllipse(rect)
    inner = rect.adjusted(*(rect.width() * f for f in (0.2, 0.18, -0.2, -0.22)))
    if rect.width() * easel.scale >= 11:
        icon(easel, "star", inner, inks.gold_edge)


def icon(easel: Easel, name: str, rect: QRectF, colour: str) -> None:
    paint_icon(easel.painter, name, rect, QColor(colour))


# ---------------------------------------------------------------- drawings
def _kinds(drawing: Drawing) -> tuple[str, ...]:
    return tuple(str(t) for t in drawing.terrains) or (terrain.DESTROYED,)


def drawn_spaces(easel: Easel, layout: Layout, land: Land, sheet: Sheet) -> None:
    """What was drawn, space by space; a space destroyed later is burnt over."""
    top: dict[tuple[int, int], tuple[str, ...]] = {}
    for drawing in sheet.drawings:
        top |= dict.fromkeys(spaces(drawing.cells, land.stride), _kinds(drawing))
    top |= dict.fromkeys(spaces(sheet.destroyed, land.stride), (terrain.DESTROYED,))
    for (row, col), kinds in top.items():
        easel.tile(kinds, layout.space(row, col), row, col)


def grid(easel: Easel, layout: Layout) -> None:
    """Hairlines between spaces, over the tint as over the paper; on a screen one pixel each."""
    area, painter = layout.grid, easel.painter
    across = [area.left() + col * UNIT for col in range(1, layout.cols)]
    down = [area.top() + row * UNIT for row in range(1, layout.rows)]
    lines = [QLineF(x, area.top(), x, area.bottom()) for x in across]
    lines += [QLineF(area.left(), y, area.right(), y) for y in down]
    pen = ruled(easel.inks.ink, easel.thin, 0.30)
    if not easel.snap:
        painter.setPen(pen)
        painter.drawLines(lines)
        return
    lens = painter.worldTransform()
    painter.resetTransform()
    for line in lines:
        start, end = lens.map(line.p1()).toPoint(), lens.map(line.p2()).toPoint()
        wide, high = max(1, end.x() - start.x()), max(1, end.y() - start.y())
        painter.fillRect(start.x(), start.y(), wide, high, pen.color())
    painter.setWorldTransform(lens)


def outlines(easel: Easel, layout: Layout, land: Land, sheet: Sheet) -> None:
    """Each drawing keeps one line round all its joined spaces; ties join its corners."""
    painter = easel.painter
    painter.save()
    painter.translate(QPointF(*layout.origin))
    for drawing in sheet.drawings:
        painter.strokePath(inked(drawing.cells, land.stride), ruled(easel.inks.edge, easel.thick))
        knots = ties(drawing.cells, land.stride)
        if not knots.isEmpty():
            painter.strokePath(knots, ruled(easel.inks.edge, easel.thick * 2.0))
    painter.restore()


def badges(easel: Easel, layout: Layout, land: Land, sheet: Sheet) -> None:
    """Ruins stay ruins: a small arch in the corner of what was drawn on them; attacked spaces."""
    painter, inks = easel.painter, easel.inks
    if easel.side < terrain.SMALL:
        return
    for row, col in spaces(land.ruins & sheet.drawn, land.stride):
        rect = layout.space(row, col)
        chip = QRectF(rect.left() + 1.5, rect.top() + 1.5, 17, 17)
        painter.setPen(ruled(inks.ruin, easel.thin * 1.3))
        painter.setBrush(QColor(inks.paper))
        painter.drawEllipse(chip)
        _arch(easel, chip.adjusted(2, 1, -2, -3))
    for row, col in spaces(sheet.attacked & ~sheet.destroyed, land.stride):
        _sight(easel, layout.space(row, col))


def _sight(easel: Easel, rect: QRectF) -> None:
    """A space that a hero attacks: cross hairs in the lower right corner."""
    middle = QPointF(rect.right() - 8.5, rect.bottom() - 8.5)
    painter = easel.painter
    painter.setPen(ruled(easel.inks.terrain[Terrain.HERO].mark, easel.thin * 1.4))
    painter.setBrush(QColor(easel.inks.paper))
    painter.drawEllipse(middle, 6.0, 6.0)
    painter.drawLine(middle - QPointF(6, 0), middle + QPointF(6, 0))
    painter.drawLine(middle - QPointF(0, 6), middle + QPointF(0, 6))


def paint_map(easel: Easel, layout: Layout, land: Land, sheet: Sheet) -> None:
    """What lies inside the border."""
    printed_ground(easel, layout, land, sheet)
    drawn_spaces(easel, layout, land, sheet)
    if easel.side >= terrain.TINY:
        grid(easel, layout)
    outlines(easel, layout, land, sheet)
    badges(easel, layout, land, sheet)
    easel.painter.setPen(ruled(easel.inks.ink, easel.thin * 1.8))
    easel.painter.setBrush(Qt.BrushStyle.NoBrush)
    easel.painter.drawRect(layout.grid)

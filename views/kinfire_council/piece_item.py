"""A piece, a cultist or Rubble on a space, as a thing that can be pointed at and chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rules.kernel.steps import Target
from views.items.strokes import ruled, soft
from views.kinfire_council.inks import Inks
from views.kinfire_council.piece_paint import hexagon, paint_cultist, paint_piece, paint_rubble
from views.kinfire_council.standing import Kind, Standing
from views.kinfire_council.table_item import TableItem, draw_notch
from views.theme import SeatMark, theme

ROOM = 6.0


class PieceItem(TableItem):
    """`meant`: what a press means: itself, or the space it stands on."""

    def __init__(self, standing: Standing) -> None:
        super().__init__(standing.target)
        self.standing = standing
        self.meant: Target = standing.target
        self._mark: SeatMark | None = None
        self._spot = QRectF()
        self.setZValue(4)

    def show_standing(self, standing: Standing, mark: SeatMark | None, spot: QRectF) -> None:
        """What it is and where."""
        self.standing, self._mark, self._spot = standing, mark, spot
        self.place(spot.adjusted(-ROOM, -ROOM, ROOM, ROOM))
        self.renew(standing, mark, spot, theme().name)

    @property
    def spot(self) -> QRectF:
        """Where it stands, in pixels of the table."""
        return self._spot

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The piece with its lines."""
        soft(painter)
        draw_standing(painter, self._spot, self.standing, self._mark, self.inks)
        if self.is_lit:
            self._draw_halo(painter)
        if self.is_lit or self.is_chosen or self.is_spoken_of:
            self.frame(painter, self._outline())

    def _draw_halo(self, painter: QPainter) -> None:
        """It is small, and stands on what may be lit itself: a broad ring and an arrow."""
        inks, outline = self.inks, self._outline()
        painter.strokePath(outline, ruled(inks.under, 6.0))
        painter.strokePath(outline, ruled(inks.choose, 4.0))
        tip = QPointF(self._spot.center().x(), self._spot.top() + 4)
        draw_notch(painter, tip, inks, 8.0)

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        box = self._spot.adjusted(-1.5, -1.5, 1.5, 1.5)
        if self.standing.is_seeker:
            path.addPolygon(hexagon(box))
            path.closeSubpath()
        else:
            path.addEllipse(box)
        return path


def draw_standing(
    painter: QPainter, spot: QRectF, standing: Standing, mark: SeatMark | None, inks: Inks
) -> None:
    """A thing on a space, as large as the spot."""
    if standing.kind is Kind.CULTIST:
        paint_cultist(painter, spot, inks)
    elif standing.kind is Kind.RUBBLE:
        paint_rubble(painter, spot, inks)
    elif mark is not None:
        paint_piece(painter, spot, mark, standing.is_seeker, standing.skill)

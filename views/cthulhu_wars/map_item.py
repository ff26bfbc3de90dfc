"""Areas and pieces as things that can be pointed at and chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rules.cthulhu_wars.asking import area_target
from rules.cthulhu_wars.state import Area
from rules.kernel.steps import Target
from views.cthulhu_wars import marks
from views.cthulhu_wars.inks import inks_of
from views.cthulhu_wars.piece_paint import draw_body, draw_count
from views.cthulhu_wars.pieces import Piece, PieceKind
from views.items.lit_item import LitItem
from views.items.strokes import soft
from views.theme import theme

MARGIN = 13.0
"""What lights, notches and chips take around a piece, in pixels."""
LIGHT, CHOSEN = 1.6, 2.8
"""How broad the line round a piece is that can be chosen, and round one that has been."""
HOVER = 1.06
"""A piece that is pointed at is drawn so much larger."""
ROUND = (PieceKind.GATE, PieceKind.TOKEN)


class AreaItem(LitItem):
    """An area. It paints nothing: one layer below all areas shows how each is lit."""

    looks = Signal()
    """It looks different now."""

    def __init__(self, area: Area) -> None:
        super().__init__()
        self.area_id = area
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    @property
    def target(self) -> Target:
        """What a click on it means."""
        return area_target(self.area_id)

    def take_form(self, path: QPainterPath, unit: float) -> None:
        """Its outline in pixels of the table."""
        if path != self._path or unit != self.unit:
            self._path, self.unit = path, unit
            self.set_rect(path.boundingRect())

    def look_again(self) -> None:
        """The layer below tells."""
        self.looks.emit()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press counts where the outline is hit, not the box around it."""
        if self._path.contains(event.pos()):
            self.press()


class PieceItem(LitItem):
    """A figure, a heap of several alike, a gate or a token."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.meant = area_target(piece.area)
        """What a click on it means now: the piece, whose it is, or the area."""
        self._place = QRectF()

    def show_piece(self, piece: Piece, place: QRectF, unit: float) -> None:
        """The piece as it is now, where it stands."""
        self.piece, self.unit, self._place = piece, unit, place
        path = QPainterPath()
        if piece.kind in ROUND:
            path.addEllipse(place)
        else:
            path.addRoundedRect(place, 5, 5)
        self._path = path
        self.set_rect(place.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.renew(piece, theme().name, theme().text)

    @property
    def own_target(self) -> Target:
        """What it is, whatever a click on it means."""
        return self.piece.target

    @property
    def place_on_table(self) -> QRectF:
        """Where it stands in pixels of the table."""
        return self._place

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        soft(painter)
        inks, place = inks_of(theme().name), self._drawn_at()
        light = CHOSEN if self.is_chosen else LIGHT if self.is_lit else 0.0
        if self.is_spoken_of:
            marks.spoken_of(painter, self._around(4.0), inks, 1.0)
        draw_body(painter, place, self.piece, inks, light)
        draw_count(painter, place, self.piece, inks)
        if self.is_lit and not self.is_chosen:
            marks.notch(painter, QPointF(place.center().x(), place.top() - 2), inks, 7.0)
        if self.is_current:
            marks.focused(painter, self._around(5.0), inks, 1.0)

    def _drawn_at(self) -> QRectF:
        """What is pointed at comes a little nearer."""
        if not self.is_hovered:
            return self._place
        more = self._place.width() * (HOVER - 1) / 2
        return self._place.adjusted(-more, -more, more, more)

    def _around(self, more: float) -> QPainterPath:
        path, box = QPainterPath(), self._place.adjusted(-more, -more, more, more)
        if self.piece.kind in ROUND:
            path.addEllipse(box)
        else:
            path.addRoundedRect(box, 7, 7)
        return path

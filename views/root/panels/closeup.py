"""A card held nearer: while the pointer is on one that has no room for its words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.kernel.steps import TargetKind
from rules.root.data import cards
from views.items.cell import Cell
from views.items.panel import surface
from views.root.panels.cards import draw_card, whole_height
from views.root.panels.cell import Spec

GAP = 3.0


class Closeup(QGraphicsItem):
    """Only seen: its words are those of the card below it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(18)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area, self._card, self._scale = QRectF(), "", 1.0
        self._worth: int | None = None
        self.setVisible(False)

    def follow(self, cell: Cell | None, room: QRectF, scale: float) -> None:
        """Holds the card of this cell nearer; None, or one that says all already: away."""
        card = _card_of(cell)
        if cell is None or not card:
            self._put_away()
            return
        high = whole_height(card, room.width(), scale)
        if cell.area.height() >= high - 2 and cell.area.width() >= room.width() * 0.9:
            self._put_away()
            return
        top = cell.area.top() - high - GAP
        if top < room.top():
            top = cell.area.bottom() + GAP
        self.prepareGeometryChange()
        self._area = QRectF(room.left(), top, room.width(), high)
        self._card, self._scale = card, scale
        self._worth = cell.spec.worth if isinstance(cell.spec, Spec) else None
        self.setVisible(True)
        self.update()

    def _put_away(self) -> None:
        self._card = ""
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        surface(painter, self._area.adjusted(-2, -2, 2, 2), "surface", "edge", width=1.5)
        draw_card(painter, self._area, self._card, self._scale, False, worth=self._worth)


def _card_of(cell: Cell | None) -> str:
    """The card of a cell that the pointer is on."""
    if cell is None or cell.target is None or cell.target.kind is not TargetKind.CARD:
        return ""
    card = str(cell.target.id)
    return card if cell.is_hovered and card in cards() else ""

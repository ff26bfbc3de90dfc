"""How many: a row of numbers beside the place that has been chosen last."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from models.translate import number_text
from rules.kernel.steps import Target, TargetKind
from views.items.element import Element
from views.items.hand import Hand
from views.items.panel import CENTRE, Panel, button, tabular, write
from views.theme.fonts import Face, font

SIDE, GAP = 30.0, 4.0
MOST = 26
"""Rows of more numbers are broken."""
IN_ROW = 9


class Ground(Protocol):
    """The map, as far as the numbers need it."""

    @property
    def area(self) -> QRectF:
        """Where it lies on the table."""

    def shows(self, target: Target) -> bool:
        """Whether this lies on it."""

    def item(self, target: Target) -> QGraphicsItem | None:
        """What shows it."""


class Amount(Panel):
    """One number; the largest is what most people mean."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(14)
        self.number = 0
        self.is_most = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_number(self, number: int, is_most: bool, does: str) -> None:
        """A number and what it would do."""
        self.number, self.is_most = number, is_most
        self.can_press = self.is_answer = True
        self.description = does
        self.set_label(number_text(number))
        self.renew(number, is_most)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A button."""
        ink = button(painter, area, hovered=self.is_hovered, primary=self.is_most)
        letters = tabular(font(Face.STRONG, max(12.0, area.height() * 0.58)))
        write(painter, area, number_text(self.number), letters, ink, CENTRE)


class Amounts(QObject):
    """The numbers that can be chosen next."""

    pressed = Signal(object)

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._panels: list[Amount] = []
        self._shown: tuple[int, ...] = ()
        self._spot: QPointF | None = None
        self._board = QRectF()
        self._scale = 1.0

    def offer(self, hand: Hand, area: Ground) -> None:
        """The numbers of now, beside the place that was clicked last. New ones have the keyboard
        on the largest: Enter means what is filled."""
        before, numbers = self._shown, hand.amounts()
        place = next(
            (t for t in reversed(hand.path) if t.kind is TargetKind.PLACE and area.shows(t)), None
        )
        self._shown = numbers if place is not None and len(numbers) <= MOST else ()
        self._board = area.area
        item = area.item(place) if place is not None else None
        box = item.sceneBoundingRect() if item is not None else QRectF()
        self._spot = QPointF(box.center().x(), box.bottom()) if item is not None else None
        while len(self._panels) < len(self._shown):
            self._add()
        for panel, number in zip(self._panels, self._shown, strict=False):
            does = hand.prospect(Target(TargetKind.AMOUNT, number))
            panel.show_number(number, number == self._shown[-1], does)
        for count, panel in enumerate(self._panels):
            panel.setVisible(count < len(self._shown))
        self.place(self._scale)
        if self._shown and self._shown != before:
            self._panels[len(self._shown) - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        panel = Amount()
        self._scene.addItem(panel)
        panel.pressed.connect(lambda: self.pressed.emit(Target(TargetKind.AMOUNT, panel.number)))
        self._panels.append(panel)

    def place(self, scale: float) -> None:
        """In rows below the place, within the map."""
        self._scale = scale
        if self._spot is None or not self._shown:
            return
        side, gap = SIDE * scale, GAP
        columns = min(IN_ROW, len(self._shown))
        rows = (len(self._shown) + columns - 1) // columns
        wide, high = columns * (side + gap) - gap, rows * (side + gap) - gap
        left = min(
            max(self._board.left() + 4, self._spot.x() - wide / 2), self._board.right() - wide - 4
        )
        top = min(self._spot.y() - 4, self._board.bottom() - high - 4)
        for number, panel in enumerate(self._panels[: len(self._shown)]):
            column, row = number % columns, number // columns
            corner = QPointF(left + column * (side + gap), top + row * (side + gap))
            panel.scale_of_board = scale
            panel.place(QRectF(corner.x(), corner.y(), side, side))

    def shows(self, target: Target) -> bool:
        """Whether this number lies there."""
        return target.kind is TargetKind.AMOUNT and target.id in self._shown

    def elements(self) -> list[Element]:
        """The numbers."""
        return [panel for panel in self._panels if panel.isVisible()]

"""The spaces of the chart and its supply line for pointer, keyboard and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from rules.kernel.steps import Target, TargetKind
from views.items.element import Element

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SpaceElement(Element):
    """A space, or the supply line (`SUPPLY_LINE`); arrow keys go to its neighbours."""

    stepped = Signal(int, int)

    def __init__(self, rect: QRectF, id: str, parent: QGraphicsItem) -> None:
        super().__init__(rect, "", parent)
        self.id = id
        self.why = ""
        """Why it cannot be chosen now; empty where it can, or where nothing is to be chosen."""

    @property
    def target(self) -> Target:
        """What a click on it means."""
        return Target(TargetKind.PLACE, self.id)

    def sentence(self) -> str:
        """What it is, and more about it or why it cannot be chosen."""
        return ". ".join(part for part in (self.label, self.why or self.description) if part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in ARROWS and keys == Qt.KeyboardModifier.NoModifier:
            self.stepped.emit(*ARROWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

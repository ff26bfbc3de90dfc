"""A thing on a board that can be pointed at, focused, pressed and named, in every game."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from models.translate import bare, stop, without_stop

SHORT = 3
"""So many letters may stand in a sentence by chance."""
OWN_PRESS = frozenset({QAccessible.Role.RadioButton, QAccessible.Role.PageTab})
"""Roles by which assistive programs know already that a thing can be pressed."""
PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Element(QGraphicsObject):
    """One board element. It paints nothing itself unless a game's own element does.

    `label` says place, content and state; `description` says more on demand. `can_press` is true
    where choosing it would do something now; others stay reachable, so that one can ask why.
    """

    pressed = Signal()
    focused = Signal()
    left = Signal()

    def __init__(self, rect: QRectF, label: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = rect
        self._label = label
        self.description = ""
        self._can_press = False
        self.is_selected = False
        self.thing = ""
        """What it is, where no target says that: the game's rules know it by this name."""
        self.role = QAccessible.Role.Cell
        """What it is while it cannot be pressed."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        if type(self).paint is Element.paint:
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    # ------------------------------------------------------------ what it says
    @property
    def label(self) -> str:
        return self._label

    def set_label(self, label: str) -> None:
        """Names it anew; screen readers are told where one listens."""
        if label != self._label:
            self._label = label
            self._tell(QAccessible.Event.NameChanged)

    @property
    def view(self) -> QGraphicsView | None:
        """The view it is seen in; a scene with several shows its elements in the first."""
        scene = self.scene()
        views = scene.views() if scene is not None else []
        return views[0] if views else None

    def _tell(self, kind: QAccessible.Event) -> None:
        if QAccessible.isActive() and self.view is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(self, kind))

    @property
    def can_press(self) -> bool:
        """Whether choosing it would do something now."""
        return self._can_press

    @can_press.setter
    def can_press(self, can_press: bool) -> None:
        if can_press != self._can_press:
            before, self._can_press = self.told_role, can_press
            if before != self.told_role:
                self._tell(QAccessible.Event.RoleChanged)

    @property
    def told_role(self) -> QAccessible.Role:
        """What assistive programs are told: whatever can be pressed is a button."""
        is_button = self._can_press and self.role not in OWN_PRESS
        return QAccessible.Role.Button if is_button else self.role

    @property
    def can_be_chosen(self) -> bool:
        """Whether a click on it answers the question that is open."""
        return self.can_press

    def answered(self, why: str) -> str:
        """«Why not?» of it: what it is, where the answer does not say so itself, and the answer."""
        names = [part.strip() for part in re.split(r"[:;,.(]", bare(self.label))[:2]]
        told = bare(why).casefold()
        if any(len(name) > SHORT and name.casefold() in told for name in names) or not names[0]:
            return why
        return stop().join((without_stop(self.label), why))

    # ------------------------------------------------------------ where it is
    def boundingRect(self) -> QRectF:
        return self._rect

    def set_rect(self, rect: QRectF) -> None:
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: the board below draws what is there."""

    # ------------------------------------------------------------ what one does with it
    def press(self) -> None:
        """The same as a click or Enter on it."""
        self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS_KEYS:
            self.press()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
        self._tell(QAccessible.Event.Focus)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class ElementView(QGraphicsView):
    """A view whose elements assistive technology may read, in the order given.

    `columns` above 0 makes it a table of so many columns, 0 a list. A game's view derives from it
    or is one.
    """

    def __init__(self, scene: QGraphicsScene, name: str, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setAccessibleName(name)
        self.columns = 0
        self._elements: list[Element] = []

    @property
    def elements(self) -> list[Element]:
        return self._elements

    def set_elements(self, elements: Sequence[Element], columns: int = 0) -> None:
        """The elements in reading order; a table has so many in each row."""
        self._elements = list(elements)
        self.columns = columns
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))

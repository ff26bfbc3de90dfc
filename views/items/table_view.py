"""The view of the table: keys and wheel go to the board, nothing scrolls by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from views.items.element import Element, ElementView
from views.theme import theme

KEPT = 256 * 1024
"""Kilobytes of pictures that are kept of what lies on tables. Layers as large as the window need
many times of what Qt keeps by itself, and without room everything is painted at every frame."""
BESIDE = 8
"""Pixels that are seen beside what is brought to sight."""
BAR = 14
"""The width of a scroll bar in the style sheet, at usual letters."""
SHOWN, HIDDEN = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
STEPS = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}


class TableView(ElementView):
    """Shows the scene one to one; zooming makes it larger than the window."""

    resized = Signal()
    wheeled = Signal(int, object)
    """The wheel with a key held over the table: 1 or -1, the keys."""
    right_pressed = Signal()
    focus_came = Signal()
    tabbed_in = Signal(int)
    """Tab or Shift+Tab led here from elsewhere: 1 or -1."""

    def __init__(self, scene: QGraphicsScene, name: str, parent: QWidget | None = None) -> None:
        super().__init__(scene, name, parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), KEPT))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.allow_scrolling(False)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        # A table is no page: it lies as it lies, whichever way the language is read.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def allow_scrolling(self, allowed: bool) -> None:
        """Whether the table may be larger than the window."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if allowed else HIDDEN
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def lay_out(self, arrange: Callable[[QSizeF], None]) -> None:
        """Has the scene arranged for the whole table, or for what is left beside the bars that it
        needs then. These follow from the size of the table alone: one that came and went with what
        it leaves would change it over and over."""
        below = beside = False
        while True:
            room = self._beside_bars(below, beside)
            arrange(room)
            found = self.sceneRect()
            is_wide, is_high = found.width() > room.width() + 1, found.height() > room.height() + 1
            if (below or is_wide, beside or is_high) == (below, beside):
                break
            below, beside = below or is_wide, beside or is_high
        self.setHorizontalScrollBarPolicy(SHOWN if below else HIDDEN)
        self.setVerticalScrollBarPolicy(SHOWN if beside else HIDDEN)

    def _beside_bars(self, below: bool, beside: bool) -> QSizeF:
        # Qt reckons with bars of its own width; the style sheet's grow with the letters.
        bar, whole = theme().px(BAR), QSizeF(self.contentsRect().size())
        return whole - QSizeF(bar if beside else 0, bar if below else 0)

    def element_at(self, at: QPoint) -> Element | None:
        """What lies at a place of the screen, the uppermost first."""
        found = self.items(self.viewport().mapFromGlobal(at))
        return next((each for each in found if isinstance(each, Element)), None)

    def bring_to_sight(self, area: QRectF) -> None:
        """What the keyboard has come to; nothing moves away below a finger that is down, for the
        press would be lost."""
        if QApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self.ensureVisible(area, BESIDE, BESIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """To the focused element; what it leaves goes to the board, never to the scroll bars."""
        event.setAccepted(False)
        item = self.scene().focusItem()
        if item is not None:
            self.scene().event(event)
        if not event.isAccepted():
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the choices: the board has it."""
        return False

    def wheelEvent(self, event: QWheelEvent) -> None:
        held = event.modifiers()
        delta = event.angleDelta().y() or event.angleDelta().x()
        if held and delta:
            self.wheeled.emit(1 if delta > 0 else -1, held)
            event.accept()
            return
        super().wheelEvent(event)

    def hold_still(self) -> None:
        """The size is about to change: a table that is slow to paint may stretch what was seen."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.right_pressed.emit()
            event.accept()
            return
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What was chosen meanwhile keeps the keyboard: Qt would give it to what had it last."""
        chosen = self.scene().focusItem()
        super().focusInEvent(event)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
        self.focus_came.emit()
        if event.reason() in STEPS:
            self.tabbed_in.emit(STEPS[event.reason()])

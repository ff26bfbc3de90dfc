"""One thing on a page beside a map: what it shows is told by a record, so that pages are lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from models.translate import sentences, stop, without_stop
from rules.kernel.steps import Target
from views.items.panel import Panel
from views.panels.spoken import draw_spoken
from views.theme import theme

if TYPE_CHECKING:
    from views.items.hand import Hand

Draw = Callable[[QPainter, QRectF], None]
ROUND = 5.0
LEFT = Qt.MouseButton.LeftButton


class Note(msgspec.Struct, frozen=True):
    """What is held nearer while something is pointed at: its name, what it is, its words."""

    title: str
    kind: str
    text: str


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """What a cell shows. `shown`: all that its drawing depends on; `target`: what a press means;
    `does`: what a press does where it turns a page instead of answering a question; `note`: what
    is told at length; `held`: drawn and said instead while it is held to be seen (a secret)."""

    key: str
    area: QRectF
    label: str
    draw: Draw
    shown: tuple[object, ...] = ()
    more: str = ""
    target: Target | None = None
    does: Callable[[], None] | None = None
    topic: str = ""
    note: Note | None = None
    held: tuple[Draw, str] | None = None


class Cell(Panel):
    """A place of a page: told in a sentence, lit where it can be chosen."""

    noted = Signal()
    """It was pressed though nothing can be done with it, or is held or not any more: its words are
    wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.spec: Spec | None = None
        self.target: Target | None = None
        self.is_chosen = False
        self.is_spoken_of = False
        self.is_held = False

    def show_spec(self, spec: Spec) -> None:
        """Becomes this thing."""
        if self.spec is None or spec.held is None or spec.shown != self.spec.shown:
            self.let_go()
        self.spec, self.target = spec, spec.target
        self.topic, self.thing = spec.topic, spec.key
        if not self.is_held:
            self.set_label(spec.label)
        self.description = spec.more
        self.can_press, self.is_answer, self.why = spec.does is not None, False, ""
        self.is_chosen = False
        self.place(spec.area)
        self.renew(spec.shown, spec.label, theme().name, theme().text)

    def forget(self) -> None:
        """Out of sight: the next person at this screen may not know what it was."""
        if self.spec is None:
            return
        self.let_go()
        self.spec = self.target = None
        self.thing = ""
        self.description = self.why = ""
        self.can_press = self.is_answer = self.is_chosen = self.is_hovered = False
        self.set_label("")
        self.renew()
        self.setVisible(False)

    def light(self, hand: Hand) -> None:
        """Lit where it can be chosen; elsewhere it tells why not."""
        if self.target is None or self.spec is None:
            return
        before = (self.is_answer, self.is_chosen, bool(self.why))
        self.is_answer = self.can_press = self.means(hand)
        self.is_chosen = hand.is_chosen(self.target)
        self.why = "" if self.can_press else hand.why(self.target)
        brings = hand.prospect(self.target) if self.is_answer else ""
        if brings and self.spec.more:
            brings = without_stop(brings) + stop().strip()
        self.description = sentences((brings, self.spec.more))
        if self.spec.does is not None:
            self.can_press = True
        if before != (self.is_answer, self.is_chosen, bool(self.why)):
            self.update()

    @property
    def can_be_chosen(self) -> bool:
        """What only turns a page is not chosen."""
        return self.is_answer

    def means(self, hand: Hand) -> bool:
        """Whether the question asks for it."""
        return self.target is not None and hand.is_open(self.target)

    def speak_of(self, is_spoken_of: bool) -> None:
        """A hint or a line of the log speaks of it."""
        if is_spoken_of != self.is_spoken_of:
            self.is_spoken_of = is_spoken_of
            self.update()

    def press(self) -> None:
        """Chosen, refused with its reason, or asked for its words."""
        if not self.can_press and self.spec is not None and self.spec.note is not None:
            self.noted.emit()
        super().press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar holds what is held to be seen; Enter is for the window where nothing is to
        be said."""
        is_space = event.key() == Qt.Key.Key_Space
        if is_space and self.spec is not None and self.spec.held is not None:
            if not event.isAutoRepeat():
                self._hold()
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.is_held and event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.let_go()
            event.accept()
        else:
            super().keyReleaseEvent(event)

    # ------------------------------------------------------------ held to be seen
    def _hold(self) -> None:
        if self.spec is None or self.spec.held is None or self.is_held:
            return
        self.is_held = True
        self.set_label(self.spec.held[1])
        self.update()
        self.noted.emit()

    def let_go(self) -> None:
        """What was held is out of sight again."""
        if self.is_held and self.spec is not None:
            self.is_held = False
            self.set_label(self.spec.label)
            self.update()
            self.noted.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == LEFT:
            self._hold()
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.is_held:
            self.let_go()
            return
        super().mouseReleaseEvent(event)

    def sceneEvent(self, event: QEvent) -> bool:
        """Whatever takes the mouse away lets go, too."""
        if event.type() == QEvent.Type.UngrabMouse:
            self.let_go()
        return super().sceneEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self.let_go()
        super().hoverLeaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Another window, another thing: nobody holds it any more."""
        self.let_go()
        super().focusOutEvent(event)

    # ------------------------------------------------------------ drawing
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The thing, then how it is lit."""
        if self.spec is None:
            return
        painter.save()
        is_held = self.is_held and self.spec.held is not None
        (self.spec.held[0] if is_held and self.spec.held else self.spec.draw)(painter, area)
        painter.restore()
        if self.is_answer or self.is_chosen:
            self._draw_lit(painter, area)
        elif self.is_hovered and (self.can_press or self.why or self.spec.note is not None):
            outline(painter, area, "edge", 1.5)
        if self.is_spoken_of:
            draw_spoken(painter, area, ROUND)

    def _draw_lit(self, painter: QPainter, area: QRectF) -> None:
        """An amber line with a notch; chosen or pointed at it is closed and thick."""
        is_closed = self.is_chosen or self.is_hovered
        painter.setBrush(theme().colour("accent", 0.16 if is_closed else 0.07))
        outline(painter, area, "accent", 2.6 if is_closed else 1.8, keeps_brush=True)
        size = 6.0
        tip = QPointF(area.right() - 2.2 * size, area.top() + size * 0.9)
        corner = [tip + QPointF(-size * 0.7, -size), tip + QPointF(size * 0.7, -size), tip]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("accent"))
        painter.drawPolygon(QPolygonF(corner))


def outline(
    painter: QPainter, area: QRectF, colour: str, width: float, keeps_brush: bool = False
) -> None:
    """A rounded line just within an area."""
    painter.setPen(QPen(theme().colour(colour), width))
    if not keeps_brush:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), ROUND, ROUND)

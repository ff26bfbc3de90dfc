"""One thing on a faction's board: what it shows is told by a record, so that boards are lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from rules.kernel.steps import Target
from views.items.panel import Panel
from views.root.panels.homes import Home, fits
from views.theme import theme

if TYPE_CHECKING:
    from views.root.hand import Hand

Draw = Callable[[QPainter, QRectF], None]
ROUND = 5.0


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """What a cell shows. `shown`: all that its drawing depends on; `target`: what a press means.

    `home`: where it lies, if it is a card; `does`: what a press does where it turns a page instead
    of answering a question.
    """

    key: str
    area: QRectF
    label: str
    draw: Draw
    shown: tuple[object, ...] = ()
    more: str = ""
    target: Target | None = None
    does: Callable[[], None] | None = None
    topic: str = ""
    home: Home = Home.ANYWHERE


class Cell(Panel):
    """A place of a board: told in a sentence, lit where it can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.spec: Spec | None = None
        self.target: Target | None = None
        self.is_chosen = False
        self.is_spoken_of = False

    def show_spec(self, spec: Spec) -> None:
        """Becomes this thing."""
        self.spec, self.target = spec, spec.target
        self.topic = spec.topic
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
        self.spec = self.target = None
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
            brings = brings.removesuffix(".") + "."
        self.description = " ".join(each for each in (brings, self.spec.more) if each)
        if before != (self.is_answer, self.is_chosen, bool(self.why)):
            self.update()

    def means(self, hand: Hand) -> bool:
        """Whether the question asks for it: not for a card of its name that lies elsewhere."""
        if self.target is None or self.spec is None or not hand.is_open(self.target):
            return False
        question = hand.question
        if question is None or self.spec.home is Home.ANYWHERE:
            return True
        options = hand.options_at(self.target)
        return fits(self.spec.home, question.choice, options, len(hand.path))

    def speak_of(self, is_spoken_of: bool) -> None:
        """A line of the log speaks of it."""
        if is_spoken_of != self.is_spoken_of:
            self.is_spoken_of = is_spoken_of
            self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The thing, then how it is lit."""
        if self.spec is None:
            return
        painter.save()
        self.spec.draw(painter, area)
        painter.restore()
        if self.is_answer or self.is_chosen:
            self._draw_lit(painter, area)
        elif self.is_spoken_of:
            outline(painter, area, "accent", 1.5)
            outline(painter, area.adjusted(3, 3, -3, -3), "accent", 1.0)
        elif self.is_hovered and (self.can_press or self.why):
            outline(painter, area, "edge", 1.5)

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

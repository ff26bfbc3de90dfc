"""A thing on the table that may be lit: the line of what can be chosen, of what has been."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from rules.kernel.steps import Target
from views.items.panel import Panel, fitted, lines_height
from views.items.strokes import ruled, tinted
from views.kinfire_council.hand import Hand
from views.kinfire_council.inks import Inks, inks_of
from views.theme import Face, theme

BODY = (0.94, 0.9, 0.84, 0.78)
"""Sizes of what a card says, always below that of its name."""
ARROW = 13.0
"""The size of the arrow at what is spoken of."""
ASIDE = 8.0
"""The size of the arrowhead at the left edge of a thing."""
LIT_FLAT = 3.0
"""The line of what can be chosen where contrast is all."""


class TableItem(Panel):
    """A space, a card, a row, a piece: `target` is what a click on it means."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target
        self.is_lit = False
        self.is_chosen = False
        self.is_spoken_of = False
        self.is_calm = False
        """Whether so much is lit that a thin line is enough."""
        self.is_asked = False
        """Whether something is to be chosen now: then what is closed steps back."""

    @property
    def inks(self) -> Inks:
        """The inks of now."""
        return inks_of(theme().name)

    def light(self, is_lit: bool, is_chosen: bool, why: str, can_press: bool | None = None) -> None:
        """Whether it can be chosen, has been, or why not."""
        before = (self.is_lit, self.is_chosen, self.why)
        self.is_lit, self.is_chosen, self.why = is_lit, is_chosen, why
        self.can_press = is_lit if can_press is None else can_press
        self.is_answer = is_lit
        self.is_selected = is_chosen
        pointing, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        wanted = pointing if self.can_press else arrow
        if self.cursor().shape() is not wanted:
            self.setCursor(wanted)
        if before != (is_lit, is_chosen, why):
            self.update()

    def ask(self, is_asked: bool) -> None:
        """Whether something is to be chosen now."""
        if is_asked != self.is_asked:
            self.is_asked = is_asked
            self.update()

    def speak_of(self, is_spoken_of: bool) -> None:
        """Rings it."""
        if is_spoken_of != self.is_spoken_of:
            self.is_spoken_of = is_spoken_of
            self.update()

    @property
    def meanings(self) -> tuple[Target, ...]:
        """All that a click on it may mean, what is meant first."""
        return (self.target,)

    def take_meaning(self, hand: Hand) -> None:
        """Lights it as whatever of its meanings is open, has been chosen or was refused."""
        found = self.meanings
        chosen = next((each for each in found if hand.is_chosen(each)), None)
        is_open = next((each for each in found if hand.is_open(each)), None)
        why = next((hand.why(each) for each in found if hand.why(each)), "")
        self.target = is_open or chosen or found[0]
        self.ask(bool(why) or is_open is not None)
        self.description = hand.prospect(self.target)
        self.light(is_open is not None, chosen is not None, "" if is_open else why)

    @property
    def is_closed(self) -> bool:
        """Asked for, and not to be chosen."""
        return self.is_asked and bool(self.why) and not self.is_lit and not self.is_chosen

    # ------------------------------------------------------------ the lines round it
    def frame(
        self,
        painter: QPainter,
        path: QPainterPath,
        notch: QPointF | None = None,
        is_aside: bool = False,
    ) -> None:
        """The line that tells how it is lit; the ring of the keyboard comes from `Panel`.

        `notch`: the tip of an arrowhead that tells it without colour, from above, or with
        `is_aside` from the left.
        """
        inks = self.inks
        if self.is_chosen:
            painter.strokePath(path, ruled(inks.under, 5.4))
            painter.strokePath(path, ruled(inks.choose, 3.4))
        elif self.is_lit:
            self._frame_lit(painter, path, inks)
            if notch is not None and (is_aside or not self._is_thin):
                size = ASIDE * self.scale_of_board if is_aside else 6.0
                draw_notch(painter, notch, inks, size, is_aside=is_aside)
        elif self.is_hovered:
            painter.strokePath(path, ruled(inks.muted, 1.4, 0.8))
        if self.is_spoken_of:
            self._draw_spoken(painter, path)

    @property
    def _is_thin(self) -> bool:
        """Whether a thin line is enough; where contrast is all it never is."""
        return self.is_calm and not self.is_hovered and not self.inks.flat

    def _frame_lit(self, painter: QPainter, path: QPainterPath, inks: Inks) -> None:
        if self.is_hovered:
            painter.fillPath(path, tinted(inks.choose, 0.18))
        under, line = (4.6, LIT_FLAT) if inks.flat else (2.4 if self._is_thin else 3.0, 1.2)
        painter.strokePath(path, ruled(inks.under, under, 0.7))
        painter.strokePath(path, ruled(inks.choose, max(line, 2.6 if self.is_hovered else 0.0)))

    def _draw_spoken(self, painter: QPainter, path: QPainterPath) -> None:
        """A hint or a line of the log means it: three lines, and an arrow larger than any other."""
        inks = self.inks
        for ink, wide in ((inks.under, 7.0), (inks.spoken, 5.0), (inks.under, 1.2)):
            painter.strokePath(path, ruled(ink, wide))
        box = path.boundingRect()
        above = box.top() - self.boundingRect().top()
        tip = QPointF(box.center().x(), box.top() + max(2.0, ARROW + 1 - above))
        draw_notch(painter, tip, inks, ARROW, inks.spoken)


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """A card."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def draw_notch(
    painter: QPainter,
    tip: QPointF,
    inks: Inks,
    size: float = 6.0,
    ink: str = "",
    is_aside: bool = False,
) -> None:
    """A small arrowhead that points at the thing, down or from the left: told without colour,
    too."""
    side = size * 0.62
    far = (QPointF(-size, -side), QPointF(-size, side)) if is_aside else (
        QPointF(-side, -size), QPointF(side, -size))  # fmt: skip
    painter.setPen(QPen(QColor(inks.under), 1))
    painter.setBrush(QColor(ink or inks.choose))
    painter.drawPolygon(QPolygonF([tip + far[0], tip + far[1], tip]))


def kept_together(text: str) -> str:
    """A number stays on the line of what it counts.

    >>> kept_together("gains 2 V").replace("\N{NO-BREAK SPACE}", "_")
    'gains 2_V'
    """
    return re.sub(r"(\d) ", "\\1\N{NO-BREAK SPACE}", text)


def loosened(text: str, area: QRectF, scale: float) -> str:
    """Lines that have no room even so break between a number and what it counts, too."""
    letters = fitted(Face.SMALL, scale * BODY[-1], 11)
    if lines_height(text, letters, area.width()) <= area.height():
        return text
    return text.replace("\N{NO-BREAK SPACE}", " ")


def share_of(text: str, area: QRectF, scale: float) -> float:
    """How large letters are in an area in which all lines have their room."""
    for share in BODY:
        if lines_height(text, fitted(Face.SMALL, scale * share, 11), area.width()) <= area.height():
            return share
    return BODY[-1]


def roomy(text: str, area: QRectF, scale: float, most: float = 1.0) -> QFont:
    """Letters for some lines in an area: as large as they fit, never too small to be read."""
    return fitted(Face.SMALL, scale * min(most, share_of(text, area, scale)), 11)


class CardItem(TableItem):
    """A card whose words are as large as those of its neighbours."""

    body = BODY[0]

    @property
    def told(self) -> str:
        """Its words; empty where no card lies."""
        raise NotImplementedError(type(self).__name__)

    def told_area(self, area: QRectF) -> QRectF:
        """The room for them on a card that lies here."""
        raise NotImplementedError(type(self).__name__)

    def wanted_body(self) -> float:
        """How large they may be."""
        if not self.told:
            return BODY[0]
        room, scale = self.told_area(self.area), self.scale_of_board
        return share_of(loosened(self.told, room, scale), room, scale)


def write_alike(cards: Sequence[CardItem]) -> None:
    """All have letters of one size: the largest in which each has room."""
    placed = [each for each in cards if not each.area.isEmpty()]
    body = min((each.wanted_body() for each in placed), default=BODY[0])
    for each in placed:
        if each.body != body:
            each.body = body
            each.update()

"""Heads of the score table: a seat is its badge with the name below, a source one line of words."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QWidget

from models.scores_model import Scorer, ScoreRole
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

BADGE = 20
"""The side of a badge in a head."""
GAP = 8
"""Between words and the edge of their cell, as in the cells."""


def _ground(head: QHeaderView, painter: QPainter, area: QRect) -> None:
    """The sheet; below the heads of columns a line."""
    painter.fillRect(area, theme().colour("surface"))
    if head.orientation() is Qt.Orientation.Horizontal:
        line = round(theme().lines.border)
        below = QRect(area.left(), area.bottom() + 1 - line, area.width(), line)
        painter.fillRect(below, theme().colour("edge"))


def _scorer(head: QHeaderView, section: int) -> Scorer | None:
    """Whose head it is; None: that of a source."""
    found = head.model().headerData(section, head.orientation(), ScoreRole.SCORER)
    return found if isinstance(found, Scorer) else None


def _put(
    head: QHeaderView, area: QRect, size: QSize, side: Qt.AlignmentFlag, top: int | None = None
) -> QRect:
    """A box in a cell, at the side that the language means; in the middle unless `top` is told."""
    align = side | Qt.AlignmentFlag.AlignVCenter
    box = QStyle.alignedRect(head.layoutDirection(), align, size, area)
    if top is not None:
        box.moveTop(area.top() + top)
    return box


class SeatHead(QHeaderView):
    """Columns of seats: badges above the figures, the names below them where they are whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    @property
    def has_seats(self) -> bool:
        """Whether the columns are seats, not sources."""
        return _scorer(self, 0) is not None

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        if self.has_seats:
            letters = QFontMetrics(theme().font(Face.SMALL)).height()
            size.setHeight(theme().px(BADGE + 12) + letters)
        return size

    def shows_name(self, section: int) -> bool:
        """Whether the name of a seat has room below its badge."""
        return self._wanted(section) <= self.sectionSize(section)

    def widest_name(self) -> int:
        """The width of a column in which the name of every seat is whole."""
        return max(map(self._wanted, range(self.count())), default=0) if self.has_seats else 0

    def _wanted(self, section: int) -> int:
        scorer = _scorer(self, section)
        name = scorer.name if scorer is not None else ""
        wide = QFontMetrics(theme().font(Face.SMALL)).horizontalAdvance(name)
        return wide + theme().px(GAP) + 2

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        scorer = _scorer(self, section)
        if scorer is None:
            super().paintSection(painter, rect, section)
            return
        painter.save()
        _ground(self, painter, rect)
        px = theme().px
        cell = rect.adjusted(px(2), 0, -px(GAP), 0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cell = rect.adjusted(px(GAP), 0, -px(2), 0)
        named, side = self.shows_name(section), Qt.AlignmentFlag.AlignRight
        box = _put(self, cell, QSize(px(BADGE), px(BADGE)), side, px(4) if named else None)
        paint_badge(painter, QRectF(box), scorer.seat, scorer.name, scorer.face)
        if named:
            painter.setFont(theme().font(Face.SMALL))
            painter.setPen(theme().colour("muted"))
            letters = painter.fontMetrics()
            size = QSize(letters.horizontalAdvance(scorer.name) + 2, letters.height())
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine)
            painter.drawText(_put(self, cell, size, side, px(BADGE + 6)), flags, scorer.name)
        painter.restore()


class TitleHead(QHeaderView):
    """Rows: small words in one line, at need with a badge before them; one row is strong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _is_total(self, section: int) -> bool:
        return bool(self.model().headerData(section, self.orientation(), ScoreRole.IS_TOTAL))

    def _letters(self, section: int) -> QFont:
        letters = theme().font(Face.SMALL)
        letters.setBold(self._is_total(section))
        return letters

    def wanted(self) -> int:
        """The width with which all words are whole."""
        widest = 0
        for row in range(self.count()):
            words = str(self.model().headerData(row, self.orientation()) or "")
            letters = QFontMetrics(self._letters(row))
            widest = max(widest, letters.horizontalAdvance(words) + self._start(row))
        return widest + theme().px(GAP) + 2

    def _start(self, section: int) -> int:
        """Where the words begin."""
        return theme().px(GAP + (0 if _scorer(self, section) is None else BADGE + 4))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        _ground(self, painter, rect)
        px, side, scorer = theme().px, Qt.AlignmentFlag.AlignLeft, _scorer(self, section)
        inner = rect.adjusted(px(GAP), 0, -px(GAP), 0)
        if scorer is not None:
            box = _put(self, inner, QSize(px(BADGE), px(BADGE)), side)
            paint_badge(painter, QRectF(box), scorer.seat, scorer.name, scorer.face)
        painter.setFont(self._letters(section))
        painter.setPen(theme().colour("ink" if self._is_total(section) else "muted"))
        room, letters = rect.width() - self._start(section) - 2, painter.fontMetrics()
        words = str(self.model().headerData(section, self.orientation()) or "")
        shown = letters.elidedText(words, Qt.TextElideMode.ElideRight, room)
        rest = rect.adjusted(self._start(section), 0, 0, 0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            rest = rect.adjusted(0, 0, -self._start(section), 0)
        size = QSize(letters.horizontalAdvance(shown) + 2, letters.height())
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine)
        painter.drawText(_put(self, rest, size, side), flags, shown)
        painter.restore()

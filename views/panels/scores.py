"""Scores: a table by source and a graph over time, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.translate import listed
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
MOST_COLUMNS = 5
"""More seats than these are rows of the table, not columns."""
WIDEST_HEAD, WIDEST = 110, 480
"""So much room heads of columns and the table ask for at most."""


class ScoreRow(msgspec.Struct, frozen=True):
    """Points of every seat from one source, in the order of the seats; None: nothing counted."""

    source: str
    points: tuple[int | None, ...]


class Point(msgspec.Struct, frozen=True):
    """All scores at one moment: a season's or a round's end."""

    name: str
    scores: tuple[int, ...]


def number(value: int | None) -> str:
    """A number as the user's language writes it, with a real minus."""
    if value is None:
        return "\N{EN DASH}"
    plain = QLocale().toString(abs(value))
    return plain if value >= 0 else f"\N{MINUS SIGN}{plain}"


class ScoreTable(QTableWidget):
    """Sources down, seats across; with many seats the other way round. The last line is the sum."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_table")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Scores by source"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def set_rows(self, names: Sequence[str], rows: Sequence[ScoreRow], total_name: str) -> None:
        """Fills the table; sums each seat's points."""
        totals = tuple(sum(row.points[seat] or 0 for row in rows) for seat in range(len(names)))
        whole = [*rows, ScoreRow(total_name, totals)]
        sources = [row.source for row in whole]
        if len(names) <= MOST_COLUMNS:
            cells = [[row.points[seat] for seat in range(len(names))] for row in whole]
            self._fill(sources, names, cells, bold_row=len(whole) - 1, bold_column=-1)
        else:
            order = sorted(range(len(names)), key=lambda seat: -totals[seat])
            cells = [[row.points[seat] for row in whole] for seat in order]
            ranked = [names[seat] for seat in order]
            self._fill(ranked, sources, cells, bold_row=-1, bold_column=len(whole) - 1)

    def _fill(
        self,
        down: Sequence[str],
        across: Sequence[str],
        cells: Sequence[Sequence[int | None]],
        bold_row: int,
        bold_column: int,
    ) -> None:
        self.clear()
        self.setRowCount(len(down))
        self.setColumnCount(len(across))
        self.setVerticalHeaderLabels(list(down))
        self.setHorizontalHeaderLabels(list(across))
        strong = theme().font(Face.STRONG)
        for row, line in enumerate(cells):
            for column, value in enumerate(line):
                item = QTableWidgetItem(number(value))
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole,
                    f"{down[row]}, {across[column]}: {number(value)}",
                )
                if row == bold_row or column == bold_column:
                    item.setFont(strong)
                self.setItem(row, column, item)
        mode = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(
            mode.Stretch if len(across) <= MOST_COLUMNS else mode.ResizeToContents
        )
        self.verticalHeader().setSectionResizeMode(mode.ResizeToContents)
        self._give_room(across)

    def _give_room(self, across: Sequence[str]) -> None:
        """Columns are as wide as their heads, so far as that can be; longer heads end in dots."""
        header, px = self.horizontalHeader(), theme().px
        widest = max((header.fontMetrics().horizontalAdvance(each) for each in across), default=0)
        least = min(widest + px(16), px(WIDEST_HEAD)) if len(across) <= MOST_COLUMNS else px(24)
        header.setMinimumSectionSize(least)
        needed = self.verticalHeader().sizeHint().width() + len(across) * least + px(8)
        self.setMinimumWidth(min(needed, px(WIDEST)))


class ScoreGraph(QWidget):
    """A line for each seat: colour, dashes and the seat's badge at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._points: tuple[Point, ...] = ()
        theme().changed.connect(self.update)

    def set_points(self, names: Sequence[str], points: Sequence[Point]) -> None:
        """What is drawn; the words for assistive technology say the same."""
        self._names, self._points = tuple(names), tuple(points)
        lines = []
        for seat, name in enumerate(names):
            line = listed(f"{point.name} {number(point.scores[seat])}" for point in points)
            lines.append(f"{name}: {line}")
        self.setAccessibleName(self.tr("Scores over time"))
        self.setAccessibleDescription("; ".join(lines))
        self.setToolTip("\n".join(lines) if len(lines) <= 12 else "")
        self.updateGeometry()
        self.update()

    @property
    def has_points(self) -> bool:
        return len(self._points) > 1

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(190))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.has_points:
            painter.setPen(theme().colour("muted"))
            words = self.tr("The graph begins when the first points are scored.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 12, -12, -12), int(flags), words)
            return
        area = self._area()
        low, high = self._bounds()
        self._paint_frame(painter, area, low, high)
        for seat in reversed(range(len(self._names))):
            self._paint_line(painter, area, low, high, seat)

    def _area(self) -> QRectF:
        small = QFontMetrics(theme().font(Face.SMALL))
        side = small.horizontalAdvance("000") + 12
        area = QRectF(self.rect()).adjusted(side, 14, -theme().px(34), -10)
        return area.adjusted(0, 0, 0, -small.height() * self._lines_of_names(area.width()))

    def _lines_of_names(self, width: float) -> int:
        """Names below the graph stand in two lines by turns where one line is too short."""
        small = QFontMetrics(theme().font(Face.SMALL))
        widest = max(small.horizontalAdvance(point.name) for point in self._points)
        return 1 if widest + 6 <= width / (len(self._points) - 1) else 2

    def _bounds(self) -> tuple[int, int]:
        values = [score for point in self._points for score in point.scores]
        low, high = min(0, *values), max(1, *values)
        return low, high

    def _place(self, area: QRectF, low: int, high: int, index: int, score: int) -> QPointF:
        share = index / (len(self._points) - 1)
        height = (score - low) / (high - low)
        return QPointF(area.left() + share * area.width(), area.bottom() - height * area.height())

    def _paint_frame(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        small = theme().font(Face.SMALL)
        metrics = QFontMetrics(small)
        painter.setFont(small)
        for value in sorted({low, 0, high}):
            y = self._place(area, low, high, 0, value).y()
            painter.setPen(QPen(theme().colour("line"), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme().colour("muted"))
            box = QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), number(value))
        self._paint_names(painter, area, metrics)

    def _paint_names(self, painter: QPainter, area: QRectF, metrics: QFontMetrics) -> None:
        """What each point is, below it; no name reaches into the next one."""
        painter.setPen(theme().colour("muted"))
        lines = self._lines_of_names(area.width())
        room = lines * area.width() / (len(self._points) - 1) - 6
        for index, point in enumerate(self._points):
            words = metrics.elidedText(point.name, Qt.TextElideMode.ElideRight, int(room))
            width = metrics.horizontalAdvance(words) + 2
            x = self._place(area, 0, 1, index, 0).x() - width / 2
            left = min(max(2.0, x), self.width() - 2.0 - width)
            top = area.bottom() + 6 + metrics.height() * (index % lines)
            box = QRectF(left, top, width, metrics.height())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)

    def _paint_line(self, painter: QPainter, area: QRectF, low: int, high: int, seat: int) -> None:
        mark = theme().seat(seat, self._names[seat])
        places = [
            self._place(area, low, high, index, point.scores[seat])
            for index, point in enumerate(self._points)
        ]
        painter.setPen(QPen(QColor(mark.rim), 2, DASHES[seat % len(DASHES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        side = 20.0
        end = places[-1]
        paint_badge(
            painter, QRectF(end.x() + 4, end.y() - side / 2, side, side), seat, self._names[seat]
        )


class ScorePanel(QWidget):
    """The graph above the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.graph = ScoreGraph(self)
        self.table = ScoreTable(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.graph, 2)
        column.addWidget(self.table, 3)

"""Scores: a table by source and a graph over time, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

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
from views.panels.seat_badge import badge_icon, paint_badge
from views.theme import Face, SeatFace, theme

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
MOST_COLUMNS, MANY_COLUMNS = 5, 8
"""More seats than these are rows of the table, not columns: the second where there are as many
sources."""
SOURCE, NARROW = 180, 72
"""Longer names of sources, and of what seats are, are broken into lines."""
BADGE = 20
"""The side of a badge in a head."""
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


def broken(words: str, letters: QFontMetrics, width: int) -> str:
    """The same in lines of at most this width, where it can be broken between words."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


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

    def set_rows(
        self,
        names: Sequence[str],
        rows: Sequence[ScoreRow],
        total_name: str,
        faces: Sequence[SeatFace | None] = (),
    ) -> None:
        """Fills the table; sums each seat's points. Seats with a face show it in their heads."""
        totals = tuple(sum(row.points[seat] or 0 for row in rows) for seat in range(len(names)))
        whole = [*rows, ScoreRow(total_name, totals)]
        sources = [row.source for row in whole]
        if len(names) <= max(MOST_COLUMNS, min(MANY_COLUMNS, len(rows))):
            cells = [[row.points[seat] for seat in range(len(names))] for row in whole]
            self._fill(sources, names, cells, bold_row=len(whole) - 1, bold_column=-1)
            self._face_heads(names, range(len(names)), faces, is_across=True)
        else:
            order = sorted(range(len(names)), key=lambda seat: -totals[seat])
            cells = [[row.points[seat] for row in whole] for seat in order]
            ranked = [names[seat] for seat in order]
            self._fill(ranked, sources, cells, bold_row=-1, bold_column=len(whole) - 1)
            self._face_heads(names, order, faces, is_across=False)

    def _face_heads(
        self,
        names: Sequence[str],
        order: Sequence[int],
        faces: Sequence[SeatFace | None],
        is_across: bool,
    ) -> None:
        """Badge, name and what the seat is."""
        for place, seat in enumerate(order):
            face = faces[seat] if faces else None
            if face is None:
                continue
            badge = badge_icon(seat, names[seat], theme().px(BADGE), face)
            letters = self.horizontalHeader().fontMetrics()
            told = broken(face.name, letters, theme().px(NARROW))
            head = QTableWidgetItem(badge, f"{names[seat]}\n{told}")
            head.setToolTip(f"{names[seat]}, {face.name}")
            if is_across:
                self.setHorizontalHeaderItem(place, head)
            else:
                self.setVerticalHeaderItem(place, head)

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
        letters = self.verticalHeader().fontMetrics()
        self.setVerticalHeaderLabels([broken(each, letters, theme().px(SOURCE)) for each in down])
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
        self._faces: tuple[SeatFace | None, ...] = ()
        theme().changed.connect(self.update)

    def set_points(
        self,
        names: Sequence[str],
        points: Sequence[Point],
        faces: Sequence[SeatFace | None] = (),
    ) -> None:
        """What is drawn; the words for assistive technology say the same."""
        self._names, self._points = tuple(names), tuple(points)
        self._faces = tuple(faces) or (None,) * len(self._names)
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

    def _labels(self) -> list[tuple[int, str]]:
        """Points of one moment are named once, at the first of them."""
        names = ["", *(point.name for point in self._points)]
        return [
            (index, name)
            for index, (before, name) in enumerate(pairwise(names))
            if name and name != before
        ]

    def _fits(self, labels: Sequence[tuple[int, str]], width: float, lines: int) -> bool:
        """Whether no name reaches into the next one of its line."""
        small = QFontMetrics(theme().font(Face.SMALL))
        step, ends = width / (len(self._points) - 1), [float("-inf")] * lines
        for place, (index, name) in enumerate(labels):
            half = small.horizontalAdvance(name) / 2 + 4
            if index * step - half < ends[place % lines]:
                return False
            ends[place % lines] = index * step + half
        return True

    def _lines_of_names(self, width: float) -> int:
        """Names below the graph stand in two lines by turns where that gives room to all."""
        labels = self._labels()
        return 2 if not self._fits(labels, width, 1) and self._fits(labels, width, 2) else 1

    def _shown_labels(self, width: float) -> list[tuple[int, str]]:
        """All names, or every second, third ... of them: never a part of one."""
        labels = self._labels()
        lines = self._lines_of_names(width)
        steps = range(1, len(labels) + 1)
        return next((labels[::n] for n in steps if self._fits(labels[::n], width, lines)), [])

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
        """What each point is, below it."""
        painter.setPen(theme().colour("muted"))
        lines = self._lines_of_names(area.width())
        for place, (index, name) in enumerate(self._shown_labels(area.width())):
            width = metrics.horizontalAdvance(name) + 2
            x = self._place(area, 0, 1, index, 0).x() - width / 2
            left = min(max(2.0, x), self.width() - 2.0 - width)
            top = area.bottom() + 6 + metrics.height() * (place % lines)
            box = QRectF(left, top, width, metrics.height())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), name)

    def _paint_line(self, painter: QPainter, area: QRectF, low: int, high: int, seat: int) -> None:
        name, face = self._names[seat], self._faces[seat]
        mark = theme().seat(seat, name, face)
        places = [
            self._place(area, low, high, index, point.scores[seat])
            for index, point in enumerate(self._points)
        ]
        painter.setPen(QPen(QColor(mark.rim), 2, DASHES[seat % len(DASHES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        side = 20.0
        end = places[-1]
        badge = QRectF(end.x() + 4, end.y() - side / 2, side, side)
        paint_badge(painter, badge, seat, name, face)


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

"""Scores: a table by source and a graph over time, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from statistics import fmean

import msgspec
from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.translate import headed, isolated, listed, tooltip
from views.panels.score_heads import BADGE, SeatHead, TitleHead
from views.panels.seat_badge import badge_icon, paint_badge
from views.theme import Face, SeatFace, theme
from views.theme.contrast import contrast

END_BADGE = 20.0
"""The side of a badge at the end of a line."""
SEEN = 3.0
"""The least contrast of a line with the paper: a seat's own colour where it has that, else the one
of its rim."""
DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
MOST_COLUMNS, MANY_COLUMNS = 5, 8
"""More seats than these are rows of the table, not columns: the second where there are as many
sources."""
ROW = 24
"""The height of a row."""
SOURCE, NARROW, MOST_NARROW, WIDEST = 140, 42, 72, 560
"""The least room for titles and for a column, the most that a column takes from titles, and the
most that the table asks for."""


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
    """Sources down, seats across; with many seats the other way round. The sum comes first, and
    who is ahead. It never scrolls: what it lies on does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_table")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._heads, self._titles = SeatHead(self), TitleHead(self)
        self.setHorizontalHeader(self._heads)
        self.setVerticalHeader(self._titles)
        self._heads.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        theme().changed.connect(self._give_room)
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
        winners: Sequence[int] = (),
    ) -> None:
        """Fills the table; sums each seat's points. Seats with a face show it in their heads."""
        totals = tuple(sum(row.points[seat] or 0 for row in rows) for seat in range(len(names)))
        whole = [ScoreRow(total_name, totals), *rows]
        sources = [row.source for row in whole]
        order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -totals[seat]))
        ranked = [names[seat] for seat in order]
        is_across = len(names) <= max(MOST_COLUMNS, min(MANY_COLUMNS, len(rows)))
        if is_across:
            cells = [[row.points[seat] for seat in order] for row in whole]
            self._fill(sources, ranked, cells, bold_row=0, bold_column=-1)
        else:
            cells = [[row.points[seat] for row in whole] for seat in order]
            self._fill(ranked, sources, cells, bold_row=-1, bold_column=0)
        self._face_heads(names, order, faces, is_across)
        self._give_room()

    def _face_heads(
        self,
        names: Sequence[str],
        order: Sequence[int],
        faces: Sequence[SeatFace | None],
        is_across: bool,
    ) -> None:
        """Badge and name; what the seat is stands in the tooltip."""
        self._heads.has_seats = is_across
        for place, seat in enumerate(order):
            face = faces[seat] if faces else None
            badge = badge_icon(seat, names[seat], theme().px(BADGE), face)
            has_name = face is not None and face.name != names[seat]
            told = f"{names[seat]}, {face.name}" if has_name else names[seat]
            put = self.setHorizontalHeaderItem if is_across else self.setVerticalHeaderItem
            put(place, _head(names[seat], told, badge))

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
        self._titles.strong_row = bold_row
        for row, title in enumerate(down):
            self.setVerticalHeaderItem(row, _head(title, title))
        for column, title in enumerate(across):
            self.setHorizontalHeaderItem(column, _head(title, title))
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

    # ------------------------------------------------------------ room
    def needed_height(self) -> int:
        """The height at which nothing scrolls."""
        lines = self.rowCount() * self._titles.defaultSectionSize()
        return self._heads.sizeHint().height() + lines + 2 * self.frameWidth()

    def _give_room(self) -> None:
        """Rows of one line, columns of one width; titles take what these leave."""
        letters = QFontMetrics(theme().font(Face.STRONG)).height()
        row = max(theme().px(ROW), letters + 2)
        self._titles.setMinimumSectionSize(row)
        self._titles.setDefaultSectionSize(row)
        self._heads.setMinimumSectionSize(theme().px(16))
        self.setMinimumHeight(self.needed_height())
        titles = min(self._titles.wanted(), theme().px(SOURCE))
        wanted = titles + self._columns(MOST_NARROW) + 2 * self.frameWidth()
        self.setMinimumWidth(min(theme().px(WIDEST), wanted))
        self._fit_titles()
        self.updateGeometry()

    def _columns(self, most: int = NARROW) -> int:
        """The width of all columns together where their names are whole, at most `most` each."""
        px = theme().px
        figures = max((self.sizeHintForColumn(n) for n in range(self.columnCount())), default=0)
        widest = max(px(NARROW), figures, min(self._heads.widest_name(), px(most)))
        return self.columnCount() * (widest + 1)

    def _fit_titles(self) -> None:
        px, room = theme().px, self.width() - 2 * self.frameWidth()
        most = max(room - self._columns(MOST_NARROW), min(px(SOURCE), room - self._columns()))
        self._titles.setFixedWidth(max(1, min(self._titles.wanted(), most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room for the titles, or less."""
        self._fit_titles()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.needed_height())


def _head(words: str, told: str, badge: QIcon | None = None) -> QTableWidgetItem:
    """A head that tells all of itself where it has no room for it."""
    head = QTableWidgetItem(words)
    head.setToolTip(tooltip(told))
    head.setData(Qt.ItemDataRole.AccessibleTextRole, told)
    if badge is not None:
        head.setIcon(badge)
    return head


def along(points: Sequence[Point]) -> tuple[float, ...]:
    """Where points stand from 0 to 1: all moments of one name have the same room."""
    places: list[float] = []
    for moment, (_, same) in enumerate(groupby(points, key=lambda point: point.name)):
        count = len(list(same))
        places += [moment + number / count for number in range(count)]
    last = places[-1] if places and places[-1] else 1.0
    return tuple(place / last for place in places)


def ticks(low: int, high: int, most: float) -> list[int]:
    """The numbers beside a graph: both ends, nought, and round ones between, `most` of them."""
    rounds = (base * 10**power for power in range(6) for base in (1, 2, 5))
    step = next((each for each in rounds if (high - low) / each <= max(1.0, most)), high - low)
    ends = {low, 0, high}
    between = range(low - low % -step, high, step)
    return sorted(ends | {v for v in between if all(abs(v - end) >= step * 0.6 for end in ends)})


def apart(places: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Places moved as little as may be until any two are a step apart, in their order and between
    the bounds.

    >>> apart([10, 10, 50], 8, 0, 60)
    [6.0, 14.0, 50.0]
    >>> apart([10, 10, 10], 30, 0, 60)
    [10.0, 30.0, 50.0]
    """
    count = len(places)
    step = min(step, (high - low) / max(1, count))
    order = sorted(range(count), key=lambda at: places[at])
    pools: list[list[float]] = []
    for rank, at in enumerate(order):
        pools.append([places[at] - rank * step])
        while len(pools) > 1 and fmean(pools[-2]) > fmean(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    levels = [fmean(pool) for pool in pools for _ in pool]
    least, most = low + step / 2, high - step / 2 - (count - 1) * step
    moved = [0.0] * count
    for rank, at in enumerate(order):
        moved[at] = min(max(levels[rank], least), most) + rank * step
    return moved


class ScoreGraph(QWidget):
    """A line for each seat: colour, dashes and the seat's badge at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._points: tuple[Point, ...] = ()
        self._faces: tuple[SeatFace | None, ...] = ()
        self._along: tuple[float, ...] = ()
        self.set_points((), ())
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
        self._along = along(points)
        lines = []
        for seat, name in enumerate(names):
            line = listed(f"{point.name} {number(point.scores[seat])}" for point in points)
            lines.append(headed(isolated(name), line))
        self.setAccessibleName(self.tr("Scores over time"))
        self.setAccessibleDescription("; ".join(lines))
        self.setToolTip(tooltip("\n".join(lines)) if len(lines) <= 12 else "")
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_points(self._names, self._points, self._faces)
        super().changeEvent(event)

    @property
    def has_points(self) -> bool:
        return len(self._points) > 1

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(116))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(104))

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
        ends = [
            self._place(area, low, high, len(self._points) - 1, score).y()
            for score in self._points[-1].scores
        ]
        badges = apart(ends, END_BADGE + 1, 0, self.height())
        for seat in reversed(range(len(self._names))):
            self._paint_line(painter, area, low, high, seat, badges[seat])

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
        ends = [float("-inf")] * lines
        for place, (index, name) in enumerate(labels):
            half = small.horizontalAdvance(name) / 2 + 4
            middle = self._along[index] * width
            if middle - half < ends[place % lines]:
                return False
            ends[place % lines] = middle + half
        return True

    def _lines_of_names(self, width: float) -> int:
        """Names below the graph stand in two lines by turns where that gives room to all."""
        labels = self._labels()
        return 2 if not self._fits(labels, width, 1) and self._fits(labels, width, 2) else 1

    def _shown_labels(self, width: float) -> list[tuple[int, str]]:
        """All names, or every second, third ... of them, the last one always: never a part of
        one."""
        labels = self._labels()
        lines = self._lines_of_names(width)
        ways = ([*labels[::-1][::n]][::-1] for n in range(1, len(labels) + 1))
        return next((shown for shown in ways if self._fits(shown, width, lines)), [])

    def _bounds(self) -> tuple[int, int]:
        values = [score for point in self._points for score in point.scores]
        low, high = min(0, *values), max(1, *values)
        return low, high

    def _place(self, area: QRectF, low: int, high: int, index: int, score: int) -> QPointF:
        share = self._along[index]
        height = (score - low) / (high - low)
        return QPointF(area.left() + share * area.width(), area.bottom() - height * area.height())

    def _paint_frame(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        small = theme().font(Face.SMALL)
        metrics = QFontMetrics(small)
        painter.setFont(small)
        for value in ticks(low, high, area.height() / (1.6 * metrics.height())):
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

    def _paint_line(
        self, painter: QPainter, area: QRectF, low: int, high: int, seat: int, badge_y: float
    ) -> None:
        """The line, and at its end the badge; where others end near, the badge stands aside."""
        name, face = self._names[seat], self._faces[seat]
        mark = theme().seat(seat, name, face)
        places = [
            self._place(area, low, high, index, point.scores[seat])
            for index, point in enumerate(self._points)
        ]
        paper = theme().colours.surface
        ink = mark.colour if contrast(mark.colour, paper) >= SEEN else mark.rim
        painter.setPen(QPen(QColor(ink), 2, DASHES[seat % len(DASHES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        end = places[-1]
        painter.setPen(QPen(QColor(ink), 1))
        painter.drawLine(end, QPointF(end.x() + 5, badge_y))
        badge = QRectF(end.x() + 4, badge_y - END_BADGE / 2, END_BADGE, END_BADGE)
        paint_badge(painter, badge, seat, name, face)


class ScorePanel(QWidget):
    """The graph of a game that runs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.graph = ScoreGraph(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.graph)

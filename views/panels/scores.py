"""Scores: a table by source and a graph over time, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from statistics import fmean

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTransposeProxyModel,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from models.scores_model import ScoreRole, ScoreRow, ScoresModel, points_text
from models.translate import headed, isolated, listed, tooltip
from views.panels.score_heads import SeatHead, TitleHead
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme
from views.theme.contrast import contrast

Index = QModelIndex | QPersistentModelIndex
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


class Figures(QStyledItemDelegate):
    """Cells of the table: sums are strong."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(ScoreRole.IS_TOTAL):
            option.font = theme().font(Face.STRONG)
            option.fontMetrics = QFontMetrics(option.font)


class ScoreTable(QTableView):
    """Sources down, seats across; with many seats the other way round. The sum comes first, and
    who is ahead. It never scrolls: what it lies on does."""

    def __init__(self, scores: ScoresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_table")
        self._scores, self._turned = scores, QTransposeProxyModel(self)
        self._turned.setSourceModel(scores)
        self.setModel(scores)
        self.setItemDelegate(Figures(self))
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
        scores.modelReset.connect(self._follow)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Scores by source"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _follow(self) -> None:
        """Other scores: they lie as there is room, and heads count anew before they are asked."""
        seats, sources = self._scores.columnCount(), self._scores.rowCount() - 1
        is_across = seats <= max(MOST_COLUMNS, min(MANY_COLUMNS, sources))
        self.setModel(self._scores if is_across else self._turned)
        self._heads.reset()
        self._titles.reset()
        self._give_room()

    # ------------------------------------------------------------ room
    def needed_height(self) -> int:
        """The height at which nothing scrolls."""
        lines = self.model().rowCount() * self._titles.defaultSectionSize()
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
        px, columns = theme().px, self.model().columnCount()
        figures = max((self.sizeHintForColumn(n) for n in range(columns)), default=0)
        widest = max(px(NARROW), figures, min(self._heads.widest_name(), px(most)))
        return columns * (widest + 1)

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


def along(points: Sequence[ScoreRow]) -> tuple[float, ...]:
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

    def __init__(self, scores: ScoresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = scores
        self._along: tuple[float, ...] = ()
        for changed in (scores.modelReset, scores.rowsInserted, scores.headerDataChanged):
            changed.connect(self._follow)
        theme().changed.connect(self.update)
        self._follow()

    def _follow(self) -> None:
        """What is drawn; the words for assistive technology say the same."""
        rows = self._scores.rows
        self._along = along(rows)
        lines = []
        for column, scorer in enumerate(self._scores.scorers):
            line = listed(f"{row.name} {points_text(row.points[column])}" for row in rows)
            lines.append(headed(isolated(scorer.name), line))
        self.setAccessibleName(self.tr("Scores over time"))
        self.setAccessibleDescription("; ".join(lines))
        self.setToolTip(tooltip("\n".join(lines)) if len(lines) <= 12 else "")
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._follow()
        super().changeEvent(event)

    @property
    def has_points(self) -> bool:
        return len(self._scores.rows) > 1

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(116))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(104))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.has_points:
            painter.setPen(theme().colour("muted"))
            words = self.tr("The graph starts when the first points are scored.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 12, -12, -12), int(flags), words)
            return
        area = self._area()
        low, high = self._bounds()
        self._paint_frame(painter, area, low, high)
        last = len(self._scores.rows) - 1
        ends = [
            self._place(area, low, high, last, score or 0).y()
            for score in self._scores.rows[-1].points
        ]
        badges = apart(ends, END_BADGE + 1, 0, self.height())
        for column in reversed(range(len(self._scores.scorers))):
            self._paint_line(painter, area, low, high, column, badges[column])

    def _area(self) -> QRectF:
        small = QFontMetrics(theme().font(Face.SMALL))
        side = small.horizontalAdvance("000") + 12
        area = QRectF(self.rect()).adjusted(side, 14, -theme().px(34), -10)
        return area.adjusted(0, 0, 0, -small.height() * self._lines_of_names(area.width()))

    def _labels(self) -> list[tuple[int, str]]:
        """Points of one moment are named once, at the first of them."""
        names = ["", *(row.name for row in self._scores.rows)]
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
        values = [score or 0 for row in self._scores.rows for score in row.points]
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
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), points_text(value))
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
        self, painter: QPainter, area: QRectF, low: int, high: int, column: int, badge_y: float
    ) -> None:
        """The line, and at its end the badge; where others end near, the badge stands aside."""
        scorer = self._scores.scorers[column]
        mark = theme().seat(scorer.seat, scorer.name, scorer.face)
        places = [
            self._place(area, low, high, index, row.points[column] or 0)
            for index, row in enumerate(self._scores.rows)
        ]
        paper = theme().colours.surface
        ink = mark.colour if contrast(mark.colour, paper) >= SEEN else mark.rim
        painter.setPen(QPen(QColor(ink), 2, DASHES[column % len(DASHES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        end = places[-1]
        painter.setPen(QPen(QColor(ink), 1))
        painter.drawLine(end, QPointF(end.x() + 5, badge_y))
        badge = QRectF(end.x() + 4, badge_y - END_BADGE / 2, END_BADGE, END_BADGE)
        paint_badge(painter, badge, scorer.seat, scorer.name, scorer.face)


class ScorePanel(QWidget):
    """The graph of a game that runs."""

    def __init__(self, scores: ScoresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.graph = ScoreGraph(scores, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.graph)

"""The log: one line for each thing that happened; filter, search, copy, marks on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QShowEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.log_model import LogModel, LogRole
from models.translate import bare
from rules.kernel.steps import LogRank
from views.panels.plain_list import PlainList
from views.theme import Face, icon, theme

Index = QModelIndex | QPersistentModelIndex
ALL = -1
FACES = {LogRank.PART: Face.STRONG, LogRank.PHASE: Face.SMALL}
"""Letters of lines that are no acts."""


class Filtered(QSortFilterProxyModel):
    """Lines of one seat or all, that contain the searched words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._words = ALL, ""

    def choose(self, seat: int, words: str) -> None:
        """What passes from now on."""
        self.beginFilterChange()
        self._seat, self._words = seat, words.casefold()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0, parent)
        if self._seat != ALL and index.data(LogRole.SEAT) != self._seat:
            return False
        return self._words in bare(str(index.data())).casefold()


class LogLine(QStyledItemDelegate):
    """A line that wraps; its height allows for the margins of the style sheet.

    Whenever a line is added the list asks for the heights of all: they are kept.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, int, str], int] = {}

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """The head of a round or turn is strong, that of a phase small and quiet."""
        super().initStyleOption(option, index)
        rank = index.data(LogRole.RANK)
        option.font = theme().font(FACES.get(rank, Face.BODY))
        option.fontMetrics = QFontMetrics(option.font)
        if rank == LogRank.PHASE:
            option.palette.setColor(QPalette.ColorRole.Text, theme().colour("muted"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if index.data(LogRole.RANK) == LogRank.PART and index.row():
            painter.save()
            painter.setPen(QPen(theme().colour("edge"), 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        assert isinstance(view, QListView)
        px = theme().px
        frame = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
        width = max(80, view.viewport().width() - px(20) - 2 * frame)
        letters = theme().font(FACES.get(index.data(LogRole.RANK), Face.BODY))
        key = (str(index.data()), width, letters.key())
        if key not in self._heights:
            room = QRect(0, 0, width, 1 << 16)
            flags = int(Qt.TextFlag.TextWordWrap)
            needed = QFontMetrics(letters).boundingRect(room, flags, key[0])
            self._heights[key] = needed.height() + px(8)
        return QSize(width, self._heights[key])


class LogList(PlainList):
    """The lines."""

    copied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        else:
            super().keyPressEvent(event)


class LogPanel(QWidget):
    """Filter, search, copy; a line that is pointed at marks its elements on the board."""

    marked = Signal(object)
    """The targets of the line that is pointed at or focused; () when none is."""
    opened = Signal(int)
    """Enter on a line: show the board as it was after so many entries."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = QComboBox(self)
        self._seat.setObjectName("log_seat")
        self._search = QLineEdit(self)
        self._search.setObjectName("log_search")
        self._search.setClearButtonEnabled(True)
        self._copy = QToolButton(self)
        self._copy.setObjectName("log_copy")
        self.list = LogList(self)
        self.list.setObjectName("log_lines")
        self.list.setWordWrap(True)
        self.list.setItemDelegate(LogLine(self.list))
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setMouseTracking(True)
        self.list.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self._to_newest = QTimer(self, singleShot=True)
        self._to_newest.timeout.connect(self.list.scrollToBottom)
        self._is_at_end = True
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._note_end)
        bar.rangeChanged.connect(self._keep_end)
        self._no_lines = QStandardItemModel(self)
        self._shown = Filtered(self)
        self.list.setModel(self._shown)
        self._lay_out()
        self._seat.currentIndexChanged.connect(self._filter)
        self._search.textChanged.connect(self._filter)
        self._copy.clicked.connect(self.copy)
        self.list.copied.connect(self.copy)
        self.list.entered.connect(self._mark)
        self.list.activated.connect(self._open)
        self.list.selectionModel().currentChanged.connect(lambda now, _: self._mark(now))
        self._shown.rowsInserted.connect(self._follow)
        theme().changed.connect(self._dress)
        self._dress()
        self._retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._search, 1)
        row.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._seat)
        column.addLayout(row)
        column.addWidget(self.list, 1)

    # ------------------------------------------------------------ what it shows
    def set_log(self, model: LogModel | None, names: Sequence[str]) -> None:
        """Follows a game's log; None: no game is open."""
        self._shown.setSourceModel(model if model is not None else self._no_lines)
        self._seat.blockSignals(True)
        self._seat.clear()
        self._seat.addItem(self.tr("All players"), ALL)
        for seat, name in enumerate(names):
            self._seat.addItem(name, seat)
        self._seat.blockSignals(False)
        self._filter()
        self._to_newest.start()

    def _follow(self) -> None:
        """A line has come; the list of a closed panel lays nothing out."""
        if self.isVisible():
            self._to_newest.start()

    def _note_end(self, value: int) -> None:
        self._is_at_end = value == self.list.verticalScrollBar().maximum()

    def _keep_end(self) -> None:
        """Many lines are laid out in batches: the end is further down after each."""
        if self._is_at_end:
            self.list.scrollToBottom()

    def lines(self) -> list[str]:
        """The lines that pass the filter."""
        rows = range(self._shown.rowCount())
        return [str(self._shown.index(row, 0).data()) for row in rows]

    def copy(self) -> None:
        """The selected lines as text; all that are shown when none is selected."""
        chosen = sorted(self.list.selectionModel().selectedIndexes(), key=lambda each: each.row())
        lines = [str(index.data()) for index in chosen] or self.lines()
        QGuiApplication.clipboard().setText(bare("\n".join(lines)))

    def _filter(self) -> None:
        seat = self._seat.currentData()
        self._shown.choose(ALL if seat is None else int(seat), self._search.text())

    def _mark(self, index: Index) -> None:
        line = index.data(LogRole.ENTRY)
        self.marked.emit(line.targets if line is not None else ())

    def _open(self, index: Index) -> None:
        line = index.data(LogRole.ENTRY)
        if line is not None:
            self.opened.emit(line.entry)

    def showEvent(self, event: QShowEvent) -> None:
        """What happened last is what one looks for."""
        super().showEvent(event)
        self._to_newest.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.marked.emit(())

    # ------------------------------------------------------------ look and words
    def _dress(self) -> None:
        self._copy.setIcon(icon("copy", theme().colours, 16))
        self.setMinimumWidth(theme().px(200))

    def _retranslate(self) -> None:
        self._seat.setAccessibleName(self.tr("Show lines of"))
        self._search.setPlaceholderText(self.tr("Search the log"))
        self._search.setAccessibleName(self.tr("Search the log"))
        self._copy.setToolTip(self.tr("Copy the lines"))
        self._copy.setAccessibleName(self.tr("Copy the lines"))
        self.list.setAccessibleName(self.tr("Log"))
        if self._seat.count():
            self._seat.setItemText(0, self.tr("All players"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

"""The seats strip: who sits where, what is public of each, whose turn it is, who is ready."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from models.seats_model import LINE, SeatFact, SeatLine, SeatsModel, Turn
from models.translate import language
from views.items.baked import Baked
from views.panels.plain_list import PlainList
from views.panels.seat_badge import paint_badge
from views.theme import Face, paint_icon, theme

Index = QModelIndex | QPersistentModelIndex
NARROW_WINDOW = 900
"""A window that is not so wide, at usual letters, has the strip without words."""
BESIDE = 400
"""So much wider it must be where another panel is open."""
SHORT, LEAST, WHOLE = 76, 150, 210
"""Widths of the strip without words, with them at least and at first, at usual letters."""
MANY = 6
"""More seats than these may need more room than there is."""
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""
LEAST_NAME = 5
"""A name that is cut has so many letters at least; else it stands alone."""
SIGNS = {Turn.ACTS: "lamp", Turn.THINKS: "hourglass", Turn.READY: "check"}


def _token(turn: Turn) -> str:
    return "good" if turn is Turn.READY else "accent"


def told(line: SeatLine, letters: QFontMetrics, room: int) -> str:
    """What stands below the name: what the seat is, and who decides. Where both do not fit the
    name gives way."""
    if line.face is None:
        return line.turn_name or line.kind
    level = line.kind.removeprefix(line.face.name)
    left = room - letters.horizontalAdvance(level)
    if letters.horizontalAdvance(line.kind) <= room or level == line.kind:
        return line.kind
    name = letters.elidedText(line.face.name, Qt.TextElideMode.ElideRight, left)
    return name + level if len(name) >= LEAST_NAME else line.face.name


class SeatPainter(QStyledItemDelegate):
    """Paints one seat: lamp, badge, name, kind, facts, score; or badge, turn and score alone."""

    is_short = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[int, Baked] = {}
        """Row -> its picture: a list of Qt paints all rows whenever one has changed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: SeatLine = index.data(LINE)
        body = QFontMetrics(theme().font(Face.STRONG)).height()
        small = QFontMetrics(theme().font(Face.SMALL)).height()
        if self.is_short:
            title = QFontMetrics(theme().font(Face.TITLE)).height()
            return QSize(theme().px(48), theme().px(34 + 18) + title)
        height = body + small + (small + theme().px(6) if line.facts else 0) + theme().px(18)
        return QSize(theme().px(150), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: SeatLine = index.data(LINE)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        look = (theme().name, theme().text, language().code, reads_from_right())
        row = self._rows.setdefault(index.row(), Baked())
        painter.save()
        form = (line, has_focus, self.is_short, look)
        row.lay(painter, QRectF(option.rect), form, lambda on: self._draw_row(on, option, line))
        painter.restore()

    def _draw_row(self, painter: QPainter, option: QStyleOptionViewItem, line: SeatLine) -> None:
        area: QRect = option.rect
        self._ground(painter, area, option, line)
        if self.is_short:
            self._short(painter, area, line)
            return
        inner = area.adjusted(theme().px(12), theme().px(8), -theme().px(10), -theme().px(8))
        side = theme().px(34)
        badge = self._leading(inner, 0, side, inner.top(), side)
        paint_badge(painter, QRectF(badge), line.seat, line.name, line.face)
        self._words(painter, inner, side + theme().px(10), line)

    def _short(self, painter: QPainter, area: QRect, line: SeatLine) -> None:
        """Badge above, score below, the sign of the turn beside the score."""
        side, gap = theme().px(34), theme().px(6)
        badge = QRect(area.center().x() - side // 2, area.top() + gap, side, side)
        paint_badge(painter, QRectF(badge), line.seat, line.name, line.face)
        lead = theme().font(Face.TITLE)
        words = QFontMetrics(lead).horizontalAdvance(line.score)
        sign = theme().px(18) if line.turn in SIGNS else 0
        left = area.center().x() - (words + sign) // 2
        row = QRect(left, badge.bottom() + gap, sign, QFontMetrics(lead).height())
        if sign:
            mark = QRectF(row.left(), row.center().y() - sign * 0.4, sign * 0.8, sign * 0.8)
            paint_icon(painter, SIGNS[line.turn], mark, theme().colour(_token(line.turn)))
        score = QRect(left + sign, row.top(), words + theme().px(4), row.height())
        self._draw(painter, lead, "ink", score, line.score)

    def _ground(
        self, painter: QPainter, area: QRect, option: QStyleOptionViewItem, line: SeatLine
    ) -> None:
        colours = theme()
        if line.turn is Turn.ACTS:
            painter.fillRect(area, colours.colour("selected"))
            bar = QRect(area.left(), area.top(), theme().px(4), area.height())
            if option.direction == Qt.LayoutDirection.RightToLeft:
                bar.moveRight(area.right())
            painter.fillRect(bar, colours.colour("accent"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.colour("focus"))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
            painter.drawRect(area.adjusted(2, 2, -3, -3))
        else:
            painter.setPen(colours.colour("line"))
            painter.drawLine(area.bottomLeft(), area.bottomRight())

    @staticmethod
    def _leading(inner: QRect, start: int, width: int, top: int, height: int) -> QRect:
        """A box at a distance from the leading edge."""
        box = QRect(inner.left() + start, top, width, height)
        if reads_from_right():
            box.moveRight(inner.right() - start)
        return box

    def _words(self, painter: QPainter, inner: QRect, start: int, line: SeatLine) -> None:
        strong, small = theme().font(Face.STRONG), theme().font(Face.SMALL)
        strong_m, small_m = QFontMetrics(strong), QFontMetrics(small)
        lead = theme().font(Face.TITLE)
        score_w = QFontMetrics(lead).horizontalAdvance(line.score) + theme().px(4)
        width = inner.width() - start
        name_w = width - (score_w if line.score else 0)
        name = self._leading(inner, start, name_w, inner.top(), strong_m.height())
        self._draw(painter, strong, "ink", name, line.name)
        under = self._leading(inner, start, width, name.bottom() + 1, small_m.height())
        self._turn(painter, under, line)
        if line.score:
            box = self._leading(inner, start + name_w, score_w, inner.top(), strong_m.height())
            self._draw(painter, lead, "ink", box, line.score, trailing=True)
        if line.facts:
            row = self._leading(
                inner, start, width, under.bottom() + theme().px(6), small_m.height()
            )
            self._facts(painter, row, line.facts)

    def _turn(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        small = theme().font(Face.SMALL)
        start = 0
        if line.turn in SIGNS:
            side = box.height()
            place = self._leading(box, 0, side, box.top(), side)
            sign, token = SIGNS[line.turn], _token(line.turn)
            paint_icon(painter, sign, QRectF(place), theme().colour(token))
            start = side + theme().px(4)
        words = self._leading(box, start, box.width() - start, box.top(), box.height())
        said = told(line, QFontMetrics(small), words.width())
        self._draw(painter, small, "muted", words, said)

    def _facts(self, painter: QPainter, box: QRect, facts: tuple[SeatFact, ...]) -> None:
        small = theme().font(Face.SMALL)
        metrics = QFontMetrics(small)
        start, side = 0, box.height()
        for fact in facts:
            width = metrics.horizontalAdvance(fact.value) + theme().px(2)
            if start + side + width > box.width():
                return
            place = self._leading(box, start, side, box.top(), side)
            paint_icon(painter, fact.icon, QRectF(place), theme().colour("muted"))
            words = self._leading(box, start + side + theme().px(3), width, box.top(), side)
            self._draw(painter, small, "ink", words, fact.value)
            start += side + width + theme().px(12)

    @staticmethod
    def _draw(
        painter: QPainter,
        font: QFont,
        token: str,
        box: QRect,
        words: str,
        trailing: bool = False,
    ) -> None:
        painter.setFont(font)
        painter.setPen(theme().colour(token))
        side = Qt.AlignmentFlag.AlignRight if trailing else Qt.AlignmentFlag.AlignLeft
        if reads_from_right():
            swap = {Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight}
            side = swap.get(side, Qt.AlignmentFlag.AlignLeft)
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        # Qt would turn the side round a second time.
        side |= Qt.AlignmentFlag.AlignAbsolute
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(box, int(flags), shown)


def reads_from_right() -> bool:
    """Whether the language reads from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


class SeatsStrip(PlainList):
    """The list of seats; choosing one asks the board to show that seat's part of the table."""

    seat_chosen = Signal(int)

    def __init__(self, seats: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seats")
        self._shares = False
        self._width = theme().px(WHOLE)
        self.setModel(seats)
        seats.dataChanged.connect(self._follow)
        seats.modelReset.connect(self._follow)
        self._painter = SeatPainter(self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.activated.connect(self._tell)
        self.clicked.connect(self._tell)
        theme().changed.connect(self._dress)
        self._dress()

    def _follow(self) -> None:
        """At a large table the seat that acts is kept in sight."""
        model = self.model()
        assert isinstance(model, SeatsModel)
        if model.rowCount() > MANY:
            self.scrollTo(model.acting())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(SHORT if self._painter.is_short else WHOLE), theme().px(300))

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the width of the window counts."""
        super().showEvent(event)
        self.window().removeEventFilter(self)
        self.window().installEventFilter(self)
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its width is kept for the next time that it stands whole."""
        super().resizeEvent(event)
        if self.isVisible() and not self._painter.is_short:
            self._width = self.width()
            self.setMinimumWidth(min(self.minimumWidth(), theme().px(LEAST)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._shorten()
        return super().eventFilter(watched, event)

    def share_room(self, shares: bool) -> None:
        """Whether another panel stands beside the table."""
        if shares != self._shares:
            self._shares = shares
            self._shorten()

    def _shorten(self) -> None:
        """In a window that is narrow for its letters the table needs the room more."""
        window = self.window()
        least = NARROW_WINDOW + (BESIDE if self._shares else 0)
        is_short = window is not self and window.width() < theme().px(least)
        was_short = self._painter.is_short
        self._painter.is_short = is_short
        if was_short and not is_short:
            self.setMinimumWidth(max(self._width, theme().px(LEAST)))  # until it stands there
        else:
            self.setMinimumWidth(theme().px(SHORT if is_short else LEAST))
        self.setMaximumWidth(theme().px(SHORT) if is_short else NO_LIMIT)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Players"))
        super().changeEvent(event)

    def _tell(self, index: Index) -> None:
        self.seat_chosen.emit(index.row())

    def _dress(self) -> None:
        self._shorten()
        self.setAccessibleName(self.tr("Players"))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

"""The start screen: the table itself, with the game that waits, the boxes, and a drawer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.boxes import BoxOffer, BoxPanel
from desktop.dialogs.sheet import label
from desktop.waiting import NO_LIMIT, WaitingCard, WaitingGame
from models.places import NAME
from views.panels.flow import FlowLayout
from views.plain import Label
from views.theme import lamp_light, pixmap, theme

ROOMY, EDGES, AIR = 800, ((8, 6), (16, 10)), 8
"""From so high on the table is laid with the wider edges and gaps; so much more lies around the
boxes."""
BROAD, WAITING = 1040, 300
"""From so wide on all lies side by side; then the game that waits takes so much of it."""
UPRIGHT, LYING, MOST_COLUMNS = 270, 390, 5
"""The width of a box with its lid above the buttons, or beside them; so many lie in a row."""
BROADEST, BROADEST_ALONE = 420, 640
"""The most width of a box among others, and of one that has its row for itself."""
GAP, LOWEST = 16, 162
"""Between boxes; and lower than this none is made: then the table scrolls."""


class StartPage(QWidget):
    """The table. Everything on it is one or two presses away from a game."""

    continued = Signal()
    quick = Signal(str, str)

    def __init__(
        self, offers: Sequence[BoxOffer], drawer: Sequence[QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("start")
        self._name = label(NAME, "display")
        self._name.setWordWrap(False)
        self._line = label("", "muted")
        self._lamp = Label()
        self.notice = label("", "bad")
        self.notice.hide()
        self.waiting = WaitingCard(self)
        self.waiting.hide()
        self.waiting.continued.connect(self.continued)
        self.boxes = [BoxPanel(offer, self) for offer in offers]
        for box in self.boxes:
            box.quick.connect(self.quick)
        self._drawer = QWidget()
        self._flow = FlowLayout(self._drawer, theme().px(8), is_centred=True)
        for action in drawer:
            self._flow.addWidget(self._tool(action))
        self._lay_out()
        theme().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _tool(self, action: QAction) -> QToolButton:
        tool = QToolButton()
        tool.setDefaultAction(action)
        tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        tool.setObjectName(f"drawer_{action.objectName()}")
        return tool

    def _lay_out(self) -> None:
        px = theme().px
        self._head = head = QHBoxLayout()
        head.setSpacing(px(12))
        head.addStretch(1)
        head.addWidget(self._lamp)
        head.addWidget(self._name)
        head.addStretch(1)
        table = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        table.setSpacing(px(20))
        self._table = table
        table.addStretch(1)
        table.addWidget(self.waiting, 1000, Qt.AlignmentFlag.AlignTop)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(GAP))
        table.addLayout(self._grid, 3000)
        table.addStretch(1)
        inner = QWidget()
        inner.setProperty("ground", "clear")
        inner.setAutoFillBackground(False)
        self._whole = column = QVBoxLayout(inner)
        column.addStretch(2)
        column.addLayout(head)
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._line)
        column.addWidget(self.notice)
        column.addSpacing(px(AIR))
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addLayout(table, 1000)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addSpacing(px(AIR))
        column.addWidget(self._drawer)
        column.addStretch(3)
        self._scroll = scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.viewport().setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    # ------------------------------------------------------------ what it shows
    def wait(self) -> None:
        """It is not known yet what waits: no key begins anything."""
        self.waiting.hide()
        for box in self.boxes:
            box.set_primary(False)
        self._arrange()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_waiting(self, game: WaitingGame | None, picture: QPixmap, sign: str) -> None:
        """The game that waits, or none."""
        self.waiting.setVisible(game is not None)
        if game is not None:
            self.waiting.show_game(game)
            self.waiting.picture.set_picture(picture, sign)
        for rank, box in enumerate(self.boxes):
            box.set_primary(game is None and rank == 0)
        self._arrange()
        self.take_focus()

    def take_focus(self) -> None:
        """Puts the keyboard on what one most likely wants."""
        first = self.waiting.button if not self.waiting.isHidden() else self.boxes[0].buttons()[0]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str) -> None:
        """A notice below the name, in place of the line there: a file that could not be opened, a
        folder that is read-only."""
        self.notice.setText(sentence)
        self.notice.setVisible(bool(sentence))
        self._line.setHidden(bool(sentence))
        self._arrange()

    # ------------------------------------------------------------ look and words
    def _dress(self) -> None:
        px = theme().px
        self._lamp.setPixmap(
            pixmap("lamp", px(40), theme().colours.accent, self.devicePixelRatioF())
        )
        for tool in self._drawer.findChildren(QToolButton):
            tool.setIconSize(QSize(px(18), px(18)))
        self.update()

    def retranslate(self) -> None:
        self._line.setText(self.tr("Board games for long evenings, on one laptop"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room, else one below the other."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The boxes in rows, each as wide as the others, all in sight where that can be."""
        px = theme().px
        is_wide = self.width() >= px(BROAD)
        direction = QBoxLayout.Direction
        self._table.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        self.waiting.lie(not is_wide)
        self.waiting.setMaximumWidth(px(WAITING + 40) if is_wide else NO_LIMIT)
        room = self._breadth(is_wide)
        free = self.height() - self._around()
        columns = self._columns(room, free)
        broadest = px(BROADEST if columns > 1 else BROADEST_ALONE)
        wide = min((room - (columns - 1) * px(GAP)) // columns, broadest)
        rows = -(-len(self.boxes) // columns)
        free -= (rows - 1) * px(GAP)
        for number, box in enumerate(self.boxes):
            self._grid.removeWidget(box)
            self._grid.addWidget(box, number // columns, number % columns)
            box.setMaximumWidth(broadest)
            box.set_room(max(px(LOWEST), free // rows), wide)
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self._show_words(columns, wide, free)

    def _show_words(self, columns: int, wide: int, free: int) -> None:
        """On all games or on none: as long as all boxes stay in sight with them."""
        wanted = [box.wanted(wide) for box in self.boxes]
        rows = (wanted[at : at + columns] for at in range(0, len(wanted), columns))
        fits = sum(map(max, rows)) <= free
        for box in self.boxes:
            box.show_words(fits)

    def _around(self) -> int:
        """What head and drawer take of the height, with the edges and gaps; the boxes share the
        rest."""
        px = theme().px
        edge, gap = EDGES[self.height() >= px(ROOMY)]
        self._whole.setContentsMargins(px(24), px(edge), px(24), px(edge))
        self._whole.setSpacing(px(gap))
        wide = self.width() - 2 * px(24)
        parts = [self._head.sizeHint().height(), self._flow.heightForWidth(wide)]
        said = (each for each in (self._line, self.notice) if not each.isHidden())
        parts += [each.heightForWidth(wide) for each in said]
        return sum(parts) + 2 * px(edge) + len(parts) * px(gap) + 2 * px(AIR)

    def _breadth(self, is_wide: bool) -> int:
        """What the boxes have of the width."""
        px = theme().px
        waits = px(WAITING + 20) if is_wide and not self.waiting.isHidden() else 0
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return self.width() - 2 * px(24) - waits - bar

    def _columns(self, room: int, free: int) -> int:
        """One row while all of them fit upright beside each other; else rows of lying ones, as many
        in each as in the others where that can be: narrow ones where others would not all be in
        sight."""
        count, px = len(self.boxes), theme().px
        if count <= min(MOST_COLUMNS, room // px(UPRIGHT + GAP)):
            return count
        for least in (px(LYING), max(box.least_width for box in self.boxes)):
            most = max(1, min(MOST_COLUMNS, room // (least + px(GAP))))
            rows = -(-count // most)
            if rows * px(LOWEST + GAP) <= free:
                break
        return -(-count // rows)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table, and the light on its middle."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        lamp_light(painter, area, area.center(), area.width() * 0.6, 0.20)

"""The start screen: the table itself, with the game that waits, the boxes, and a drawer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.sheet import button, label
from models.places import NAME
from models.translate import number_text
from views.panels.button import Button
from views.panels.flow import FlowLayout
from views.panels.lid import HIGH, WIDE, Lid
from views.theme import lamp_light, pixmap, theme

THUMBNAIL, LEAST_THUMBNAIL = QSize(352, 220), QSize(256, 160)
ROOMY, EDGES, AIR = 800, ((8, 6), (16, 10)), 8
"""From so high on the table is laid with the wider edges and gaps; so much more lies around the
boxes."""
BROAD, WAITING = 1040, 300
"""From so wide on all lies side by side; then the game that waits takes so much of it."""
UPRIGHT, LYING, MOST_COLUMNS = 270, 390, 5
"""The width of a box with its lid above the buttons, or beside them; so many lie in a row."""
BROADEST, BROADEST_ALONE = 420, 640
"""The most width of a box among others, and of one that has its row for itself."""
GAP, MARGIN, CLEAR = 16, 14, 4
TALL, BELOW_LID, LOWEST = 430, 230, 162
"""A box so high has its lid above the buttons, which take so much; lower than the last it is never
made: then the table scrolls."""
WAYS = (("alone", "person"), ("bots", "bot"), ("setup", "people"))
"""Ways to begin a game, and their signs."""
ABOVE, BELOW, LAST = 0, 2, 3 + len(WAYS)
SHARES = ((0, 1, 0), (1, 0, 1))
"""Room above the words, below them and under the buttons: words beside the lid lie in the middle;
below it, words of all boxes begin and buttons end on one line."""
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""


class BoxOffer(msgspec.Struct, frozen=True):
    """A game on the table, in the user's language."""

    id: str
    name: str
    players: str
    about: str
    least: int = 1
    """The fewest seats."""

    @property
    def bots(self) -> int:
        """How many bots a quick game is against: two, or as many as it needs."""
        return max(2, self.least - 1)


class WaitingGame(msgspec.Struct, frozen=True):
    """The last game, as anybody may see it."""

    title: str
    where: str
    when: str
    was_cut_off: bool
    """The program ended without being closed: the card says so."""


class Thumbnail(QWidget):
    """A public picture of a game, in a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._sign = "lamp"

    def set_picture(self, picture: QPixmap, sign: str) -> None:
        """The picture; a game without one shows its emblem."""
        self._picture, self._sign = picture, sign
        self.update()

    def sizeHint(self) -> QSize:
        return THUMBNAIL

    def minimumSizeHint(self) -> QSize:
        return LEAST_THUMBNAIL

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as a picture of this width is: it fills its frame."""
        super().resizeEvent(event)
        self.setFixedHeight(round(self.width() * THUMBNAIL.height() / THUMBNAIL.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        is_bare = self._picture.isNull()
        painter.fillRect(area, theme().colour("sunken" if is_bare else "table"))
        painter.setPen(theme().colour("line"))
        if is_bare:
            painter.drawRect(area)
            side = area.height() * 0.5
            colour = theme().colours.muted
            sign = pixmap(self._sign, round(side), colour, self.devicePixelRatioF())
            painter.drawPixmap(
                round(area.center().x() - side / 2), round(area.center().y() - side / 2), sign
            )
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
        painter.drawRect(area)


class WaitingCard(QFrame):
    """The game that waits: picture, names, date, one button."""

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.setObjectName("waiting")
        self._head = label("", "title", self)
        self.picture = Thumbnail(self)
        self._title = label("", "strong", self)
        self._where = label("", "", self)
        self._when = label("", "muted", self)
        self.button = button("", "primary", "play", self)
        self.button.setObjectName("continue")
        self.button.clicked.connect(self.continued)
        px = theme().px
        self._row = row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        row.setContentsMargins(px(20), px(16), px(20), px(20))
        row.setSpacing(px(10))
        row.addWidget(self.picture)
        column = QVBoxLayout()
        column.setSpacing(px(6))
        column.addStretch(1)
        for widget in (self._head, self._title, self._where, self._when):
            column.addWidget(widget)
        column.addSpacing(px(6))
        column.addWidget(self.button)
        column.addStretch(1)
        row.addLayout(column, 1)

    def lie(self, lies: bool) -> None:
        """The words beside the picture, or below it."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if lies else direction.TopToBottom)
        self._row.setSpacing(theme().px(20 if lies else 10))
        self.picture.setMaximumWidth(THUMBNAIL.width() if lies else NO_LIMIT)

    def show_game(self, game: WaitingGame) -> None:
        """Fills the card."""
        cut = game.was_cut_off
        self._head.setText(self.tr("Where it stopped") if cut else self.tr("On the table"))
        self._title.setText(game.title)
        self._where.setText(game.where)
        self._where.setVisible(bool(game.where))
        self._when.setText(game.when)
        self.button.setText(self.tr("Continue where it stopped") if cut else self.tr("Continue"))


class BoxPanel(QFrame):
    """A game's lid and the ways to begin it."""

    quick = Signal(str, str)
    """A game and a way to begin: `alone`, `bots` or `setup`."""

    def __init__(self, offer: BoxOffer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.offer, self._is_tall = offer, False
        self.lid = Lid(offer.id, offer.name, offer.players, self)
        self._about = label(offer.about, "", self)
        self._ways: dict[str, Button] = {}
        for way, picture in WAYS:
            made = button("", "", picture, self)
            made.setObjectName(f"begin_{way}")
            made.clicked.connect(lambda _=False, chosen=way: self.quick.emit(self.offer.id, chosen))
            self._ways[way] = made
        self._ways["alone"].setVisible(offer.least == 1)
        self.lid.clicked.connect(lambda: self.quick.emit(self.offer.id, "setup"))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        px = theme().px
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(px(MARGIN), px(10), px(MARGIN), px(10))
        row.setSpacing(px(MARGIN))
        row.addWidget(self.lid, 0, Qt.AlignmentFlag.AlignCenter)
        self._column = column = QVBoxLayout()
        column.setSpacing(px(6))
        column.addStretch(1)
        column.addWidget(self._about)
        column.addStretch(0)
        for way in self._ways.values():
            column.addWidget(way)
        column.addStretch(1)
        row.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside the lid where there is room for the longest button, else below it."""
        super().resizeEvent(event)
        self._turn()

    def set_room(self, high: int, wide: int) -> None:
        """How high and wide it may be."""
        px = theme().px
        self._is_tall = high >= px(TALL)
        taken = px(BELOW_LID) if self._is_tall else 2 * px(MARGIN)
        column = max(self._needed(), wide // 2)
        beside = wide - column - 3 * px(MARGIN) - CLEAR
        most = HIGH if self._is_tall else round(beside * HIGH / WIDE)
        self.lid.limit(min(most, high - taken))
        self._turn()

    @property
    def least_width(self) -> int:
        """With the smallest lid beside the buttons."""
        return self.lid.least().width() + self._needed() + 3 * theme().px(MARGIN) + CLEAR

    def wanted(self, wide: int) -> int:
        """How high it is at this width with the words on its game."""
        px = theme().px
        column = wide - 2 * px(MARGIN)
        column -= 0 if self._is_tall else self.lid.sizeHint().width() + px(MARGIN)
        parts = [way.sizeHint().height() for way in self.buttons()]
        words, flags = self._about, int(Qt.TextFlag.TextWordWrap)
        # The label itself never says less than what it has claimed at another width.
        parts.append(
            words.fontMetrics().boundingRect(0, 0, column, 0, flags, words.text()).height()
        )
        beside = sum(parts) + 5 * px(6)
        lid = self.lid.sizeHint().height()
        return 2 * px(10) + (lid + beside if self._is_tall else max(lid, beside))

    def show_words(self, shown: bool) -> None:
        """Words on its game, where they have room; else they are in the tooltip of the lid."""
        self._about.setVisible(shown)
        self.lid.setToolTip("" if shown else self.offer.about)

    def _needed(self) -> int:
        """The width of the longest button."""
        return max(way.minimumSizeHint().width() for way in self.buttons())

    def _turn(self) -> None:
        room = self.width() - self.lid.sizeHint().width() - 3 * theme().px(MARGIN) - CLEAR // 2
        is_wide = room >= self._needed() and not self._is_tall
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)
        for place, share in zip((ABOVE, BELOW, LAST), SHARES[is_wide], strict=True):
            self._column.setStretch(place, share)

    def set_primary(self, primary: bool) -> None:
        """Whether beginning here is the one amber button of the screen."""
        way, sign = next((self._ways[w], s) for w, s in WAYS if not self._ways[w].isHidden())
        way.setProperty("kind", "primary" if primary else "")
        way.wear(sign)
        way.style().polish(way)

    def set_offer(self, offer: BoxOffer) -> None:
        """The same game in another language."""
        self.offer = offer
        self.lid.set_words(offer.name, offer.players)
        self._about.setText(offer.about)
        self.show_words(not self._about.isHidden())
        self.retranslate()

    def retranslate(self) -> None:
        self._ways["alone"].setText(self.tr("Play alone"))
        bots = self.offer.bots
        many = self.tr("Against {count} bots").replace("{count}", number_text(bots))
        self._ways["bots"].setText(many)
        self._ways["setup"].setText(self.tr("Set up the table..."))

    def buttons(self) -> list[QPushButton]:
        return [way for way in self._ways.values() if not way.isHidden()]


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
        self._lamp = QLabel()
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

"""The log of the voyage beside the chart: what everybody could remember, and the own notes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from models.translate import number_text
from rules.feed_the_kraken.state import Kraken
from rules.kernel.registry import game
from rules.kernel.steps import Seat
from views.feed_the_kraken.book_rows import (
    CheckRow,
    Names,
    NoteRow,
    Row,
    SaidRow,
    voyage_rows,
)
from views.items.panel import Panel, fitted, glyph, surface, write, write_lines
from views.theme import Face, theme

translate = QCoreApplication.translate


class Leaf(StrEnum):
    """The leaves of the log."""

    SAILED = "sailed"
    CHECKS = "checks"
    SAID = "said"
    OWN = "own"


ICONS = {Leaf.SAILED: "side-sailor", Leaf.CHECKS: "fist", Leaf.SAID: "speech", Leaf.OWN: "eye"}


TAB, LEAST_WORD = 27.0, 0.7
"""What the edge of a leaf takes besides its word at scale 1, and how small a word gets."""
TOPICS = {
    Leaf.SAILED: "sailing",
    Leaf.CHECKS: "loyalty",
    Leaf.SAID: "claims",
    Leaf.OWN: "secrets",
}
"""The sections of the help about them."""


def leaf_name(leaf: Leaf) -> str:
    """What stands on a leaf."""
    names = {
        Leaf.SAILED: translate("feed_the_kraken_board", "Voyage"),
        Leaf.CHECKS: translate("feed_the_kraken_board", "Checks"),
        Leaf.SAID: translate("feed_the_kraken_board", "Said"),
        Leaf.OWN: translate("feed_the_kraken_board", "My notes"),
    }
    return names[leaf]


def rows_of(view: Kraken, leaf: Leaf, names: Names, viewer: Seat | None) -> list[Row]:
    """The lines of a leaf, the latest first; the viewer's notes come from its own view."""
    found: list[Row]
    if leaf is Leaf.SAILED:
        found = voyage_rows(view, names)
        found.sort(key=lambda row: (row.round, row.ORDER))
    elif leaf is Leaf.CHECKS:
        found = [CheckRow(names, each) for each in view.checks]
    elif leaf is Leaf.SAID:
        found = [SaidRow(names, view, each) for each in view.claims]
    else:
        notes = game(view.GAME).notebook(view, viewer) if viewer is not None else ()
        found = [NoteRow(names, note) for note in notes]
    return found[::-1]


class Tab(Panel):
    """The edge of a leaf."""

    def __init__(self, leaf: Leaf) -> None:
        super().__init__()
        self.thing = "book"
        self.leaf = leaf
        self.role = QAccessible.Role.PageTab
        self.can_press = True
        self.topic = TOPICS[leaf]

    def show_tab(self, chosen: bool) -> None:
        """Whether its leaf lies open."""
        self.is_selected = chosen
        self.set_label(leaf_name(self.leaf))
        self.renew(chosen, self.label, theme().name)

    def wanted(self, s: float) -> float:
        """The width for sign and word."""
        letters = fitted(Face.SMALL, 0.94 * s)
        return QFontMetricsF(letters).horizontalAdvance(self.label) + TAB * s

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The sign; with room its word; a line below the open one."""
        s = self.scale_of_board
        if self.is_selected or self.is_hovered:
            surface(painter, area, "raised", "line", 4)
        side = min(16 * s, area.height() - 6)
        letters = fitted(Face.SMALL, 0.94 * s)
        word = self.wanted(s) - TAB * s
        roomy = area.width() > TAB * s + LEAST_WORD * word
        left = area.left() + 4 * s if roomy else area.center().x() - side / 2
        token = "ink" if self.is_selected else "muted"
        glyph(
            painter, ICONS[self.leaf], QRectF(left, area.center().y() - side / 2, side, side), token
        )
        if roomy:
            text = QRectF(
                left + side + 4 * s, area.top(), area.right() - left - side - 6 * s, area.height()
            )
            write(painter, text, self.label, letters, token)
        if self.is_selected:
            painter.setPen(QPen(theme().colour("ink"), 2))
            painter.drawLine(area.bottomLeft(), area.bottomRight())


class Page(Panel):
    """An open leaf. It scrolls by wheel and arrow keys."""

    row_pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.thing = "book"
        self.role = QAccessible.Role.Table
        self.rows: list[Row] = []
        self.title, self.nothing = "", ""
        self.first = 0
        self._marked = -1
        self.topic = "sailing"

    def show_rows(self, title: str, nothing: str, rows: Sequence[Row]) -> None:
        """The lines of a leaf; `nothing` stands there when there are none."""
        if title != self.title:
            self.first = 0
        self.title, self.nothing, self.rows = title, nothing, list(rows)
        self.first = min(self.first, max(0, len(self.rows) - 1))
        self._marked = -1
        self.set_label(f"{title}: {number_text(len(rows))}")
        self.description = " ".join(f"{row.sentence()}." for row in rows)
        self.update()

    def sentence(self) -> str:
        """The leaf; a line that is pointed at in full."""
        if 0 <= self._marked < len(self.rows):
            return self.rows[self._marked].sentence()
        return self.label

    # ------------------------------------------------------------ scrolling and pointing
    def scroll(self, step: int) -> bool:
        """Older or newer lines; False at the end."""
        wanted = min(max(0, self.first + step), max(0, len(self.rows) - 1))
        if step > 0 and not self._overflows():
            return False
        changed = wanted != self.first
        self.first = wanted
        self.update()
        return changed

    def _overflows(self) -> bool:
        inner, s = self._inner(), self.scale_of_board
        taken = sum(row.height(inner.width(), s) for row in self.rows[self.first :])
        return taken > inner.height()

    def _inner(self) -> QRectF:
        s = self.scale_of_board
        return self.area.adjusted(5 * s, 5 * s, -5 * s, -5 * s)

    def row_at(self, y: float) -> int:
        """The number of the line at a height; -1: none."""
        inner, s = self._inner(), self.scale_of_board
        top = inner.top()
        for number in range(self.first, len(self.rows)):
            high = self.rows[number].height(inner.width(), s)
            if top <= y < top + high:
                return number
            top += high
        return -1

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._mark(self.row_at(event.pos().y()))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mark(self.row_at(event.pos().y()))

    def _mark(self, number: int) -> None:
        if number != self._marked:
            self._marked = number
            self.update()
            self.row_pointed.emit(self.sentence() if number >= 0 else "")

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll(-1 if event.delta() > 0 else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from line to line; at the ends they leave the leaf."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        wanted = self._marked + step
        if not step or not 0 <= wanted < len(self.rows):
            super().keyPressEvent(event)
            return
        self._mark(wanted)
        if wanted < self.first:
            self.first = wanted
        while self.first < wanted and not self._is_seen(wanted):
            self.first += 1
        self.update()

    def _is_seen(self, number: int) -> bool:
        inner, s = self._inner(), self.scale_of_board
        shown = self.rows[self.first : number + 1]
        return sum(row.height(inner.width(), s) for row in shown) <= inner.height()

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Line by line from the top."""
        s = self.scale_of_board
        surface(painter, area)
        inner = self._inner()
        if not self.rows:
            text = inner.adjusted(4 * s, inner.height() * 0.3, -4 * s, 0)
            write_lines(painter, text, self.nothing, fitted(Face.BODY, 0.92 * s), "muted", True)
            return
        painter.save()
        painter.setClipRect(inner.adjusted(-2, -2, 2, 2))
        top = inner.top()
        for number in range(self.first, len(self.rows)):
            row = self.rows[number]
            high = row.height(inner.width(), s)
            place = QRectF(inner.left(), top, inner.width(), high)
            if number == self._marked:
                painter.fillRect(place, theme().colour("raised"))
            row.draw(painter, place, s)
            painter.setPen(QPen(theme().colour("line"), 1))
            painter.drawLine(place.bottomLeft(), place.bottomRight())
            top += high
            if top > inner.bottom():
                break
        painter.restore()
        self._draw_more(painter, area, top > inner.bottom(), s)

    def _draw_more(self, painter: QPainter, area: QRectF, below: bool, s: float) -> None:
        """Arrows where there are more lines."""
        for shown, icon, y in (
            (self.first > 0, "up", area.top() + 2),
            (below, "down", area.bottom() - 17 * s),
        ):
            if shown:
                place = QRectF(area.right() - 22 * s, y, 18 * s, 15 * s)
                surface(painter, place, "raised", "edge", 3)
                glyph(painter, icon, place.adjusted(3, 2, -3, -2))


def nothing_yet(leaf: Leaf) -> str:
    """An empty leaf."""
    if leaf is Leaf.SAILED:
        return translate("feed_the_kraken_board", "The ship has not sailed yet.")
    if leaf is Leaf.CHECKS:
        return translate("feed_the_kraken_board", "No loyalty check has been held yet.")
    if leaf is Leaf.SAID:
        return translate("feed_the_kraken_board", "No one has claimed anything yet.")
    return translate("feed_the_kraken_board", "You have learned nothing in private yet.")


class BookArea(QObject):
    """The leaves; beside the chart, or laid over it."""

    row_pointed = Signal(str)
    turned = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self.page = Page()
        self.tabs = [Tab(leaf) for leaf in Leaf]
        self.leaf = Leaf.SAILED
        self._view: Kraken | None = None
        self._names: Names = {}
        self._viewer: Seat | None = None
        self.page.row_pointed.connect(self.row_pointed)
        for tab in self.tabs:
            tab.pressed.connect(lambda leaf=tab.leaf: self.turn_to(leaf))
        for panel in (self.page, *self.tabs):
            panel.setZValue(4)
            scene.addItem(panel)

    def elements(self) -> list[Panel]:
        """The edges, then the open leaf."""
        return [panel for panel in (*self.tabs, self.page) if panel.isVisible()]

    def show(self, view: Kraken, names: Names, viewer: Seat | None, seen: bool) -> None:
        """Follows a view."""
        self._view, self._names, self._viewer = view, names, viewer
        if self.leaf is Leaf.OWN and not self._has_own():
            self.leaf = Leaf.SAILED
        self.page.setVisible(seen)
        for tab in self.tabs:
            tab.setVisible(seen and (tab.leaf is not Leaf.OWN or self._has_own()))
        if seen:
            self._fill()

    def _has_own(self) -> bool:
        """Notes are the seat's own: never on the table screen, and only with the memory aid."""
        view = self._view
        return self._viewer is not None and view is not None and view.variant.memory_aid

    def turn_to(self, leaf: Leaf) -> None:
        """Opens a leaf."""
        self.leaf = leaf
        self._fill()
        self.turned.emit()

    def _fill(self) -> None:
        if self._view is None:
            return
        for tab in self.tabs:
            tab.show_tab(tab.leaf is self.leaf)
        rows = rows_of(self._view, self.leaf, self._names, self._viewer)
        self.page.topic = TOPICS[self.leaf]
        self.page.show_rows(leaf_name(self.leaf), nothing_yet(self.leaf), rows)

    def place(self, area: QRectF, scale: float) -> None:
        """The edges above, the leaf below them."""
        high = 26 * scale
        shown = [tab for tab in self.tabs if tab.isVisible()]
        for tab, span in zip(shown, self._spans(shown, area.width(), scale), strict=True):
            tab.scale_of_board = scale
            tab.place(QRectF(area.left() + span[0], area.top(), span[1], high))
        self.page.scale_of_board = scale
        self.page.place(area.adjusted(0, high + 2, 0, 0))

    @staticmethod
    def _spans(tabs: Sequence[Tab], width: float, scale: float) -> list[tuple[float, float]]:
        """Where each begins and how wide it is: by its word, or alike where there is no room."""
        many, sign = len(tabs), TAB * scale
        words = [tab.wanted(scale) - sign for tab in tabs]
        share = (width - many * sign) / max(1.0, sum(words))
        wide = [width / max(1, many)] * many
        if share > 1:
            wide = [each + sign + (width - many * sign - sum(words)) / many for each in words]
        elif share > LEAST_WORD:
            wide = [sign + each * share for each in words]
        return [(sum(wide[:number]), each) for number, each in enumerate(wide)]

"""The tower of the lighthouse: it grows floor by floor, and each row tells what it brings."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPolygonF

from models.translate import filled, number_text
from rules.kinfire_council.asking import space_target
from rules.kinfire_council.rounds.lighthouse import cult_gain, top, tracker_row
from rules.kinfire_council.state import Council
from views.items.panel import fitted, tabular
from views.items.strokes import ruled, tinted
from views.kinfire_council.ground import paint_glow
from views.kinfire_council.icons import Mark, draw_marks, marks_width
from views.kinfire_council.inks import Inks, on_card
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, theme

translate = QCoreApplication.translate
LAMP = 26.0
BASE, TOP_WIDTH = 32.0, 24.0
ASIDE = 4.0
"""How far the tower stands left of the middle: the tags at its right are wider."""


class TowerFace(Struct, frozen=True):
    """The marker, and what each row brings: V a floor, V for the Cult."""

    marker: int
    rows: tuple[tuple[int, int], ...]


class TowerItem(TableItem):
    """The tower grows with the marker; what is still to be built is drawn as a plan."""

    def __init__(self) -> None:
        super().__init__(space_target("tracker"))
        self.face = TowerFace(0, ())
        self.topic = "lighthouse"

    def show_view(self, view: Council) -> None:
        """How high it stands."""
        rows = tuple(
            (tracker_row(view, n).v_per_floor, cult_gain(view, n)) for n in range(top(view) + 1)
        )
        self.face = TowerFace(view.marker, rows)
        v_each, cult = rows[view.marker]
        said = translate(
            "kinfire_council_board",
            "Lighthouse: row {row} of {top}. Each floor sent is worth {v} V, the Cult gains {cult}"
            " V at night.",
        )
        facts = {"row": view.marker, "top": top(view), "v": v_each, "cult": cult}
        self.set_label(filled(said, **{name: number_text(n) for name, n in facts.items()}))
        self.renew(self.face, theme().name, theme().text)

    # ------------------------------------------------------------ where
    @property
    def top(self) -> int:
        """The top row."""
        return max(1, len(self.face.rows) - 1)

    def row_y(self, row: int) -> float:
        """The foot of a row's floor."""
        s, area = self.scale_of_board, self.area
        room = area.height() - (LAMP + 22) * s
        return area.bottom() - 8 * s - row * room / (self.top + 0.35)

    def half(self, y: float) -> float:
        """Half the tower's width at a height."""
        low, high = self.row_y(0), self.row_y(self.top)
        share = (low - y) / (low - high)
        return (BASE + (TOP_WIDTH - BASE) * share) / 2 * self.scale_of_board

    @property
    def axis(self) -> float:
        """The middle of the tower."""
        return self.area.center().x() - ASIDE * self.scale_of_board

    @property
    def lamp(self) -> QPointF:
        """Where the light is."""
        y = self.row_y(self.face.marker) - LAMP * 0.42 * self.scale_of_board
        return QPointF(self.axis, y)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Rock, floors, lamp, and what each row brings."""
        inks, s, x = self.inks, self.scale_of_board, self.axis
        self._draw_rock(painter, area, inks)
        top, lamp = self.row_y(self.face.marker), self.lamp
        strength = 0.35 + 0.06 * self.face.marker
        paint_glow(painter, lamp, (40 + 5 * self.face.marker) * s, inks, strength)
        self._draw_plan(painter, x, inks)
        for row in range(self.face.marker):
            self._draw_floor(painter, x, row, inks)
        self._draw_lamp(painter, x, top, inks)
        for row in range(len(self.face.rows)):
            self._draw_row(painter, area, row, inks)
        self.frame(painter, rounded(area.adjusted(1, 1, -1, -1), 4 * s))

    def _draw_rock(self, painter: QPainter, area: QRectF, inks: Inks) -> None:
        s, x, y = self.scale_of_board, self.axis, self.row_y(0)
        low = area.bottom() + 2
        shore = [(-46, 0), (-32, -7), (-24, -1), (26, -2), (36, -6), (48, 0)]
        points = [QPointF(x + dx * s, (low if not dy else y + 5 * s + dy * s)) for dx, dy in shore]
        painter.setPen(ruled(inks.ledge_line, 1.0 * s))
        painter.setBrush(QColor(inks.rock[1]))
        painter.drawPolygon(QPolygonF(points))

    def _draw_plan(self, painter: QPainter, x: float, inks: Inks) -> None:
        pen = ruled(inks.plan, 1.0 * self.scale_of_board, 0.55)
        pen.setDashPattern([2.5, 3.0])
        painter.setPen(pen)
        low, high = self.row_y(self.face.marker), self.row_y(self.top)
        for side in (-1, 1):
            painter.drawLine(QPointF(x + side * self.half(low), low),
                             QPointF(x + side * self.half(high), high))  # fmt: skip

    def _draw_floor(self, painter: QPainter, x: float, row: int, inks: Inks) -> None:
        low, high, s = self.row_y(row), self.row_y(row + 1), self.scale_of_board
        wall = QPolygonF([
            QPointF(x - self.half(low), low), QPointF(x - self.half(high), high),
            QPointF(x + self.half(high), high), QPointF(x + self.half(low), low),
        ])  # fmt: skip
        painter.setPen(ruled(inks.ledge_line, 1.0 * s))
        painter.setBrush(QColor(inks.tower if row % 2 == 0 else inks.tower_dark))
        painter.drawPolygon(wall)
        middle = (low + high) / 2
        window = QRectF(x - 2.6 * s, middle - 5 * s, 5.2 * s, 9 * s)
        painter.setPen(ruled(inks.ledge_line, 0.8 * s))
        painter.setBrush(QColor(inks.lit))
        painter.drawRoundedRect(window, 2.4 * s, 2.4 * s)

    def _draw_lamp(self, painter: QPainter, x: float, y: float, inks: Inks) -> None:
        """The lamp room upon what has been built."""
        s, half = self.scale_of_board, self.half(y)
        painter.setPen(ruled(inks.ledge_line, 1.0 * s))
        painter.setBrush(QColor(inks.tower_dark))
        painter.drawRect(QRectF(x - half - 3 * s, y - 4 * s, 2 * half + 6 * s, 4 * s))
        room = QRectF(x - half * 0.62, y - 17 * s, half * 1.24, 13 * s)
        painter.setBrush(QColor(inks.beam))
        painter.drawRect(room)
        painter.drawLine(room.topLeft() + QPointF(room.width() / 2, 0),
                         room.bottomLeft() + QPointF(room.width() / 2, 0))  # fmt: skip
        painter.setBrush(QColor(inks.tower_dark))
        roof = [room.topLeft() - QPointF(3 * s, 0), QPointF(x, room.top() - 9 * s),
                room.topRight() + QPointF(3 * s, 0)]  # fmt: skip
        painter.drawPolygon(QPolygonF(roof))

    def _letters(self, row: int) -> QFont:
        face = Face.STRONG if row == self.face.marker else Face.SMALL
        return tabular(fitted(face, self.scale_of_board * 0.94, 12))

    def _marks(self, row: int) -> tuple[tuple[Mark, ...], tuple[Mark, ...]]:
        v_each, cult = self.face.rows[row]
        left = (Mark("kc-v", number_text(v_each)),)
        return left, (Mark("kc-cult", "+" + number_text(cult)),)

    def tags(self, row: int) -> tuple[QRectF, QRectF]:
        """Where it stands what a row brings."""
        s, y, area, letters = self.scale_of_board, self.row_y(row), self.area, self._letters(row)
        wide, beside = (marks_width(each, letters) + 8 * s for each in self._marks(row))
        top, high = y - 8.5 * s, 17 * s
        right = QRectF(area.right() - beside, top, beside, high)
        return QRectF(area.left() + 4 * s, top, wide, high), right

    def _draw_row(self, painter: QPainter, area: QRectF, row: int, inks: Inks) -> None:
        """At the left what a floor is worth, at the right what the Cult gains."""
        s, is_now = self.scale_of_board, row == self.face.marker
        letters = self._letters(row)
        for box, marks in zip(self.tags(row), self._marks(row), strict=True):
            painter.setPen(ruled(inks.beam if is_now else inks.card_muted, 1.1 * s, 0.9))
            if not is_now:
                painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tinted(inks.card, 0.94 if is_now else 0.86))
            painter.drawRoundedRect(box, 4 * s, 4 * s)
            worn = inks.card_ink
            draw_marks(painter, box.adjusted(4 * s, 0, 0, 0), marks, letters, on_card(inks), worn)

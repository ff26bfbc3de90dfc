"""The lighthouse at the edge of the city: its tower with the tracker's rows, and the site."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from models.translate import number_text, sentences, words
from rules.kernel.steps import Seat
from rules.kinfire_council import card_texts
from rules.kinfire_council.asking import button_target, ship_target, space_target
from rules.kinfire_council.describe import item_name
from rules.kinfire_council.library import shelf
from rules.kinfire_council.lighthouse import TOP, cult_gain, tracker_row
from rules.kinfire_council.spaces import SITE_HEX
from rules.kinfire_council.state import Council
from views.items.panel import fitted, tabular, write
from views.items.strokes import ruled, tinted
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.ground import paint_glow
from views.kinfire_council.hex_item import HexItem
from views.kinfire_council.icons import Mark, draw_marks, marks_of, marks_width
from views.kinfire_council.inks import Inks, on_card
from views.kinfire_council.part import Part, seat_marks
from views.kinfire_council.piece_paint import paint_token, pip
from views.kinfire_council.showing import Showing
from views.kinfire_council.table_item import TableItem, rounded
from views.kinfire_council.words import filled
from views.theme import Face, SeatMark, paint_icon, theme

translate = QCoreApplication.translate
SITE = 150.0
"""Height of the site's card at scale 1."""
HEX, SHIP = 36.0, 23.0
LAMP = 26.0
BASE, TOP_WIDTH = 46.0, 27.0


class TowerFace(Struct, frozen=True):
    """The marker, and what each row brings: V a floor, V for the Cult."""

    marker: int
    rows: tuple[tuple[int, int], ...]


class TowerItem(TableItem):
    """The tower grows with the marker; what is still to be built is drawn as a plan."""

    def __init__(self) -> None:
        super().__init__(button_target(""))
        self.face = TowerFace(0, ())
        self.topic = "lighthouse"

    def show_view(self, view: Council) -> None:
        """How high it stands."""
        rows = tuple((tracker_row(n).v_per_floor, cult_gain(view, n)) for n in range(TOP + 1))
        self.face = TowerFace(view.marker, rows)
        v_each, cult = rows[view.marker]
        said = translate(
            "kinfire_council_board",
            "Lighthouse: row {row} of {top}. Each floor sent is worth {v} V, the Cult gains {cult}"
            " V at night.",
        )
        facts = {"row": view.marker, "top": TOP, "v": v_each, "cult": cult}
        self.set_label(filled(said, **{name: number_text(n) for name, n in facts.items()}))
        self.renew(self.face, theme().name, theme().text)

    # ------------------------------------------------------------ where
    def row_y(self, row: int) -> float:
        """The foot of a row's floor."""
        s, area = self.scale_of_board, self.area
        room = area.height() - (LAMP + 22) * s
        return area.bottom() - 8 * s - row * room / (TOP + 0.35)

    def _half(self, y: float) -> float:
        """Half the tower's width at a height."""
        low, high = self.row_y(0), self.row_y(TOP)
        share = (low - y) / (low - high)
        return (BASE + (TOP_WIDTH - BASE) * share) / 2 * self.scale_of_board

    @property
    def lamp(self) -> QPointF:
        """Where the light is."""
        y = self.row_y(self.face.marker) - LAMP * 0.42 * self.scale_of_board
        return QPointF(self.area.center().x(), y)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Rock, floors, lamp, and what each row brings."""
        inks, s, x = self.inks, self.scale_of_board, area.center().x()
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
        s, x, y = self.scale_of_board, area.center().x(), self.row_y(0)
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
        low, high = self.row_y(self.face.marker), self.row_y(TOP)
        for side in (-1, 1):
            painter.drawLine(QPointF(x + side * self._half(low), low),
                             QPointF(x + side * self._half(high), high))  # fmt: skip

    def _draw_floor(self, painter: QPainter, x: float, row: int, inks: Inks) -> None:
        low, high, s = self.row_y(row), self.row_y(row + 1), self.scale_of_board
        wall = QPolygonF([
            QPointF(x - self._half(low), low), QPointF(x - self._half(high), high),
            QPointF(x + self._half(high), high), QPointF(x + self._half(low), low),
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
        s, half = self.scale_of_board, self._half(y)
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

    def _draw_row(self, painter: QPainter, area: QRectF, row: int, inks: Inks) -> None:
        """At the left what a floor is worth, at the right what the Cult gains."""
        s, y = self.scale_of_board, self.row_y(row)
        v_each, cult = self.face.rows[row]
        is_now = row == self.face.marker
        letters = tabular(fitted(Face.STRONG if is_now else Face.SMALL, s * 0.88, 11))
        high = 17 * s
        left = (Mark("kc-v", number_text(v_each)),)
        right = (Mark("kc-cult", "+" + number_text(cult)),)
        wide_left, wide_right = marks_width(left, letters), marks_width(right, letters)
        boxes = (
            (QRectF(area.left() + 4 * s, y - high / 2, wide_left + 8 * s, high), left),
            (QRectF(area.right() - wide_right - 12 * s, y - high / 2, wide_right + 8 * s, high),
             right),
        )  # fmt: skip
        for box, marks in boxes:
            painter.setPen(ruled(inks.beam if is_now else inks.card_muted, 1.1 * s, 0.9))
            if not is_now:
                painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tinted(inks.card, 0.92 if is_now else 0.62))
            painter.drawRoundedRect(box, 4 * s, 4 * s)
            worn = inks.card_ink if is_now else inks.card_muted
            draw_marks(painter, box.adjusted(4 * s, 0, 0, 0), marks, letters, on_card(inks), worn)


class SiteFace(Struct, frozen=True):
    """The card of the site."""

    name: str
    trouble: int
    has_beast: bool
    seeker: tuple[Mark, ...]


class SiteItem(TableItem):
    """The site's card: its name and trouble, what a Seeker gains there."""

    def __init__(self) -> None:
        super().__init__(space_target("site"))
        self.face: SiteFace | None = None
        self.topic = "lighthouse"

    def show_view(self, view: Council) -> None:
        """The site as it is."""
        if not view.site:
            self.face = None
            self.renew(None)
            return
        site = shelf(view).sites[view.site]
        self.face = SiteFace(
            words(item_name(view, view.site)),
            view.site_trouble,
            view.sea_beast,
            tuple(marks_of(site.seeker)),
        )
        said = translate("kinfire_council_board", "Site: {name}. Trouble: {trouble}.")
        head = filled(said, name=self.face.name, trouble=number_text(view.site_trouble))
        beast = translate("kinfire_council_board", "The Sea Beast lies here.")
        parts = [head, *([beast] if view.sea_beast else []), words(card_texts.text_of(site))]
        self.set_label(sentences(parts))
        self.renew(self.face, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card below its rows."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        painter.fillPath(path, QColor(inks.card))
        painter.strokePath(path, ruled(inks.edge, 1.2 * s))
        self.frame(painter, path)
        if self.face is None:
            return
        face, worn = self.face, on_card(inks)
        head = QRectF(area.left() + 7 * s, area.top() + 4 * s, area.width() - 12 * s, 17 * s)
        write(painter, head, face.name, fitted(Face.STRONG, s * 0.88, 11), QColor(inks.card_ink))
        row = QRectF(head.left(), head.bottom(), head.width(), 16 * s)
        self._draw_trouble(painter, row, face, inks)
        letters = tabular(fitted(Face.SMALL, s * 0.9, 11))
        low = QRectF(head.left(), area.bottom() - (HEX + 4) * s, area.width() - (HEX + 16) * s,
                     HEX * s)  # fmt: skip
        draw_marks(painter, low, face.seeker, letters, worn, inks.card_ink)

    def _draw_trouble(self, painter: QPainter, row: QRectF, face: SiteFace, inks: Inks) -> None:
        s, step = self.scale_of_board, 12.0
        if face.has_beast:
            paint_icon(painter, "kc-beast",
                       QRectF(row.right() - 17 * s, row.top() - 1, 16 * s, 16 * s),
                       QColor(inks.trouble))  # fmt: skip
        if face.trouble > 7:
            letters = tabular(fitted(Face.SMALL, s * 0.9, 11))
            marks = (Mark("kc-trouble", number_text(face.trouble)),)
            draw_marks(painter, row, marks, letters, on_card(inks), inks.card_ink)
            return
        for number in range(face.trouble):
            spot = QPointF(row.left() + (6 + step * number) * s, row.center().y())
            pip(painter, spot, 5 * s, True, inks.trouble)


class ShipFace(Struct, frozen=True):
    """A row of the site. `sent`: who has sent from it."""

    floors: int
    cost: tuple[Mark, ...]
    slots: int
    sent: tuple[SeatMark, ...]


class ShipItem(TableItem):
    """A row of the site: floors, price, places for influence."""

    def __init__(self, row: int) -> None:
        super().__init__(ship_target(row))
        self.row = row
        self.face: ShipFace | None = None
        self.setZValue(1)
        self.topic = "lighthouse"

    def show_face(self, face: ShipFace | None) -> None:
        """What it costs, and who has sent."""
        self.face = face
        self.renew(face, theme().name, theme().text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Floors, price, tokens."""
        if self.face is None:
            return
        inks, s, face = self.inks, self.scale_of_board, self.face
        path = rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 3 * s)
        is_full = len(face.sent) >= face.slots
        painter.fillPath(path, tinted(inks.ledge_line, 0.12 if inks.flat else 0.55))
        painter.setOpacity(0.5 if self.is_closed and not is_full else 1.0)
        x = area.left() + 4 * s
        for number in range(face.floors):
            low = area.bottom() - 4 * s - number * 5.2 * s
            painter.setPen(ruled(inks.ledge_line, 0.6 * s))
            painter.setBrush(QColor(inks.tower if number % 2 == 0 else inks.tower_dark))
            painter.drawRect(QRectF(x + number * s, low - 4.4 * s, (13 - 2 * number) * s, 4.4 * s))
        letters = tabular(fitted(Face.SMALL, s * 0.88, 11))
        side, room = 15 * s, face.slots * 16.5 * s
        box = QRectF(x + 18 * s, area.top(), area.width() - 24 * s - room, area.height())
        draw_marks(painter, box, face.cost, letters, on_card(inks), inks.card_ink)
        for slot in range(face.slots):
            spot = QRectF(area.right() - 3 * s - (face.slots - slot) * 16.5 * s,
                          area.center().y() - side / 2, side, side)  # fmt: skip
            self._draw_slot(painter, spot, slot, inks)
        painter.setOpacity(1.0)
        self.frame(painter, path)

    def _draw_slot(self, painter: QPainter, spot: QRectF, slot: int, inks: Inks) -> None:
        assert self.face is not None
        if slot < len(self.face.sent):
            paint_token(painter, spot, self.face.sent[slot])
            return
        painter.setPen(ruled(inks.card_muted, 1.0 * self.scale_of_board))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(spot.adjusted(1, 1, -1, -1), 3, 3)


class Light(Part):
    """Tower, site, rows, the Seeker's space."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(scene, parent)
        self.tower, self.site = TowerItem(), SiteItem()
        self.ships = [ShipItem(row) for row in range(3)]
        self.hex = HexItem(SITE_HEX, "kc-ship")
        for item in (self.tower, self.site, *self.ships, self.hex):
            self.add(item)

    def show(self, showing: Showing) -> None:
        """As it is."""
        view = showing.view
        self.tower.show_view(view)
        self.site.show_view(view)
        marks = seat_marks(showing)
        rows = shelf(view).sites[view.site].rows if view.site else ()
        for number, item in enumerate(self.ships):
            item.setVisible(number < len(rows))
            if number >= len(rows):
                item.show_face(None)
                continue
            row = rows[number]
            sent = tuple(seat for at, seat in view.shipments if at == number)
            own = tuple(marks[seat] for seat in sent)
            item.show_face(ShipFace(row.floors, tuple(marks_of(row.cost)), row.slots, own))
            item.set_label(self._ship_label(showing, number, sent))
        self.hex.set_label(translate("kinfire_council_board", "Seeker space of the lighthouse"))

    @staticmethod
    def _ship_label(showing: Showing, number: int, sent: tuple[Seat, ...]) -> str:
        view = showing.view
        row = shelf(view).sites[view.site].rows[number]
        said = translate("kinfire_council_board", "Shipment row {number}: {free} of {all} free.")
        facts = {"number": number + 1, "free": row.slots - len(sent), "all": row.slots}
        head = filled(said, **{name: number_text(n) for name, n in facts.items()})
        return sentences((head, words(card_texts.row_text(row))))

    def place(self, found: Arrangement) -> None:
        """The tower above, the site at its foot."""
        s, area = found.scale, found.light
        high = SITE * s
        card = QRectF(area.left() + 5 * s, area.bottom() - high - 5 * s, area.width() - 8 * s, high)
        for item in self.items:
            item.scale_of_board = s
        self.site.place(card)
        top = QRectF(area.left() + 2 * s, area.top() + 4 * s, area.width() - 4 * s,
                     card.top() - area.top() - 6 * s)  # fmt: skip
        self.tower.place(top)
        for number, ship in enumerate(self.ships):
            y = card.top() + (39 + number * (SHIP + 1)) * s
            ship.place(QRectF(card.left() + 3 * s, y, card.width() - 6 * s, SHIP * s))
        side = HEX * s
        corner = card.bottomRight() - QPointF(side + 3 * s, side + 2 * s)
        self.hex.place(QRectF(corner.x(), corner.y(), side, side))

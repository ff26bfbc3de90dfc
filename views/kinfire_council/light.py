"""The lighthouse at the edge of the city: the site at its foot, where shipments go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from models.translate import filled, number_text, sentences, words
from rules.kernel.steps import Seat, Target
from rules.kinfire_council.asking import location_target, ship_target, space_target
from rules.kinfire_council.describe import item_name
from rules.kinfire_council.printed import card_texts
from rules.kinfire_council.printed.content import Site, SiteRow
from rules.kinfire_council.printed.library import item_set
from rules.kinfire_council.printed.signs import printed
from rules.kinfire_council.spaces import SITE_HEX
from rules.kinfire_council.state import Council
from views.items.panel import CENTRE, fitted, tabular, write
from views.items.strokes import ruled, tinted
from views.kinfire_council.arrangement import Arrangement
from views.kinfire_council.hex_item import HexItem
from views.kinfire_council.icons import Mark, draw_marks, marks_of
from views.kinfire_council.inks import Inks, on_card
from views.kinfire_council.part import Part, seat_marks
from views.kinfire_council.piece_paint import paint_token, pip
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem, rounded
from views.kinfire_council.tower import TowerItem
from views.theme import Face, SeatMark, paint_icon, theme

translate = QCoreApplication.translate
SITE, USUAL_ROWS, MOST_ROWS = 150.0, 3, 5
"""Height of the site's card at scale 1 with the usual number of rows; the most rows of a site."""
HEX, SHIP, HEAD = 36.0, 23.0, 39.0
SLOT, SLOTS_SHARE = 16.5, 0.6
"""The room of a place for influence, and how much of a row all of them may have."""
MOST_FLOORS = 3
"""So many floors are drawn one upon the other; more are told by a number."""


class SiteFace(Struct, frozen=True):
    """The card of the site."""

    name: str
    trouble: int
    has_beast: bool
    seeker: tuple[Mark, ...]


def site_face(site: Site, name: str, trouble: int, has_beast: bool = False) -> SiteFace:
    """A site as it reads at the table."""
    return SiteFace(name, trouble, has_beast, tuple(marks_of(site.seeker)))


def site_height(rows: int) -> float:
    """How high the card of a site is at scale 1."""
    return SITE + max(0, rows - USUAL_ROWS) * (SHIP + 1)


class SiteItem(TableItem):
    """The site's card: its name and trouble, what a Seeker gains there."""

    def __init__(self) -> None:
        super().__init__(space_target("site"))
        self.face: SiteFace | None = None
        self.topic = "lighthouse"

    @property
    def meanings(self) -> tuple[Target, ...]:
        """The card, or what it gives to the Seeker who stands on its hexagon."""
        return (space_target("site"), location_target(SITE_HEX, 0))

    def show_view(self, view: Council) -> None:
        """The site as it is."""
        if not view.site:
            self.show_face(None)
            self.set_label(self._none())
            return
        site = printed(view, item_set(view).sites[view.site])
        face = site_face(site, words(item_name(view, view.site)), view.site_trouble, view.sea_beast)
        self.show_face(face)
        said = translate("kinfire_council_board", "Site: {name}. Trouble: {trouble}.")
        head = filled(said, name=face.name, trouble=number_text(view.site_trouble))
        beast = translate("kinfire_council_board", "The Sea Beast is here.")
        parts = [head, *([beast] if view.sea_beast else []), words(card_texts.text_of(site))]
        self.set_label(sentences(parts))

    def show_face(self, face: SiteFace | None) -> None:
        """Another site, or another trouble."""
        self.face = face
        self.renew(face, theme().name, theme().text)

    @staticmethod
    def _none() -> str:
        return translate("kinfire_council_board", "No site is open")

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The card below its rows."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        painter.fillPath(path, QColor(inks.card))
        painter.strokePath(path, ruled(inks.edge, 1.2 * s))
        self.frame(painter, path)
        if self.face is None:
            letters = fitted(Face.SMALL, s * 0.9, 11)
            write(painter, area, self._none(), letters, QColor(inks.card_muted), CENTRE)
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
                       QColor(on_card(inks).trouble))  # fmt: skip
        if face.trouble > 7:
            letters = tabular(fitted(Face.SMALL, s * 0.9, 11))
            marks = (Mark("kc-trouble", number_text(face.trouble)),)
            draw_marks(painter, row, marks, letters, on_card(inks), inks.card_ink)
            return
        for number in range(face.trouble):
            spot = QPointF(row.left() + (6 + step * number) * s, row.center().y())
            pip(painter, spot, 5 * s, True, on_card(inks).trouble)


class ShipFace(Struct, frozen=True):
    """A row of the site. `sent`: who has sent from it."""

    floors: int
    cost: tuple[Mark, ...]
    slots: int
    sent: tuple[SeatMark, ...]


def ship_face(row: SiteRow, sent: tuple[SeatMark, ...] = ()) -> ShipFace:
    """A row of a site, and whose tokens lie there."""
    return ShipFace(row.floors, tuple(marks_of(row.cost)), row.slots, sent)


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
        self._draw_floors(painter, QRectF(x, area.top(), 13 * s, area.height()), inks)
        letters = tabular(fitted(Face.SMALL, s * 0.88, 11))
        step = self.slot_step(area)
        side, room = step / 1.1, face.slots * step
        box = QRectF(x + 18 * s, area.top(), area.width() - 24 * s - room, area.height())
        draw_marks(painter, box, face.cost, letters, on_card(inks), inks.card_ink)
        for slot in range(face.slots):
            spot = QRectF(area.right() - 3 * s - (face.slots - slot) * step,
                          area.center().y() - side / 2, side, side)  # fmt: skip
            self._draw_slot(painter, spot, slot, inks)
        painter.setOpacity(1.0)
        self.frame(painter, path)

    def slot_step(self, area: QRectF) -> float:
        """How broad each place for influence is; many lie close, so that the price has room."""
        assert self.face is not None
        s = self.scale_of_board
        return min(SLOT * s, SLOTS_SHARE * (area.width() - 24 * s) / self.face.slots)

    def _draw_floors(self, painter: QPainter, area: QRectF, inks: Inks) -> None:
        """One upon the other; many of them as a number on one floor."""
        assert self.face is not None
        s, floors = self.scale_of_board, self.face.floors
        is_many = floors > MOST_FLOORS
        for number in range(1 if is_many else floors):
            low = area.bottom() - 4 * s - number * 5.2 * s
            painter.setPen(ruled(inks.ledge_line, 0.6 * s))
            painter.setBrush(QColor(inks.tower if number % 2 == 0 else inks.tower_dark))
            painter.drawRect(QRectF(area.left() + number * s, low - 4.4 * s,
                                    (13 - 2 * number) * s, 4.4 * s))  # fmt: skip
        if is_many:
            box = area.adjusted(0, 1 * s, 0, -8.4 * s)
            letters = tabular(fitted(Face.STRONG, s * 0.8, 11))
            write(painter, box, number_text(floors), letters, QColor(inks.card_ink), CENTRE)

    def _draw_slot(self, painter: QPainter, spot: QRectF, slot: int, inks: Inks) -> None:
        assert self.face is not None
        if slot < len(self.face.sent):
            paint_token(painter, spot, self.face.sent[slot])
            return
        painter.setPen(ruled(inks.card_muted, 1.0 * self.scale_of_board))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(spot.adjusted(1, 1, -1, -1), 3, 3)


def site_hex() -> HexItem:
    """Where a Seeker stands at the lighthouse."""
    return HexItem(SITE_HEX, "kc-ship")


def lay_site(
    site: SiteItem, ships: Sequence[ShipItem], hexed: HexItem, card: QRectF, scale: float
) -> None:
    """The rows upon the card of a site, the Seeker's space in its corner."""
    s = scale
    for item in (site, *ships, hexed):
        item.scale_of_board = s
    site.place(card)
    for number, ship in enumerate(ships):
        y = card.top() + (HEAD + number * (SHIP + 1)) * s
        ship.place(QRectF(card.left() + 3 * s, y, card.width() - 6 * s, SHIP * s))
    side = HEX * s
    corner = card.bottomRight() - QPointF(side + 3 * s, side + 2 * s)
    hexed.place(QRectF(corner.x(), corner.y(), side, side))


class Light(Part):
    """Tower, site, rows, the Seeker's space."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(scene, parent)
        self.tower, self.site = TowerItem(), SiteItem()
        self.ships = [ShipItem(row) for row in range(MOST_ROWS)]
        self.hex = site_hex()
        self._found: Arrangement | None = None
        for item in (self.tower, self.site, *self.ships, self.hex):
            self.add(item)

    def show(self, showing: RenderState) -> None:
        """As it is."""
        view = showing.view
        self.tower.show_view(view)
        self.site.show_view(view)
        marks = seat_marks(showing)
        rows = item_set(view).sites[view.site].rows if view.site else ()
        for number, item in enumerate(self.ships):
            item.setVisible(number < len(rows))
            if number >= len(rows):
                item.show_face(None)
                continue
            sent = tuple(seat for at, seat in view.shipments if at == number)
            item.show_face(ship_face(rows[number], tuple(marks[seat] for seat in sent)))
            item.set_label(self._ship_label(showing, number, sent))
        self.hex.setVisible(bool(view.site))
        self.hex.set_label(translate("kinfire_council_board", "Seeker space of the lighthouse"))
        if self._found is not None:
            self.place(self._found)

    @staticmethod
    def _ship_label(showing: RenderState, number: int, sent: tuple[Seat, ...]) -> str:
        view = showing.view
        row = item_set(view).sites[view.site].rows[number]
        said = translate("kinfire_council_board", "Shipment row {number}: {free} of {all} free.")
        facts = {"number": number + 1, "free": row.slots - len(sent), "all": row.slots}
        head = filled(said, **{name: number_text(n) for name, n in facts.items()})
        return sentences((head, words(card_texts.row_text(row))))

    def place(self, found: Arrangement) -> None:
        """The tower above, the site at its foot."""
        self._found = found
        s, area = found.scale, found.light
        high = site_height(sum(ship.face is not None for ship in self.ships)) * s
        card = QRectF(area.left() + 5 * s, area.bottom() - high - 5 * s, area.width() - 8 * s, high)
        lay_site(self.site, self.ships, self.hex, card, s)
        top = QRectF(area.left() + 2 * s, area.top() + 4 * s, area.width() - 4 * s,
                     card.top() - area.top() - 6 * s)  # fmt: skip
        self.tower.scale_of_board = s
        self.tower.place(top)

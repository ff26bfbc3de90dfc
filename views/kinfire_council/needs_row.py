"""The rows of the needs track: what is wanted, and who has met it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from models.translate import filled, number_text, sentences, words
from rules.kinfire_council.asking import need_target
from rules.kinfire_council.describe import goods_text
from rules.kinfire_council.enums import Resource
from rules.kinfire_council.goods import goods_of
from rules.kinfire_council.names import resource_name
from rules.kinfire_council.state import NOBODY
from views.items.panel import fitted, tabular, write
from views.items.strokes import ruled
from views.kinfire_council.icons import RESOURCE_ICON, resource_ink
from views.kinfire_council.inks import Inks
from views.kinfire_council.part import seat_marks
from views.kinfire_council.phrases import listed
from views.kinfire_council.piece_paint import paint_token
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, SeatMark, paint_icon, theme

translate = QCoreApplication.translate


class NeedFace(Struct, frozen=True):
    """A row: what must be paid, what was added too late for this round, who has met it."""

    wants: tuple[Resource, ...]
    late: tuple[Resource, ...]
    met_by: SeatMark | None


class NeedItem(TableItem):
    """A row of the track."""

    def __init__(self, row: int) -> None:
        super().__init__(need_target(row))
        self.row = row
        self.face = NeedFace((), (), None)
        self.topic = "needs"

    def show_view(self, showing: RenderState) -> None:
        """What lies there."""
        needs = showing.view.needs
        number = number_text(self.row + 1)
        if self.row >= len(needs) or not (needs[self.row].wants or needs[self.row].late):
            self.face = NeedFace((), (), None)
            said = translate("kinfire_council_board", "Needs, row {number}: empty.")
            self.set_label(filled(said, number=number))
        else:
            need = needs[self.row]
            met = None if need.met_by == NOBODY else seat_marks(showing)[need.met_by]
            self.face = NeedFace(need.wants, need.late, met)
            self.set_label(self._words(showing, number))
        self.renew(self.face, theme().name, theme().text)

    def _words(self, showing: RenderState, number: str) -> str:
        need = showing.view.needs[self.row]
        said = translate("kinfire_council_board", "Need {number}: {goods}.")
        goods = listed([words(goods_text(goods_of(each, 1))) for each in need.wants])
        parts = [filled(said, number=number, goods=goods)]
        if need.met_by != NOBODY:
            told = translate("kinfire_council_board", "Met by {who}.")
            parts.append(filled(told, who=showing.names.get(need.met_by, "")))
        if need.late:
            told = translate("kinfire_council_board", "From the next round also: {goods}.")
            parts.append(filled(told, goods=listed([words(resource_name(r)) for r in need.late])))
        return sentences(parts)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The goods, a line through what has been met."""
        inks, s, face = self.inks, self.scale_of_board, self.face
        path = rounded(area.adjusted(1, 1, -1, -1), 4 * s)
        if not face.wants and not face.late:
            pen = ruled(inks.edge, 1.0 * s, 0.55)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.strokePath(path, pen)
            self._draw_number(painter, area, inks, theme().colours.muted)
            return
        painter.fillPath(path, QColor(inks.face if face.met_by is None else inks.taken))
        painter.strokePath(path, ruled(inks.edge, 1.0 * s))
        self._draw_number(painter, area, inks, inks.muted)
        painter.setOpacity(0.5 if self.is_closed and face.met_by is None else 1.0)
        side, x = 15 * s, area.left() + 16 * s
        for resource, is_late in (
            *((r, False) for r in face.wants),
            *((r, True) for r in face.late),
        ):
            painter.setOpacity(0.45 if is_late else painter.opacity())
            box = QRectF(x, area.center().y() - side / 2, side, side)
            ink = QColor(resource_ink(inks, resource))
            paint_icon(painter, RESOURCE_ICON[resource], box, ink)
            x += side + 2 * s
        painter.setOpacity(1.0)
        if face.met_by is not None:
            token = QRectF(area.right() - 18 * s, area.center().y() - 7.5 * s, 15 * s, 15 * s)
            paint_token(painter, token, face.met_by)
        self.frame(painter, path, QPointF(area.center().x(), area.top() + 2))

    def _draw_number(self, painter: QPainter, area: QRectF, inks: Inks, ink: str) -> None:
        s = self.scale_of_board
        letters = tabular(fitted(Face.SMALL, s * 0.76, 11))
        box = QRectF(area.left() + 5 * s, area.top(), 10 * s, area.height())
        write(painter, box, number_text(self.row + 1), letters, QColor(ink))

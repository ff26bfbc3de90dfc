"""What the Cult has: chits in the Hideout, the bag, the leaders, influence, its Conspirator."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from models.translate import filled, number_text, sentences
from rules.kernel.steps import Target
from rules.kinfire_council.asking import space_target
from rules.kinfire_council.state import LEADERS, NOBODY, Council
from views.items.panel import fitted, shrunk, tabular, write
from views.items.strokes import ruled
from views.kinfire_council.inks import Inks
from views.kinfire_council.part import seat_marks
from views.kinfire_council.phrases import listed
from views.kinfire_council.piece_paint import paint_cultist, paint_token
from views.kinfire_council.showing import RenderState
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, SeatMark, paint_icon, theme

translate = QCoreApplication.translate
MOST_CHITS = 12
TOKEN, BESIDE, RING = 15.0, 2.0, 3.0
"""At scale 1 a token's side, what is between it and its number, what a ring takes more."""


class CultFace(Struct, frozen=True):
    """What is shown. `leaders`: still in the bag or in the Hideout; `area`: tokens by seat."""

    hideout: tuple[int, ...]
    bag: int
    discard: int
    leaders: int
    area: tuple[tuple[SeatMark, int], ...]
    conspirator: SeatMark | None
    is_courted: bool
    """Whether players may send influence there: two players do not."""


class CultItem(TableItem):
    """The Cult's corner of the table."""

    def __init__(self) -> None:
        super().__init__(space_target("hideout"))
        self.face: CultFace | None = None
        self.topic = "cult"

    @property
    def meanings(self) -> tuple[Target, ...]:
        """Hideout and bag."""
        return (space_target("hideout"), space_target("bag"))

    def show_view(self, showing: RenderState) -> None:
        """As it is."""
        view, marks = showing.view, seat_marks(showing)
        area = tuple((marks[seat], n) for seat, n in enumerate(view.cult_area) if n)
        who = None if view.conspirator == NOBODY else marks[view.conspirator]
        leaders = len(LEADERS) - len(view.leaders_out)
        chits = tuple(sorted(view.hideout))
        counts = (len(view.bag), len(view.cult_discard))
        self.face = CultFace(chits, *counts, leaders, area, who, len(marks) > 2)
        self.set_label(self._words(showing, view))
        self.renew(self.face, theme().name, theme().text)

    @staticmethod
    def _words(showing: RenderState, view: Council) -> str:
        said = translate(
            "kinfire_council_board",
            "Cult: {hideout} in the Hideout, {bag} in the bag, {discard} discarded; leaders still"
            " to come: {leaders}.",
        )
        facts = {
            "hideout": len(view.hideout),
            "bag": len(view.bag),
            "discard": len(view.cult_discard),
            "leaders": len(LEADERS) - len(view.leaders_out),
        }
        parts = [filled(said, **{name: number_text(n) for name, n in facts.items()})]
        one = translate("kinfire_council_board", "{who} {number}")
        area = [
            filled(one, who=showing.names.get(seat, ""), number=number_text(n))
            for seat, n in enumerate(view.cult_area)
            if n
        ]
        if area:
            told = translate("kinfire_council_board", "Influence with the Cult: {who}.")
            parts.append(filled(told, who=listed(area)))
        if view.conspirator != NOBODY:
            told = translate("kinfire_council_board", "Conspirator: {who}.")
            parts.append(filled(told, who=showing.names.get(view.conspirator, "")))
        return sentences(parts)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Hideout above, bag and influence below."""
        inks, s = self.inks, self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 5 * s)
        painter.fillPath(path, QColor(inks.card))
        painter.strokePath(path, ruled(inks.cult, 1.4 * s))
        self.frame(painter, path)
        face = self.face
        if face is None:
            return
        inside = area.adjusted(6 * s, 4 * s, -5 * s, -4 * s)
        count = 3 if face.is_courted else 2
        high = inside.height() / count
        rows = [QRectF(inside.left(), inside.top() + n * high, inside.width(), high)
                for n in range(count)]  # fmt: skip
        self._draw_hideout(painter, rows[0], face, inks)
        self._draw_bag(painter, rows[1], face, inks)
        if face.is_courted:
            self._draw_area(painter, rows[2], face, inks)

    def _draw_hideout(self, painter: QPainter, row: QRectF, face: CultFace, inks: Inks) -> None:
        s = self.scale_of_board
        side = min(20 * s, row.height() - 2 * s)
        x = self._head(painter, row, "kc-hideout", self._hideout_name(), inks)
        if not face.hideout:
            self._write_none(painter, row, x, inks)
            return
        shown = face.hideout[:MOST_CHITS]
        step = min(side + 1 * s, (row.right() - x - side) / max(1, len(shown) - 1))
        for number, chit in enumerate(shown):
            spot = QRectF(x + number * step, row.center().y() - side / 2, side, side)
            paint_cultist(painter, spot, inks, "★" if chit in LEADERS else number_text(chit))

    @staticmethod
    def _hideout_name() -> str:
        return translate("kinfire_council_board", "Hideout")

    def _head(self, painter: QPainter, row: QRectF, icon: str, name: str, inks: Inks) -> float:
        """The sign and the name of a line; gives where it goes on."""
        s = self.scale_of_board
        side = 14 * s
        sign = QRectF(row.left(), row.center().y() - side / 2, side, side)
        paint_icon(painter, icon, sign, QColor(inks.cult_light))
        letters = fitted(Face.SMALL, s * 0.84, 11)
        box = QRectF(sign.right() + 4 * s, row.top(), row.right() - sign.right(), row.height())
        write(painter, box, name, letters, QColor(inks.card_muted))
        return self._after(row, name)

    def _after(self, row: QRectF, name: str) -> float:
        """Where a line goes on behind its sign and its name."""
        s = self.scale_of_board
        if not name:
            return row.left() + 19 * s
        letters = shrunk(fitted(Face.SMALL, s * 0.84, 11), name, row.width() - 14 * s)
        return row.left() + 24 * s + QFontMetricsF(letters).horizontalAdvance(name)

    def _numbers(self) -> QFont:
        return tabular(fitted(Face.STRONG, self.scale_of_board * 0.86, 11))

    def _write_none(self, painter: QPainter, row: QRectF, x: float, inks: Inks) -> None:
        """Nothing is a number, too."""
        box = QRectF(x, row.top(), row.right() - x, row.height())
        write(painter, box, number_text(0), self._numbers(), QColor(inks.card_ink))

    def _draw_bag(self, painter: QPainter, row: QRectF, face: CultFace, inks: Inks) -> None:
        """How many chits are in the bag, and how many leaders have not come yet."""
        s = self.scale_of_board
        name = translate("kinfire_council_board", "Bag")
        x = self._head(painter, row, "item-bag", name, inks)
        letters = self._numbers()
        box = QRectF(x, row.top(), 24 * s, row.height())
        x += write(painter, box, number_text(face.bag), letters, QColor(inks.card_ink)) + 12 * s
        rest = QRectF(x, row.top(), row.right() - x, row.height())
        name = translate("kinfire_council_board", "leaders to come")
        number = QFontMetricsF(letters).horizontalAdvance(number_text(face.leaders)) + 2 * s
        rest.setRight(rest.right() - number - 6 * s)
        if self._after(rest, name) > rest.right() + 6 * s:
            name = ""  # the crown alone tells it
        x = self._head(painter, rest, "dominance", name, inks)
        box = QRectF(x, row.top(), row.right() - x, row.height())
        write(painter, box, number_text(face.leaders), letters, QColor(inks.card_ink))

    def _draw_area(self, painter: QPainter, row: QRectF, face: CultFace, inks: Inks) -> None:
        """A token and a number for each seat; the name gives way where so many have no room."""
        s, letters = self.scale_of_board, self._numbers()
        name = translate("kinfire_council_board", "Influence")
        if token_room(face, self._after(row, name), row.right(), letters, s) < (TOKEN + 3) * s:
            name = ""
        x = self._head(painter, row, "kc-influence", name, inks)
        if not face.area:
            self._write_none(painter, row, x, inks)
        unit = token_room(face, x, row.right(), letters, s)
        side = min(TOKEN * s, unit - s)
        for mark, n in face.area:
            spot = QRectF(x, row.center().y() - side / 2, side, side)
            paint_token(painter, spot, mark)
            beside = BESIDE * s
            if mark == face.conspirator:
                self._draw_ring(painter, spot, inks)
                beside += RING * s
            wide = QFontMetricsF(letters).horizontalAdvance(number_text(n))
            box = QRectF(spot.right() + beside, row.top(), wide + s, row.height())
            write(painter, box, number_text(n), letters, QColor(inks.card_ink))
            x = box.left() + wide + min(6 * s, unit - side)

    def _draw_ring(self, painter: QPainter, spot: QRectF, inks: Inks) -> None:
        """The Conspirator's token."""
        far = 2 * self.scale_of_board
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ruled(inks.cult_light, 0.9 * far))
        painter.drawEllipse(spot.adjusted(-far, -far, far, far))


def token_room(face: CultFace, left: float, right: float, letters: QFont, scale: float) -> float:
    """What each token has with the gap behind its number, if all end before the edge."""
    metrics = QFontMetricsF(letters)
    beside = sum(
        metrics.horizontalAdvance(number_text(n))
        + (BESIDE + (RING if mark == face.conspirator else 0)) * scale
        for mark, n in face.area
    )
    return (right - left - beside) / max(1, len(face.area))

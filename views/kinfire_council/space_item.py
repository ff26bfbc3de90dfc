"""A space as a thing that can be pointed at and chosen, and the rows of its locations."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPen

from models.translate import number_text
from rules.kinfire_council.asking import location_target, space_target
from rules.kinfire_council.words import Skill
from views.items.panel import CENTRE, fitted, sized, tabular, write
from views.items.strokes import dotted, ruled, tinted
from views.kinfire_council.houses import paint_row
from views.kinfire_council.icons import Mark, draw_marks, marks_width
from views.kinfire_council.inks import Inks
from views.kinfire_council.piece_paint import paint_piece, paint_token
from views.kinfire_council.plan import SKYLINE
from views.kinfire_council.space_face import SpaceFace
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, SeatMark, theme

HEAD, ROW = 17.0, 18.0
"""Heights of the name's line and of a location's at scale 1."""
INDENT = 37.0
"""Where locations begin: left of it stands a piece."""
AWNING = 7.0
LETTERS, LARGEST = 0.8, 15.0
"""How high the letters of a location are, of its row; and at most at scale 1."""


class Ghost(Struct, frozen=True):
    """The piece in the hand: shown where it would stand."""

    mark: SeatMark
    is_seeker: bool
    skill: Skill | None


class SpaceItem(TableItem):
    """A numbered space, an open one, the dealer: roofs, face, number, name, tax, patron, rows."""

    def __init__(self, space: str) -> None:
        super().__init__(space_target(space))
        self.space = space
        self._face: SpaceFace | None = None
        self._patron: SeatMark | None = None
        self._ghost: Ghost | None = None
        self._sheet, self._ring = QRectF(), QRectF()
        self.shows_tax, self.shows_free, self.shows_patron, self.is_near = (False,) * 4

    # ------------------------------------------------------------ what it shows
    def show_face(self, face: SpaceFace, patron: SeatMark | None) -> None:
        """What is written on it."""
        self._face, self._patron = face, patron
        self.renew(face, patron, theme().name, theme().text)

    @property
    def face(self) -> SpaceFace | None:
        """What is written on it."""
        return self._face

    def lie(self, cell: QRectF, sheet: QRectF, ring: QRectF, scale: float) -> None:
        """Where it lies: the whole with its roofs, the face, the place of a piece."""
        before = (self.scale_of_board, self._sheet, self._ring)
        self.scale_of_board, self._sheet, self._ring = scale, sheet, ring
        self.place(cell.united(sheet))
        if before != (scale, sheet, ring):
            self.update()

    def lay_over(self, tax: bool, free: bool, patron: bool) -> None:
        """Overlays: the tax writ large; what is taken steps back; a wash in the patron's colour."""
        if (tax, free, patron) != (self.shows_tax, self.shows_free, self.shows_patron):
            self.shows_tax, self.shows_free, self.shows_patron = tax, free, patron
            self.update()

    def show_ghost(self, ghost: Ghost | None) -> None:
        """What would stand here."""
        if ghost != self._ghost:
            self._ghost = ghost
            self.update()

    def bring_near(self, is_near: bool) -> None:
        """An arrest reaches here from the space that is pointed at."""
        if is_near != self.is_near:
            self.is_near = is_near
            self.update()

    def row_area(self, index: int) -> QRectF:
        """The row of a location."""
        s, face = self.scale_of_board, self._sheet
        count = len(self._face.rows) if self._face is not None else 1
        top = face.top() + HEAD * s
        high = min(ROW * s * 1.5, (face.bottom() - 2 * s - top) / max(1, count))
        left = face.left() + INDENT * s
        return QRectF(left, top + index * high, face.right() - 3 * s - left, high)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._sheet)
        return path

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring lies over the neighbours."""
        self.setZValue(1)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setZValue(0)
        super().focusOutEvent(event)

    # ------------------------------------------------------------ painting
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """From the back to the front."""
        face = self._face
        if face is None:
            return
        inks, s = self.inks, self.scale_of_board
        dims = (self.is_asked and not self.is_lit and not self.is_chosen) or (
            self.shows_free and not face.is_free
        )
        dims = dims or (self.shows_patron and self._patron is None)
        self._draw_roofs(painter, area, face, inks)
        self._draw_sheet(painter, face, inks, dims)
        self._draw_ring(painter, face, inks)
        self._draw_head(painter, face, inks, dims)
        ink = inks.dim if dims else inks.ink
        for index, marks in enumerate(face.rows):
            row = self.row_area(index)
            letters = tabular(
                sized(theme().font(Face.SMALL), min(row.height() * LETTERS, LARGEST * s))
            )
            room = row.adjusted(1.5 * s, 0, -1.5 * s, 0)
            draw_marks(painter, room, marks, letters, inks, ink, not dims)
        if self.shows_tax:
            self._draw_large_tax(painter, face, inks)
        sheet = rounded(self._sheet.adjusted(0.8, 0.8, -0.8, -0.8), 3 * s)
        if self.shows_patron and self._patron is not None:
            painter.fillPath(sheet, tinted(self._patron.colour, 0.3))
            painter.strokePath(sheet, ruled(self._patron.rim, 2.4))
        if self.is_near:
            painter.strokePath(sheet, ruled(inks.under, 4.0, 0.8))
            painter.strokePath(sheet, dotted(inks.cult_light, 2.8))
        self.frame(painter, sheet, QPointF(self._ring.center().x(), self._sheet.top() + 1))

    def _draw_roofs(self, painter: QPainter, area: QRectF, face: SpaceFace, inks: Inks) -> None:
        s, sheet = self.scale_of_board, self._sheet
        if face.number:
            roofs = QRectF(sheet.left(), sheet.top() - SKYLINE * s, sheet.width(), SKYLINE * s)
            paint_row(painter, roofs, s, face, inks)
            self._draw_patron(painter, face, roofs, inks)
            return
        awning = QRectF(sheet.left() + 2 * s, sheet.top() - AWNING * s, sheet.width() - 4 * s,
                        AWNING * s + 3 * s)  # fmt: skip
        stripe = 9 * s
        painter.save()
        painter.setClipPath(rounded(awning, 3 * s))
        painter.fillRect(awning, QColor(inks.roof[0]))
        x = awning.left()
        while x < awning.right():
            painter.fillRect(QRectF(x, awning.top(), stripe / 2, awning.height()),
                             QColor(inks.lit if face.is_free else inks.unlit))  # fmt: skip
            x += stripe
        painter.restore()

    def _draw_sheet(self, painter: QPainter, face: SpaceFace, inks: Inks, dims: bool) -> None:
        """What is taken or closed has a darker ground: what is written there stays readable."""
        s = self.scale_of_board
        painter.setPen(QPen(QColor(inks.edge), theme().lines.hairline))
        painter.setBrush(QColor(inks.taken if dims or not face.is_free else inks.face))
        painter.drawRoundedRect(self._sheet.adjusted(0.5, 0.5, -0.5, -0.5), 3 * s, 3 * s)
        if face.is_upgraded:
            gilt = self._sheet.adjusted(1.5 * s, 0.8, -1.5 * s, 0)
            painter.fillRect(QRectF(gilt.left(), gilt.top(), gilt.width(), 2.4 * s),
                             QColor(inks.upgraded))  # fmt: skip

    def _draw_ring(self, painter: QPainter, face: SpaceFace, inks: Inks) -> None:
        """Where a piece may stand."""
        s = self.scale_of_board
        ring = self._ring.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s)
        painter.setBrush(QColor(inks.well))
        painter.setPen(ruled(inks.edge, 1.1 * s, 0.75))
        if face.room > 2:
            painter.drawRoundedRect(ring, 4 * s, 4 * s)
            return
        if face.room == 2:
            painter.drawEllipse(ring.translated(2.5 * s, 1.5 * s))
        painter.drawEllipse(ring)
        if self._ghost is not None and self.is_lit and (self.is_hovered or self.is_current):
            ghost = self._ghost
            before = painter.opacity()
            painter.setOpacity(0.6)
            paint_piece(painter, self._ring, ghost.mark, ghost.is_seeker, ghost.skill)
            painter.setOpacity(before)

    def _draw_head(self, painter: QPainter, face: SpaceFace, inks: Inks, dims: bool) -> None:
        s, sheet = self.scale_of_board, self._sheet
        main = QColor(inks.dim if dims else inks.ink)
        head = QRectF(sheet.left(), sheet.top() + 2 * s, sheet.width(), (HEAD - 2) * s)
        left = head.left() + 5 * s
        if face.number:
            plate = QRectF(head.left() + 3 * s, head.top() + 0.5 * s, 19 * s, head.height() - s)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(inks.upgraded) if face.is_upgraded else main)
            painter.drawRoundedRect(plate, 2.5 * s, 2.5 * s)
            letters = tabular(fitted(Face.STRONG, s * 0.8, 11))
            ink = QColor(inks.under if face.is_upgraded else inks.face)
            write(painter, plate, number_text(face.number), letters, ink, CENTRE)
            left = plate.right() + 4 * s
        right = head.right() - 3 * s
        if face.tax:
            right -= self._draw_tax(painter, QRectF(left, head.top(), right - left, head.height()),
                                    face, inks, dims)  # fmt: skip
        letters = fitted(Face.STRONG, s * 0.86, 11)
        box = QRectF(left, head.top(), right - left - 2 * s, head.height())
        write(painter, box, face.name, letters, main)

    def _draw_tax(
        self, painter: QPainter, area: QRectF, face: SpaceFace, inks: Inks, dims: bool
    ) -> float:
        """So many coins; gives the width."""
        s = self.scale_of_board
        letters = tabular(fitted(Face.STRONG, s * 0.82, 11))
        marks = (Mark("kc-coin", "\N{MINUS SIGN}" + number_text(face.tax)),)
        wide = marks_width(marks, letters)
        spot = QRectF(area.right() - wide - 2 * s, area.top(), wide + 1, area.height())
        ink = inks.dim if dims else inks.ink
        draw_marks(painter, spot, marks, letters, inks, ink, not dims)
        return wide + 5 * s

    def _draw_patron(self, painter: QPainter, face: SpaceFace, roofs: QRectF, inks: Inks) -> None:
        """A board over the roofs: the patron's token and what he is paid; with the overlay also
        what a patron would be paid."""
        s, mark = self.scale_of_board, self._patron
        if mark is None and not self.shows_patron:
            return
        letters = tabular(fitted(Face.SMALL, s * 0.8, 11))
        wide, side = marks_width(face.patron_marks, letters), 15.5 * s
        token = side if mark is not None else 0.0
        left = roofs.right() - wide - token - 8 * s
        chip = QRectF(left, roofs.bottom() - side - 0.5 * s, wide + token + 5 * s, side)
        painter.setPen(QPen(QColor(mark.rim if mark is not None else inks.edge), 1.2 * s))
        painter.setBrush(QColor(inks.well))
        painter.drawRoundedRect(chip, 3 * s, 3 * s)
        if mark is not None:
            paint_token(painter, QRectF(chip.left(), chip.top(), side, side), mark)
        box = QRectF(chip.left() + token + 2 * s, chip.top(), wide + 1, side)
        draw_marks(painter, box, face.patron_marks, letters, inks, inks.ink)

    def _draw_large_tax(self, painter: QPainter, face: SpaceFace, inks: Inks) -> None:
        """The overlay of taxes."""
        s = self.scale_of_board
        side = 30 * s
        spot = QRectF(0, 0, side * 1.5, side)
        spot.moveCenter(self._sheet.center())
        painter.setPen(ruled(inks.gold, 1.6 * s))
        painter.setBrush(QColor(inks.card))
        painter.drawRoundedRect(spot, 6 * s, 6 * s)
        letters = tabular(fitted(Face.TITLE, s * 0.95, 14))
        marks = (Mark("kc-coin", number_text(face.tax)),)
        wide = marks_width(marks, letters)
        box = QRectF(spot.center().x() - wide / 2, spot.top(), wide + 2, side)
        draw_marks(painter, box, marks, letters, inks, inks.card_ink)


class LocationItem(TableItem):
    """The row of a location: seen where it can be chosen, or has its reason why not."""

    def __init__(self, space: str, index: int) -> None:
        super().__init__(location_target(space, index))
        self.space, self.index = space, index
        self.setZValue(3)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Only its line: the space below has written it."""
        s = self.scale_of_board
        path = rounded(area.adjusted(1, 1, -1, -1), 3 * s)
        if self.is_closed:
            painter.fillPath(path, tinted(self.inks.face, 0.45))
        self.frame(painter, path)

"""A space as a thing that can be pointed at and chosen, and the rows of its locations."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath

from models.translate import language, stop, without_stop
from rules.kinfire_council.asking import location_target, space_target
from rules.kinfire_council.enums import Skill
from views.items.baked import Baked
from views.items.panel import AROUND, sized, tabular
from views.items.strokes import dotted, ruled, tinted
from views.kinfire_council.houses import paint_row
from views.kinfire_council.inks import Inks
from views.kinfire_council.piece_paint import paint_piece
from views.kinfire_council.plan import BETWEEN, SKYLINE, STRIP
from views.kinfire_council.space_face import SpaceFace
from views.kinfire_council.space_head import paint_head, paint_net, paint_patron
from views.kinfire_council.space_letters import Letters, draw_location, letters_for, name_lines
from views.kinfire_council.table_item import TableItem, rounded
from views.theme import Face, SeatMark, theme

ROW = 18.0
"""Height of a location's line at scale 1."""
INDENT = 35.0
"""Where locations begin: left of it stands a piece."""
AWNING = 7.0
LETTERS, LARGEST = 0.8, 15.0
"""How high the letters of a location are, of its row; and at most at scale 1."""
BUTTON, APART = 24.0, 2.0
"""The least height in pixels of a location that can be clicked, and what lies between two."""
Nets = tuple[int | None, ...]
"""The coins that each location leaves, tax included; None: not told."""


class Stance(Enum):
    """What a space is in the question that is open."""

    USUAL = auto()
    QUIET = auto()
    """Something else is asked about: it steps back."""
    HERE = auto()
    """The piece of this turn stands there: what is asked is about it."""
    ACTS = auto()
    """One of its locations is to be chosen: they are buttons."""


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
        self._cell, self._sheet, self._ring, self._spot = (QRectF() for _ in range(4))
        self._letters: Letters | None = None
        self._bright, self._dimmed = Baked(), Baked()
        self._headed: tuple[tuple[object, ...], float] = ((), 0.0)
        self._wanted = 1.0
        self.stance = Stance.USUAL
        self._open_rows: frozenset[int] = frozenset()
        self.is_too_dear = False
        """Free, but the tax is more than whoever decides has."""
        self.gives_way = False
        """The pointer is elsewhere: what the keyboard is on shows no piece."""
        self.title = self.brief = ""
        """What it is called and is, without what can be done there: that is told on the papers."""
        self.nets: Nets = ()
        self.shows_free, self.shows_patron, self.is_near = (False,) * 3

    # ------------------------------------------------------------ what it shows
    def show_face(self, face: SpaceFace, patron: SeatMark | None) -> None:
        """What is written on it."""
        self._face, self._patron = face, patron
        self.renew(face, patron, theme().name, theme().text)

    @property
    def face(self) -> SpaceFace | None:
        """What is written on it."""
        return self._face

    @property
    def sheet(self) -> QRectF:
        """What is written on: larger while its locations are buttons, over its roofs."""
        if self.stance is not Stance.ACTS or self._face is None:
            return self._sheet
        s, count = self.scale_of_board, len(self._face.rows)
        need = self._head + self._foot + count * BUTTON + (count + 1) * APART
        side = (BETWEEN - 2) / 2 * s
        top = min(self._sheet.top(), self._sheet.bottom() - need)
        return QRectF(self._sheet.left() - side, top, self._sheet.width() + 2 * side,
                      self._sheet.bottom() + 1 - top)  # fmt: skip

    def lie(self, cell: QRectF, sheet: QRectF, ring: QRectF, scale: float) -> None:
        """Where it lies: the whole with its roofs, the face, the place of a piece."""
        before = (self.scale_of_board, self._cell, self._sheet, self._ring)
        self.scale_of_board, self._cell, self._sheet, self._ring = scale, cell, sheet, ring
        self._place_whole()
        if before != (scale, cell, sheet, ring):
            self.update()

    def _place_whole(self) -> None:
        self.place(self._cell.united(self._sheet).united(self.sheet))

    def write_with(self, letters: Letters, wanted: float) -> None:
        """The size of names that all spaces share; how large all letters should be."""
        if (letters, wanted) != (self._letters, self._wanted):
            self._letters, self._wanted = letters, wanted
            self._place_whole()
            self.update()

    @property
    def letters(self) -> Letters:
        """How it is written: alone as large as it has room."""
        face, sheet, s = self._face, self._sheet, self.scale_of_board
        if self._letters is not None or face is None:
            return self._letters or Letters(11, 15.0)
        return letters_for({self.space: face}, {self.space: sheet}, s, s)

    @property
    def _head(self) -> float:
        """How high the part with the name is; reckoned once for what it depends on."""
        face, letters, s = self._face, self.letters, self.scale_of_board
        about = (face, letters, s, self._sheet.width(), theme().text)
        if about != self._headed[0]:
            lines = name_lines(face, self._sheet.width(), letters, s) if face is not None else ()
            self._headed = (about, letters.head(max(1, len(lines)), s))
        return self._headed[1]

    @property
    def _foot(self) -> float:
        """On open spaces pieces stand along the lower edge."""
        is_numbered = self._face is not None and bool(self._face.number)
        return 2 * self.scale_of_board if is_numbered else STRIP * self.scale_of_board

    def lay_over(self, nets: Nets, free: bool, patron: bool) -> None:
        """Overlays: the coins that each location leaves; what is taken steps back; a wash in the
        patron's colour."""
        if (nets, free, patron) != (self.nets, self.shows_free, self.shows_patron):
            self.nets, self.shows_free, self.shows_patron = nets, free, patron
            self.update()

    def show_ghost(self, ghost: Ghost | None, spot: QRectF) -> None:
        """What would stand here, and where."""
        if (ghost, spot) != (self._ghost, self._spot):
            self._ghost, self._spot = ghost, spot
            self.update()

    def give_way(self, gives_way: bool) -> None:
        """Whether the pointer is on another space."""
        if gives_way != self.gives_way:
            self.gives_way = gives_way
            if self.is_current:
                self.update()

    def take_stance(self, stance: Stance, open_rows: frozenset[int], is_too_dear: bool) -> None:
        """What it is in the question that is open; which of its locations can be chosen."""
        found = (stance, open_rows, is_too_dear)
        if found != (self.stance, self._open_rows, self.is_too_dear):
            self.stance, self._open_rows, self.is_too_dear = found
            self._place_whole()
            self._rise()
            self.update()

    def bring_near(self, is_near: bool) -> None:
        """An arrest reaches here from the space that is pointed at."""
        if is_near != self.is_near:
            self.is_near = is_near
            self.update()

    def row_area(self, index: int) -> QRectF:
        """The row of a location."""
        s, sheet = self.scale_of_board, self.sheet
        count = max(1, len(self._face.rows)) if self._face is not None else 1
        is_numbered = self._face is not None and bool(self._face.number)
        top, bottom = sheet.top() + self._head, sheet.bottom() - self._foot
        left = self._sheet.left() + (INDENT if is_numbered else 3.0) * s
        right = sheet.right() - 3 * s
        if self.stance is Stance.ACTS:
            high = (bottom - top - (count - 1) * APART) / count
            return QRectF(left, top + index * (high + APART), right - left, high)
        high = min(ROW * max(s, self._wanted) * 1.5, (bottom - top) / count)
        return QRectF(left, top + index * high, right - left, high)

    def signs_area(self, index: int) -> QRectF:
        """Where its signs are drawn: inside the frame of a button."""
        s, acts = self.scale_of_board, self.stance is Stance.ACTS
        left = 6.0 if acts else 4.0 * s
        return self.row_area(index).adjusted(left, 0, -3.0 if acts else 0.0, 0)

    def net_area(self, index: int) -> QRectF:
        """Where it is told how many coins a location leaves: beside it, where no piece stands yet;
        on open spaces at its end."""
        row, s = self.row_area(index), self.scale_of_board
        high = min(row.height() - 1.0, 17 * max(s, self._wanted))
        middle = row.center().y() - high / 2
        if self._face is not None and not self._face.number:
            wide = 36 * s
            return QRectF(self.sheet.right() - 4 * s - wide, middle, wide, high)
        return QRectF(self._sheet.left() + 5 * s, middle, (INDENT - 4) * s, high)

    def sign_letters(self, index: int) -> int:
        """How large the signs of a location are at most."""
        most = LARGEST * max(self.scale_of_board, self._wanted)
        return max(11, round(min(self.row_area(index).height() * LETTERS, most)))

    def sentence(self) -> str:
        """The verdict: why it cannot be chosen, or what choosing it does; else what it is."""
        if self.why:
            is_named = self.title in self.why
            return self.why if is_named else stop().join([without_stop(self.brief), self.why])
        return self.description if self.is_lit and self.description else self.brief

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.sheet)
        return path

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring lies over the neighbours."""
        super().focusInEvent(event)
        self._rise()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._rise()

    def _rise(self) -> None:
        self.setZValue(2 if self.stance is Stance.ACTS else 1 if self.is_current else 0)

    # ------------------------------------------------------------ painting
    @property
    def is_dim(self) -> bool:
        """Whether it steps back: closed, not asked about, or not meant by an overlay."""
        face = self._face
        is_taken = face is not None and not face.is_free
        if self.shows_free and is_taken:
            return True
        if self.is_lit or self.is_chosen or self.stance is Stance.ACTS:
            return False
        return not self.is_too_dear and (self.is_asked or self.stance is Stance.QUIET)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """From the back to the front. What is written is laid down as a picture: with each click
        all spaces step back and forth, and say the same."""
        face = self._face
        if face is None:
            return
        inks, s, dims = self.inks, self.scale_of_board, self.is_dim
        lies = (s, self._cell, self.sheet, self._ring, self.letters, self._wanted)
        stands = (self.stance, self._open_rows, self.is_too_dear, self.nets, self.shows_patron)
        looks = (theme().name, theme().text, language().code)
        form = (face, self._patron, *lies, *stands, *looks)
        whole = area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        written = self._dimmed if dims else self._bright
        written.lay(painter, whole, form, lambda on: self._draw_still(on, face, inks, dims))
        self._draw_ghost(painter)
        sheet = rounded(self.sheet.adjusted(0.8, 0.8, -0.8, -0.8), 3 * s)
        if self.is_near:
            painter.strokePath(sheet, ruled(inks.under, 4.0, 0.8))
            painter.strokePath(sheet, dotted(inks.cult_light, 2.8))
        notch = QPointF(self.sheet.left() + 5 * s, self._ring.center().y())
        self.frame(painter, sheet, notch, is_aside=True)

    def _draw_still(self, painter: QPainter, face: SpaceFace, inks: Inks, dims: bool) -> None:
        s = self.scale_of_board
        self._draw_roofs(painter, face, inks)
        self._draw_sheet(painter, face, inks, dims)
        sheet = rounded(self.sheet.adjusted(0.8, 0.8, -0.8, -0.8), 3 * s)
        if self.shows_patron and self._patron is not None:
            painter.fillPath(sheet, tinted(self._patron.colour, 0.3))
        self._draw_ring(painter, face, inks)
        letters = self.letters
        paint_head(painter, self.sheet, s, face, letters, inks, dims, self.is_too_dear)
        self._draw_rows(painter, face, inks, dims)
        for index, coins in enumerate(self.nets):
            if coins is not None and index < len(face.rows):
                paint_net(painter, self.net_area(index), s, coins, inks)
        if self.shows_patron and self._patron is not None:
            painter.strokePath(sheet, ruled(self._patron.rim, 2.4))

    def _draw_rows(self, painter: QPainter, face: SpaceFace, inks: Inks, dims: bool) -> None:
        s, acts = self.scale_of_board, self.stance is Stance.ACTS
        for index, marks in enumerate(face.rows):
            row, pale = self.row_area(index), dims
            if acts:
                pale = index not in self._open_rows
                painter.setPen(ruled(inks.edge, 1.0, 0.75))
                painter.setBrush(QColor(inks.taken if pale else inks.well))
                painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 3 * s, 3 * s)
            letters = tabular(sized(theme().font(Face.SMALL), self.sign_letters(index)))
            ink = inks.dim if pale else inks.ink
            draw_location(painter, self.signs_area(index), marks, letters, inks, ink, not pale)

    def _draw_roofs(self, painter: QPainter, face: SpaceFace, inks: Inks) -> None:
        s, sheet = self.scale_of_board, self._sheet
        if face.number:
            roofs = QRectF(sheet.left(), sheet.top() - SKYLINE * s, sheet.width(), SKYLINE * s)
            paint_row(painter, roofs, s, face, inks)
            if self._patron is not None or self.shows_patron:
                paint_patron(painter, roofs, s, face, self._patron, inks)
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
        s, shut = self.scale_of_board, dims or not face.is_free
        shut = shut and self.stance not in (Stance.HERE, Stance.ACTS)
        fill = inks.half if self.is_too_dear else inks.taken if shut else inks.face
        width = 1.0 if shut or self.is_too_dear else theme().lines.hairline
        painter.setPen(ruled(inks.shut if shut else inks.edge, width))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(self.sheet.adjusted(0.5, 0.5, -0.5, -0.5), 3 * s, 3 * s)

    def _draw_ring(self, painter: QPainter, face: SpaceFace, inks: Inks) -> None:
        """Where a piece may stand."""
        s = self.scale_of_board
        ring = self._ring.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s)
        painter.setBrush(QColor(inks.well))
        painter.setPen(ruled(inks.edge, 1.1 * s, 0.75))
        if face.room > 2:
            right = self._sheet.right() - 5 * s
            painter.drawRoundedRect(QRectF(ring.topLeft(), QPointF(right, ring.bottom())), 4 * s,
                                    4 * s)  # fmt: skip
        else:
            for number in range(face.room):
                painter.drawEllipse(ring.translated(number * (self._ring.width() + 3 * s), 0))

    def _draw_ghost(self, painter: QPainter) -> None:
        """The piece in the hand, while somebody points here."""
        is_pointed_at = self.is_hovered or (self.is_current and not self.gives_way)
        if self._ghost is not None and self.is_lit and is_pointed_at:
            ghost = self._ghost
            before = painter.opacity()
            painter.setOpacity(0.6)
            paint_piece(painter, self._spot, ghost.mark, ghost.is_seeker, ghost.skill)
            painter.setOpacity(before)


class LocationItem(TableItem):
    """The row of a location: seen where it can be chosen, or has its reason why not."""

    def __init__(self, space: str, index: int) -> None:
        super().__init__(location_target(space, index))
        self.space, self.index = space, index
        self.setZValue(3)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Only its line: the space below has written it."""
        self.frame(painter, rounded(area.adjusted(1, 1, -1, -1), 3 * self.scale_of_board))

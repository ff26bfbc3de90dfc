"""Clearings, forests, the Burrow and pieces as things that can be pointed at and chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from rules.kernel.steps import Target
from rules.root.state import BURROW, FOREST, Place
from views.items.lit_item import LitItem
from views.items.panel import CENTRE, write
from views.items.strokes import polar, round_of, soft, striped, tinted
from views.root import burrow, marks
from views.root.ground_paint import RIM
from views.root.inks import STRIPES, inks_of
from views.root.piece_paint import draw_body, draw_count, folk_icon, ink_of, stamp
from views.root.pieces import Folk, Piece, PieceKind
from views.root.targets import place_target
from views.theme import paint_icon, theme
from views.theme.contrast import mix
from views.theme.fonts import capitals

MARGIN = 14.0
"""What rings, notches and chips take around a thing, in pixels."""
BETWEEN = 2.4
"""Between the ring of the suit and that of the ruler, in pixels."""
SHADE = 0.16
"""How much darker clearings are that are not asked for."""
ROUND = (PieceKind.TOKEN,)


class MapItem(LitItem):
    """A thing on the map; its form is not a square."""

    def __init__(self) -> None:
        super().__init__()
        self._edge = QPainterPath()
        self._spared = QPainterPath()
        self.tip: QPointF | None = None

    def take_form(
        self,
        path: QPainterPath,
        unit: float,
        edge: QPainterPath | None = None,
        tip: QPointF | None = None,
        spared: QPainterPath | None = None,
    ) -> None:
        """Its outline in pixels of the table. `edge`: where it is lit, if that is another;
        `tip`: where its notch points; `spared`: what no mark may cover."""
        if path != self._path or unit != self.unit:
            self._path, self.unit = path, unit
            self._edge = edge if edge is not None else QPainterPath()
            self._spared = spared if spared is not None else QPainterPath()
            self.tip = tip
            self.set_rect(path.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        soft(painter)
        if not self._spared.isEmpty():
            whole = QPainterPath()
            whole.addRect(self.boundingRect())
            painter.setClipPath(whole.subtracted(self._spared))
        self.draw(painter, self._path.boundingRect())
        inks = inks_of(theme().name)
        path = self._path if self._edge.isEmpty() else self._edge
        if self.is_chosen:
            marks.chosen(painter, self.around(self.off), inks, self.line)
        elif self.is_lit:
            marks.lit(painter, self.around(self.off), inks, self.line, self.glow, self.tip)
        if self.is_spoken_of:
            marks.spoken_of(painter, path, inks)
        if self.is_hovered and not self.is_chosen:
            marks.hovered(painter, path, inks, self.can_press)
        if self.is_current:
            marks.focused(painter, self.around(self.off + 4.5), inks)
        self.draw_over(painter, self._path.boundingRect())

    def draw_over(self, painter: QPainter, area: QRectF) -> None:
        """What no mark may cover."""

    line = 3.0
    glow = 0.0
    off = 1.5
    """How far outside of its outline it is lit, in pixels."""

    def around(self, more: float) -> QPainterPath:
        """An outline somewhat outside."""
        box = self._path.boundingRect().adjusted(-more, -more, more, more)
        path = QPainterPath()
        path.addRoundedRect(box, 7, 7)
        return path


class PlaceItem(MapItem):
    """A clearing, a forest or the Burrow."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place_id = place
        self.ruler: Folk | None = None
        self.shows_ruler = True
        self.is_tinted = False
        self.is_scorched = False
        self.name = ""
        self.glow = 0.1 if place >= FOREST else 0.0
        self.is_dimmed = self.is_bare = False
        if 1 <= place < FOREST:
            self.line, self.off = 4.0, 5.5

    @property
    def target(self) -> Target:
        """What a click on it means."""
        return place_target(self.place_id)

    def show_place(
        self, ruler: Folk | None, is_scorched: bool, shows_ruler: bool, is_tinted: bool, name: str
    ) -> None:
        """Who rules it, and what has befallen it."""
        self.ruler, self.is_scorched, self.name = ruler, is_scorched, name
        self.shows_ruler, self.is_tinted = shows_ruler, is_tinted
        self.renew(ruler, is_scorched, shows_ruler, is_tinted, name, theme().name)

    def bare(self, is_bare: bool) -> None:
        """Nothing stands here: the name has all the room."""
        if is_bare != self.is_bare:
            self.is_bare = is_bare
            self.update()

    def dim(self, is_dimmed: bool) -> None:
        """Places are asked for, and this is none of them."""
        if is_dimmed != self.is_dimmed:
            self.is_dimmed = is_dimmed
            self.update()

    def around(self, more: float) -> QPainterPath:
        """Clearings keep their form."""
        if 1 <= self.place_id < FOREST:
            path = QPainterPath()
            path.addEllipse(self._path.boundingRect().adjusted(-more, -more, more, more))
            return path
        return self._edge if not self._edge.isEmpty() else self._path

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The ring of the ruler; the Burrow is drawn whole."""
        inks = inks_of(theme().name)
        if self.place_id == BURROW:
            self._draw_burrow(painter, area)
            return
        if self.place_id >= FOREST:
            return
        if self.is_dimmed:
            inset = (RIM + 1.2) * self.unit
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tinted(inks.ink, SHADE))
            painter.drawEllipse(area.adjusted(inset, inset, -inset, -inset))
        if self.is_scorched:
            self._draw_scorched(painter, area)
        if self.ruler is None:
            return
        ink = ink_of(self.ruler, inks)
        if self.is_tinted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QBrush(tinted(ink.fill, 0.5)))
            painter.drawEllipse(area.adjusted(6, 6, -6, -6))
        if self.shows_ruler:
            self._draw_ruler(painter, area, self.ruler)

    def _draw_ruler(self, painter: QPainter, area: QRectF, ruler: Folk) -> None:
        """A ring in the colour and with the stripes of the faction, and its sign on the rim."""
        inks = inks_of(theme().name)
        ink = ink_of(ruler, inks)
        wide = max(4.0, 9.0 * self.unit)
        inset = (RIM + 1.2) * self.unit + BETWEEN + wide / 2
        ring = area.adjusted(inset, inset, -inset, -inset)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink.line), wide + 1.6))
        painter.drawEllipse(ring)
        painter.setPen(QPen(QColor(mix(ink.fill, inks.disc, 0.62)), wide))
        painter.drawEllipse(ring)
        painter.setPen(striped(ink.line if inks.mono else ink.fill, wide, STRIPES[ruler.faction]))
        painter.drawEllipse(ring)

    def _draw_scorched(self, painter: QPainter, area: QRectF) -> None:
        inks = inks_of(theme().name)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted("#1A120B", 0.62))
        inset = 8.0 * self.unit
        painter.drawEllipse(area.adjusted(inset, inset, -inset, -inset))
        side = area.width() * 0.34
        sign = round_of(polar(area.center(), 90, side * 0.55), side / 2)
        stamp(painter, "scorched", sign, "#E39A4A", inks.ink, 1.4)

    def _draw_burrow(self, painter: QPainter, area: QRectF) -> None:
        inks = inks_of(theme().name)
        burrow.paint_chamber(painter, area, inks)
        letters = capitals(max(12, round(26 * self.unit)))
        light = inks.ink if inks.mono else "#FFF0D2"
        text = area.adjusted(area.width() * (0.06 if self.is_bare else 0.3), 0, 0, 0)
        text.setRight(area.right() - area.width() * 0.05)
        write(painter, text, self.name, letters, QColor(light), CENTRE)
        if self.is_tinted and self.ruler is not None:
            side = area.height() * 0.3
            sign = round_of(QPointF(area.right() - side, area.bottom() - side), side / 2)
            paint_icon(painter, folk_icon(self.ruler), sign, QColor(light))


class PieceItem(MapItem):
    """A piece, or a pile of several alike."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.meant = place_target(piece.place)
        """What a click on it means now: the piece, whose it is, or the place."""
        self.line = 1.8

    @property
    def own_target(self) -> Target:
        """What it is, whatever a click on it means."""
        return self.piece.target

    def show_piece(self, piece: Piece, area: QRectF, unit: float) -> None:
        """The piece as it is now, where it lies."""
        self.piece = piece
        path = QPainterPath()
        if piece.kind in ROUND:
            path.addEllipse(area)
        else:
            path.addRoundedRect(area, 4, 4)
        self.take_form(path, unit)
        self.renew(piece, theme().name)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The piece."""
        draw_body(painter, area, self.piece, inks_of(theme().name))

    def draw_over(self, painter: QPainter, area: QRectF) -> None:
        """The number of a pile stays legible."""
        draw_count(painter, area, self.piece, inks_of(theme().name))

    def around(self, more: float) -> QPainterPath:
        """Round for what is round."""
        if self.piece.kind not in ROUND:
            return super().around(more)
        path = QPainterPath()
        path.addEllipse(self._path.boundingRect().adjusted(-more, -more, more, more))
        return path

"""The large map: the own one, or another's while one draws on it or looks at it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rules.cartographers.drawing.preview import Standing
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Drawing, Sheet
from rules.cartographers.state import Cartographers
from views.cartographers import pieces
from views.cartographers.brush import UNIT
from views.cartographers.decision import Decision
from views.cartographers.face import Face as SheetFace
from views.cartographers.geometry import label_point
from views.cartographers.labels import space_labels
from views.cartographers.layout import map_only
from views.cartographers.lines import exact
from views.cartographers.map_paint import Easel
from views.cartographers.overlay import Ghost, Mark
from views.cartographers.overlay import ghost as paint_ghost
from views.cartographers.sheet_item import SheetItem, SpaceElement
from views.cartographers.spaces import spaces
from views.items.panel import CENTRE, Panel, fitted, shrunk, surface, write
from views.panels.seat_badge import paint_badge
from views.theme import Face, theme

translate = QCoreApplication.translate
KEPT = 8
"""For how many maps the names of all spaces are kept."""


class Plate(Panel):
    """Whose map it is, in the seat's colour, when it is not the own one."""

    def __init__(self) -> None:
        super().__init__()
        self.thing = "map"
        self.seat, self.text, self.short = 0, "", ""
        self.colour = QColor()

    def show_owner(self, seat: int, name: str, text: str) -> None:
        """The owner, and a sentence; where it has no room the name alone."""
        self.seat, self.name, self.text = seat, name, text
        short = translate("cartographers_board", "{name}'s map")
        self.short = short.format(name=name)
        self.colour = QColor(theme().seat(seat, name).colour)
        self.set_label(text)
        self.renew(seat, name, text)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A tab over the sheet, joined to its frame."""
        s = self.scale_of_board
        surface(painter, area, "surface", "line", 5)
        painter.setPen(QPen(self.colour, 0))
        painter.setBrush(self.colour)
        painter.drawRect(QRectF(area.left(), area.bottom() - 4, area.width(), 4))
        badge = QRectF(area.left() + 5, area.top() + 2, area.height() - 8, area.height() - 8)
        paint_badge(painter, badge, self.seat, self.name)
        text = area.adjusted(badge.width() + 10, 0, -8, -4)
        letters = fitted(Face.STRONG, s)
        least = QFontMetricsF(shrunk(letters, self.text, 0))
        fits = least.horizontalAdvance(self.text) <= text.width()
        write(painter, text, self.text if fits else self.short, letters, "ink", CENTRE)


class Frame(QGraphicsItem):
    """The owner's colour round the sheet, thick enough to be seen at a glance."""

    def __init__(self) -> None:
        super().__init__()
        self._area, self._colour = QRectF(), QColor()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-8, -8, 8, 8)

    def set_frame(self, area: QRectF, colour: QColor) -> None:
        """Round this area, in this colour."""
        if (area, colour) != (self._area, self._colour):
            self.prepareGeometryChange()
            self._area, self._colour = area, colour
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colour, 6))
        painter.drawRoundedRect(self._area.adjusted(-3, -3, 3, 3), 4, 4)


class Over(QGraphicsObject):
    """Drawn over the sheet in its units: heat of legal places, owners of drawings, big numbers."""

    def __init__(self, sheet: SheetItem) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self.heat: dict[int, int] = {}
        self.owned: tuple[Drawing, ...] = ()
        self.names: dict[int, str] = {}
        self.number, self.number_name = "", ""
        self.number_alpha = 1.0
        self.ink: Ghost | None = None
        self.ink_share = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)

    def boundingRect(self) -> QRectF:
        return self._sheet.layout.bounds

    def show_heat(self, heat: dict[int, int]) -> None:
        """Space -> how many legal places cover it; empty: none."""
        if heat != self.heat:
            self.heat = heat
            self.update()

    def show_owned(self, drawings: tuple[Drawing, ...], names: dict[int, str]) -> None:
        """Who drew which shape; empty: not shown."""
        if drawings != self.owned:
            self.owned, self.names = drawings, names
            self.update()

    def show_ink(self, ink: Ghost | None, share: float = 1.0) -> None:
        """A drawing that is being made, from left to right; None: none."""
        if (ink, share) != (self.ink, self.ink_share):
            self.ink, self.ink_share = ink, share
            self.update()

    def show_number(self, text: str, alpha: float = 1.0, name: str = "") -> None:
        """A big number in the middle of the map while a season is scored, and what it is for."""
        if (text, alpha, name) != (self.number, self.number_alpha, self.number_name):
            self.number, self.number_alpha, self.number_name = text, alpha, name
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._sheet.layout
        if self.heat:
            self._paint_heat(painter)
        painter.save()
        painter.translate(QPointF(*layout.origin))
        for drawing in self.owned:
            self._paint_owner(painter, drawing)
        painter.restore()
        if self.ink is not None:
            self._paint_ink(painter, self.ink)
        if self.number:
            self._paint_number(painter)

    def _paint_ink(self, painter: QPainter, ink: Ghost) -> None:
        layout = self._sheet.layout
        area = exact(ink.cells, layout.cols + 1).boundingRect().translated(*layout.origin)
        wide = (area.width() + 8) * self.ink_share
        painter.save()
        painter.setClipRect(QRectF(area.left() - 4, area.top() - 4, wide, area.height() + 8))
        scale = abs(painter.worldTransform().m11())
        paint_ghost(Easel(painter, self._sheet.inks, scale), layout, ink)
        painter.restore()

    def _paint_heat(self, painter: QPainter) -> None:
        """A dot in each space that a legal place covers; larger where more of them do."""
        most = max(self.heat.values())
        ink = QColor(self._sheet.inks.choose)
        painter.setPen(QPen(QColor(self._sheet.inks.paper), 1.5))
        painter.setBrush(ink)
        for single, count in self.heat.items():
            row, col = divmod(single.bit_length() - 1, self._sheet.layout.cols + 1)
            radius = UNIT * (0.07 + 0.11 * (count / most) ** 0.5)
            painter.drawEllipse(self._sheet.layout.space(row, col).center(), radius, radius)

    def _paint_owner(self, painter: QPainter, drawing: Drawing) -> None:
        stride = self._sheet.layout.cols + 1
        name = self.names.get(drawing.seat, str(drawing.seat + 1))
        colour = QColor(theme().seat(drawing.seat, name).colour)
        painter.strokePath(exact(drawing.cells, stride, 0.08), QPen(colour, 4))
        x, y = label_point(drawing.cells, stride)
        side = UNIT * 0.56
        place = QRectF(x * UNIT - side / 2, y * UNIT - side / 2, side, side)
        paint_badge(painter, place, drawing.seat, name)

    def _paint_number(self, painter: QPainter) -> None:
        middle = self._sheet.layout.grid.center()
        disc = QRectF(middle.x() - 62, middle.y() - 62, 124, 124)
        painter.setOpacity(self.number_alpha)
        ground = QColor(theme().colours.surface)
        ground.setAlphaF(0.94)
        painter.setPen(QPen(theme().colour("accent"), 3))
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        letters = theme().font(Face.DISPLAY)
        letters.setPixelSize(54 if len(self.number) < 4 else 40)
        write(painter, disc, self.number, letters, "ink", CENTRE)
        if self.number_name:
            self._paint_number_name(painter, QPointF(middle.x(), disc.bottom()), ground)
        painter.setOpacity(1.0)

    def _paint_number_name(self, painter: QPainter, top: QPointF, ground: QColor) -> None:
        """A tab below the disc: which edict, or the monsters."""
        letters = theme().font(Face.STRONG)
        letters.setPixelSize(19)
        wide = QFontMetricsF(letters).horizontalAdvance(self.number_name) + 28
        tab = QRectF(top.x() - wide / 2, top.y() + 6, wide, 32)
        painter.setPen(QPen(theme().colour("accent"), 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(tab, 16, 16)
        write(painter, tab, self.number_name, letters, "ink", CENTRE)


class MapArea(QObject):
    """The sheet, its owner's plate and frame, and what is shown over it."""

    def __init__(self, scene: QGraphicsScene, land: Land, parent: QObject) -> None:
        super().__init__(parent)
        self.frame = Frame()
        self.sheet = SheetItem(map_only(land.rows, land.cols), SheetFace(land))
        self.over = Over(self.sheet)
        self.plate = Plate()
        for item in (self.frame, self.sheet, self.plate):
            scene.addItem(item)
        self.frame.setVisible(False)
        self.plate.setVisible(False)
        self._area, self._scale = QRectF(), 1.0
        self._is_foreign = False
        self._named: object = None
        self._labels: dict[object, list[str]] = {}

    # ------------------------------------------------------------ what it shows
    def show_sheet(self, land: Land, sheet: Sheet) -> None:
        """Another state of the map."""
        self.sheet.set_layout(map_only(land.rows, land.cols))
        self.sheet.set_face(SheetFace(land, sheet))

    def show_owner(self, foreign: bool, seat: int, name: str, text: str) -> None:
        """Frame and plate for another's map; the own one lies bare."""
        self._is_foreign = foreign
        if foreign:
            self.plate.show_owner(seat, name, text)
        self.plate.setVisible(foreign)
        self.frame.setVisible(foreign)
        self._lay_out()

    def show_ghost(self, decision: Decision | None) -> None:
        """The shape in hand, where it lies now."""
        ghost = ghost_of(decision)
        self.sheet.set_ghosts([ghost] if ghost is not None else [])

    def set_asks(self, asks: bool) -> None:
        """The lamp on the map; another's keeps the colour of its owner."""
        self.sheet.set_asks(asks and not self._is_foreign)

    def show_marked(self, mask: int, mark: Mark = Mark.SCORE) -> None:
        """Spaces that score or cost."""
        self.sheet.set_marked(mask, mark)

    def set_visible(self, visible: bool) -> None:
        """Whether there is a large map at all."""
        self.sheet.setVisible(visible)
        self.plate.setVisible(visible and self._is_foreign)
        self.frame.setVisible(visible and self._is_foreign)

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF, scale: float) -> None:
        """The square that it may take."""
        self._area, self._scale = area, scale
        self._lay_out()

    def _lay_out(self) -> None:
        area = self._area
        if area.isEmpty():
            return
        self.plate.scale_of_board = self._scale
        high, inner = 30 * self._scale, self._inner(self._is_foreign)
        bounds = self.sheet.layout.bounds
        factor = min(inner.width() / bounds.width(), inner.height() / bounds.height())
        wide, tall = bounds.width() * factor, bounds.height() * factor
        left = inner.center().x() - wide / 2
        top = inner.top() + (inner.height() - tall) / 2
        self.sheet.setScale(factor)
        self.sheet.setPos(left, top)
        if self._is_foreign:
            colour = self.plate.colour
            self.frame.set_frame(QRectF(left, top, wide, tall), colour)
            self.plate.place(QRectF(left - 6, top - high - 4, wide + 12, high))

    def _inner(self, foreign: bool) -> QRectF:
        """What is left to the sheet: another's has a plate above and a frame round it."""
        area = self._area
        return area.adjusted(8, 30 * self._scale + 8, -8, -8) if foreign else area

    # ------------------------------------------------------------ spaces
    def name_spaces(self, view: Cartographers, sheet: Sheet, worth: Standing, seat: int) -> None:
        """Names every space by what lies on it and what it scores."""
        key = (view.land, view.edicts, sheet, seat, QLocale().name())
        if key == self._named:
            return
        self._named = key
        if key not in self._labels:
            while len(self._labels) >= KEPT:
                self._labels.pop(next(iter(self._labels)))
            self._labels[key] = space_labels(view, sheet, worth, seat)
        self.sheet.set_labels(self._labels[key])

    def prepare(self, view: Cartographers, seat: int, ratio: float) -> None:
        """Makes ready what it takes to lay this seat's map large, if it can be seen at all."""
        sheet = view.sheets[seat]
        inner, bounds = self._inner(True), self.sheet.layout.bounds
        if sheet.coins >= 0 and not inner.isEmpty():
            factor = min(inner.width() / bounds.width(), inner.height() / bounds.height())
            self.sheet.prepare(SheetFace(view.land, sheet), factor * ratio)

    @property
    def spaces(self) -> list[SpaceElement]:
        """The spaces that have been named."""
        return self.sheet.elements


def ghost_of(decision: Decision | None) -> Ghost | None:
    """The shape in hand as the sheet paints it."""
    if decision is None or decision.placing is None:
        return None
    placing = decision.placing
    if not placing.ghost.cells:
        return None
    coin = next((s.coin for s in decision.shapes if s.shape == placing.shape), False)
    return Ghost(
        pieces.kinds_of(placing.terrain),
        placing.ghost.cells,
        placing.is_legal,
        placing.is_placed,
        placing.ghost.marks,
        coin and not decision.skill,
    )


def first_space(mask: int, stride: int) -> tuple[int, int]:
    """Where a set of spaces begins."""
    return next(spaces(mask, stride))

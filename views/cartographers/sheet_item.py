"""A map sheet on the table: it shows what it is told, and reports where one points and presses.

It knows no rule. Spaces are counted in rows and columns; points in spaces, x along the columns.
"""

from collections.abc import Sequence
from functools import lru_cache, partial

from PySide6.QtCore import Property, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rules.cartographers.maps.land import label as place_label
from views.cartographers import overlay
from views.cartographers.face import Face
from views.cartographers.inks import BY_ID, Inks, inks_of
from views.cartographers.layout import Layout
from views.cartographers.map_paint import Easel
from views.cartographers.overlay import Ghost, Mark
from views.cartographers.sheet_paint import kept
from views.cartographers.spaces import spaces
from views.items.element import PRESS_KEYS, Element
from views.theme import theme

REACH = 12.0
"""How far the shadow goes beyond the paper."""
LAMP = 3.0
"""How far the amber frame comes in over the paper."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@lru_cache(maxsize=8)
def _shade(width: float, height: float, colour: str, scale: float) -> QPixmap:
    """The shadow of a sheet, baked once."""
    baked = QPixmap(round(width * scale), round(height * scale))
    baked.fill(Qt.GlobalColor.transparent)
    painter = QPainter(baked)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    bounds = QRectF(REACH, REACH, width - 2 * REACH, height - 2 * REACH)
    overlay.shadow(painter, bounds, colour, REACH)
    painter.end()
    return baked


@lru_cache(maxsize=8)
def _lamp(layout: Layout, inks: str, scale: float, glow: float) -> QPixmap:
    """The amber frame of a sheet that wants a decision."""
    area = layout.bounds.adjusted(-REACH, -REACH, REACH, REACH)
    baked = QPixmap((area.size() * scale).toSize())
    baked.fill(Qt.GlobalColor.transparent)
    painter = QPainter(baked)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    overlay.attention(Easel(painter, BY_ID[inks], scale), layout, glow)
    painter.end()
    return baked


class SpaceElement(Element):
    """One space of the own map, for the keyboard and for screen readers."""

    stepped = Signal(int, int)
    meant = Signal()
    """Enter: the shape is laid down where it is, by the keyboard."""

    def __init__(self, rect: QRectF, label: str, row: int, col: int, sheet: "SheetItem") -> None:
        super().__init__(rect, label, sheet)
        self.row = row
        self.col = col
        self.place = place_label(row, col)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(*ARROWS[Qt.Key(event.key())])
        elif event.key() in PRESS_KEYS:
            self.meant.emit()
        else:
            super().keyPressEvent(event)


class SheetItem(QGraphicsObject):
    """One sheet, in the units of its layout."""

    pointed = Signal(float, float)
    """The pointer moved over the map: x, y in spaces."""
    left = Signal()
    """The pointer left the sheet."""
    clicked = Signal(int, int)
    """A press and release of the left button on a space, or the press of an assistive program: row,
    column."""
    turned = Signal(int)
    """The wheel was turned over the map: 1 or -1."""
    focused = Signal(int, int)
    """The keyboard's cursor stands on a space: row, column."""
    pressed = Signal(int, int)
    """Enter on a space: row, column."""
    stepped = Signal(int, int)
    """An arrow key while the map has the focus: across, down. See `walks`."""

    def __init__(self, layout: Layout, face: Face, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._layout = layout
        self._face = face
        self._baked = QPixmap()
        self._scale = 0.0
        self._open = 0
        self._ghosts: tuple[Ghost, ...] = ()
        self._marks: tuple[int, Mark] = (0, Mark.MENTION)
        self._cursor: tuple[int, int] | None = None
        self._asks = False
        self._glow = 1.0
        self.walks = True
        """Arrow keys move the cursor; switched off while they move a ghost."""
        self.elements: list[SpaceElement] = []
        self.setAcceptHoverEvents(True)
        theme().changed.connect(self._dress)

    # ------------------------------------------------------------ what it shows
    @property
    def layout(self) -> Layout:
        return self._layout

    @property
    def face(self) -> Face:
        return self._face

    @property
    def inks(self) -> Inks:
        return inks_of(theme().name)

    def set_face(self, face: Face) -> None:
        """Another state of the map or its numbers; nothing is painted when nothing changed."""
        if face != self._face:
            self._face = face
            self._forget()

    def prepare(self, face: Face, scale: float) -> None:
        """Bakes a face that may be wanted soon, at so many device pixels to a unit."""
        kept(face, self._layout, self.inks, scale)

    def set_layout(self, layout: Layout) -> None:
        if layout != self._layout:
            self.prepareGeometryChange()
            self._layout = layout
            for element in self.elements:
                element.set_rect(layout.space(element.row, element.col))
            self._forget()

    def set_open(self, mask: int) -> None:
        """Spaces on which something may be placed; 0 shows none."""
        if mask != self._open:
            self._open = mask
            self.update()

    def set_ghosts(self, ghosts: Sequence[Ghost]) -> None:
        """The shapes that are being placed, the earlier ones first."""
        if tuple(ghosts) != self._ghosts:
            touched = 0
            for each in (*self._ghosts, *ghosts):
                touched |= each.cells | each.marks
            self._ghosts = tuple(ghosts)
            self._renew(touched)

    def set_marked(self, mask: int, mark: Mark = Mark.MENTION) -> None:
        """Spaces that score, cost or are spoken of; 0 takes the marks away."""
        if (mask, mark) != self._marks:
            self._marks = (mask, mark)
            self.update()

    def set_cursor(self, space: tuple[int, int] | None) -> None:
        """The ring of the keyboard; None hides it."""
        if space != self._cursor:
            stride = self._layout.cols + 1
            both = [each for each in (space, self._cursor) if each is not None]
            self._cursor = space
            self._renew(sum({1 << row * stride + col for row, col in both}))

    def set_asks(self, asks: bool) -> None:
        """Whether this sheet wants a decision: the amber frame."""
        if asks != self._asks:
            self._asks = asks
            self.update()

    def _get_glow(self) -> float:
        return self._glow

    def _set_glow(self, glow: float) -> None:
        self._glow = glow
        if self._asks or self._open:
            self.update()

    glow = Property(float, _get_glow, _set_glow)
    """From 0 to 1: how bright the frame and the open spaces are now; may be animated."""

    def _renew(self, touched: int) -> None:
        """Only what lies on these spaces, and what their marks reach, is painted anew."""
        area = QRectF()
        for row, col in spaces(touched, self._layout.cols + 1):
            area |= self._layout.space(row, col)
        if not area.isEmpty():
            self.update(area.adjusted(-REACH, -REACH, REACH, REACH))

    def _forget(self) -> None:
        self._scale = 0.0
        self.update()

    def _dress(self) -> None:
        self._forget()

    # ------------------------------------------------------------ painting
    def boundingRect(self) -> QRectF:
        return self._layout.bounds.adjusted(-REACH, -REACH, REACH, REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        bounds = self._layout.bounds
        ratio = painter.device().devicePixelRatioF()
        scale = abs(painter.worldTransform().m11()) * ratio
        if scale != self._scale:
            self._baked = kept(self._face, self._layout, self.inks, scale)
            self._scale = scale
        self._paint_shade(painter)
        painter.drawPixmap(bounds, self._baked, QRectF(self._baked.rect()))
        self._paint_moment(Easel(painter, self.inks, scale / ratio))

    def _paint_shade(self, painter: QPainter) -> None:
        """The shadow, strip by strip round the paper: what lies under it is not painted."""
        area = self.boundingRect()
        shade = _shade(area.width(), area.height(), theme().colours.shadow, self._scale)
        self._paint_rim(painter, shade, self._scale, 0.0)

    def _paint_lamp(self, painter: QPainter) -> None:
        """The amber frame, baked like the shadow for each step of its glow."""
        step = round(self._glow * 16) / 16
        lamp = _lamp(self._layout, self.inks.id, self._scale, step)
        self._paint_rim(painter, lamp, self._scale, LAMP)

    def _paint_rim(self, painter: QPainter, baked: QPixmap, scale: float, inner: float) -> None:
        """Four strips of a picture with `scale` pixels to a unit, `inner` units on the paper."""
        area = self.boundingRect()
        wide = REACH + inner
        high = area.height() - 2 * wide
        for strip in (
            QRectF(area.left(), area.top(), area.width(), wide),
            QRectF(area.left(), area.bottom() - wide, area.width(), wide),
            QRectF(area.left(), area.top() + wide, wide, high),
            QRectF(area.right() - wide, area.top() + wide, wide, high),
        ):
            at = strip.translated(-area.topLeft())
            source = QRectF(at.topLeft() * scale, at.size() * scale)
            painter.drawPixmap(strip, baked, source)

    def _paint_moment(self, easel: Easel) -> None:
        """What changes from moment to moment; bright even where the lamp dims the print."""
        layout = self._layout
        if self._marks[0]:
            overlay.marked(easel, layout, *self._marks)
        overlay.open_spaces(easel, layout, self._open, self._glow)
        for shape in self._ghosts:
            overlay.ghost(easel, layout, shape)
        if self._asks:
            self._paint_lamp(easel.painter)
        if self._cursor is not None:
            lines = theme().lines
            overlay.cursor(easel, layout.space(*self._cursor), lines.focus, lines.gap)

    # ------------------------------------------------------------ pointer
    def _space_at(self, event: QGraphicsSceneMouseEvent) -> tuple[int, int] | None:
        x, y = self._layout.point(event.pos())
        row, col = int(y // 1), int(x // 1)
        inside = 0 <= row < self._layout.rows and 0 <= col < self._layout.cols
        return (row, col) if inside else None

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.pointed.emit(*self._layout.point(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.left.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointed.emit(*self._layout.point(event.pos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        space = self._space_at(event)
        if space is not None:
            self.clicked.emit(*space)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if event.modifiers() or not event.delta():
            event.ignore()
            return
        self.turned.emit(1 if event.delta() > 0 else -1)

    # ------------------------------------------------------------ keyboard
    def set_labels(self, labels: Sequence[str]) -> list[SpaceElement]:
        """Names every space in reading order; the elements are made on the first call."""
        if not self.elements:
            self._make_elements()
        for element, label in zip(self.elements, labels, strict=True):
            element.set_label(label)
        return self.elements

    def _make_elements(self) -> None:
        for row in range(self._layout.rows):
            for col in range(self._layout.cols):
                element = SpaceElement(self._layout.space(row, col), "", row, col, self)
                element.focused.connect(self._space_focused)
                element.left.connect(self._space_left)
                element.meant.connect(self._space_pressed)
                element.pressed.connect(partial(self.clicked.emit, row, col))
                element.stepped.connect(self._space_stepped)
                self.elements.append(element)

    def let_press(self, mask: int) -> None:
        """On these spaces a press lays something down."""
        for element in self.elements:
            bit = element.row * (self._layout.cols + 1) + element.col
            element.can_press = bool(mask >> bit & 1)

    def focus_space(self, row: int, col: int) -> None:
        """Puts the keyboard's cursor on a space."""
        self.elements[row * self._layout.cols + col].setFocus()

    def _space_focused(self) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        self.set_cursor((element.row, element.col))
        self.focused.emit(element.row, element.col)

    def _space_left(self) -> None:
        self.set_cursor(None)

    def _space_pressed(self) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        self.pressed.emit(element.row, element.col)

    def _space_stepped(self, across: int, down: int) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        if self.walks:
            row = min(max(element.row + down, 0), self._layout.rows - 1)
            col = min(max(element.col + across, 0), self._layout.cols - 1)
            self.focus_space(row, col)
        self.stepped.emit(across, down)

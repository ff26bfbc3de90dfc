"""What lies over the printed chart: lights of areas and overlays, names, signs of captors.

Each is one item that is painted when something about it changes, and then is a picture.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.cthulhu_wars.earth.geography import globe
from rules.cthulhu_wars.state import Area
from views.cthulhu_wars import marks, overlays
from views.cthulhu_wars.easel import Easel
from views.cthulhu_wars.geometry import HEIGHT, WIDTH
from views.cthulhu_wars.inks import inks_of
from views.cthulhu_wars.layout import Box
from views.cthulhu_wars.map_item import AreaItem
from views.cthulhu_wars.names_paint import grown, name_box, paint_names
from views.cthulhu_wars.overlays import Control, Reach, Threat
from views.cthulhu_wars.pieces import Piece
from views.items.baked import Baked
from views.theme import theme

RIM = 12.0
"""Pixels around an area that its lines and notches take."""


class Layer(QGraphicsItem):
    """Covers the map; nothing on it can be pressed. `lens`: from units to pixels of the table."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.map_id = ""
        self._area, self._seen = QRectF(), QRectF()
        self.lens = QTransform()
        self._baked, self._age = Baked(), 0
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, area: QRectF, lens: QTransform) -> None:
        """Where the map lies."""
        if (area, lens) != (self._area, self.lens):
            self._area, self.lens = area, lens
            self.look_again()

    def show_map(self, map_id: str) -> None:
        """Which map."""
        if map_id != self.map_id:
            self.map_id = map_id
            self.look_again()

    def look_again(self) -> None:
        """What it shows has changed: it is as large as that, so that little is painted."""
        self._age += 1
        seen = self.extent() if self.map_id and not self._area.isEmpty() else QRectF()
        if seen != self._seen:
            self.prepareGeometryChange()
            self._seen = seen
        if seen.isEmpty():
            self._baked.forget()
        self.update()

    def extent(self) -> QRectF:
        """What it covers now, in pixels of the table; empty: it shows nothing."""
        return self._area

    @property
    def unit(self) -> float:
        """Pixels of a unit of the map."""
        return self.lens.m11()

    def boundingRect(self) -> QRectF:
        return self._seen

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._seen.isEmpty():
            form = (self._age, inks_of(theme().name).id, theme().text, QLocale().name())
            self._baked.lay(painter, self._seen, form, self.draw)

    def draw(self, painter: QPainter) -> None:
        """What lies there."""


class AreaLayer(Layer):
    """Shows something about areas."""

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._areas: tuple[AreaItem, ...] = ()
        self._reach: Reach | None = None

    def follow(self, areas: Iterable[AreaItem]) -> None:
        """The areas it is about."""
        self._areas = tuple(areas)
        for area in self._areas:
            area.looks.connect(self.look_again)
        self.look_again()

    def show_reach(self, found: Reach | None) -> None:
        """Where a unit can go."""
        if found != self._reach:
            self._reach = found
            self.look_again()

    def on_map(self, painter: QPainter) -> None:
        """From here on in units of the map, and only there."""
        painter.setTransform(self.lens, True)
        whole = QRectF(0, 0, WIDTH, HEIGHT)
        painter.setClipRect(whole, Qt.ClipOperation.IntersectClip)

    def around(self, areas: Iterable[AreaItem]) -> QRectF:
        """These areas with the lines on their rims."""
        found = QRectF()
        for area in areas:
            found |= area.boundingRect().adjusted(-RIM, -RIM, RIM, RIM)
        return found


class Lights(AreaLayer):
    """Which areas can be chosen or have been; who holds what."""

    def __init__(self) -> None:
        super().__init__(-6.0)
        self._control: list[Control] = []
        self.fought: Area | None = None

    def show_control(self, found: list[Control]) -> None:
        """Who holds what; empty: not shown."""
        if found != self._control:
            self._control = found
            self.look_again()

    def show_battle(self, area: Area | None) -> None:
        """Where a battle is fought."""
        if area != self.fought:
            self.fought = area
            self.look_again()

    def extent(self) -> QRectF:
        """Areas that can be chosen, have been or are fought over; all where the overlay is
        shown."""
        shown = [
            area
            for area in self._areas
            if area.is_lit or area.is_chosen or area.area_id == self.fought
        ]
        if self._control:
            return self._area
        return self.around(shown).united(self._around_notches(shown))

    def _around_notches(self, areas: Iterable[AreaItem]) -> QRectF:
        """Notches stand over names, which may reach over the rim."""
        found = QRectF()
        for area in areas:
            left, top, wide, high = self._name_box(area)
            box = self.lens.mapRect(QRectF(left, top, wide, high))
            found |= box.adjusted(-RIM, -2 * RIM, RIM, RIM)
        return found

    def _name_box(self, area: AreaItem) -> Box:
        return name_box(self.map_id, area.area_id, self.unit, grown(theme().text))

    def draw(self, painter: QPainter) -> None:
        """Broad things first."""
        inks, unit = inks_of(theme().name), self.unit
        self.on_map(painter)
        if self._control:
            overlays.paint_control(painter, self.map_id, self._control, inks)
        for area in self._areas:
            path = overlays.light_form(self.map_id, area.area_id)
            if area.area_id == self.fought:
                marks.fought(painter, path, inks, unit)
            if area.is_chosen:
                marks.chosen(painter, path, inks, unit)
            elif area.is_lit:
                marks.lit(painter, path, inks, unit, not self._control)
        for area in self._areas:
            if area.is_lit and not area.is_chosen:
                left, top, wide, _ = self._name_box(area)
                marks.notch(painter, QPointF(left + wide / 2, top - 1), inks, 9.0 / unit)


class Pointers(AreaLayer):
    """Which area is pointed at, has the keyboard, is spoken of; arrows. It is painted with each
    movement of the pointer, so little may lie here."""

    def __init__(self) -> None:
        super().__init__(-5.5)
        self._shows_borders = False

    def follow(self, areas: Iterable[AreaItem]) -> None:
        """The pointer comes and goes."""
        super().follow(areas)
        for area in self._areas:
            area.pointed.connect(self._point)

    def _point(self, area: object) -> None:
        self.look_again()

    def extent(self) -> QRectF:
        """What is marked, and where arrows run."""
        marked = [a for a in self._areas if a.is_spoken_of or a.is_hovered or a.is_current]
        found = self.around(marked)
        for reach in (self._reach, self.borders()):
            if reach is not None:
                found |= self.lens.mapRect(overlays.arrows_box(self.map_id, reach))
        return found

    def set_borders(self, on: bool) -> None:
        """Whether arrows lead from the area that is pointed at to all that it borders on."""
        if on != self._shows_borders:
            self._shows_borders = on
            self.look_again()

    def draw(self, painter: QPainter) -> None:
        """Arrows last."""
        self.on_map(painter)
        for area in self._areas:
            self._draw_pointer(painter, area)
        for reach in (self._reach, self.borders()):
            if reach is not None:
                overlays.paint_arrows(painter, self.map_id, reach, inks_of(theme().name))

    def borders(self) -> Reach | None:
        """The neighbours of the area that is pointed at, or has the keyboard."""
        if not self._shows_borders or self._reach is not None:
            return None
        pointed = [area for area in self._areas if area.is_hovered]
        found = pointed or [area for area in self._areas if area.is_current]
        if not found:
            return None
        area = found[0].area_id
        return Reach(area, globe(self.map_id).near[area])

    def _draw_pointer(self, painter: QPainter, area: AreaItem) -> None:
        inks, unit = inks_of(theme().name), self.unit
        path = overlays.light_form(self.map_id, area.area_id)
        if area.is_spoken_of:
            marks.spoken_of(painter, path, inks, unit)
        if area.is_hovered:
            marks.hovered(painter, path, inks, unit, area.can_press)
        if area.is_current:
            within = marks.CHOSEN if area.is_chosen else marks.LIT if area.is_lit else 0.0
            marks.focused(painter, path, inks, unit, within)


class Names(Layer):
    """The printed names, above what is laid over the chart."""

    def __init__(self) -> None:
        super().__init__(-5.0)

    def draw(self, painter: QPainter) -> None:
        """All of them."""
        painter.setTransform(self.lens, True)
        easel = Easel(painter, inks_of(theme().name), self.unit)
        paint_names(easel, self.map_id, grown(theme().text))


class Dangers(Layer):
    """The signs of captors over the cultists that they could take."""

    def __init__(self) -> None:
        super().__init__(4.0)
        self._pieces: list[Piece] = []
        self._threats: list[Threat] = []

    def show_threats(self, pieces: list[Piece], found: list[Threat]) -> None:
        """Who threatens whom; empty: not shown."""
        if (pieces, found) != (self._pieces, self._threats):
            self._pieces, self._threats = pieces, found
            self.look_again()

    def extent(self) -> QRectF:
        """The whole chart, where there are any."""
        return self._area if self._threats else QRectF()

    def draw(self, painter: QPainter) -> None:
        """All of them."""
        inks = inks_of(theme().name)
        overlays.paint_threats(painter, self._pieces, self.lens, self._threats, inks)

"""The sea chart on the table: it shows a view, moves the ship, and names what one points at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import shiboken6
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rules.feed_the_kraken.data import charts, spaces
from rules.feed_the_kraken.enums import Color, Voyage
from rules.feed_the_kraken.state import Kraken
from rules.kernel.steps import Target, TargetKind
from views.feed_the_kraken import geometry, phrases, state_paint
from views.feed_the_kraken.chart_pictures import chart_picture
from views.feed_the_kraken.face import Face, face_of
from views.feed_the_kraken.inks import inks_of
from views.feed_the_kraken.mark_item import MarkItem
from views.feed_the_kraken.outlines import SUPPLY_LINE, outline
from views.feed_the_kraken.sea_paint import area_of
from views.feed_the_kraken.ship_item import GhostItem, Sailing, ShipItem, WakeItem
from views.feed_the_kraken.shores import sheet_of
from views.feed_the_kraken.space_element import (
    SpaceElement,
    elements_of,
    name_elements,
    neighbour,
)
from views.items.printed import Printed
from views.items.timeline import Part, Timeline
from views.theme import theme

SHADE = 10.0
"""How far the shadow of the sheet reaches, in units of the chart."""
STEP = 0.1
"""Sheets differ in width by such steps of their height: few shapes of coasts are ever made."""
ROPE = 9.0
"""How near to the supply line one has to point, in units of the chart."""
SAIL = 3
"""A move of the ship lasts so many usual moves."""


class ChartArea(QGraphicsObject):
    """The chart in its own units (see `geometry`); `place` lays it into a part of the scene."""

    hovered = Signal(str)
    """What is pointed at or focused, in sentences; empty: nothing."""
    pressed = Signal(object)
    """A space was clicked or entered: its Target."""
    pointed = Signal(object)
    """The pointer or the keyboard has come to a space (its Target) or gone (None)."""
    stepped_off = Signal(int, int)
    """An arrow key has found no space that way: it leads to what lies beside the chart."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        voyage = Voyage.QUICK
        self._face = Face(voyage, charts()[voyage].start)
        self._courses, self._distances = True, False
        self._sheet = sheet_of(voyage, 1.2)
        self._area = QRectF()
        self._printed = Printed(self, SHADE)
        self._elements: dict[str, SpaceElement] = {}
        self._wake, self.ship, self._ghost = WakeItem(self), ShipItem(self), GhostItem(self)
        self._marks = MarkItem(self, voyage, area_of(self._sheet))
        self.setAcceptHoverEvents(True)
        theme().changed.connect(self._dress)
        self._make_elements()
        self._settle()

    # ------------------------------------------------------------ what it shows
    def show(self, view: Kraken) -> None:
        """Everything as it is in a view, without motion."""
        self.show_face(face_of(view, self._courses, self._distances))

    def show_face(self, face: Face) -> None:
        """The same by the facts that the chart needs."""
        other = face.voyage is not self._face.voyage
        lined = face.supply_line != self._face.supply_line
        self._face = face
        if other or lined:
            self._sheet = sheet_of(face.voyage, self._wide())
            self._make_elements()
            self._lay_out()
        self._settle()

    @property
    def face(self) -> Face:
        """What is shown now."""
        return self._face

    def set_courses(self, on: bool) -> None:
        """Whether the landing marks of the three colours are shown."""
        self._courses = on
        self._overlay()

    def set_distances(self, on: bool) -> None:
        """Whether each space says how many moves away it is."""
        self._distances = on
        self._overlay()

    def show_course(self, color: Color | None) -> None:
        """Where one colour would take the ship, while its card is pointed at; None: nowhere."""
        here, voyage = self._face.space, self._face.voyage
        target = spaces(voyage)[here].exits.get(color.direction) if color is not None else None
        if color is None or target is None:
            self._ghost.show_way(QPainterPath(), Color.RED)
        else:
            way = state_paint.course_between(voyage, here, target)
            self._ghost.show_way(way, color)

    def _overlay(self) -> None:
        face = self._face
        self.show_face(
            Face(
                face.voyage,
                face.space,
                face.legs,
                face.supply_line,
                face.crossed,
                self._courses,
                self._distances,
            )
        )

    def _settle(self) -> None:
        """Ship, names and picture follow the face."""
        face, found = self._face, spaces(self._face.voyage)
        self.ship.lie(QPointF(*geometry.centre(found[face.space])))
        self.ship.turn(face.looks_west)
        self.show_course(None)
        self.name_elements()
        self.update()

    # ------------------------------------------------------------ motion
    def sailing(self, origin: str, target: str) -> tuple[Part, Sailing]:
        """The move as a part of a longer motion; its `end` tidies up."""
        way = state_paint.course_between(self._face.voyage, origin, target)
        sailing = Sailing(self.ship, self._wake, way)
        return sailing.show, sailing

    def animate_move(self, origin: str, target: str) -> Timeline | None:
        """The ship follows its arrow, drawing the wake; None where motion is off.

        It has to be followed by `show`, whether it ran to its end or not.
        """
        length = theme().motion.move * SAIL
        if not length:
            return None
        part, sailing = self.sailing(origin, target)
        line = Timeline(sailing.end)
        line.add(length, part)
        return line

    # ------------------------------------------------------------ where it lies
    def place(self, area: QRectF) -> None:
        """The part of the scene it may take; it keeps its form and lies in the middle."""
        if area != self._area:
            self._area = area
            self._sheet = sheet_of(self._face.voyage, self._wide())
            self._lay_out()

    def _wide(self) -> float:
        if self._area.height() <= 0:
            return 1.2
        return round(int(self._area.width() / self._area.height() / STEP) * STEP, 1)

    def _lay_out(self) -> None:
        self.prepareGeometryChange()
        sheet, area = self._sheet, self._area
        self._marks.cover(sheet.voyage, area_of(sheet))
        if not area.isEmpty():
            scale = min(area.width() / sheet.width, area.height() / sheet.height)
            left = area.left() + (area.width() - sheet.width * scale) / 2
            top = area.top() + (area.height() - sheet.height * scale) / 2
            self.setScale(scale)
            self.setPos(round(left) - sheet.left * scale, round(top) - sheet.top * scale)
        self.update()

    def rect(self) -> QRectF:
        """The paper in the scene."""
        return self.mapRectToScene(area_of(self._sheet))

    def boundingRect(self) -> QRectF:
        return area_of(self._sheet).adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def place_of(self, id: str) -> QRectF:
        """A space in the scene: for pieces that are laid upon it or fly to it."""
        return self.mapRectToScene(outline(self._face.voyage, id, 0.0).boundingRect())

    # ------------------------------------------------------------ painting
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        inks = inks_of(theme().name)
        form = (self._sheet, self._face, inks.id, QLocale().name())
        make = partial(chart_picture, self._sheet, self._face, inks)
        self._printed.lay(painter, area_of(self._sheet), form, make)

    def _dress(self) -> None:
        self.ship.update()
        self.update()

    # ------------------------------------------------------------ elements
    def elements(self) -> list[SpaceElement]:
        """The spaces from north to south and west to east, then the supply line."""
        return list(self._elements.values())

    def targets(self) -> list[Target]:
        """What is on the chart."""
        return [element.target for element in self.elements()]

    def element(self, target: Target) -> SpaceElement | None:
        """The element of a target, if it lies on the chart."""
        return self._elements.get(str(target.id)) if target.kind is TargetKind.PLACE else None

    def light(self, targets: Iterable[Target]) -> None:
        """What can be chosen now."""
        lit = frozenset(str(t.id) for t in targets if self.element(t) is not None)
        self._marks.show_lit(lit)
        for id, element in self._elements.items():
            element.can_press = id in lit

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of; an empty sequence: nothing."""
        ids = (str(target.id) for target in targets if self.element(target) is not None)
        self._marks.show_marked(frozenset(ids))

    def describe(self) -> list[str]:
        """The chart in sentences."""
        face = self._face
        return phrases.chart_lines(face.voyage, face.space, face.visited)

    def _make_elements(self) -> None:
        """New elements for another chart; the old ones leave the scene."""
        for old in self._elements.values():
            shiboken6.delete(old)
        self._elements = elements_of(self._face, self)
        for element in self._elements.values():
            element.focused.connect(self._element_focused)
            element.left.connect(self._element_left)
            element.pressed.connect(self._element_pressed)
            element.stepped.connect(self._element_stepped)
        self._marks.show_focused("")
        self._marks.show_pointed("")

    def name_elements(self) -> None:
        """Names in the user's language; called by `show`, and to be called when it changes."""
        name_elements(self._elements, self._face)

    def _element_focused(self) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        self._marks.show_focused(element.id)
        self.hovered.emit(element.sentence())
        self.pointed.emit(element.target)

    def _element_left(self) -> None:
        self._marks.show_focused("")
        self.hovered.emit("")
        self.pointed.emit(None)

    def _element_pressed(self) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        self.pressed.emit(element.target)

    def _element_stepped(self, across: int, down: int) -> None:
        element = self.sender()
        assert isinstance(element, SpaceElement)
        found = neighbour(self._elements.values(), element, across, down)
        if found is not None:
            found.setFocus()
        else:
            self.stepped_off.emit(across, down)

    # ------------------------------------------------------------ pointer
    def element_at(self, point: QPointF) -> SpaceElement | None:
        """What lies under a point in the chart's own units."""
        line = geometry.supply_line(self._face.voyage)
        if line is not None and SUPPLY_LINE in self._elements:
            near = line.distance(geometry.dot(point.x(), point.y()))
            if near < ROPE:
                return self._elements[SUPPLY_LINE]
        id = geometry.finder(self._face.voyage).at(point.x(), point.y())
        return self._elements.get(id)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        element = self.element_at(event.pos())
        id = element.id if element is not None else ""
        if id != self._marks.pointed:
            self._marks.show_pointed(id)
            self.hovered.emit(element.sentence() if element is not None else "")
            self.pointed.emit(element.target if element is not None else None)
            pressable = element is not None and element.can_press
            shape = Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._marks.show_pointed("")
        self.hovered.emit("")
        self.pointed.emit(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.element_at(event.pos()) is None:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        element = self.element_at(event.pos())
        if element is not None:
            element.press()

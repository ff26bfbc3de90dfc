"""The keyboard's way over the table: from space to space, from part to part, and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from views.cartographers.hand import Hand
from views.cartographers.map_area import MapArea
from views.cartographers.sheet_item import SpaceElement
from views.items.element import Element
from views.items.panel import Panel
from views.items.table_view import TableView

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
FREE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
OTHER = Qt.FocusReason.OtherFocusReason


class Walker(QObject):
    """Knows what has the keyboard, and moves it."""

    def __init__(self, table: TableView, area: MapArea, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._map = table, area
        self._areas: list[list[Panel]] = []
        self._spaces: list[SpaceElement] = []
        self._last: tuple[int, int] = (5, 5)

    # ------------------------------------------------------------ where it is
    def set_areas(self, areas: Sequence[Sequence[Panel]], spaces: Sequence[SpaceElement]) -> None:
        """The parts of the table in reading order, and the spaces of the large map."""
        self._areas = [[p for p in area if p.isVisible()] for area in areas]
        self._areas = [area for area in self._areas if area]
        self._spaces = list(spaces)
        for space in self._map.spaces:
            space.setEnabled(bool(spaces))

    @property
    def _panels(self) -> list[Panel]:
        return [panel for area in self._areas for panel in area]

    def _item(self) -> QGraphicsItem | None:
        return self._table.scene().focusItem()

    def focused_panel(self) -> Panel | None:
        """The panel with the keyboard, if one has it."""
        item = self._item()
        return item if isinstance(item, Panel) else None

    def hovered_panel(self) -> Panel | None:
        """The panel under the pointer."""
        return next((panel for panel in self._panels if panel.is_hovered), None)

    def focused(self) -> Element | None:
        """The panel or the space with the keyboard, if one has it."""
        item = self._item()
        return item if isinstance(item, Element) else None

    # ------------------------------------------------------------ going somewhere
    def enter(self) -> None:
        """The keyboard comes to the table: to the map, or to the first part there is."""
        item = self._item()
        if item is not None and item.isVisible() and item.isEnabled():
            return
        if not self._table.hasFocus():
            return
        if not self.to_map() and self._panels:
            self._panels[0].setFocus(OTHER)

    def begin(self, hand: Hand) -> None:
        """A decision opens: the keyboard goes to the ghost, or to the first button there is."""
        if hand.placing is not None and self._spaces:
            self._last = hand.cursor() or self._last
            self.to_map()
            return
        pressable = next((p for p in self._panels if p.can_press and p.is_answer), None)
        if pressable is not None:
            pressable.setFocus(OTHER)
        else:
            self.to_map()

    def to_map(self) -> bool:
        """To the ghost, or to the space where the cursor was."""
        if not self._spaces:
            return False
        self._map.sheet.focus_space(*self._last)
        return True

    def to_space(self, row: int, col: int, hand: Hand) -> None:
        """To a space of the large map."""
        if not self._spaces:
            return
        self._last = (row, col)
        if not hand.go_to_space(row, col):
            self._map.sheet.focus_space(row, col)

    @property
    def has_map(self) -> bool:
        """Whether there are spaces to go to."""
        return bool(self._spaces)

    def remember(self, row: int, col: int) -> None:
        """Where the map is entered the next time."""
        self._last = (row, col)

    def leave_panels(self) -> bool:
        """Esc on a panel: back to the map."""
        return self.focused_panel() is not None and self.to_map()

    def next_area(self, step: int) -> None:
        """To the next part of the table: the map, the card, the edicts ..."""
        stops: list[list[Panel]] = [*([[]] if self._spaces else []), *self._areas]
        if not stops:
            return
        at = self._area_now(stops)
        stop = stops[(at + step) % len(stops)]
        self._table.setFocus(OTHER)
        if not stop:
            self.to_map()
            return
        chosen = next((p for p in stop if p.can_press and p.is_selected), None)
        first = next((p for p in stop if p.can_press), stop[0])
        (chosen or first).setFocus(OTHER)

    def next_panel(self, step: int) -> bool:
        """From a panel to the one after it in reading order; False where none has the keyboard."""
        panel, every = self.focused_panel(), self._panels
        if panel is None or panel not in every:
            return False
        every[(every.index(panel) + step) % len(every)].setFocus(OTHER)
        return True

    def _area_now(self, stops: list[list[Panel]]) -> int:
        panel = self.focused_panel()
        for number, stop in enumerate(stops):
            if panel in stop or (panel is None and not stop):
                return number
        return 0

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent, hand: Hand) -> bool:
        """Arrows, Home and End that no element has taken."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            if self.focused_panel() is not None:
                return self._from_panel(*ARROWS[key])
            return self._over_map(key, bool(event.modifiers() & FREE), hand)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.focused_panel() is None:
            return self._to_end(key == Qt.Key.Key_End, hand)
        return False

    def _over_map(self, key: Qt.Key, free: bool, hand: Hand) -> bool:
        if self._item() is None:
            self.enter()
        if hand.placing is not None:
            hand.step(*ARROWS[key], free=free)
            return True
        return False

    def _to_end(self, last: bool, hand: Hand) -> bool:
        if hand.placing is not None:
            hand.go_to(-1 if last else 0)
            return True
        if not self._spaces:
            return False
        space = self._spaces[-1 if last else 0]
        space.setFocus(OTHER)
        return True

    def _from_panel(self, across: int, down: int) -> bool:
        """To the nearest thing that way: another panel, or the map."""
        panel = self.focused_panel()
        assert panel is not None
        here = panel.sceneBoundingRect().center()
        best, least = None, float("inf")
        for other in self._panels:
            cost = _cost(here, other.sceneBoundingRect().center(), across, down)
            if other is not panel and cost < least:
                best, least = other, cost
        if self._spaces and across:
            sheet = self._map.sheet.sceneBoundingRect()
            passes = min(max(here.y(), sheet.top()), sheet.bottom())
            edge = sheet.left() if across > 0 else sheet.right()
            if _cost(here, QPointF(edge, passes), across, down) < least:
                return self.to_map()
        if best is not None:
            best.setFocus(OTHER)
        return best is not None


def _cost(here: QPointF, there: QPointF, across: int, down: int) -> float:
    """How far a thing is that way; what lies aside costs double, what lies behind too much."""
    dx, dy = there.x() - here.x(), there.y() - here.y()
    ahead = dx * across + dy * down
    if ahead < 4:
        return float("inf")
    return ahead + 2 * abs(dx * down + dy * across)

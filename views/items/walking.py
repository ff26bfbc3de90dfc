"""The keyboard's way over a table: Tab through what can be chosen, arrows to what lies that way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from views.items.element import Element
from views.items.panel import Panel
from views.items.table_view import TableView

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
OTHER = Qt.FocusReason.OtherFocusReason


class Walker(QObject):
    """Knows what has the keyboard, and moves it."""

    def __init__(self, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        table.tabbed_in.connect(self.come_round)
        self._areas: list[list[Element]] = []

    def set_areas(self, areas: Sequence[Sequence[Element]]) -> None:
        """The parts of the table in reading order."""
        shown = [[each for each in area if each.isVisible()] for area in areas]
        self._areas = [area for area in shown if area]

    @property
    def elements(self) -> list[Element]:
        """All of it in reading order."""
        return [each for area in self._areas for each in area]

    def stops(self) -> list[Element]:
        """Where the arrows lead."""
        return self.elements

    def focused(self) -> Element | None:
        """What has the keyboard."""
        item = self._table.scene().focusItem()
        return item if isinstance(item, Element) else None

    def hovered(self) -> Panel | None:
        """What the pointer is on; what lies above before what lies below."""
        found = [each for each in self.elements if isinstance(each, Panel) and each.is_hovered]
        return max(found, key=lambda each: each.zValue(), default=None)

    # ------------------------------------------------------------ going somewhere
    def enter(self) -> None:
        """The keyboard comes to the table: where it was, or to the first thing there is."""
        item = self.focused()
        if item is not None and item.isVisible() and item.isEnabled():
            return
        if self._table.hasFocus() and self.elements:
            (self._answers()[:1] or self.elements)[0].setFocus(OTHER)

    def come_round(self, step: int) -> None:
        """Tab leads back to the table: to the first thing that can be chosen, Shift+Tab to the
        last one."""
        answers = self._answers()
        if answers:
            answers[0 if step > 0 else -1].setFocus(OTHER)

    def begin(self) -> None:
        """A decision opens: the keyboard goes to the first thing that can be chosen."""
        answers = self._answers()
        if answers and self.focused() not in answers:
            answers[0].setFocus(OTHER)

    def next_option(self, step: int, has_rest: bool) -> bool:
        """Through what answers the question; without a question through everything.

        `has_rest`: more of the answers lie elsewhere; then the last one leads there.
        """
        answers = self._answers()
        stops: Sequence[Element] = answers if answers or has_rest else self.elements
        here = self.focused()
        if not stops:
            return False
        if here is None or here not in stops:
            (stops[0] if step > 0 else stops[-1]).setFocus(OTHER)
            return True
        there = list(stops).index(here) + step
        if has_rest and not 0 <= there < len(stops):
            return False
        stops[there % len(stops)].setFocus(OTHER)
        return True

    def _answers(self) -> list[Element]:
        return [
            each
            for each in self.elements
            if isinstance(each, Panel) and each.can_press and each.is_answer
        ]

    def next_area(self, step: int) -> None:
        """To the next part of the table."""
        if not self._areas:
            return
        here = self.focused()
        at = next((n for n, area in enumerate(self._areas) if here in area), -1 if step > 0 else 0)
        stop = self._areas[(at + step) % len(self._areas)]
        self._table.setFocus(OTHER)
        next((each for each in stop if each.can_press), stop[0]).setFocus(OTHER)

    # ------------------------------------------------------------ keys
    def key(self, event: QKeyEvent) -> bool:
        """Arrows, Home and End that no element has taken."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            return self.go(*ARROWS[key])
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.elements:
            self.elements[0 if key == Qt.Key.Key_Home else -1].setFocus(OTHER)
            return True
        return False

    def _focus(self, found: Sequence[Element | None]) -> bool:
        if not found or found[0] is None:
            return False
        found[0].setFocus(OTHER)
        return True

    def go(self, across: int, down: int) -> bool:
        """To the nearest thing that way."""
        here = self.focused()
        if here is None:
            self.enter()
            return True
        start = here.sceneBoundingRect().center()
        best, least = None, float("inf")
        for other in self.stops():
            cost = _cost(start, other.sceneBoundingRect().center(), across, down)
            if other is not here and cost < least:
                best, least = other, cost
        return self._focus([best])


def _cost(here: QPointF, there: QPointF, across: int, down: int) -> float:
    """How far a thing is that way; what lies aside costs double, what lies behind too much."""
    dx, dy = there.x() - here.x(), there.y() - here.y()
    ahead = dx * across + dy * down
    if ahead < 4:
        return float("inf")
    return ahead + 2 * abs(dx * down + dy * across)

"""The spaces of the chart and its supply line for pointer, keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from rules.feed_the_kraken.data import spaces
from rules.kernel.steps import Target, TargetKind
from views.feed_the_kraken import phrases
from views.feed_the_kraken.face import Face
from views.feed_the_kraken.outlines import SUPPLY_LINE, outline
from views.items.element import Element

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SpaceElement(Element):
    """A space, or the supply line (`SUPPLY_LINE`); arrow keys go to its neighbours."""

    stepped = Signal(int, int)

    def __init__(self, rect: QRectF, id: str, parent: QGraphicsItem) -> None:
        super().__init__(rect, "", parent)
        self.id = id
        self.why = ""
        """Why it cannot be chosen now; empty where it can, or where nothing is to be chosen."""

    @property
    def target(self) -> Target:
        """What a click on it means."""
        return Target(TargetKind.PLACE, self.id)

    def sentence(self) -> str:
        """What it is, and more about it or why it cannot be chosen."""
        return ". ".join(part for part in (self.label, self.why or self.description) if part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in ARROWS and keys == Qt.KeyboardModifier.NoModifier:
            self.stepped.emit(*ARROWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def elements_of(face: Face, parent: QGraphicsItem) -> dict[str, SpaceElement]:
    """One for each space from north to south and west to east, then the supply line, by id."""
    order = sorted(spaces(face.voyage).values(), key=lambda space: (space.y, space.x))
    ids = [space.id for space in order]
    if face.supply_line:
        ids.append(SUPPLY_LINE)
    return {id: SpaceElement(outline(face.voyage, id).boundingRect(), id, parent) for id in ids}


def name_elements(elements: dict[str, SpaceElement], face: Face) -> None:
    """Names and sentences in the user's language."""
    line = face.supply_line and not face.crossed
    for id, element in elements.items():
        if id == SUPPLY_LINE:
            element.set_label(phrases.supply_line_label(face.crossed))
            element.description = phrases.supply_line_does()
            continue
        used, sailed = id in face.visited, id in face.sailed
        element.set_label(phrases.space_label(face.voyage, id, face.space, used, sailed))
        element.description = phrases.space_sentence(face.voyage, id, face.space, line)


def neighbour(
    elements: Iterable[SpaceElement], start: SpaceElement, across: int, down: int
) -> SpaceElement | None:
    """The nearest element in a direction; what lies straight ahead is nearer."""
    here = start.boundingRect().center()
    best, least = None, 0.0
    for element in elements:
        step = element.boundingRect().center() - here
        ahead = step.x() * across + step.y() * down
        far = ahead + 2.0 * (abs(step.x() * down) + abs(step.y() * across))
        if element is not start and ahead > 1 and (best is None or far < least):
            best, least = element, far
    return best

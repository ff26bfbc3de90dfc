"""All that lies on a table: what its board needs to lay it out, to read it and to point at it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.items.element import Element
from views.items.panel import Panel


class Shown(Protocol):
    """What is to be seen, as far as boards of all games ask."""

    @property
    def view(self) -> State:
        """The view."""

    @property
    def viewer(self) -> Seat | None:
        """Whose it is; None: everybody's."""


class BoardScene(QGraphicsScene):
    """Shows something, or nothing yet."""

    showing: Shown | None = None

    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        raise NotImplementedError(type(self).__name__)

    def all_parts(self) -> list[list[Element]]:
        """All there is, seen or not, part by part, in the order in which one reads it."""
        raise NotImplementedError(type(self).__name__)

    def parts(self) -> list[list[Element]]:
        """What is seen of it."""
        shown = [[each for each in part if each.isVisible()] for part in self.all_parts()]
        return [part for part in shown if part]

    def elements(self) -> list[Element]:
        """The same in one row."""
        return [each for part in self.parts() for each in part]

    def panels(self) -> list[Panel]:
        """What can be pointed at."""
        return [each for each in self.elements() if isinstance(each, Panel)]

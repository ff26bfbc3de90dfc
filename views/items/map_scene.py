"""All that lies on a table with a map: what a board asks of it, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target
from views.items.element import Element
from views.items.hand import Hand
from views.items.panel import Panel


class Showing(msgspec.Struct, frozen=True):
    """What is to be seen. `names`: of the seats; `acting`: the seat whose question is open on this
    screen."""

    view: State
    viewer: Seat | None
    names: dict[int, str]
    acting: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.outcome is not None


class MapScene(QGraphicsScene):
    """Follows a view; no question is answered here."""

    showing: Showing | None = None

    def show(self, showing: Showing) -> None:
        """Everything anew."""
        raise NotImplementedError(type(self).__name__)

    def show_asked(self, showing: Showing) -> None:
        """The same view, but somebody is asked."""
        raise NotImplementedError(type(self).__name__)

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened."""
        raise NotImplementedError(type(self).__name__)

    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def shows(self, target: Target) -> bool:
        """Whether it is somewhere on the table."""
        raise NotImplementedError(type(self).__name__)

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what a line of the log speaks of."""
        raise NotImplementedError(type(self).__name__)

    def arrange(self, size: QSizeF) -> None:
        """Lays everything out for a table of this size."""
        raise NotImplementedError(type(self).__name__)

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to."""
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

"""All that lies on a table with a map: what a board asks of it, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF

from rules.kernel.state import State
from rules.kernel.steps import Event, Seat, Target
from views.items.board_scene import BoardScene
from views.items.hand import Hand


class RenderState(msgspec.Struct, frozen=True):
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


class MapScene(BoardScene):
    """Follows a view; no question is answered here."""

    showing: RenderState | None = None

    def show(self, showing: RenderState) -> None:
        """Everything anew."""
        raise NotImplementedError(type(self).__name__)

    def show_asked(self, showing: RenderState) -> None:
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

    def spot(self, target: Target) -> QPointF:
        """Where things fly from and to."""
        raise NotImplementedError(type(self).__name__)

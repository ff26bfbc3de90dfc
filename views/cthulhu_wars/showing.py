"""What is to be seen: a view, by whom, and who is asked."""

from __future__ import annotations

import msgspec

from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


class Showing(msgspec.Struct, frozen=True):
    """`names`: of the seats; `acting`: the seat whose question is open on this screen."""

    view: Earth
    viewer: Seat | None
    names: dict[int, str]
    acting: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.outcome is not None

"""Where one game is written: nowhere (this class, for tests and demonstrations), or in a file."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.kernel.play import Play


class Keeper(QObject):
    """Keeps a game after each decision. This one writes nothing, so nothing is ever waited for."""

    settled = Signal()
    """Every write that was asked for has returned, well or badly."""
    saved = Signal()
    """All lies on the disk."""
    failed = Signal(object)
    """Text: the notice that saving fails; said once until it works again."""

    @property
    def is_busy(self) -> bool:
        """Whether a write has not returned yet."""
        return False

    def keep(self, play: Play) -> None:
        """Takes the game as it is now; returns at once."""

    def close(self) -> None:
        """Returns when all is written."""

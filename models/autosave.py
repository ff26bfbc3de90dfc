"""Where one game is written: nowhere (this class, for tests and demonstrations), or in a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from rules.kernel.play import Play
from rules.kernel.record import Standing
from rules.kernel.text import Text


class Autosave(QObject):
    """Keeps a game after each decision. This one writes nothing, so nothing is ever waited for."""

    settled = Signal()
    """Every write that was asked for has returned, well or badly."""
    saved = Signal()
    """All lies on the disk."""
    failed = Signal(object)
    """Text: the notice that saving fails; said once until it works again."""

    trouble_changed = Signal()
    """`trouble` is another one, or there is none any more."""
    disowned = Signal()
    """The file is somebody else's by now: nothing is written to it from here any more."""
    strayed = Signal()
    """Something else has changed the file: the game is to be kept in another one."""

    standing: Callable[[], tuple[Standing, ...]] = tuple
    """The standing answers that go into the record: the session says which."""

    @property
    def is_busy(self) -> bool:
        """Whether a write has not returned yet."""
        return False

    @property
    def unsaved(self) -> bool:
        """Whether there are decisions that the disk does not have: also while a write is under way.

        Ask it after `close()` before the game is let go.
        """
        return False

    @property
    def trouble(self) -> Text | None:
        """Why the last save has failed, where it has; None again once one has worked."""
        return None

    def keep(self, play: Play) -> None:
        """Takes the game as it is now; returns at once."""

    def close(self) -> None:
        """Returns when all is written."""

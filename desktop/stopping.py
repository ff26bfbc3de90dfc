"""The system or a terminal asks the program to end: as if its window had been closed."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal

if TYPE_CHECKING:
    from types import FrameType

NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""Ended by the system, from the keyboard of a terminal, with it; each where the system knows it."""
_MOST = 64


class Stopping(QObject):
    """Hears signals where the event loop does: none of them breaks off what is being done.

    Python would do so with Ctrl+C, in the midst of any line; the others would end the process with
    a decision half written.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Hears nothing yet."""
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        for each in (self._ours, self._theirs):
            each.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before: dict[int, object] = {}
        self._wakes = -1

    def begin(self) -> None:
        """From now on they are heard here; what was ignored when the program began stays so."""
        self._wakes = signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        for name in NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, _note)

    def end(self) -> None:
        """As it was before."""
        for number, before in self._before.items():
            signal.signal(number, before)  # type: ignore[arg-type]  # it came from there
        self._before.clear()
        signal.set_wakeup_fd(self._wakes)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _hear(self) -> None:
        """Which of them it was does not matter."""
        if self._ours.recv_into(bytearray(_MOST)):
            self.asked.emit()


def _note(number: int, frame: FrameType | None) -> None:
    """Its number comes through the socket."""

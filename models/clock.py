"""Time as sessions and screens take it: that of the machine, or of a test that turns the hands."""

from __future__ import annotations

import time
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance


class Timer(Protocol):
    """What is used of a QTimer that fires once."""

    @property
    def timeout(self) -> SignalInstance:
        """Fires when the time is over."""

    def start(self, msec: int) -> None:
        """From now on; a time that runs is forgotten."""

    def stop(self) -> None:
        """Not any more."""


class Clock:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds since some moment; never goes back."""
        return time.monotonic()

    def timer(self, parent: QObject) -> Timer:
        """A timer that fires once and lives with `parent`."""
        return QTimer(parent, singleShot=True)

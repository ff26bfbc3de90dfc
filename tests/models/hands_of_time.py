"""A clock for tests: time stands still until a test turns the hands."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, Signal

from models.clock import Clock


class Hand(QObject):
    """A timer of such a clock."""

    timeout = Signal()

    def __init__(self, clock: StillClock, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self.due: int | None = None
        self.order = 0

    def start(self, msec: int) -> None:
        self._clock.started += 1
        self.due, self.order = self._clock.ms + msec, self._clock.started

    def stop(self) -> None:
        self.due = None

    def fire(self) -> None:
        self.due = None
        self.timeout.emit()


class StillClock(Clock):
    """Fires the earliest timer first, and of two the one that was started first."""

    def __init__(self) -> None:
        self.ms = 0
        self.started = 0
        self._hands: list[Hand] = []

    def now(self) -> float:
        return self.ms / 1000

    def timer(self, parent: QObject) -> Hand:
        hand = Hand(self, parent)
        self._hands.append(hand)
        return hand

    def _living(self) -> list[Hand]:
        """Those whose owners have not gone."""
        self._hands = [hand for hand in self._hands if shiboken6.isValid(hand)]
        return self._hands

    def turn(self) -> bool:
        """On to the next timer that is due; False where none runs."""
        QCoreApplication.processEvents()
        running = [hand for hand in self._living() if hand.due is not None]
        if not running:
            return False
        first = min(running, key=lambda hand: (hand.due, hand.order))
        assert first.due is not None
        self.ms = max(self.ms, first.due)
        first.fire()
        return True

    def run(self, ms: int) -> None:
        """So much time passes."""
        until = self.ms + ms
        while any(hand.due is not None and hand.due <= until for hand in self._living()):
            self.turn()
        self.ms = until

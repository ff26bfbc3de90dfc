"""A motion of several parts, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QVariantAnimation

Part = Callable[[float], None]


class Timeline(QVariantAnimation):
    """Parts one after the other, each told how far it is; at the end all is tidied up."""

    def __init__(self, tidy: Callable[[], None]) -> None:
        super().__init__()
        self._parts: list[tuple[int, int, Part]] = []
        self._tidy = tidy
        self._length = 0
        self.setDuration(0)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._show)

    def add(self, length: int, part: Part) -> None:
        """One more part after the others."""
        if length > 0:
            self._parts.append((self._length, self._length + length, part))
            self._length += length
            self.setDuration(self._length)

    def fit(self, most: int) -> None:
        """Compound motion is no longer than this; its parts share what there is."""
        if self._length > most:
            self.setDuration(most)

    def _show(self, share: object) -> None:
        at = float(share) * self._length  # type: ignore[arg-type]
        for start, end, part in self._parts:
            if start <= at < end:
                curve = QEasingCurve(QEasingCurve.Type.OutCubic)
                part(curve.valueForProgress((at - start) / (end - start)))
                return

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        super().updateState(new, old)
        if new == QAbstractAnimation.State.Stopped:
            self._tidy()

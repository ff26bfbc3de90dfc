"""«/», a letter and a number: the keyboard goes to the space of that name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from rules.cartographers.maps.land import label
from views.keys import physical_letter

translate = QCoreApplication.translate
PATIENCE = 4000
"""Milliseconds after which a name that was begun is given up."""
WAYS_OUT = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEADS = (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock)


class Seeker(QObject):
    """Hears a name letter by letter. It goes to each space whose name has been said so far."""

    found = Signal(int, int)
    """A space is named: row, column."""
    said = Signal(str)
    """What to type, or that there is no such space; empty when it is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._names: dict[str, tuple[int, int]] = {}
        self._typed: str | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(PATIENCE)
        self._clock.timeout.connect(self.stop)

    @property
    def is_seeking(self) -> bool:
        """Whether letters belong to a name now."""
        return self._typed is not None

    def begin(self, rows: int, cols: int) -> None:
        """From now on letters are a name."""
        self._names = {label(row, col): (row, col) for row in range(rows) for col in range(cols)}
        self._typed = ""
        self._clock.start()
        self.said.emit(translate("cartographers_board", "Go to: type a space, e.g. B4"))

    def stop(self) -> None:
        """Letters are commands again."""
        if self._typed is not None:
            self._typed = None
            self._clock.stop()
            self.said.emit("")

    def key(self, event: QKeyEvent) -> bool:
        """Takes letters and digits while a name is being typed; any other key ends that."""
        if self._typed is None or Qt.Key(event.key()) in LEADS:
            return self._typed is not None
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        typed = event.text().upper()
        if not (typed.isascii() and typed.isalnum()):
            typed = physical_letter(event)
        if held or not typed or Qt.Key(event.key()) in WAYS_OUT:
            self.stop()
            return Qt.Key(event.key()) in WAYS_OUT
        self._hear(typed)
        return True

    def _hear(self, letter: str) -> None:
        typed = (self._typed or "") + letter
        fitting = [name for name in self._names if name.startswith(typed)]
        if not fitting:
            text = translate("cartographers_board", "There is no space {name}.")
            self.stop()
            self.said.emit(text.format(name=typed))
            return
        self._typed = typed
        self._clock.start()
        if typed in self._names:
            self.found.emit(*self._names[typed])
        if fitting == [typed]:
            self.stop()

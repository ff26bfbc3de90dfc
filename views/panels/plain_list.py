"""Lists beside a board: letters are commands of the window, Enter belongs to the list alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PlainList(QListView):
    """A list that does not search for the letters that are typed."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_printed = event.text().isprintable() and bool(event.text().strip())
        if is_printed and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in ENTER:
            # Qt lets it go on: the window would take it for «confirm».
            event.accept()

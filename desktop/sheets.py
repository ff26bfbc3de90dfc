"""The dialogs that lie over the window: one of each kind at a time, none of them holds the flow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QMessageBox

from desktop.window import Window
from views.plain import QuestionBox


class Sheets(QObject):
    """Opens dialogs; the kept reference ends with each."""

    def __init__(self, window: Window, parent: QObject) -> None:
        """They lie over this window."""
        super().__init__(parent)
        self._window = window
        self.opened: dict[str, QDialog] = {}

    def open(self, name: str, sheet: QDialog) -> None:
        """Opens a dialog in place of another one of its kind."""
        before = self.opened.pop(name, None)
        if before is not None:
            before.close()
        self.opened[name] = sheet
        sheet.finished.connect(lambda _: self._forget(name, sheet))
        self._window.covering.clearing.open(sheet)

    def _forget(self, name: str, sheet: QDialog) -> None:
        """What its answer has opened in its place stays."""
        if self.opened.get(name) is sheet:
            del self.opened[name]

    def close(self) -> None:
        """Closes all of them: what they are about is no longer there."""
        for sheet in list(self.opened.values()):
            sheet.close()

    def ask(self, said: str, button: str, then: Callable[[], None]) -> None:
        """One question before something that cannot be undone by Undo."""
        box = QuestionBox(self._window)
        box.setText(said)
        yes = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(no)
        box.buttonClicked.connect(lambda pressed: then() if pressed is yes else None)
        self.open("question", box)

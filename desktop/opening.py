"""A file opened beside the window: read, replayed and checked before any of it is shown."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMessageBox

from desktop.sheets import Sheets
from desktop.window import Window
from models.records import Opened, open_record
from models.translate import isolated
from rules.kernel.door import Unreadable
from rules.kernel.names import file_words
from views.plain import QuestionBox

PATIENCE = 300
"""Milliseconds after which it is said what one waits for."""

Outcome = Opened | Exception


class Opening(QObject):
    """One file at a time: the last one that was asked for.

    A thread reads it; until then the window is as it was. What is opened no longer is read to its
    end and forgotten.
    """

    opened = Signal(object)
    """Opened: it may be shown."""
    refused = Signal(object, object)
    """Path and Unreadable: nothing of it may be shown."""
    _read = Signal(int, object)

    def __init__(self, window: Window, sheets: Sheets, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._sheets = window, sheets
        self._number = 0
        self.path: Path | None = None
        """What is being opened."""
        self._read.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell)
        self._box: QMessageBox | None = None

    def begin(self, path: Path) -> None:
        """Open a file in place of one that is still being opened."""
        self.cancel()
        self.path = path
        self._patience.start(PATIENCE)
        work = threading.Thread(
            target=self._work, args=(self._number, path), name="opening", daemon=True
        )
        work.start()

    def cancel(self) -> None:
        """Open nothing: the window stays as it is."""
        self._number += 1
        self.path = None
        self._patience.stop()
        box, self._box = self._box, None
        if box is not None:
            box.close()

    # ------------------------------------------------------------ in the thread
    def _work(self, number: int, path: Path) -> None:
        found: Outcome
        try:
            found = open_record(path)
        except Exception as fault:
            # Also a fault of our own: it is raised again where faults are told.
            found = fault
        with contextlib.suppress(RuntimeError):  # the window has been closed meanwhile
            self._read.emit(number, found)

    # ------------------------------------------------------------ in the window
    def _hear(self, number: int, found: Outcome) -> None:
        path = self.path
        if number != self._number or path is None:
            return
        self.cancel()
        if isinstance(found, Opened):
            self.opened.emit(found)
        elif isinstance(found, Unreadable):
            self.refused.emit(path, found)
        else:
            raise found

    def _tell(self) -> None:
        """It takes long: what is done, and the way out."""
        if self.path is None:
            return
        said = self.tr("Opening {file}\N{HORIZONTAL ELLIPSIS}")
        self._box = box = QuestionBox(self._window)
        box.setObjectName("opening")
        box.setText(said.replace("{file}", isolated(file_words(self.path.name))))
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        box.rejected.connect(self.cancel)
        self._sheets.open("opening", box)

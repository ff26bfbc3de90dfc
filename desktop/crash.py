"""When something unexpected happens: the game is kept first, then one calm window says so."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.dialogs.sheet import Sheet, label
from desktop.traces import MOST_BYTES, REPORT, tidy
from models.files import write_safely
from models.places import NAME, version
from models.translate import isolated
from rules.kernel.names import path_words

Fault = tuple[type[BaseException], BaseException, TracebackType | None]


def machine_lines() -> list[str]:
    """On what the program runs: versions only, nothing about the person."""
    return [
        f"{NAME} {version()}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}",
        f"{platform.system()} {platform.release()} ({platform.machine()})",
    ]


def report_lines(
    fault: Fault | None, about: list[str], log: list[str], is_bare: bool = False
) -> list[str]:
    """A report that a person may read before giving it to anybody.

    `is_bare`: without the words of the fault, which may name what only one seat knows.
    """
    lines = [*machine_lines(), "", *about]
    if fault is not None and is_bare:
        where = "".join(traceback.format_tb(fault[2])).splitlines()
        lines += ["", *where, fault[0].__name__]
    elif fault is not None:
        lines += ["", *"".join(traceback.format_exception(*fault)).splitlines()]
    return [*lines, "", *log[-200:]]


def keep_report(folder: Path, lines: list[str]) -> Path:
    """Writes a report where the logs are. Raises OSError."""
    path = folder / time.strftime(f"{REPORT}-%Y%m%d-%H%M%S.txt")
    write_safely(path, ("\n".join(lines) + "\n").encode()[-MOST_BYTES:])
    tidy(folder)
    return path


class Catcher(QObject):
    """The one place where any exception ends. A second one meanwhile is only counted."""

    caught = Signal(object)
    """Fault: emitted from the event loop, after what went wrong has been left."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._usual = sys.excepthook
        self._fault: Fault | None = None
        self.count = 0

    def install(self) -> None:
        sys.excepthook = self.catch

    def remove(self) -> None:
        sys.excepthook = self._usual

    def catch(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        """Tells standard error as usual, then the window."""
        self._usual(kind, fault, trace)
        if not issubclass(kind, Exception):
            return
        self.count += 1
        if self._fault is None:
            self._fault = (kind, fault, trace)
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        fault = self._fault
        self.caught.emit(fault)

    def forget(self) -> None:
        """The window has been closed: the next one is told again."""
        self._fault = None


class CrashSheet(Sheet):
    """What happened, what was lost, and three ways on.

    `shown` is what all who share the screen may read of the report; None: they may read all of it.
    """

    STAYS = True
    stepped_back = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        lines: list[str],
        is_kept: bool | None,
        may_step_back: bool,
        keep: Callable[[list[str]], Path],
        shown: list[str] | None = None,
    ) -> None:
        super().__init__(parent, self.tr("Something went wrong"))
        self._lines, self._keep = lines, keep
        self.body.addWidget(label(self._loss(is_kept), "strong"))
        said = self.tr(
            "This is a bug in Lamplight, not your mistake. You can keep playing. If it happens"
            " again, step back or restart Lamplight. A report helps us fix it."
        )
        self.body.addWidget(label(said))
        if shown is not None:
            said = self.tr("Secrets are left out here. The saved report contains everything.")
            self.body.addWidget(label(said, "muted"))
        self.text = QPlainTextEdit("\n".join(lines if shown is None else shown))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        self.body.addWidget(self.text, 1)
        report = self.add_button(self.tr("Save report"), "", "save")
        report.setObjectName("save_report")
        report.clicked.connect(self._save)
        if may_step_back:
            back = self.add_button(self.tr("Step back"), "", "undo")
            back.setObjectName("step_back")
            back.clicked.connect(self._step_back)
        go_on = self.add_button(self.tr("Continue"), "primary")
        go_on.setObjectName("go_on")
        go_on.clicked.connect(self.accept)
        go_on.setFocus()

    def _loss(self, is_kept: bool | None) -> str:
        if is_kept is None:
            return self.tr("No game was being played.")
        if is_kept:
            return self.tr("Nothing is lost: the game is saved up to the last decision.")
        return self.tr("The game could not be saved. Try “Save as” with another folder.")

    def _save(self) -> None:
        try:
            path = self._keep(self._lines)
        except OSError as fault:
            said = self.tr("Could not write the report: {why}")
            self.note.setText(said.replace("{why}", isolated(fault.strerror or str(fault))))
            return
        self.note.setProperty("kind", "good")
        self.style().polish(self.note)
        self.note.setText(self.tr("Saved: {path}").replace("{path}", isolated(path_words(path))))

    def _step_back(self) -> None:
        self.stepped_back.emit()
        self.accept()

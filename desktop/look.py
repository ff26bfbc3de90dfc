"""The look as the user has chosen it: language, theme, size of the letters, motion."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QApplication

from models.settings import Motion, Settings
from models.translate import language
from rules.kernel.door import MOST_SETTINGS, Unreadable, read_file
from views.theme import ThemeName, theme

SWITCHES = (
    ("kdeglobals", "animationdurationfactor"),
    ("gtk-4.0/settings.ini", "gtk-enable-animations"),
    ("gtk-3.0/settings.ini", "gtk-enable-animations"),
)
"""Where desktops under Linux keep whether things move: file and key."""
OFF = ("0", "0.0", "false")
GNOME = ("get", "org.gnome.desktop.interface", "enable-animations")


def is_switched_off(folder: Path) -> bool:
    """Whether a desktop's files in the user's folder of settings say that nothing shall move."""
    for name, key in SWITCHES:
        try:
            raw = read_file(folder / name, MOST_SETTINGS)
        except Unreadable:
            continue
        for line in raw.decode(errors="replace").splitlines():
            found, _, value = line.partition("=")
            if found.strip().lower() == key and value.strip().lower() in OFF:
                return True
    return False


class SystemMotion(QObject):
    """Whether the system wants nothing to move. GNOME is asked by its own tool, meanwhile."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._gnome: QProcess | None = None
        self.is_still = False
        if sys.platform != "linux":
            self.is_still = not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
            return
        kind = QStandardPaths.StandardLocation.GenericConfigLocation
        self.is_still = is_switched_off(Path(QStandardPaths.writableLocation(kind)))
        is_gnome = "gnome" in os.environ.get("XDG_CURRENT_DESKTOP", "").lower()
        tool = QStandardPaths.findExecutable("gsettings") if is_gnome else ""
        if tool and not self.is_still:
            self._gnome = QProcess(self)
            self._gnome.finished.connect(self._hear)
            self._gnome.start(tool, GNOME)

    def _hear(self) -> None:
        said = bytes(self._gnome.readAllStandardOutput().data()) if self._gnome else b""
        if said.strip() == b"false":
            self.is_still = True
            self.changed.emit()

    def close(self) -> None:
        """The program ends: an answer is not waited for."""
        if self._gnome is not None and self._gnome.state() != QProcess.ProcessState.NotRunning:
            self._gnome.kill()
            self._gnome.waitForFinished(500)


class Look(QObject):
    """Wears the settings, and every change at once."""

    def __init__(
        self, settings: Settings, said: str | None, worn: str | None, parent: QObject
    ) -> None:
        """`said` and `worn`: language and theme for this start only, from the command line."""
        super().__init__(parent)
        self._settings, self._system = settings, SystemMotion(self)
        now = settings.now
        language().speak(now.language if said is None else said)
        theme().follow_language()
        theme().choose(ThemeName(worn or now.theme))
        theme().set_text(now.text_size)
        self._move()
        self._system.changed.connect(self._move)
        settings.changed.connect(self._follow)

    def close(self) -> None:
        """The program ends."""
        self._system.close()

    def _move(self) -> None:
        chosen = self._settings.now.motion
        still = self._system.is_still if chosen is Motion.SYSTEM else chosen is Motion.OFF
        theme().set_still(still)

    def _follow(self, name: str) -> None:
        now = self._settings.now
        if name == "language":
            language().speak(now.language)
            theme().follow_language()
        elif name == "theme":
            theme().choose(ThemeName(now.theme))
        elif name == "text_size":
            theme().set_text(now.text_size)
        elif name == "motion":
            self._move()

"""The application: name, look, language, the desk, and the one place where exceptions end."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QByteArray, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop.window import Window
from models.places import APP_ID, COMMAND, NAME, Places, Unwritable, ensure, version
from models.settings import Motion, Settings, ThemeChoice
from models.translate import language, words
from views.theme import ThemeName, theme

if TYPE_CHECKING:
    from desktop.crash import Fault
    from desktop.wish import GameWish
    from models.controls import Thinkers

LATEST = 250
"""Milliseconds after which a window that nobody sees is furnished all the same."""


class Start(msgspec.Struct, frozen=True):
    """What the command line asked of the window."""

    file: Path | None = None
    wish: GameWish | None = None
    continues: bool = False
    full_screen: bool = False
    language: str | None = None
    theme: str | None = None
    safe_mode: bool = False


class Lamplight(QObject):
    """Everything that lives as long as the program."""

    def __init__(
        self,
        app: QApplication,
        places: Places,
        start: Start,
        thinkers: Thinkers | None = None,
    ) -> None:
        """`thinkers`: where bots think; processes of their own, unless a test has others."""
        super().__init__(app)
        self._app, self._places, self._start = app, places, start
        self._thinkers = thinkers
        self._is_furnished = False
        self.settings = Settings(places.config, self, safe_mode=start.safe_mode)
        self._dress()
        self.window = Window()
        self._restore_geometry()
        self.settings.changed.connect(self._setting_changed)

    def _make_folders(self) -> str:
        """The folders of the user; where they cannot be written one plays on without them."""
        try:
            ensure(self._places)
        except Unwritable as fault:
            said = self.tr(
                "The folder {folder} cannot be written ({why}). Games are not kept; «Save as»"
                " works."
            )
            return said.replace("{folder}", str(fault.folder)).replace("{why}", fault.why)
        return ""

    # ------------------------------------------------------------ look and language
    def _dress(self) -> None:
        now, start = self.settings.now, self._start
        language().speak(start.language if start.language is not None else now.language)
        theme().choose(ThemeName(start.theme or now.theme))
        theme().set_text(now.text_size)
        theme().set_still(self._is_still(now.motion))

    @staticmethod
    def _is_still(motion: Motion) -> bool:
        """Motion off; «as the system» follows the desktop's own switch where Qt knows it."""
        if motion is not Motion.SYSTEM:
            return motion is Motion.OFF
        return (
            not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu) and sys.platform != "linux"
        )

    def _setting_changed(self, name: str) -> None:
        now = self.settings.now
        if name == "language":
            language().speak(now.language)
        elif name == "theme":
            theme().choose(ThemeName(ThemeChoice(now.theme)))
        elif name == "text_size":
            theme().set_text(now.text_size)
        elif name == "motion":
            theme().set_still(self._is_still(now.motion))

    # ------------------------------------------------------------ life
    def _restore_geometry(self) -> None:
        """The window where it was; 1280 x 720 at first."""
        kept = self.settings.now.windows.get("start")
        if kept is None or not self.window.restoreGeometry(QByteArray(kept.geometry)):
            self.window.resize(1280, 720)

    def show(self) -> None:
        """The bare table at once; it is furnished as soon as it has been seen."""
        self.window.ground.painted.connect(self.furnish, Qt.ConnectionType.QueuedConnection)
        QTimer.singleShot(LATEST, self, self.furnish)
        if self._start.full_screen:
            self.window.showFullScreen()
        else:
            self.window.show()

    def furnish(self) -> None:
        """Everything else, once; then what the command line asked for."""
        if self._is_furnished:
            return
        self._is_furnished = True
        from desktop.crash import Catcher
        from desktop.desk import Desk
        from desktop.games import Games
        from models.workers import Pool
        from views import accessible
        from views.theme import icon

        notice = self._make_folders()
        self._app.setApplicationVersion(version())
        theme().apply()
        accessible.install()
        self.pool = Pool(parent=self)
        self.games = Games(self._places, self.settings, self._thinkers or self.pool, self)
        self.desk = Desk(self._places, self.settings, self.games, self.window, self)
        self._catcher = Catcher(self)
        self._catcher.caught.connect(self._hear_fault)
        self._catcher.install()
        self._app.aboutToQuit.connect(self.close)
        self._app.setWindowIcon(icon("lamp", theme().colours, 64, "accent"))
        self.desk.show_start()
        for sentence in (notice, self._settings_notice()):
            if sentence:
                self.desk.say(sentence)
        self._do_what_was_asked()

    def _do_what_was_asked(self) -> None:
        desk, start = self.desk, self._start
        if start.file is not None:
            desk.open_file(start.file)
        elif start.wish is not None:
            desk.begin(start.wish)
        elif start.continues:
            desk.continue_last()

    def _settings_notice(self) -> str:

        return words(self.settings.notice) if self.settings.notice is not None else ""

    def close(self) -> None:
        """Bots are ended at once; what was decided is on the disk."""
        if not self._is_furnished:
            return
        self.desk.close()
        self.pool.close()
        self._catcher.remove()

    # ------------------------------------------------------------ faults
    def _hear_fault(self, fault: Fault) -> None:
        """The game first, then one calm window."""
        from desktop.crash import CrashSheet, keep_report, report_lines

        session = self.games.session
        is_kept = self.games.queue.flush(5) if session is not None else None
        may_step_back = session is not None and session.can_undo().barrier is None
        lines = report_lines(fault, self.desk.about_lines(), self.desk.window.log.lines())
        sheet = CrashSheet(
            self.desk.window,
            lines,
            is_kept,
            may_step_back,
            lambda kept: keep_report(self._places.logs, kept),
        )
        sheet.finished.connect(lambda _: self._catcher.forget())
        if session is not None:
            sheet.stepped_back.connect(lambda: session.undo())
        self._sheet = sheet
        sheet.open()


def application(arguments: list[str]) -> QApplication:
    """Names and style, before anything is shown; the one there is, if there is one."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(arguments)
    app.setApplicationName(COMMAND)
    app.setApplicationDisplayName(NAME)
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    return app


def run(app: QApplication, places: Places, start: Start) -> int:
    """The window until it is closed."""
    lamp = Lamplight(app, places, start)
    lamp.show()
    return app.exec()

"""The application: name, look, language, the desk, and the one place where exceptions end."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop.crash import Catcher, CrashSheet, Fault, keep_report, report_lines
from desktop.desk import Desk
from desktop.games import Games
from desktop.wish import GameWish
from models.controls import Thinkers
from models.places import APP_ID, COMMAND, NAME, Places, Unwritable, ensure, version
from models.settings import Motion, Settings, ThemeChoice
from models.translate import language, words
from models.workers import Pool
from views import accessible
from views.theme import ThemeName, icon, theme


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
        notice = self._make_folders()
        self.settings = Settings(places.config, self, safe_mode=start.safe_mode)
        self._dress()
        self.pool = Pool(parent=self)
        self.games = Games(places, self.settings, thinkers or self.pool, self)
        self.desk = Desk(places, self.settings, self.games, self)
        self._catcher = Catcher(self)
        self._catcher.caught.connect(self._hear_fault)
        self.settings.changed.connect(self._setting_changed)
        app.aboutToQuit.connect(self.close)
        self._notice = notice

    def _make_folders(self) -> str:
        """The folders of the user; where they cannot be written one plays on without them."""
        try:
            ensure(self._places)
        except Unwritable as fault:
            return self.tr("{why} Games are not kept; «Save as» works.").replace(
                "{why}", str(fault)
            )
        return ""

    # ------------------------------------------------------------ look and language
    def _dress(self) -> None:
        now, start = self.settings.now, self._start
        language().speak(start.language if start.language is not None else now.language)
        theme().choose(ThemeName(start.theme or now.theme))
        theme().set_text(now.text_size)
        theme().set_still(self._is_still(now.motion))
        theme().apply()

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
    def open(self) -> None:
        """The first window; then what the command line asked for."""
        self._catcher.install()
        accessible.install()
        desk, start = self.desk, self._start
        self._app.setWindowIcon(icon("lamp", theme().colours, 64, "accent"))
        desk.restore_geometry()
        desk.show_start()
        desk.window.show()
        if start.full_screen:
            desk.window.set_full_screen(True)
        for sentence in (self._notice, self._settings_notice()):
            if sentence:
                desk.say(sentence)
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
        self.desk.close()
        self.pool.close()
        self._catcher.remove()

    # ------------------------------------------------------------ faults
    def _hear_fault(self, fault: Fault) -> None:
        """The game first, then one calm window."""
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
    app.setApplicationVersion(version())
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    return app


def run(app: QApplication, places: Places, start: Start) -> int:
    """The window until it is closed."""
    lamp = Lamplight(app, places, start)
    lamp.open()
    return app.exec()

"""The application: name, look, language, the controller, and the one place where exceptions end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from desktop import cli
from desktop.ground import colour_of, glance
from desktop.stopping import Stopping
from desktop.traces import Trace, take_found
from desktop.window import Window
from models.places import APP_ID, COMMAND, NAME, Places, Unwritable, ensure, version

if TYPE_CHECKING:
    from desktop.crash import Fault
    from desktop.second import Listener
    from desktop.wish import GameWish
    from models.bot_driver import BotPool
    from models.settings import Settings

FIRST_SIZE = QSize(1280, 720)
FRAME = QSize(16, 48)
"""What a system puts round a window, about."""
LATEST = 250
"""Milliseconds after which a window that nobody sees is furnished all the same."""


class Start(NamedTuple):
    """What the command line asked of the window."""

    file: Path | None = None
    wish: GameWish | None = None
    continues: bool = False
    full_screen: bool = False
    language: str | None = None
    theme: str | None = None
    safe_mode: bool = False


def start_of(line: cli.Line) -> Start:
    """What a command line asks of the window. Raises Misused where it makes no sense."""
    if line.file is not None and is_gone(line.file):
        from rules.kernel.door import shown_path

        said = QCoreApplication.translate("CommandLine", "File not found: {path}.")
        raise cli.Misused(said.replace("{path}", shown_path(line.file)))
    return Start(
        file=line.file,
        wish=_wish(line) if line.new else None,
        continues=line.resume,
        full_screen=line.fullscreen,
        language=line.lang,
        theme=line.theme,
        safe_mode=line.safe_mode,
    )


def is_gone(file: Path | None) -> bool:
    """Whether a file was named that there is not."""
    return file is not None and not file.exists()


def _wish(line: cli.Line) -> GameWish:
    from desktop.asked import game_for_person  # late: without a game nothing of it is loaded

    return game_for_person(line)


class Lamplight(QObject):
    """Everything that lives as long as the program."""

    furnished = Signal()
    """Everything is there, and what was asked for has begun."""

    def __init__(
        self,
        app: QApplication,
        places: Places,
        start: Start,
        thinkers: BotPool | None = None,
    ) -> None:
        """`thinkers`: where bots think; processes of their own, unless a test has others."""
        super().__init__(app)
        self._app, self._places, self._start = app, places, start
        self.bot_pool = thinkers
        self._is_furnished = False
        self._listener: Listener | None = None
        self._settings: Settings | None = None
        self.window = Window()
        found = glance(places.config)
        self.window.ground.colour = colour_of(start.theme or found.theme)
        self._restore_geometry(QByteArray() if start.safe_mode else QByteArray(found.geometry))

    @property
    def settings(self) -> Settings:
        """What the user has chosen; read, and worn, when it is first asked for."""
        if self._settings is None:
            from desktop.look import Look
            from models.settings import Settings

            start = self._start
            self._settings = Settings(self._places.config, self, safe_mode=start.safe_mode)
            self._look = Look(self._settings, start.language, start.theme, self)
        return self._settings

    def _make_folders(self) -> str:
        """The folders of the user; where they cannot be written one plays on without them."""
        try:
            ensure(self._places)
        except Unwritable as fault:
            said = self.tr(
                "Cannot write to {folder} ({why}). Games are not saved automatically; use “Save"
                " as”."
            )
            from models.translate import filled, isolated  # late: not for the first paint
            from rules.kernel.names import path_words

            return filled(said, folder=isolated(path_words(fault.folder)), why=isolated(fault.why))
        return ""

    # ------------------------------------------------------------ life
    def _restore_geometry(self, kept: QByteArray) -> None:
        """The window where it was; at first 1280 x 720, or all of a screen that is no larger."""
        if not kept.isEmpty() and self.window.restoreGeometry(kept):
            return
        self.window.resize(FIRST_SIZE)
        room = self.window.screen().availableSize() - FRAME
        if FIRST_SIZE.boundedTo(room) != FIRST_SIZE:
            self.window.setWindowState(Qt.WindowState.WindowMaximized)

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
        from desktop.app_controller import AppController
        from desktop.crash import Catcher
        from desktop.games import Games
        from models.workers import Pool
        from views import accessible
        from views.theme import icon, theme

        settings = self.settings
        self._app.setApplicationVersion(version())
        theme().apply()
        accessible.install()
        self.pool = Pool(parent=self)
        self.games = Games(self._places, settings, self.bot_pool or self.pool, self)
        self.controller = AppController(self._places, settings, self.games, self.window, self)
        self._catcher = Catcher(self)
        self._catcher.caught.connect(self._hear_fault)
        self._catcher.install()
        self._app.aboutToQuit.connect(self.close)
        self._app.setWindowIcon(icon("lamp", theme().colours, 64, "accent"))
        self.controller.leaving.watch_folders(self._make_folders)
        self.controller.show_start()
        self.controller.reading.crashes = take_found(self._places.logs)
        if said := self._notices():
            self.controller.say(said)
        self._do(self._start)
        self.furnished.emit()

    def _do(self, start: Start) -> None:
        controller = self.controller
        if start.file is not None:
            controller.open_file(start.file)
        elif start.wish is not None:
            controller.begin(start.wish)
        elif start.continues:
            controller.continue_last()

    # ------------------------------------------------------------ second starts
    def listen(self) -> None:
        """From now on a second start on the same folder asks this window."""
        from desktop.second import Listener

        self._listener = Listener(self._places, self.prepare, self.do_for_another, self)

    def prepare(self, line: cli.Line) -> Start | None:
        """What a second start asks for. None where its own menus could not do it now: while the
        screen is covered, or a dialog waits for an answer. Raises Misused."""
        start = start_of(line)
        return start if start == Start() or self._is_free() else None

    def _is_free(self) -> bool:
        lies_over = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        return lies_over is None and not self.window.covering.is_covered

    def do_for_another(self, start: Start) -> None:
        """As if it had been asked for here, where the person looks by now."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        QApplication.alert(self.window)
        session = self.games.session
        if not start.continues or session is None or session.outcome is not None:
            self._do(start)

    def _notices(self) -> str:
        """What went wrong when the settings were read, what keeps data that the user has edited
        from being used, and that the program has crashed."""
        from models.own_items import take_up
        from models.translate import sentences, words

        found = [self.settings.notice] if self.settings.notice is not None else []
        said = list(map(words, [*found, *take_up(self._places)]))
        if self.controller.reading.crashes:
            said.append(
                self.tr(
                    "Lamplight stopped unexpectedly last time. “Report a problem” in the Help menu"
                    " shows what was found."
                )
            )
        return sentences(said)

    def stop(self) -> None:
        """The system asks for the end: the window is closed. Whoever asks again while it waits for
        its person to say what is to become of the game is not held up."""
        if not self._is_furnished or "unsaved" in self.controller.sheets.opened:
            self._app.exit()
        else:
            self.window.close()

    def close(self) -> None:
        """Bots are ended at once; what was decided is on the disk."""
        if not self._is_furnished:
            return
        if self._listener is not None:
            self._listener.close()
        self._look.close()
        self.controller.close()
        self.pool.close()
        self._catcher.remove()

    # ------------------------------------------------------------ faults
    def _hear_fault(self, fault: Fault) -> None:
        """The game first, then one calm window."""
        from desktop.crash import CrashSheet, keep_report, report_lines

        session = self.games.session
        is_kept = not self.games.unsaved if session is not None else None
        may_step_back = session is not None and session.can_undo().undo_barrier is None
        about = self.controller.reading.about_lines()
        is_shared = session is not None and session.floor.is_shared
        lines = report_lines(fault, about, self.controller.window.log.lines())
        sheet = CrashSheet(
            self.controller.window,
            lines,
            is_kept,
            may_step_back,
            lambda kept: keep_report(self._places.logs, kept),
            report_lines(fault, about, [], is_bare=True) if is_shared else None,
        )
        sheet.finished.connect(lambda _: self._catcher.forget())
        if session is not None:
            sheet.stepped_back.connect(lambda: session.undo())
        self._sheet = sheet
        self.window.covering.clearing.open(sheet)


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
    trace = Trace(places.logs)
    trace.begin()
    lamp = Lamplight(app, places, start)
    lamp.furnished.connect(lamp.listen)
    stopping = Stopping(lamp)
    stopping.asked.connect(lamp.stop)
    stopping.begin()
    lamp.show()
    status = app.exec()
    stopping.end()
    trace.end()
    return status

"""Between window and games: what the menus of Game, Settings and Help do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QMessageBox

from desktop.actions import Commands
from desktop.games import Games
from desktop.looking import Looking
from desktop.offers import box_offers
from desktop.papers import Papers
from desktop.past import Past
from desktop.start import THUMBNAIL, StartPage
from desktop.submenus import Submenus
from desktop.window import Window
from desktop.wish import GameWish
from models.places import EXTENSION, Places
from models.records import Opened, RecordLine
from models.session import Session
from models.settings import Pace, Settings, WindowState
from models.translate import available, language, words
from rules.kernel.record import Unreadable
from rules.kernel.registry import UnfitSetup
from rules.kernel.text import Text
from views.panels.help import help_text


class Desk(QObject):
    """The program at work: one window, one user's games."""

    def __init__(
        self,
        places: Places,
        settings: Settings,
        games: Games,
        window: Window,
        parent: QObject | None = None,
    ) -> None:
        """Furnishes the window."""
        super().__init__(parent)
        self.places, self.settings, self.games = places, settings, games
        self.submenus = Submenus(settings, self)
        self.submenus.file_chosen.connect(self.open_file)
        self.commands = Commands(self)
        self.window = window
        window.furnish(self.commands, self.submenus.menus)
        self.papers = Papers(self.window, games)
        self.past = Past(self.window.table, self)
        self.window.log.opened.connect(self.past.show_then)
        self.looking = Looking(self.window, self.commands, games, self)
        self._waiting: RecordLine | None = None
        self._sheets: dict[str, QDialog] = {}
        drawer = [self.commands[each] for each in ("open", "records", "preferences", "about")]
        self.start = StartPage(box_offers(), drawer)
        self.start.continued.connect(self.continue_last)
        self.start.quick.connect(self.begin_quick)
        self.window.set_start(self.start)
        self._connect()
        self._apply_keys()
        self._ask_at_barriers()

    # ------------------------------------------------------------ wiring
    def _connect(self) -> None:
        does: dict[str, Callable[[], object]] = {
            "new": self.new_game,
            "new_same": lambda: self._begin_same(False),
            "restart": self._ask_restart,
            "continue": self.continue_last,
            "open": self._ask_file,
            "save": self._save,
            "save_as": self._ask_save_as,
            "export": self.papers.ask_export,
            "print": self.papers.ask_print,
            "look_back": self.look_back,
            "share": self.papers.share,
            "records": self.show_records,
            "leave": self.leave,
            "quit": self.window.close,
            "preferences": lambda: self.show_preferences("look"),
            "accessibility": lambda: self.show_preferences("look"),
            "take_back": lambda: self.show_preferences("play"),
            "shortcuts": lambda: self.show_preferences("keys"),
            "contents": self.show_help,
            "keys": self.show_keys,
            "report": self.show_report,
            "about": self.show_about,
            "describe": lambda: self.describe(False),
            "describe_options": lambda: self.describe(True),
            "since": self.show_since,
            "whats_this": self.show_help,
        }
        for command, action in does.items():
            self.commands[command].triggered.connect(lambda _=False, do=action: do())
        after = ("new_same", "look_back", "export", "share", "new", "leave")
        self.window.table.result.set_actions([self.commands[each] for each in after])
        self.window.table.ended.connect(lambda _: self._follow_game(True))
        self.window.closing.connect(self.close)
        self.window.paused_away.connect(lambda: self._pause(False))
        self.window.unminimised.connect(self._come_back)
        self.window.moves.since_wanted.connect(self.show_since)
        self.window.prompt.since_wanted.connect(self.show_since)
        self.looking.played_on.connect(self._show)
        self.games.noticed.connect(self._notice)
        self.settings.changed.connect(self._setting_changed)
        self.settings.noticed.connect(self._notice)
        language().changed.connect(self._retranslate)
        reset = self.commands["reset_layout"]
        reset.triggered.connect(lambda: self.settings.remember_window(self._layout_name(), None))

    # ------------------------------------------------------------ the start screen
    def show_start(self) -> None:
        """The table with the boxes and the game that waits."""
        self.window.show_start()
        self._follow_game(False)
        self.start.show_waiting(None, QPixmap(), "")
        QTimer.singleShot(0, self, self.refresh_start)

    def refresh_start(self) -> None:
        """Looks for the game that waits: after the first paint, because it reads files."""
        from desktop.offers import table_picture, waiting_game
        from views.panels.lid import emblem

        left_behind = self.games.running.left_behind()
        line = self._line_of(left_behind[0]) if left_behind else None
        was_cut_off = line is not None
        line = line or self.games.records.last_unfinished()
        self._waiting = line
        self.commands["continue"].setEnabled(line is not None and self.window.is_at_start)
        if line is None or line.head is None:
            self.start.show_waiting(None, QPixmap(), "")
            return
        picture = table_picture(line.head, THUMBNAIL, self.window.devicePixelRatioF())
        self.start.show_waiting(waiting_game(line, was_cut_off), picture, emblem(line.head.game))

    def _line_of(self, path: Path) -> RecordLine | None:
        lines = self.games.records.lines()
        found = (line for line in lines if line.path == path and line.head is not None)
        line = next(found, None)
        return (
            line if line is not None and line.head is not None and not line.head.is_over else None
        )

    # ------------------------------------------------------------ games
    def new_game(self) -> None:
        """The set-up of the game on the table, or of the only one there is."""
        wish = self.games.wish
        boxes = self.start.boxes
        self.show_setup(wish.game if wish is not None else boxes[0].offer.id)

    def begin_quick(self, game_id: str, way: str) -> None:
        """A game from the start screen: at once, or by the set-up."""
        if way == "setup":
            self.show_setup(game_id)
        else:
            self.begin(self.games.quick_wish(game_id, bots=2 if way == "bots" else 0))

    def show_setup(self, game_id: str) -> None:
        """The set-up dialog, as it was left last time."""
        from desktop.dialogs.setup import SetupSheet
        from desktop.presets import presets

        kept = self.settings.now.presets.get(game_id, {})
        sheet = SetupSheet(
            self.window, self.games.usual_wish(game_id), presets(game_id) | dict(kept)
        )
        sheet.begun.connect(self.begin)
        sheet.preset_kept.connect(
            lambda name, values: self.settings.remember_preset(game_id, name, values)
        )
        self._open_sheet("setup", sheet)

    def begin(self, wish: GameWish) -> None:
        """A new game on the table."""
        self._keep_layout()
        try:
            session = self.games.begin(wish)
        except UnfitSetup as fault:
            self.say(" ".join(words(reason) for reason in fault.reasons))
            return
        self._show(session)

    def _begin_same(self, same_seed: bool) -> None:
        wish = self.games.same_wish(same_seed)
        if wish is not None:
            self.begin(wish)

    def _ask_restart(self) -> None:
        """The same cards again; the game so far stays among the records."""
        if self.games.wish is None:
            return
        said = self.tr("Start again with the same cards? This game stays among the records.")
        self.ask(said, self.tr("Start again"), lambda: self._begin_same(True))

    def continue_last(self) -> None:
        """The game that waits."""
        if self._waiting is None:
            self.refresh_start()
        if self._waiting is not None:
            self.open_file(self._waiting.path)

    def open_file(self, path: Path) -> bool:
        """A game goes on, or one that is over is looked at. A bad file is said in a sentence."""
        self._keep_layout()
        try:
            opened = self.games.open(path)
        except Unreadable as fault:
            if not path.exists():
                self.settings.forget_file(path)
            self.say(words(fault.reason))
            return False
        if isinstance(opened, Opened):
            self.looking.open(opened)
            self.papers.look_at(path)
            self._follow_game(True)
        else:
            self._show(opened)
        return True

    def _show(self, session: Session) -> None:
        self.looking.close()
        game_id = session.setup.game
        self.window.show_feed(session, self._help(game_id), self._kept_layout(game_id))
        session.saved.connect(self.papers.note_saved)
        self.papers.begin()
        self._set_speed()
        self._follow_game(True)
        session.start()

    def _follow_game(self, on_table: bool) -> None:
        """Commands that need a game, or need none."""
        playing = on_table and self.games.session is not None
        for command in ("new_same", "restart", "save", "save_as"):
            self.commands[command].setEnabled(playing)
        for command in ("export", "print"):
            self.commands[command].setEnabled(on_table)
        is_over = on_table and self.window.table.is_over()
        self.commands["look_back"].setEnabled(is_over)
        self.commands["share"].setEnabled(is_over or self.looking.replay is not None)
        self.commands["continue"].setEnabled(not on_table and self._waiting is not None)

    def leave(self) -> None:
        """Back to the boxes; the game is kept and waits."""
        if self.window.is_at_start:
            return
        self._keep_layout()
        self.looking.close()
        self.window.show_start()
        self.games.put_away()
        self.games.wish = None
        self._follow_game(False)
        self.refresh_start()

    def close(self) -> None:
        """The window closes: the game is put away, settings are written."""
        self._keep_layout()
        self.window.table.close_feed()
        self.games.close()
        self.settings.save()

    def look_back(self) -> None:
        """The game that has just ended, from its record."""
        keeper = self.games.keeper
        if keeper is not None:
            self.games.queue.flush()
            self.open_file(keeper.file.path)

    # ------------------------------------------------------------ files
    def _ask_file(self) -> None:
        dialog = QFileDialog(self.window, self.tr("Open"), str(self.places.records))
        dialog.setNameFilters([f"Lamplight (*{EXTENSION})", self.tr("All files") + " (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self._open_sheet("file", dialog)

    def _save(self) -> None:
        """Each decision is saved by itself; this says so."""
        self.window.prompt.answer(self.tr("Saved. Every decision is, at once."), "good")

    def _ask_save_as(self) -> None:
        dialog = QFileDialog(self.window, self.tr("Save as"), str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"Lamplight (*{EXTENSION})"])
        dialog.setDefaultSuffix(EXTENSION.removeprefix("."))
        dialog.fileSelected.connect(lambda name: self.games.save_as(Path(name)))
        self._open_sheet("save_as", dialog)

    # ------------------------------------------------------------ dialogs
    def _open_sheet(self, name: str, sheet: QDialog) -> None:
        """One dialog of each kind at a time; the kept reference ends with it."""
        before = self._sheets.pop(name, None)
        if before is not None:
            before.close()
        self._sheets[name] = sheet
        sheet.finished.connect(lambda _: self._sheets.pop(name, None))
        sheet.open()

    def show_records(self) -> None:
        """The list of all games."""
        from desktop.dialogs.records import RecordsSheet
        from desktop.offers import record_picture

        sheet = RecordsSheet(self.window, self.games.records, record_picture)
        sheet.opened.connect(self.open_file)
        sheet.exported.connect(self.papers.ask_export_of)
        self._open_sheet("records", sheet)

    def show_preferences(self, page: str) -> None:
        """All settings; each change holds at once."""
        from desktop.dialogs.preferences import Page, PreferencesSheet

        codes = [code for code, _ in available()]
        sheet = PreferencesSheet(self.window, self.settings, self.commands, codes, Page(page))
        self._open_sheet("preferences", sheet)

    def _renew_preferences(self) -> None:
        """A new language is seen at once in the dialog, too, in which it was chosen."""
        before = self._sheets.get("preferences")
        if before is None:
            return
        from desktop.dialogs.preferences import PreferencesSheet

        if isinstance(before, PreferencesSheet):
            corner = before.pos()
            self.show_preferences(before.page)
            after = self._sheets["preferences"]
            after.move(corner)
            after.findChild(QComboBox, "language").setFocus()

    def show_keys(self) -> None:
        """All keys, to be read."""
        from desktop.dialogs.shortcuts import ShortcutsSheet

        self._open_sheet("keys", ShortcutsSheet(self.window, self.commands))

    def show_about(self) -> None:
        """Credits, licences, the unofficial notice."""
        from desktop.dialogs.about import AboutSheet

        self._open_sheet("about", AboutSheet(self.window))

    def show_report(self) -> None:
        """A report that the user may read and keep; nothing is sent anywhere."""
        from desktop.crash import report_lines
        from desktop.dialogs.words import WordsSheet

        lead = self.tr(
            "Nothing is sent by itself. Copy this text into your report, and say what you did "
            "and what you expected."
        )
        lines = report_lines(None, self.about_lines(), self.window.log.lines())
        self._open_sheet(
            "report", WordsSheet(self.window, self.tr("Report a problem"), lines, lead)
        )

    def about_lines(self) -> list[str]:
        """Settings and the game, for a report: nothing secret, no names of files."""
        now = self.settings.now
        lines = [f"{now.theme} {now.text_size} % {language().code} {now.pace}"]
        feed = self.window.table.feed
        if feed is not None:
            setup = feed.setup
            lines.append(f"{setup.game}: {setup.seats} seats, question {feed.public_view.ply}")
            lines.append(str(setup.options))
        return lines

    def describe(self, options: bool) -> None:
        """The board or the choices in sentences, in a window of text."""
        from desktop.dialogs.words import WordsSheet

        table = self.window.table
        if table.board is None or self.window.curtain.is_down:
            return
        title = self.tr("My choices") if options else self.tr("The board")
        lines = table.board.describe_options() if options else table.board.describe()
        if options:
            lines = [
                table.prompt.sentence,
                *(lines or [each.label for each in table.shelf.choices]),
            ]
        self._open_sheet("describe", WordsSheet(self.window, title, lines))

    def show_since(self) -> None:
        """What happened since the last turn, and a button to see it again."""
        from desktop.dialogs.words import WordsSheet

        lines = self.window.table.since_lines()
        if not lines:
            return
        sheet = WordsSheet(self.window, self.tr("Since your last turn"), lines)
        again = sheet.add_button(self.tr("Show it again"), "", "play")
        again.clicked.connect(sheet.accept)
        again.clicked.connect(self.past.show_again)
        self._open_sheet("since", sheet)

    def show_help(self) -> None:
        """The rules, at what is focused."""
        board = self.window.table.board
        self.window.show_panel("rules", True)
        if board is not None and board.topic():
            self.window.help.show_section(board.topic())

    def ask(self, said: str, button: str, then: Callable[[], None]) -> None:
        """One question before something that cannot be undone by Undo."""
        box = QMessageBox(self.window)
        box.setText(said)
        yes = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(no)
        box.buttonClicked.connect(lambda pressed: then() if pressed is yes else None)
        self._open_sheet("question", box)

    def say(self, sentence: str) -> None:
        """A sentence where the person looks: on the start screen or in the prompt line."""
        if self.window.is_at_start:
            self.start.say(sentence)
        else:
            self.window.prompt.answer(sentence, "bad")

    def _notice(self, text: Text) -> None:
        self.say(words(text))

    # ------------------------------------------------------------ settings
    def _setting_changed(self, name: str) -> None:
        if name in ("letter_keys", "shortcuts"):
            self._apply_keys()
        elif name == "confirms_barriers":
            self._ask_at_barriers()
        elif name in ("pace", "plays_forced"):
            if self.games.session is not None:
                self.games.session.set_manners(self.games.manners())
            self._set_speed()

    def _ask_at_barriers(self) -> None:
        self.window.moves.asks_at_barriers = self.settings.now.confirms_barriers

    def _set_speed(self) -> None:
        speeds = {Pace.INSTANT: 0.0, Pace.FAST: 2.0, Pace.SLOW: 0.6}
        self.window.table.stage.speed = speeds.get(self.settings.now.pace, 1.0)

    def _apply_keys(self) -> None:
        now = self.settings.now
        self.commands.set_keys(now.shortcuts, now.letter_keys)

    def _retranslate(self) -> None:
        """What holds words outside widgets makes them anew."""
        self.submenus.fill()
        self._renew_preferences()
        for box, offer in zip(self.start.boxes, box_offers(), strict=True):
            box.set_offer(offer)
        feed = self.window.table.feed
        if feed is None:
            self.refresh_start()
            return
        feed.log.retranslate()
        self.window.help.set_text(self._help(feed.setup.game))
        self.window.table.retranslate()
        self.window.refresh()

    @staticmethod
    def _help(game_id: str) -> str:
        return help_text(game_id, language().code)

    # ------------------------------------------------------------ windows and their places
    def _layout_name(self) -> str:
        feed = self.window.table.feed
        return feed.setup.game if feed is not None else "start"

    def _keep_layout(self) -> None:
        state = self.window.layout_state() if not self.window.is_at_start else QByteArray()
        kept = WindowState(bytes(self.window.saveGeometry().data()), bytes(state.data()))
        self.settings.remember_window(self._layout_name(), kept)

    def _kept_layout(self, game_id: str) -> QByteArray | None:
        kept = self.settings.now.windows.get(game_id)
        return QByteArray(kept.docks) if kept is not None and kept.docks else None

    def _pause(self, paused: bool) -> None:
        if self.games.session is not None:
            self.games.session.pause(paused)

    def _come_back(self) -> None:
        """The window was minimised: several people's screens are covered, if they want it so."""
        session = self.games.session
        if session is not None and session.is_hot_seat and self.settings.now.curtain_on_return:
            session.cover()

"""Between window and games: what begins, opens, keeps and ends a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog

from desktop.actions import Commands
from desktop.elsewhere import Elsewhere, ElsewherePage
from desktop.games import Games, PlayedElsewhere
from desktop.leaving import Leaving
from desktop.looking import Looking
from desktop.offers import box_offers
from desktop.opening import Opening
from desktop.papers import Papers
from desktop.past import Past
from desktop.reading import Reading
from desktop.settings_controller import SettingsController
from desktop.sheets import Sheets
from desktop.start import StartPage
from desktop.submenus import Submenus
from desktop.waiting import THUMBNAIL
from desktop.window import Window
from desktop.wish import GameWish
from models.places import EXTENSION, Places
from models.records import Opened, RecordLine
from models.session import GameSession
from models.settings import Settings
from models.translate import language, sentences, words
from rules.kernel.door import Missing, Unreadable
from rules.kernel.registry import UnfitSetup
from views.panels.help import help_text


class AppController(QObject):
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
        self.sheets = Sheets(window, self)
        self.opening = Opening(window, self.sheets, self)
        self.reading = Reading(window, self.commands, settings, self.sheets, self.past)
        self.settings_controller = SettingsController(
            window, self.commands, settings, games, self.sheets
        )
        self.leaving = Leaving(window, games, settings, self.sheets, self)
        self.elsewhere = Elsewhere(window, self.sheets, self.say)
        self.elsewhere_page = ElsewherePage()
        self._waiting: RecordLine | None = None
        drawer = [self.commands[each] for each in ("open", "records", "preferences", "about")]
        self.start = StartPage(box_offers(), drawer)
        self.start.continued.connect(self.continue_last)
        self.start.quick.connect(self.begin_quick)
        for page in (self.elsewhere_page, self.start):
            self.window.set_start(page)
        self._connect()

    # ------------------------------------------------------------ wiring
    def _connect(self) -> None:
        self.commands.wire(
            {
                "new": self.new_game,
                "new_same": lambda: self._begin_same(False),
                "restart": self._ask_restart,
                "continue": self.continue_last,
                "open": self._ask_file,
                "save": self.leaving.save,
                "save_as": lambda: self.leaving.ask_save_as(None),
                "export": self.papers.ask_export,
                "print": self.papers.ask_print,
                "look_back": self.look_back,
                "share": self.papers.share,
                "records": self.show_records,
                "edit_items": self.edit_items,
                "leave": self.leave,
                "quit": self.window.close,
            }
        )
        after = ("new_same", "look_back", "export", "share", "new", "leave")
        self.window.table.result.set_actions([self.commands[each] for each in after])
        self.window.greys.watch(self.commands.actions())
        self.window.greys.told.connect(self.say)
        self.window.table.ended.connect(lambda _: self._follow_game())
        self.window.closing.connect(self.close)
        self.window.put_aside.connect(self._cover)
        self.looking.played_on.connect(self._show)
        self.opening.opened.connect(self._take)
        self.opening.refused.connect(self._refuse)
        self.games.given_away.connect(self._give_away)
        self.elsewhere.looked.connect(self._look_on)
        self.elsewhere.taken.connect(self.open_file)
        self.elsewhere_page.left.connect(self.show_start)
        language().changed.connect(self._retranslate)

    # ------------------------------------------------------------ the start screen
    def show_start(self) -> None:
        """The table with the boxes and the game that waits."""
        self.window.show_start()
        self._follow_game()
        self.start.wait()
        QTimer.singleShot(0, self, self.refresh_start)

    def refresh_start(self) -> None:
        """Looks for the game that waits: after the first paint, because it reads files."""
        from desktop.offers import table_picture, waiting_game
        from views.panels.lid import emblem

        line, was_cut_off = self._waiting_line()
        self._waiting = line
        self._follow_waiting()
        if line is None or line.head is None:
            self.start.show_waiting(None, QPixmap(), "")
            return
        picture = table_picture(line.head, THUMBNAIL, self.window.devicePixelRatioF())
        self.start.show_waiting(waiting_game(line, was_cut_off), picture, emblem(line.head.game))

    def _waiting_line(self) -> tuple[RecordLine | None, bool]:
        """The game that was played last, and whether it was cut off."""
        last = self.games.records.last_unfinished()
        return last, last is not None and last.path in self.games.running.left_behind()

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
        self.sheets.open("setup", sheet)

    def begin(self, wish: GameWish) -> None:
        """A new game on the table."""
        if self.leaving.holds(lambda: self.begin(wish)):
            return
        self.opening.cancel()
        self.settings_controller.keep_layout()
        try:
            session = self.games.begin(wish)
        except UnfitSetup as fault:
            self.say(sentences(words(reason) for reason in fault.reasons))
            return
        self._show(session)
        self._tell_data(session)

    def _tell_data(self, session: GameSession) -> None:
        """With what the user has edited a game is played, or that it is not."""
        if self.games.has_older_data:
            said = self.tr(
                "This game uses the cards and tiles it was started with. “New with the same"
                " setup” uses the current ones."
            )
        elif session.setup.own:
            said = self.tr("This game uses your own cards and tiles.")
        else:
            return
        self.window.prompt.answer(said, "good")

    def _begin_same(self, same_seed: bool) -> None:
        wish = self.games.same_wish(same_seed)
        if wish is not None:
            self.begin(wish)

    def _ask_restart(self) -> None:
        """The same cards again; the game so far stays among the records."""
        if self.games.wish is None:
            return
        said = self.tr("Start again with the same cards? This game stays in the records.")
        if self.games.has_older_data:
            kept = self.tr(
                "The new game uses the same cards and tiles; choose “New with the same setup”"
                " for the current ones."
            )
            said = sentences((said, kept))
        self.sheets.ask(said, self.tr("Start again"), lambda: self._begin_same(True))

    def continue_last(self) -> None:
        """The game that waits."""
        if self._waiting is None or not self.window.is_at_start:
            self.refresh_start()
        if self._waiting is not None:
            self.open_file(self._waiting.path)

    def open_file(self, path: Path) -> None:
        """A game goes on, or one that is over is looked at: as soon as it has been checked."""
        self.opening.begin(path)

    def _refuse(self, path: Path, fault: Unreadable) -> None:
        """A bad file is said in a sentence; nothing else changes."""
        if isinstance(fault, Missing):
            self.settings.forget_file(path)
        self.say(words(fault.reason))

    def _take(self, opened: Opened) -> None:
        if self.games.is_playing(opened.path):
            # It has gone on while its file was read.
            self.say(self.tr("This game is already open."))
            return
        if self.leaving.holds(lambda: self._take(opened)):
            return
        self.settings_controller.keep_layout()
        try:
            session = self.games.take(opened)
        except PlayedElsewhere:
            self.elsewhere.ask(opened)
            return
        except Unreadable as fault:
            self._refuse(opened.path, fault)
            return
        if session is not None:
            self._show(session)
        else:
            self._look_on(opened)

    def _look_on(self, opened: Opened) -> None:
        """A record on the table; of a game that another window plays, its public side."""
        if self.leaving.holds(lambda: self._look_on(opened)):
            return
        self.looking.open(opened)
        self.papers.look_at(opened.path)
        self._follow_game()

    def _give_away(self) -> None:
        """Another window has taken the game over."""
        self.sheets.close()
        self.window.show_start(self.elsewhere_page)
        self.games.wish = None
        self._follow_game()
        self.elsewhere_page.back.setFocus()

    def _show(self, session: GameSession) -> None:
        self.looking.close()
        game_id = session.setup.game
        self.window.show_feed(
            session, self._help(game_id), self.settings_controller.kept_layout(game_id)
        )
        session.saved.connect(self.papers.note_saved)
        self.papers.begin()
        self.settings_controller.set_speed()
        self._follow_game()
        session.start()

    def _follow_game(self) -> None:
        """Commands that need a game, or need none."""
        self.window.moves.refresh()
        self._follow_waiting()

    def _follow_waiting(self) -> None:
        none, other = "", ""
        if self._waiting is None:
            none = self.tr("There is no unfinished game.")
        if not self.window.is_at_start:
            other = self.tr("A game is open: return to the start screen first.")
        self.commands.allow("continue", other or none)

    def leave(self) -> None:
        """Back to the boxes; the game is kept and waits."""
        if self.window.is_at_start or self.leaving.holds(self.leave):
            return
        self.opening.cancel()
        self.settings_controller.keep_layout()
        self.looking.close()
        self.window.show_start()
        self.games.put_away()
        self.games.wish = None
        self._follow_game()
        self.refresh_start()

    def close(self) -> None:
        """The window closes: the game is put away, settings are written."""
        self.opening.cancel()
        self.settings_controller.keep_layout()
        self.window.table.close_feed()
        self.games.close()
        self.settings.save()

    def look_back(self) -> None:
        """The game that has just ended, from its record."""
        autosave = self.games.autosave
        if autosave is not None:
            self.games.queue.flush()
            self.open_file(autosave.file.path)

    # ------------------------------------------------------------ files
    def _ask_file(self) -> None:
        dialog = QFileDialog(self.window, self.tr("Open"), str(self.places.records))
        dialog.setNameFilters([f"Lamplight (*{EXTENSION})", self.tr("All files") + " (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self.sheets.open("file", dialog)

    def show_records(self) -> None:
        """The list of all games."""
        from desktop.dialogs.records import RecordsSheet
        from desktop.offers import record_picture

        sheet = RecordsSheet(self.window, self.games.records, record_picture)
        sheet.opened.connect(self.open_file)
        sheet.exported.connect(self.papers.ask_export_of)
        self.sheets.open("records", sheet)

    def edit_items(self) -> None:
        """The cards and tiles of a game that lets them be edited: this one, else the first."""
        from desktop.dialogs.own_items import OwnItemsSheet
        from models.own_items import own_folder
        from views.boards import EDITORS

        feed = self.window.table.feed
        playing = feed.setup.game if feed is not None else ""
        game_id = playing if playing in EDITORS else next(iter(EDITORS))
        folder = own_folder(self.places, game_id)
        sheet = OwnItemsSheet(self.window, game_id, folder)
        sheet.editor.saved.connect(lambda: self._take_up_own(game_id))
        self.sheets.open("edit_items", sheet)

    def _take_up_own(self, game_id: str) -> None:
        """New games use what has been edited; so does a set-up that lies open."""
        from desktop.dialogs.setup import SetupSheet

        names, sheet = self.games.take_up_own(game_id), self.sheets.opened.get("setup")
        if isinstance(sheet, SetupSheet) and sheet.wish().game == game_id:
            sheet.take_up_own(names)

    def say(self, sentence: str) -> None:
        """A sentence where the person looks: on the start screen or in the prompt line."""
        if self.window.is_at_start:
            self.start.say(sentence)
        else:
            self.window.prompt.answer(sentence, "bad")

    # ------------------------------------------------------------ while it is open
    def _retranslate(self) -> None:
        """What holds words outside widgets makes them anew."""
        self.submenus.fill()
        self.settings_controller.renew_preferences()
        for box, offer in zip(self.start.boxes, box_offers(), strict=True):
            box.set_offer(offer)
        self._follow_waiting()
        feed = self.window.table.feed
        if feed is None:
            self.window.refresh()
            self.refresh_start()
            return
        feed.log.retranslate()
        self.window.help.set_text(self._help(feed.setup.game))
        self.window.table.retranslate()
        self.window.refresh()

    @staticmethod
    def _help(game_id: str) -> str:
        return help_text(game_id, language().code)

    def _cover(self) -> None:
        """The window is minimised or comes back: several people's screens are covered, if they
        want it so."""
        if self.settings.now.curtain_on_return:
            self.window.covering.cover()

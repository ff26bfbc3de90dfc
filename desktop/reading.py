"""Texts to be read beside the game: rules, keys, the board in words, what happened, a report."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from desktop.actions import Commands
from desktop.past import Past
from desktop.sheets import Sheets
from desktop.whats_this import WhatsThis
from desktop.window import Window
from models.settings import Settings
from models.translate import language


class Reading(QObject):
    """What the menu Help and the commands of description open."""

    def __init__(
        self, window: Window, commands: Commands, settings: Settings, sheets: Sheets, past: Past
    ) -> None:
        """`past` shows again what happened since the last turn."""
        super().__init__(sheets)
        self._window, self._commands, self._settings = window, commands, settings
        self._sheets, self._past = sheets, past
        self.crashes: list[str] = []
        """Where in the code the program crashed before this start."""
        self._asked = ""
        """What the rules were opened at."""
        commands.wire(
            {
                "contents": self.show_help,
                "whats_this": WhatsThis(window).ask,
                "keys": self.show_keys,
                "report": self.show_report,
                "about": self.show_about,
                "describe": lambda: self.describe(False),
                "describe_options": lambda: self.describe(True),
                "since": self.show_since,
            }
        )
        window.curtain.covering.connect(self._turn_back)
        window.moves.since_wanted.connect(self.show_since)
        window.prompt.since_wanted.connect(self.show_since)

    # ------------------------------------------------------------ the program
    def show_help(self) -> None:
        """The rules, at what is focused; asked for once more they go. The table keeps the keyboard:
        its keys work while one reads."""
        window, board = self._window, self._window.table.board
        topic = board.topic() if board is not None else ""
        known = topic if window.help.has_section(topic) else ""
        is_open = not window.help.visibleRegion().isEmpty()
        if is_open and known in ("", self._asked, window.help.current):
            window.show_panel("rules", False)
            return
        self._asked = known
        window.show_panel("rules", True, takes_focus=not window.table.has_focus())
        if known:
            window.help.show_section(known)

    def _turn_back(self) -> None:
        """What the rules were opened at may have been in somebody's hand: the next reader begins
        at their first page."""
        session, self._asked, asked = self._window.table.session, "", self._asked
        if asked and session is not None and session.floor.is_shared:
            self._window.help.show_section("")

    def show_keys(self) -> None:
        """All keys, to be read."""
        from desktop.dialogs.shortcuts import ShortcutsSheet

        self._sheets.open("keys", ShortcutsSheet(self._window, self._commands))

    def show_about(self) -> None:
        """Credits, licences, the unofficial notice."""
        from desktop.dialogs.about import AboutSheet

        self._sheets.open("about", AboutSheet(self._window))

    def show_report(self) -> None:
        """A report that the user may read and keep; nothing is sent anywhere."""
        from desktop.crash import report_lines

        lead = QCoreApplication.translate(
            "AppController",
            "Nothing is sent automatically. Copy this text into your report, and say what you"
            " did and what you expected.",
        )
        title = QCoreApplication.translate("AppController", "Report a problem")
        lines = report_lines(None, self.about_lines(), self._window.log.lines())
        self._show_words("report", title, lines, lead)

    def about_lines(self) -> list[str]:
        """Settings and the game, for a report: nothing secret, no names of files."""
        now = self._settings.now
        lines = [f"{now.theme} {now.text_size} % {language().code} {now.pace}"]
        feed = self._window.table.feed
        if feed is not None:
            setup = feed.setup
            lines.append(f"{setup.game}: {setup.seats} seats, question {feed.public_view.ply}")
            lines.append(str(setup.options))
        return [*lines, *self.crashes]

    # ------------------------------------------------------------ the game
    def describe(self, options: bool) -> None:
        """The board or the choices in sentences, in a window of text."""
        table = self._window.table
        if table.board is None or self._window.curtain.is_down:
            return
        if not options:
            title = QCoreApplication.translate("AppController", "The board")
            self._show_words("describe", title, table.board.describe())
            return
        title = QCoreApplication.translate("AppController", "My choices")
        choices = table.board.describe_options() or [
            each.label for each in table.action_bar.choices
        ]
        self._show_words("describe", title, [table.prompt.sentence, *choices])

    def show_since(self) -> None:
        """What happened since the last turn, and a button to see it again."""
        from desktop.dialogs.text_sheet import WordsSheet

        lines = self._window.table.since.lines()
        if not lines:
            return
        title = QCoreApplication.translate("AppController", "Since your last turn")
        sheet = WordsSheet(self._window, title, lines)
        again = sheet.add_button(
            QCoreApplication.translate("AppController", "Show again"), "", "play"
        )
        again.clicked.connect(sheet.accept)
        again.clicked.connect(self._past.show_again)
        self._sheets.open("since", sheet)

    def _show_words(self, name: str, title: str, lines: list[str], lead: str = "") -> None:
        from desktop.dialogs.text_sheet import WordsSheet

        self._sheets.open(name, WordsSheet(self._window, title, lines, lead))

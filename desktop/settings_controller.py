"""How this user likes it: settings shown and changed, and what follows from a change at once."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QComboBox

from desktop.actions import Commands
from desktop.games import Games
from desktop.sheets import Sheets
from desktop.window import Window
from models.settings import Pace, Settings, WindowState
from models.translate import available

SPEEDS = {Pace.INSTANT: 0.0, Pace.FAST: 2.0, Pace.SLOW: 0.6}
"""How fast the table moves, at paces other than the normal one."""


class SettingsController(QObject):
    """Settings and the window: keys, pace, where its parts stand."""

    def __init__(
        self, window: Window, commands: Commands, settings: Settings, games: Games, sheets: Sheets
    ) -> None:
        """Puts what is set into effect."""
        super().__init__(sheets)
        self._window, self._commands, self._settings = window, commands, settings
        self._games, self._sheets = games, sheets
        commands.wire(
            {
                "preferences": lambda: self.show_preferences("look"),
                "accessibility": lambda: self.show_preferences("look"),
                "take_back": lambda: self.show_preferences("play"),
                "shortcuts": lambda: self.show_preferences("keys"),
                "reset_layout": self._forget_layout,
            }
        )
        settings.changed.connect(self._follow)
        self._apply_keys()
        self._ask_at_barriers()

    # ------------------------------------------------------------ settings
    def show_preferences(self, page: str) -> None:
        """All settings; each change holds at once."""
        from desktop.dialogs.preferences import Page, PreferencesSheet

        codes = [code for code, _ in available()]
        sheet = PreferencesSheet(self._window, self._settings, self._commands, codes, Page(page))
        self._sheets.open("preferences", sheet)

    def renew_preferences(self) -> None:
        """A new language is seen at once in the dialog, too, in which it was chosen."""
        before = self._sheets.opened.get("preferences")
        if before is None:
            return
        from desktop.dialogs.preferences import PreferencesSheet

        if isinstance(before, PreferencesSheet):
            corner = before.pos()
            self.show_preferences(before.page)
            after = self._sheets.opened["preferences"]
            after.move(corner)
            after.findChild(QComboBox, "language").setFocus()

    def _follow(self, name: str) -> None:
        """A setting has changed."""
        if name in ("letter_keys", "shortcuts", "language"):
            self._apply_keys()
        elif name == "confirms_barriers":
            self._ask_at_barriers()
        elif name in ("pace", "plays_forced"):
            if self._games.session is not None:
                self._games.session.set_pacing(self._games.pacing())
            self.set_speed()

    def _ask_at_barriers(self) -> None:
        self._window.moves.asks_at_barriers = self._settings.now.confirms_barriers

    def set_speed(self) -> None:
        """The table moves at the pace that is set."""
        self._window.table.stage.speed = SPEEDS.get(self._settings.now.pace, 1.0)

    def _apply_keys(self) -> None:
        now = self._settings.now
        self._commands.set_keys(now.shortcuts, now.letter_keys)

    # ------------------------------------------------------------ windows and their places
    def _layout_name(self) -> str:
        feed = self._window.table.feed
        return feed.setup.game if feed is not None else "start"

    def _forget_layout(self) -> None:
        self._settings.remember_window(self._layout_name(), None)

    def keep_layout(self) -> None:
        """Remembers where the parts of the window stand, for this game."""
        window = self._window
        state = window.layout_state() if not window.is_at_start else QByteArray()
        kept = WindowState(bytes(window.saveGeometry().data()), bytes(state.data()))
        self._settings.remember_window(self._layout_name(), kept)

    def kept_layout(self, game_id: str) -> QByteArray | None:
        """Where the parts of the window stood in this game."""
        kept = self._settings.now.windows.get(game_id)
        return QByteArray(kept.docks) if kept is not None and kept.docks else None

"""The menu bar: made from the table of commands; what a game adds stands in its own place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop.actions import COMMANDS, GROUP_STARTS, MENUS, Commands, give_keys


class Menus:
    """The menus of one window. `submenus` are those that commands open."""

    def __init__(self, bar: QMenuBar, commands: Commands, submenus: Mapping[str, QMenu]) -> None:
        self._menus: dict[str, QMenu] = {}
        self._commands = commands
        self._submenus = submenus
        self._guests: list[tuple[QMenu, QAction]] = []
        for menu_id in MENUS:
            menu = bar.addMenu("")
            menu.setToolTipsVisible(True)
            self._menus[menu_id] = menu
        for command in COMMANDS:
            self._add(command.id, self._menus[command.menu])
        self._menus["replay"].menuAction().setVisible(False)
        self.retranslate()

    def _add(self, command_id: str, menu: QMenu) -> None:
        if command_id in GROUP_STARTS:
            menu.addSeparator()
        action = self._commands[command_id]
        menu.addAction(action)
        if command_id in self._submenus:
            action.setMenu(self._submenus[command_id])

    def retranslate(self) -> None:
        """Titles in the language of now."""
        for menu_id, words in MENUS.items():
            self._menus[menu_id].setTitle(QCoreApplication.translate("Commands", words))

    def menu(self, menu_id: str) -> QMenu:
        return self._menus[menu_id]

    def show_replay(self, shown: bool) -> None:
        """The replay's menu is there only while one is open."""
        self._menus["replay"].menuAction().setVisible(shown)

    # ------------------------------------------------------------ what a game adds
    def add_guests(self, moves: Iterable[QAction], overlays: Iterable[QAction]) -> None:
        """A board's own commands below the others; overlays get the keys 1 to 9."""
        self.remove_guests()
        self._add_guests(self._menus["move"], list(moves))
        found = list(overlays)
        for number, action in enumerate(found[:9], start=1):
            give_keys(action, [QKeySequence(str(number))])
        self._add_guests(self._menus["view"], found)

    def _add_guests(self, menu: QMenu, actions: list[QAction]) -> None:
        if not actions:
            return
        line = QAction(menu)
        line.setSeparator(True)
        for action in (line, *actions):
            give_keys(action, action.shortcuts())
            menu.addAction(action)
            self._guests.append((menu, action))

    def remove_guests(self) -> None:
        """The board goes: its commands, too."""
        for menu, action in self._guests:
            menu.removeAction(action)
            if action.isSeparator():
                action.deleteLater()  # ours: all others go with the board
        self._guests.clear()

    def guests(self) -> list[QAction]:
        """The commands that the board has added."""
        return [action for _, action in self._guests if not action.isSeparator()]

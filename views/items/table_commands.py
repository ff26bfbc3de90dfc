"""The commands of a table: the way through it by keyboard, what may be laid over its map."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from models.translate import tooltip


class OwnCommands(QObject):
    """A game's own commands for the Move and View menus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.actions: list[QAction] = []
        self.overlays: list[QAction] = []

    def names(self) -> dict[str, str]:
        """Id of a command -> its words in the user's language."""
        raise NotImplementedError(type(self).__name__)

    def add(self, name: str, key: str, does: Callable[[], object], icon: str = "") -> None:
        """A command of the Move menu."""
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setProperty("icon_name", icon)
        action.triggered.connect(lambda _=False: does())
        self.actions.append(action)
        self.name()

    def allow(self, name: str, why_not: str) -> None:
        """Opens a command, or closes it with its reason."""
        action = next(each for each in self.actions if each.objectName() == name)
        action.setEnabled(not why_not)
        action.setStatusTip(why_not)
        action.setToolTip(tooltip(why_not))

    def add_overlay(self, name: str, does: Callable[[bool], object], is_on: bool) -> None:
        """Something that may be laid over the map."""
        action = QAction(self)
        action.setObjectName(name)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.toggled.connect(does)
        self.overlays.append(action)
        self.name()

    def name(self) -> None:
        """The words in the user's language."""
        names = self.names()
        for action in (*self.actions, *self.overlays):
            action.setText(names[action.objectName()])


class TableCommands(OwnCommands):
    """The way from part to part comes first."""

    def __init__(self, go: Callable[[int], object], parent: QObject) -> None:
        super().__init__(parent)
        self.add("next_area", "E", lambda: go(1))
        self.add("previous_area", "Shift+E", lambda: go(-1))

"""The commands of the table: the way through it by keyboard, what may be laid over the chart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

translate = QCoreApplication.translate


class Commands(QObject):
    """The game's own commands for the Move and View menus."""

    def __init__(self, go: Callable[[int], object], parent: QObject) -> None:
        super().__init__(parent)
        self.actions: list[QAction] = []
        self.overlays: list[QAction] = []
        self._add("next_area", "E", lambda: go(1))
        self._add("previous_area", "Shift+E", lambda: go(-1))
        self.name()

    def _add(self, name: str, key: str, does: Callable[[], object]) -> None:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _=False: does())
        self.actions.append(action)

    def add_overlay(self, name: str, does: Callable[[bool], object], is_on: bool) -> None:
        """Something that may be laid over the chart."""
        action = QAction(self)
        action.setObjectName(name)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.toggled.connect(does)
        self.overlays.append(action)
        self.name()

    def name(self) -> None:
        """The words in the user's language."""
        names = {
            "next_area": translate("cthulhu_wars_board", "Next part of the t&able"),
            "previous_area": translate("cthulhu_wars_board", "Pre&vious part of the table"),
            "overlay_control": translate("cthulhu_wars_board", "&Control: who holds the gates"),
            "overlay_threats": translate("cthulhu_wars_board", "Threats: &who can be captured"),
            "overlay_reach": translate("cthulhu_wars_board", "Arrows of a &move"),
            "overlay_borders": translate("cthulhu_wars_board", "&Borders of the area pointed at"),
        }
        for action in (*self.actions, *self.overlays):
            action.setText(names[action.objectName()])

"""The commands of the table: say something, the log of the voyage, the way from part to part."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

translate = QCoreApplication.translate


class Commands(QObject):
    """The game's own commands for the Move menu."""

    def __init__(
        self,
        say: Callable[[], object],
        book: Callable[[], object],
        go: Callable[[int], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.actions: list[QAction] = []
        self.overlays: list[QAction] = []
        self._add("say_claim", "S", say, "speech")
        self._add("voyage_log", "B", book, "logbook")
        self._add("next_area", "E", lambda: go(1))
        self._add("previous_area", "Shift+E", lambda: go(-1))
        self.name()

    def _add(self, name: str, key: str, does: Callable[[], object], icon: str = "") -> None:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setProperty("icon_name", icon)
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

    def allow_say(self, allowed: bool) -> None:
        """Whether anybody may say anything now."""
        self.actions[0].setEnabled(allowed)

    def name(self) -> None:
        """The words in the user's language."""
        names = {
            "say_claim": translate("feed_the_kraken_board", "Sa&y something..."),
            "voyage_log": translate("feed_the_kraken_board", "Lo&g of the voyage"),
            "next_area": translate("feed_the_kraken_board", "Next part of the t&able"),
            "previous_area": translate("feed_the_kraken_board", "Pre&vious part of the table"),
            "overlay_courses": translate("feed_the_kraken_board", "Where the &colours lead"),
            "overlay_distances": translate("feed_the_kraken_board", "&Moves to each space"),
        }
        for action in (*self.actions, *self.overlays):
            action.setText(names[action.objectName()])

"""The commands of the table: turn, mirror, pick, and the way from part to part."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

from views.cartographers.hand import Hand
from views.cartographers.walking import Walker

translate = QCoreApplication.translate


class Commands(QObject):
    """The game's own commands for the Move menu."""

    def __init__(
        self, hand: Hand, walker: Walker, seek: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.actions: list[QAction] = []
        self._add("turn", "R", hand.turn, "rotate")
        self._add("turn_back", "Shift+R", lambda: hand.turn(-1))
        self._add("mirror", "F", hand.mirror, "mirror")
        self._add("next_terrain", "T", hand.next_terrain)
        self._add("previous_terrain", "Shift+T", lambda: hand.next_terrain(-1))
        self._add("next_shape", "S", hand.next_shape)
        self._add("next_area", "E", lambda: walker.next_area(1))
        self._add("previous_area", "Shift+E", lambda: walker.next_area(-1))
        self._add("go_to_space", "/", seek)
        self.name()

    def _add(self, name: str, key: str, does: Callable[[], object], icon: str = "") -> None:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        action.setProperty("icon_name", icon)
        action.triggered.connect(lambda _=False: does())
        self.actions.append(action)

    def name(self) -> None:
        """The words in the user's language."""
        names = {
            "turn": translate("cartographers_board", "&Turn the shape"),
            "turn_back": translate("cartographers_board", "Turn the shape &back"),
            "mirror": translate("cartographers_board", "&Mirror the shape"),
            "next_terrain": translate("cartographers_board", "Next t&errain"),
            "previous_terrain": translate("cartographers_board", "Previ&ous terrain"),
            "next_shape": translate("cartographers_board", "Ne&xt shape"),
            "next_area": translate("cartographers_board", "Next part of the t&able"),
            "go_to_space": translate("cartographers_board", "&Go to a space..."),
            "previous_area": translate("cartographers_board", "Pre&vious part of the table"),
        }
        for action in self.actions:
            action.setText(names[action.objectName()])

"""What is grey answers: a press on a closed command, or its key, tells why it is closed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QToolButton

from desktop.actions import PLAIN_NAMES, reason_of


class Greys(QObject):
    """Watches the entries and buttons of commands; an open one it leaves alone."""

    told = Signal(str)
    """The reason of a closed command that was pressed."""

    def watch(self, actions: Iterable[QAction]) -> None:
        """Follows everything on which these commands lie."""
        for action in actions:
            for holder in action.associatedObjects():
                if isinstance(holder, QMenu | QToolButton):
                    holder.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.MouseButtonRelease:
            return False
        assert isinstance(event, QMouseEvent)
        action = command_at(watched, event)
        reason = reason_of(action) if action is not None else ""
        if not reason:
            return False
        if isinstance(watched, QMenu):
            watched.close()
        self.told.emit(reason)
        return True

    def hear(self, keys: QKeySequence, actions: Iterable[QAction]) -> bool:
        """A key that nobody has taken. Those that everything uses (Tab, Enter) ask nothing, nor do
        those of commands whose menu is away."""
        if keys.toString(QKeySequence.SequenceFormat.PortableText) in PLAIN_NAMES:
            return False
        closed = (each for each in actions if keys in each.shortcuts() and is_in_menu(each))
        reason = next(filter(None, map(reason_of, closed)), "")
        if reason:
            self.told.emit(reason)
        return bool(reason)


def command_at(widget: object, event: QMouseEvent) -> QAction | None:
    """The command whose entry or button lies there."""
    if isinstance(widget, QMenu):
        return widget.actionAt(event.position().toPoint())
    return widget.defaultAction() if isinstance(widget, QToolButton) else None


def is_in_menu(action: QAction) -> bool:
    """Whether one of its menus is in the menu bar."""
    menus = (each for each in action.associatedObjects() if isinstance(each, QMenu))
    return any(menu.menuAction().isVisible() for menu in menus)

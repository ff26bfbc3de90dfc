"""«What's this?»: the thing that is pointed at, or clicked next, says what it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QToolButton, QWidget

from desktop.window import Window
from desktop.wondering import Wondering
from models.question import Question
from models.translate import bare, stopped
from views.curtain import Cover


class WhatsThis(QObject):
    """By its key it answers at once for what is pointed at or has the keyboard; from the menu, and
    where nothing has either, for what is clicked next."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._wondering = Wondering(self)
        self._is_from_menu = False
        self._forget = QTimer(self, singleShot=True, interval=0)
        self._forget.timeout.connect(self._forget_menu)
        window.menus.menu("help").aboutToHide.connect(self._left_menu)
        self._asked: Question | None = None
        window.table.state_changed.connect(self._follow)
        for cover in window.findChildren(Cover):
            cover.covering.connect(self._wondering.end)

    # ------------------------------------------------------------ asking
    def ask(self) -> None:
        """Answers, or waits for a click; asked once more it waits no longer."""
        if self._wondering.waits:
            self._wondering.end()
            self._answer("")
            return
        said = "" if self._is_from_menu else self._about_pointed()
        if said:
            self._answer(said)
            return
        self._wondering.wait(self._window, self._answer_at)
        self._asked = self._window.table.question
        self._answer(self.tr("Click anything to see what it does. Press Esc to stop."))

    def _follow(self) -> None:
        """Another question: clicks do again what they do, as on every cover."""
        if self._wondering.waits and self._window.table.question is not self._asked:
            self._wondering.end()

    def _left_menu(self) -> None:
        """A command that is chosen in a menu comes just after it has gone."""
        self._is_from_menu = True
        self._forget.start()

    def _forget_menu(self) -> None:
        self._is_from_menu = False

    def _answer(self, said: str) -> None:
        self._window.prompt.answer(said)

    # ------------------------------------------------------------ what is what
    def _about_pointed(self) -> str:
        board, focused = self._window.table.board, QApplication.focusWidget()
        if board is not None and board.isVisible() and (thing := board.pointed()) is not None:
            return board.what_is(thing)
        inside = focused is not None and self._window.isAncestorOf(focused)
        return self.about(focused) if focused is not None and inside else ""

    def _answer_at(self, widget: QWidget, at: QPoint) -> bool:
        """For what lies at this place of the screen, if anything is known of it."""
        board = self._window.table.board
        is_board = board is not None and (board is widget or board.isAncestorOf(widget))
        thing = board.element_at(at) if board is not None and is_board else None
        said = board.what_is(thing) if board is not None and thing is not None else ""
        said = said or self.about(widget)
        if said:
            self._answer(said)
        return bool(said)

    def about(self, widget: QWidget) -> str:
        """A widget by its own words, or those of the panel in which it lies."""
        found = _told(widget)
        panel = widget.parentWidget()
        while not found and panel is not None and panel is not self._window:
            found, panel = _told(panel), panel.parentWidget()
        return found


def _told(widget: QWidget) -> str:
    """What a widget is called, what is to be known of it; nothing of what lies in a panel only."""
    if isinstance(widget, QToolButton) and widget.defaultAction() is not None:
        return _told_by(widget.defaultAction().iconText(), bare(widget.defaultAction().toolTip()))
    more = widget.whatsThis() or widget.accessibleDescription() or bare(widget.toolTip())
    if isinstance(widget, QAbstractButton):
        return _told_by(widget.accessibleName() or bare(widget.text()), more)
    title = widget.windowTitle() if isinstance(widget, QDockWidget) else widget.accessibleName()
    return _told_by(bare(title), more) if more else ""


def _told_by(name: str, more: str) -> str:
    """Both as sentences; a tooltip that begins with the name says it already."""
    lines = [line for line in more.split("\n") if line]
    if lines and lines[0].startswith(name):
        name = ""
    return stopped((name, *lines))

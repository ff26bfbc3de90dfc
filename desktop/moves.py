"""The commands of the Move menu, and those that hold or cover the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions import Commands
from desktop.naming import seat_name
from desktop.standing import StandingMenu
from desktop.table import Table
from desktop.unasked import UnaskedMenu
from desktop.wondering import Wondering
from models.session import Session
from models.translate import isolated


class Moves(QObject):
    """Does what a command says, and keeps the commands open or closed, each with its reason."""

    since_wanted = Signal()

    def __init__(self, commands: Commands, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._table = table
        self.withdrawals = QMenu()
        self.standing = StandingMenu(table)
        self.unasked = UnaskedMenu(table)
        self.wondering = Wondering(self)
        self.asks_at_barriers = True
        """Whether a question comes before something is taken back over a barrier."""
        does: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "confirm": table.confirm,
            "cancel": table.cancel_step,
            "next_option": lambda: self.next_option(1),
            "previous_option": lambda: self.next_option(-1),
            "hint": self.hint,
            "why": self.why,
            "play_for_me": self.play_for_me,
            "since": self.since_wanted.emit,
            "cover": self.cover,
        }
        for command, action in does.items():
            commands[command].triggered.connect(lambda _=False, do=action: do())
        commands["pause"].triggered.connect(self.pause)
        self.withdrawals.aboutToShow.connect(self._fill_withdrawals)
        table.state_changed.connect(self.refresh)
        table.prompt.always_wanted.connect(self._answer_always)
        self.refresh()

    def menus(self, others: dict[str, QMenu]) -> dict[str, QMenu]:
        """The menus of their own that commands open."""
        own = {"withdraw": self.withdrawals, "standing": self.standing, "unasked": self.unasked}
        return others | own

    # ------------------------------------------------------------ what may be done now
    def refresh(self) -> None:
        """Asks anew what may be done, and says why not."""
        commands, session = self._commands, self._table.session
        is_asked = session is not None and self._table.question is not None
        for command in ("confirm", "cancel", "next_option", "previous_option", "why"):
            commands[command].setEnabled(self._table.feed is not None)
        for command in ("hint", "play_for_me"):
            commands[command].setEnabled(is_asked and session is not None and session.may_advise)
        commands["standing"].setEnabled(self.standing.seat() is not None)
        commands["unasked"].setEnabled(bool(self.unasked.offers()))
        commands["since"].setEnabled(is_asked and bool(self._table.since_lines()))
        commands["pause"].setEnabled(session is not None and not self._table.is_over())
        commands["pause"].setChecked(session is not None and session.is_paused)
        commands["cover"].setEnabled(session is not None and session.is_hot_seat)
        self._refresh_way_back(session)

    def _refresh_way_back(self, session: Session | None) -> None:
        commands = self._commands
        may_undo, note = False, ""
        if self._holds_step():
            may_undo, note = True, self.tr("Takes up what lies there and is not meant yet.")
        elif session is not None:
            way = session.can_undo()
            may_undo = way.seat is not None and (way.barrier is None or way.crossable)
            if way.barrier is not None:
                note = self._table.say(way.barrier)
            elif way.seat is not None:
                said = self.tr("Takes back the last decision of {name}.")
                note = said.replace("{name}", isolated(seat_name(session, way.seat)))
        commands["undo"].setEnabled(may_undo)
        commands.say("undo", note)
        commands["redo"].setEnabled(session is not None and session.can_redo())
        commands["withdraw"].setEnabled(session is not None and bool(session.withdraw_list()))

    def _fill_withdrawals(self) -> None:
        self.withdrawals.clear()
        session = self._table.session
        if session is None:
            return
        for seat in session.withdraw_list():
            action = self.withdrawals.addAction(seat_name(session, seat))
            action.triggered.connect(lambda _=False, who=seat: session.withdraw(who))

    # ------------------------------------------------------------ doing it
    def undo(self) -> None:
        """Back; over a barrier only after a question."""
        session = self._table.session
        if session is None:
            return
        if self._holds_step():
            self._table.cancel_step()
            return
        way = session.can_undo()
        if way.barrier is None or not way.crossable or not self.asks_at_barriers:
            session.undo(cross=way.crossable)
            return
        said = self.tr("{barrier} It will be noted beside the result.")
        said = said.replace("{barrier}", self._table.say(way.barrier))
        button = self.tr("Take back anyway")
        self._table.prompt.answer(said, "bad")
        self._table.prompt.ask_first(button, lambda: session.undo(cross=True))

    def _holds_step(self) -> bool:
        """Whether the board holds something that is not meant yet."""
        board = self._table.board
        return board is not None and self._table.question is not None and board.holds_step()

    def redo(self) -> None:
        """Forward again."""
        if self._table.session is not None:
            self._table.session.redo()

    def hint(self) -> None:
        """What the strongest bot would do here."""
        session = self._table.session
        if session is not None and session.may_advise:
            session.hint()

    def play_for_me(self) -> None:
        """The strongest bot decides."""
        if self._table.session is not None:
            self._table.session.play_for_me()

    def pause(self, paused: bool) -> None:
        """Holds everything; the screen is covered until somebody goes on."""
        if self._table.session is not None:
            self._table.session.pause(paused)

    def cover(self) -> None:
        """The curtain falls at once."""
        if self._table.session is not None:
            self._table.session.cover()

    def _answer_always(self, button: QWidget) -> None:
        """The standing answers, at the button that offers them."""
        self.standing.fill()
        corner = button.mapToGlobal(QPoint(0, 0))
        self.standing.popup(corner - QPoint(0, self.standing.sizeHint().height()))

    def next_option(self, step: int) -> None:
        """To the next or previous choice on the board; where it has no more, to the shelf."""
        board = self._table.board
        if board is not None and not board.next_option(step):
            self._table.shelf.take_focus()

    def why(self) -> None:
        """Why what is focused cannot be chosen; pressed by the mouse: what is clicked next."""
        table, board = self._table, self._table.board
        if board is not None and table.question is not None and table.prompt.is_pointed_at("why"):
            self.wondering.wait(board, self._why_here)
            table.prompt.answer(self.tr("Now click on what you wonder about."))
            return
        self._why_here()

    def _why_here(self) -> None:
        table = self._table
        said = table.shelf.why_not() or (table.board.why_not() if table.board is not None else "")
        none = self.tr("Point at what is not lit, then ask: the reason stands here.")
        table.prompt.answer(said or none)

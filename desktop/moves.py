"""The commands of the Move menu, those that hold or cover the game, and what closes any command."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QAbstractButton, QMenu, QToolButton, QWidget

from desktop.actions import Commands, reason_of
from desktop.naming import seat_name
from desktop.reasons import Reasons
from desktop.standing import StandingMenu
from desktop.table import Table
from desktop.unasked import UnaskedMenu
from desktop.wondering import Wondering
from models.question import Question
from models.translate import isolated, sentences, without_stop
from views.items.element import Element
from views.plain import unkeyed


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
        self.reasons = Reasons(table, self.standing, self.unasked)
        self.wondering = Wondering(self)
        self._wondered: Question | None = None
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
        }
        for command, action in does.items():
            commands[command].triggered.connect(lambda _=False, do=action: do())
        commands["pause"].triggered.connect(self.pause)
        self.withdrawals.aboutToShow.connect(self._fill_withdrawals)
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
        for command in self.reasons.known:
            note = self._way_back() if command == "undo" else ""
            commands.allow(command, self.reasons.of(command), note)
        commands["pause"].setChecked(session is not None and session.floor.paused)
        if self.wondering.waits and self._table.question is not self._wondered:
            self.wondering.end()

    def _way_back(self) -> str:
        """What Undo would do."""
        session = self._table.session
        if self._table.holds_step():
            return self.tr("Picks up the piece you placed but have not confirmed.")
        way = session.can_undo() if session is not None else None
        if session is None or way is None or way.seat is None:
            return ""
        if way.undo_barrier is not None:
            return self._table.say(way.undo_barrier)
        said = self.tr("Takes back {name}'s last decision.")
        return said.replace("{name}", isolated(seat_name(session, way.seat)))

    def _fill_withdrawals(self) -> None:
        self.withdrawals.clear()
        session = self._table.session
        if session is None:
            return
        for seat in session.moment.withdrawable:
            action = self.withdrawals.addAction(unkeyed(seat_name(session, seat)))
            action.triggered.connect(lambda _=False, who=seat: session.withdraw(who))

    # ------------------------------------------------------------ doing it
    def undo(self) -> None:
        """Back; over a barrier only after a question."""
        session = self._table.session
        if session is None:
            return
        if self._table.holds_step():
            self._table.cancel_step()
            return
        way = session.can_undo()
        if way.undo_barrier is None or not way.crossable or not self.asks_at_barriers:
            session.undo(cross=way.crossable)
            return
        said = self.tr("{barrier} It will be noted with the result.")
        said = said.replace("{barrier}", self._table.say(way.undo_barrier))
        button = self.tr("Undo anyway")
        self._table.prompt.answer(said, "bad")
        self._table.prompt.ask_first(button, lambda: session.undo(cross=True))

    def redo(self) -> None:
        """Forward again."""
        if self._table.session is not None:
            self._table.session.redo()

    def hint(self) -> None:
        """What the strongest bot would do here."""
        session = self._table.session
        if session is not None and session.advising.may:
            session.advising.hint()

    def play_for_me(self) -> None:
        """The strongest bot decides."""
        if self._table.session is not None:
            self._table.session.advising.play_for_me()

    def pause(self, paused: bool) -> None:
        """Holds everything; the screen is covered until somebody goes on."""
        if self._table.session is not None:
            self._table.session.pause(paused)

    def _answer_always(self, button: QWidget) -> None:
        """The standing answers, at the button that offers them."""
        self.standing.fill()
        corner = button.mapToGlobal(QPoint(0, 0))
        self.standing.popup(corner - QPoint(0, self.standing.sizeHint().height()))

    def next_option(self, step: int) -> None:
        """To the next or previous choice on the board; where it has no more, to the action bar."""
        board = self._table.board
        if board is not None and not board.next_option(step):
            self._table.action_bar.take_focus()

    def why(self) -> None:
        """Why what is focused cannot be chosen; pressed by the mouse: what is clicked next."""
        table = self._table
        if self.wondering.waits:
            self.wondering.end()
            table.prompt.answer("")
        elif table.board is not None and table.prompt.is_pointed_at("why"):
            self.wondering.wait(table, self._answer_at)
            self._wondered = table.question
            table.prompt.answer(self.tr("Click anything to see why you can't choose it."))
        elif not self._answer(table.action_bar.why_not(), self._pointed()):
            none = self.tr("Point at anything that isn't highlighted, then press W to see why.")
            table.prompt.answer(self.reasons.not_asked() or none)

    def _pointed(self) -> Element | None:
        return self._table.board.pointed() if self._table.board is not None else None

    def _answer_at(self, widget: QWidget, at: QPoint) -> bool:
        """For what lies at this place of the screen, whatever has the keyboard."""
        table = self._table
        if isinstance(widget, QAbstractButton):
            action = widget.defaultAction() if isinstance(widget, QToolButton) else None
            closed = reason_of(action) if action is not None else widget.accessibleDescription()
            table.prompt.answer(closed or self.tr("You can use this now."))
            return True
        return self._answer("", table.board.element_at(at) if table.board is not None else None)

    def _answer(self, said: str, element: Element | None) -> bool:
        """The reason of a choice, or of a thing on the board; while nobody is asked, who is."""
        table, board = self._table, self._table.board
        if not said and element is not None and board is not None:
            said = board.why_not(element) or self._about(element)
        if said:
            table.prompt.answer(said)
        return bool(said)

    def _about(self, element: Element) -> str:
        """A thing that the board has no reason for."""
        if self._table.question is not None:
            return self.tr("You can choose this now.")
        return sentences((f"{without_stop(element.label)}.", self.reasons.awaited()))

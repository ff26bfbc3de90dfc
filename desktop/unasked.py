"""The menu of what seats may do unasked: an order counts only from its own person."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.decision import speakers
from desktop.naming import seat_name
from desktop.table import Table
from models.session import GameSession
from models.translate import headed
from rules.kernel.agenda import aside_options
from rules.kernel.steps import Option, Seat
from views.plain import unkeyed

translate = QCoreApplication.translate


class UnaskedMenu(QMenu):
    """Filled when it opens. Who is asked is asked once more, another seat behind its curtain."""

    called = Signal(int, object, str)
    """Seat, what to do when its person has lifted the curtain, and what that is in words."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.aboutToShow.connect(self.fill)

    def offers(self) -> list[tuple[Seat, Option]]:
        """What the persons at this screen may do unasked, where the board has no place for it."""
        session, board = self._table.session, self._table.board
        if session is None or board is None or board.TAKES_ASIDES or session.outcome is not None:
            return []
        seen = session.view
        return [(seat, each) for seat in speakers(session) for each in aside_options(seen, seat)]

    def fill(self) -> None:
        """One line for each, with whose it is."""
        self.clear()
        session = self._table.session
        if session is None:
            return
        for seat, option in self.offers():
            said = self._table.say(option.label)
            line = headed(seat_name(session, seat), said) if session.floor.is_shared else said
            action = self.addAction(unkeyed(line))
            action.triggered.connect(partial(self._choose, session, seat, option))

    def _choose(self, session: GameSession, seat: Seat, option: Option, _: bool = False) -> None:
        """Asked first, or its person is called."""
        said, question = self._table.say(option.label), self._table.question
        if question is not None and question.seat == seat:
            prompt = self._table.prompt
            prompt.answer(translate("Unasked", "Are you sure? This can't be undone."), "bad")
            prompt.ask_first(said, partial(session.submit, option.action, seat))
        elif not session.floor.is_shared:
            session.submit(option.action, seat)
        else:
            session.pause(True)
            self.called.emit(int(seat), partial(self._give, session, seat, option), said)

    def _give(self, session: GameSession, seat: Seat, option: Option) -> None:
        """Its person has lifted the curtain."""
        session.pause(False)
        session.submit(option.action, seat)

"""The menu of standing answers: what the person who sits here wants answered in its name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from desktop.table import Table
from models.translate import tooltip
from rules.kernel.steps import Seat
from views.plain import unkeyed

translate = QCoreApplication.translate


class StandingMenu(QMenu):
    """Filled when it opens. It tells only the orders of whoever has the screen."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self.fill)

    def seat(self) -> Seat | None:
        """Whose orders may be changed now: the one person's, or of whoever sits behind the
        curtain; nobody's while the table is open to all."""
        session = self._table.session
        if session is None or session.outcome is not None or not session.standing.exist:
            return None
        return session.viewer

    def fill(self) -> None:
        """One line for each order, ticked while it stands."""
        self.clear()
        session, seat = self._table.session, self.seat()
        if session is None or seat is None:
            return
        for order in session.standing.open_to(seat):
            action = self.addAction(unkeyed(self._table.say(order.name)))
            action.setCheckable(True)
            action.setChecked(session.standing.stands(seat, order.id))
            action.setToolTip(tooltip(self._table.say(order.help)))
            action.setStatusTip(self._table.say(order.help))
            action.toggled.connect(lambda on, seat=seat, id=order.id: self._set(seat, id, on))
        if not self.actions():
            none = self.addAction(translate("StandingMenu", "None for this player"))
            none.setEnabled(False)

    def _set(self, seat: Seat, id: str, on: bool) -> None:
        session = self._table.session
        if session is not None:
            session.set_standing(seat, id, on)

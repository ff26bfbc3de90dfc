"""«My notebook»: whose it is, the curtain before it, the screen itself, and the PINs of seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.naming import seat_name
from desktop.table import Table
from models.pins import Pins
from models.session import GameSession
from rules.kernel.steps import Note, Seat
from views.notebook import Chapter, NotebookScreen
from views.plain import unkeyed

translate = QCoreApplication.translate


class Notebook(QObject):
    """Holds the game while somebody reads. It opens only from the table that all may see."""

    changed = Signal()
    """Whether something lies over the window."""
    called = Signal(int, object)
    """Seat, what to do when its person has lifted the curtain."""

    def __init__(self, window: QWidget, table: Table) -> None:
        super().__init__(window)
        self._table = table
        self._seat: Seat | None = None
        self.screen = NotebookScreen(window)
        self.screen.closed.connect(self.close)
        self.screen.pin_chosen.connect(self._choose_pin)
        self._menu = QMenu(window)
        self._menu.setObjectName("whose_notebook")

    @property
    def is_open(self) -> bool:
        """Whether it lies over the window."""
        return self.screen.is_open

    def may_open(self) -> bool:
        """Whether the game on the table has notebooks, and is not over."""
        session = self._table.session
        return session is not None and session.has_notebook and session.outcome is None

    # ------------------------------------------------------------ whose
    def want(self) -> None:
        """With one person it opens; else the table says whose."""
        session = self._table.session
        if session is None or not self.may_open() or self.is_open:
            return
        if not session.floor.is_shared:
            self._open(session, session.persons[0])
            return
        self._menu.clear()
        self._menu.setTitle(translate("Notebook", "Whose notebook?"))
        for seat in session.persons:
            action = self._menu.addAction(unkeyed(seat_name(session, seat)))
            action.triggered.connect(partial(self.call, seat))
        corner = self._table.prompt.mapToGlobal(self._table.prompt.rect().topLeft())
        self._menu.popup(corner)
        self._menu.setActiveAction(self._menu.actions()[0])

    def call(self, seat: Seat) -> None:
        """The game is held; the curtain falls for this seat."""
        session = self._table.session
        if session is not None and self.may_open():
            session.pause(True)
            then: Callable[[], None] = partial(self._open, session, seat)
            self.called.emit(int(seat), then)

    # ------------------------------------------------------------ open and closed
    def _open(self, session: GameSession, seat: Seat) -> None:
        self._seat = seat
        shared, name = session.floor.is_shared, seat_name(session, seat)
        self.screen.tell_pin(session.pins is not None and session.pins.is_set(seat))
        chapters = self._chapters(session.notebook(seat))
        face = self._table.face(seat)
        self.screen.open(int(seat), name, chapters, shared, self.pins is not None, face)
        self.changed.emit()
        self.screen.take_focus()
        if shared:
            self.screen.centre_pointer()

    def _chapters(self, notes: tuple[Note, ...]) -> list[Chapter]:
        say = self._table.say
        return [
            (when, tuple(say(note.text) for note in group))
            for when, group in groupby(notes, key=lambda note: say(note.when))
        ]

    def close(self) -> None:
        """Back to the table; the game goes on."""
        session = self._table.session
        if not self.is_open:
            return
        self._seat = None
        self.screen.close_screen()
        self.changed.emit()
        if session is not None and session.floor.paused:
            session.pause(False)
        elif self._table.decision is not None:
            self._table.decision.take_focus()

    # ------------------------------------------------------------ PINs
    @property
    def pins(self) -> Pins | None:
        """Those of the game on the table; only where people share the laptop and keep secrets."""
        session = self._table.session
        return session.pins if session is not None and session.floor.is_held else None

    def _choose_pin(self, pin: str) -> None:
        pins, seat = self.pins, self._seat
        if pins is None or seat is None:
            return
        pins.set(seat, pin)
        said = translate("Notebook", "The curtain now asks for your PIN.")
        none = translate("Notebook", "Your PIN is off.")
        self.screen.tell_pin(pins.is_set(seat), said if pin else none)

"""The curtain and all other covers: when they are up, and what is done before and after.

One order for everything: secrets leave the screen, then the cover is up, then all else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence

from desktop.clearing import Clearing
from desktop.gate import Gate
from models.translate import isolated
from rules.kernel.steps import Seat
from views.curtain import Cover, Curtain

if TYPE_CHECKING:
    from desktop.window import Window

translate = QCoreApplication.translate
AWAY = (Qt.ApplicationState.ApplicationHidden, Qt.ApplicationState.ApplicationSuspended)


class Covering(QObject):
    """Lets the curtain fall and rise; what is covered can be neither seen nor reached."""

    def __init__(self, window: Window) -> None:
        """When all other covers are made: the curtain lies above them."""
        super().__init__(window)
        self._window, self._table = window, window.table
        self._privacy, self._notebook = window.privacy, window.notebook
        self._pausing = False
        self._seat: Seat | None = None
        self._then: Callable[[], None] | None = None
        self.curtain = Curtain(window)
        self.clearing = Clearing(window, lambda: self._table.session, lambda: self.is_covered)
        self.gate = Gate(window, self._covers)
        self._connect()

    def _connect(self) -> None:
        for cover in self._window.findChildren(Cover):
            cover.covering.connect(self.clearing.clear)
        self._table.covered.connect(self.cover_for)
        self._table.posed.connect(self.gate.pose)
        self._table.posed.connect(self.clearing.give_back_soon)
        self._privacy.changed.connect(self._shut)
        self._notebook.changed.connect(self._shut)
        self._notebook.called.connect(self._call)
        self._window.moves.unasked.called.connect(self._call_to_order)
        self._window.commands["pause"].triggered.connect(self._pause)
        self._window.commands["cover"].triggered.connect(self.cover)
        self.curtain.lifted.connect(self._lift)
        self.curtain.pin_given.connect(self._try_pin)
        self.curtain.pin_forgotten.connect(self._take_pin_off)
        self.curtain.left.connect(self._call_off)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._follow_application)

    @property
    def is_covered(self) -> bool:
        """Whether anything lies over the table."""
        return self.curtain.is_down or self._privacy.is_open or self._notebook.is_open

    def _follow_application(self, state: Qt.ApplicationState) -> None:
        if state in AWAY:
            self._window.put_aside.emit()

    # ------------------------------------------------------------ at once
    def cover(self) -> None:
        """The curtain falls at once, whatever is open; when all is over there is none."""
        session = self._table.session
        if session is not None and session.floor.is_shared and session.outcome is None:
            self.clearing.clear()
            self._notebook.close()
            session.cover()

    def _covers(self, key: QKeySequence, is_pressed: bool) -> bool:
        """Whether this key covers the screen: it does so over dialogs and menus, too."""
        session = self._table.session
        if session is None or not session.floor.is_shared:
            return False
        if key not in self._window.commands["cover"].shortcuts():
            return False
        if is_pressed:
            self.cover()
        return True

    # ------------------------------------------------------------ the curtain
    def cover_for(self, seat: int) -> None:
        """The curtain falls for a seat: from now on nothing secret is on the screen."""
        session, pins = self._table.session, self._notebook.pins
        name, who, note = self._table.names[seat], Seat(seat), ""
        if pins is not None and pins.was_taken_off(who):
            said = translate("Window", "{name}'s PIN was removed.")
            note = said.replace("{name}", isolated(name))
        is_dark = session is not None and session.floor.is_held
        self._seat = who
        asks = pins is not None and pins.is_set(who)
        called = self._then is not None
        why = self._table.occasion(seat)
        if called:
            called_for = translate("Window", "{name} asks for the screen.")
            why = called_for.replace("{name}", isolated(name))
        self.curtain.fall(seat, name, is_dark, asks, note, called, self._table.face(seat), why)
        self._privacy.close()
        self._shut()

    def _call(self, seat: int, then: Callable[[], None]) -> None:
        """The curtain for a seat that wants something for itself."""
        self._then = then
        self.cover_for(seat)

    def _call_to_order(self, seat: int, then: Callable[[], None], what: str) -> None:
        """The same, and the curtain says what lifting it does."""
        self._call(seat, then)
        self.curtain.tell(what)

    def _call_off(self) -> None:
        """Whoever was called is not here, or nobody wanted that: back to the table."""
        session, self._then = self._table.session, None
        self._rise()
        if session is not None:
            session.pause(False)
        self._window.focus_table()

    def _try_pin(self, pin: str) -> None:
        pins = self._notebook.pins
        if pins is None or self._seat is None or pins.fits(self._seat, pin):
            self._lift()
        else:
            self.curtain.refuse_pin()

    def _take_pin_off(self) -> None:
        """It was forgotten: from now on the curtain says so, that its person may know."""
        pins, seat = self._notebook.pins, self._seat
        if pins is not None and seat is not None:
            pins.take_off(seat)
            self.cover_for(int(seat))

    def _pause(self, paused: bool) -> None:
        """The question has gone already; where people share the screen its words go, too."""
        self._pausing, session = paused, self._table.session
        if paused:
            self.curtain.fall(None, "")
            is_shared = session is not None and session.floor.is_shared
            if is_shared and not self._table.prompt.is_waiting:
                self._table.hush()
                self._table.name_thinkers()
            self._shut()
        else:
            self._rise()

    def open_all(self) -> None:
        """Nothing is covered, nobody is called: the curtain belonged to what was before."""
        self._then, self._pausing = None, False
        self.clearing.forget()
        self._rise()

    def _rise(self) -> None:
        self.curtain.rise()
        self._shut()

    def _shut(self) -> None:
        """What is covered cannot be reached, by mouse, keyboard or shortcut."""
        covered = self.is_covered
        for widget in self._window.parts():
            widget.setEnabled(not covered)
        self.gate.pose()

    def _lift(self) -> None:
        session, then = self._table.session, self._then
        if self._pausing:
            self._pausing = False
            self._rise()
            if session is not None:
                session.pause(False)
            self._window.focus_table()
            return
        # Nothing is painted until it is known what lies behind: the table must not flash.
        self._window.setUpdatesEnabled(False)
        self._then = None
        self._rise()
        if then is not None:
            then()
        elif session is not None:
            session.lift_curtain()
        self._window.setUpdatesEnabled(True)
        self.gate.pose()

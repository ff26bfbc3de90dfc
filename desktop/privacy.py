"""Private screens of people who share the laptop: which one lies over the window, and when."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.naming import seat_name
from desktop.table import Table
from models.closed_eyes import Eyes
from models.draft import Draft
from models.question import Question
from views.closed_eyes import ClosedEyes, OpenEyes
from views.private_screen import PrivateScreen, Visit

LINGER = 250
"""Milliseconds for which the bare cover stays when somebody has answered: the next curtain comes
sooner as a rule, and the table must not flash between two private screens."""


class Privacy(QObject):
    """Opens the private screen for a question and puts it away before all may look again."""

    changed = Signal()
    """Whether something lies over the window."""

    def __init__(self, window: QWidget, table: Table) -> None:
        super().__init__(window)
        self._table = table
        self.screen = PrivateScreen(window)
        self.screen.done.connect(self._hand_in)
        self.screen.stepped_out.connect(self._step_out)
        self.closed_eyes, self.open_eyes = ClosedEyes(window), OpenEyes(window)
        self.closed_eyes.went_on.connect(self._go_on)
        self._linger = QTimer(self, singleShot=True)
        self._linger.setInterval(LINGER)
        self._linger.timeout.connect(self.close)
        table.held_asked.connect(self._hear)
        table.eyes_moved.connect(self._follow)
        table.opened_to_all.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether it lies over the window."""
        return any(cover.is_open for cover in self._covers)

    @property
    def _covers(self) -> tuple[PrivateScreen, ClosedEyes, OpenEyes]:
        return self.screen, self.closed_eyes, self.open_eyes

    def close(self) -> None:
        """All may look."""
        self._linger.stop()
        if self.is_open:
            for cover in self._covers:
                cover.close_screen()
            self.screen.centre_pointer()
            self.changed.emit()

    def _hear(self, question: Question | None) -> None:
        if question is not None:
            self._open(question)
        elif self.screen.visit is not None:
            self.screen.blank()
            self._linger.start()
            self.screen.centre_pointer()

    def _open(self, question: Question) -> None:
        session = self._table.session
        if session is None:
            return
        self._linger.stop()
        name = seat_name(session, question.seat)
        draft, say = Draft(question), self._table.say
        dwell, is_window = question.choice.DWELL, question.is_window
        self.screen.open(Visit(int(question.seat), name, draft, say, dwell, is_window))
        self.changed.emit()
        # What lies below lets the keyboard go only now.
        self.screen.take_focus()
        self.screen.centre_pointer()

    # ------------------------------------------------------------ closed eyes
    def _follow(self, eyes: Eyes | None) -> None:
        """One screen for all: what they read, or what whom it concerns sees."""
        self._linger.stop()
        if eyes is None:
            self._bare()
        elif eyes.draft is None:
            if self.closed_eyes.show_eyes(eyes):
                self._leave_only(self.closed_eyes)
        else:
            visit = self.open_eyes.visit
            if visit is None or visit.draft is not eyes.draft:
                name = self.tr("For your eyes only")
                self.open_eyes.open(Visit(0, name, eyes.draft, self._table.say))
                self._leave_only(self.open_eyes)
            self.open_eyes.count(eyes.left)

    def _leave_only(self, kept: ClosedEyes | OpenEyes) -> None:
        """The one that lies on top stays; nothing of the others does."""
        for cover in self._covers:
            if cover is not kept and cover.is_open:
                cover.close_screen()
        self.changed.emit()
        # What lies below lets the keyboard go only now.
        kept.take_focus()
        kept.centre_pointer()

    def _bare(self) -> None:
        """The bare cover, until it is known what comes."""
        if self.closed_eyes.is_open or self.open_eyes.is_open:
            self.screen.blank()
            self.screen.cover(dark=True)
            self.closed_eyes.close_screen()
            self.open_eyes.close_screen()
            self._linger.start()
            self.changed.emit()

    def _go_on(self) -> None:
        if self._table.session is not None:
            self._table.session.go_on()

    # ------------------------------------------------------------ what is done on it
    def _hand_in(self, parts: object) -> None:
        session = self._table.session
        if session is not None and isinstance(parts, tuple):
            session.hand_in(parts)

    def _step_out(self) -> None:
        if self._table.session is not None:
            self._table.session.step_out()

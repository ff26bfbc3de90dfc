"""People at one laptop open all that can be opened; then the curtain comes, and a stranger looks.

What a stranger sees must be the same for twins: states that differ only in what seats hide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.session import GameSession, Waits
from rules.kernel.registry import Setup
from rules.kernel.state import State
from tests.desktop.hands import LEFT, NONE
from tests.desktop.helpers import everything_said
from tests.desktop.openers import Opener
from tests.desktop.openings import THINGS
from tests.desktop.peeping import STAMP, Peeper, plans_of
from tests.desktop.telling import accessible_words, picture

WAYS = ("F12", "minimised", "by itself")
CONDITIONS = ("at rest", "a hint comes", "pointed at", "dragged", "looking back")
"""What is going on when something is opened."""
DRAWN = re.compile(rf"{STAMP.pattern}|\b\d{{4,}}\b|[\d/]+\s[\d:]+\s[AP]M")
"""Names of files, seeds, the time: new each time."""
LATER = 20
"""Milliseconds until all that comes by itself has come: what takes longer is hurried."""
CHANGE = frozenset({"pause", "undo", "redo", "play_for_me"})
"""Commands after which another curtain falls: who is called changes."""
MOST_ANSWERS = 8
"""Answers after which the table would have rested."""
POINTED = 3
"""Elements of a board that are pointed at, one after the other."""


class Stranger(Opener, Peeper):
    """Sits down at a moment, opens things, covers the screen, looks at what is left."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        Opener.__init__(self, lamp, qtbot)
        Peeper.__init__(self, lamp, qtbot)
        self.session: GameSession | None = None
        self.awaited = ""
        """The kind of moment at which somebody has sat down."""
        self.opened: set[str] = set()
        """The things that have opened something."""
        lamp.settings.change(plays_forced=False)

    # ------------------------------------------------------------ moments
    def sit_down(self, setup: Setup, state: State, bots: int = 0) -> str:
        """Opens a game that stands there and lifts the curtain; gives what kind of moment it is."""
        self.put_away()
        plans = plans_of(setup, range(setup.seats - bots))
        self.session = self.open(setup, state, plans)
        for panel in ("log", "rules", "scores"):
            self.window.show_panel(panel, False)
        self.window.help.show_section("")
        self.lamp.controller.reading._asked = ""
        self.lift()
        self.awaited = self.kind()
        return self.awaited

    def kind(self) -> str:
        """A private screen, an own question, an open one, or what else the game waits for."""
        assert self.session is not None
        if self.window.privacy.screen.visit is not None:
            return "private"
        if self.session.waits is Waits.PERSON:
            return "own" if self.session.viewer is not None else "open"
        return self.session.waits.name.lower()

    def lift(self) -> None:
        """Whoever is called is here."""
        assert self.session is not None
        session, curtain = self.session, self.window.curtain
        if curtain.is_down:
            curtain.lifted.emit()
            self.qtbot.waitUntil(lambda: self._rests(session), timeout=10_000)
        self.qtbot.waitUntil(lambda: self.window.covering.gate.is_open, timeout=10_000)

    def answer(self) -> str:
        """Whoever is asked answers anything, until the table rests; gives the kind of moment."""
        session = self.session
        assert session is not None
        for _ in range(MOST_ANSWERS):
            question = session.question
            if session.waits is not Waits.PERSON or question is None:
                break
            session.submit(question.request.actions[0])
            self.qtbot.waitUntil(lambda: self._rests(session), timeout=10_000)
            self.lift()
        return self.kind()

    # ------------------------------------------------------------ what is going on
    def bring_about(self, kind: str, condition: str) -> None:
        """Whatever is not over when something is opened, and when the curtain falls."""
        assert self.session is not None
        if kind == "private":
            self._press(self.window.privacy.screen.hold_button.rect().center(), is_private=True)
        elif condition == "a hint comes":
            self.session.advising.hint()
        elif condition == "pointed at":
            self._point_at_board()
        elif condition == "dragged":
            self._drag()
        elif condition == "looking back":
            self.lamp.controller.past.show_then(max(0, self.session.entries - 1))

    def _press(self, at: QPoint, is_private: bool = False) -> None:
        """Presses «Hold to see» or something on the board, and keeps it pressed."""
        board, handle = self.window.table.board, self.window.windowHandle()
        pressed = self.window.privacy.screen.hold_button if is_private else board
        assert handle is not None
        assert pressed is not None
        QTest.mousePress(handle, LEFT, NONE, pressed.mapTo(self.window, at))

    def _lit(self) -> list[QPoint]:
        """Where elements of the board lie that one can point at."""
        board = self.window.table.board
        assert board is not None
        found = [each for each in board.elements() if each.isVisible() and each.scene() is not None]
        views = [each.scene().views()[0] for each in found]
        spots = [
            view.mapTo(self.window, view.mapFromScene(each.sceneBoundingRect().center()))
            for each, view in zip(found, views, strict=True)
        ]
        seen = [spot for spot in spots if board.geometry().contains(spot)]
        return seen[:: max(1, len(seen) // POINTED)]

    def _point_at_board(self) -> None:
        handle = self.window.windowHandle()
        assert handle is not None
        for spot in self._lit():
            QTest.mouseMove(handle, spot)

    def _drag(self) -> None:
        board, handle = self.window.table.board, self.window.windowHandle()
        assert board is not None
        assert handle is not None
        middle = board.rect().center()
        self._press(middle)
        for way in (QPoint(20, 0), QPoint(40, 30)):
            QTest.mouseMove(handle, board.mapTo(self.window, middle + way))

    def let_go(self) -> None:
        """Whatever was held is let go, whatever was to come has come; bots go on thinking."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.mouseRelease(handle, LEFT, NONE, self.window.rect().center())
        if self.awaited not in ("nothing", "table"):
            self.lamp.games.bot_pool.let()
        for timer in self.window.findChildren(QTimer):
            if timer.isActive() and timer.isSingleShot():
                timer.start(0)
        self.qtbot.wait(LATER)
        # What has been let go within a wait of this test would stay until its end.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def put_away(self) -> None:
        """What is open, and what would be given back to whoever had it, is closed."""
        hidden = self.window.covering.clearing._hidden
        sheets = [*self.dialogs(), *(sheet for sheet, _ in hidden)]
        hidden.clear()
        for sheet in sheets:
            sheet.reject()

    # ------------------------------------------------------------ covering
    def cover(self, way: str) -> None:
        """F12 where the keyboard is, minimised and back, or as it falls for whoever is next."""
        assert self.session is not None
        if way == "F12":
            handle = QApplication.focusWindow() or self.window.windowHandle()
            QTest.keyClick(handle, Qt.Key.Key_F12)
        elif way == "minimised":
            self.window.showMinimized()
            self.qtbot.waitUntil(self.window.isMinimized)
            assert self.is_covered(), "the picture of the minimised window"
            self.window.showNormal()
            self.qtbot.waitUntil(lambda: not self.window.isMinimized())
            self.qtbot.wait(LATER)  # the window system says so once more
        else:
            self.session.cover()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def is_covered(self) -> bool:
        """Whether nothing but covers is seen, and nothing lies above them."""
        return self.window.covering.is_covered and not self.above()

    def seen(self) -> QImage:
        """What a stranger sees."""
        return picture(self.lamp)

    def told(self) -> list[str]:
        """All words of all windows, shown or not, what is told to assistive programs, what can be
        pasted."""
        words = [*everything_said(self.lamp), *accessible_words(self.window)]
        words.append(QGuiApplication.clipboard().text())
        return sorted({DRAWN.sub("", word) for word in words if word and word != "None"})

    def visits(
        self, setup: Setup, state: State, plan: Iterable[tuple[str, str, str]], bots: int
    ) -> Iterator[tuple[str, list[str]]]:
        """At one moment: (condition, thing, way) after the other; yields what was done, and what
        is told then.

        At once: nothing lies above the cover, and it looks as if nothing had been opened.
        """
        kind, bare = self.sit_down(setup, state, bots), {}
        for condition, thing, way in plan:
            if way not in bare:
                self.cover(way)
                self.let_go()
                bare[way] = self.seen()
            self.lift()
            self.bring_about(kind, condition)
            self.open_thing(thing)
            if self.above():
                self.opened.add(thing)
            self.cover(way)
            done = f"{kind}, {condition}: {thing}, {way}"
            assert self.is_covered(), f"{done}: {self.above()}"
            self.let_go()
            assert self.is_covered(), f"later, {done}: {self.above()}"
            if thing not in CHANGE:
                assert self.seen() == bare[way], f"{done}: the picture"
            yield done, self.told()
            self.put_away()


def compared(
    stranger: Stranger,
    setup: Setup,
    pair: tuple[State, State],
    plan: list[tuple[str, str, str]],
    bots: int = 0,
) -> int:
    """Looks at both twins after each thing; gives how many looks were compared.

    What is public stays in menus and dialogs that have been filled: they are filled once before.
    """
    list(stranger.visits(setup, pair[1], plan[: len(THINGS)], bots))
    mine, other = (list(stranger.visits(setup, each, plan, bots)) for each in pair)
    for (done, one), (_, another) in zip(mine, other, strict=True):
        assert one == another, f"{done}: {sorted(set(one) ^ set(another))}"
    return len(mine)

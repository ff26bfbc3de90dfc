"""People at one laptop open all that can be opened; then the curtain comes, and a stranger looks.

What a stranger sees must be the same for twins: states that differ only in what seats hide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS
from desktop.app import Lamplight
from models.session import Session, Waits
from rules.kernel.registry import Setup
from rules.kernel.state import State
from tests.desktop.hands import LEFT, NONE
from tests.desktop.helpers import everything_said
from tests.desktop.peeping import Peeper, plans_of
from tests.desktop.telling import accessible_words, picture

ENDS = frozenset(
    {"quit", "leave", "new_same", "restart", "continue", "look_back", "confirm", "fullscreen"}
)
"""Commands that decide, leave the game or change what is compared: the size of the window."""
HINTED = "tooltip"
ASKED_BELOW = "context menu"
THINGS = (*(each.id for each in COMMANDS if each.id not in ENDS), HINTED, ASKED_BELOW)
"""All that can be opened: a new command is among them by itself."""
WAYS = ("F12", "minimised", "by itself")


class Stranger(Peeper):
    """Sits down at a moment, opens things, covers the screen, looks at what is left."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        super().__init__(lamp, qtbot)
        self.window = lamp.window
        self.session: Session | None = None
        lamp.settings.change(plays_forced=False)

    # ------------------------------------------------------------ moments
    def sit_down(self, setup: Setup, state: State, bots: int = 0) -> str:
        """Opens a game that stands there and lifts the curtain; gives what kind of moment it is."""
        for sheet in list(self.lamp.desk.sheets.opened.values()):
            sheet.reject()
        plans = plans_of(setup, range(setup.seats - bots))
        self.session = self.open(setup, state, plans)
        self.lift()
        return self.kind()

    def kind(self) -> str:
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

    def hold(self) -> None:
        """Presses «Hold to see» and keeps it pressed."""
        button = self.window.privacy.screen.hold_button
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.mousePress(handle, LEFT, NONE, button.mapTo(self.window, button.rect().center()))

    # ------------------------------------------------------------ opening
    def open_thing(self, thing: str) -> None:
        """As a person may: by its key while the menus are shut, else by its command."""
        if thing == HINTED:
            self._point()
        elif thing == ASKED_BELOW:
            self._ask_below()
        elif not self.window.menuBar().isEnabled():
            self._press_keys(thing)
        else:
            self._command(thing)
        for dialog in self._dialogs():
            self.qtbot.waitUntil(self.has_keyboard)
            for box in dialog.findChildren(QComboBox)[:1]:
                box.showPopup()

    def _command(self, thing: str) -> None:
        action = self.lamp.desk.commands[thing]
        menu = action.menu()
        if menu is not None and action.isEnabled():
            menu.popup(self.window.mapToGlobal(QPoint(40, 40)))  # type: ignore[attr-defined]
        else:
            action.trigger()

    def _press_keys(self, thing: str) -> None:
        handle = self.window.windowHandle()
        assert handle is not None
        for sequence in self.lamp.desk.commands[thing].shortcuts():
            pressed = sequence[0]  # type: ignore[index]
            if thing != "cover" and pressed.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Space):
                QTest.keyClick(handle, pressed.key(), pressed.keyboardModifiers())

    def _point(self) -> None:
        """The pointer rests on everything that has a tooltip; the last one stays."""
        for widget in self.window.findChildren(QWidget):
            if widget.isVisible() and widget.toolTip():
                spot = widget.rect().center()
                help_event = QHelpEvent(QEvent.Type.ToolTip, spot, widget.mapToGlobal(spot))
                QApplication.sendEvent(widget, help_event)

    def _ask_below(self) -> None:
        """The menus that fields of text and lists have of their own."""
        fields = [each for each in self.window.findChildren(QLineEdit) if each.isVisible()]
        for widget in [self.window.focusWidget(), *fields]:
            if widget is not None and QApplication.activePopupWidget() is None:
                spot = widget.rect().center()
                reason = QContextMenuEvent.Reason.Mouse
                asked = QContextMenuEvent(reason, spot, widget.mapToGlobal(spot))
                QApplication.sendEvent(widget, asked)

    @staticmethod
    def has_keyboard() -> bool:
        """Whether a dialog has it: a desktop gives it at once."""
        modal = QApplication.activeModalWidget()
        return modal is not None and QApplication.focusWindow() is modal.windowHandle()

    @staticmethod
    def _dialogs() -> list[QDialog]:
        tops = QApplication.topLevelWidgets()
        return [each for each in tops if isinstance(each, QDialog) and each.isVisible()]

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
        else:
            self.session.cover()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def is_covered(self) -> bool:
        """Whether nothing but covers is seen, and nothing lies above them."""
        return self.window.covering.is_covered and not self.above()

    def above(self) -> list[QWidget]:
        """What lies above the window."""
        tops = QApplication.topLevelWidgets()
        return [each for each in tops if each.isVisible() and each is not self.window]

    def seen(self) -> QImage:
        """What a stranger sees."""
        return picture(self.lamp)

    def told(self) -> list[str]:
        """All words of all windows, shown or not, and what is told to assistive programs."""
        words = [*everything_said(self.lamp), *accessible_words(self.window)]
        return sorted({word for word in words if word and word != "None"})

    def visits(
        self, setup: Setup, state: State, things: tuple[str, ...], ways: tuple[str, ...], bots: int
    ) -> Iterator[tuple[str, list[str]]]:
        """One thing after the other, covered each way; yields what was done, what is told then.

        At once: nothing lies above the cover, and it looks as if nothing had been opened.
        """
        kind = self.sit_down(setup, state, bots)
        for way in ways:
            self.cover(way)
            bare = self.seen()
            for thing in things:
                self.lift()
                if kind == "private":
                    self.hold()
                self.open_thing(thing)
                self.cover(way)
                done = f"{kind}: {thing}, {way}"
                assert self.is_covered(), f"{done}: {self.above()}"
                assert not self._dialogs()
                if not self.lamp.window.curtain.is_down or thing != "pause":
                    assert self.seen() == bare, f"{done}: the picture"
                yield done, self.told()


def compared(
    stranger: Stranger,
    setup: Setup,
    pair: tuple[State, State],
    things: tuple[str, ...],
    ways: tuple[str, ...] = WAYS,
    bots: int = 0,
) -> int:
    """Looks at both twins after each thing; gives how many looks were compared. What is public
    stays in menus that have been filled: they are filled once before."""
    list(
        stranger.visits(
            setup, pair[1], things if len(things) > 10 else ("notebook",), WAYS[:1], bots
        )
    )
    mine, other = (list(stranger.visits(setup, each, things, ways, bots)) for each in pair)
    for (done, one), (_, another) in zip(mine, other, strict=True):
        assert one == another, f"{done}: {sorted(set(one) ^ set(another))}"
    return len(mine)


Opener = Callable[..., Lamplight]

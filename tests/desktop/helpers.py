"""A person at the program: looks at what is shown, clicks and types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.wish import GameWish, seats_of
from models.bot_driver import BotDriver
from models.packing import Packet, unpack
from models.thinking import Task, Thought, answer, thought_of
from rules.bots.levels import bot
from rules.kernel.play import TakeBack
from views.private_screen import PrivateScreen, Visit

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


class HastyTimer(QTimer):
    """What takes a second takes a fiftieth of it."""

    def start(self, msec: int) -> None:
        super().start(msec // 50)


class Bots(QObject):
    """Bots that answer one turn of the event loop later, all at random."""

    def __init__(self, holds: bool = False) -> None:
        super().__init__()
        self.holds = holds
        self._waiting: list[tuple[int, Packet, tuple[Task, ...], BotDriver]] = []

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        self._waiting.append((number, packet, tasks, told))
        if not self.holds:
            QTimer.singleShot(0, self, self.let)

    def stop(self, number: int) -> None:
        self._waiting = [each for each in self._waiting if each[0] != number]

    @Slot()
    def let(self) -> None:
        waiting, self._waiting = self._waiting, []
        for number, packet, tasks, told in waiting:
            told.hear(number, [self._answer(packet, task) for task in tasks])

    @staticmethod
    def _answer(packet: Packet, task: Task) -> Thought:
        if task.talks:
            return thought_of(packet, task)
        think = bot(packet.game, "random")
        return answer(unpack(packet, task.seat), task.seat, task.luck, think)


def wish_of(
    game: str,
    persons: int,
    bots: int,
    seed: int = 5,
    rule: TakeBack = TakeBack.STRICT,
    options: Mapping[str, str] | None = None,
) -> GameWish:
    plans = seats_of(NAMES[:persons], ("random",) * bots)
    return GameWish(game, plans, seed, dict(options or {}), rule)


def opened(lamp: Lamplight, qtbot: QtBot, path: Path | None = None) -> None:
    """Opens a file, or waits for the one that is being opened, until it is shown or refused."""
    if path is not None:
        lamp.controller.open_file(path)
    qtbot.waitUntil(lambda: lamp.controller.opening.path is None)


class Person:
    """Whoever sits before the screen."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        self.lamp, self.qtbot = lamp, qtbot
        self.window = lamp.controller.window
        self.table = self.window.table

    # ------------------------------------------------------------ waiting
    def is_wanted(self) -> bool:
        """Whether the program waits for a person."""
        table = self.table
        if self.window.curtain.is_down or table.question is not None:
            return True
        if self.eyes_button.isVisible():
            return True
        if self.window.privacy.open_eyes.visit is not None:
            return not self._has_looked_in_the_dark()
        if self.screen.is_open:
            return self.screen.visit is not None
        if self.go_on_button.isVisible() or (table.action_bar.isVisible() and self.moves()):
            return True
        return table.shows_result

    def wait(self) -> None:
        self.qtbot.waitUntil(self.is_wanted, timeout=30_000)

    @property
    def go_on_button(self) -> QPushButton:
        found = self.window.prompt.findChild(QPushButton, "go_on")
        assert found is not None
        return found

    @property
    def eyes_button(self) -> QPushButton:
        found = self.window.privacy.closed_eyes.findChild(QPushButton, "eyes_go_on")
        assert found is not None
        return found

    def _has_looked_in_the_dark(self) -> bool:
        """Whether there is nothing to do any more but to wait until the time is over."""
        draft = self.visit.draft
        return draft.has_looked and draft.is_whole

    @property
    def lift_button(self) -> QPushButton:
        found = self.window.curtain.findChild(QPushButton, "lift")
        assert found is not None
        return found

    # ------------------------------------------------------------ one thing after another
    def act(self, rank: int = 0) -> None:
        """Does what is wanted, by the mouse: lifts, goes on, or presses a button of the action bar.

        Nothing where the answer is given on the board.
        """
        self.wait()
        if self.window.curtain.is_down:
            self.click(self.lift_button)
        elif self.eyes_button.isVisible():
            self.click(self.eyes_button)
        elif self.window.privacy.open_eyes.visit is not None:
            self.look()
            if not self.visit.draft.is_page:
                self.choose_in_private(rank)
        elif self.screen.visit is not None:
            self.answer_in_private(rank)
        elif self.go_on_button.isVisible():
            self.click(self.go_on_button)
        elif not self.table.shows_result and self.moves():
            self.click(self.button(rank))

    # ------------------------------------------------------------ private screens
    @property
    def screen(self) -> PrivateScreen:
        """The one that is looked at: that of nobody by name while eyes are closed."""
        privacy = self.window.privacy
        return privacy.open_eyes if privacy.open_eyes.visit is not None else privacy.screen

    @property
    def visit(self) -> Visit:
        found = self.screen.visit
        assert found is not None
        return found

    def look(self) -> str:
        """Holds to see, reads, lets go."""
        button = self.screen.hold_button
        self.qtbot.mousePress(button, Qt.MouseButton.LeftButton)
        said = self.screen.card.accessibleDescription()
        self.qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
        return said

    def choose_in_private(self, rank: int) -> None:
        """Presses options until the answer is whole: closed ones are refused, the next is tried."""
        for number in range(rank, rank + 60):
            if self.visit.draft.is_whole:
                return
            rows = self.screen.options.rows
            row = rows[number % len(rows)]
            self.screen.options.ensureWidgetVisible(row)
            self.click(row)
        raise AssertionError("no actions available")

    def hold_done(self) -> None:
        """Holds «Done» until the screen has gone."""
        self.qtbot.waitUntil(self.screen.done_button.isEnabled)
        visit = self.screen.visit
        self.qtbot.mousePress(self.screen.done_button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: self.screen.visit is not visit)

    def answer_in_private(self, rank: int = 0) -> None:
        """Everything that a visit asks for; a window is left every other time."""
        if self.screen.hold_button.isVisible():
            self.look()
        has_way = any(option.why_not is None for option in self.visit.draft.options())
        if self.visit.may_step_out and not (has_way and rank % 2):
            self.screen.findChild(QPushButton, "step_out").click()
            return
        self.choose_in_private(rank)
        self.hold_done()

    def moves(self) -> list[QPushButton]:
        """What can be pressed on the action bar to go on."""
        buttons = [b for b in self.table.action_bar.buttons() if not b.accessibleDescription()]
        return [b for b in buttons if b.property("choice") != "Back to the table"]

    def button(self, rank: int) -> QPushButton:
        moves = self.moves()
        return moves[rank % len(moves)]

    def click(self, button: QWidget) -> None:
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """A key to whatever has the focus."""
        focused = self.window.focusWidget() or self.window
        QTest.keyClick(focused, key, held)

    def press_in_window(self, key: Qt.Key) -> None:
        """A key as the system gives it to the window: covers and commands hear it first."""
        handle = self.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)

    def play(self, most: int = 3_000) -> None:
        """Plays to the end by the mouse, choosing in turn what lies further and further right."""
        for number in range(most):
            self.wait()
            if self.table.shows_result:
                return
            self.act(number)
        raise AssertionError(f"no end after {most} presses")


# ---------------------------------------------------------------- all that is said
def said_by(widget: QWidget) -> Iterator[str]:
    """Every text of a widget and of all below it, shown or not."""
    for each in [widget, *widget.findChildren(QWidget)]:
        yield from _own_words(each)
        for action in each.findChildren(QAction):
            yield from (action.text(), action.toolTip(), action.statusTip())
        if isinstance(each, QAbstractItemView) and each.model() is not None:
            yield from _model_words(each.model())


def _own_words(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    for name in ("text", "toPlainText", "title", "placeholderText", "currentText"):
        read = getattr(widget, name, None)
        if callable(read) and name != "title":
            yield str(read())


def _model_words(model: QAbstractItemModel) -> Iterator[str]:
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
    for row in range(model.rowCount()):
        for role in roles:
            yield str(model.index(row, 0).data(role))


def everything_said(lamp: Lamplight) -> list[str]:
    """Every text in all windows of the program."""
    tops = [*QApplication.topLevelWidgets(), lamp.controller.window]
    return [words for top in tops for words in said_by(top) if words and words != "None"]

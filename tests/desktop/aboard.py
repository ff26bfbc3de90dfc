"""Eyes and hands of people who play Feed the Kraken in the window, and a clock of their own.

Time stands still until somebody is waited for; then it is turned on by hand: a private screen can
be left no sooner than after its time, and «Done» has to be held for as long as it says.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.boxes import BoxPanel
from models.clock import Clock
from models.packing import Packet, unpack
from models.thinking import Task, Thought, answer, thought_of
from models.translate import words
from rules.bots.levels import bot
from rules.feed_the_kraken.actions import Commit
from rules.feed_the_kraken.enums import NavCard
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.names import faction_name
from rules.feed_the_kraken.state import Kraken, current, everybody, game_of
from rules.kernel import agenda
from rules.kernel.steps import Choice, Pass
from tests.desktop.conftest import put_out
from tests.desktop.hands import HANDED_ON, LEFT, NONE, Keyboard, Mouse, User
from tests.models.hands_of_time import StillClock
from tests.rules.walks import Dice
from views.items.panel import Panel
from views.panels.hold_button import HoldButton
from views.private_screen import PrivateScreen, Visit

OpenLamp = Callable[..., Lamplight]
PATIENCE = 30_000
"""Turns of the clock after which nobody believes that somebody will be asked."""
SIZE = QSize(1280, 720)
HELD_MS = 800
"""Milliseconds for which «Done» is held."""
WISHED = "Cult Uprising"
"""The card that all are fond of here: rituals are to be held."""
LEAVES = "Continue"
"""What stands on the button of a window with which nobody steps in."""


def still(patch: pytest.MonkeyPatch) -> StillClock:
    """From now on all that takes time in the program takes that of this clock."""
    clock = StillClock()
    patch.setattr(Clock, "timer", lambda _, parent: clock.timer(parent))
    patch.setattr(Clock, "now", lambda _: clock.now())
    return clock


class Bid(msgspec.Struct, frozen=True):
    """What somebody has committed, as its hand has chosen it."""

    seat: int
    guns: int


class Watch(User):
    """What all who play see of the program, and how they wait."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, clock: StillClock, seed: int = 1) -> None:
        super().__init__(lamp, qtbot)
        self.clock, self.dice = clock, Dice(seed)
        self._labels: list[str] = []
        self.read: list[str] = []
        """What was read on private screens."""
        self.asked: list[str] = []
        "questions that were answered,'s The kinds in their order."

    # ------------------------------------------------------------ looking
    @property
    def screen(self) -> PrivateScreen:
        """The one that is looked at: that of nobody by name while eyes are closed."""
        privacy = self.window.privacy
        return privacy.open_eyes if self._looks_in_the_dark() else privacy.screen

    def _looks_in_the_dark(self) -> bool:
        return self.window.privacy.open_eyes.visit is not None

    def _has_looked_in_the_dark(self) -> bool:
        """Whether there is nothing to do any more but to wait until the time is over."""
        visit = self.window.privacy.open_eyes.visit
        return visit is not None and visit.draft.has_looked and visit.draft.is_whole

    @property
    def eyes_button(self) -> QAbstractButton | None:
        """What calls all to close their eyes, or ends it, while it waits for a press."""
        found = self.window.privacy.closed_eyes.findChild(QAbstractButton, "eyes_go_on")
        return found if found is not None and found.isVisible() else None

    @property
    def visit(self) -> Visit:
        found = self.screen.visit
        assert found is not None
        return found

    @property
    def go_on_button(self) -> QAbstractButton | None:
        """What leads on from something that has been shown to all."""
        found = self.window.prompt.findChild(QAbstractButton, "go_on")
        is_open = found is not None and found.isVisible() and self.lies_open(found)
        return found if is_open else None

    @property
    def state(self) -> Kraken:
        """The game itself, to compare with it what is shown."""
        session = self.lamp.games.session
        assert session is not None
        return game_of(session._play.state)

    @property
    def choice(self) -> Choice | None:
        return agenda.question(self.state)

    def is_asked(self) -> bool:
        if self.eyes_button is not None or self.go_on_button is not None:
            return True
        if self._looks_in_the_dark():
            return not self._has_looked_in_the_dark()
        if self.screen.visit is not None and not self.window.curtain.is_down:
            return True
        if self.window.table.action_bar.isVisible() and not self.window.curtain.is_down:
            return True
        return super().is_asked()

    def wait(self) -> None:
        """Time goes on until somebody is waited for."""
        self.until(self.is_asked)

    def until(self, goal: Callable[[], bool]) -> None:
        """Time goes on from one thing that is due to the next."""
        for _ in range(PATIENCE):
            if goal():
                return
            if not self.clock.turn():
                self.qtbot.wait(1)
        raise AssertionError("it never comes")

    def action_bar(self, *words: str) -> list[QAbstractButton]:
        """The buttons on the action bar that can be pressed; with these beginnings, if any."""
        found = [each for each in self.window.table.action_bar.buttons() if each.isEnabled()]
        open_ones = [each for each in found if not each.accessibleDescription()]
        return [each for each in open_ones if not words or bare_words(each).startswith(words)]

    def panels(self) -> list[Panel]:
        """What answers the question on the table."""
        found = [each for each in self._named() if isinstance(each, Panel) and each.can_press]
        return [each for each in found if each.is_answer and self._is_open(each)]

    # ------------------------------------------------------------ whatever is wanted
    def act(self) -> None:
        """One thing after another."""
        raise NotImplementedError

    def play(self, until: Callable[[], bool] | None = None, most: int = 4_000) -> int:
        """Plays on to the reveal, or to where this holds; gives how many times somebody acted."""
        for number in range(most):
            self.until(lambda: self.is_asked() or (until is not None and until()))
            if self.sees_the_end() or (until is not None and until()):
                return number
            self.act()
        raise AssertionError("no end")

    def chance(self, one_in: int) -> bool:
        return self.dice.below(one_in) == 0

    # ------------------------------------------------------------ where the game is
    def is_in_mutiny(self) -> bool:
        """Some have committed their guns, others not yet."""
        return isinstance(self.choice, CommitGuns) and len(self.state.answers) >= 2

    def bids(self) -> list[Bid]:
        """What has been committed so far, whoever sees it."""
        parts = self.state.answers.items()
        return [Bid(seat, part.guns) for seat, (part,) in parts if isinstance(part, Commit)]

    def revealed(self, bids: list[Bid]) -> bool:
        """Whether these bids have been revealed as they were given."""
        latest = self.state.loyalty.revealed if self.state.loyalty else self.state.checks[-1].guns
        return all(latest[bid.seat] == bid.guns for bid in bids)


def bare_words(widget: QAbstractButton) -> str:
    """What is written on a button, without the mark of a mnemonic."""
    return widget.text().replace("&", "")


class Sailor(Watch, Mouse):
    """Plays by clicks at what is seen, any of what is open."""

    def act(self) -> None:
        handed_on = self.eyes_button or self.go_on_button or self.button(*HANDED_ON)
        if handed_on is not None:
            self.click(handed_on)
        elif self._looks_in_the_dark():
            self.answer_in_the_dark()
        elif self.screen.visit is not None:
            self.answer_in_private()
        elif self.action_bar():
            self.press_on_shelf()
        else:
            self.choose_on_table()

    # ------------------------------------------------------------ on the table
    def press_on_shelf(self) -> None:
        """In a window somebody steps in now and then."""
        leave, buttons = self.action_bar(LEAVES), self.action_bar()
        if leave and not self.chance(6):
            self.click(leave[0])
        else:
            self.click(buttons[self.dice.below(len(buttons))])

    def choose_on_table(self) -> None:
        """Something on the board: picked up, and meant by a second click or by the button."""
        table, panels = self.window.table, self.panels()
        question = table.question
        assert question is not None
        assert panels, [each.label for each in self._named()]
        self.asked.append(type(question.choice).__name__)
        panel = panels[self.dice.below(len(panels))]
        self.click_element(panel)
        if table.question is not question:
            return
        assert table.board is not None
        assert table.board.holds_step()
        confirm = next(each for each in self.panels() if each.role is QAccessible.Role.Button)
        self.click_element(confirm if self.chance(2) else panel)
        assert table.question is not question

    # ------------------------------------------------------------ on a private screen
    def answer_in_private(self) -> None:
        """Holds to see, chooses, waits as long as everybody waits, holds «Done»."""
        visit, began = self.visit, self.clock.ms
        self.asked.append(type(visit.draft.question.choice).__name__)
        if self.screen.hold_button.isVisible():
            self.look()
        out = self.screen.findChild(QAbstractButton, "step_out")
        if visit.may_step_out and self.chance(2):
            self.click(out)
            return
        if not self.choose_rows():
            self.click(out)
            return
        self._dwell(visit, began)
        self.hold_done()

    def answer_in_the_dark(self) -> None:
        """Holds to see and chooses; what is chosen when the time ends counts."""
        self.asked.append(f"{type(self.visit.draft.question.choice).__name__} in the dark")
        self.qtbot.wait(20)  # what has just been opened finds its size
        self.look()
        assert self.visit.draft.is_page or self.choose_rows()

    def look(self) -> str:
        """What is read while the button is held; when it is let go it is gone."""
        with Pressed(self, self.screen.hold_button):
            said = self.screen.card.accessibleDescription()
            self._labels = [bare_words(row) for row in self.screen.options.rows]
        assert said
        assert not self.screen.card.accessibleDescription()
        self.read.append(said)
        return said

    def choose_rows(self) -> bool:
        """Presses options until the answer is whole. False: nothing is open."""
        for _ in range(200):
            if self.visit.draft.is_whole:
                return True
            rows = self.screen.options.rows
            if all(option.why_not is not None for option in self.visit.draft.options()):
                return False
            wished = [n for n, words in enumerate(self._labels) if WISHED in words]
            places = wished or list(range(len(rows)))
            self.click(rows[places[self.dice.below(len(places))]])
        raise AssertionError("no actions available")

    def _dwell(self, visit: Visit, began: int) -> None:
        """Everybody stays for the same time at least."""
        stays = round(visit.dwell * 1000) - (self.clock.ms - began)
        if stays > 0:
            self.clock.run(stays - 1)
            assert not self.screen.done_button.isEnabled()
            self.clock.run(1)
        assert self.screen.done_button.isEnabled()

    def hold_done(self) -> None:
        """A moment too short is nothing."""
        visit, button = self.screen.visit, self.screen.done_button
        with Pressed(self, button):
            self.clock.run(HELD_MS - 1)
        assert self.screen.visit is visit
        with Pressed(self, button):
            self.clock.run(HELD_MS)
        assert self.screen.visit is not visit


class Pressed:
    """A button held by the mouse, at the pixel where it is seen."""

    def __init__(self, mouse: User, button: HoldButton) -> None:
        assert mouse.lies_open(button)
        window = button.window()
        handle = window.windowHandle()
        assert handle is not None
        self._see = mouse.see
        self._handle, self._at = handle, button.mapTo(window, button.rect().center())

    def __enter__(self) -> None:
        self._see()
        QTest.mouseMove(self._handle, self._at)
        QTest.mousePress(self._handle, LEFT, NONE, self._at)

    def __exit__(self, *_: object) -> None:
        QTest.mouseRelease(self._handle, LEFT, NONE, self._at)


class Steward(Watch, Keyboard):
    """Plays by keys alone; the keyboard must always be where the answer is given."""

    def act(self) -> None:
        table = self.window.table
        if table.question is None:
            self.key(Qt.Key.Key_Return)
        else:
            self.answer()

    def answer(self) -> None:
        """Goes some places on with Tab, picks up with Enter, means it with Enter."""
        table = self.window.table
        question = table.question
        assert question is not None
        self.asked.append(type(question.choice).__name__)
        self.key(Qt.Key.Key_Tab, times=self.dice.below(len(self.action_bar()) or 4))
        for _ in range(8):
            self.key(Qt.Key.Key_Return)
            if table.question is not question:
                return
        raise AssertionError(f"{question.choice!r}: Enter does not answer")


def fond_of_rituals(packet: Packet, task: Task) -> Thought:
    """A bot for tests: keeps the card that all are fond of, passes, else does anything."""
    if task.talks:
        return thought_of(packet, task)
    seen = unpack(packet, task.seat)
    choice = agenda.question(seen)
    assert choice is not None
    actions = choice.actions(seen, task.seat, ())
    liked = [
        each
        for each in actions
        if isinstance(each, Pass) or getattr(each, "card", None) is NavCard.YELLOW_CULT_UPRISING
    ]
    if liked and choice.is_whole(seen, task.seat, (liked[0],)):
        return Thought(task.seat, (liked[0],))
    return answer(seen, task.seat, task.luck, bot(packet.game, "random"))


def asleep(user: Watch, open_lamp: OpenLamp, by: Callable[[], None], **choices: bool) -> Lamplight:
    """Quits; the next day the program is started again."""
    user.lamp.games.queue.flush()
    by()
    user.qtbot.waitUntil(lambda: not user.window.isVisible())
    put_out(user.lamp)
    lamp = open_lamp(**choices)
    lamp.window.resize(SIZE)  # the screen of tests is smaller than any laptop's
    return lamp


def box_of(user: User, game: str = "feed_the_kraken") -> BoxPanel:
    """The box of a game on the start screen, when it lies there."""
    found = next(box for box in user.lamp.controller.start.boxes if box.offer.id == game)
    user.qtbot.waitUntil(lambda: user.lies_open(found.lid))
    return found


def check_reveal(user: Watch) -> None:
    """The end is there: every seat's true side, and who has won."""
    state, outcome = user.state, user.state.outcome
    assert outcome is not None
    labels = [each.label for each in user.elements()]
    names = user.window.table.names
    for seat in everybody(state):
        side = words(faction_name(current(state, seat)))
        row = next(label for label in labels if label.startswith(f"{names[seat]}, {side}"))
        assert ("wins" in row) == (seat in outcome.winners)
    assert user.button("New with the same") is not None

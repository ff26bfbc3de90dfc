"""Eyes and hands of people who play Root in the window: real clicks and keys at what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.wish import GameWish, seats_of
from models.session import GameSession
from rules.kernel import agenda
from rules.kernel.play import TakeBack
from rules.kernel.steps import Choice, Option, Target, TargetKind
from rules.root.state import Woodland, game_of
from tests.desktop.conftest import put_out
from tests.desktop.hands import HANDED_ON, LEFT, Keyboard, Mouse, User
from tests.desktop.helpers import NAMES
from tests.rules.walks import Dice, Moment
from views.items.element import Element
from views.items.panel import Panel
from views.panels.action_bar import ActionBar
from views.root.place_item import PieceItem
from views.root.targets import place_target

OpenLamp = Callable[..., Lamplight]
Goal = Callable[[], bool]
SIZE = QSize(1280, 720)
SPOTS = (0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6)
"""Where within a thing a hand may click, as shares of its width and height."""
LONGEST_PATH = 12
"""More clicks than any choice needs."""
PATIENCE = 40
"""So often Enter is pressed somewhere, wherever Tab comes to, until it has answered."""


def seated(*factions: str) -> dict[str, str]:
    """The options with these factions, seat by seat."""
    return {f"seat_{number}": faction for number, faction in enumerate(factions, 1)}


def table_of(
    persons: int, bots: tuple[str, ...], seed: int, options: Mapping[str, str]
) -> GameWish:
    """Persons first, then bots of these levels."""
    plans = seats_of(NAMES[:persons], bots)
    return GameWish("root", plans, seed, dict(options), TakeBack.STRICT)


class Folk(User):
    """What all who play see of the program."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, seed: int = 1) -> None:
        super().__init__(lamp, qtbot)
        lamp.window.resize(SIZE)
        self.dice, self.asked, self.hands = Dice(seed), list[str](), 0

    # ------------------------------------------------------------ the game behind the window
    @property
    def session(self) -> GameSession:
        found = self.lamp.games.session
        assert found is not None
        return found

    @property
    def state(self) -> Woodland:
        """The game itself, to compare with it what is shown."""
        return game_of(self.session._play.state)

    @property
    def choice(self) -> Choice | None:
        return agenda.question(self.state)

    # ------------------------------------------------------------ what can be pressed
    def action_bar(self) -> list[QAbstractButton]:
        """The open choices on the action bar that are in sight."""
        action_bar: ActionBar = self.window.table.action_bar
        if not action_bar.isVisible():
            return []
        found = [each for each in action_bar.buttons() if each.isEnabled() and self.lies_open(each)]
        return [each for each in found if not each.accessibleDescription()]

    def panels(self) -> list[Panel]:
        """What answers the question on the table and is in sight."""
        found = [each for each in self._named() if isinstance(each, Panel) and each.can_press]
        return [each for each in found if each.is_answer and self.open_point(each) is not None]

    def open_point(self, element: Element) -> QPoint | None:
        """A point of a thing that nothing else covers, in its view."""
        view = element.view
        if view is None or not element.isVisible():
            return None
        box = element.mapToScene(element.shape().boundingRect()).boundingRect()
        for down in SPOTS:
            for across in SPOTS:
                at = QPointF(box.left() + box.width() * across, box.top() + box.height() * down)
                spot = view.mapFromScene(at)
                is_in = view.viewport().rect().contains(spot)
                if is_in and self._under(element, spot) and self.lies_open(view.viewport(), spot):
                    return spot
        return None

    @staticmethod
    def _under(element: Element, spot: QPoint) -> bool:
        """Whether a press there reaches it: what takes none is only seen."""
        assert element.view is not None
        found = element.view.items(spot)
        return next((e for e in found if e.acceptedMouseButtons() & LEFT), None) is element

    def any_of(self, things: list) -> object:
        """One of them, by the dice."""
        return things[self.dice.below(len(things))]

    # ------------------------------------------------------------ whatever is wanted
    def act(self) -> None:
        """One thing after another."""
        raise NotImplementedError

    def play(self, until: Goal | None = None, most: int = 6_000) -> int:
        """Plays on to the result, or to where this holds; gives how many times somebody acted."""
        for number in range(most):
            self.qtbot.waitUntil(
                lambda: self.is_asked() or (until is not None and until()), timeout=30_000
            )
            if self.sees_the_end() or (until is not None and until()):
                return number
            self.act()
        raise AssertionError("no end")


class Forester(Folk, Mouse):
    """Plays by clicks at what is seen, any of what is open."""

    def act(self) -> None:
        handed_on = self.button(*HANDED_ON)
        if handed_on is not None:
            self.hands += 1
            self.click(handed_on)
        else:
            self.answer()

    def answer(self) -> None:
        """Click by click until the question is answered."""
        question = self.window.table.question
        assert question is not None
        self.asked.append(type(question.choice).__name__)
        for _ in range(LONGEST_PATH):
            self.press_something()
            if self.window.table.question is not question:
                return
        raise AssertionError(f"{question.choice!r} is never answered")

    def press_something(self) -> None:
        """Anything that is lit on the table or lies on the action bar."""
        self.settle()
        things = [*self.panels(), *self.action_bar()] or self._rows()
        assert things, f"{self.choice!r}: nothing to press; in front: {self.front()!r}"
        thing = self.any_of(things)
        if isinstance(thing, QAbstractButton):
            self.click(thing)
        elif isinstance(thing, Panel):
            self.click_panel(thing)
        elif isinstance(thing, QRect):
            self.click_at(self.window.table.action_bar._list.viewport(), thing.center())

    def _rows(self) -> list[QRect]:
        """The rows of the action bar's list that are in sight."""
        rows = self.window.table.action_bar._list
        found = (rows.visualRect(rows.model().index(n, 0)) for n in range(rows.model().rowCount()))
        return [each for each in found if rows.viewport().rect().contains(each.center())]

    def click_panel(self, panel: Panel) -> None:
        """A click where nothing covers it."""
        spot = self.open_point(panel)
        assert spot is not None, panel.label
        assert panel.view is not None
        self.click_at(panel.view.viewport(), spot)

    def settle(self) -> None:
        """The action bar has its height, the table its place."""
        for _ in range(2):
            QCoreApplication.sendPostedEvents()


class Reader(Forester):
    """Plays a game that is written down, by clicks along the way to each of its choices."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, written: Sequence[Moment]) -> None:
        super().__init__(lamp, qtbot)
        self.written = list(written)

    def answer(self) -> None:
        """The next choice that is written down for the seat that is asked."""
        question = self.window.table.question
        assert question is not None
        moment = next(each for each in self.written if each.seat == question.seat)
        self.written.remove(moment)
        self.asked.append(type(question.choice).__name__)
        option = next(e for e in question.options() if e.action == moment.action)
        for target in option.targets:
            if self.window.table.question is not question:
                return
            panel = self._panel_of(target)
            if panel is not None:
                self.click_panel(panel)
            elif target.kind is not TargetKind.BUTTON:
                break
        if self.window.table.question is question:
            self._click_on_shelf(option)
        assert self.window.table.question is not question

    def _panel_of(self, target: Target) -> Panel | None:
        """What stands for a target on the table, if it can be pressed there."""
        self.settle()
        found = [e for e in self.panels() if target in targets_of(e)]
        return min(found, key=lambda e: targets_of(e).index(target), default=None)

    def _click_on_shelf(self, option: Option) -> None:
        """The choice by its words, as a button or as a row of the list."""
        action_bar, question = self.window.table.action_bar, self.window.table.question
        assert question is not None
        row = [choice.key for choice in action_bar.choices].index(option.action)
        buttons = action_bar.buttons()
        if buttons:
            action_bar._scroll.ensureWidgetVisible(buttons[row])
            self.click(buttons[row])
            return
        index = action_bar._list.model().index(row, 0)
        action_bar._list.scrollTo(index)
        self.click_at(action_bar._list.viewport(), action_bar._list.visualRect(index).center())


def targets_of(panel: Panel) -> tuple[Target, ...]:
    """What a click on a thing of the table may mean, the nearest first."""
    if isinstance(panel, PieceItem):
        return (panel.meant, panel.piece.target, place_target(panel.piece.place))
    number = getattr(panel, "number", None)
    if isinstance(number, int):
        return (Target(TargetKind.AMOUNT, number),)
    target = getattr(panel, "target", None)
    return (target,) if isinstance(target, Target) else ()


class Typist(Folk, Keyboard):
    """Plays by keys alone; the keyboard must always be where the answer is given."""

    def act(self) -> None:
        question = self.window.table.question
        if question is None:
            self.key(Qt.Key.Key_Return)
            return
        self.asked.append(type(question.choice).__name__)
        for _ in range(PATIENCE):
            self.key(Qt.Key.Key_Tab, times=self.dice.below(5))
            self.key(Qt.Key.Key_Return)
            if self.window.table.question is not question:
                return
        raise AssertionError(f"{question.choice!r}: Enter does not answer; {self.focus()}")

    def focus(self) -> str:
        """What has the keyboard and what was chosen, for the report of a failure."""
        focused = QApplication.focusWidget()
        items = [each.label for each in self._named() if each.hasFocus()]
        lit = [each.label for each in self.panels()]
        said = self.window.table.prompt.sentence
        return f"{focused!r}, {items}, {said!r}, lit: {lit}, shelf: {len(self.action_bar())}"


def asleep(user: Folk, open_lamp: OpenLamp, by: Callable[[], None], **choices: bool) -> Lamplight:
    """Quits; the next day the program is started again."""
    user.lamp.games.queue.flush()
    by()
    user.qtbot.waitUntil(lambda: not user.window.isVisible())
    put_out(user.lamp)
    return open_lamp(**choices)

"""Eyes and hands of people at a table with a map, for every game that stands on `MapBoard`: real
clicks and keys at what is seen; games that are written down or made by hand and taken up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QTableView
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.seat_rows import SeatRow
from models.question import Question
from models.seating import SeatPlan, bot, person
from models.session import GameSession
from models.translate import bare
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Option, Target, TargetKind
from tests.desktop import woodfolk
from tests.desktop.asked_in_cases import Asked, asked_in_cases
from tests.desktop.hands import CONTROL
from tests.desktop.helpers import everything_said
from tests.desktop.woodfolk import OpenLamp
from tests.rules.walks import Dice, Moment, walk
from views.items.amounts import Amount
from views.items.panel import Panel

MOST_TABS = 150
"""So many presses of Tab go round all that can be chosen."""
IsHere = Callable[[Moment], bool]


class Guest(woodfolk.Folk):
    """What all who play see of the program."""

    @property
    def state(self) -> State:  # type: ignore[override]
        """The game itself, to compare with it what is shown."""
        return self.session._play.state

    @property
    def question(self) -> Question:
        """What is asked of the person before the screen."""
        found = self.window.table.question
        assert found is not None
        return found

    @property
    def answers(self) -> list[Action]:
        """All that has been answered since the game was taken up."""
        return [entry.part for entry in self.session._play.journal.entries]


class Clicker(Guest, woodfolk.Forester):
    """Plays by clicks at what is seen, any of what is open."""

    def panel_of(self, target: Target) -> Panel | None:
        """What stands for a target on the table, if it can be pressed there."""
        self.settle()
        found = [panel for panel in self.panels() if meant_by(panel) == target]
        if not found and target.kind is TargetKind.PLACE:
            found = [panel for panel in self.panels() if self.stands_in(panel) == target]
        return found[0] if found else None

    @staticmethod
    def stands_in(panel: Panel) -> Target | None:
        """The place that a press on a thing in it may mean, too."""
        return None

    def way_to(self, option: Option) -> tuple[Target, ...]:
        """What has to be pressed for a choice."""
        return option.targets

    def again(self, lamp: Lamplight) -> Self:
        """The same person before the program on the next day."""
        return type(self)(lamp, self.qtbot, 2)

    def pick(self, action: Action) -> None:
        """Answers with this action: along its targets where they are seen, else on the bar."""
        question = self.question
        option = next(each for each in question.options() if each.action == action)
        for target in self.way_to(option):
            if self.window.table.question is not question:
                return
            panel = self.panel_of(target)
            if panel is not None:
                self.click_panel(panel)
            elif target.kind is not TargetKind.BUTTON:
                break
        if self.window.table.question is question:
            self.pick_on_shelf(option)
        assert self.window.table.question is not question, f"{option!r} does not answer"
        assert action in self.answers

    def pick_aside(self, words: str) -> None:
        """Something that no question asks for, from the Move menu, by how its line begins; then
        the one press that its person is asked for."""
        before = len(self.answers)
        self.menu("Move")
        self.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        move = QApplication.activePopupWidget()
        assert isinstance(move, QMenu)
        entry = self.window.commands["unasked"]
        self.click_at(move, move.actionGeometry(entry).center())
        self.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is entry.menu())
        lines = {bare(each.text()): each for each in entry.menu().actions()}
        found = next((each for said, each in lines.items() if said.startswith(words)), None)
        assert found is not None, list(lines)
        self.click_at(entry.menu(), entry.menu().actionGeometry(found).center())
        self.settle()
        assert len(self.answers) == before, "one click on a menu must not bind anybody"
        said = found.text().rpartition(": ")[2]
        asked = self.button(bare(said), *woodfolk.HANDED_ON)
        assert asked is not None
        self.click(asked)
        self.qtbot.waitUntil(lambda: len(self.answers) > before)

    def pick_on_shelf(self, option: Option) -> None:
        """The choice by its words, as a button or as a row of the list."""
        action_bar = self.window.table.action_bar
        keys = [choice.key for choice in action_bar.choices]
        assert option.action in keys, f"{option!r} is neither on the table nor on the action bar"
        row = keys.index(option.action)
        buttons = action_bar.buttons()
        if buttons:
            action_bar._scroll.count()  # where a button for more comes the lines are laid anew
            self.settle()
            action_bar._scroll.ensureWidgetVisible(buttons[row])
            self.click(buttons[row])
            return
        index = action_bar._list.model().index(row, 0)
        action_bar._list.scrollTo(index)
        self.click_at(action_bar._list.viewport(), action_bar._list.visualRect(index).center())

    def sit_down(self) -> Question:
        """Takes the screen from whoever had it."""
        for _ in range(3):
            self.wait()
            handed_on = self.button(*woodfolk.HANDED_ON)
            if self.window.table.question is not None or handed_on is None:
                break
            self.click(handed_on)
        return self.question


class Reader(Clicker):
    """Plays a game that is written down, by clicks along the way to each of its choices."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, written: Sequence[Moment]) -> None:
        super().__init__(lamp, qtbot)
        self.written = list(written)

    def answer(self) -> None:
        """The next choice that is written down for the seat that is asked."""
        question = self.question
        moment = next(each for each in self.written if each.seat == question.seat)
        self.written.remove(moment)
        self.asked.append(type(question.choice).__name__)
        self.pick(moment.action)

    def again(self, lamp: Lamplight) -> Self:
        """Reads on where it has been reading."""
        return type(self)(lamp, self.qtbot, self.written)


class Typist(Guest, woodfolk.Typist):
    """Plays by keys alone; the keyboard must always be where the answer is given."""

    def sit_down(self) -> Question:
        """Takes the screen from whoever had it."""
        for _ in range(3):
            self.wait()
            if self.window.table.question is not None:
                break
            self.key(Qt.Key.Key_Return)
        return self.question

    def pick(self, action: Action) -> None:
        """Answers with this action: with Tab to each of its targets, Enter there."""
        question = self.question
        option = next(each for each in question.options() if each.action == action)
        for target in (*option.targets, None):
            if self.window.table.question is question and self.tab_to_answer(target, option):
                self.key(Qt.Key.Key_Return)
        assert self.window.table.question is not question, f"{option!r}: {self.focus()}"
        assert action in self.answers

    def tab_to_answer(self, target: Target | None, option: Option) -> bool:
        """With Tab to a target on the table, or to where the choice lies on the bar. False: the
        keyboard never comes to either."""
        for _ in range(MOST_TABS):
            if self._is_on_shelf(option):
                return True
            if target is not None and target in self._meant_here():
                return True
            self.key(Qt.Key.Key_Tab)
        return False

    def _meant_here(self) -> tuple[Target | None, ...]:
        """What the thing that has the keyboard means."""
        focused = [each for each in self._named() if each.hasFocus()]
        panel = focused[0] if focused else None
        if not isinstance(panel, Panel) or not panel.can_press:
            return ()
        return (meant_by(panel),)

    def _is_on_shelf(self, option: Option) -> bool:
        """Whether the keyboard is on the choice; in a list it goes there with the arrow."""
        action_bar = self.window.table.action_bar
        keys = [choice.key for choice in action_bar.choices]
        if not action_bar.has_focus() or option.action not in keys:
            return False
        row, buttons = keys.index(option.action), action_bar.buttons()
        if buttons:
            return QApplication.focusWidget() is buttons[row]
        self.key(Qt.Key.Key_Home)
        self.key(Qt.Key.Key_Down, times=row)
        return action_bar._list.hasFocus() and action_bar._list.currentIndex().row() == row


def meant_by(panel: Panel) -> Target | None:
    """What a press on a thing of the table means."""
    if isinstance(panel, Amount):
        return Target(TargetKind.AMOUNT, panel.number)
    target = getattr(panel, "meant", None) or getattr(panel, "target", None)
    return target if isinstance(target, Target) else None


SomeClicker = TypeVar("SomeClicker", bound=Clicker)
SomeTypist = TypeVar("SomeTypist", bound=Typist)


# ---------------------------------------------------------------- from the set-up to the result
def seats_chosen(mouse: Clicker, game: str, seats: int, persons: int) -> None:
    """In the set-up, by clicks: so many seats, who sits there."""
    mouse.lamp.controller.show_setup(game)
    mouse.find("Start")
    while (rows := len(mouse.front().findChildren(SeatRow))) != seats:
        mouse.step("seat_count", rows < seats)
        mouse.settle()
    for seat in range(1, persons):
        mouse.choose(f"seat_kind_{seat}", "Human")


def cells(user: woodfolk.Folk) -> list[str]:
    """What stands in the table of points."""
    found = user.window.table.result.findChildren(QTableView)
    models = [each.model() for each in found if each.model() is not None]
    return [
        str(model.index(row, column).data())
        for model in models
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]


def check_result(user: Guest) -> None:
    """The result is there, and says what the rules say."""
    outcome = user.session.outcome
    assert outcome is not None
    said = [*everything_said(user.lamp), *cells(user)]
    for total in outcome.totals:
        assert any(str(total) in each for each in said)
    assert user.button("New with the same") is not None


def try_all(user: Clicker | Typist, asked: Asked, most: int) -> int:
    """The position again and again, each time another answer; gives how many were tried."""
    actions = Dice(len(asked.title)).some(asked.actions, most)
    for action in actions:
        taken_up(user, asked.setup, asked.state)
        assert user.sit_down().seat == asked.seat
        user.pick(action)
    return len(actions)


def try_each_kind(user: Clicker | Typist, game: str, most: int) -> int:
    """So many answers to one position of each kind of question; gives how many kinds there are."""
    found = asked_in_cases(game)
    for positions in found.values():
        assert try_all(user, positions[0], most) == most
    return len(found)


def try_part(user: Clicker | Typist, game: str, part: slice, most: int) -> None:
    """So many answers to each question of a part of all rule cases."""
    positions = [each for of in asked_in_cases(game).values() for each in of]
    for position in positions[part]:
        assert try_all(user, position, most)


# ---------------------------------------------------------------- games that are taken up
def taken_up(user: Guest, setup: Setup, state: State, persons: Iterable[int] = ()) -> GameSession:
    """The game lies on the table as it is; these seats are people, or all."""
    people = tuple(persons) or tuple(range(setup.seats))
    plans: tuple[SeatPlan, ...] = tuple(
        person(name) if seat in people else bot("random", name)
        for seat, name in enumerate(setup.names)
    )
    play = Play.from_state(setup, state.clone())
    session = user.lamp.games.play_on(play, plans, TakeBack.STRICT)
    user.lamp.controller._show(session)
    return session


def resumed(user: SomeClicker, open_lamp: OpenLamp) -> SomeClicker:
    """Closed as it is; the next day one click goes on."""
    before = user.session.entries
    again = user.again(woodfolk.asleep(user, open_lamp, user.window.close))
    again.press("Continue")
    again.wait()
    assert again.session.entries == before
    return again


def resumed_by_keys(user: SomeTypist, open_lamp: OpenLamp) -> SomeTypist:
    """Quits in the middle; the next day Enter goes on."""
    before = user.session.entries
    lamp = woodfolk.asleep(user, open_lamp, lambda: user.key(Qt.Key.Key_Q, CONTROL))
    again = type(user)(lamp, user.qtbot, 2)
    again.find("Continue")
    again.tab_to("Continue")
    again.key(Qt.Key.Key_Return)
    again.wait()
    assert again.session.entries >= before
    return again


def written(setup: Setup, is_here: IsHere, more: int) -> tuple[State, list[Moment]]:
    """A random game from the first moment like this: its state, and what is chosen from there."""
    start: State | None = None
    chosen: list[Moment] = []
    for moment in walk(setup, free_actions=False):
        if start is None and is_here(moment):
            start = moment.state.clone()
        if start is not None:
            chosen.append(moment)
        if len(chosen) == more:
            break
    assert start is not None, "there is no such moment in this game"
    return start, chosen


def last_moments(setup: Setup, number: int) -> tuple[State, list[Moment]]:
    """A random game so many choices before its end."""
    length = sum(1 for _ in walk(setup, free_actions=False))
    return written(setup, lambda moment: moment.number == length - number, number)


def asks(*kinds: type[Choice]) -> IsHere:
    """Moments at which such a question is asked, with more than one answer."""

    def is_here(moment: Moment) -> bool:
        is_kind = isinstance(agenda.question(moment.state), kinds)
        return is_kind and len(moment.request.actions) > 1

    return is_here

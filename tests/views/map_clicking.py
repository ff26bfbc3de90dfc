"""A game with a map played by clicks at what is seen: board, shelf, one path for both."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.decision import Decision
from models.question import Question
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.views import view
from views.boards import board_class
from views.items.element import Element
from views.map_board import MapBoard
from views.panels.action_bar import ActionBar
from views.theme import ThemeName, theme

LEFT = Qt.MouseButton.LeftButton
STEPS = (0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6)
"""Where within a thing a hand may click, as shares of its width and height."""


class Clicker:
    """Answers every question of every seat by hand."""

    def __init__(self, qtbot: QtBot, setup: Setup, size: tuple[int, int] = (1066, 690)) -> None:
        theme().choose(ThemeName.PAPER)
        theme().set_text(100)
        self.play, self.luck = Play(setup), Random(setup.seed)
        self.setup = setup
        self.window = QWidget()
        qtbot.addWidget(self.window)
        board = board_class(setup.game)(self.window)
        assert isinstance(board, MapBoard)
        self.board, self.action_bar = board, ActionBar(self.window)
        layout = QVBoxLayout(self.window)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board, 1)
        layout.addWidget(self.action_bar)
        self.action_bar.keep_room(self.board.KEEPS_SIZE)
        self.window.resize(*size)
        self.window.show()
        self.answer: Action | None = None
        self.decision: Decision | None = None
        self.asked: list[str] = []

    # ------------------------------------------------------------ one question
    @property
    def seat(self) -> Seat:
        return agenda.asked(self.play.state)[0]

    def ask(self) -> Question:
        """Shows the next question to its seat."""
        seat = self.seat
        seen = view(self.play.state, seat)
        self.board.show_view(seen, seat, self.setup)
        question = Question(seat, seen, agenda.request(self.play.state, seat))
        self.answer = None
        self.decision = Decision(question, self.board, self.action_bar, self.window)
        self.decision.acted.connect(self._acted)
        self.decision.begin()
        self.window.layout().activate()
        self.asked.append(type(question.choice).__name__)
        return question

    def _acted(self, action: Action) -> None:
        self.answer = action

    def decide(self) -> Option:
        """Picks one of the open choices and clicks until it is meant."""
        question = self.ask()
        options = [option for option in question.options() if option.why_not is None]
        wanted = self.luck.choice(options)
        self._click_along(wanted)
        assert self.answer == wanted.action, f"{wanted} was not reached: {self.answer}"
        assert self.decision is not None
        self.decision.end()
        self.play.submit(question.seat, wanted.action)
        return wanted

    def _click_along(self, wanted: Option) -> None:
        for target in wanted.targets:
            if self.answer is not None:
                return
            if self.board.shows(target):
                self._click_board(target)
            elif target.kind is not TargetKind.BUTTON:
                break
        if self.answer is None:
            self._click_shelf(wanted.action)

    def _click_board(self, target: Target) -> None:
        self.settle()
        element = self.find(target)
        spot = self.open_point(element)
        viewport = self.board.table_view.viewport()
        QTest.mouseMove(viewport, spot)
        QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, spot)

    def settle(self) -> None:
        """The action bar has its height, the table its place."""
        for _ in range(3):
            QCoreApplication.sendPostedEvents()
            self.window.layout().activate()

    def _click_shelf(self, action: Action) -> None:
        keys = [choice.key for choice in self.action_bar.choices]
        assert action in keys, f"{action} is neither on the board nor on the action bar"
        buttons = self.action_bar.buttons()
        if buttons:
            QTest.mouseClick(buttons[keys.index(action)], LEFT)
        else:
            self.action_bar.choose(action)

    # ------------------------------------------------------------ what is seen
    def find(self, target: Target) -> Element:
        """The thing of a target that can be pressed."""
        scene = self.board.scene
        item = scene.map.item(target)
        if item is not None:
            return item
        found = [e for e in self.board.elements() if getattr(e, "target", None) == target]
        amounts = [e for e in scene.amounts.elements() if getattr(e, "number", None) == target.id]
        return next(e for e in [*found, *amounts] if getattr(e, "can_press", False))

    def under(self, spot: QPoint) -> QGraphicsItem | None:
        """What a press there reaches: what takes none is only seen."""
        found = self.board.table_view.items(spot)
        return next((e for e in found if e.acceptedMouseButtons() & LEFT), None)

    def open_point(self, element: Element) -> QPoint:
        """A point of it that nothing else covers."""
        table = self.board.table_view
        box = element.mapToScene(element.shape().boundingRect()).boundingRect()
        for down in STEPS:
            for across in STEPS:
                at = QPointF(box.left() + box.width() * across, box.top() + box.height() * down)
                spot = table.mapFromScene(at)
                if table.viewport().rect().contains(spot) and self.under(spot) is element:
                    return spot
        raise AssertionError(f"{element.label} is covered or lies out of sight")


class Typist(Clicker):
    """The same by keys: Tab goes through what can be chosen, Enter means it."""

    def _click_board(self, target: Target) -> None:
        self.settle()
        wanted = self.find(target)
        self.board.table_view.setFocus()
        for _ in range(len(self.board.elements())):
            if self.board.walker.focused() is wanted:
                break
            self.board.walker.next_option(1, has_rest=False)
        assert self.board.walker.focused() is wanted, f"no key leads to {wanted.label}"
        QTest.keyClick(self.board.table_view, Qt.Key.Key_Return)

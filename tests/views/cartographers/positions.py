"""Positions of Cartographers for tests of the table, played by the engine, and their boards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.question import Question
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.registry import Setup, game, setup_of
from rules.kernel.steps import Action, Seat
from rules.kernel.views import view
from views.cartographers.board import CartographersBoard
from views.cartographers.decision import Decision
from views.items.panel import Panel

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")
WIDE = (1000, 600)
Until = Callable[[Cartographers], bool]


def start(seats: int = 1, seed: int = 5, **options: str) -> tuple[Setup, Cartographers]:
    """A new game at its first question."""
    setup = setup_of("cartographers", seats, seed, options, NAMES[:seats])
    state = game("cartographers").start(setup)
    agenda.begin(state)
    assert isinstance(state, Cartographers)
    return setup, state


def play(state: Cartographers, questions: int, until: Until | None = None, turn: int = 7) -> None:
    """Answers questions by a fixed rule, each seat differently."""
    for number in range(questions):
        if state.outcome is not None or (until is not None and until(state)):
            return
        ply = state.ply
        while state.ply == ply and (seats := agenda.asked(state)):
            actions = agenda.request(state, seats[0]).actions
            pick = (number * 104729 + seats[0] * 7919 + turn * 31) % len(actions)
            agenda.submit(state, seats[0], actions[pick])


def at(kind: type, seats: int = 1, seed: int = 5, **options: str) -> tuple[Setup, Cartographers]:
    """The first question of a kind in a game."""
    for shift in range(40):
        setup, state = start(seats, seed + shift, **options)
        play(state, 90, lambda now: isinstance(now.agenda[-1], kind))
        if state.outcome is None and isinstance(state.agenda[-1], kind):
            return setup, state
    raise LookupError(kind)


def question_of(state: Cartographers, seat: int = 0) -> Question:
    """What is asked of a seat, as its screen gets it."""
    seen = view(state, Seat(seat))
    return Question(Seat(seat), seen, agenda.request(seen, Seat(seat)))


def decision_of(state: Cartographers, seat: int = 0) -> Decision:
    return Decision(question_of(state, seat))


class Play:
    """A game before a board: what the board means is done, and shown to the same seat again."""

    def __init__(self, board: CartographersBoard, setup: Setup, state: Cartographers) -> None:
        self.board, self.setup, self.state = board, setup, state
        self.done: list[Action] = []
        self.seat = 0
        board.acted.connect(self.act)

    def act(self, action: Action) -> None:
        self.done.append(action)
        agenda.submit(self.state, Seat(self.seat), action)
        self.answer_others()
        self.show()

    def answer_others(self) -> None:
        """All other seats answer by their first action."""
        while (seats := [s for s in agenda.asked(self.state) if s != self.seat]) and (
            self.seat not in agenda.asked(self.state)
        ):
            agenda.submit(self.state, seats[0], agenda.request(self.state, seats[0]).actions[0])

    def show(self) -> None:
        """What the seat sees, and what it is asked."""
        seat = Seat(self.seat)
        self.board.show_view(view(self.state, seat), seat, self.setup)
        asked = self.state.outcome is None and agenda.is_asked(self.state, seat)
        self.board.offer(question_of(self.state, seat) if asked else None)


def table(
    qtbot: QtBot,
    setup: Setup,
    state: Cartographers,
    seat: int | None = 0,
    size: tuple[int, int] = WIDE,
    window: QWidget | None = None,
) -> Play:
    """A board on the screen that plays one seat."""
    board = CartographersBoard(window)
    qtbot.addWidget(board)
    board.resize(*size)
    with qtbot.waitExposed(board):
        board.show()
    play = Play(board, setup, state)
    if seat is None:
        board.show_view(view(state, None), None, setup)
        return play
    play.seat = seat
    play.show()
    board.setFocus()
    return play


# ---------------------------------------------------------------- pointer
def on_map(board: CartographersBoard, x: float, y: float) -> QPoint:
    """A place on the map, in spaces, as a point of the view."""
    sheet = board.scene.map.sheet
    left, top = sheet.layout.origin
    scene = sheet.mapToScene(QPointF(left + x * 40, top + y * 40))
    return board.table_view.mapFromScene(scene)


def point(board: CartographersBoard, x: float, y: float) -> None:
    QTest.mouseMove(board.table_view.viewport(), on_map(board, x, y))


def click(board: CartographersBoard, x: float, y: float) -> None:
    """Moves there and clicks."""
    point(board, x, y)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(board.table_view.viewport(), left, none, on_map(board, x, y))


def press(board: CartographersBoard, panel: Panel) -> None:
    """A click on something beside the map."""
    at_panel = board.table_view.mapFromScene(panel.sceneBoundingRect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(board.table_view.viewport(), left, none, at_panel)


def keys(
    board: CartographersBoard,
    *pressed: Qt.Key,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    for key in pressed:
        QTest.keyClick(board.table_view, key, held)

"""Whole games through table and session: by clicks alone, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from models.bot_driver import Pacing
from models.question import Question, ViewUpdate
from models.seating import bot, person
from models.session import GameSession, Waits
from rules.cartographers.maps.land import spaces
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatPlan
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from tests.models.hearing import listen
from tests.models.tables import AppController
from tests.views.cartographers.positions import click, keys, press
from views.cartographers.board import CartographersBoard
from views.stage import Stage

AT_ONCE = Pacing(forced_rest=0, secret_rest=0)
ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab


class Table(QObject):
    """A board that follows a session as the window does: stage first, then the question."""

    def __init__(self, qtbot: QtBot, plans: list[SeatPlan], **options: str) -> None:
        super().__init__()
        names = tuple(plan.name or f"Bot {n}" for n, plan in enumerate(plans))
        self.setup = setup_of("cartographers", len(plans), 11, options, names)
        self.board = CartographersBoard()
        qtbot.addWidget(self.board)
        self.board.resize(1000, 600)
        with qtbot.waitExposed(self.board):
            self.board.show()
        self.session = GameSession(
            Play(self.setup), plans, AppController(), TakeBack.FRIENDLY, parent=self
        )
        self.session.set_pacing(AT_ONCE)
        self.stage = Stage(self._show, self.board.animate, self)
        self.stage.speed = 0
        self.questions: list[Question] = []
        self.viewer: Seat | None = None
        listen(self.session, self._hear)
        self.board.acted.connect(self.session.submit)
        self.session.start()

    def _hear(self, kind: str, said: object) -> None:
        if isinstance(said, ViewUpdate):
            self._happened(said)
        elif kind == "asked":
            self._asked(said)  # type: ignore[arg-type]

    def _happened(self, happening: ViewUpdate) -> None:
        self.viewer = happening.viewer
        if happening.jump:
            self.stage.clear()
            self._show(happening.view)
        else:
            self.stage.play(happening.view, happening.events)

    def _show(self, view: object) -> None:
        self.board.show_view(view, self.viewer, self.setup)  # type: ignore[arg-type]

    def _asked(self, question: Question | None) -> None:
        if question is None:
            self.board.offer(None)
            return
        self.questions.append(question)
        self.stage.then(lambda: self.board.offer(question))

    @property
    def wants(self) -> bool:
        """Whether the board waits for its person."""
        return self.board.decision is not None

    def play(self, qtbot: QtBot, answer: Callable[[CartographersBoard, int], None]) -> None:
        """Answers every question until the game is over."""
        for number in range(400):
            qtbot.waitUntil(lambda: self.wants or self.session.waits is Waits.OVER, timeout=20_000)
            if self.session.waits is Waits.OVER:
                return
            answer(self.board, number)
        raise AssertionError("the game does not end")


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def one(plans: list[SeatPlan], **options: str) -> Table:
        made.append(Table(qtbot, plans, **options))
        return made[-1]

    yield one
    for table in made:
        table.session.close()


def by_mouse(board: CartographersBoard, number: int) -> None:
    """Points somewhere, clicks, and clicks on what lies there; or presses the one button."""
    decision = board.decision
    assert decision is not None
    if decision.placing is None:
        press(board, board.scene.card.closing)
        return
    shapes = [shape for shape in board.scene.card.shapes if not shape.why]
    if len(shapes) > 1:
        press(board, shapes[number % len(shapes)])
    terrains = board.scene.card.terrains
    if len(terrains) > 1:
        press(board, terrains[number % len(terrains)])
    click(board, number * 3.7 % 11, number * 5.3 % 11)
    if not decision.placing.is_placed:  # this orientation fits nowhere
        press(board, board.scene.card.turn)
        click(board, 5.5, 5.5)
    row, col = spaces(decision.view.land, decision.placing.ghost.cells)[0]
    click(board, col + 0.5, row + 0.5)


def by_keys(board: CartographersBoard, number: int) -> None:
    """Picks, turns, goes on a few places, Enter and Enter."""
    decision = board.decision
    assert decision is not None
    if decision.placing is not None:
        keys(board, *[Qt.Key.Key_T] * (number % 3), *[Qt.Key.Key_S] * (number % 2))
        keys(board, *[Qt.Key.Key_R] * (number % 4))
        keys(board, *[TAB] * (1 + number % 5), ENTER)
    keys(board, ENTER)


def total_of(table: Table) -> tuple[int, ...]:
    outcome = table.session.view.outcome
    assert outcome is not None
    return outcome.totals


def test_a_solo_game_by_clicks_alone(qtbot: QtBot, make: Callable[..., Table]) -> None:
    table = make([person("Ada")])
    table.play(qtbot, by_mouse)
    assert table.board.scene.end.table.isVisible()
    assert table.board.scene.end.table.rows[0].total == total_of(table)[0]
    assert len(table.questions) >= 19


def test_a_solo_game_by_keys_alone(qtbot: QtBot, make: Callable[..., Table]) -> None:
    table = make([person("Ada")])
    table.board.setFocus()
    table.play(qtbot, by_keys)
    assert table.board.scene.end.table.isVisible()
    assert table.board.scene.end.table.rows[0].total == total_of(table)[0]


@pytest.mark.parametrize(
    "options", [{"skills": "on", "map_side": "b"}, {"card_set": "heroes", "map_side": "d"}]
)
def test_other_games_by_keys_alone(
    qtbot: QtBot, make: Callable[..., Table], options: dict[str, str]
) -> None:
    table = make([person("Ada")], **options)
    table.board.setFocus()
    table.play(qtbot, by_keys)
    assert table.board.scene.end.table.isVisible()


def test_a_game_against_bots_by_clicks_alone(qtbot: QtBot, make: Callable[..., Table]) -> None:
    table = make([person("Ada"), bot("random"), bot("random")])
    table.play(qtbot, by_mouse)
    assert {row.seat for row in table.board.scene.end.table.rows} == {0, 1, 2}
    assert sorted(row.total for row in table.board.scene.end.table.rows) == sorted(total_of(table))


def test_undo_shows_the_map_as_it_was(qtbot: QtBot, make: Callable[..., Table]) -> None:
    table = make([person("Ada")])
    qtbot.waitUntil(lambda: table.wants)
    by_mouse(table.board, 1)
    qtbot.waitUntil(lambda: table.wants)
    drawn = table.board.scene.map.sheet.face.sheet
    assert drawn.drawings
    table.session.undo(cross=True)
    qtbot.waitUntil(lambda: table.wants)
    assert not table.board.scene.map.sheet.face.sheet.drawings

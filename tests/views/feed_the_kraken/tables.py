"""Games of Feed the Kraken for tests of the table: driven by chance, shown on a board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question, request_from
from rules.feed_the_kraken.state import Kraken, game_of
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Action, Choice, Pass, Screen, Seat
from rules.kernel.views import view
from views.feed_the_kraken.board import KrakenBoard
from views.items.element import Element
from views.items.panel import Panel
from views.theme import ThemeName, theme

NAMES = (
    "Anna", "Ben", "Clara", "Deniz", "Elif", "Farid", "Greta", "Hannah", "Igor", "Jasmin",
    "Konstantin",
)  # fmt: skip
SMALLEST = (1066, 615)
"""What the smallest window leaves to the board."""
Until = Callable[[Kraken, Choice], bool]


def asks(*names: str) -> Until:
    """Until one of these questions is open."""
    return lambda state, choice: type(choice).__name__ in names


class Table:
    """A game and the board before it."""

    def __init__(
        self, seats: int = 7, seed: int = 3, voyage: str = "quick", **options: str
    ) -> None:
        self.setup: Setup = setup_of(
            "feed_the_kraken", seats, seed, {"voyage": voyage, **options}, NAMES[:seats]
        )
        self.play = Play(self.setup)
        self.luck = Random(seed)
        self.board: KrakenBoard | None = None
        self.said: list[tuple[Action, int]] = []
        self.acted: list[Action] = []

    @property
    def state(self) -> Kraken:
        return game_of(self.play.state)

    # ------------------------------------------------------------ playing
    def to(self, until: Until, most: int = 3000, talks: bool = False) -> Table:
        """Plays on by chance; windows are passed as a rule, nobody jumps."""
        for _ in range(most):
            choice = agenda.question(self.state)
            if choice is None:
                break
            if until(self.state, choice):
                return self
            if talks and self.luck.random() < 0.2:
                self._talk()
            seat = agenda.asked(self.state)[0]
            self.play.submit(seat, self._pick(seat))
        raise AssertionError("it never comes to that")

    def to_the_end(self, talks: bool = True) -> Table:
        """The whole game."""
        while agenda.question(self.state) is not None:
            if talks and self.luck.random() < 0.2:
                self._talk()
            seat = agenda.asked(self.state)[0]
            self.play.submit(seat, self._pick(seat))
        return self

    def _pick(self, seat: Seat) -> Action:
        actions = list(agenda.request(self.state, seat).actions)
        passes = [each for each in actions if isinstance(each, Pass)]
        if passes and self.luck.random() < 0.9:
            return passes[0]
        calm = [each for each in actions if type(each).__name__ != "Jump"]
        return self.luck.choice(calm or actions)

    def _talk(self) -> None:
        seat = Seat(self.luck.randrange(self.setup.seats))
        claims = agenda.free_actions(self.state, seat)
        if claims:
            self.play.submit(seat, self.luck.choice(list(claims)))

    # ------------------------------------------------------------ the board
    def lay(
        self, qtbot: QtBot, viewer: int | None = None, size: tuple[int, int] = SMALLEST
    ) -> KrakenBoard:
        """Sets the board before a viewer and asks what is open to it."""
        theme().choose(ThemeName.PAPER)
        board = KrakenBoard()
        qtbot.addWidget(board)
        board.resize(*size)
        board.show()
        board.acted.connect(self.acted.append)
        board.spoke.connect(lambda action, seat: self.said.append((action, seat)))
        self.board = board
        self.show(viewer)
        return board

    def show(self, viewer: int | None) -> None:
        """The view of now, and the question, if this viewer may answer it here."""
        assert self.board is not None
        seat = None if viewer is None else Seat(viewer)
        seen = view(self.state, seat)
        self.board.offer(None)
        self.board.show_view(seen, seat, self.setup)
        choice = agenda.question(self.state)
        who = self._asked(choice, seat)
        if who is None:
            return
        given = self.state.answers.get(who, ())
        question = Question(who, seen, request_from(seen, who, given))
        self.option_filter = OptionFilter(question.options())
        self.option_filter.picked.connect(self.acted.append)
        self.board.offer(question, self.option_filter)
        speakers = [Seat(n) for n in range(self.setup.seats)] if seat is None else [seat]
        self.board.offer_asides(seen, speakers)

    def _asked(self, choice: Choice | None, seat: Seat | None) -> Seat | None:
        if choice is None:
            return None
        asked = agenda.asked(self.state)
        if seat is not None:
            return seat if seat in asked else None
        return asked[0] if choice.SCREEN is Screen.OPEN else None

    def give(self) -> None:
        """What the board has meant is done, and shown."""
        action = self.acted.pop()
        seat = agenda.asked(self.state)[0]
        self.play.submit(seat, action)

    # ------------------------------------------------------------ hands
    def click(self, element: Element) -> None:
        """A real click into the middle of something."""
        found = element.view
        assert found is not None
        at: QPoint = found.mapFromScene(element.sceneBoundingRect().center())
        QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def berth(self, seat: int) -> Panel:
        assert self.board is not None
        return next(
            each
            for each in self.board.elements()
            if type(each).__name__ == "BerthPanel" and each.seat == seat  # type: ignore[attr-defined]
        )

    def named(self, *words: str) -> Element:
        """The first element whose name begins so."""
        assert self.board is not None
        return next(each for each in self.board.elements() if each.label.startswith(words))

    def key(self, key: Qt.Key) -> None:
        """A key to the table."""
        assert self.board is not None
        target = self.board.focusProxy()
        assert target is not None
        QTest.keyClick(target, key)

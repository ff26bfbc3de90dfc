"""A table for tests: bots that answer from the event loop, a witness of all signals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from pytestqt.qtbot import QtBot

from models.bot_driver import BotDriver, Pacing
from models.game_model import GameModel
from models.packing import Packet
from models.question import Question, ReactionWindow, ViewUpdate
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from models.thinking import Task, thought_of
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import setup_of
from rules.kernel.steps import Action, Seat
from rules.kernel.text import english
from tests.models import toy
from tests.models.hearing import listen

AT_ONCE = Pacing(forced_rest=0, secret_rest=0, held_rest=0)


class AppController(QObject):
    """Bots that think in this process, one turn of the event loop later; or when they are let."""

    def __init__(self, holds: bool = False) -> None:
        super().__init__()
        self.holds = holds
        self.asked: list[tuple[Seat, ...]] = []
        self.stopped: set[int] = set()
        self._waiting: list[tuple[int, Packet, tuple[Task, ...], BotDriver]] = []

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        self.asked.append(tuple(task.seat for task in tasks))
        self._waiting.append((number, packet, tasks, told))
        if not self.holds:
            QTimer.singleShot(0, self, self.let)

    def stop(self, number: int) -> None:
        self.stopped.add(number)

    @Slot()
    def let(self) -> None:
        """The answers come now, also those that nobody waits for any more."""
        waiting, self._waiting = self._waiting, []
        for number, packet, tasks, told in waiting:
            told.hear(number, [thought_of(packet, task) for task in tasks])


class Witness:
    """Hears everything that a feed says, in order."""

    NOTICES = ("refused", "saved", "save_failed", "noticed")
    HELP = (("begun", "advising"), ("hinted", "advised"), ("decided", "played_for"))

    def __init__(self, feed: GameModel) -> None:
        self.heard: list[tuple[str, object]] = []
        listen(feed, lambda kind, said: self.heard.append((kind, said)))
        for name in self.NOTICES:
            if hasattr(feed, name):
                getattr(feed, name).connect(self._listener(name))
        if isinstance(feed, GameSession):
            for name, said in self.HELP:
                getattr(feed.advising, name).connect(self._listener(said))

    def _listener(self, name: str) -> Callable[..., None]:
        def hear(*words: object) -> None:
            self.heard.append((name, words[0] if words else None))

        return hear

    def of(self, name: str) -> list[object]:
        return [said for kind, said in self.heard if kind == name]

    def questions(self) -> list[Question]:
        return [said for said in self.of("asked") if isinstance(said, Question)]

    def happenings(self) -> list[ViewUpdate]:
        return [said for said in self.of("happened") if isinstance(said, ViewUpdate)]

    def windows(self) -> list[ReactionWindow]:
        return [said for said in self.of("window") if isinstance(said, ReactionWindow)]

    def refusals(self) -> list[str]:
        return [english(said) for said in self.of("refused")]  # type: ignore[arg-type]

    def forget(self) -> None:
        self.heard.clear()


def lanterns(seats: int, seed: int = 1, nights: int = 3) -> Play:
    return Play(setup_of(toy.GAME.id, seats, seed, {"nights": str(nights)}))


def table(
    plans: Sequence[SeatPlan],
    seed: int = 1,
    nights: int = 3,
    rule: TakeBack = TakeBack.STRICT,
    holds: bool = False,
) -> tuple[GameSession, Witness, AppController]:
    """A session that has begun, its witness, its bots."""
    controller = AppController(holds)
    session = GameSession(lanterns(len(plans), seed, nights), plans, controller, rule)
    session.set_pacing(AT_ONCE)
    controller.setParent(session)
    witness = Witness(session)
    session.start()
    return session, witness, controller


Choose = Callable[[Question], Action]


def last(question: Question) -> Action:
    """The last of the actions."""
    return question.request.actions[-1]


def first(question: Question) -> Action:
    """The first of the actions."""
    return question.request.actions[0]


def push(session: GameSession, choose: Choose = last) -> None:
    """Does what the person before the screen would do next, if anything is to be done."""
    if session.waits is Waits.CURTAIN:
        session.lift_curtain()
    elif session.waits in (Waits.TABLE, Waits.WINDOW):
        session.go_on()
    elif session.question is not None:
        session.submit(choose(session.question))


Make = Callable[..., tuple[GameSession, Witness, AppController]]

ONE = [person("Ada"), bot("random"), bot("random")]
TWO = [person("Ada"), person("Ben"), bot("random")]
BOTS = [bot("random"), bot("greedy")]


def until(
    qtbot: QtBot, session: GameSession, goal: Callable[[], bool], choose: Choose = last
) -> None:
    """Plays on until something holds."""

    def look() -> bool:
        if not goal():
            push(session, choose)
        return goal()

    qtbot.waitUntil(look, timeout=10_000)


def to_end(qtbot: QtBot, session: GameSession, choose: Choose = last) -> None:
    until(qtbot, session, lambda: session.waits is Waits.OVER, choose)


def asked(qtbot: QtBot, session: GameSession) -> Question:
    """The next question, whoever must press a button before it."""
    until(qtbot, session, lambda: session.question is not None)
    assert session.question is not None
    return session.question


def shows_secrets(view: toy.Lanterns) -> list[int]:
    """The seats whose role a view shows."""
    return [seat for seat, role in enumerate(view.roles) if role != toy.HIDDEN]


def turns(witness: Witness) -> list[Question]:
    return [q for q in witness.questions() if isinstance(q.choice, toy.Turn)]


def walked(session: GameSession) -> list[str]:
    state = session.public_view
    assert isinstance(state, toy.Lanterns)
    return list(state.walked)

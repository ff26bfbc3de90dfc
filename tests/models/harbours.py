"""Tables of the harbour for tests: roles as they are wanted, bots that take their time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from models.autosave import Autosave
from models.bot_driver import BotDriver
from models.draft import Draft
from models.packing import Packet, unpack
from models.question import Question
from models.seating import SeatPlan
from models.session import GameSession, Waits
from models.thinking import Task, Thought
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Action, Screen, Seat
from tests import toys
from tests.models.hands_of_time import StillClock
from tests.models.hearing import listen
from tests.models.tables import Witness
from tests.toys.harbour.setup import DECK
from tests.toys.harbour.state import NOBODY, Harbour
from tests.toys.harbour.views import facts_of, roles_of
from tests.toys.harbour.words import Card

LOOKS_AT = 3_000
"""Milliseconds that each person sits before each screen."""

Choose = Callable[[Draft, Sequence[Action]], Action]


def harbour(seats: int, chief: int, thief: int, seed: int = 1) -> Play:
    """A game that has just been dealt: these roles, purses and lanterns in turn."""
    toys.register()
    play = Play(setup_of("harbour", seats, seed, {"nights": "5"}))
    state = play.state
    assert isinstance(state, Harbour)
    story = Seat(chief), Seat(thief), NOBODY
    state.dealt, state.roles = roles_of(state, story)
    state.facts = [facts_of(state, Seat(seat), story) for seat in range(seats)]
    state.cards = tuple([Card.LANTERN, Card.PURSE][seat % 2] for seat in range(seats))
    rest = list(DECK)
    for card in state.cards:
        rest.remove(card)
    state.undealt = tuple(rest)
    return play


class SlowBots(QObject):
    """Bots that all do the same and think as long as they are told to, each seat for itself."""

    def __init__(self, clock: StillClock, thinks: dict[int, int]) -> None:
        super().__init__()
        self._clock, self._thinks = clock, thinks
        self.only_in_secret = False
        """Whether they answer at once what is asked in the open."""

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        thoughts = [Thought(task.seat, self._answer(packet, task.seat)) for task in tasks]
        hand = self._clock.timer(self)
        hand.timeout.connect(lambda: told.hear(number, thoughts))
        seen = unpack(packet, tasks[0].seat) if tasks else None
        choice = agenda.question(seen) if seen is not None else None
        is_open = choice is None or choice.SCREEN is Screen.OPEN
        times = [self._thinks.get(task.seat, 0) for task in tasks]
        hand.start(0 if is_open and self.only_in_secret else max(times, default=0))

    def stop(self, number: int) -> None:
        """What is stopped is not heard by those who asked."""

    @staticmethod
    def _answer(packet: Packet, seat: Seat) -> tuple[Action, ...]:
        seen = unpack(packet, seat)
        parts: tuple[Action, ...] = ()
        choice = agenda.question(seen)
        assert choice is not None
        while not parts or not choice.is_whole(seen, seat, parts):
            parts = (*parts, choice.actions(seen, seat, parts)[0])
        return parts


def first(draft: Draft, actions: Sequence[Action]) -> Action:
    return actions[0]


def answer(question: Question, choose: Choose = first) -> tuple[Action, ...]:
    """A whole answer, chosen part by part as on a private screen."""
    draft = Draft(question)
    while not draft.is_whole:
        seen, before = question.view, draft.before
        actions = question.choice.actions(seen, question.seat, before)
        assert draft.choose(choose(draft, actions))
    return draft.parts


class Evening:
    """Persons at one laptop with a clock of their own; writes down what is heard and when."""

    KINDS = ("curtain", "table", "window", "asked", "over")

    def __init__(
        self,
        play: Play,
        plans: Sequence[SeatPlan],
        thinks: dict[int, int] | None = None,
        choose: Choose = first,
        autosave: Autosave | None = None,
    ) -> None:
        self.clock = StillClock()
        self.bots = SlowBots(self.clock, thinks or {})
        self.session = GameSession(play, plans, self.bots, autosave=autosave, clock=self.clock)
        self.bots.setParent(self.session)
        self.witness = Witness(self.session)
        self.times: list[tuple[int, str, object]] = []
        self._choose = choose
        listen(self.session, self._note)

    def _note(self, kind: str, said: object) -> None:
        if kind not in self.KINDS:
            return
        if isinstance(said, Question):
            said = (said.seat, type(said.choice).__name__)
        self.times.append((self.clock.ms, kind, said if kind not in ("window", "over") else None))

    def act(self) -> None:
        """Whoever sits there does what comes next."""
        session = self.session
        if session.waits is Waits.CURTAIN:
            session.lift_curtain()
        elif session.waits in (Waits.TABLE, Waits.WINDOW):
            session.go_on()
        elif session.question is not None:
            session.hand_in(answer(session.question, self._choose))

    def is_waiting(self) -> bool:
        asks = (Waits.CURTAIN, Waits.TABLE, Waits.WINDOW, Waits.PERSON)
        return self.session.waits in asks

    def step(self) -> None:
        """Whoever is wanted takes its time and acts; else time goes on to what is due."""
        if self.is_waiting():
            self.clock.run(LOOKS_AT)
            self.act()
        else:
            self.clock.turn()

    def until(self, qtbot: QtBot, goal: Callable[[], bool]) -> None:
        def look() -> bool:
            if not goal():
                self.step()
            return goal()

        qtbot.waitUntil(look, timeout=20_000)

    def to_end(self, qtbot: QtBot) -> Evening:
        self.session.start()
        self.until(qtbot, lambda: self.session.waits is Waits.OVER)
        self.session.close()
        return self

"""The bots of one game: who is asked what, which answers still count."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from models.clock import Clock
from models.packing import Packer, Packet, pack
from models.settings import Pace
from models.thinking import BEST, Task, Thought
from rules.bots.levels import own_luck
from rules.bots.policies import dummy_answer
from rules.bots.talking import luck_of_talk, warn
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Choice, Screen, Seat
from rules.kernel.text import Text, english

SLICE = 0.005
"""Seconds for which views are packed before the window has its turn again."""
PACES = {Pace.INSTANT: 0, Pace.FAST: 150, Pace.NORMAL: 600, Pace.SLOW: 1500, Pace.STEPS: 0}
"""Milliseconds that a bot takes at least for an open decision."""


class BotPool(Protocol):
    """Where bots think: worker processes, or a script in a test."""

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        """Starts a batch and returns at once.

        Later, on the window's thread, comes `told.hear(number, thoughts)`, or
        `told.hear_fault(number, why)`; `told.hear_notice(notice)` meanwhile.
        """

    def stop(self, number: int) -> None:
        """Forgets a batch at once."""


class Pacing(msgspec.Struct, frozen=True):
    """How a table is served; the user may change it at any time."""

    pace: Pace = Pace.INSTANT
    plays_forced: bool = True
    """A single choice plays itself after it has been shown."""
    forced_rest: int = 400
    """Milliseconds for which a single choice is shown."""
    secret_rest: int = 300
    """Milliseconds that bots take at least for a private decision, whatever they had to decide."""
    held_rest: int = 900
    """The same where secrets are the game. Who thinks longer takes twice as long, or thrice: how
    long a bot thought, or whether it had to, is not to be seen."""


class _Batch(msgspec.Struct):
    """Bots that are asked together: first packed, then sent, then heard.

    `talks`: not to answer, but to say what they want to say.
    """

    number: int
    seats: tuple[Seat, ...]
    rest: int
    """Milliseconds that must have passed before it counts."""
    steps: bool
    """Whether it waits for the person's key."""
    asked_at: float
    packer: Packer
    choice: Choice
    ready: list[Thought] = []
    """Answers that need no thinking: pages read, dummy tasks done."""
    tasks: list[Task] = []
    packed: int = 0
    talks: bool = False


class BotDriver(QObject):
    """Asks the bots of a game in batches, at the table's pace.

    What is not wanted any more is never heard.
    """

    answered = Signal(object)
    """Tuple of Thought, in the order in which the choice asks."""
    spoken = Signal(object)
    """Thought: what the first of those who were to speak says; None: all are silent."""
    advised = Signal(object)
    """Thought: the advice that was asked for."""
    holding = Signal(object)
    """Seat: step by step, this bot waits for `step()`."""
    failed = Signal(object)
    """Text: what went wrong."""
    noticed = Signal(object)
    """Text: what went wrong, where nothing need be done: it was mended, or was only advice."""

    _numbers = 0

    def __init__(
        self,
        setup: Setup,
        levels: Mapping[Seat, str],
        thinkers: BotPool,
        parent: QObject | None = None,
        clock: Clock | None = None,
    ) -> None:
        """`levels`: the seats of bots."""
        super().__init__(parent)
        self._clock = clock if clock is not None else Clock()
        self.pacing = Pacing()
        self._setup = setup
        self.levels = dict(levels)
        self._is_held = game(setup.game).held
        self.bot_pool = thinkers
        self._batches: dict[int, _Batch] = {}
        self._advice = 0
        self._unsent: deque[_Batch] = deque()
        self._heard: list[Thought] = []
        self._speech: Thought | None = None
        self._packing = QTimer(self, singleShot=True)
        self._packing.timeout.connect(self._pack)
        self._rest = self._clock.timer(self)
        self._rest.timeout.connect(self.step)

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The bots whose answers are still to come or to be told."""
        batches = [batch for batch in self._batches.values() if not batch.talks]
        asked = [seat for batch in batches for seat in batch.seats]
        return (*asked, *(thought.seat for thought in self._heard))

    # ------------------------------------------------------------ asking
    def ask(self, state: State, choice: Choice, seats: Sequence[Seat]) -> None:
        """Asks these bots together.

        Pages and dummy tasks need no thinking, but are told no sooner than the other answers. At a
        large table the views are packed a slice of time at a time.
        """
        self._send(state, choice, seats, self._rest_for(choice))

    def talk(self, state: State, choice: Choice, seats: Sequence[Seat]) -> None:
        """Asks what these bots want to say; the first who says anything is heard as `spoken`.

        Those after it are asked again, when it has been heard.
        """
        self._send(state, choice, seats, PACES[self.pacing.pace], talks=True)

    def _send(
        self, state: State, choice: Choice, seats: Sequence[Seat], rest: int, talks: bool = False
    ) -> None:
        BotDriver._numbers += 1
        number, now = BotDriver._numbers, self._clock.now()
        steps = self.pacing.pace is Pace.STEPS and (talks or choice.SCREEN is Screen.OPEN)
        packer = Packer(state.clone())
        batch = _Batch(number, tuple(seats), rest, steps, now, packer, choice, talks=talks)
        self._batches[number] = batch
        self._unsent.append(batch)
        self._pack()

    def _pack(self) -> None:
        until = time.monotonic() + SLICE
        while self._unsent and time.monotonic() < until:
            batch = self._unsent[0]
            if batch.packed < len(batch.seats):
                self._pack_seat(batch, batch.seats[batch.packed])
                batch.packed += 1
            else:
                self._unsent.popleft()
                packet = batch.packer.packet()
                self.bot_pool.ask(batch.number, packet, tuple(batch.tasks), self)
        if self._unsent:
            self._packing.start(0)

    def _pack_seat(self, batch: _Batch, seat: Seat) -> None:
        seen, seed = batch.packer.add(seat), self._setup.seed
        if batch.talks:
            luck = luck_of_talk(seed, seat, seen.ply)
            batch.tasks.append(Task(seat, self.levels[seat], luck, talks=True))
        elif dummy := dummy_answer(seen, batch.choice, seat):
            batch.ready.append(Thought(seat, dummy))
        else:
            batch.tasks.append(Task(seat, self.levels[seat], own_luck(seed, seat)))

    def _rest_for(self, choice: Choice) -> int:
        if choice.SCREEN is Screen.PRIVATE:
            if len(self.levels) == self._setup.seats:
                return 0
            pacing = self.pacing
            return pacing.held_rest if self._is_held else pacing.secret_rest
        rest = PACES[self.pacing.pace]
        # Whether somebody could step in is a secret, too, and so how long it thinks of it.
        hides = self._is_held and choice.SCREEN is Screen.WINDOW
        return max(rest, self.pacing.secret_rest) if hides else rest

    def _left(self, batch: _Batch) -> int:
        """What is left of a batch's rest; of a whole one more, where it took too long in secret."""
        passed = round((self._clock.now() - batch.asked_at) * 1000)
        is_secret = batch.choice.SCREEN is not Screen.OPEN and not batch.talks
        if self._is_held and batch.rest and is_secret:
            return -passed % batch.rest if passed else batch.rest
        return max(0, batch.rest - passed)

    @property
    def is_advising(self) -> bool:
        """Whether advice was asked for and is still to come."""
        return bool(self._advice)

    def advise(self, state: State, seat: Seat) -> None:
        """Asks what the strongest bot would do in a person's place."""
        self.stop_advice()
        BotDriver._numbers += 1
        self._advice = BotDriver._numbers
        task = Task(seat, BEST, own_luck(self._setup.seed, seat))
        self.bot_pool.ask(self._advice, pack(state, [seat]), (task,), self)

    # ------------------------------------------------------------ hearing
    def hear(self, number: int, thoughts: Sequence[Thought]) -> None:
        """The answers to a batch; one that was stopped meanwhile is dropped."""
        if number == self._advice:
            self._advice = 0
            self.advised.emit(thoughts[0])
        elif (batch := self._batches.pop(number, None)) is not None:
            by_seat = {thought.seat: thought for thought in (*batch.ready, *thoughts)}
            self._hear_batch(batch, [by_seat[seat] for seat in batch.seats])

    def _hear_batch(self, batch: _Batch, thoughts: list[Thought]) -> None:
        if not batch.talks:
            self._heard.extend(thoughts)
        else:
            self._speech = next((thought for thought in thoughts if thought.actions), None)
            if self._speech is None:
                self.spoken.emit(None)
                return
        if batch.steps:
            first = batch.seats[0] if self._speech is None else self._speech.seat
            self.holding.emit(first)
        else:
            self._rest.start(self._left(batch))

    def hear_fault(self, number: int, why: Text) -> None:
        """A batch that came to nothing. Bots that cannot speak are silent: the game goes on."""
        if number == self._advice:
            self._advice = 0
            self.noticed.emit(why)
        elif (batch := self._batches.pop(number, None)) is not None:
            if batch.talks:
                self.spoken.emit(None)
                warn(english(why))
            else:
                self.failed.emit(why)

    def hear_notice(self, notice: Text) -> None:
        """A batch takes longer, and why."""
        self.noticed.emit(notice)

    def step(self) -> None:
        """What has been heard counts now."""
        heard, self._heard = tuple(self._heard), []
        speech, self._speech = self._speech, None
        if heard:
            self.answered.emit(heard)
        if speech is not None:
            self.spoken.emit(speech)

    def stop(self) -> None:
        """Nothing that was asked is wanted any more."""
        self.stop_advice()
        self._rest.stop()
        self._packing.stop()
        self._unsent.clear()
        self._heard.clear()
        self._speech = None
        numbers, self._batches = list(self._batches), {}
        for number in numbers:
            self.bot_pool.stop(number)

    def stop_advice(self) -> None:
        """The advice is not wanted any more."""
        if self._advice:
            self.bot_pool.stop(self._advice)
            self._advice = 0

"""What happens in a bot's process: views in, answers out. Imports neither Qt nor geometry."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing import parent_process
from typing import TYPE_CHECKING

import msgspec

from models.packing import Packet, unpack
from rules.bots import Advice, Bot, Rival
from rules.bots.levels import adviser, bot
from rules.bots.policies import by_itself
from rules.bots.talking import speech
from rules.kernel import agenda
from rules.kernel.codec import decode_action, encode_action
from rules.kernel.luck import stirred
from rules.kernel.registry import load
from rules.kernel.state import State
from rules.kernel.steps import Action, Pass, Seat, is_whole
from rules.kernel.text import Text

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

BEST = "best"
"""The level of whoever gives advice."""
PULSE = 0.25
"""Seconds between two signs of life of a process that thinks."""
ALIVE = b"."
"""The sign of life: shorter than any answer."""


class Task(msgspec.Struct, frozen=True):
    """One bot that is to answer: its seat, its level and the root of its luck.

    `talks`: it is to say what it wants to say unasked; its luck is that of its speech, then.
    """

    seat: Seat
    level: str
    luck: int
    talks: bool = False


class Thought(msgspec.Struct, frozen=True):
    """A bot's whole answer in its parts, the reasons for its first part, and what came second.

    What a bot says unasked is one, too; () is silence.
    """

    seat: Seat
    actions: tuple[Action, ...]
    reasons: tuple[Text, ...] = ()
    rival: Rival | None = None

    @property
    def action(self) -> Action:
        """The first part."""
        return self.actions[0]


def answer(view: State, seat: Seat, luck: int, think: Bot) -> Thought:
    """A whole answer from a seat's view: part by part, as a person would give it.

    `luck` is the seat's own (`own_luck`); each part has its luck from it, as in every other loop.
    """
    choice = agenda.question(view)
    assert choice is not None, "a bot is asked only while a question is open"
    actions: list[Action] = []
    first = Advice(Pass())
    while not actions or not is_whole(choice, view, seat, view.answers.get(seat, ())):
        request = agenda.request(view, seat)
        advice = think(view, request, stirred(luck, request.ply))
        first = first if actions else advice
        actions.append(advice.action)
        view.answers[seat] = (*view.answers.get(seat, ()), advice.action)
    return Thought(seat, tuple(actions), first.reasons, first.rival)


# ---------------------------------------------------------------- over the pipe
class Job(msgspec.Struct, frozen=True):
    """A batch of bots that are asked together."""

    number: int
    packet: Packet
    tasks: tuple[Task, ...]


class WrittenThought(msgspec.Struct, frozen=True):
    """A thought as it travels: actions are closed unions, so they go as raw JSON."""

    seat: Seat
    actions: tuple[msgspec.Raw, ...]
    reasons: tuple[Text, ...]
    rival: tuple[msgspec.Raw, Text | None, tuple[Text, ...]] | None = None


class Reply(msgspec.Struct, frozen=True):
    """The answers to a job; `fault` says what went wrong instead."""

    number: int
    thoughts: tuple[WrittenThought, ...] = ()
    fault: str = ""


write = msgspec.json.Encoder().encode
read_job = msgspec.json.Decoder(Job).decode
read_reply = msgspec.json.Decoder(Reply).decode


def thoughts_of(game_id: str, reply: Reply) -> tuple[Thought, ...]:
    """The answers in a reply. Raises Damaged for one that is no action of the game."""
    thoughts: list[Thought] = []
    for each in reply.thoughts:
        actions = tuple(decode_action(game_id, bytes(raw)) for raw in each.actions)
        thoughts.append(Thought(each.seat, actions, each.reasons, _rival_of(game_id, each)))
    return tuple(thoughts)


def _rival_of(game_id: str, written: WrittenThought) -> Rival | None:
    if written.rival is None:
        return None
    raw, behind, reasons = written.rival
    return Rival(decode_action(game_id, bytes(raw)), behind, reasons)


def thought_of(packet: Packet, task: Task) -> Thought:
    """What the bot of one task answers, or says."""
    seen = unpack(packet, task.seat)
    if task.talks:
        return Thought(task.seat, speech(seen, task.seat, task.luck))
    think = adviser(packet.game) if task.level == BEST else bot(packet.game, task.level)
    return answer(by_itself(seen, task.seat), task.seat, task.luck, think)


def work(job: Job) -> Reply:
    """Answers for all bots of a job, in their order."""
    packet = job.packet
    written: list[WrittenThought] = []
    for task in job.tasks:
        thought = thought_of(packet, task)
        raw = tuple(msgspec.Raw(encode_action(action)) for action in thought.actions)
        rival = None
        if (found := thought.rival) is not None:
            rival = (msgspec.Raw(encode_action(found.action)), found.behind, found.reasons)
        written.append(WrittenThought(task.seat, raw, thought.reasons, rival))
    return Reply(job.number, tuple(written))


class _Pulse(threading.Thread):
    """Tells the program that this process lives while it has a job, and ends with the program."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__(daemon=True)
        self._pipe = pipe
        self._writing = threading.Lock()
        self._is_at_work = True
        """At first it loads what bots need: it may have been asked already."""

    def begin(self) -> None:
        """A job has come: from now on the program expects a sign of life."""
        self._is_at_work = True

    def rest(self) -> None:
        """There is no job: signs of life would fill the pipe."""
        self._is_at_work = False

    def answer(self, reply: Reply) -> None:
        """Sends the answer; no sign of life comes after it."""
        with self._writing:
            self._is_at_work = False
            self._pipe.send_bytes(write(reply))

    def run(self) -> None:
        program = parent_process()
        assert program is not None, "a bot's process is begun by the program"
        with suppress(OSError):
            while program.is_alive():
                self._beat()
                program.join(PULSE)
        os._exit(0)  # the bot may think for long, and nobody waits for what it finds

    def _beat(self) -> None:
        with self._writing:
            if self._is_at_work:
                self._pipe.send_bytes(ALIVE)


def serve(pipe: Connection, modules: Iterable[str]) -> None:
    """The life of a bot's process: one job after another until the window closes its end."""
    _step_back()
    pulse = _Pulse(pipe)
    pulse.start()
    load(modules)
    pulse.rest()
    while True:
        try:
            job = read_job(pipe.recv_bytes())
            pulse.begin()
            pulse.answer(_tried(job))
        except (EOFError, OSError):
            return  # the program has ended, or wants no answer any more


def _tried(job: Job) -> Reply:
    """The answers, or what went wrong: the top of this process, of which the window must hear."""
    try:
        return work(job)
    except Exception as fault:
        return Reply(job.number, fault=f"{type(fault).__name__}: {fault}")


def _step_back() -> None:
    """The window goes first; Ctrl+C is its business, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)

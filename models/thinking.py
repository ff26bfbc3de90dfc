"""What happens in a bot's process: views in, answers out. Imports neither Qt nor geometry."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from models.packing import Packet, unpack
from rules.bots import Bot
from rules.bots.levels import bot, strongest
from rules.bots.minds import by_itself
from rules.bots.talking import speech
from rules.kernel import agenda
from rules.kernel.codec import decode_action, encode_action
from rules.kernel.luck import stirred
from rules.kernel.registry import load
from rules.kernel.state import State
from rules.kernel.steps import Action, Seat, is_whole
from rules.kernel.text import Text

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

BEST = "best"
"""The level of whoever gives advice: the strongest that the game has."""


class Task(msgspec.Struct, frozen=True):
    """One bot that is to answer: its seat, its level and the root of its luck.

    `talks`: it is to say what it wants to say unasked; its luck is that of its speech, then.
    """

    seat: Seat
    level: str
    luck: int
    talks: bool = False


class Thought(msgspec.Struct, frozen=True):
    """A bot's whole answer in its parts, and the reasons for its first part.

    What a bot says unasked is one, too; () is silence.
    """

    seat: Seat
    actions: tuple[Action, ...]
    reasons: tuple[Text, ...] = ()

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
    reasons: tuple[Text, ...] = ()
    while not actions or not is_whole(choice, view, seat, view.answers.get(seat, ())):
        request = agenda.request(view, seat)
        advice = think(view, request, stirred(luck, request.ply))
        reasons = reasons if actions else advice.reasons
        actions.append(advice.action)
        view.answers[seat] = (*view.answers.get(seat, ()), advice.action)
    return Thought(seat, tuple(actions), reasons)


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
        thoughts.append(Thought(each.seat, actions, each.reasons))
    return tuple(thoughts)


def thought_of(packet: Packet, task: Task) -> Thought:
    """What the bot of one task answers, or says."""
    seen = unpack(packet, task.seat)
    if task.talks:
        return Thought(task.seat, speech(seen, task.seat, task.luck))
    level = strongest(packet.game) if task.level == BEST else task.level
    return answer(by_itself(seen, task.seat), task.seat, task.luck, bot(packet.game, level))


def work(job: Job) -> Reply:
    """Answers for all bots of a job, in their order."""
    packet = job.packet
    written: list[WrittenThought] = []
    for task in job.tasks:
        thought = thought_of(packet, task)
        raw = tuple(msgspec.Raw(encode_action(action)) for action in thought.actions)
        written.append(WrittenThought(task.seat, raw, thought.reasons))
    return Reply(job.number, tuple(written))


def serve(pipe: Connection, modules: Iterable[str]) -> None:
    """The life of a bot's process: one job after another until the window closes its end."""
    _step_back()
    load(modules)
    while True:
        try:
            job = read_job(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            reply = work(job)
        except Exception as fault:
            # The top of this process: whatever went wrong, the window must hear of it.
            reply = Reply(job.number, fault=f"{type(fault).__name__}: {fault}")
        pipe.send_bytes(write(reply))


def _step_back() -> None:
    """The window goes first; Ctrl+C is its business, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)

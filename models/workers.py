"""Bots think in processes of their own; the window never waits for them.

Each process has a thread here that hands it work and waits for the answer. A process is stopped by
ending it; the next one is begun at once. Nothing that the window shows runs in these threads.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import ModuleType

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from models.bot_driver import BotDriver
from models.packing import Packet, part
from models.thinking import ALIVE, PULSE, Job, Task, Thought, read_reply, serve, thoughts_of, write
from rules.kernel.codec import Damaged
from rules.kernel.text import QT_TRANSLATE_NOOP, add_sentences, plain, say

MOST_WORKERS = 2
"""More would take the processor from the window."""
SPLITS = 4
"""A batch is shared among the workers from so many bots on."""
TRIES = 2
"""How often a job is handed out when its process ends."""
PATIENCE = 10.0
"""Seconds without a sign of life after which a process counts as frozen: it is ended, and its job
handed to another. Bots may think for longer; a busy machine takes a while to begin a process."""

Answer = tuple[Thought, ...] | str
"""The thoughts of a job's bots, or why there are none."""

_spawn = multiprocessing.get_context("spawn")


def _pass_over_interrupts() -> None:
    """Ctrl+C in a terminal goes to all processes there: those that this thread begins inherit that
    they do not hear it, from their first moment on."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class _Worker:
    """One process and the thread that serves it."""

    def __init__(self, name: str, modules: tuple[str, ...], pool: Pool) -> None:
        self._modules = modules
        self._pool = pool
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._at_work = 0
        self._stopped: set[int] = set()
        self._closing = threading.Event()
        self._last_sign = time.monotonic()
        self.waiting = 0
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    # ------------------------------------------------------------ from the window's thread
    def ask(self, job: Job) -> None:
        """Hands a job over."""
        self.waiting += 1
        self._jobs.put(job)

    def stop(self, number: int) -> None:
        """Forgets a job; if it is being worked on, the process ends now."""
        with self._lock:
            self._stopped.add(number)
            if self._at_work == number and self._process is not None:
                self._process.kill()

    def end_if_frozen(self) -> None:
        """Ends a process that gives no sign of life; its thread begins another."""
        with self._lock:
            silent = time.monotonic() - self._last_sign
            if self._at_work and silent > PATIENCE and self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """Ends process and thread."""
        with self._lock:
            self._closing.set()
            if self._process is not None:
                self._process.kill()
        self._jobs.put(None)
        self._thread.join(1)

    @property
    def process_id(self) -> int | None:
        """The process, for whoever measures it."""
        return self._process.pid if self._process is not None else None

    # ------------------------------------------------------------ in the thread
    def _run(self) -> None:
        _pass_over_interrupts()
        self._begin()
        while (job := self._jobs.get()) is not None and not self._closing.is_set():
            answer = self._work(job)
            with self._lock:
                self._at_work = 0
                wanted = job.number not in self._stopped
                self._stopped.discard(job.number)
            if wanted and not self._closing.is_set():
                self._pool.heard.emit(self, job.number, answer)
        self._end()

    def _work(self, job: Job) -> Answer:
        """The thoughts of all its bots, or why there are none."""
        for tries in range(TRIES):
            with self._lock:
                if job.number in self._stopped or self._closing.is_set():
                    break
                self._at_work = job.number
                self._last_sign = time.monotonic()
            if tries:
                self._pool.replaced.emit(job.number)
            answer = self._try(job)
            if answer is not None:
                return answer
            self._end()
            self._begin()
        return "the process ended"

    def _try(self, job: Job) -> Answer | None:
        """The answer, or None where the process has ended."""
        pipe = self._pipe
        if pipe is None:
            return None
        try:
            pipe.send_bytes(write(job))
            while (told := pipe.recv_bytes()) == ALIVE:
                self._last_sign = time.monotonic()
            reply = read_reply(told)
            return reply.fault or thoughts_of(job.packet.game, reply)
        except Damaged as fault:
            return str(fault)
        except (EOFError, OSError, msgspec.DecodeError):
            return None

    def _begin(self) -> None:
        """Starts the process, unless all is coming to its end."""
        if self._closing.is_set():
            return
        ours, theirs = _spawn.Pipe()
        process = _spawn.Process(target=serve, args=(theirs, self._modules), daemon=True)
        with _without_main():
            process.start()
        theirs.close()
        with self._lock:
            self._process, self._pipe = process, ours
        if self._closing.is_set():
            process.kill()

    def _end(self) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(1)


class _Batch(msgspec.Struct):
    """A batch that has been handed out, perhaps in several jobs."""

    game: str
    told: BotDriver
    open: dict[int, _Worker]
    thoughts: list[Thought] = []


class Pool(QObject):
    """The workers of the program: none before a bot is first asked."""

    heard = Signal(object, int, object)
    """A worker, the number of its job and the answer; told in the window's thread."""
    replaced = Signal(int)
    """The number of a job whose process ended or froze: another works on it."""
    _nothing = Signal(int)

    def __init__(self, modules: Sequence[str] = (), parent: QObject | None = None) -> None:
        """`modules`: imported by each worker first (games that are not shipped)."""
        super().__init__(parent)
        self._watch = QTimer(self, interval=round(PULSE * 1000))
        self._watch.timeout.connect(self._look_after)
        self._modules = tuple(modules)
        self._workers: list[_Worker] = []
        self._batches: dict[int, _Batch] = {}
        self._jobs: dict[int, int] = {}
        self._last_job = 0
        queued = Qt.ConnectionType.QueuedConnection
        self.heard.connect(self._hear, queued)
        self.replaced.connect(self._hear_replaced, queued)
        self._nothing.connect(self._hear_nothing, queued)

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The processes that are running."""
        ids = (worker.process_id for worker in self._workers)
        return tuple(id for id in ids if id is not None)

    def warm(self) -> None:
        """Starts the first process, so that the first bot need not wait for it."""
        if not self._workers:
            self._add_worker()

    def ask(self, number: int, packet: Packet, tasks: tuple[Task, ...], told: BotDriver) -> None:
        """Hands a batch to the workers."""
        self._batches[number] = batch = _Batch(packet.game, told, {})
        if not tasks:
            self._nothing.emit(number)
        for worker, own in self._shares(tasks):
            self._last_job += 1
            job = Job(self._last_job, part(packet, [task.seat for task in own]), own)
            self._jobs[job.number] = number
            batch.open[job.number] = worker
            worker.ask(job)
        if not self._watch.isActive():
            self._watch.start()

    def _shares(self, tasks: tuple[Task, ...]) -> list[tuple[_Worker, tuple[Task, ...]]]:
        """Which worker takes which tasks: many bots are shared, one bot goes to whoever is free."""
        if not tasks:
            return []
        self.warm()
        busy = all(worker.waiting for worker in self._workers)
        if len(self._workers) < _most() and (busy or len(tasks) >= SPLITS):
            self._add_worker()
        if len(tasks) < SPLITS:
            return [(min(self._workers, key=lambda worker: worker.waiting), tasks)]
        count = len(self._workers)
        return [(worker, tasks[n::count]) for n, worker in enumerate(self._workers)]

    def stop(self, number: int) -> None:
        """Forgets a batch at once."""
        batch = self._batches.pop(number, None)
        for job, worker in batch.open.items() if batch is not None else ():
            self._jobs.pop(job, None)
            worker.waiting -= 1
            worker.stop(job)

    def _look_after(self) -> None:
        """While somebody is waited for: nobody freezes without end."""
        for worker in self._workers:
            worker.end_if_frozen()
        if not self._jobs:
            self._watch.stop()

    def close(self) -> None:
        """Ends all processes."""
        self._watch.stop()
        workers, self._workers = self._workers, []
        self._batches.clear()
        self._jobs.clear()
        for worker in workers:
            worker.close()

    def _add_worker(self) -> None:
        name = f"bots-{len(self._workers) + 1}"
        self._workers.append(_Worker(name, self._modules, self))

    # ------------------------------------------------------------ answers
    def _hear(self, worker: _Worker, job: int, answer: Answer) -> None:
        number = self._jobs.pop(job, None)
        batch = self._batches.get(number) if number is not None else None
        if number is None or batch is None:
            return
        batch.open.pop(job)
        worker.waiting -= 1
        if isinstance(answer, str):
            self.stop(number)
            batch.told.hear_fault(number, say("models.bots_failed", why=plain(answer)))
            return
        batch.thoughts.extend(answer)
        if not batch.open:
            del self._batches[number]
            batch.told.hear(number, batch.thoughts)

    def _hear_replaced(self, job: int) -> None:
        batch = self._batches.get(self._jobs.get(job, 0))
        if batch is not None:
            batch.told.hear_notice(say("models.bot_replaced"))

    def _hear_nothing(self, number: int) -> None:
        batch = self._batches.pop(number, None)
        if batch is not None:
            batch.told.hear(number, ())


_starting = threading.Lock()


@contextmanager
def _without_main() -> Iterator[None]:
    """A new process would load the program's start again, and with it the screen."""
    with _starting:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


def _most() -> int:
    return max(1, min(MOST_WORKERS, os.cpu_count() or 1))


add_sentences(
    "models",
    {
        "models.bot_replaced": QT_TRANSLATE_NOOP(
            "models", "A bot stopped responding. It was restarted and is thinking again."
        ),
        "models.bots_failed": QT_TRANSLATE_NOOP(
            "models", "The bots have stopped thinking ({why}). Nothing is lost; you can try again."
        ),
    },
)

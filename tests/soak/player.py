"""Plays on in records as fast as the disk allows, says what is confirmed, and is killed.

python -m tests.soak.player: reads lines «RECORD RUNNING STEP SEED»; for each a child of it plays.
The child dies by itself before or after the STEP-th single step of writing a file (0: it waits for
whoever kills it from outside), or ends where the game is over.
"""

from __future__ import annotations

import hashlib
import os
import random
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from models.crash_markers import Running
from models.records import open_record
from models.saves import FileAutosave, SaveQueue
from models.session import GameSession, Question, Waits
from rules.kernel.codec import encode_action
from rules.kernel.journal import Entry
from rules.kernel.registry import game, game_ids
from rules.kernel.steps import Action
from tests.models.tables import AT_ONCE, AppController, push

ENDED = "ended"
"""What stands behind the last line of each child."""
STEPS = ("fsync", "replace", "unlink")


def mark_of(entries: list[Entry]) -> str:
    """A fingerprint of what was decided so far."""
    written = b"".join(b"%d:%b" % (entry.seat, encode_action(entry.part)) for entry in entries)
    return hashlib.sha256(written).hexdigest()[:16]


def play(path: Path, running_folder: Path, step: int, seed: int) -> None:
    """One child: to the end of the game or of itself."""
    app, dice = QCoreApplication([]), random.Random(seed)
    opened = open_record(path)
    holding = Running(running_folder).begin(path)
    assert holding is not None
    entries = opened.play.journal.entries
    autosave = FileAutosave(SaveQueue(app), opened.file(), app, holding, entries)
    session = GameSession(
        opened.play, autosave.file.seats, AppController(), autosave.file.take_back, autosave, app
    )
    session.set_pacing(AT_ONCE)

    def choose(question: Question) -> Action:
        """Asked means confirmed: each answer before it lies on the disk."""
        entries = session._play.journal.entries
        print(len(entries), mark_of(entries), flush=True)
        return dice.choice(question.request.actions)

    def go_on() -> None:
        if session.waits is Waits.OVER and not autosave.is_busy:
            app.quit()
        push(session, choose)

    timer = QTimer(app)
    timer.timeout.connect(go_on)
    session.start()
    timer.start(0)
    if step:
        die_at(step)
    app.exec()


def die_at(step: int) -> None:
    """From now on each single step of writing counts, before it and after it."""
    numbers = count(1)
    for name in STEPS:
        setattr(os, name, mortal(getattr(os, name), step, numbers))
    tempfile.mkstemp = mortal(tempfile.mkstemp, step, numbers)


def mortal(real: Callable[..., object], step: int, numbers: Iterator[int]) -> Callable[..., object]:
    def do(*words: object, **named: object) -> object:
        _count(step, numbers)
        found = real(*words, **named)
        _count(step, numbers)
        return found

    return do


def _count(step: int, numbers: Iterator[int]) -> None:
    if next(numbers) == step:
        os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Everything is loaded once; a child is there at once."""
    for game_id in game_ids():
        game(game_id)
    for line in sys.stdin:
        path, running, step, seed = line.rstrip("\n").split("\t")
        child = os.fork()
        if not child:
            play(Path(path), Path(running), int(step), int(seed))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print(ENDED, flush=True)


if __name__ == "__main__":
    main()

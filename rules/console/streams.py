"""What a program on the command line writes to: perhaps closed, full or no longer read."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress

FAILED = 1
STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
"""Name of a stream -> how it is opened, in the order of their numbers."""


def guarded(program: str, run: Callable[[], int]) -> int:
    """Run a command whatever becomes of its streams; the status is that of the command.

    A reader that has seen enough is no failure. A disk that is full, a file that nobody foresaw and
    a key that stops the program are one sentence each.
    """
    open_closed()
    try:
        return _flushed(run)
    except BrokenPipeError:
        _silence()
        return 0
    except KeyboardInterrupt:
        return _fail(f"{program}: stopped.")
    except OSError as fault:
        where = f"{fault.filename}: " if fault.filename else ""
        status = _fail(f"{program}: {where}{fault.strerror or fault}.")
        _silence()
        return status


def open_closed() -> None:
    """Point each stream that was closed at nothing: else the next file would get its number."""
    for number, (name, mode) in enumerate(STREAMS.items()):
        if getattr(sys, name) is None:
            null = os.open(os.devnull, os.O_RDWR)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))


def _flushed(run: Callable[[], int]) -> int:
    """What cannot be written is known before the program ends, not while it does."""
    try:
        return run()
    finally:
        sys.stdout.flush()


def _fail(sentence: str) -> int:
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)
    return FAILED


def _silence() -> None:
    """Nothing more is written: what is left in a stream would fail once more at the end."""
    null = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(null, stream.fileno())
    os.close(null)

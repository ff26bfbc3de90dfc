"""What a program at rest holds: things, handles, threads, processes, memory; what of it grows."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from multiprocessing import active_children
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, qInstallMessageHandler
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsItem

Counts = Counter[str]
"""What is counted -> how many of them there are."""
CACHE = type(cache(len))
APART = ("pytest", "_pytest", "PySide6")
"""Who writes down what is said, and what may be a mere name of something that has gone."""
HANDLES = Path("/proc/self/fd")
MEMORY = "KB of memory"
THIRDS = 3
"""So many parts of all rounds are compared with one another."""
LEAST_RISE = {"Python: builtins.": 50.0, MEMORY: 2_500.0}
"""So many more in each round are growth, else half a one: of lists and the like what is kept to be
found again takes up more for long, and the system never gives all memory back."""
PRINTED = 1_000
"""What is kept without a limit is as much as is printed in a game, and no more."""


# ---------------------------------------------------------------- counting
class Census:
    """Counts again and again what there is more than in the beginning.

    What is kept to be found again, with a limit, may be thrown away at any time: it is, before
    anything is counted.
    """

    def __init__(self) -> None:
        gc.collect()
        self._caches = {each for each in gc.get_objects() if isinstance(each, CACHE)}
        gc.freeze()

    def close(self) -> None:
        """All is as it was."""
        gc.unfreeze()

    def take(self) -> Counts:
        """At rest: what is to be deleted has gone, and nothing waits to be done."""
        self._empty_caches()
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QCoreApplication.processEvents()
            gc.collect()
        found = _python_objects() + _qt_objects() + self._sizes()
        found["open handles"] = _handles()
        found["threads"] = threading.active_count()
        found["processes"] = len(active_children())
        found[MEMORY] = _memory()
        return found

    def _empty_caches(self) -> None:
        self._caches |= {each for each in gc.get_objects() if isinstance(each, CACHE)}
        for each in self._caches:
            if each.cache_parameters()["maxsize"] is not None:
                each.cache_clear()
        re.purge()
        QPixmapCache.clear()

    def _sizes(self) -> Counts:
        """What is kept without a limit, and is more than a game has parts."""
        sizes = ((f"{e.__module__}.{e.__qualname__}", e.cache_info()) for e in self._caches)
        large = ((name, each.currsize) for name, each in sizes if each.maxsize is None)
        return Counter({f"kept by {name}": size for name, size in large if size > PRINTED})


def _python_objects() -> Counts:
    """By type; what the test itself keeps does not count, those of Qt are counted apart."""
    found: Counts = Counter()
    for kind, count in Counter(map(type, gc.get_objects())).items():
        name = f"{kind.__module__}.{kind.__qualname__}"
        if kind is not Counter and not name.startswith(APART):
            found[f"Python: {name}"] += count
    return found


def _qt_objects() -> Counts:
    """By class, with those that only Qt knows; what is drawn, too, and values that Python holds.

    Qt writes them down by itself: whoever asks for an object makes one more of Python.
    """
    wrapped = shiboken6.getAllValidWrappers()
    objects = [each for each in wrapped if isinstance(each, QObject)]
    tops = [each for each in (*objects, *QApplication.topLevelWidgets()) if each.parent() is None]
    found: Counts = Counter(f"Qt: {name}" for top in set(tops) for name in _names_below(top))
    found["items of scenes"] = sum(isinstance(each, QGraphicsItem) for each in wrapped)
    values = (type(each) for each in wrapped if not isinstance(each, QObject))
    found.update(f"Python: {kind.__module__}.{kind.__qualname__}" for kind in values)
    return found


def _names_below(top: QObject) -> list[str]:
    """The class of an object and of all below it."""
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _where, line: said.append(line))
    try:
        top.dumpObjectTree()
    finally:
        qInstallMessageHandler(before)
    return [line.split("::")[0].strip() for line in said]


def _handles() -> int:
    """Open files, sockets and pipes: listed where the system lists them, else tried one by one."""
    if HANDLES.is_dir():
        return len(list(HANDLES.iterdir()))
    found = 0
    for number in range(1_024):
        with suppress(OSError):
            os.fstat(number)
            found += 1
    return found


def _memory() -> int:
    """In KB, without what has been given back already; 0 where the system does not tell."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4
    return 0


# ---------------------------------------------------------------- growth
def grown(rounds: Sequence[Counts]) -> dict[str, list[int]]:
    """What grows from round to round, with its numbers.

    >>> [*grown([Counter(a=n, b=n % 2, c=3, d=min(n, 2)) for n in range(6)])]
    ['a']
    """
    names = sorted({name for each in rounds for name in each})
    rows = {name: [each[name] for each in rounds] for name in names}
    return {name: row for name, row in rows.items() if _grows(name, row)}


def _grows(name: str, row: list[int]) -> bool:
    """The least of each third is above the most of the one before it, by enough for each round."""
    length = len(row) // THIRDS
    first, then, last = row[:length], row[length:-length], row[-length:]
    least = next((rise for of, rise in LEAST_RISE.items() if name.startswith(of)), 0.5)
    is_rising = min(last) > max(then) and min(then) > max(first)
    return is_rising and min(last) - max(first) >= least * (len(row) - length)

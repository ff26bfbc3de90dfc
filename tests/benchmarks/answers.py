"""What an answer costs the window: CPU of its thread until the next question is painted.

`python -m tests.benchmarks.answers [GAME ...]`: one person among bots that answer at random in this
process, whose own time is taken off; 1920x1080, no motion. Prints for each of the usual tables the
milliseconds of an answer (those of bots that came between count as answers, too), how many views of
the state were made for it, and what a repaint takes after the pointer has moved.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop.app import Lamplight, Start, application
from models.clock import Clock
from models.places import ensure, places
from models.settings import Motion, Pace
from models.thinking import Task, Thought
from rules.kernel import views
from tests.benchmarks.spending import point_at, spent
from tests.desktop.helpers import Bots, HastyTimer, wish_of
from views.items.table_view import TableView

TABLES = {
    "cartographers": 3,
    "root": 4,
    "cthulhu_wars": 4,
    "feed_the_kraken": 7,
    "kinfire_council": 4,
}
"""The usual tables: game -> seats."""
ANSWERS = 150
SIZE = (1920, 1080)
PATIENCE = 60.0
"""Seconds of CPU after which a game that asks nothing is given up."""


class Spared(Bots):
    """Bots whose own time is kept apart."""

    spent = 0.0

    @staticmethod
    def _answer(packet: object, task: Task) -> Thought:
        begun = time.thread_time()
        thought = Bots._answer(packet, task)  # type: ignore[arg-type]
        Spared.spent += time.thread_time() - begun
        return thought


class Counted:
    """How often a view of the state was made."""

    def __init__(self) -> None:
        self.times = 0
        self._view = views.view
        for module in list(sys.modules.values()):
            if getattr(module, "view", None) is self._view and "models" in module.__name__:
                module.view = self  # type: ignore[attr-defined]

    def __call__(self, *args: object) -> object:
        self.times += 1
        return self._view(*args)  # type: ignore[arg-type]


def own_time() -> float:
    """Seconds of CPU of this thread, without what bots thought."""
    return time.thread_time() - Spared.spent


def until(is_so: Callable[[], bool]) -> bool:
    """Lets the window work until it is so; False: the game asks nothing any more."""
    end = time.thread_time() + PATIENCE
    while not is_so():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
        if time.thread_time() > end:
            return False
    return True


def answers(lamp: Lamplight, luck: random.Random) -> Iterator[tuple[float, int]]:
    """Answers at random: milliseconds until the next question is painted, entries until then."""
    table, gate = lamp.window.table, lamp.window.covering.gate
    while until(lambda: (table.question is not None and gate.is_open) or table.shows_result):
        if table.shows_result or table.session is None or table.question is None:
            return
        begun, before = own_time(), table.session.entries
        table.session.submit(luck.choice(table.question.request.actions))
        until(lambda: table.question is not None or table.shows_result)
        until(lambda: gate.is_open or table.shows_result)
        yield (own_time() - begun) * 1000, table.session.entries - before


def hovered(lamp: Lamplight) -> float:
    """Milliseconds of a repaint after the pointer has moved over the board."""
    view = lamp.window.table.findChild(TableView)
    wide, high = view.viewport().width(), view.viewport().height()
    spots = [QPoint(wide * (n * 37 % 100) // 100, high * (n * 53 % 100) // 100) for n in range(100)]
    return spent(lambda number: point_at(view, spots[number % 100]), 200)


def measured(lamp: Lamplight, game: str) -> str:
    """One line of figures."""
    lamp.controller.begin(wish_of(game, 1, TABLES[game] - 1))
    counted, luck = Counted(), random.Random(7)
    each: list[float] = []
    whole: list[float] = []
    entries = 0
    for taken, made in answers(lamp, luck):
        whole.append(taken)
        each.append(taken / max(made, 1))
        entries += made
        if len(whole) == ANSWERS:
            break
    percent = quantiles(whole, n=100)
    return (
        f"{game:16} {median(each):6.1f} ms an answer, {quantiles(each, n=100)[98]:6.1f} at 99 %; "
        f"until the next question {median(whole):6.1f}, {percent[98]:6.1f}; "
        f"{counted.times / max(entries, 1):4.1f} views an answer; "
        f"{entries} answers; hover {hovered(lamp):4.1f} ms"
    )


def main(games: list[str]) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    Clock.timer = lambda _, parent: HastyTimer(parent, singleShot=True)  # type: ignore[method-assign,assignment,misc]
    for game in games or list(TABLES):
        if len(games) != 1:
            os.system(f"{sys.executable} -m tests.benchmarks.answers {game}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = places(Path(folder))
            ensure(found)
            lamp = Lamplight(application([]), found, Start(), Spared())
            lamp.settings.change(language="en", pace=Pace.INSTANT, motion=Motion.OFF)
            lamp.window.setWindowState(Qt.WindowState.WindowNoState)
            lamp.show()
            lamp.furnish()
            lamp.window.resize(*SIZE)
            QApplication.processEvents()
            print(measured(lamp, game), flush=True)
            lamp.window.close()


if __name__ == "__main__":
    main(sys.argv[1:])

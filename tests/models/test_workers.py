"""Bots in processes of their own (models/workers.py, models/thinking.py)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from models import workers
from models.packing import pack
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from models.thinking import PULSE, Task, Thought, answer
from models.workers import MOST_WORKERS, Pool
from rules.bots.levels import bot as bot_of
from rules.bots.levels import luck_of
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Seat
from rules.kernel.text import Text, english
from rules.kernel.views import view
from tests.models import toy
from tests.models.tables import AT_ONCE, Witness, lanterns, push

ROOT = Path(__file__).resolve().parents[2]


class Ear(QObject):
    """Hears what a pool says, in place of a game's controls."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[int, list[Thought]] = {}
        self.faults: dict[int, str] = {}
        self.notices: list[str] = []
        self.when_noticed: Callable[[], object] = lambda: None

    def hear_notice(self, notice: Text) -> None:
        self.notices.append(english(notice))
        self.when_noticed()

    def hear(self, number: int, thoughts: list[Thought]) -> None:
        self.heard[number] = list(thoughts)

    def hear_fault(self, number: int, why: Text) -> None:
        self.faults[number] = english(why)

    def ask(self, pool: Pool, number: int, level: str, seats: int = 1, luck: int = 5) -> None:
        state = lanterns(max(2, seats)).state
        chosen = [Seat(seat) for seat in range(seats)]
        tasks = tuple(Task(seat, level, luck + seat) for seat in chosen)
        pool.ask(number, pack(state, chosen), tasks, self)  # type: ignore[arg-type]


@pytest.fixture
def pool(qtbot: QtBot) -> Iterator[Pool]:
    found = Pool(("tests.models.toy",))
    yield found
    found.close()


@pytest.fixture
def ear() -> Ear:
    return Ear()


def test_no_process_before_a_bot_is_asked(pool: Pool) -> None:
    assert pool.process_ids == ()


def test_a_bot_answers_whole_from_its_own_view(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "spy", seats=3)
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    state = lanterns(3).state
    for thought in ear.heard[1]:
        seen, loaded, luck = (dict(reason.facts)["words"] for reason in thought.reasons)
        assert seen == repr(view(state, thought.seat))
        assert loaded == "", "neither Qt nor geometry in a bot's process"
        assert luck == str(stirred(5 + thought.seat, agenda.request(state, thought.seat).ply))
        assert thought.action == toy.Bid(0)


PROGRAM = """
from PySide6.QtCore import QCoreApplication
from models.packing import pack
from models.thinking import Task
from models.workers import Pool
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Seat
from tests.models.tables import lanterns

def main():
    app = QCoreApplication([])
    pool = Pool(("tests.models.toy",))
    class Ear:
        def hear(self, number, thoughts):
            print(dict(thoughts[0].reasons[1].facts)["words"] or "nothing")
            app.quit()
        def hear_fault(self, number, why):
            print(why)
            app.quit()
    pool.ask(1, pack(lanterns(2).state, [Seat(0)]), (Task(Seat(0), "spy", 1),), Ear())
    app.exec()
    pool.close()

if __name__ == "__main__":
    main()
"""


def test_a_started_program_is_not_loaded_again(tmp_path: Path) -> None:
    """Not even by a script that loads the screen at once, as the installed command does."""
    (tmp_path / "lamplight").write_text(PROGRAM)
    run = subprocess.run(
        [sys.executable, str(tmp_path / "lamplight")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "nothing\n"


def test_a_process_gives_the_same_answer_as_this_one(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "random", seats=2)
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    state = lanterns(2).state
    for thought in ear.heard[1]:
        luck = 5 + thought.seat
        here = answer(view(state, thought.seat), thought.seat, luck, bot_of("lanterns", "random"))
        assert thought == here


def test_many_bots_share_the_workers(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "greedy", seats=40)
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    assert {thought.seat for thought in ear.heard[1]} == set(range(40))
    assert len(pool.process_ids) == min(MOST_WORKERS, os.cpu_count() or 1)


def test_a_batch_without_bots_is_answered_later_too(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "greedy", seats=0)
    assert 1 not in ear.heard
    qtbot.waitUntil(lambda: ear.heard == {1: []})
    assert pool.process_ids == ()


def test_a_bot_that_fails_is_a_plain_sentence(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "broken")
    qtbot.waitUntil(lambda: 1 in ear.faults, timeout=10_000)
    assert ear.faults[1] == (
        "The bots have stopped thinking (ValueError: no idea). Nothing is lost; you can try again."
    )
    ear.ask(pool, 2, "greedy")
    qtbot.waitUntil(lambda: 2 in ear.heard, timeout=10_000)


def test_a_process_that_dies_is_replaced_and_asked_again(
    pool: Pool, ear: Ear, qtbot: QtBot
) -> None:
    ear.ask(pool, 1, "greedy")
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    (old,) = pool.process_ids
    os.kill(old, signal.SIGTERM)
    ear.ask(pool, 2, "greedy")
    qtbot.waitUntil(lambda: 2 in ear.heard, timeout=10_000)
    assert pool.process_ids != (old,)
    assert ear.notices == [REPLACED]


REPLACED = "A bot stopped responding. It was restarted and is thinking again."


@pytest.mark.parametrize("seats", [1, 40])
def test_a_process_that_is_frozen_is_replaced_and_asked_again(
    pool: Pool, ear: Ear, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    ear.ask(pool, 1, "greedy")
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    (old,) = pool.process_ids
    os.kill(old, signal.SIGSTOP)
    monkeypatch.setattr(workers, "PATIENCE", 0.3)
    ear.when_noticed = monkeypatch.undo  # the new process may take its time
    ear.ask(pool, 2, "greedy", seats=seats)
    qtbot.waitUntil(lambda: 2 in ear.heard, timeout=10_000)
    assert len(ear.heard[2]) == seats
    assert ear.notices == [REPLACED]
    assert not _is_running(old)


def test_a_bot_that_thinks_for_long_gives_signs_of_life(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "slow")
    (worker,) = pool._workers
    asked = worker._last_sign
    qtbot.waitUntil(lambda: worker._last_sign > asked + PULSE, timeout=10_000)
    pool.stop(1)
    assert not ear.notices


KILLED = """
import os
import signal
from PySide6.QtCore import QCoreApplication, QTimer
from models.packing import pack
from models.thinking import PULSE, Task
from models.workers import Pool
from rules.kernel.steps import Seat
from tests.models.tables import lanterns

def ask(number, level, seats):
    state = lanterns(seats).state
    tasks = tuple(Task(Seat(seat), level, 1) for seat in range(seats))
    pool.ask(number, pack(state, [task.seat for task in tasks]), tasks, ear)

class Ear:
    begun = 0

    def hear(self, number, thoughts):
        ask(2, "slow", 2)
        self.begun = signs()

def signs():
    return max(worker._last_sign for worker in pool._workers)

def look():
    if ear.begun and signs() > ear.begun + PULSE:
        print(len(pool.process_ids), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

app = QCoreApplication([])
pool, ear = Pool(("tests.models.toy",)), Ear()
ask(1, "greedy", 4)
timer = QTimer(interval=10)
timer.timeout.connect(look)
timer.start()
app.exec()
"""


def test_bots_end_in_silence_when_the_program_is_killed() -> None:
    """The one that thinks for half a minute, and the one that waits for work.

    All of them hold standard error: to have read it to its end is to have seen them all end.
    """
    run = subprocess.run(
        [sys.executable, "-c", KILLED],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert run.returncode == -signal.SIGKILL
    assert run.stderr == ""
    assert int(run.stdout) == min(MOST_WORKERS, os.cpu_count() or 1)


def test_a_process_that_dies_each_time_is_told(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "mortal")
    qtbot.waitUntil(lambda: 1 in ear.faults, timeout=10_000)
    assert "the process ended" in ear.faults[1]


def test_a_stopped_batch_is_never_heard_and_frees_its_worker(
    pool: Pool, ear: Ear, qtbot: QtBot
) -> None:
    ear.ask(pool, 1, "greedy")
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    ear.ask(pool, 2, "slow")
    qtbot.wait(50)
    begun = time.monotonic()
    pool.stop(2)
    assert time.monotonic() - begun < 0.1
    ear.ask(pool, 3, "greedy")
    qtbot.waitUntil(lambda: 3 in ear.heard, timeout=10_000)
    assert 2 not in ear.heard
    assert 2 not in ear.faults


def test_closing_while_bots_think_takes_no_time(pool: Pool, ear: Ear, qtbot: QtBot) -> None:
    ear.ask(pool, 1, "greedy")
    qtbot.waitUntil(lambda: 1 in ear.heard, timeout=10_000)
    ear.ask(pool, 2, "slow", seats=4)
    qtbot.wait(50)
    ids = pool.process_ids
    begun = time.monotonic()
    pool.close()
    assert time.monotonic() - begun < 0.3
    assert not any(_is_running(id) for id in ids)


def _is_running(id: int) -> bool:
    try:
        os.kill(id, 0)
    except ProcessLookupError:
        return False
    return True


def test_luck_is_each_seat_s_own_and_each_question_s() -> None:
    lucks = {luck_of(7, Seat(seat), ply) for seat in range(10) for ply in range(10)}
    assert len(lucks) == 100


# ---------------------------------------------------------------- a whole game
def play(qtbot: QtBot, pool: Pool, plans: list[SeatPlan]) -> tuple[GameSession, Witness]:
    session = GameSession(lanterns(len(plans)), plans, pool)
    session.set_pacing(AT_ONCE)
    witness = Witness(session)
    session.start()

    def over() -> bool:
        push(session)
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=20_000)
    session.close()
    return session, witness


def test_the_same_seed_gives_the_same_game(pool: Pool, qtbot: QtBot) -> None:
    plans = [person("Ada"), bot("random"), bot("random")]
    first, _ = play(qtbot, pool, plans)
    again, _ = play(qtbot, pool, plans)
    assert _parts(first) == _parts(again)
    assert first.outcome == again.outcome


def _parts(session: GameSession) -> dict[int, list[object]]:
    """What each seat answered: between seats that answer at once the order is no matter."""
    parts: dict[int, list[object]] = {}
    for entry in session._play.journal.entries:
        parts.setdefault(entry.seat, []).append(entry.part)
    return parts


def test_a_table_of_a_hundred(pool: Pool, qtbot: QtBot) -> None:
    """One person and 99 bots; the window's thread is never busy for long."""
    spans: list[float] = []
    last = [time.thread_time()]

    def look() -> None:
        now = time.thread_time()
        spans.append(now - last[0])
        last[0] = now

    ticks = QTimer()
    ticks.timeout.connect(look)
    ticks.start(0)
    begun = time.monotonic()
    session, _ = play(qtbot, pool, [person("Ada")] + [bot("random")] * 99)
    seconds = time.monotonic() - begun
    ticks.stop()
    assert session.outcome is not None
    assert seconds < 10, "for a whole game of three nights"
    spans.sort()
    assert spans[-3] < 0.050, "generous: the measured figure is about 8 ms"


SPOKEN = """
import pkgutil, importlib, models.workers, rules
from rules.kernel.registry import game, game_ids
from rules.kernel.text import SENTENCES
for each in game_ids():
    game(each)
known = set(SENTENCES)
for found in pkgutil.walk_packages(rules.__path__, "rules."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print(*sorted(set(SENTENCES) - known))
"""


def test_the_window_knows_all_sentences_of_the_bots_processes() -> None:
    """There more of the rules is loaded than here: what they say is said by its key."""
    command = [sys.executable, "-c", SPOKEN]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.split() == []

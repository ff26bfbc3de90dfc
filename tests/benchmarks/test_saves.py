"""What saving and opening cost, and what a hundred seats cost the window.

Figures are reported with what is aimed at; none is asserted, since a busy machine or a slow disk
would fail it. What a bare write of the same bytes costs stands beside the autosave.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from models.files import write_safely
from models.records import Records, open_record
from models.saves import FileAutosave, GameFile, SaveQueue
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Question
from models.workers import Pool
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import setup_of
from tests.models.hearing import listen
from tests.models.tables import AT_ONCE, lanterns

DECISIONS = 1_000
AIM_SAVE = 0.005
AIM_OPEN = 0.3
AIM_CARD = 10.0
AIM_BUSY = 0.016


def long_play(make: Callable[[], Play]) -> Play:
    """A game of a thousand decisions that still goes on."""
    play = make()
    while len(play.journal.entries) < DECISIONS:
        seat = agenda.asked(play.state)[0]
        actions = agenda.request(play.state, seat).actions
        play.submit(seat, actions[len(play.journal.entries) * 7 % len(actions)])
    return play


def many_maps() -> Play:
    """Cartographers at a table of sixty: a thousand drawings before the year is over."""
    return Play(setup_of("cartographers", 60, 3))


def many_nights() -> Play:
    return lanterns(4, nights=300)


GAMES = pytest.mark.parametrize("make", [many_nights, many_maps], ids=["toy", "cartographers"])


def file_of(play: Play, path: Path) -> GameFile:
    seats = (person("Ada"), *[bot("random")] * (play.setup.seats - 1))
    return GameFile(path, seats, TakeBack.STRICT, "a1", 1)


@pytest.fixture
def queue(qtbot: QtBot) -> Iterator[SaveQueue]:
    found = SaveQueue()
    yield found
    found.close()


def said(
    what: str, seconds: float, record: Callable[[str, object], None], aim: float | None = None
) -> None:
    record(what, round(seconds * 1000, 2))
    print(f"\n{what}: {seconds * 1000:.2f} ms", f"(aim {aim * 1000:g})" if aim else "")


def bare_write(path: Path) -> float:
    """What the disk alone takes for the same bytes, made as safe: median of some writes."""
    raw, times = path.read_bytes(), []
    for _ in range(30):
        begun = time.perf_counter()
        write_safely(path.with_suffix(".bare"), raw)
        times.append(time.perf_counter() - begun)
    return median(times)


@GAMES
def test_autosave_at_decision_1000(
    make: Callable[[], Play], queue: SaveQueue, tmp_path: Path, record_property
) -> None:
    """From the answer to its write on the disk, and what of it the window's thread does."""
    play = long_play(make)
    autosave = FileAutosave(queue, file_of(play, tmp_path / "a.lamplight"))
    whole, handed_over = [], []
    for _ in range(30):
        begun = time.perf_counter()
        own = time.thread_time()
        autosave.keep(play)
        handed_over.append(time.thread_time() - own)
        queue.flush()
        whole.append(time.perf_counter() - begun)
    said(f"autosave, {play.game.id}", median(whole), record_property, AIM_SAVE)
    said("of it the disk", bare_write(autosave.file.path), record_property)
    said(f"of it in the window's thread, {play.game.id}", median(handed_over), record_property)
    assert len(open_record(autosave.file.path).play.journal.entries) == DECISIONS


@GAMES
def test_a_record_of_1000_decisions_opens(
    make: Callable[[], Play], queue: SaveQueue, tmp_path: Path, record_property
) -> None:
    """Read, checked, and played through again from the first decision."""
    play = long_play(make)
    autosave = FileAutosave(queue, file_of(play, tmp_path / "a.lamplight"))
    autosave.keep(play)
    autosave.close()
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        assert open_record(autosave.file.path).play.state == play.state
        times.append(time.perf_counter() - begun)
    said(f"open, {play.game.id}", median(times), record_property, AIM_OPEN)


def test_the_list_of_500_records(queue: SaveQueue, tmp_path: Path, record_property) -> None:
    """Read for the first time, and again when nothing has changed."""
    play = Play(setup_of("cartographers", 4, 3))
    for number in range(500):
        queue.put(
            tmp_path / f"{number}.lamplight",
            FileAutosave(queue, file_of(play, tmp_path)).record(play),
        )
    assert queue.flush(60)
    records = Records(tmp_path, tmp_path / "cache")
    times = []
    for _ in range(2):
        begun = time.perf_counter()
        assert len(records.lines()) == 500
        times.append(time.perf_counter() - begun)
    said("list of 500 records, first", times[0], record_property)
    said("list of 500 records, again", times[1], record_property)


@pytest.mark.parametrize(("level", "drawn"), [("random", 8), ("steady", 8), ("master", 3)])
def test_a_card_at_a_table_of_a_hundred(
    level: str, drawn: int, qtbot: QtBot, record_property
) -> None:
    """One person, 99 bots: seconds a card, and how long the window's thread is busy at a time."""
    plans: list[SeatPlan] = [person("Ada"), *[bot(level)] * 99]
    pool = Pool()
    session = GameSession(Play(setup_of("cartographers", 100, 1)), plans, pool)
    session.set_pacing(AT_ONCE)
    cards: list[float] = []
    busy: list[float] = []
    last = [time.thread_time()]

    def look() -> None:
        now = time.thread_time()
        busy.append(now - last[0])
        last[0] = now

    def answer(question: Question | None) -> None:
        if question is not None and not question.request.given:
            cards.append(time.perf_counter())
        if question is not None:
            QTimer.singleShot(0, session, lambda: session.submit(question.request.actions[-1]))

    ticks = QTimer(session)
    ticks.timeout.connect(look)
    ticks.start(1)
    listen(session, lambda kind, said: answer(said) if kind == "asked" else None)
    session.start()
    qtbot.waitUntil(lambda: len(cards) > drawn, timeout=120_000)
    session.close()
    pool.close()
    spans = [after - before for before, after in pairwise(cards[1:])]
    working = sorted(span for span in busy if span > 0.001)
    said(f"a card, {level}", median(spans), record_property)
    said(f"longest card, {level}", max(spans), record_property, AIM_CARD)
    slow = working[int(len(working) * 0.99)]
    said(f"busy at a time, 99 %, {level}", slow, record_property, AIM_BUSY)


def test_quitting_while_bots_think(qtbot: QtBot, record_property) -> None:
    """However long they would think, the end comes at once."""
    plans = [person("Ada"), *[bot("slow")] * 3]
    pool = Pool(("tests.models.toy",))
    session = GameSession(lanterns(4), plans, pool)
    session.start()
    qtbot.waitUntil(lambda: bool(pool.process_ids))
    qtbot.wait(300)
    begun = time.perf_counter()
    session.close()
    pool.close()
    seconds = time.perf_counter() - begun
    said("quit while bots think", seconds, record_property)
    assert seconds < 0.3

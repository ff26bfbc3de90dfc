"""Games written off the window's thread (models/saves.py, models/keeper.py)."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models import files, saves
from models.keeper import Keeper
from models.records import open_record
from models.saves import GENERATIONS, FileKeeper, GameFile, SaveQueue, is_older, move_on, older
from models.seating import bot, person
from models.session import Session, Waits
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import read_head
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import AT_ONCE, Desk, Witness, lanterns, push

PLANS = (person("Ada"), bot("random"))


@pytest.fixture
def queue(qtbot: QtBot) -> Iterator[SaveQueue]:
    found = SaveQueue()
    yield found
    found.close()


@pytest.fixture
def file(tmp_path: Path) -> GameFile:
    return GameFile(tmp_path / "a.lamplight", PLANS, TakeBack.STRICT, "a1", 1)


@pytest.fixture
def keeper(queue: SaveQueue, file: GameFile) -> FileKeeper:
    return FileKeeper(queue, file)


def go_on(play: Play, answers: int = 1) -> None:
    for _ in range(answers):
        seat = agenda.asked(play.state)[0]
        play.submit(seat, agenda.request(play.state, seat).actions[0])


class Gate:
    """Lets a write through when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.reached = threading.Event()
        self.written: list[Path] = []
        write = saves.write_safely

        def wait(path: Path, raw: bytes) -> None:
            self.reached.set()
            assert self.opened.wait(5)
            write(path, raw)
            self.written.append(path)

        monkeypatch.setattr(saves, "write_safely", wait)


# ---------------------------------------------------------------- the queue
def test_what_is_kept_can_be_opened(keeper: FileKeeper, qtbot: QtBot) -> None:
    play = lanterns(2)
    go_on(play, 3)
    with qtbot.waitSignal(keeper.saved):
        keeper.keep(play)
    assert open_record(keeper.file.path).play.state == play.state


def test_asking_returns_at_once_and_the_game_may_go_on(
    keeper: FileKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    play = lanterns(2)
    go_on(play, 2)
    then = play.state.clone()
    keeper.keep(play)
    assert keeper.is_busy
    go_on(play, 2)
    with qtbot.waitSignal(keeper.settled):
        gate.opened.set()
    assert not keeper.is_busy
    assert open_record(keeper.file.path).play.state == then


def test_saves_that_wait_share_one_write(
    keeper: FileKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    play = lanterns(2)
    keeper.keep(play)
    assert gate.reached.wait(5)
    for _ in range(4):
        go_on(play)
        keeper.keep(play)
    with qtbot.waitSignal(keeper.saved):
        gate.opened.set()
    assert len(gate.written) == 2
    assert open_record(keeper.file.path).play.state == play.state


def test_two_games_do_not_wait_for_each_other_s_numbers(
    queue: SaveQueue, file: GameFile, tmp_path: Path, qtbot: QtBot
) -> None:
    other_file = GameFile(tmp_path / "b.lamplight", PLANS, TakeBack.STRICT, "b1", 1)
    one, other = FileKeeper(queue, file), FileKeeper(queue, other_file)
    other.keep(lanterns(2))
    one.keep(lanterns(2))
    qtbot.waitUntil(lambda: not one.is_busy and not other.is_busy)
    assert file.path.exists()
    assert other_file.path.exists()


def test_closing_writes_what_waits(keeper: FileKeeper, queue: SaveQueue) -> None:
    play = lanterns(2)
    for _ in range(5):
        go_on(play)
        keeper.keep(play)
    keeper.close()
    assert open_record(keeper.file.path).play.state == play.state
    assert queue.close()


def test_a_queue_that_wrote_nothing_closes(qtbot: QtBot) -> None:
    assert SaveQueue().close()


def test_the_keeper_of_nothing_is_never_busy(qtbot: QtBot) -> None:
    keeper = Keeper()
    keeper.keep(lanterns(2))
    assert not keeper.is_busy
    keeper.close()


# ---------------------------------------------------------------- generations
def night_by_night(keeper: FileKeeper, play: Play) -> None:
    """A whole game, kept after each answer."""
    keeper.keep(play)
    while agenda.asked(play.state):
        go_on(play)
        keeper.keep(play)
        keeper.close()


def test_older_copies_move_on_at_each_round_not_at_each_decision(
    keeper: FileKeeper, qtbot: QtBot
) -> None:
    play = lanterns(2, nights=10)
    night_by_night(keeper, play)
    path = keeper.file.path
    nights = []
    for generation in range(1, GENERATIONS + 1):
        head = read_head(older(path, generation).read_bytes())
        assert head.summary.where is not None
        nights.append(english(head.summary.where))
    assert nights == ["Night 9", "Night 8", "Night 7"]
    assert sorted(each.name for each in (path.parent / "older").iterdir()) == [
        f"a.{generation}.lamplight" for generation in (1, 2, 3)
    ]
    assert is_older(older(path, 1))
    assert not is_older(path)


def test_each_older_copy_goes_on_from_the_end_of_its_round(
    keeper: FileKeeper, qtbot: QtBot
) -> None:
    play = lanterns(2, nights=3)
    night_by_night(keeper, play)
    copy = open_record(older(keeper.file.path, 1)).play
    assert isinstance(copy.state, toy.Lanterns)
    assert copy.state.night == 2
    go_on(copy, 3)


def test_a_file_that_is_not_there_has_no_older_copy(tmp_path: Path) -> None:
    move_on(tmp_path / "a.lamplight")
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------- a disk that refuses
@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    def fail(old: object, new: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "replace", fail)
    return monkeypatch


def test_a_full_disk_is_said_once_and_play_goes_on(
    keeper: FileKeeper, qtbot: QtBot, full: pytest.MonkeyPatch
) -> None:
    session = Session(lanterns(2), PLANS, Desk(), TakeBack.STRICT, keeper)
    session.set_manners(AT_ONCE)
    witness = Witness(session)
    session.start()

    def over() -> bool:
        push(session)
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=10_000)
    (notice,) = witness.of("save_failed")
    assert english(notice) == (  # type: ignore[arg-type]
        f"The game cannot be saved in {keeper.file.path.parent} (No space left on device)."
        " You can play on; «Save as» keeps it elsewhere."
    )
    assert not witness.of("saved")


def test_once_it_works_again_it_is_said_again_when_it_fails(
    keeper: FileKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = os.replace
    works = False

    def sometimes(old: str, new: Path) -> None:
        if not works:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        replace(old, new)

    monkeypatch.setattr(files.os, "replace", sometimes)
    notices: list[object] = []
    keeper.failed.connect(notices.append)
    for works in (False, False, True, False):  # noqa: B007  (read by the closure)
        with qtbot.waitSignal(keeper.settled):
            keeper.keep(lanterns(2))
    assert len(notices) == 2


def test_save_as_keeps_the_game_elsewhere(keeper: FileKeeper, qtbot: QtBot, tmp_path: Path) -> None:
    play = lanterns(2)
    with qtbot.waitSignal(keeper.saved):
        keeper.keep(play)
    old = keeper.file.path.read_bytes()
    keeper.move_to(tmp_path / "elsewhere" / "b.lamplight")
    go_on(play)
    with qtbot.waitSignal(keeper.saved):
        keeper.keep(play)
    assert (tmp_path / "a.lamplight").read_bytes() == old
    assert open_record(tmp_path / "elsewhere" / "b.lamplight").play.state == play.state


def test_a_disk_that_does_not_answer_does_not_hold_the_game_up(
    keeper: FileKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    keeper._slow.setInterval(20)
    with qtbot.waitSignals([keeper.failed, keeper.settled]):
        keeper.keep(lanterns(2))
    assert not keeper.is_busy
    gate.opened.set()
    keeper.close()


# ---------------------------------------------------------------- confirmed means written
def test_nothing_is_asked_before_the_last_answer_is_written(
    keeper: FileKeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(lanterns(2), PLANS, Desk(), TakeBack.STRICT, keeper)
    session.set_manners(AT_ONCE)
    witness = Witness(session)
    session.start()
    qtbot.waitUntil(lambda: session.question is not None and not keeper.is_busy)
    gate = Gate(monkeypatch)
    session.submit(toy.Bid(2))
    qtbot.wait(50)
    assert session.question is None
    assert [kind for kind, _ in witness.heard].count("refused") == 0
    gate.opened.set()
    qtbot.waitUntil(lambda: session.question is not None)
    entries = open_record(keeper.file.path).play.journal.entries
    assert toy.Bid(2) in [entry.part for entry in entries]
    session.close()

"""Games written off the window's thread (models/saves.py, models/autosave.py)."""

from __future__ import annotations

import contextlib
import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models import files, saves
from models.autosave import Autosave
from models.crash_markers import Grip, Holding
from models.places import EXTENSION
from models.records import open_record
from models.saves import (
    GENERATIONS,
    FileAutosave,
    GameFile,
    SaveQueue,
    is_older,
    older,
    write_game,
)
from models.seating import bot, person
from models.session import GameSession, Waits
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import read_head, write_record
from rules.kernel.text import english
from tests.models import toy
from tests.models.tables import AT_ONCE, AppController, Witness, lanterns, push

ROOT = Path(__file__).resolve().parents[2]
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
def autosave(queue: SaveQueue, file: GameFile) -> FileAutosave:
    return FileAutosave(queue, file)


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
        write = saves.write_game

        def wait(path: Path, raw: bytes, moves_on: bool, grip: Grip | None) -> None:
            self.reached.set()
            assert self.opened.wait(5)
            write(path, raw, moves_on, grip)
            self.written.append(path)

        monkeypatch.setattr(saves, "write_game", wait)


# ---------------------------------------------------------------- the queue
def test_what_is_kept_can_be_opened(autosave: FileAutosave, qtbot: QtBot) -> None:
    play = lanterns(2)
    go_on(play, 3)
    with qtbot.waitSignal(autosave.saved):
        autosave.keep(play)
    assert open_record(autosave.file.path).play.state == play.state


def test_asking_returns_at_once_and_the_game_may_go_on(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    play = lanterns(2)
    go_on(play, 2)
    then = play.state.clone()
    autosave.keep(play)
    assert autosave.is_busy
    go_on(play, 2)
    with qtbot.waitSignal(autosave.settled):
        gate.opened.set()
    assert not autosave.is_busy
    assert open_record(autosave.file.path).play.state == then


def test_saves_that_wait_share_one_write(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    play = lanterns(2)
    autosave.keep(play)
    assert gate.reached.wait(5)
    for _ in range(4):
        go_on(play)
        autosave.keep(play)
    with qtbot.waitSignal(autosave.saved):
        gate.opened.set()
    assert len(gate.written) == 2
    assert open_record(autosave.file.path).play.state == play.state


def test_two_games_do_not_wait_for_each_other_s_numbers(
    queue: SaveQueue, file: GameFile, tmp_path: Path, qtbot: QtBot
) -> None:
    other_file = GameFile(tmp_path / "b.lamplight", PLANS, TakeBack.STRICT, "b1", 1)
    one, other = FileAutosave(queue, file), FileAutosave(queue, other_file)
    other.keep(lanterns(2))
    one.keep(lanterns(2))
    qtbot.waitUntil(lambda: not one.is_busy and not other.is_busy)
    assert file.path.exists()
    assert other_file.path.exists()


def test_closing_writes_what_waits(autosave: FileAutosave, queue: SaveQueue) -> None:
    play = lanterns(2)
    for _ in range(5):
        go_on(play)
        autosave.keep(play)
    autosave.close()
    assert open_record(autosave.file.path).play.state == play.state
    assert queue.close()


def test_a_queue_that_wrote_nothing_closes(qtbot: QtBot) -> None:
    assert SaveQueue().close()


def test_the_keeper_of_nothing_is_never_busy(qtbot: QtBot) -> None:
    autosave = Autosave()
    autosave.keep(lanterns(2))
    assert not autosave.is_busy
    autosave.close()


# ---------------------------------------------------------------- generations
def night_by_night(autosave: FileAutosave, play: Play) -> None:
    """A whole game, kept after each answer."""
    autosave.keep(play)
    while agenda.asked(play.state):
        go_on(play)
        autosave.keep(play)
        autosave.close()


def test_older_copies_move_on_at_each_round_not_at_each_decision(
    autosave: FileAutosave, qtbot: QtBot
) -> None:
    play = lanterns(2, nights=10)
    night_by_night(autosave, play)
    path = autosave.file.path
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
    autosave: FileAutosave, qtbot: QtBot
) -> None:
    play = lanterns(2, nights=3)
    night_by_night(autosave, play)
    copy = open_record(older(autosave.file.path, 1)).play
    assert isinstance(copy.state, toy.Lanterns)
    assert copy.state.night == 2
    go_on(copy, 3)


def test_older_copies_of_a_game_whose_name_is_as_long_as_can_be(tmp_path: Path) -> None:
    stem = "a" * (255 - len(EXTENSION) - 1)
    for each in "bc":
        path = tmp_path / f"{stem}{each}{EXTENSION}"
        for number in range(3):
            write_game(path, f"{each}{number}".encode(), moves_on=True)
    for each in "bc":
        path = tmp_path / f"{stem}{each}{EXTENSION}"
        found = [older(path, generation).read_bytes() for generation in (1, 2)]
        assert found == [f"{each}1".encode(), f"{each}0".encode()]


def test_a_file_that_is_not_there_has_no_older_copy(tmp_path: Path) -> None:
    write_game(tmp_path / "a.lamplight", b"new", moves_on=True)
    assert list(tmp_path.iterdir()) == [tmp_path / "a.lamplight"]


# ---------------------------------------------------------------- a disk that refuses
@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    def fail(old: object, new: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "replace", fail)
    return monkeypatch


def test_a_full_disk_is_said_once_and_play_goes_on(
    autosave: FileAutosave, qtbot: QtBot, full: pytest.MonkeyPatch
) -> None:
    session = GameSession(lanterns(2), PLANS, AppController(), TakeBack.STRICT, autosave)
    session.set_pacing(AT_ONCE)
    witness = Witness(session)
    session.start()

    def over() -> bool:
        push(session)
        return session.waits is Waits.OVER

    qtbot.waitUntil(over, timeout=10_000)
    (notice,) = witness.of("save_failed")
    assert english(notice) == (  # type: ignore[arg-type]
        f"Could not save the game in {autosave.file.path.parent} (No space left on device)."
        " You can keep playing; use “Save as” to keep it elsewhere."
    )
    assert not witness.of("saved")


def test_once_it_works_again_it_is_said_again_when_it_fails(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = os.replace
    works = False

    def sometimes(old: str, new: Path) -> None:
        if not works:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        replace(old, new)

    monkeypatch.setattr(files.os, "replace", sometimes)
    notices: list[object] = []
    autosave.failed.connect(notices.append)
    for works in (False, False, True, False):  # noqa: B007  (read by the closure)
        with qtbot.waitSignal(autosave.settled):
            autosave.keep(lanterns(2))
    assert len(notices) == 2


def test_save_as_keeps_the_game_elsewhere(
    autosave: FileAutosave, qtbot: QtBot, tmp_path: Path
) -> None:
    play = lanterns(2)
    with qtbot.waitSignal(autosave.saved):
        autosave.keep(play)
    old = autosave.file.path.read_bytes()
    autosave.move_to(tmp_path / "elsewhere" / "b.lamplight")
    go_on(play)
    with qtbot.waitSignal(autosave.saved):
        autosave.keep(play)
    assert (tmp_path / "a.lamplight").read_bytes() == old
    assert open_record(tmp_path / "elsewhere" / "b.lamplight").play.state == play.state


def test_a_disk_that_does_not_answer_does_not_hold_the_game_up(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    autosave._slow.setInterval(20)
    with qtbot.waitSignals([autosave.failed, autosave.settled]):
        autosave.keep(lanterns(2))
    assert not autosave.is_busy
    gate.opened.set()
    autosave.close()


def contents(folder: Path) -> dict[str, bytes]:
    """Each file of a folder and of those in it."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_rotates_nothing_and_the_next_one_makes_up_for_it(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    play = lanterns(2, nights=10)
    chapter = play.game.chapter
    while chapter(play.state) < 6:
        go_on(play)
        autosave.keep(play)
        autosave.close()
    before = contents(autosave.file.path.parent)

    def fail(*words: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(files.os, step, fail)
        while chapter(play.state) < 7:
            go_on(play)
            autosave.keep(play)
            autosave.settle()
        assert contents(autosave.file.path.parent) == before
        assert autosave.unsaved
        assert autosave.trouble is not None
    autosave.try_again()
    autosave.settle()
    assert not autosave.unsaved
    assert autosave.trouble is None
    after = contents(autosave.file.path.parent)
    assert after["a.1.lamplight"] == before["a.lamplight"]
    assert after["a.2.lamplight"] == before["a.1.lamplight"]
    assert open_record(autosave.file.path).play.state == play.state


def test_at_no_moment_of_a_crash_there_are_fewer_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken off before each single step: all that was there is there; the next save repairs."""
    path = tmp_path / "a.lamplight"
    for number in range(5):
        write_game(path, b"%d" % number, moves_on=True)
    assert contents(tmp_path).keys() == {f"a{each}.lamplight" for each in ("", ".1", ".2", ".3")}
    steps = ("replace", "unlink", "fsync")
    for left in range(12):
        before = set(contents(tmp_path).values())
        with monkeypatch.context() as patch, contextlib.suppress(InterruptedError):
            countdown = iter(range(left))
            for step in steps:
                patch.setattr(files.os, step, interrupted(getattr(os, step), countdown))
            write_game(path, b"new %d" % left, moves_on=True)
        # The oldest may have gone, once the new one is there.
        is_written = path.read_bytes() == b"new %d" % left
        assert len(before - set(contents(tmp_path).values())) <= (1 if is_written else 0)
        write_game(path, b"whole %d" % left, moves_on=True)
        assert [older(path, each).exists() for each in (1, 2, 3, 4)] == [True] * 3 + [False]


def interrupted(step: Callable[..., None], countdown: Iterator[int]) -> Callable[..., None]:
    """Carries out so many steps of all kinds, then none."""

    def do(*words: object, **named: object) -> None:
        if next(countdown, None) is None:
            raise InterruptedError
        step(*words, **named)

    return do


def test_a_failed_save_is_tried_again_by_itself(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "PAUSES", (1, 5))
    home = autosave.file.path.parent / "home"
    autosave.move_to(home / "a.lamplight")
    play = lanterns(2)
    with qtbot.waitSignal(autosave.saved):
        autosave.keep(play)
    home.rename(home.with_name("away"))
    go_on(play)
    with qtbot.waitSignal(autosave.failed):
        autosave.keep(play)
    assert autosave.unsaved
    assert not home.exists(), "a folder that went away is not made anew in its place"
    with qtbot.waitSignal(autosave.saved):
        home.with_name("away").rename(home)
    assert not autosave.unsaved
    assert open_record(autosave.file.path).play.state == play.state


def test_what_was_opened_and_not_played_on_is_not_unsaved(
    queue: SaveQueue, file: GameFile, qtbot: QtBot, full: pytest.MonkeyPatch
) -> None:
    play = lanterns(2)
    go_on(play, 2)
    autosave = FileAutosave(queue, file, on_disk=play.journal.entries)
    autosave.keep(play)
    autosave.settle()
    assert autosave.trouble is not None
    assert not autosave.unsaved
    go_on(play)
    autosave.keep(play)
    autosave.settle()
    assert autosave.unsaved


def test_a_file_that_somebody_else_has_written_is_left_alone(
    queue: SaveQueue, file: GameFile, qtbot: QtBot
) -> None:
    grip = Grip(file.path)
    assert grip.take()
    holding = Holding(grip)
    autosave = FileAutosave(queue, file, None, holding)
    play = lanterns(2)
    with qtbot.waitSignal(autosave.saved):
        autosave.keep(play)
    file.path.write_bytes(b"something else")
    with qtbot.waitSignal(autosave.strayed):
        autosave.keep(play)
    assert file.path.read_bytes() == b"something else"
    longer = lanterns(2)
    go_on(longer)
    played_on = write_record(autosave.record(longer))
    file.path.write_bytes(played_on)
    with qtbot.waitSignal(autosave.disowned):
        autosave.keep(play)
    assert not autosave.unsaved, "it holds all that was decided here"
    autosave.keep(play)
    autosave.settle()
    assert file.path.read_bytes() == played_on
    holding.give_back()


FULL = """
import resource, sys
from pathlib import Path
from models.saves import write_game
path = Path(sys.argv[1])
write_game(path, b"small", moves_on=True)
write_game(path, b"smaller", moves_on=True)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
import signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
try:
    write_game(path, b"x" * 5000, moves_on=True)
except OSError as fault:
    print(fault.strerror)
"""


def test_a_real_disk_that_takes_no_more_leaves_all_copies(tmp_path: Path) -> None:
    path = tmp_path / "a.lamplight"
    words = [sys.executable, "-c", FULL, str(path)]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout == os.strerror(errno.EFBIG) + "\n"
    assert contents(tmp_path) == {"a.lamplight": b"smaller", "a.1.lamplight": b"small"}


# ---------------------------------------------------------------- confirmed means written
def test_nothing_is_asked_before_the_last_answer_is_written(
    autosave: FileAutosave, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = GameSession(lanterns(2), PLANS, AppController(), TakeBack.STRICT, autosave)
    session.set_pacing(AT_ONCE)
    witness = Witness(session)
    session.start()
    qtbot.waitUntil(lambda: session.question is not None and not autosave.is_busy)
    gate = Gate(monkeypatch)
    session.submit(toy.Bid(2))
    qtbot.wait(50)
    assert session.question is None
    assert [kind for kind, _ in witness.heard].count("refused") == 0
    gate.opened.set()
    qtbot.waitUntil(lambda: session.question is not None)
    entries = open_record(autosave.file.path).play.journal.entries
    assert toy.Bid(2) in [entry.part for entry in entries]
    session.close()

"""A second start on the same folder: what the window that runs does for it, and what never."""

from __future__ import annotations

import errno
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop import cli, second
from desktop.app import Lamplight
from desktop.second import BUSY, DONE, MOST_BYTES, Listener, address, hand_over, words_of
from models import files
from models.places import EXTENSION, Places, places
from models.seating import person
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import record_of, write_record
from rules.kernel.registry import game_ids, setup_of
from tests.desktop.helpers import Person, opened, wish_of

OpenLamp = Callable[..., Lamplight]
Say = Callable[..., str]
ROOT = Path(__file__).resolve().parents[2]
FIRST = """
import sys
from desktop import __main__, app
def listen(self, listen=app.Lamplight.listen):
    listen(self)
    print("listens" if self._listener.is_listening else "deaf", flush=True)
def show(self, feed, *words, show=app.Window.show_feed):
    show(self, feed, *words)
    print("plays", feed.setup.seed, flush=True)
app.Lamplight.listen, app.Window.show_feed = listen, show
sys.exit(__main__.main(["--data-dir", sys.argv[1]]))
"""


@pytest.fixture(autouse=True)
def meeting_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


@pytest.fixture
def first(open_lamp: OpenLamp) -> Lamplight:
    """The window that runs."""
    lamp = open_lamp()
    lamp.listen()
    return lamp


@pytest.fixture
def say(first: Lamplight, user_places: Places, qtbot: QtBot) -> Say:
    """Says words to it as a second start does; gives the answer, empty where there is none."""
    root = str(user_places.config.parent)
    return lambda *words: told(address(user_places), line(*words, "--data-dir", root), qtbot)


def line(*words: object) -> bytes:
    return second.packed([str(each) for each in words])


def told(where: str, raw: bytes, qtbot: QtBot) -> str:
    """What comes back, without the greeting."""
    heard = bytearray()
    with socket.socket(socket.AF_UNIX) as mine:
        mine.connect(where)
        mine.setblocking(False)
        _send(mine, raw, qtbot)

        qtbot.waitUntil(lambda: has_ended(mine, heard))
    greeting, _, answer = heard.decode().partition("\n")
    assert greeting == second._greeting()
    return answer.strip()


def has_ended(mine: socket.socket, heard: bytearray) -> bool:
    """Whether the window has closed it; takes up what has come."""
    try:
        while more := mine.recv(4096):
            heard.extend(more)
    except BlockingIOError:
        return False
    except ConnectionResetError:
        pass
    return True


def _send(mine: socket.socket, raw: bytes, qtbot: QtBot) -> None:
    rest = memoryview(raw)

    def is_sent() -> bool:
        nonlocal rest
        with suppress(BlockingIOError):
            rest = rest[mine.send(rest) :]
        return not rest

    with suppress(BrokenPipeError):
        qtbot.waitUntil(is_sent)


def shown() -> list[QDialog]:
    tops = QApplication.topLevelWidgets()
    return [each for each in tops if isinstance(each, QDialog) and each.isVisible()]


def kept_game(lamp: Lamplight, qtbot: QtBot, seed: int = 9) -> Path:
    """A game in a file; the window is at its start again."""
    lamp.controller.begin(wish_of("raid", 1, 1, seed))
    Person(lamp, qtbot).act()
    lamp.games.queue.flush()
    path = lamp.games.autosave.file.path
    lamp.controller.leave()
    return path


# ---------------------------------------------------------------- what is done for it
def test_a_start_that_asks_for_nothing_finds_the_window(first: Lamplight, say: Say) -> None:
    first.window.showMinimized()
    assert say() == DONE
    assert not first.window.isMinimized()
    assert first.window.is_at_start


def test_a_file_is_opened_in_the_window_that_runs(
    first: Lamplight, say: Say, qtbot: QtBot, tmp_path: Path
) -> None:
    path = kept_game(first, qtbot)
    assert say(path) == DONE
    opened(first, qtbot)
    assert first.games.session.setup.seed == 9
    Person(first, qtbot).wait()
    assert say(path) == DONE
    opened(first, qtbot)
    assert "already open" in first.window.prompt.reply.text()
    missing = say(tmp_path / f"none{EXTENSION}")
    assert missing.startswith("no File not found")
    assert first.games.session.setup.seed == 9


def test_a_game_is_begun_or_gone_on_with(first: Lamplight, say: Say, qtbot: QtBot) -> None:
    kept_game(first, qtbot)
    assert say("--continue") == DONE
    opened(first, qtbot)
    session = first.games.session
    assert session.setup.seed == 9
    assert say("--continue") == DONE
    assert first.games.session is session
    new = ("--new", "cartographers", "--seed", "4", "--bots", "novice,steady")
    assert say(*new) == DONE
    assert first.games.session.setup.seed == 4
    assert [each.level for each in first.games.session.seats[1:]] == ["novice", "steady"]
    assert say("--new", "halma").startswith("no Unknown game halma.")
    assert first.games.session.setup.seed == 4


def test_a_game_that_cannot_be_saved_is_not_left_unasked(
    first: Lamplight, say: Say, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = kept_game(first, qtbot)
    first.controller.begin(wish_of("raid", 1, 1))
    person = Person(first, qtbot)
    person.wait()

    def fsync(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "fsync", fsync)
    person.act()
    person.wait()
    session = first.games.session
    assert say(other) == DONE
    qtbot.waitUntil(lambda: "unsaved" in first.controller.sheets.opened)
    assert first.games.session is session
    assert say(other) == BUSY, "one question is enough"
    monkeypatch.undo()
    box = first.controller.sheets.opened["unsaved"]
    assert isinstance(box, QMessageBox)
    box.reject()
    assert first.games.session is session


def test_nothing_comes_above_a_curtain(first: Lamplight, say: Say, qtbot: QtBot) -> None:
    other = kept_game(first, qtbot)
    first.controller.begin(wish_of("harbour", 2, 1))
    person = Person(first, qtbot)
    qtbot.waitUntil(lambda: first.window.covering.is_covered)
    person.wait()
    qtbot.waitUntil(lambda: first.window.covering.gate.is_open)
    assert say() == DONE  # it has come to the front, as far as the system lets it
    session, before = first.games.session, first.window.grab().toImage()
    for words in ((other,), ("--new", "cartographers"), ("--continue",)):
        assert say(*words) == BUSY
    assert say() == DONE
    assert first.games.session is session
    assert first.controller.opening.path is None
    assert shown() == []
    assert first.window.grab().toImage() == before
    for _ in range(20):
        if not first.window.covering.is_covered:
            break
        person.act()
        person.wait()
    assert say(other) == DONE
    opened(first, qtbot)
    assert first.games.session is not session


def test_an_open_dialog_keeps_its_place(first: Lamplight, say: Say, qtbot: QtBot) -> None:
    other = kept_game(first, qtbot)
    first.controller.new_game()
    assert say(other) == BUSY
    (sheet,) = shown()
    assert first.window.is_at_start
    sheet.reject()
    assert say(other) == DONE


# ---------------------------------------------------------------- what is no start
def strange(folder: Path) -> list[bytes]:
    root = ("--data-dir", folder)
    return [
        b"\0\0",
        b"\0" * 100,
        b"GET / HTTP/1.1\r\n\r\n\0\0",
        b"\xff\xfe\0\0",
        b"x" * (MOST_BYTES + 100),
        b"lamplight\0--new\0\0",
        line(*root)[9:],
        line(*root) + line("--continue", *root),
        line("--seed", "9" * 5_000, "--new", "root", *root),
        line("--new", "root"),
        line("--new", "root", "--data-dir", folder.parent / "another"),
        line("--new", "root", "--data-dir", f"{folder}/../{folder.name}/"),
        line("--new=root", *root),
        line("game.lamplight", *root),
        line(f"{folder}/a\0b", *root),
        line("--export", folder / "a", "--to", "pdf", *root),
        line("--check", folder / "a", *root),
        line("--safe-mode", *root),
        line("--new-window", *root),
        line("--lang", "de", *root),
        line("--help", *root),
    ]


def test_what_is_no_start_gets_no_answer_and_changes_nothing(
    first: Lamplight, say: Say, user_places: Places, qtbot: QtBot
) -> None:
    where, folder = address(user_places), user_places.config.parent
    for raw in strange(folder):
        assert told(where, raw, qtbot) == "", raw[:40]
        assert first.window.is_at_start
        assert shown() == []
    assert not list(folder.rglob("*.pdf"))
    assert say() == DONE


def test_who_says_nothing_holds_nobody_up(
    first: Lamplight,
    say: Say,
    user_places: Places,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(second, "ANSWERS_WITHIN", 100)
    with closing(socket.socket(socket.AF_UNIX)) as silent:
        silent.connect(address(user_places))
        assert say() == DONE
        silent.setblocking(False)
        qtbot.waitUntil(lambda: has_ended(silent, bytearray()))
    assert say() == DONE


def test_a_second_start_that_left_is_no_longer_served(
    first: Lamplight, say: Say, user_places: Places, qtbot: QtBot
) -> None:
    """A window that hung speaks too late: it was told nothing."""
    with socket.socket(socket.AF_UNIX) as gone:
        gone.connect(address(user_places))
    assert say() == DONE
    assert first.window.is_at_start


# ---------------------------------------------------------------- who listens
@pytest.fixture
def listen(qapp: QApplication) -> Iterator[Callable[[Places], Listener]]:
    made: list[Listener] = []

    def begin(found: Places) -> Listener:
        made.append(Listener(found, lambda asked: asked, lambda asked: None, qapp))
        return made[-1]

    yield begin
    for each in made:
        each.close()
        each.deleteLater()


def test_one_window_for_each_folder_listens(
    listen: Callable[[Places], Listener], tmp_path: Path, meeting_place: Path
) -> None:
    ada, ben = places(tmp_path / "ada"), places(tmp_path / "ben")
    one, other = listen(ada), listen(ben)
    assert one.is_listening
    assert other.is_listening
    assert not listen(ada).is_listening
    mode = os.stat(address(ada)).st_mode
    assert mode & 0o077 == 0, "it is this user's alone"
    one.close()
    assert listen(ada).is_listening
    other.close()
    assert not os.path.exists(address(ben))


def test_what_a_killed_window_has_left_is_taken_over(
    listen: Callable[[Places], Listener], user_places: Places, qtbot: QtBot
) -> None:
    where = address(user_places)
    Path(f"{where}.lock").touch()
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(where)
    assert not hand_over(cli.Line(data_dir=user_places.config.parent))
    assert listen(user_places).is_listening
    root = user_places.config.parent
    assert told(where, line("--data-dir", root), qtbot) == DONE


def test_where_no_socket_can_be_made_nobody_listens(
    listen: Callable[[Places], Listener], user_places: Places, meeting_place: Path
) -> None:
    meeting_place.rmdir()
    meeting_place.write_text("no folder")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tempfile.gettempdir", lambda: str(meeting_place))
        assert not listen(user_places).is_listening
        assert not hand_over(cli.Line(data_dir=user_places.config.parent))


def test_the_same_folder_by_another_name_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    found = {address(places(tmp_path / name)) for name in ("real", "link", "real/../real")}
    assert len(found) == 1
    assert address(places(tmp_path / "other")) not in found


# ---------------------------------------------------------------- the second start
IMPOSTOR = """
import socket, sys
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
print(flush=True)
client, _ = server.accept()
for answer in sys.argv[2:]:
    client.sendall(answer.encode("latin-1"))
    print(client.recv(100_000).decode("latin-1"), end="", flush=True)
client.recv(1)
"""
"""Whatever answers in the place of a window; of a process of its own, as Qt lets no thread work
while it waits."""


def asked_of(where: str, asked: cli.Line, *answers: bytes) -> tuple[bool | str, str]:
    """What a second start does with these answers, and what it has told."""
    command = [sys.executable, "-S", "-E", "-c", IMPOSTOR, where]
    command += [answer.decode("latin-1") for answer in answers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as impostor:
        assert impostor.stdout is not None
        impostor.stdout.readline()
        found: bool | str
        try:
            found = hand_over(asked)
        except cli.Misused as fault:
            found = str(fault)
        impostor.kill()
        heard = impostor.stdout.read().decode()
    os.unlink(where)
    return found, heard


def test_a_second_start_believes_only_a_window_that_speaks_in_time(
    user_places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second, "SPEAKS_WITHIN", 100)
    monkeypatch.setattr(second, "ANSWERS_WITHIN", 100)
    where, asked = address(user_places), cli.Line(data_dir=user_places.config.parent)
    hello = second._greeting().encode() + b"\n"
    assert not hand_over(asked), "nobody is there"
    assert asked_of(where, asked, hello, b"done\n")[0] is True
    assert asked_of(where, asked, hello, b"busy\n")[0] is False
    assert asked_of(where, asked, hello, b"no Not so.\n")[0] == "Not so."
    assert asked_of(where, asked, hello)[0] is False, "it hangs"
    for strange_hello in (
        b"",
        b"lamplight 0.0\n",
        b"x" * 60_000,
        b"\xff\n",
    ):
        done, heard = asked_of(where, asked, strange_hello, b"done\n")
        assert done is False
        assert heard == "", "it is told nothing"


def test_what_another_user_has_put_there_is_not_talked_to(
    user_places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, owner = address(user_places), os.getuid() + 1
    real = os.stat
    monkeypatch.setattr(second, "address", lambda _: where)

    def stat(path: str, **words: bool) -> os.stat_result:
        found = list(real(path, **words))
        found[4] = owner
        return os.stat_result(found)

    with socket.socket(socket.AF_UNIX) as foreign:
        foreign.bind(where)
        foreign.listen()
        foreign.setblocking(False)
        monkeypatch.setattr(second.os, "stat", stat)
        assert not hand_over(cli.Line(data_dir=user_places.config.parent))
        monkeypatch.undo()
        with pytest.raises(BlockingIOError):
            foreign.accept()


@pytest.mark.parametrize(
    "words",
    [
        ("--new-window",),
        ("--lang", "de"),
        ("--theme", "night"),
        ("--scale", "2"),
        ("--fullscreen",),
        ("--safe-mode",),
        ("--log-level", "debug"),
    ],
    ids=" ".join,
)
def test_who_wants_a_window_of_its_own_gets_one(words: tuple[str, ...]) -> None:
    assert words_of(cli.read(words)) is None


def test_all_that_is_asked_for_arrives(tmp_path: Path) -> None:
    odd = tmp_path / "a b\udcff\u202e --new.lamplight"
    for words in (
        [],
        [str(odd)],
        ["--continue", "--data-dir", str(tmp_path)],
        ["--new", game_ids()[0], "--seed", "7", "--bots", "a,b", "--options", str(odd)],
    ):
        assert words_of(cli.read(words)) == words
        raw = second.packed(words)
        assert [os.fsdecode(each) for each in raw.split(b"\0")[1:-2]] == words


# ---------------------------------------------------------------- two processes
def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], 30)
    return process.stdout.readline() if ready else "nothing"


def test_two_processes_meet_and_a_killed_one_is_replaced(
    data_dir: Path, open_lamp: OpenLamp, user_places: Places, qtbot: QtBot
) -> None:
    path, play = user_places.records / f"a{EXTENSION}", Play(setup_of("cartographers", 1, 9))
    path.write_bytes(write_record(record_of(play, (person("Ada"),), TakeBack.STRICT, program="1")))
    command = [sys.executable, "-c", FIRST, str(data_dir)]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert said_by(running) == "listens\n"
        words = [sys.executable, "-m", "desktop", "--data-dir", str(data_dir), str(path)]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert said_by(running) == "plays 9\n"
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    assert os.path.exists(address(user_places))
    assert not hand_over(cli.Line(data_dir=data_dir))
    again = open_lamp()
    again.listen()
    assert told(address(user_places), line("--data-dir", data_dir), qtbot) == DONE
    assert again.games.running.left_behind() == [path]

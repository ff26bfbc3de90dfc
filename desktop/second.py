"""A second start on the same folder: the window that runs does what it asks for.

Both meet at a local socket of this user and this folder; a lock beside it says who listens there.
What comes through the socket is input from outside: a short list of words, which must be those of
a command line that asks for a game. The window speaks first, so that one that hangs is told
nothing that it might do later on; whoever gets no answer opens a window of its own.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer

from desktop import cli
from models.places import COMMAND, Places, places, version

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

    from models.locks import FileLock

SPEAKS_WITHIN, ANSWERS_WITHIN = 2_000, 5_000
"""Milliseconds: a window that does not speak in time hangs; what it is told, it may look at."""
MOST_BYTES = 16 << 10
DONE, BUSY, REFUSED = "done", "busy", "no "

T = TypeVar("T")


def address(found: Places) -> str:
    """Where both meet: short, and another one for each user and folder. Two that fall together
    lose nothing: a window hears only those who name its own folder."""
    user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    whose = f"{user}\n{os.path.realpath(found.config)}".encode(errors="surrogateescape")
    home = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isdir(home):
        import tempfile  # late: a start should not wait for it

        home = tempfile.gettempdir()
    return os.path.join(home, f"{COMMAND}-{zlib.crc32(whose):08x}")


def _socket_of(where: str) -> str:
    """Windows knows sockets by their names alone."""
    return os.path.basename(where) if os.name == "nt" else where


def _lock_of(where: str) -> Path:
    return Path(f"{where}.lock")


def words_of(line: cli.Line) -> list[str] | None:
    """What another window can do for this start; None: it wants one of its own."""
    usual = cli.Line(
        file=line.file,
        new=line.new,
        seed=line.seed,
        bots=line.bots,
        options=line.options,
        resume=line.resume,
        data_dir=line.data_dir,
    )
    if line != usual:
        return None
    words = [str(line.file.absolute())] if line.file is not None else []
    words += ["--new", line.new] if line.new else []
    words += ["--seed", str(line.seed)] if line.seed is not None else []
    words += ["--bots", ",".join(line.bots)] if line.bots else []
    words += ["--options", str(line.options.absolute())] if line.options is not None else []
    words += ["--continue"] if line.resume else []
    if line.data_dir is not None:
        words += ["--data-dir", str(line.data_dir.expanduser().absolute())]
    return words


def packed(words: list[str]) -> bytes:
    """Words as bytes: file names as the system has them, and no word holds a zero byte."""
    return b"".join(os.fsencode(each) + b"\0" for each in (COMMAND, *words)) + b"\0"


# ---------------------------------------------------------------- the second start
def hand_over(line: cli.Line) -> bool:
    """Whether a window that runs does what was asked for. Raises Misused with what it says."""
    words, where = words_of(line), address(places(line.data_dir))
    if words is None or not _is_ours(where):
        return False
    from PySide6.QtNetwork import QLocalSocket  # late: most starts find nobody

    socket = QLocalSocket()
    socket.connectToServer(_socket_of(where))
    if not socket.waitForConnected(SPEAKS_WITHIN):
        return False
    if _heard(socket, SPEAKS_WITHIN) != _greeting():
        return False
    socket.write(packed(words))
    answer = _heard(socket, ANSWERS_WITHIN)
    if answer.startswith(REFUSED):
        raise cli.Misused(answer.removeprefix(REFUSED))
    return answer == DONE


def _is_ours(where: str) -> bool:
    """Whether a window of this very user has been there."""
    try:
        if os.name == "nt":
            return _lock_of(where).exists()
        return os.stat(where, follow_symlinks=False).st_uid == os.getuid()
    except OSError:
        return False


def _greeting() -> str:
    """A window of another version may understand other words."""
    return f"{COMMAND} {version()}"


def _heard(socket: QLocalSocket, milliseconds: int) -> str:
    """One line; as much of it as comes in time."""
    raw = b""
    while not raw.endswith(b"\n") and len(raw) < MOST_BYTES:
        if not socket.bytesAvailable() and not socket.waitForReadyRead(milliseconds):
            break
        raw += bytes(socket.read(MOST_BYTES).data())
    return raw.decode(errors="replace").strip()


# ---------------------------------------------------------------- the window that runs
class Listener(QObject):
    """Hears second starts. One window for each user and folder does; the others hear nothing."""

    def __init__(
        self,
        found: Places,
        prepare: Callable[[cli.Line], T | None],
        do: Callable[[T], None],
        parent: QObject,
    ) -> None:
        """`prepare` says what a command line asks for, None where it cannot be done now, or raises
        Misused; `do` does it once the other has been told."""
        super().__init__(parent)
        from PySide6.QtNetwork import QLocalServer

        self._places, self._prepare, self._do = found, prepare, do
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        self._lock: FileLock | None = None
        self._begin(address(found))

    def _begin(self, where: str) -> None:
        """Only with the lock: a socket that a killed window has left is taken over, another one
        would be, too."""
        from models.locks import FileLock

        lock = FileLock(_lock_of(where))
        try:
            if not lock.take():
                return
        except OSError:
            return  # no file can be made there, so no socket either
        self._lock = lock
        self._server.listen(_socket_of(where))

    @property
    def is_listening(self) -> bool:
        """Whether it hears anybody."""
        return self._server.isListening()

    def close(self) -> None:
        """Nobody is heard any more."""
        self._server.close()
        if self._lock is not None:
            self._lock.give_back()

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MOST_BYTES)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda it=socket: self._read(it))
            QTimer.singleShot(ANSWERS_WITHIN, socket, socket.abort)
            socket.write(_greeting().encode() + b"\n")
            socket.flush()

    def _read(self, socket: QLocalSocket) -> None:
        """Once all words are there. What is no start gets no answer."""
        raw = bytes(socket.peek(MOST_BYTES).data())
        if not raw.endswith(b"\0\0") and len(raw) < MOST_BYTES:
            return
        socket.readyRead.disconnect()
        line = self._line_of(raw)
        if line is None:
            socket.abort()
            return
        answer, wanted = DONE, None
        try:
            wanted = self._prepare(line)
            answer = DONE if wanted is not None else BUSY
        except cli.Misused as fault:
            answer = REFUSED + " ".join(str(fault).split())
        socket.write(answer.encode(errors="replace") + b"\n")
        socket.flush()
        socket.disconnectFromServer()
        if wanted is not None:
            self._do(wanted)

    def _line_of(self, raw: bytes) -> cli.Line | None:
        """A command line for this folder that asks for a game, or for nothing; else None."""
        words = [os.fsdecode(each) for each in raw.removesuffix(b"\0\0").split(b"\0")[1:]]
        try:
            line = cli.read(words)
            theirs = places(line.data_dir).config
        except (cli.Misused, ValueError, OSError, RuntimeError):
            return None
        is_ours = os.path.realpath(theirs) == os.path.realpath(self._places.config)
        return line if is_ours and packed(words_of(line) or []) == raw else None

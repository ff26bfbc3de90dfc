"""What may lie where a file is expected: pipes, devices, links, folders; names of every kind."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

MUCH = 10 << 30
ODD_NAMES = (
    b"a\nb is sound",
    b"a\r\x1b[31mred",
    "\u202eevil\u2066".encode(),
    b"<b>bold</b><img src=x>",
    b"{who} %n &amp; &x",
    b"-rf",
    b" . ",
    "e\u0301 é \U0001f56f \u200c\u0645".encode(),
    ("\u2f00" * 80).encode(),
    b"CON",
)
UNDECODABLE = (b"\xff\xfe", b"\xed\xa0\x80", b"caf\xe9")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    here = os.getcwd()
    with socket.socket(socket.AF_UNIX) as made:
        os.chdir(path.parent)  # the path of a socket may only be short
        try:
            made.bind(path.name)
        finally:
            os.chdir(here)


def _link_to(target: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MUCH)


def _locked(path: Path) -> None:
    path.write_bytes(b"{}")
    path.chmod(0)


THINGS: dict[str, Callable[[Path], None]] = {
    "pipe": _pipe,
    "socket": _socket,
    "folder": Path.mkdir,
    "endless": _link_to("/dev/zero"),
    "luck": _link_to("/dev/random"),
    "terminal": _link_to("/dev/tty"),
    "null": _link_to("/dev/null"),
    "process": _link_to("/proc/self/environ"),
    "memory": _link_to("/proc/self/mem"),
    "loop": lambda path: path.symlink_to(path.name),
    "nowhere": _link_to("nowhere"),
    "up": _link_to(".."),
    "empty": Path.touch,
    "sparse": _sparse,
    "locked": _locked,
}
"""What may lie there, by name; it is gone or unreadable for whoever opens it."""


def lay(folder: Path, ending: str) -> list[Path]:
    """One of each thing, with this ending."""
    laid = []
    for name, make in THINGS.items():
        path = folder / f"{name}{ending}"
        with contextlib.suppress(OSError):  # not every system has everything
            make(path)
            laid.append(path)
    return laid


def lay_names(folder: Path, ending: str, raw: bytes) -> list[Path]:
    """The same content under all odd names that the disk takes."""
    laid = []
    for name in (*ODD_NAMES, *UNDECODABLE):
        path = folder / os.fsdecode(name + ending.encode())
        with contextlib.suppress(OSError):
            path.write_bytes(raw)
            laid.append(path)
    return laid

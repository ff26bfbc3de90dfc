"""The one door through which a user's files enter: regular files only, no more than fits.

Whoever reads a file that did not come with the program reads it here. What is refused raises
`Unreadable` with a sentence. Nothing heavy is loaded before something is refused: the first moment
of a start reads through this door, too.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rules.kernel.text import Text

MOST_SETTINGS = 4 << 20
"""Settings, and lists that can be made anew (bytes)."""
MOST_WORDS_FILE = 1 << 20
"""Files that people write: options, cases, cards and tiles (bytes)."""
MOST_DEEP = 64
"""So deep may values lie within values."""
MOST_VALUES = 2_000_000
"""So many values may a file hold; they take some hundred bytes each."""

MOST_SHOWN = 120
"""So many letters of a file are repeated in a sentence about it."""
MOST_PATH = 300
"""So many letters of a path."""

T = TypeVar("T")
Hook = Callable[[type, object], object]
_OPENED = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
)
# An open end counts as the end of the string: else each later quote would be tried in vain.
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


class Unreadable(ValueError):
    """A file that cannot be opened; `reason` says what is wrong, where, and what helps."""

    def __init__(self, reason: Text, why: str = "") -> None:
        """Keep the reason as data; `why`: what the system says of it, where it says anything."""
        from rules.kernel.text import english

        super().__init__(english(reason))
        self.reason, self.why = reason, why


class Missing(Unreadable):
    """There is no such file."""


class TooLarge(Unreadable):
    """The file holds more than fits."""


def read_file(path: Path, most: int) -> bytes:
    """Return the bytes of a regular file of at most `most` bytes. Never waits, never reads more.

    Pipes, devices and folders are not even opened. Raises Missing or Unreadable.
    """
    try:
        _check_kind(path, os.stat(path))
        handle = os.open(path, _OPENED)
        with os.fdopen(handle, "rb") as file:
            # Another file may lie there by now.
            _check_kind(path, os.fstat(handle))
            raw = file.read(most + 1)
    except FileNotFoundError as fault:
        raise Missing(_said("gone", path=str(path))) from fault
    except Unreadable:
        raise
    except (OSError, ValueError) as fault:
        # A ValueError is a path that no system has: it holds a zero byte.
        why = getattr(fault, "strerror", None) or str(fault)
        raise Unreadable(_said("unreadable", path=str(path), why=why), why) from fault
    if len(raw) > most:
        raise TooLarge(_said("huge", path=str(path), most=_size(most)))
    return raw


def _check_kind(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise Unreadable(_said("special", path=str(path)))


def read_words(path: Path, most: int = MOST_WORDS_FILE) -> str:
    """Return a file of UTF-8. Raises Missing or Unreadable."""
    raw = read_file(path, most)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        raise Unreadable(_said("encoding", path=str(path), line=line)) from fault


def read_toml(path: Path, most: int = MOST_WORDS_FILE) -> dict[str, object]:
    """Return the tables of a TOML file. Raises Missing or Unreadable."""
    import tomllib

    words = read_words(path, most)
    try:
        found = tomllib.loads(words)
    except (ValueError, RecursionError) as fault:
        raise Unreadable(_said("no_toml", path=str(path), why=str(fault))) from fault
    if is_deep(found):
        raise Unreadable(_said("deep", most=MOST_DEEP))
    return found


def is_deep(value: object, most: int = MOST_DEEP) -> bool:
    """Whether values lie deeper within values than may be, looked at without recursion."""
    row = [value]
    for _ in range(most + 1):
        row = [
            inner
            for each in row
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not row:
            return False
    return True


def check_json(raw: bytes, deep: int = MOST_DEEP, values: int = MOST_VALUES) -> None:
    """Refuse JSON that nests too deeply or holds too many values, before it is decoded.

    Whether it is JSON at all is for the decoder to say. Raises Unreadable.
    """
    bare = without_strings(raw)
    # Each value but the first of its list stands behind a comma, the first behind a bracket.
    if sum(map(bare.count, (b",", b"[", b"{"))) > values:
        raise Unreadable(_said("many", most=values))
    left = bare.translate(None, _BUT_BRACKETS)
    for _ in range(deep):
        inner = left.replace(b"[]", b"").replace(b"{}", b"")
        if inner == left:
            break
        left = inner
    # What is left never closes, unless it is nested too deeply.
    never_closed = left.count(b"[") + left.count(b"{")
    if b"[]" in left or b"{}" in left or never_closed > deep:
        raise Unreadable(_said("deep", most=deep))


def decode_json(raw: bytes, kind: type[T], hook: Hook | None = None) -> T:
    """Return what JSON of a file holds, as a record or another type. Raises Unreadable.

    `hook` makes values of types that JSON does not have.
    """
    import msgspec

    check_json(raw)
    try:
        return msgspec.json.decode(raw, type=kind, dec_hook=hook)
    except (ValueError, RecursionError) as fault:
        # Numbers of thousands of digits are no DecodeError.
        raise Unreadable(_damaged(str(fault))) from fault


def without_strings(raw: bytes) -> bytes:
    """Return JSON without the words in it: brackets, commas and numbers are left."""
    return _STRING.sub(b"", raw)


def shown(words: str, most: int = MOST_SHOWN) -> str:
    """Return words of a file on one line, as many as a sentence about it can bear.

    >>> shown("so\\nlong\\x00 ago", 8)
    'so long?...'
    """
    line = "".join(each if each.isprintable() else "?" for each in " ".join(words.split()))
    return line if len(line) <= most else f"{line[:most]}..."


def shown_path(path: Path) -> str:
    """Return where a file lies, on one line: whoever named it may have named it to deceive.

    >>> shown_path(Path("a\\nb is sound.lamplight"))
    'a b is sound.lamplight'
    """
    return shown(str(path), MOST_PATH)


def _damaged(why: str) -> Text:
    from rules.kernel.text import plain, say

    return say("kernel.record_damaged", where=plain(shown(why)))


def _said(name: str, **facts: str | int) -> Text:
    from rules.kernel.text import plain, say

    named: dict[str, Text | int] = {}
    for key, fact in facts.items():
        most = MOST_PATH if key == "path" else MOST_SHOWN
        named[key] = plain(shown(fact, most)) if isinstance(fact, str) else fact
    return say(f"kernel.file_{name}", **named)


def _size(most: int) -> str:
    return f"{most >> 20} MB" if most >= 1 << 20 else f"{most >> 10} kB"

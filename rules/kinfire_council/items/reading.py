"""From the bytes of a file to its tables: nothing is executed, nothing can be too much."""

import re
import tomllib
from pathlib import Path

from rules.kernel.door import TooLarge, Unreadable, is_deep, read_file
from rules.kernel.text import Text, english
from rules.kinfire_council.items.faults import Told, in_file, shown, what

MOST_BYTES = 1 << 20
"""A larger file is not read; the shipped ones are a fiftieth of it."""
DEEPEST = 200
"""Deeper tables are not looked at; those that are a little too deep are told where they are."""
Tables = dict[str, object]

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def tables_of(file: str, raw: bytes, told: Told) -> Tables | None:
    """The tables of a file; None, and a fault told, where it is none."""
    words = _words_of(file, raw, told)
    if words is None:
        return None
    try:
        found = tomllib.loads(words)
        if not is_deep(found, DEEPEST):
            return found
        told.append(in_file(file, what("too_deep")))
    except tomllib.TOMLDecodeError as fault:
        told.append(in_file(file, _syntax(str(fault))))
    except RecursionError:
        told.append(in_file(file, what("too_deep")))
    except ValueError as fault:
        # Numbers of thousands of digits, dates that do not exist.
        told.append(in_file(file, what("no_value", why=shown(fault))))
    return None


def _words_of(file: str, raw: bytes, told: Told) -> str | None:
    if len(raw) > MOST_BYTES:
        told.append(in_file(file, what("huge", most=MOST_BYTES >> 20)))
        return None
    if b"\0" in raw:
        told.append(in_file(file, what("binary")))
        return None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = raw[: fault.start].count(b"\n") + 1
        told.append(in_file(file, what("encoding", line=line)))
        return None


def syntax_fault(file: str, words: str) -> Text | None:
    """The first place of a text that is no TOML."""
    try:
        tomllib.loads(words)
    except tomllib.TOMLDecodeError as fault:
        return in_file(file, _syntax(str(fault)))
    except (ValueError, RecursionError):
        return None
    return None


def _syntax(message: str) -> Text:
    """Where the reader got lost."""
    found = _PLACE.search(message)
    if found is None:
        return what("syntax_end")
    return what("syntax", line=int(found.group(1)), column=int(found.group(2)))


def bytes_of(path: Path, told: Told) -> bytes | None:
    """The bytes of a file; None, and a fault told."""
    if not path.is_file():
        told.append(in_file(path.name, what("no_file")))
        return None
    try:
        return read_file(path, MOST_BYTES)
    except TooLarge:
        told.append(in_file(path.name, what("huge", most=MOST_BYTES >> 20)))
    except Unreadable as fault:
        told.append(in_file(path.name, what("unreadable", why=fault.why or english(fault.reason))))
    return None

"""Files that are never half written, and files that are put aside rather than lost."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
import time
from pathlib import Path

from rules.kernel.writing import named_beside, sync_folder, write_safely, written_beside

__all__ = (
    "PAUSES",
    "behind_link",
    "clear_parts",
    "fingerprint",
    "free_beside",
    "led_to",
    "named_beside",
    "path_of",
    "path_text",
    "put_aside",
    "sync_folder",
    "write_out",
    "write_safely",
    "written_beside",
)

PART_AGE = 3600
"""Seconds after which an unfinished write is taken for abandoned."""
_BYTES = "bytes:"
PAUSES = (2_000, 4_000, 8_000, 15_000, 30_000, 60_000)
"""Milliseconds before a write that has failed is tried again; the last of them from then on."""


def path_text(path: Path) -> str:
    """A path as JSON can hold it: names of files need not be text in any encoding.

    >>> path_text(Path("a.lamplight"))
    'a.lamplight'
    """
    try:
        return str(path).encode().decode()
    except UnicodeEncodeError:
        return _BYTES + os.fsencode(path).hex()


def path_of(text: str) -> Path:
    """The path that such a text stands for.

    >>> path_of(path_text(Path("\\udce9.lamplight"))) == Path("\\udce9.lamplight")
    True
    """
    if text.startswith(_BYTES):
        with contextlib.suppress(ValueError):
            return Path(os.fsdecode(bytes.fromhex(text.removeprefix(_BYTES))))
    return Path(text)


def led_to(path: Path) -> Path:
    """Where a path leads in the end, whatever links lie on the way; itself where they go round."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):
        return path.absolute()


def behind_link(path: Path) -> Path:
    """The file that a link leads to, so that it stays a link; itself where it leads to none."""
    found = led_to(path)
    return found if found.is_file() else path


def free_beside(path: Path) -> Path:
    """A name like that of a file under which nothing lies in its folder yet."""
    stem, numbers = path.with_name(path.stem), itertools.count(2)
    names = (named_beside(stem, "", f"-{number}{path.suffix}") for number in numbers)
    return next(name for name in names if not os.path.lexists(name))


def fingerprint(raw: bytes) -> str:
    """What tells the content of one file from that of another."""
    return hashlib.sha256(raw).hexdigest()


def write_out(path: Path, raw: bytes) -> None:
    """Writes where somebody has pointed: a file as a whole; a pipe or a device is written to and
    stays what it is. Raises OSError."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        path.write_bytes(raw)
    else:
        write_safely(path, raw)


def clear_parts(folder: Path) -> None:
    """Removes what crashes left of unfinished writes; what is being written now is younger."""
    for part in folder.glob(".*.part"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > PART_AGE:
                part.unlink()


def put_aside(path: Path) -> Path | None:
    """Renames a file that cannot be read, so that nothing is lost; None where that fails."""
    for number in range(1, 100):
        aside = named_beside(path, "", f".damaged-{number}")
        if aside.exists():
            continue
        try:
            os.replace(path, aside)
        except OSError:
            return None
        return aside
    return None

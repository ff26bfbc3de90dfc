"""Files that are never half written, and files that are put aside rather than lost."""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from pathlib import Path

from rules.kernel.writing import sync_folder, write_safely, written_beside

__all__ = (
    "PAUSES",
    "clear_parts",
    "fingerprint",
    "led_to",
    "path_of",
    "path_text",
    "put_aside",
    "sync_folder",
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


def fingerprint(raw: bytes) -> str:
    """What tells the content of one file from that of another."""
    return hashlib.sha256(raw).hexdigest()


def clear_parts(folder: Path) -> None:
    """Removes what crashes left of unfinished writes; what is being written now is younger."""
    for part in folder.glob(".*.part"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > PART_AGE:
                part.unlink()


def put_aside(path: Path) -> Path | None:
    """Renames a file that cannot be read, so that nothing is lost; None where that fails."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if aside.exists():
            continue
        try:
            os.replace(path, aside)
        except OSError:
            return None
        return aside
    return None

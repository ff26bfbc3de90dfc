"""Files that are never half written, and files that are put aside rather than lost."""

from __future__ import annotations

import contextlib
import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

PART_AGE = 3600
"""Seconds after which an unfinished write is taken for abandoned."""
PAUSES = (2_000, 4_000, 8_000, 15_000, 30_000, 60_000)
"""Milliseconds before a write that has failed is tried again; the last of them from then on."""


def write_safely(path: Path, raw: bytes) -> None:
    """Replaces a file as a whole: after a crash at any moment the old or the new one is there.

    Temporary file beside it, flush, fsync, rename, fsync of the folder. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, raw) as part:
        os.replace(part, path)
    sync_folder(path.parent)


@contextlib.contextmanager
def written_beside(path: Path, raw: bytes) -> Iterator[Path]:
    """A new content for `path`, whole and on the disk, in a file beside it: to be renamed.

    What has not been renamed when the block ends is removed. Raises OSError.
    """
    import tempfile  # late: a start should not wait for it

    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        yield Path(name)
    finally:
        with contextlib.suppress(OSError):
            os.unlink(name)


def sync_folder(folder: Path) -> None:
    """Makes a rename last through a power cut, where the system can do it."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some network folders cannot; the rename itself has happened
    finally:
        os.close(handle)


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

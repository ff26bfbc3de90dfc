"""The one way in which files of a user are written: whole, or not at all.

Whoever writes a file that is not only the program's own writes it here.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

MOST_NAME = 255
"""Bytes that a file's name may have where it is shortest among the usual systems."""
_PART, _ANY = ".part", "12345678"
"""How a file ends that is being written, and so long is what tells it from others."""


def named_beside(path: Path, before: str, after: str) -> Path:
    """A file beside another that is named after it: the same for the same file, whatever else lies
    there, and as much of its name as a folder takes.

    >>> named_beside(Path("a.txt"), ".", ".lock").name
    '.a.txt.lock'
    >>> len(named_beside(Path("a" * 255), ".", ".lock").name)
    255
    """
    if _fits(name := f"{before}{path.name}{after}"):
        return path.with_name(name)
    mark = hashlib.sha256(os.fsencode(path.name)).hexdigest()[:16]
    kept = path.name
    while not _fits(name := f"{before}{kept}~{mark}{after}"):
        kept = kept[:-1]
    return path.with_name(name)


def _fits(name: str) -> bool:
    return len(os.fsencode(name)) <= MOST_NAME


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

    prefix = named_beside(path, ".", f".{_ANY}{_PART}").name.removesuffix(f"{_ANY}{_PART}")
    handle, name = tempfile.mkstemp(prefix=prefix, suffix=_PART, dir=path.parent)
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
    # Some folders cannot, or may not be opened; the rename itself has happened.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

"""The one way in which files of a user are written: whole, or not at all.

Whoever writes a file that is not only the program's own writes it here.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


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
    # Some folders cannot, or may not be opened; the rename itself has happened.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

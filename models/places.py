"""Names and folders: the one module that knows what the program is called and where things lie.

Folders are those of the user's system (appdirs). `--data-dir` puts all of them under one folder,
for portable use and for tests. Nothing is ever written beside the program.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import appdirs

NAME = "Lamplight"
COMMAND = "lamplight"
APP_ID = "io.github.lamplight_table.lamplight"
HOMEPAGE = "https://github.com/lamplight-table/lamplight"
EXTENSION = ".lamplight"
MIME_TYPE = "application/x-lamplight"


class Places(NamedTuple):
    """The folders of one user; `ensure` makes them."""

    config: Path
    """Settings."""
    data: Path
    """Saves, records and statistics; `records` lies in it."""
    records: Path
    """Games as files: those that run, those that are over, and their older generations."""
    cache: Path
    """What can be made again at any time."""
    logs: Path
    """Logs and crash reports."""


class Unwritable(OSError):
    """A folder that the program needs cannot be made or written; play goes on without it."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(f"The folder {folder} cannot be written: {why}")
        self.folder = folder
        self.why = why


def _folder_name() -> str:
    """Windows and macOS show this name to people; elsewhere folders are named like commands."""
    return NAME if sys.platform in {"win32", "darwin"} else COMMAND


def _portable(root: Path) -> Places:
    data = root / "data"
    return Places(
        config=root / "config",
        data=data,
        records=data / "records",
        cache=root / "cache",
        logs=root / "logs",
    )


def places(data_dir: Path | None = None) -> Places:
    """The folders of this user, or all of them under `data_dir`. Makes none of them."""
    if data_dir is not None:
        return _portable(Path(data_dir).expanduser().absolute())
    folders = appdirs.AppDirs(_folder_name(), appauthor=False)
    data = Path(folders.user_data_dir)
    return Places(
        config=Path(folders.user_config_dir),
        data=data,
        records=data / "records",
        cache=Path(folders.user_cache_dir),
        logs=Path(folders.user_log_dir),
    )


def _try_to_write(folder: Path) -> None:
    """Writes and forgets a nameless file: rights, full disks and read-only media all show here."""
    import tempfile  # late: a start should not wait for it

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"lamplight")
    except OSError as fault:
        raise Unwritable(folder, fault.strerror or str(fault)) from fault


def ensure(places: Places) -> None:
    """Makes the folders that are missing. Raises Unwritable for the first that cannot be used."""
    for folder in (places.config, places.data, places.records, places.cache, places.logs):
        _try_to_write(folder)


def _project_file() -> Path:
    """Where the project's description lies when the program runs from its source or a bundle."""
    return Path(__file__).resolve().parent.parent / "pyproject.toml"


@cache
def version() -> str:
    """The version of this very code.

    The description beside the code comes first: an older installed copy on the same machine must
    not answer for it. An installed program has none beside it and asks its metadata.
    """
    import tomllib  # these two take longer to load than the rest of a start
    from importlib import metadata

    description = _project_file()
    if description.is_file():
        project = tomllib.loads(description.read_text(encoding="utf-8")).get("project", {})
        if project.get("name") == COMMAND:
            return str(project["version"])
    return metadata.version(COMMAND)

"""Files that are never half written (models/files.py)."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from models import files
from models.files import PART_AGE, clear_parts, named_beside, put_aside, write_safely


def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.json"
    write_safely(path, b"words")
    assert path.read_bytes() == b"words"
    assert [each.name for each in path.parent.iterdir()] == ["file.json"]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_safely(path, b"long words" * 100)
    write_safely(path, b"short")
    assert path.read_bytes() == b"short"


def test_all_is_on_the_disk_before_the_new_file_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def note_sync(handle: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{handle}") else "file")
        fsync(handle)

    def note_replace(old: str, new: Path) -> None:
        done.append("rename")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(os, "replace", note_replace)
    write_safely(tmp_path / "file.json", b"words")
    assert done[0] == "file"
    assert done.index("rename") == 1
    assert len(done) == 3, "the folder last"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_safely(path, b"old")

    def fail(*words: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left"):
        write_safely(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_old_parts_of_a_crash_are_cleared_and_young_ones_left(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in (".a.1.part", ".a.2.part", "a.json"))
    for path in (old, young, other):
        path.write_bytes(b"")
    os.utime(old, (time.time() - PART_AGE - 10,) * 2)
    clear_parts(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".a.2.part", "a.json"]


def test_files_are_put_aside_one_after_another(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_text(f"bad {number}")
        assert put_aside(path) == tmp_path / f"settings.json.damaged-{number}"
    assert (tmp_path / "settings.json.damaged-1").read_text() == "bad 1"
    assert put_aside(path) is None, "there is nothing to put aside"


def test_a_folder_that_cannot_be_synced_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "fsync", fail)
    files.sync_folder(tmp_path)


LONG = ("a" * 255, "\u00fc" * 127, "\U0001f56f" * 63 + "abc")


@pytest.mark.parametrize("name", LONG, ids=["a", "two bytes", "four bytes"])
def test_a_name_as_long_as_a_folder_takes_has_room_for_what_lies_beside(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    write_safely(path, b"words")
    assert path.read_bytes() == b"words"
    lock = named_beside(path, ".", ".lock")
    lock.touch()
    assert lock == named_beside(path, ".", ".lock")
    assert lock != named_beside(path.with_name(name[:-1] + "b"), ".", ".lock")
    aside = put_aside(path)
    assert aside is not None
    assert aside.read_bytes() == b"words"

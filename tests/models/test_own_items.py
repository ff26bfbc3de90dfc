"""Data that the user has edited is taken up where it lies."""

from pathlib import Path

import pytest

from models.own_items import own_folder, take_up
from models.places import places
from models.translate import words
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.printed import library


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})


def test_without_a_folder_nothing_is_said(tmp_path: Path) -> None:
    """Most users have none."""
    assert take_up(places(tmp_path)) == ()
    assert not own_folder(places(tmp_path), "kinfire_council").exists()


def test_folders_of_games_without_such_data(tmp_path: Path) -> None:
    """They are left alone."""
    own_folder(places(tmp_path), "root").mkdir(parents=True)
    assert take_up(places(tmp_path)) == ()


def test_valid_items_are_taken_up(tmp_path: Path) -> None:
    """New games may be played with them."""
    folder = own_folder(places(tmp_path), "kinfire_council")
    folder.mkdir(parents=True)
    edited = shipped_sources()["sheets.toml"].replace(b'"Valora"', b'"Velora"')
    (folder / "sheets.toml").write_bytes(edited)
    assert take_up(places(tmp_path)) == ()
    assert own.has_own()


def test_faults_are_told_in_one_sentence(tmp_path: Path) -> None:
    """How many, and the first of them."""
    folder = own_folder(places(tmp_path), "kinfire_council")
    folder.mkdir(parents=True)
    (folder / "sites.toml").write_text("")
    (told,) = take_up(places(tmp_path))
    assert words(told) == (
        "Your own Kinfire Council items can't be used: 1 fault. The "
        "first: sites.toml: no items under [[site]]; put each item "
        "under this heading."
    )
    assert not own.has_own()


def test_an_empty_folder_is_no_fault(tmp_path: Path) -> None:
    """The editor leaves one behind where everything is as shipped again."""
    own_folder(places(tmp_path), "kinfire_council").mkdir(parents=True)
    assert take_up(places(tmp_path)) == ()


def test_files_that_nobody_reads_are_named(tmp_path: Path) -> None:
    """Those that are called nearly like a file of items; others may lie there."""
    folder = own_folder(places(tmp_path), "kinfire_council")
    folder.mkdir(parents=True)
    (folder / "sites.toml.txt").write_text("")
    (folder / "notes.md").write_text("")
    (told,) = take_up(places(tmp_path))
    assert words(told).startswith(
        "Lamplight does not read these files among your own Kinfire Council items: sites.toml.txt."
    )
    (folder / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    assert "sites.toml.txt" in words(take_up(places(tmp_path))[0])

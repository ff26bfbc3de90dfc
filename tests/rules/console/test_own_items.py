"""The console plays with the cards and tiles that somebody has edited."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.kernel.record import read_record
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.printed import library


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    return


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    words = shipped_sources()["councilors.toml"].decode()
    (tmp_path / "councilors.toml").write_text(words.replace('"Talos"', '"Talus"'), "utf-8")
    return tmp_path


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulated_with_own_items(console, folder: Path, jobs: int) -> None:
    """In this process and in others."""
    words = ("simulate", "kinfire_council", "--games", 2, "--items", folder, "--jobs", jobs,
             "--json")  # fmt: skip
    status, out, err = console(*words)
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert (found["finished"], found["problems"]) == (2, [])
    assert own.has_own()


def test_a_game_begun_with_own_items_carries_them(console, folder: Path) -> None:
    """Its record names another set than the shipped one."""
    file = folder / "game.lamplight"
    words = ("play", "kinfire_council", "--seats", 2, "--items", folder, "--save", file)
    console(*words, typed="q\n")
    setup = read_record(file.read_bytes()).journal.setup
    assert setup.options["items"] == "own"
    assert setup.own not in ("", library.shipped().digest)


def test_the_items_of_a_folder_without_changes_are_the_shipped_ones(
    console, tmp_path: Path
) -> None:
    """They are played with as they come."""
    (tmp_path / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    words = ("simulate", "kinfire_council", "--games", 1, "--items", tmp_path)
    assert console(*words)[0] == 0
    assert not own.has_own()


def test_folders_that_cannot_be_used(console, folder: Path) -> None:
    """One sentence each, status 2."""
    status, _, err = console("simulate", "kinfire_council", "--items", folder / "nothing")
    assert status == 2
    assert "there is no folder" in err
    (folder / "empty").mkdir()
    status, _, err = console("simulate", "kinfire_council", "--items", folder / "empty")
    assert status == 2
    assert err.startswith(f"rules: {folder / 'empty'}: no file with items was found here")
    (folder / "sites.toml").write_text("x = [")
    status, _, err = console("simulate", "kinfire_council", "--items", folder)
    assert status == 2
    assert "sites.toml: the file ends too soon" in err
    status, _, err = console("simulate", "root", "--items", folder)
    assert status == 2
    assert "root has no cards or tiles that can be edited" in err

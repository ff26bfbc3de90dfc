from pathlib import Path

from rules.kinfire_council.items.loading import shipped_sources


def test_the_shipped_items(console) -> None:
    """They are right."""
    status, out, err = console("validate")
    assert (status, err) == (0, "")
    assert "ok     All items are valid" in out
    assert "kinfire_council: 0 faults, 0 notes" in out


def test_a_folder_with_faults(console, tmp_path: Path) -> None:
    """Every fault is a line; the status tells that there are some."""
    (tmp_path / "sites.toml").write_text("x = [")
    (tmp_path / "other.toml").write_text("")
    status, out, _ = console("validate", tmp_path)
    assert status == 1
    assert out.startswith("FAULT  sites.toml: the file ends too soon; ")
    assert "no items are read from this file" in out
    assert out.endswith("kinfire_council: 1 fault, 2 notes\n")
    status, out, _ = console("validate", "--quiet", tmp_path)
    assert (status, out.count("\n")) == (1, 2)


def test_a_folder_without_items(console, tmp_path: Path) -> None:
    """It is never called right: where was looked is told, or where they lie instead."""
    status, out, _ = console("validate", tmp_path)
    assert status == 1
    assert out.startswith(f"FAULT  {tmp_path}: no file with items was found here; ")
    assert "All items are valid" not in out
    inner = tmp_path / "kinfire_council"
    inner.mkdir()
    (inner / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    status, out, _ = console("validate", tmp_path)
    assert status == 1
    assert "the folder “kinfire_council” in it has some" in out
    assert console("validate", inner)[0] == 0


def test_files_that_nobody_reads(console, tmp_path: Path) -> None:
    """Each is named, whatever it is called; hidden ones are left alone."""
    (tmp_path / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    for name in ("Threats.toml", "threats.txt", "notes", ".hidden"):
        (tmp_path / name).write_text("")
    status, out, _ = console("validate", tmp_path)
    told = [line.split(": ")[0] for line in out.splitlines() if "no items are read" in line]
    assert status == 0
    assert told == ["note   Threats.toml", "note   notes", "note   threats.txt"]


def test_quiet_without_faults(console, tmp_path: Path) -> None:
    """Nothing is said."""
    (tmp_path / "sites.toml").write_bytes(shipped_sources()["sites.toml"])
    assert console("validate", "--quiet", tmp_path) == (0, "", "")


def test_words_that_cannot_be_used(console, tmp_path: Path) -> None:
    """No folder, a file, a game without such data, no game."""
    for path in (tmp_path / "none", Path(__file__)):
        status, _, err = console("validate", path)
        assert status == 2
        assert f"there is no folder '{path}'" in err
    assert console("validate", "--game", "raid") == (
        0,
        "raid has no data that can be edited.\n",
        "",
    )
    assert console("validate", "--game", "chess")[0] == 2

"""Names and folders (models/places.py)."""

import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from models import places as module
from models.places import Places, Unwritable, ensure, places, version

ROOT = Path(module.__file__).resolve().parent.parent


def folders(found: Places) -> list[Path]:
    return [found.config, found.data, found.records, found.cache, found.logs]


def test_one_folder_holds_everything_when_it_is_named(tmp_path: Path) -> None:
    found = places(tmp_path / "portable")
    assert all(folder.is_relative_to(tmp_path / "portable") for folder in folders(found))
    assert len(set(folders(found))) == 5


def test_asking_makes_nothing(tmp_path: Path) -> None:
    places(tmp_path / "portable")
    assert list(tmp_path.iterdir()) == []


def test_a_relative_folder_is_fixed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = places(Path("here"))
    monkeypatch.chdir("/")
    assert found.config == tmp_path / "here" / "config"


def test_the_home_sign_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert places(Path("~/games")).logs == tmp_path / "games" / "logs"


def test_the_user_folders_of_linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(module.appdirs, "system", "linux2")
    for kind in ("CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    found = places()
    assert found.config == tmp_path / "CONFIG" / "lamplight"
    assert found.data == tmp_path / "DATA" / "lamplight"
    assert found.records == found.data / "records"
    assert found.cache == tmp_path / "CACHE" / "lamplight"
    assert found.logs.is_relative_to(found.cache)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_people_see_the_name_where_the_system_shows_it(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert places().data.name == "Lamplight"


def test_ensure_makes_all_folders_and_leaves_no_file(tmp_path: Path) -> None:
    found = places(tmp_path / "deep" / "portable")
    ensure(found)
    ensure(found)
    assert all(folder.is_dir() for folder in folders(found))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    with pytest.raises(Unwritable) as caught:
        ensure(places(tmp_path / "taken"))
    assert caught.value.folder == tmp_path / "taken" / "config"
    assert str(caught.value.folder) in str(caught.value)
    assert caught.value.why
    assert (tmp_path / "taken").read_text() == "a file where the folder should be"


def test_the_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version() == project["version"]


def test_an_installed_program_asks_its_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_project_file", lambda: tmp_path / "pyproject.toml")
    monkeypatch.setattr(metadata, "version", lambda name: f"{name} 9.9")
    version.cache_clear()
    try:
        assert version() == "lamplight 9.9"
    finally:
        version.cache_clear()


def test_a_stranger_s_description_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = tmp_path / "pyproject.toml"
    stranger.write_text('[project]\nname = "other"\nversion = "3"\n')
    monkeypatch.setattr(module, "_project_file", lambda: stranger)
    monkeypatch.setattr(metadata, "version", lambda name: "from metadata")
    version.cache_clear()
    try:
        assert version() == "from metadata"
    finally:
        version.cache_clear()


def test_the_names_agree_with_the_project_s_description() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert list(project["scripts"]) == [module.COMMAND]
    assert project["name"] == module.COMMAND
    assert project["urls"]["Homepage"] == module.HOMEPAGE


def test_it_needs_no_screen() -> None:
    code = "import sys, models.places; sys.exit('PySide6' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)

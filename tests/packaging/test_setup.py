"""Set-up: what it finds missing, what it says, what it keeps (machine.py, workshop.py)."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DESCRIPTION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("machine")


@pytest.fixture
def workshop(machine: ModuleType) -> ModuleType:
    return import_module("workshop")


class Debian:
    """A Debian that knows some packages and remembers what it was told to do."""

    def __init__(self, *known: str) -> None:
        self.known = known
        self.told: list[list[str]] = []

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if command[0] == "apt-cache":
            known = command[-1] in self.known
            return subprocess.CompletedProcess(command, 0 if known else 100, "Package" * known, "")
        self.told.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")


@pytest.fixture
def debian(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[Debian]:
    system = Debian("libegl1", "libglib2.0-0t64", "python3-venv", "fonts-dejavu-core")
    monkeypatch.setattr(machine.subprocess, "run", system.run)
    monkeypatch.setattr(machine.shutil, "which", lambda name: f"bin/{name}")
    monkeypatch.setattr(sys, "platform", "linux")
    for question in ("missing_libraries", "missing_fonts", "missing_venv"):
        monkeypatch.setattr(machine, question, list)
    return system


EGL = ("libEGL.so.1", ("libegl1",))
GLIB = ("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"))
FONT = ("DejaVuSans.ttf", ("fonts-dejavu-core",))


def test_a_complete_machine_is_left_alone(machine: ModuleType, debian: Debian) -> None:
    machine.provide(makes_environment=True)
    assert debian.told == []


def test_root_installs_what_is_missing(
    machine: ModuleType, debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "is_root", lambda: True)
    monkeypatch.setattr(machine, "missing_libraries", lambda: [EGL, GLIB])
    monkeypatch.setattr(machine, "missing_fonts", lambda: [FONT])
    machine.provide(makes_environment=True)
    assert debian.told[0][:2] == ["apt-get", "update"]
    assert debian.told[1][:2] == ["apt-get", "install"]
    assert debian.told[1][-3:] == ["libegl1", "libglib2.0-0t64", "fonts-dejavu-core"]


def test_others_are_told_what_to_type_in_one_sentence(
    machine: ModuleType, debian: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "is_root", lambda: False)
    monkeypatch.setattr(machine, "missing_libraries", lambda: [EGL])
    monkeypatch.setattr(
        machine, "missing_venv", lambda: [("ensurepip", ("python3.99-venv", "python3-venv"))]
    )
    with pytest.raises(machine.Missing) as caught:
        machine.provide(makes_environment=True)
    assert str(caught.value) == (
        "This system lacks libEGL.so.1, ensurepip; please type: "
        "sudo apt-get install -y --no-install-recommends libegl1 python3-venv"
    )
    assert debian.told == []


def test_a_font_is_a_wish(
    machine: ModuleType,
    debian: Debian,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(machine, "is_root", lambda: False)
    monkeypatch.setattr(machine, "missing_fonts", lambda: [FONT])
    machine.provide(makes_environment=True)
    assert "fonts-dejavu-core" in capsys.readouterr().err


def test_an_older_release_has_the_older_name(machine: ModuleType, debian: Debian) -> None:
    debian.known = ("libglib2.0-0",)
    assert machine.chosen(GLIB[1]) == "libglib2.0-0"
    debian.known = ()
    assert machine.chosen(GLIB[1]) == "libglib2.0-0"


def test_away_from_debian_a_library_is_only_a_note(
    machine: ModuleType,
    debian: Debian,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(machine.shutil, "which", lambda name: None)
    monkeypatch.setattr(machine, "missing_libraries", lambda: [EGL])
    machine.provide(makes_environment=False)
    assert "libEGL.so.1" in capsys.readouterr().err


def test_a_library_that_no_machine_has_is_missed(machine: ModuleType) -> None:
    assert not machine.loads("liblamplight-is-not-a-library.so.7")


@pytest.mark.parametrize(
    ("platform", "variables", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ("linux", {"QT_QPA_PLATFORM": "vnc:port=1"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_whether_a_window_can_be_shown(
    machine: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    variables: dict[str, str],
    shown: bool,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert machine.has_display() is shown


# ---------------------------------------------------------------- the commands
@pytest.fixture
def called(workshop: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the workshop would have run; everything succeeds, set-up is done."""
    commands: list[list[str]] = []
    monkeypatch.setattr(workshop, "set_up", lambda: None)

    def call(command: list[str], **_: str) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(workshop, "call", call)
    return commands


def test_run_opens_the_window(
    workshop: ModuleType, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop.machine, "has_display", lambda: True)
    assert workshop.main(["run", "--new", "cartographers"]) == 0
    assert called == [[str(workshop.PYTHON), "-m", "desktop", "--new", "cartographers"]]


def test_run_without_a_display_says_so_and_plays_a_demonstration(
    workshop: ModuleType,
    called: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(workshop.machine, "has_display", lambda: False)
    assert workshop.main(["run"]) == 0
    assert called == [[str(workshop.PYTHON), "-m", "desktop", "--demonstration"]]
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_the_check_runs_all_its_parts(workshop: ModuleType, called: list[list[str]]) -> None:
    assert workshop.main(["test", "-x"]) == 0
    words = [" ".join(command) for command in called]
    for part, line in zip(
        ("ruff", "lint-imports", "test_house_rules.py", "mypy", "pytest"), words, strict=True
    ):
        assert part in line
    assert words[-1].endswith("-x")


def test_the_check_stops_at_the_first_fault_and_names_it(
    workshop: ModuleType,
    called: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fails(command: list[str], **_: str) -> int:
        called.append(command)
        return 1

    monkeypatch.setattr(workshop, "call", fails)
    assert workshop.main(["test"]) == 1
    assert len(called) == 1
    assert "stopped at: style (ruff)" in capsys.readouterr().err


def test_what_a_person_must_do_is_said_without_a_trace(
    workshop: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacks() -> None:
        raise workshop.machine.Missing("please type: this")

    monkeypatch.setattr(workshop, "set_up", lacks)
    assert workshop.main(["run"]) == 1
    assert capsys.readouterr().err == "please type: this\n"


def test_unknown_commands_are_answered_with_the_known_ones(
    workshop: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert workshop.main(["fly"]) == 2
    assert "run, test, quick, bench, soak" in capsys.readouterr().err


def test_a_command_s_end_is_passed_on(workshop: ModuleType) -> None:
    assert workshop.call([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def signals_end_commands_with_128_and_more(workshop: ModuleType) -> None:
    assert workshop.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]) == 137


def ctrl_c_lets_a_command_end_in_its_own_way(workshop: ModuleType) -> None:
    """The terminal tells both; the command takes its time to save, and its answer counts."""
    code = (
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "os.kill(os.getppid(), signal.SIGINT)\n"
        "signal.sigtimedwait([signal.SIGUSR1], 0.5)\n"
        "raise SystemExit(5)"
    )
    assert workshop.call([sys.executable, "-c", code]) == 5


if os.name == "posix":  # Windows has no signals to try this with
    test_signals_end_commands_with_128_and_more = signals_end_commands_with_128_and_more
    test_ctrl_c_lets_a_command_end_in_its_own_way = ctrl_c_lets_a_command_end_in_its_own_way


def test_the_makefile_offers_every_command(workshop: ModuleType) -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = next(line for line in rules.splitlines() if line.endswith("bundle:"))
    assert set(targets.rstrip(":").split()) == set(workshop.COMMANDS)


def test_a_changed_lock_makes_the_environment_stale(
    workshop: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lock, stamp = tmp_path / "lock", tmp_path / "stamp"
    lock.write_text("a==1\n")
    monkeypatch.setattr(workshop, "LOCK", lock)
    monkeypatch.setattr(workshop, "STAMP", stamp)
    monkeypatch.setattr(workshop, "PYTHON", Path(sys.executable))
    assert not workshop.is_current()
    stamp.write_text(workshop.fingerprint())
    assert workshop.is_current()
    lock.write_text("a==2\n")
    assert not workshop.is_current()


# ---------------------------------------------------------------- the lock and the description
@pytest.mark.parametrize("name", ["requirements.lock", "packaging/bundle.lock"])
def test_lock_files_hold_versions_and_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    entries = [line for line in text.splitlines() if line and line[0] not in " #"]
    assert len(entries) > 5
    assert all("==" in entry and entry.endswith("\\") for entry in entries)
    assert text.count("--hash=sha256:") >= len(entries)


def test_the_lock_holds_what_the_project_asks_for() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = {line.split("==")[0] for line in text.splitlines() if "==" in line}
    asked = [
        *DESCRIPTION["project"]["dependencies"],
        *DESCRIPTION["dependency-groups"]["dev"],
    ]
    names = {entry.split(">")[0].split("=")[0].lower() for entry in asked}
    assert names <= locked


def test_every_package_is_shipped() -> None:
    """A folder of code without an __init__ file would be missing for users only."""
    shipped = DESCRIPTION["tool"]["setuptools"]["packages"]["find"]["include"]
    roots = [name for name in shipped if "." not in name]
    assert roots == ["desktop", "views", "models", "rules", "resources"]
    assert {f"{root}.*" for root in roots} <= set(shipped)
    homeless = {
        folder.relative_to(ROOT).as_posix()
        for root in roots
        for path in (ROOT / root).rglob("*.py")
        if not (folder := path.parent).joinpath("__init__.py").exists()
    }
    assert homeless == set()


PICTURES = ROOT / "resources" / "docs" / "pictures"


def test_every_kind_of_data_is_shipped() -> None:
    """Data is listed by its endings; data in a folder of resources belongs to that package."""
    patterns = DESCRIPTION["tool"]["setuptools"]["package-data"]["*"]
    files = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    unshipped = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if "__pycache__" not in path.parts
        and path.suffix != ".py"
        and PICTURES not in path.parents  # of the documentation: for readers of the repository
        and not any(path.match(pattern) for pattern in patterns)
    }
    assert unshipped == set()


def test_translations_are_built_only_where_they_changed(
    machine: ModuleType, tmp_path: Path
) -> None:
    translations = import_module("translations")
    source = tmp_path / "lamplight_de.ts"
    source.write_text("<TS/>")
    assert translations.stale(tmp_path) == [source]
    built = source.with_suffix(".qm")
    built.write_bytes(b"")
    os.utime(built, (source.stat().st_mtime + 5,) * 2)
    assert translations.stale(tmp_path) == []

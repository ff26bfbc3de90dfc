"""The command line: what it understands, what it refuses, what it does without a window."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import cli
from desktop.__main__ import main
from desktop.asked import game_for_person
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan, record_of, write_record
from rules.kernel.registry import game_ids, setup_of

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, without a screen."""
    usual = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words],
        cwd=ROOT,
        env=usual,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_all_words_are_read() -> None:
    line = cli.read(
        ["--new", "cartographers", "--seed", "7", "--bots", "novice,master", "--lang", "de"]
    )
    assert (line.new, line.seed, line.bots, line.lang) == (
        "cartographers",
        7,
        ("novice", "master"),
        "de",
    )
    assert cli.read(["--lang", "de_AT"]).lang == cli.read(["--lang=DE"]).lang == "de"
    assert cli.read(["a.lamplight"]).file == Path("a.lamplight")
    assert cli.read(["--continue"]).resume
    assert cli.read(["--check", "a"]).needs_no_window
    assert not cli.read([]).needs_no_window


@pytest.mark.parametrize(
    "words",
    [
        ["--nonsense"],
        ["--seed", "x"],
        ["--seed", "3"],
        ["--export", "a"],
        ["--scale", "9"],
        ["--theme", "pink"],
        ["--lang", "xx"],
        ["--arena", "cartographers", "--games", "0"],
    ],
)
def test_nonsense_is_one_sentence_on_standard_error(
    words: list[str], capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("lamplight: ")


def test_help_fits_eighty_columns_and_names_every_word(
    capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    for word in ("--new", "--continue", "--safe-mode", "--check", "--export", "--demonstration"):
        assert word in said


def test_the_version_is_said(capsys: pytest.CaptureFixture[str], qapp: object) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("lamplight ")


def test_a_game_that_needs_more_seats_is_filled_up_with_bots(qapp: object) -> None:
    def plans(*words: str) -> list[str]:
        return [plan.level for plan in game_for_person(cli.read(["--new", *words])).plans]

    assert plans("cartographers") == [""]
    assert plans("feed_the_kraken") == ["", *["steady"] * 4]
    with pytest.raises(cli.Misused):
        plans("feed_the_kraken", "--bots", "steady,steady")


def test_options_are_read_from_a_small_file(tmp_path: Path) -> None:
    page = tmp_path / "options.toml"
    page.write_text('map_side = "b"\nskills = true\n')
    assert cli.options_of(page) == {"map_side": "b", "skills": "on"}
    page.write_text("map_side = ")
    with pytest.raises(cli.Misused):
        cli.options_of(page)


@pytest.mark.parametrize(
    "words",
    [
        ("--check", "nothing.lamplight"),
        ("--export", "nothing.lamplight", "--to", "text"),
        ("--arena", "chess"),
        ("nothing.lamplight",),
        ("--new", "chess"),
        ("--new", "cartographers", "--bots", "genius"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    assert main(words) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("lamplight: ")
    assert said.err.count("\n") == 1


def test_as_a_process_of_its_own() -> None:
    done = run("--check", "nothing.lamplight")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


FULL = """
import resource, sys
from desktop.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
record, older, shown = sys.argv[1:]
said = [main(["--export", record, "--to", kind, "--output", older])
        for kind in ("text", "public", "png", "pdf")]
print(*said, main(["--demonstration", shown, "--bots", "random,random"]))
"""


def test_a_real_disk_that_takes_no_more_is_told_for_every_form(tmp_path: Path) -> None:
    """Exit 1 with the reason; what was there stays, and nothing lies beside it."""
    record, older, shown = (tmp_path / name for name in ("a.lamplight", "older", "shown"))
    play = Play(setup_of("cartographers", 1, 3))
    plans = (SeatPlan(SeatKind.PERSON, "Ada"),)
    record.write_bytes(write_record(record_of(play, plans, TakeBack.STRICT, program="1")))
    older.write_text("an older one")
    words = [sys.executable, "-B", "-c", FULL, *map(str, (record, older, shown))]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.splitlines()[-1] == "1 1 1 1 1"
    said = done.stderr.splitlines()
    assert len(said) == 5
    assert all(each.endswith(f": {os.strerror(errno.EFBIG)}") for each in said)
    assert older.read_text() == "an older one"
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["a.lamplight", "older", "shown"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.lamplight"
    play = Play(setup_of("cartographers", 1, 3))
    plans = (SeatPlan(SeatKind.PERSON, "Ada"),)
    path.write_bytes(write_record(record_of(play, plans, TakeBack.STRICT, program="1")))
    return path


@pytest.mark.parametrize("kind", ["text", "public", "png", "pdf"])
def test_no_export_takes_the_place_of_a_record(
    record: Path, capsys: pytest.CaptureFixture[str], qapp: object, kind: str
) -> None:
    """The same one under another name, or another one."""
    link, other = record.with_name("link"), record.with_name("b.lamplight")
    link.symlink_to(record)
    other.write_bytes(raw := record.read_bytes())
    for each in (record, link, other):
        assert main(["--export", str(record), "--to", kind, "--output", str(each)]) == 1
        assert "An existing record is never overwritten" in capsys.readouterr().err
        assert each.read_bytes() == raw
    assert link.is_symlink()


def test_an_export_into_a_pipe_goes_through_it(record: Path, qapp: object) -> None:
    pipe = record.with_name("pipe")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert main(["--export", str(record), "--to", "text", "--output", str(pipe)]) == 0
    assert os.read(reader, 1 << 16).startswith(b"Cartographers")
    os.close(reader)
    assert pipe.is_fifo()


def test_the_demonstration_leaves_a_record_that_is_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    folder = tmp_path / "shown"
    assert main(["--demonstration", str(folder), "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert str(folder) in lines[-1]
    assert len(lines) >= 6
    assert list(folder.glob("*.png"))
    record = next(folder.glob("*.lamplight"))
    assert main(["--check", str(record)]) == 0
    for kind in ("text", "public", "png", "pdf"):
        capsys.readouterr()
        assert main(["--export", str(record), "--to", kind]) == 0
        target = Path(capsys.readouterr().out.strip())
        assert target.stat().st_size > 100
    assert game_ids()[0] == "cartographers"

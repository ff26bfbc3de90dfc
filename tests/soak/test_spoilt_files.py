"""Where a file is expected lies something else, or it is called strangely: a sentence, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from models.places import EXTENSION
from models.records import Records
from rules.__main__ import main
from rules.console.arguments import BAD_WORDS
from rules.kernel.registry import game_ids
from tests.soak.games import samples
from tests.soak.strange import THINGS, UNDECODABLE, lay, lay_names
from tests.soak.test_spoilt_records import check, checked_apart, refusal

SIGNS_OF_A_TERMINAL = ("\x1b", "\r", "\u202e", "\u2066")


@pytest.fixture
def strange(tmp_path: Path) -> list[Path]:
    laid = lay(tmp_path, EXTENSION)
    assert len(laid) == len(THINGS)
    return laid


def test_the_list_names_what_cannot_be_read_and_waits_for_nothing(
    tmp_path: Path, strange: list[Path]
) -> None:
    lines = {line.path: line for line in Records(tmp_path, tmp_path / "cache").lines()}
    gone = {path for path in strange if path.stem in ("loop", "nowhere")}
    assert set(lines) == set(strange) - gone
    assert all(line.head is None and line.fault is not None for line in lines.values())


def test_console_and_window_refuse_what_is_no_file(strange: list[Path]) -> None:
    for path in strange:
        assert check(path)
        assert refusal(path).endswith(".")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_sound_game_opens_under_any_name(game_id: str, tmp_path: Path) -> None:
    """In the line about it stands one name, without signs that a terminal obeys."""
    for path in lay_names(tmp_path, EXTENSION, samples(game_id)[0]):
        assert not refusal(path)
    for path in lay_names(tmp_path, EXTENSION, b""):
        assert check(path)


def test_the_command_itself_tells_each_name_on_one_line(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.mkdir()
    bad.mkdir()
    laid = lay_names(good, EXTENSION, samples("cartographers")[0])
    assert len(laid) > len(UNDECODABLE)
    done = checked_apart([*laid, *lay_names(bad, EXTENSION, b""), *lay(bad, EXTENSION)])
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == len(laid)
    assert len(done.stderr.splitlines()) == len(laid) + len(THINGS)
    assert not [sign for sign in SIGNS_OF_A_TERMINAL if sign in done.stdout + done.stderr]
    assert "Traceback" not in done.stderr


def status_of(words: list[str]) -> object:
    """The words themselves may be refused: the parser ends then."""
    try:
        return main(words)
    except SystemExit as end:
        return end.code


COMMANDS = (
    ("play", "{x}.lamplight"),
    ("replay", "{x}.lamplight"),
    ("new", "cartographers", "{x}.lamplight"),
    ("cases", "{x}.toml"),
    ("validate", "{x}"),
    ("playthrough", "--renew", "{x}.txt"),
    ("simulate", "kinfire_council", "--games", "1", "--items", "{x}"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: str(words[0]))
def test_no_command_stumbles_over_what_lies_there(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no file is said in a line, never waited for; names that no disk takes likewise."""
    *words, wanted = command
    ending = wanted.removeprefix("{x}")
    for path in (*lay(tmp_path, ending), tmp_path / ("a" * 300 + ending)):
        status = status_of([*words, str(path)])
        told = capsys.readouterr()
        assert status in (0, 1, BAD_WORDS)
        assert status == 0 or told.err.startswith("rules") or told.out
        assert len(told.err.splitlines()) <= 1, told.err

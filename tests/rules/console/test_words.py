"""Every word of every command, in its good form and in bad ones; and to a reader that has left."""

import argparse
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.__main__ import COMMANDS, main, parser_of
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.printed import library
from tests.rules.console.conftest import TOYS
from tests.rules.console.test_files import written

SETUP = "--seed 3 --options provoking=yes"
PEOPLE = "--names Ada,Bo --bots random"
TRIALS: dict[str, tuple[str, ...]] = {
    "games": ("", "--json"),
    "new": (
        f"raid --seats 3 {SETUP} {PEOPLE} --take-back friendly {{folder}}/new.lamplight",
        "kinfire_council --items {items} {folder}/council.lamplight",
    ),
    "play": (
        f"raid --seats 2 {SETUP} {PEOPLE} --take-back strict --save {{folder}}/played",
        "kinfire_council --items {items}",
        "{record}",
    ),
    "simulate": (
        f"raid --seats 2-3 {SETUP} --games 2 --jobs 1 --bots random --check-every 5 --json",
        "kinfire_council --items {items} --games 1",
    ),
    "arena": (
        f"raid --seats 2 {SETUP} --games 2 --jobs 1 --levels random,random --json",
        "kinfire_council --items {items} --games 1 --levels random,random",
        "feed_the_kraken --games 1 --levels random,random",
    ),
    "replay": ("{record}", "--seat 1 --choices {record}"),
    "check": ("{record}",),
    "cases": ("{cases}", "--failed {cases}"),
    "validate": ("", "{items} --game kinfire_council --quiet"),
    "playthrough": (
        f"raid --seats 2 {SETUP} --most 3",
        "kinfire_council --items {items} --most 1",
        "--renew {story}",
    ),
    "bench": (
        f"raid --seats 2 {SETUP} --games 1 --json",
        "kinfire_council --items {items} --games 1",
    ),
}


SILENT = {"--renew", "--quiet"}
"""Words of which nothing need be said."""


def actions_of(command: str) -> list[argparse.Action]:
    """The words of a command, as its own --help has them."""
    commands = parser_of(command)._subparsers._group_actions[0].choices
    return [each for each in commands[command]._actions if each.dest != "help"]


@pytest.fixture(autouse=True)
def _nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})


@pytest.fixture
def known(tmp_path: Path) -> dict[str, Path]:
    """Files of each kind that there are."""
    record, items, story = tmp_path / "a.lamplight", tmp_path / "items", tmp_path / "story.txt"
    written(record, 5)
    items.mkdir()
    own_words = shipped_sources()["councilors.toml"].decode()
    (items / "councilors.toml").write_text(own_words.replace('"Talos"', '"Talus"'), "utf-8")
    story.write_text("# raid, 2 seats, seed 1, at most 2 answers\n# \n")
    cases = next(Path("tests/cases/raid").glob("*.toml"))
    return {"folder": tmp_path, "record": record, "items": items, "story": story, "cases": cases}


def typed(line: str, known: dict[str, Path]) -> list[str]:
    return [word.format_map(known) for word in line.split()]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_is_tried(command: str) -> None:
    """A new word needs a trial of its good form."""
    tried = {word for line in TRIALS[command] for word in line.split()}
    for action in actions_of(command):
        assert not action.option_strings or tried & set(action.option_strings), action


@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_works(console, command: str, known: dict[str, Path]) -> None:
    for line in TRIALS[command]:
        status, out, err = console(command, *typed(line, known), typed="q\n")
        assert (status, err) == (0, ""), line
        assert out or SILENT & set(line.split()), line


@pytest.fixture
def nobody_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Standard output is a pipe whose reader has left."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as stream:
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        monkeypatch.setattr(sys, "stdout", stream)
        yield


@pytest.mark.usefixtures("nobody_reads")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_has_left(command: str, known: dict[str, Path], capsys) -> None:
    assert main([*TOYS, command, *typed(TRIALS[command][0], known)]) == 0
    assert capsys.readouterr().err == ""


PATHS = {"FILE", "PATH", "FOLDER", "GAME|FILE"}
BESIDE = {
    ("new", "file"): ["raid"],
    ("play", "save"): ["raid"],
    ("playthrough", "renew"): [],
    ("arena", "items"): ["kinfire_council", "--levels", "random,random"],
}
"""What must stand beside a word with a path; `kinfire_council` beside --items."""
FINE = {
    ("play", "game", "missing.toml"),
    ("new", "file", "missing.toml"),
    ("play", "save", "missing.toml"),
    ("play", "save", "damaged.toml"),
    ("play", "save", "damaged.lamplight"),
    ("cases", "paths", ""),
    ("validate", "folder", ""),
    ("validate", "folder", "missing.toml"),
}
"""What is no fault: files are made, folders are searched."""


def words_with_paths() -> list[tuple[str, argparse.Action]]:
    return [
        (command, action)
        for command in COMMANDS
        for action in actions_of(command)
        if action.metavar in PATHS
    ]


def test_a_path_that_cannot_be_taken_is_told_in_one_sentence(console, tmp_path: Path) -> None:
    """Missing, damaged, a folder in place of a file, a file in place of a folder."""
    (tmp_path / "damaged.toml").write_bytes(b"\xff\xfe = [")
    (tmp_path / "damaged.lamplight").write_bytes(b"\xff\xfe = [")
    for command, action in words_with_paths():
        for name in ("missing.toml", "damaged.toml", "damaged.lamplight", ""):
            if (command, action.dest, name) in FINE:
                continue
            path = str(tmp_path / name)
            usual = ["kinfire_council"] if action.dest == "items" else []
            beside = BESIDE.get((command, action.dest), usual)
            flag = action.option_strings[:1]
            if command == "new" and action.dest == "items":
                beside = [*beside, str(tmp_path / "made.lamplight")]
            status, out, err = console(command, *beside, *flag, path, typed="q\\n")
            told = (out + err).splitlines()
            assert status in (1, 2), (command, action.dest, name, told)
            assert told, (command, action.dest, name)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("cases",), "case = 3"),
        (("cases",), "case = [3]"),
        (("cases",), "case = "),
        (("playthrough", "--renew"), "# raid, 2 seats, seed 1, at most 2 answers\n# a\n"),
        (("playthrough", "--renew"), "# raid, 99 seats, seed 1, at most 2 answers\n# \n"),
        (("playthrough", "--renew"), "# chess, 2 seats, seed 1, at most 2 answers\n# \n"),
        (("playthrough", "--renew"), ""),
    ],
)
def test_a_file_of_other_types_is_told(console, tmp_path: Path, command, words: str) -> None:
    page = tmp_path / "page.toml"
    page.write_text(words)
    status, out, err = console(*command, page)
    assert status in (1, 2)
    assert str(page) in out or err.count("\n") == 1
    assert page.read_text() == words


def test_a_module_that_is_no_game_is_told(console, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "no_game.py").write_text("1 +")
    monkeypatch.syspath_prepend(str(tmp_path))
    status, out, err = console("--also", "no_game", "games")
    assert (status, out) == (2, "")
    assert err.count("\n") == 1

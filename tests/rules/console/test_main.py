import subprocess
import sys
from pathlib import Path

import pytest

from rules.__main__ import COMMANDS, main


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)], ids=str)
def test_help_fits_eighty_columns(words, capsys) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, "--help"])
    out = capsys.readouterr().out
    assert left.value.code == 0
    assert max(map(len, out.splitlines())) < 80
    if words:
        assert COMMANDS[words[0]][1].capitalize()[1:] in " ".join(out.split())
    else:
        assert all(name in out for name in COMMANDS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "required: COMMAND"),
        (["fly"], "invalid choice: 'fly'"),
        (["games", "--fast"], "unrecognized arguments: --fast"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "raid", "--games", "0"], "at least 1"),
        (["simulate", "raid", "--games", "x"], "'x' is not a whole number"),
        (["simulate", "raid", "--seats", "x"], "neither a number nor a range"),
        (["simulate", "raid", "--seats", "3-x"], "neither a number nor a range"),
        (["simulate", "raid", "--seats", "6-2"], "an empty range"),
        (["simulate", "raid", "--seats", "9"], "This game is for 2–4 players, not 9."),
        (["simulate", "raid", "--options", "x"], "written NAME=VALUE, not 'x'"),
        (["simulate", "raid", "--options", "x=y"], "Unknown option “x”"),
        (["simulate", "raid", "--bots", "king"], "there is no level 'king'"),
        (["arena", "raid"], "required: --levels"),
        (["arena", "raid", "--levels", "random"], "two or more levels"),
        (["arena", "raid", "--levels", "random,random,random", "--seats", "2"], "need 3 seats"),
        (["check"], "required: FILE"),
        (["replay", "nowhere.lamplight"], "there is no file 'nowhere.lamplight'"),
        (["cases", "nowhere.toml"], "there is no file 'nowhere.toml'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "nowhere.lamplight"], "File not found: nowhere.lamplight"),
        (["playthrough"], "which game"),
        (["bench", "raid", "--seats", "9"], "This game is for 2–4 players"),
        (["new", "raid", "--bots", "random,random,random", "x"], "the table has only 2 seats"),
    ],
)
def test_a_word_that_cannot_be_used_gives_one_sentence(console, words, said) -> None:
    status, out, err = console(*words)
    assert (status, out) == (2, "")
    assert said in err
    assert err.startswith("rules")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("module", ["nowhere", "rules.kernel"])
def test_also_must_name_a_game(module, capsys) -> None:
    assert main(["--also", module, "games"]) == 2
    assert capsys.readouterr().err.startswith("rules: --also names no game: ")


def test_as_a_program() -> None:
    """Started as people start it; only what is wanted is loaded."""
    command = [sys.executable, "-X", "importtime", "-m", "rules", "games", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert '"cartographers"' in done.stdout
    for unwanted in ("PySide6", "shapely", "rules.console.terminal", "rules.bots.arena"):
        assert unwanted not in done.stderr


def test_stopping(console, monkeypatch) -> None:
    def stop(words):
        raise KeyboardInterrupt

    monkeypatch.setattr("rules.console.listing.run_games", stop)
    assert console("games") == (1, "", "rules: stopped.\n")


ROOT = Path(__file__).resolve().parents[3]
ENDS = {">&-": 0, "2>&-": 0, "<&-": 0, "| head -1": 0, "> /dev/full": 1}
"""What a shell puts behind a command, and the status that is right then."""


@pytest.mark.parametrize("program", ["rules", "desktop"])
@pytest.mark.parametrize("end", ENDS)
def test_whatever_becomes_of_the_streams(program: str, end: str) -> None:
    piped = f"set -o pipefail; {sys.executable} -m {program} --help {end}"
    done = subprocess.run(["bash", "-c", piped], cwd=ROOT, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.stderr.count("\n") == ENDS[end]
    assert done.returncode == ENDS[end]

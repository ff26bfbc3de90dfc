"""Golden playthroughs: whole games as text, compared line by line.

A difference is read like code. If it is meant, `RENEW` writes the files anew.
"""

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from rules.console.playthrough import head_of, lines_of
from rules.kernel.registry import Setup, default_options, game, setup_faults
from tests import toys
from tests.rules.setups import GAMES
from tests.rules.slips import ENGLISH, STOPS

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
toys.register()
RENEW = (
    "python -m rules --also tests.toys.raid --also tests.toys.harbour"
    " playthrough --renew tests/playthroughs/*.txt"
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """The game goes as it went when the file was written."""
    written = path.read_text(encoding="utf-8").splitlines()
    played = lines_of(*head_of("\n".join(written)))
    for number, (old, new) in enumerate(zip_longest(written, played), 1):
        if old != new:
            pytest.fail(
                f"{path.name}:{number}\n  written: {old}\n  now:     {new}\n"
                f"If this is meant: {RENEW}, then read the difference.",
                pytrace=False,
            )


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_played_through(game_id: str) -> None:
    """A game, or a value of one of its options, without a playthrough is not finished."""
    heads = [head_of(path.read_text(encoding="utf-8")) for path in FILES]
    played = {
        (name, value)
        for setup, _ in heads
        if setup.game == game_id
        for name, value in setup.options.items()
    }
    missing = [
        f"{option.id}={value}"
        for option in game(game_id).options
        for value in option.values
        if (option.id, value) not in played and is_open(game_id, option.id, value)
    ]
    assert not missing


def is_open(game_id: str, option: str, value: str) -> bool:
    """Whether a value can be chosen on any machine: one's own items must be there first."""
    entry = game(game_id)
    options = default_options(entry) | {option: value}
    return any(
        not setup_faults(Setup(game_id, seats, 1, options)) for seats in entry.seat_counts[:8]
    )


SLIPS = re.compile(f"{ENGLISH.pattern}|{STOPS}")


def test_filled_sentences_read_as_written_ones() -> None:
    slips = [
        (path.name, line.strip())
        for path in FILES
        for line in path.read_text(encoding="utf-8").splitlines()
        if SLIPS.search(line)
    ]
    assert slips == []

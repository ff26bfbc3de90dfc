"""Kinfire Council among bots (see `faction_arena`).

python -m tests.benchmarks.kinfire_council_arena --lone master --rest steady --games 100

The councilors are dealt by the seed, so rows by councilor are read off the end; `ends` tells how
often the Cult has won, alone or with a Conspirator.
"""

from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kinfire_council.state import game_of
from tests.benchmarks.faction_arena import Read, Table, main


def read(state: State) -> Read:
    """V, rounds, the Cult's V; who each seat was."""
    council = game_of(state)
    names = [sheet.councilor for sheet in council.sheets]
    return Read(list(council.score), council.round, [council.cult_score] * len(names), names)


def setup_for(seats: int, number: int, seed: int, is_mixed: bool = False) -> Setup:
    """Default options; what is dealt follows from the seed."""
    return setup_of("kinfire_council", seats, seed)


TABLE = Table(__doc__, setup_for, read, (7919, 100_000), ("V", "V of the Cult"))
matches = TABLE.matches

if __name__ == "__main__":
    main(TABLE)

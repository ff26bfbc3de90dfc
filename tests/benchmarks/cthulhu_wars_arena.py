"""Cthulhu Wars among bots (see `faction_arena`).

python -m tests.benchmarks.cthulhu_wars_arena --lone master --rest steady --games 100
"""

from rules.cthulhu_wars.abilities.effects import built
from rules.cthulhu_wars.state import game_of
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from tests.benchmarks.faction_arena import Read, Table, drawn, main

CORE = ("great_cthulhu", "black_goat", "crawling_chaos", "yellow_sign")
MAPS = ("east", "west")


def setup_of(seats: int, number: int, seed: int, is_mixed: bool = False) -> Setup:
    """Set `number` of factions and map: the core factions, or (mixed) any that are built."""
    names = tuple(each.value for each in built()) if is_mixed or seats > len(CORE) else CORE
    options = {each.id: each.default for each in game("cthulhu_wars").options}
    options |= drawn(number, names, seats) | {"map": MAPS[number % len(MAPS)]}
    return Setup("cthulhu_wars", seats, seed, options)


def read(state: State) -> Read:
    """Doom, rounds, spellbooks."""
    earth = game_of(state)
    return Read(list(earth.doom), earth.round, [len(books) for books in earth.books])


TABLE = Table(__doc__, setup_of, read, (7919, 100_000), ("Doom", "books"))
matches = TABLE.matches

if __name__ == "__main__":
    main(TABLE)

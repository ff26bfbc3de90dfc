"""Root among bots (see `faction_arena`).

python -m tests.benchmarks.root_arena --lone master --rest steady --games 100
"""

from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.root.enums import FACTIONS
from rules.root.state import game_of
from tests.benchmarks.faction_arena import Read, Table, drawn, main

MIXES: tuple[dict[str, str], ...] = (
    {},
    {"map": "winter"},
    {"deck": "exiles_partisans"},
    {"suits": "random", "landmarks": "one"},
    {"setup": "advanced", "deck": "exiles_partisans", "landmarks": "two"},
)
POOL = (*[faction.value for faction in FACTIONS], "vagabond")


def setup_of(seats: int, number: int, seed: int, is_mixed: bool = False) -> Setup:
    """Set `number` of factions; the standard game, or maps, decks and set-ups in turn."""
    options = {each.id: each.default for each in game("root").options}
    options |= drawn(number, POOL, seats)
    if is_mixed:
        options |= MIXES[number % len(MIXES)]
    return Setup("root", seats, seed, options)


def read(state: State) -> Read:
    """Points and rounds."""
    woodland = game_of(state)
    return Read(list(woodland.scores), woodland.round)


TABLE = Table(__doc__, setup_of, read, (1, 1000), ("points",))
matches = TABLE.matches

if __name__ == "__main__":
    main(TABLE)

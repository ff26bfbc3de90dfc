"""A table of Root with chosen factions."""

from collections.abc import Sequence

from rules.kernel.registry import Setup, setup_of


def seated(factions: Sequence[str], seed: int, **options: str) -> Setup:
    """A set-up with these factions in the order of the seats."""
    named = {f"seat_{n + 1}": faction for n, faction in enumerate(factions)}
    return setup_of("root", len(factions), seed, {**named, **options})

"""Reach: whether the factions at the table promise a lively game (2.3). A warning, not a ban."""

from collections.abc import Sequence
from functools import cache

import msgspec

from rules.kernel.registry import Setup
from rules.kernel.text import Text, say
from rules.root import data
from rules.root.enums import Faction
from rules.root.options import chosen_automata, chosen_factions


@cache
def reaches() -> dict[str, int]:
    """The reach of each faction; a second Vagabond has its own."""
    setup = msgspec.convert(data.read("general")["setup"], dict[str, object])
    return msgspec.convert(setup["reach"], dict[str, int])


@cache
def least_reach(players: int) -> int:
    """The sum that so many players should have at least."""
    setup = msgspec.convert(data.read("general")["setup"], dict[str, object])
    return msgspec.convert(setup["min_reach"], dict[str, int])[f"p{players}"]


def reach(factions: Sequence[Faction]) -> int:
    """The sum of the factions' reach; of two Vagabonds the second counts less."""
    total = 0
    seen: set[Faction] = set()
    for faction in factions:
        total += reaches()[f"{faction}_2" if faction in seen else faction]
        seen.add(faction)
    return total


def reach_advice(factions: Sequence[Faction]) -> Text | None:
    """A warning where known factions together reach too little; None where all is well or some
    faction is not known yet."""
    if Faction.NONE in factions:
        return None
    total, least = reach(factions), least_reach(len(factions))
    if total >= least:
        return None
    return say("root.advanced.reach_low", reach=total, least=least)


def advice(setup: Setup) -> tuple[Text, ...]:
    """The warning about a set-up, if any; automata have no reach."""
    if any(chosen_automata(setup)):
        return ()
    warning = reach_advice(chosen_factions(setup))
    return () if warning is None else (warning,)

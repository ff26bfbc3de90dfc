"""How many hits each side deals: rolled ones up to the cap, and extra ones (4, steps 3 and 5)."""

import msgspec

from rules.root.battle.strength import is_defenseless, most_rolled
from rules.root.laws import law_of
from rules.root.state import Battle, Woodland

DICE = 2
FACES = 4
"""Faces of a die: 0 to 3."""


def split_roll(state: Woodland, battle: Battle, dice: tuple[int, ...]) -> tuple[int, int]:
    """The die of the attacker and the one of the defender: the higher one is the attacker's, but
    for Guerrilla war (4, step 3; 7.3)."""
    law = law_of(state, battle.defender)
    if law.lets_both_take_higher(state, battle.defender):
        return max(dice), max(dice)
    if law.takes_higher_as_defender(state, battle.defender):
        return min(dice), max(dice)
    return max(dice), min(dice)


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What hits follow from besides the dice: caps and extra hits of attacker and defender."""

    most: tuple[int, int]
    extra: tuple[int, int]


def terms(state: Woodland, battle: Battle) -> Terms:
    """Caps and extra hits as they stand now; a defenseless defender gives one (step 5)."""
    attacker, defender = battle.attacker, battle.defender
    most = most_rolled(state, battle, attacker), most_rolled(state, battle, defender)
    extra = (
        battle.extra[0]
        + law_of(state, attacker).extra_hits(state, attacker, battle)
        + int(is_defenseless(state, battle)),
        battle.extra[1] + law_of(state, defender).extra_hits(state, defender, battle),
    )
    return Terms(most, extra)


def hits(state: Woodland, battle: Battle) -> tuple[int, int]:
    """The hits that attacker and defender deal."""
    return dealt(terms(state, battle), battle.rolled, battle.ignored)


def dealt(found: Terms, rolled: tuple[int, int], ignored: tuple[int, int]) -> tuple[int, int]:
    """Rolled hits, capped, less those that the other side ignores; extra hits have no cap.

    >>> dealt(Terms((2, 0), (1, 0)), (3, 1), (0, 0))
    (3, 0)
    """
    attack = max(0, min(rolled[0], found.most[0]) - ignored[1]) + found.extra[0]
    defence = max(0, min(rolled[1], found.most[1]) - ignored[0]) + found.extra[1]
    return attack, defence

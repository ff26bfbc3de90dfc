"""How many hits each side deals: rolled ones up to the cap, and extra ones (4, steps 3 and 5)."""

from rules.kernel.steps import Seat
from rules.root.battle.strength import is_defenseless, most_rolled
from rules.root.laws import law_of
from rules.root.state import Battle, Woodland

DICE = 2
FACES = 4
"""Faces of a die: 0 to 3."""


def split_roll(state: Woodland, battle: Battle, dice: tuple[int, ...]) -> tuple[int, int]:
    """The die of the attacker and the one of the defender: the higher one is the attacker's, but
    for Guerrilla war (4, step 3; 7.3)."""
    if law_of(state, battle.defender).takes_higher_as_defender(state, battle.defender):
        return min(dice), max(dice)
    return max(dice), min(dice)


def hits(state: Woodland, battle: Battle) -> tuple[int, int]:
    """The hits that attacker and defender deal."""
    attack = _dealt(state, battle, 0) + int(is_defenseless(state, battle))
    return attack, _dealt(state, battle, 1)


def _dealt(state: Woodland, battle: Battle, side: int) -> int:
    """Rolled hits, capped, less those ignored; extra hits have no cap (4, step 5)."""
    seat = side_seat(battle, side)
    rolled = min(battle.rolled[side], most_rolled(state, battle, seat))
    extra = battle.extra[side] + law_of(state, seat).extra_hits(state, seat, battle)
    return max(0, rolled - battle.ignored[1 - side]) + extra


def side_seat(battle: Battle, side: int) -> Seat:
    """The attacker is side 0, the defender side 1."""
    return battle.attacker if side == 0 else battle.defender

"""How many dice a side rolls (7, step 3)."""

from rules.cthulhu_wars.battle.sides import force_of, mustered
from rules.cthulhu_wars.effects import faction_law, own
from rules.cthulhu_wars.state import Area, Battle, Earth
from rules.kernel.steps import Seat


def dice_of(state: Earth, battle: Battle, seat: Seat) -> int:
    """The combat of a side: its units by their faction's law, and what effects add."""
    force = force_of(battle, seat)
    total = faction_law(state, seat).combat(state, battle, force) + force.bonus
    for each in own(state, seat, "combat"):
        total += each.combat(state, battle, seat)
    return max(0, total)


def planned(state: Earth, area: Area, attacker: Seat, defender: Seat) -> Battle:
    """A battle that has not begun, with all units that stand there."""
    return Battle(
        area=area,
        attacker=mustered(state, attacker, area),
        defender=mustered(state, defender, area),
    )

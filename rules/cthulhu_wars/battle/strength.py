"""How many dice a side rolls (7, step 3)."""

from rules.cthulhu_wars.abilities.effects import faction_law, own
from rules.cthulhu_wars.battle.sides import force_of, mustered
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.placing import changed
from rules.cthulhu_wars.state import NOWHERE, Area, Battle, Earth, Force, Kind
from rules.kernel.steps import Seat


def dice_of(state: Earth, battle: Battle, seat: Seat) -> int:
    """The combat of a side: its units by their faction's law, and what effects add."""
    force = force_of(battle, seat)
    total = faction_law(state, seat).combat(state, battle, force) + force.bonus
    for each in own(state, seat, "combat"):
        total += each.combat(state, battle, seat)
    return max(0, total)


def combat_of(state: Earth, seat: Seat, kind: Kind) -> int:
    """What a single unit of a kind would roll now, with all that effects add."""
    empty = tuple(0 for _ in state.pools[seat])
    enemy = next(each for each in all_seats(state) if each != seat)
    none = tuple(0 for _ in state.pools[enemy])
    lone = Battle(
        area=NOWHERE,
        attacker=Force(seat=seat, fighting=changed(empty, kind, 1), exempt=empty),
        defender=Force(seat=enemy, fighting=none, exempt=none),
    )
    return dice_of(state, lone, seat)


def planned(state: Earth, area: Area, attacker: Seat, defender: Seat) -> Battle:
    """A battle that has not begun, with all units that stand there."""
    return Battle(
        area=area,
        attacker=mustered(state, attacker, area),
        defender=mustered(state, defender, area),
    )

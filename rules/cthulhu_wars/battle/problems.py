"""What is wrong with the records of a battle that is on (7)."""

from rules.cthulhu_wars.battle.sides import sides
from rules.cthulhu_wars.earth.placing import here
from rules.cthulhu_wars.state import Battle, Earth, Force


def battle_problems(state: Earth) -> list[str]:
    """Who fights, is exempt or stayed stands there; nobody is hurt who does not fight."""
    battle = state.battle
    if battle is None:
        return []
    return [each for force in sides(battle) for each in _of_force(state, battle, force)]


def _of_force(state: Earth, battle: Battle, force: Force) -> list[str]:
    there = here(state, force.seat, battle.area)
    hurt = [0] * len(there)
    for each in force.hurt:
        hurt[each.kind] += each.count
    found = []
    for kind, count in enumerate(there):
        known = force.fighting[kind] + force.exempt[kind]
        known += force.stayed[kind] if force.stayed else 0
        if known > count:
            found.append(f"{known} of kind {kind} of seat {force.seat} in battle, {count} there")
        if hurt[kind] > force.fighting[kind]:
            found.append(f"{hurt[kind]} hurt of kind {kind} of seat {force.seat}")
    return found

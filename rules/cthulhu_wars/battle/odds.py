"""What a battle would come to: exact chances of results and losses, for boards and bots (7).

Of a side's dice each says kill 1, pain 2, nothing 3 times in 6; the numbers of ways are added up
die by die. What sides may still decide is left out, but for one thing: whoever assigns results
does it so that as few units die as can be, or as many where the enemy assigns.

>>> ways(1)
{(0, 0): 3, (0, 1): 2, (1, 0): 1}
"""

from fractions import Fraction
from functools import cache

import msgspec

from rules.cthulhu_wars.battle.dice import FACES, counted
from rules.cthulhu_wars.battle.sides import (
    enemy_of,
    fix,
    fixed,
    force_of,
    is_fought_out,
    replace,
    room,
)
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.state import Area, Battle, Earth, Force
from rules.kernel.steps import Seat

Results = tuple[int, int]
"""Kills and pains."""
Spread = dict[int, Fraction]
"""A number -> its chance; all add up to 1."""

A_KILL, A_PAIN, A_MISS = 1, 2, 3
"""On how many faces of a die each result stands."""


@cache
def ways(dice: int) -> dict[Results, int]:
    """In how many of the 6 ** dice ways so many dice show so many kills and pains."""
    if not dice:
        return {(0, 0): 1}
    found: dict[Results, int] = {}
    for (kills, pains), count in ways(dice - 1).items():
        for more, face_count in (((0, 0), A_MISS), ((0, 1), A_PAIN), ((1, 0), A_KILL)):
            key = (kills + more[0], pains + more[1])
            found[key] = found.get(key, 0) + count * face_count
    return dict(sorted(found.items()))


@cache
def chances(dice: int) -> dict[Results, Fraction]:
    """The chance of each number of kills and pains."""
    return {key: Fraction(count, FACES**dice) for key, count in ways(dice).items()}


class Body(msgspec.Struct, frozen=True, gc=False):
    """What matters of a force for its losses. `plain`, `tough`: units that take one result, and
    two; `helpless`: the enemy assigns its results."""

    plain: int
    tough: int = 0
    helpless: bool = False


def deaths(body: Body, kills: int) -> int:
    """How many units die of so many kills."""
    taken = min(kills, body.plain + 2 * body.tough)
    if not body.helpless:
        return max(0, taken - body.tough)
    singles = min(taken, body.plain)
    return singles + (taken - singles) // 2


def retreats(body: Body, kills: int, pains: int) -> int:
    """How many units are pained: by a kill that did not kill, and by pains after that."""
    dead = deaths(body, kills)
    taken = min(kills, body.plain + 2 * body.tough)
    if body.helpless:
        singles = min(taken, body.plain)
        soaked, tough = (taken - singles) % 2, body.tough - (taken - singles) // 2
        plain = body.plain - singles
    else:
        soaked = min(taken, body.tough) - max(0, taken - body.tough - body.plain)
        plain = body.plain - min(body.plain, max(0, taken - body.tough))
        tough = body.tough - (dead - (body.plain - plain))
    return soaked + _pained(body, plain, tough - soaked, soaked, pains)


def _pained(body: Body, plain: int, fresh: int, soaked: int, pains: int) -> int:
    """How many units more are pained; the owner fills those that are hurt anyway first."""
    if body.helpless:
        return min(pains, plain + fresh)
    left = max(0, pains - soaked)
    doubled = min(left, 2 * fresh)
    return (doubled + 1) // 2 + min(left - doubled, plain)


class Side(msgspec.Struct, frozen=True, gc=False):
    """What awaits one side. `dice`: of its own; `units`: how many fight; `deaths`, `retreats`:
    chances of how many of its units die and are pained; `wiped_out`: that none survives."""

    seat: Seat
    dice: int
    units: int
    deaths: Spread
    retreats: Spread
    wiped_out: Fraction


class Odds(msgspec.Struct, frozen=True, gc=False):
    """What awaits both sides."""

    attacker: Side
    defender: Side


def mean(spread: Spread) -> Fraction:
    """The mean of a number."""
    return sum((value * chance for value, chance in spread.items()), Fraction(0))


def at_least(spread: Spread, number: int) -> Fraction:
    """The chance of so many or more."""
    return sum((chance for value, chance in spread.items() if value >= number), Fraction(0))


def odds(state: Earth, area: Area, attacker: Seat, defender: Seat) -> Odds:
    """The chances of a battle that is on there between these two, or of one that is planned."""
    battle = state.battle
    if battle is None or (battle.attacker.seat, battle.defender.seat) != (attacker, defender):
        battle = planned(state, area, attacker, defender)
    return of_battle(state, battle)


def of_battle(state: Earth, battle: Battle) -> Odds:
    """The same for a battle as it stands before the dice."""
    attacker, defender = (fix(state, battle, force) for force in (battle.attacker, battle.defender))
    battle = replace(battle, attacker=attacker, defender=defender)
    return Odds(_side(state, battle, attacker), _side(state, battle, defender))


def body_of(state: Earth, battle: Battle, force: Force) -> Body:
    """A force as far as its losses go."""
    spaces = room(state, force)
    tough = sum(n for n, space in zip(force.fighting, spaces, strict=True) if space > 1)
    enemy = enemy_of(battle, force.seat)
    effects = fixed(state, enemy, "assigns_own_results")
    helpless = any(each.assigns_own_results(state, battle, enemy.seat) for each in effects)
    return Body(sum(force.fighting) - tough, tough, helpless)


def _side(state: Earth, battle: Battle, force: Force) -> Side:
    enemy = enemy_of(battle, force.seat)
    body = body_of(state, battle, force)
    units = body.plain + body.tough
    rolled = 0 if is_fought_out(battle) else dice_of(state, battle, enemy.seat)
    dead: Spread = {}
    gone: Spread = {}
    for (kills, pains), chance in chances(rolled).items():
        results = counted(state, battle, enemy.seat, kills, pains)
        for spread, value in (
            (dead, deaths(body, results[0])),
            (gone, retreats(body, *results)),
        ):
            spread[value] = spread.get(value, Fraction(0)) + chance
    own = force_of(battle, force.seat)
    dice = 0 if is_fought_out(battle) else dice_of(state, battle, own.seat)
    return Side(force.seat, dice, units, dead, gone, dead.get(units, Fraction(0)))

"""What a battle would come to: exact chances of results and losses, for boards (7).

Of a side's dice each says kill 1, pain 2, nothing 3 times in 6; the numbers of ways are added up
die by die. Abilities, books and options are asked as the battle asks them. Effects that somebody
may choose to use from now on are left out, and named; results are assigned as `fates.py` says, and
nobody retreats so that the other side cannot, unless there is no other way.

>>> ways(1)
{(0, 0): 3, (0, 1): 2, (1, 0): 1}
"""

from fractions import Fraction
from functools import cache

import msgspec

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.battle.dice import FACES, counted
from rules.cthulhu_wars.battle.fates import Body, Fate, Sort, capacity, fate
from rules.cthulhu_wars.battle.fights import price
from rules.cthulhu_wars.battle.kills import is_softened
from rules.cthulhu_wars.battle.lose import SMALL
from rules.cthulhu_wars.battle.pre import before_dice
from rules.cthulhu_wars.battle.retreat import is_kept, kept_stand_for_others, ways_out
from rules.cthulhu_wars.battle.sides import (
    battle_of,
    enemy_of,
    fix,
    fixed,
    force_of,
    is_fought_out,
    is_side,
    put_force,
    replace,
    room_for,
    sides,
    spreader,
)
from rules.cthulhu_wars.battle.strength import dice_of, planned
from rules.cthulhu_wars.earth.counting import all_seats, ranks
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.steps import Choice, Seat, Step

Results = tuple[int, int]
"""Kills and pains."""
Spread = dict[int, Fraction]
"""A number -> its chance; all add up to 1."""
Met = list[tuple[Fate, Fate, Fraction]]
"""What becomes of the two sides, and the chance of it."""

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


class Side(msgspec.Struct, frozen=True, gc=False):
    """What awaits one side. `dice`: of its own; `units`: how many fight; `deaths`: chances of how
    many of its units are lost by kills, for lack of a retreat and to avengers; `retreats`: of how
    many are pained; `wiped_out`: that none survives."""

    seat: Seat
    dice: int
    units: int
    deaths: Spread
    retreats: Spread
    wiped_out: Fraction


class Odds(msgspec.Struct, frozen=True, gc=False):
    """What awaits both sides. `open`: effects that somebody may still choose to use, which are
    left out: whose, which."""

    attacker: Side
    defender: Side
    open: tuple[tuple[Seat, str], ...] = ()


def mean(spread: Spread) -> Fraction:
    """The mean of a number."""
    return sum((value * chance for value, chance in spread.items()), Fraction(0))


def at_least(spread: Spread, number: int) -> Fraction:
    """The chance of so many or more."""
    return sum((chance for value, chance in spread.items() if value >= number), Fraction(0))


def odds(state: Earth, area: Area, attacker: Seat, defender: Seat) -> Odds:
    """The chances of a battle that is on there between these two, or of one that is planned."""
    battle = state.battle
    if battle is not None and (battle.attacker.seat, battle.defender.seat) == (attacker, defender):
        return of_battle(state, battle)
    world = state.clone()
    world.power[attacker] = max(0, state.power[attacker] - price(state, attacker, area))
    found = of_battle(world, planned(world, area, attacker, defender))
    early = _before(world, area, attacker, defender)
    return msgspec.structs.replace(found, open=tuple(dict.fromkeys((*early, *found.open))))


def of_battle(state: Earth, battle: Battle) -> Odds:
    """The same for a battle as it stands before the dice."""
    world = state.clone()
    world.battle = battle
    for force in sides(battle):
        put_force(world, fix(world, battle, force))
    _, battle = battle_of(world)
    attacker, defender = sides(battle)
    met = _fates(world, battle)
    return Odds(
        _side(world, battle, attacker, [(own, other, n) for own, other, n in met]),
        _side(world, battle, defender, [(own, other, n) for other, own, n in met]),
        left_out(world, battle),
    )


def _before(state: Earth, area: Area, attacker: Seat, defender: Seat) -> list[tuple[Seat, str]]:
    """The effects that somebody may choose to use when a battle has been paid for."""
    return [
        (seat, each.ID)
        for seat in all_seats(state)
        for each in own(state, seat, "before_battle")
        if each.before_battle(state, area, attacker, defender, seat)
    ]


def left_out(world: Earth, battle: Battle) -> tuple[tuple[Seat, str], ...]:
    """The effects that somebody may choose to use from now on, in the order of seats."""
    rolled, found = replace(battle, diced=True), []
    for seat in all_seats(world):
        mine: list[str] = []
        if is_side(battle, seat) and not is_fought_out(battle):
            mine += [each.ID for each, acts in before_dice(world, seat) if acts]
            mine += _later_uses(world, battle, seat) if world.power[seat] else []
        for hook in ("before_pains", "post_battle"):
            for each in own(world, seat, hook):
                if any(_is_real(world, step) for step in getattr(each, hook)(world, rolled, seat)):
                    mine.append(each.ID)
        found += [(seat, id) for id in dict.fromkeys(mine)]
    return tuple(found)


def _later_uses(world: Earth, battle: Battle, seat: Seat) -> list[str]:
    """What a side may pay for when dice of its own lie there, and when it is hit."""
    found = own(world, seat, "after_roll") if dice_of(world, battle, seat) else []
    hit = dice_of(world, battle, enemy_of(battle, seat).seat)
    found = [*found, *(fixed(world, force_of(battle, seat), "on_assigned") if hit else [])]
    return [each.ID for each in found]


def _is_real(world: Earth, step: Step) -> bool:
    """Whether a step is more than a question with one answer."""
    if not isinstance(step, Choice):
        return True
    return any(len(step.actions(world, seat, ())) > 1 for seat in step.seats(world))


# -------------------------------------------------------------------- the sides
def body_of(world: Earth, battle: Battle, force: Force) -> Body:
    """A force as far as its losses go; kinds that fare alike are one sort."""
    found: dict[Sort, int] = {}
    for kind, count in enumerate(force.fighting):
        if count:
            sort = _sort(world, battle, force, kind)
            found[sort] = found.get(sort, 0) + count
    sorts = tuple(msgspec.structs.replace(sort, number=count) for sort, count in found.items())
    return Body(
        sorts,
        helpless=spreader(world, force.seat) != force.seat,
        cornered=not ways_out(world, battle, force.seat),
        stands=kept_stand_for_others(world),
    )


def _sort(world: Earth, battle: Battle, force: Force, kind: Kind) -> Sort:
    enemy = enemy_of(battle, force.seat).seat
    return Sort(
        1,
        room=room_for(world, force, Result.KILL)[kind],
        pains=room_for(world, force, Result.PAIN)[kind],
        softened=is_softened(world, battle, force, kind),
        kept=is_kept(world, force, kind),
        small=bool(own(world, enemy, "avenges")) and ranks(world, force.seat)[kind] in SMALL,
        avenged=any(each.avenges(kind) for each in own(world, force.seat, "avenges")),
    )


def _of_side(world: Earth, battle: Battle, force: Force, body: Body) -> dict[Fate, Fraction]:
    """The chance of each fate of a side: it follows from the dice of the other one alone."""
    found: dict[Fate, Fraction] = {}
    enemy, most = enemy_of(battle, force.seat).seat, capacity(body)
    rolled = 0 if is_fought_out(battle) else dice_of(world, battle, enemy)
    for results, chance in chances(rolled).items():
        kills, pains = counted(world, battle, enemy, *results)
        kills = min(kills, most)
        what = fate(body, kills, min(pains, most - kills))
        found[what] = found.get(what, Fraction(0)) + chance
    return found


def _fates(world: Earth, battle: Battle) -> Met:
    """The chances of what becomes of both. They meet where the attacker, who retreats first, must
    go to where alone the defender could."""
    first, second = sides(battle)
    body = body_of(world, battle, second)
    free = _of_side(world, battle, second, body)
    shut = _of_side(world, battle, second, msgspec.structs.replace(body, cornered=True))
    exits = ways_out(world, battle, first.seat)
    is_tight = len(exits) == 1 and exits == ways_out(world, battle, second.seat)
    return [
        (mine, other, chance * share)
        for mine, chance in _of_side(world, battle, first, body_of(world, battle, first)).items()
        for other, share in (shut if is_tight and mine.pained else free).items()
    ]


def _side(world: Earth, battle: Battle, force: Force, met: Met) -> Side:
    """Adds up what the fates of both come to for one of them."""
    dead: Spread = {}
    gone: Spread = {}
    for mine, other, chance in met:
        lost = mine.lost + min(other.avenged, mine.small)
        dead[lost] = dead.get(lost, Fraction(0)) + chance
        gone[mine.pained] = gone.get(mine.pained, Fraction(0)) + chance
    dice = 0 if is_fought_out(battle) else dice_of(world, battle, force.seat)
    units = sum(force.fighting)
    return Side(force.seat, dice, units, dead, gone, dead.get(units, Fraction(0)))

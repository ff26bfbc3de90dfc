"""Battles drawn at random, and what in them could touch the chances: for proving the odds (7).

Everything that may touch a battle is found in the effects themselves, so that a new ability or book
is asked for by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.cthulhu_wars.abilities import effects
from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Fight
from rules.cthulhu_wars.battle.fights import declare, price
from rules.cthulhu_wars.battle.sides import fix, force_of, is_side, put_force, replace, sides
from rules.cthulhu_wars.battle.strength import planned
from rules.cthulhu_wars.data import kinds, named
from rules.cthulhu_wars.earth.counting import all_seats, ranks, unit_id
from rules.cthulhu_wars.earth.geography import neighbours
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.state import Area, Battle, Earth, Gate
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Step
from tests.rules.cthulhu_wars.scenes import scene, take
from tests.rules.walks import Dice

ONE, OTHER = Seat(0), Seat(1)
HOOKS = (
    *("before_battle", "combat", "pre_battle", "after_roll", "counts_results", "is_fixed"),
    *("directs_retreats", "before_pains", "post_battle", "avenges"),
)
"""The hooks of a battle; what is asked of fixed effects only goes with `is_fixed`."""
GREAT_ONLY = ("pain_may_hit_great_old_one", "emissary_stands_for_others")
"""Options that touch nothing but battles with a Great Old One: they are tried in such ones."""


@dataclass(frozen=True)
class Drawn:
    """A battle that may begin: `state` before it, where, by the first seat against the second."""

    state: Earth
    area: Area

    @property
    def battle(self) -> Battle:
        """As it would be when the dice are rolled."""
        world = self.world()
        assert world.battle is not None
        return world.battle

    def paid(self) -> tuple[Earth, list[Step]]:
        """A copy in which it has been declared and paid for, and what comes then."""
        state, table = self.state.clone(), StepContext()
        declare(state, table, ONE, Fight(self.area, OTHER))
        return state, table.pending

    def world(self) -> Earth:
        """A copy in which it is on and the dice are about to be rolled."""
        world, _ = self.paid()
        world.battle = planned(world, self.area, ONE, OTHER)
        for force in sides(world.battle):
            put_force(world, fix(world, world.battle, force))
        return world


def all_effects() -> list[Effect]:
    """All abilities and books that say anything in a battle."""
    found = []
    for faction in effects.built():
        for each in (*effects.abilities_of(faction), *effects.books_of(faction)):
            if any(getattr(type(each), hook) is not getattr(Effect, hook) for hook in HOOKS):
                found.append(each)
    return found


def wanted() -> set[str]:
    """All that must have been tried: effects, options, all units on both sides, narrow places."""
    options = {f"{id}={value}" for id, values in named() for value in values}
    units = {
        f"{side}:{kind.id}"
        for faction in effects.built()
        for kind in kinds()[faction]
        if kind.rank is not UnitClass.BUILDING
        for side in ("attacker", "defender")
    }
    return {*(each.ID for each in all_effects()), *options, *units, "cornered", "crossed"}


# -------------------------------------------------------------------- drawing
def drawn_battles(seed: int, most_units: int) -> Iterator[Drawn]:
    """Battles without end."""
    while True:
        yield drawn_battle(seed, most_units)
        seed += 1


def drawn_battle(seed: int, most_units: int) -> Drawn:
    """Four factions, books, options, some units of the first two in one area, others around it."""
    dice = Dice(seed)
    pool = list(effects.built())
    order = [pool.pop(dice.below(len(pool))).value for _ in range(4)]
    options = {id: of[dice.below(len(of))] for id, of in named()}
    state = scene(order, map="earth_4p_east5", options=options)
    for seat in all_seats(state):
        books = [each.ID for each in effects.books_of(state.factions[seat])]
        take(state, seat, *(each for each in books if dice.below(3)))
        state.power[seat], state.doom[seat] = dice.below(8), dice.below(20)
    some = [dice.below(len(state.units)) for _ in range(3)]
    area = min(some, key=lambda each: len(neighbours(state, each)))
    for seat in (ONE, OTHER):
        _fill(state, dice, seat, area, 1 + dice.below(most_units))
    _fence(state, dice, area)
    if not dice.below(2):
        _hold(state, dice, area)
    state.power[ONE] = price(state, ONE, area) + dice.below(8)
    return Drawn(state, area)


def _fill(state: Earth, dice: Dice, seat: Seat, area: Area, count: int) -> None:
    """Units out of the pool: those of few kinds, so that they are alike."""
    classes = ranks(state, seat)
    kinds = [kind for kind, rank in enumerate(classes) if rank is not UnitClass.BUILDING]
    chosen = [kinds[dice.below(len(kinds))] for _ in range(2)]
    for _ in range(count):
        _put(state, seat, chosen[dice.below(2)], area)
    if UnitClass.BUILDING in classes and not dice.below(2):
        _put(state, seat, classes.index(UnitClass.BUILDING), area)


def _put(state: Earth, seat: Seat, kind: int, area: Area) -> None:
    pool, there = list(state.pools[seat]), list(state.units[area])
    if not pool[kind]:
        kind = 0
    if not pool[kind]:
        return
    mine = list(there[seat])
    pool[kind], mine[kind] = pool[kind] - 1, mine[kind] + 1
    there[seat] = tuple(mine)
    state.units[area], state.pools[seat] = tuple(there), tuple(pool)


def _fence(state: Earth, dice: Dice, area: Area) -> None:
    """Neighbouring areas are free for all, or shut to one side or both: few, many, or all."""
    holders = ((), (ONE,), (OTHER,), (ONE, OTHER))[dice.below(4)]
    thick = (2, 4)[dice.below(2)]
    for near in neighbours(state, area):
        for seat in holders:
            if dice.below(4) < thick:
                _put(state, seat, 0, near)
        if not dice.below(4):
            _fill(state, dice, Seat(dice.below(4)), near, 1)


def _hold(state: Earth, dice: Dice, area: Area) -> None:
    """One of the two holds a gate there by a cultist."""
    seat = Seat(dice.below(2))
    if state.units[area][seat][0]:
        state.gates[area] = Gate(seat, 0)


# -------------------------------------------------------------------- what is in it
def tags(drawn: Drawn) -> set[str]:
    """What of `wanted` this battle tries."""
    from rules.cthulhu_wars.battle.retreat import ways_out

    world = drawn.world()
    battle = world.battle
    assert battle is not None
    if not all(any(force.fighting) for force in sides(battle)):
        return set()
    found = set()
    for seat in all_seats(world):
        mine = effects.in_force(world).seats[seat].effects
        found |= {each.ID for each in mine if _is_active(world, battle, seat, each)}
    exits = [ways_out(world, battle, seat) for seat in (ONE, OTHER)]
    for side, force in zip(("attacker", "defender"), sides(battle), strict=True):
        fighting = [kind for kind, count in enumerate(force.fighting) if count]
        found |= {f"{side}:{unit_id(world, force.seat, kind)}" for kind in fighting}
    if [] in exits:
        found.add("cornered")
    if len(exits[0]) == 1 and exits[0] == exits[1]:
        found.add("crossed")
    return found | _options_in(world, battle, exits)


def _is_active(world: Earth, battle: Battle, seat: Seat, effect: Effect) -> bool:
    """Whether it says anything in this battle."""
    rolled = replace(battle, diced=True)
    if effect.before_battle(world, battle.area, ONE, OTHER, seat):
        return True
    if effect.before_pains(world, rolled, seat) or effect.directs_retreats(world, battle, seat):
        return True
    if effect.post_battle(world, rolled, seat):
        return True
    if not is_side(battle, seat):
        return _feeds(world, effect)
    fighting = force_of(battle, seat).fighting
    return (
        effect.is_fixed(world, battle, seat)
        or bool(effect.combat(world, battle, seat))
        or bool(effect.pre_battle(world, battle, seat))
        or any(effect.avenges(kind) for kind, count in enumerate(fighting) if count)
        or _rolls_again(world, seat, effect)
        or _feeds(world, effect)
    )


def _rolls_again(world: Earth, seat: Seat, effect: Effect) -> bool:
    return type(effect).after_roll is not Effect.after_roll and world.power[seat] > 0


def _feeds(world: Earth, effect: Effect) -> bool:
    """Whether it follows a death only (Cannibalism): any battle may bring one."""
    is_late = type(effect).post_battle is not Effect.post_battle
    return is_late and effect.ID == "cannibalism"


def _options_in(world: Earth, battle: Battle, exits: list[list[Area]]) -> set[str]:
    """The options that matter: a Great Old One for pains, one that is kept for retreats."""
    found = {id for id, _ in named() if id not in GREAT_ONLY}
    for force, out in zip(sides(battle), exits, strict=True):
        classes = ranks(world, force.seat)
        great = [
            n
            for n, rank in zip(force.fighting, classes, strict=True)
            if rank is UnitClass.GREAT_OLD_ONE
        ]
        if any(great):
            found.add("pain_may_hit_great_old_one")
        if not out and "emissary_of_the_outer_gods" in force.fixed and sum(force.fighting) > 1:
            found.add("emissary_stands_for_others")
    return {f"{id}={world.variant.option(id)}" for id in found}

"""Absorb: a Shoggoth swallows units of its own side and grows for the battle (8)."""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import amount_target, card_target, holder_target, unit_target
from rules.cthulhu_wars.battle.sides import battle_of, fighters, force_of, out, put_force
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.great_cthulhu.kinds import (
    ACOLYTE,
    DEEP_ONE,
    SHOGGOTH,
    STARSPAWN,
)
from rules.cthulhu_wars.state import Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

GROWTH = 3
SEED_MEALS = (ACOLYTE, DEEP_ONE)
PUBLISHED_MEALS = (ACOLYTE, DEEP_ONE, SHOGGOTH, STARSPAWN)


class Absorbs(Action, frozen=True):
    """A Shoggoth swallows a unit of this kind. `fed`: what that Shoggoth has had before; `holder`:
    the unit on the gate is the one that goes."""

    kind: Kind
    fed: int = 0
    holder: bool = False


class Absorb(Effect):
    """Any number of own cultists or Deep Ones in the battle, +3 combat for each."""

    ID = "absorb"
    ACTIONS = (Absorbs,)
    REPEATS = True

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """Each Shoggoth that differs, with each unit that it may swallow."""
        force = force_of(battle, seat)
        if not force.fighting[SHOGGOTH]:
            return ()
        food = menu(state, seat, force)
        eaters = sorted(set(meals_of(force)), reverse=True)
        return [Absorbs(kind, fed, holder) for fed in eaters for kind, holder in food]

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The unit is eliminated; a Shoggoth that is swallowed hands on what it had (R32)."""
        assert isinstance(action, Absorbs)
        _, battle = battle_of(state)
        context.emit(EffectUsed(seat, self.ID))
        meals = list(meals_of(force_of(battle, seat)))
        meals.remove(action.fed)
        handed = meals.pop() if action.kind == SHOGGOTH else 0
        meals.append(action.fed + handed + 1)
        leave(
            state, context, seat, action.kind, battle.area, Cause.SACRIFICE, seat, 1, action.holder
        )
        out(state, seat, action.kind)
        _, battle = battle_of(state)
        fed = tuple(sorted(meals, reverse=True))
        put_force(state, msgspec.structs.replace(force_of(battle, seat), meals=fed))

    def combat(self, state: Earth, battle: Battle, seat: Seat) -> int:
        """+3 for each meal of a Shoggoth that is still in the battle."""
        return GROWTH * sum(still_fed(battle, force_of(battle, seat)))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """What is swallowed, and by which Shoggoth where they differ."""
        assert isinstance(action, Absorbs)
        _, battle = battle_of(state)
        facts = {"what": kind_name(state, seat, action.kind)}
        meals = meals_of(force_of(battle, seat))
        they_differ = len(set(meals)) > 1
        key = "do_absorb_by" if they_differ else "do_absorb"
        if action.holder:
            key, facts["place"] = f"{key}_holder", place_name(state, battle.area)
        label = say(f"cthulhu_wars.great_cthulhu.{key}", **facts, fed=action.fed)
        unit = unit_target(battle.area, seat, action.kind)
        target = holder_target(battle.area) if action.holder else unit
        eater = (amount_target(action.fed),) if they_differ else ()
        return Option(action, label, (card_target(self.ID), target, *eater))


def meals_of(force: Force) -> tuple[int, ...]:
    """What each Shoggoth in the battle has swallowed."""
    return force.meals or (0,) * force.fighting[SHOGGOTH]


def still_fed(battle: Battle, force: Force) -> tuple[int, ...]:
    """What the Shoggoths still in the battle have swallowed. One that the enemy put out of it
    after the meal is the one that had most; of those its owner gave up, that with least."""
    if not force.meals:
        return ()
    missing = len(force.meals) - force.fighting[SHOGGOTH]
    is_first = force.seat == battle.attacker.seat
    exempt = min(missing, force.exempt[SHOGGOTH]) if is_first else 0
    return force.meals[exempt : len(force.meals) - (missing - exempt)]


def menu(state: Earth, seat: Seat, force: Force) -> list[tuple[Kind, bool]]:
    """What may be swallowed (option `absorb_targets`), the one on the gate apart."""
    is_seed = state.variant.option("absorb_targets") == "own_cultists_and_deep_ones"
    kinds = SEED_MEALS if is_seed else PUBLISHED_MEALS
    found = []
    for kind, holder, count in fighters(state, seat):
        if kind in kinds and (kind != SHOGGOTH or count > 1):
            found.append((kind, holder))
    return found

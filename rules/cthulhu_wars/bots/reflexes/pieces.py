"""What a unit is worth to its owner: for losing the least one."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.battle.retreat import is_kept
from rules.cthulhu_wars.battle.sides import battle_of, force_of
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.earth.counting import ranks_of
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Action, Choice, Seat

CULTIST, HOLDER, GREAT = 2.0, 7.0, 15.0
LONE = 0.6
"""What the last unit in an area is worth besides."""


def unit_worth(state: Earth, seat: Seat, kind: Kind, area: Area, holder: bool = False) -> float:
    """In points: a holder holds a gate, unless another one could step on."""
    rank = ranks_of(state.factions[seat])[kind]
    if rank is UnitClass.GREAT_OLD_ONE:
        return GREAT
    value = (
        CULTIST if rank is UnitClass.CULTIST else 0.9 * plan_of(state.factions[seat]).price(kind)
    )
    if holder:
        value += HOLDER
    return value + LONE * (sum(state.units[area][seat]) == 1)


def least_unit(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The unit that would be missed least."""
    return min(actions, key=lambda each: _missed(state, each))


def least_pained(state: Earth, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """Nobody, where one that is kept may be named; else who would be missed least (7)."""
    _, battle = battle_of(state)
    force = force_of(battle, seat)
    for action in actions:
        if isinstance(action, ChooseUnit) and is_kept(state, force, action.kind):
            return action
    return least_unit(state, seat, choice, actions)


def _missed(state: Earth, action: Action) -> float:
    if not isinstance(action, ChooseUnit):
        return 100.0
    return unit_worth(state, action.seat, action.kind, action.area, action.holder)

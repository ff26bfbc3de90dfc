"""A battle (4): one file a step or topic.

`fights` who may battle whom; `begin` the battle as one list of steps; `ambush`; `roll`; `uses`
effects after the roll; `counting` the hits; `losses` and `deal` what they take; `strength` with
what a side fights; `granted` battles that effects grant; `odds` what to expect.
"""

from rules.kernel.steps import Action
from rules.root.battle import ambush, begin, deal, granted, roll, uses
from rules.root.battle.begin import BeginBattle
from rules.root.battle.events import EVENTS
from rules.root.battle.fights import fights, refused_fights, why_not_fight
from rules.root.battle.granted import TakeFight, fight

STEPS = (
    *begin.STEPS,
    *ambush.STEPS,
    *roll.STEPS,
    *uses.STEPS,
    *deal.STEPS,
    *granted.STEPS,
)
ACTIONS: tuple[type[Action], ...] = ()
"""Battles are fought with the general orders."""

__all__ = [
    "ACTIONS",
    "EVENTS",
    "STEPS",
    "BeginBattle",
    "TakeFight",
    "fight",
    "fights",
    "refused_fights",
    "why_not_fight",
]

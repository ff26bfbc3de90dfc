"""A battle (7): one file a step or topic.

`fights` who may battle whom; `begin` the battle as one list of steps; `sides` who fights, is out,
is hurt; `pre` effects before the dice and after them; `strength` and `dice`; `slots` and `assign`
where results go; `kills`, `pain`, `retreat` what they do; `lose` units that effects remove; `post`
what comes after, `survivors` who is left then; `odds` what to expect.
"""

from rules.cthulhu_wars.battle import (
    assign,
    begin,
    dice,
    kills,
    lose,
    pain,
    post,
    pre,
    retreat,
    survivors,
)
from rules.cthulhu_wars.battle.actions import ACTIONS
from rules.cthulhu_wars.battle.begin import BeginBattle
from rules.cthulhu_wars.battle.events import EVENTS
from rules.cthulhu_wars.battle.fights import (
    declare,
    fights,
    refused_fights,
    why_not_fight,
)
from rules.cthulhu_wars.battle.messages import SENTENCES
from rules.kernel.steps import Step

STEPS: tuple[type[Step], ...] = (
    *begin.STEPS,
    *pre.STEPS,
    *dice.STEPS,
    *assign.STEPS,
    *kills.STEPS,
    *pain.STEPS,
    *retreat.STEPS,
    *lose.STEPS,
    *post.STEPS,
    *survivors.STEPS,
)

__all__ = [
    "ACTIONS",
    "EVENTS",
    "SENTENCES",
    "STEPS",
    "BeginBattle",
    "declare",
    "fights",
    "refused_fights",
    "why_not_fight",
]

"""The Vagabond (7.4): one pawn, many items, everybody's friend or nobody's."""

from rules.root.factions.vagabond import aid, picking, quests, relations, ruins, setup, turn
from rules.root.factions.vagabond.actions import ACTIONS
from rules.root.factions.vagabond.events import EVENTS
from rules.root.factions.vagabond.law import LAW
from rules.root.factions.vagabond.specials import STEPS as SPECIAL_STEPS

STEPS = (
    *setup.STEPS,
    *ruins.STEPS,
    *quests.STEPS,
    *picking.STEPS,
    *aid.STEPS,
    *relations.STEPS,
    *turn.STEPS,
    *SPECIAL_STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

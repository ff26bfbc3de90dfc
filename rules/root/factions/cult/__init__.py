"""The Lizard Cult (7.5)."""

from rules.kernel.steps import Step
from rules.root.factions.cult import conspiracies, evening, fear, outcast, rituals, setup
from rules.root.factions.cult.actions import ACTIONS
from rules.root.factions.cult.events import EVENTS
from rules.root.factions.cult.law import CultLaw
from rules.root.factions.cult.outcast import coming_outcast, soul_counts

LAW = CultLaw()
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *outcast.STEPS,
    *conspiracies.STEPS,
    *rituals.STEPS,
    *evening.STEPS,
    *fear.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS", "coming_outcast", "soul_counts"]

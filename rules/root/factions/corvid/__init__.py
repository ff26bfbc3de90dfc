"""The Corvid Conspiracy (7.8)."""

from rules.kernel.steps import Step
from rules.root.factions.corvid import birdsong, bombs, daylight, raid, setup
from rules.root.factions.corvid.actions import ACTIONS
from rules.root.factions.corvid.events import EVENTS
from rules.root.factions.corvid.law import CorvidLaw

LAW = CorvidLaw()
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *birdsong.STEPS,
    *bombs.STEPS,
    *daylight.STEPS,
    *raid.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

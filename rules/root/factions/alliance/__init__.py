"""The Woodland Alliance (7.3)."""

from rules.kernel.steps import Step
from rules.root.factions.alliance import bases, birdsong, daylight, evening, outrage, setup
from rules.root.factions.alliance.actions import ACTIONS
from rules.root.factions.alliance.events import EVENTS
from rules.root.factions.alliance.law import AllianceLaw

LAW = AllianceLaw()
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *birdsong.STEPS,
    *daylight.STEPS,
    *evening.STEPS,
    *outrage.STEPS,
    *bases.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

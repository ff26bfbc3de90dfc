"""The Marquise de Cat (7.1)."""

from rules.kernel.steps import Step
from rules.root.factions import workbench
from rules.root.factions.marquise import building, daylight, hospitals, setup, wood
from rules.root.factions.marquise.actions import ACTIONS
from rules.root.factions.marquise.events import EVENTS
from rules.root.factions.marquise.law import MarquiseLaw

LAW = MarquiseLaw()
STEPS: tuple[type[Step], ...] = (
    *workbench.STEPS,
    *setup.STEPS,
    *wood.STEPS,
    *daylight.STEPS,
    *building.STEPS,
    *hospitals.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

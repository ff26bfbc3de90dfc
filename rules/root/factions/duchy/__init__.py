"""The Underground Duchy (7.7)."""

from rules.kernel.steps import Step
from rules.root.factions.duchy import (
    assembly,
    daylight,
    digging,
    evening,
    failure,
    ministers,
    parliament,
    setup,
    sway,
)
from rules.root.factions.duchy.actions import ACTIONS
from rules.root.factions.duchy.events import EVENTS
from rules.root.factions.duchy.law import DuchyLaw

LAW = DuchyLaw()
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *assembly.STEPS,
    *digging.STEPS,
    *parliament.STEPS,
    *ministers.STEPS,
    *sway.STEPS,
    *daylight.STEPS,
    *evening.STEPS,
    *failure.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

"""The Riverfolk Company (7.6)."""

from rules.kernel.steps import Step
from rules.root.factions.riverfolk import birdsong, daylight, paying, prices, services, setup
from rules.root.factions.riverfolk.actions import ACTIONS
from rules.root.factions.riverfolk.events import EVENTS
from rules.root.factions.riverfolk.law import RiverfolkLaw

LAW = RiverfolkLaw()
STEPS: tuple[type[Step], ...] = (
    *setup.STEPS,
    *prices.STEPS,
    *services.STEPS,
    *birdsong.STEPS,
    *paying.STEPS,
    *daylight.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

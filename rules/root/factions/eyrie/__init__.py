"""The Eyrie Dynasties (7.2)."""

from rules.kernel.steps import Step
from rules.root.factions import workbench
from rules.root.factions.eyrie import birdsong, obeying, setup, turmoil
from rules.root.factions.eyrie.actions import ACTIONS
from rules.root.factions.eyrie.events import EVENTS
from rules.root.factions.eyrie.law import EyrieLaw

LAW = EyrieLaw()
STEPS: tuple[type[Step], ...] = (
    *workbench.STEPS,
    *setup.STEPS,
    *birdsong.STEPS,
    *obeying.STEPS,
    *turmoil.STEPS,
)

__all__ = ["ACTIONS", "EVENTS", "LAW", "STEPS"]

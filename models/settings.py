"""What the user has chosen, kept from start to start."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How fast bots act where their decisions are seen one by one."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEPS = "steps"
    """Each waits for the person's key."""

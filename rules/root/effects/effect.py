"""What the registry knows of an effect: when it may be used, and what it begins (5)."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text
from rules.root.enums import Phase
from rules.root.state import Woodland


class Timing(StrEnum):
    """When an effect may be used."""

    START = "start"
    WHOLE = "whole"
    END = "end"


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """An effect used in the own turn, once a turn.

    `why_not`: why it cannot be used now, where its time has come; `begin`: what it does, the
    mark «used» is already set. `phase` None: any phase.
    """

    id: str
    phase: Phase | None
    timing: Timing
    why_not: Callable[[Woodland, Seat], Text | None]
    begin: Callable[[Woodland, StepContext, Seat], None]
    is_compulsory: bool = False


def always(state: Woodland, seat: Seat) -> Text | None:
    """An effect that needs nothing but its time."""
    return None

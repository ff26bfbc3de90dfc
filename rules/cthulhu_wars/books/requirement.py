"""A deed that earns a book (9): one subclass each, in `factions/<id>/requirements.py`."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat


class Requirement:
    """A deed of a faction card. Met once; it never becomes unmet."""

    ID: ClassVar[str] = ""
    SIGNS: ClassVar[int] = 0
    """Elder Signs that it also brings."""

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Asked at every stable point while it is open: a state of the map or the tracks."""
        return False

    def after_battle(self, state: Earth, seat: Seat, battle: Battle) -> bool:
        """Asked while it is open at the end of each battle in which `seat` is a side: whether
        that battle met it. All open ones are asked before any of them counts as met."""
        return False

    def after_ritual(self, state: Earth, seat: Seat) -> bool:
        """Asked while it is open when its owner has performed a ritual: whether that met it."""
        return False

    def in_doom(self, state: Earth, seat: Seat) -> bool:
        """Asked while it is open in the Doom phase, from the specials of `seat` on at every
        stable point of that phase: whether it is met now (5.3)."""
        return False

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """How far it is, of how much: for the faction card and for bots."""
        return (int(self.ID in state.met[seat]), 1)

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Where it is done «as the action»: how."""
        return ()

    def at_any_time(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """Where it may be met at any time: how. It is open in the own turn besides the action,
        and at the moments of moments.py; what it does is `carry_out`."""
        return ()

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Does it."""
        raise NotImplementedError(self.ID)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """One of its actions in words with its targets."""
        return None

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What its owner may expect to do for it and may not now, each with its reason."""
        return ()

    def reward(self, state: Earth, context: StepContext, seat: Seat) -> None:
        """What it brings besides a book and signs (Power)."""

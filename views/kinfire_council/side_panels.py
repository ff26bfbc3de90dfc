"""The seam between the city and what stands beside it: seats, planner, sheets, papers, the Cult.

`views/kinfire_council/panels/__init__.py` has `surroundings(scene) -> SidePanels`, called once by
the scene. What it makes is driven by the scene, never the other way round:

    show(showing)           with every view; then `place`, then `offer`
    place(found)            the arrangement: `found.panels` and `found.scale`
    offer(hand)             lights what `hand.is_open(target)`, tells `hand.why(target)`
    elements()              its `Panel`s in reading order; those that answer have `is_answer` set
    shows(target)           it has this target: then the action bar leaves it out
    spot(target)            where a thing flies from or to: a seat, a piece on its sheet, a card
    point(target)           the pointer or the keyboard is on it: its words are held nearer, and
                            what a placement there costs; None: gone
    mark(targets)           rings what a log line speaks of; an empty sequence: nothing
    follow(events)          what has just happened
    describe()              its part of «describe board», in sentences

A press on one of its panels calls `hand.press(target)` (given with `offer`). All panels are
children of the scene (`scene.addItem`) and keep `scale_of_board`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF

from rules.kernel.steps import Event, Target
from views.items.element import Element
from views.kinfire_council.showing import RenderState

if TYPE_CHECKING:
    from views.kinfire_council.arrangement import Arrangement
    from views.kinfire_council.hand import Hand


class SidePanels(Protocol):
    """What stands beside the city."""

    def show(self, showing: RenderState) -> None:
        """Follows a view."""

    def place(self, found: Arrangement) -> None:
        """Takes its room."""

    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""

    def elements(self) -> Sequence[Element]:
        """Its panels in reading order."""

    def shows(self, target: Target) -> bool:
        """Whether this target is one of its panels."""

    def spot(self, target: Target) -> QPointF | None:
        """Where things fly from and to; None: it does not know."""

    def point(self, target: Target | None) -> None:
        """Tells what the thing that is pointed at is and would bring."""

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened."""

    def describe(self) -> list[str]:
        """Its part of the table in sentences."""

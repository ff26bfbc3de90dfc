"""The seam between the map and what stands around it: faction boards, cards, the decree.

`views/root/panels/__init__.py` has `surroundings(scene) -> SidePanels`, called once by the scene.
What it makes is driven by the scene, never the other way round:

    show(showing)           with every view; then `place`, then `offer`
    least_height(area, ...) how high the room must be, where it would have this area
    crowded()               called by it when it needs another height
    place(area, scale)      the room it has, in pixels of the table; scale 1 in the smallest window
    offer(hand)             lights what `hand.is_open(target)`, tells `hand.why(target)`
    elements()              its `Panel`s in reading order; those that answer have `is_answer` set
    shows(target)           it has this target: then the action bar leaves it out
    spot(target)            where a thing flies from or to: a seat's supply, a hand, a card
    point(target, seat)     the pointer or the keyboard is on it, or on a piece of a seat there:
                            what it would bring; None: gone
    look_through()          opens the cards that lie open for all: a pile has been pressed
    mark(targets)           rings what a log line speaks of; an empty sequence: nothing
    describe()              its part of «describe board», in sentences

A press on one of its panels calls `hand.press(target)` (given with `offer`); the hand gives
reasons to `refused` of the panel by itself when `why` is set. The area lies at the right of the
map in a wide window and below it in a high one; it may be narrow: what has no room scrolls or is
folded. All panels are children of the scene (`scene.addItem`) and keep `scale_of_board`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF, QRectF

from rules.kernel.steps import Seat, Target
from rules.root.state import NOBODY
from views.items.element import Element
from views.root.showing import RenderState

if TYPE_CHECKING:
    from views.root.hand import Hand


class SidePanels(Protocol):
    """What stands around the map."""

    crowded: Callable[[], object]

    def least_height(self, area: QRectF, scale: float) -> float:
        """How high its room must be, where it would have this area."""

    def show(self, showing: RenderState) -> None:
        """Follows a view."""

    def place(self, area: QRectF, scale: float) -> None:
        """Takes its room."""

    def offer(self, hand: Hand) -> None:
        """Lights what can be chosen."""

    def elements(self) -> Sequence[Element]:
        """Its panels in reading order."""

    def shows(self, target: Target) -> bool:
        """Whether this target is one of its panels."""

    def spot(self, target: Target) -> QPointF | None:
        """Where things fly from and to; None: it does not know."""

    def point(self, target: Target | None, seat: Seat = NOBODY) -> None:
        """Tells what the thing that is pointed at would bring."""

    def look_through(self) -> None:
        """Opens the cards that lie open for all."""

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""

    def describe(self) -> list[str]:
        """Its part of the table in sentences."""

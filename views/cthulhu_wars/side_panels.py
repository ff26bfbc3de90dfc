"""The seam between the chart and what stands around it: faction cards, tracks, the battle.

`views/cthulhu_wars/panels/__init__.py` has `surroundings(scene) -> SidePanels`, called once by
the scene. What it makes is driven by the scene, never the other way round:

    show(showing)           with every view; then `place`, then `offer`
    place(found)            the arrangement: `found.panels` for the cards, `found.tracks` for Doom
                            and ritual, `found.map` for what lies over the chart; `found.scale`
    offer(hand)             lights what `hand.is_open(target)`, tells `hand.why(target)`
    elements()              its `Panel`s in reading order; those that answer have `is_answer` set
    shows(target)           it has this target: then the action bar leaves it out
    spot(target)            where a thing flies from or to: a seat's pool, a card
    point(target, seat)     the pointer or the keyboard is on it, or on a piece of a seat there:
                            what it would bring; None: gone
    mark(targets)           rings what a log line speaks of; an empty sequence: nothing
    follow(events)          what has just happened: the battle stays in sight until it was read
    roll(seat, share)       the dice of a side of the battle turn, up to 1
    describe()              its part of «describe board», in sentences

A press on one of its panels calls `hand.press(target)` (given with `offer`). All panels are
children of the scene (`scene.addItem`) and keep `scale_of_board`. The chart's own places are told
by `scene.map.spot(area)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF

from rules.cthulhu_wars.state import NOBODY
from rules.kernel.steps import Event, Seat, Target
from views.cthulhu_wars.arrangement import Arrangement
from views.cthulhu_wars.showing import RenderState
from views.items.element import Element

if TYPE_CHECKING:
    from views.cthulhu_wars.hand import Hand


class SidePanels(Protocol):
    """What stands around the chart."""

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

    def point(self, target: Target | None, seat: Seat = NOBODY) -> None:
        """Tells what the thing that is pointed at would bring."""

    def mark(self, targets: Sequence[Target]) -> None:
        """Rings what is spoken of."""

    def follow(self, events: Sequence[Event]) -> None:
        """What has just happened."""

    def roll(self, seat: Seat, share: float) -> None:
        """The dice of a side turn; at 1 they lie."""

    def describe(self) -> list[str]:
        """Its part of the table in sentences."""

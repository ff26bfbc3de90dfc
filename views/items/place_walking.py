"""The keyboard's way over a table with a map: from place to place, and in among what stands there.

On the map arrows go from place to place; Ctrl+Down goes in among the pieces of a place, there left
and right go on, Ctrl+Up or Up leads back.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from views.items.element import Element
from views.items.walking import ARROWS, Walker

CONTROL = Qt.KeyboardModifier.ControlModifier


class PlaceWalker(Walker):
    """Knows which elements are places, and which are pieces that stand in one."""

    def place_of(self, element: Element) -> int | None:
        """The place that this element is; None: it is none."""
        raise NotImplementedError(type(self).__name__)

    def home_of(self, element: Element) -> int | None:
        """The place where this piece stands; None: it is no piece."""
        raise NotImplementedError(type(self).__name__)

    def stops(self) -> list[Element]:
        """Pieces are reached by their place."""
        return [each for each in self.elements if self.home_of(each) is None]

    def key(self, event: QKeyEvent) -> bool:
        """Ctrl with an arrow changes between a place and its pieces."""
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & CONTROL:
            return self._change_level(ARROWS[key][1])
        return super().key(event)

    def go(self, across: int, down: int) -> bool:
        """From a piece to the next one of its place."""
        here = self.focused()
        if here is not None and self.home_of(here) is not None:
            return self._among_pieces(here, across, down)
        return super().go(across, down)

    def _change_level(self, down: int) -> bool:
        """In among the pieces of a place, or back to it."""
        here = self.focused()
        if here is None:
            return False
        place, home = self.place_of(here), self.home_of(here)
        if place is not None and down > 0:
            return self._focus(self._pieces_at(place)[:1])
        if home is not None and down < 0:
            return self._focus([self._ground(home)])
        return False

    def _pieces_at(self, place: int) -> list[Element]:
        return [each for each in self.elements if self.home_of(each) == place]

    def _ground(self, place: int) -> Element | None:
        return next((each for each in self.elements if self.place_of(each) == place), None)

    def _among_pieces(self, here: Element, across: int, down: int) -> bool:
        """Left and right go on among the pieces of the place; up leads out."""
        home = self.home_of(here)
        assert home is not None
        ground = self._ground(home)
        if down < 0 or ground is None:
            return self._focus([ground])
        pieces = self._pieces_at(home)
        step = across or down
        return self._focus([pieces[(pieces.index(here) + step) % len(pieces)]])

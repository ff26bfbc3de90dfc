"""The keyboard's way over the table: by the grid of the city, and in among what stands there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from rules.kinfire_council.data import NUMBERED
from views.items.element import Element
from views.items.place_walking import PlaceWalker
from views.items.walking import ARROWS, OTHER
from views.kinfire_council.hand import OPEN_HAND
from views.kinfire_council.piece_item import PieceItem
from views.kinfire_council.plan import Spot, grid
from views.kinfire_council.space_item import LocationItem, SpaceItem

WALKS = (*ARROWS, Qt.Key.Key_Home, Qt.Key.Key_End)


class Walker(PlaceWalker):
    """Knows the spaces by their numbers; open spaces follow after them."""

    has_walked = False
    """Whether somebody has moved the keyboard since the question was opened: what it comes to by
    itself is not told nearer."""

    def key(self, event: QKeyEvent) -> bool:
        """Arrows, Home, End."""
        if event.key() in WALKS:
            self.has_walked = True
        return super().key(event)

    def next_option(self, step: int, has_rest: bool) -> bool:
        """Tab."""
        self.has_walked = True
        return super().next_option(step, has_rest)

    def next_area(self, step: int) -> None:
        """To the next part of the table."""
        self.has_walked = True
        super().next_area(step)

    def come_round(self, step: int) -> None:
        """Tab led back to the table."""
        self.has_walked = True
        super().come_round(step)

    def place_of(self, element: Element) -> int | None:
        """Which space it is."""
        return self._number(element.space) if isinstance(element, SpaceItem) else None

    def home_of(self, element: Element) -> int | None:
        """Where it stands."""
        if isinstance(element, PieceItem):
            return self._number(element.standing.space)
        return self._number(element.space) if isinstance(element, LocationItem) else None

    def _number(self, space: str) -> int | None:
        if space.isdigit():
            return int(space)
        spaces = [each.space for each in self.elements if isinstance(each, SpaceItem)]
        opens = [each for each in spaces if not each.isdigit()]
        return NUMBERED + 1 + opens.index(space) if space in opens else None

    def stops(self) -> list[Element]:
        """Rows that can be chosen are stops of their own."""
        return [
            each
            for each in self.elements
            if isinstance(each, LocationItem) or self.home_of(each) is None
        ]

    def begin(self) -> None:
        """To the first thing that can be chosen, but not to the hand, whose question it was; where
        the table is larger than what is seen of it, something that can be chosen is seen."""
        answers = self._answers()
        others = [each for each in answers if not _is_hand(each)]
        if others and self.focused() not in others:
            others[0].setFocus(OTHER)
        if answers and not any(self._is_in_sight(each) for each in answers):
            self._table.bring_to_sight(answers[0].sceneBoundingRect())

    def _is_in_sight(self, element: Element) -> bool:
        """Whether it lies in the part of the table that is seen."""
        seen = self._table.mapToScene(self._table.viewport().rect()).boundingRect()
        return seen.contains(element.sceneBoundingRect().center())

    def go(self, across: int, down: int) -> bool:
        """Among the numbered spaces strictly by the grid; over its edge to what lies that way."""
        here = self.focused()
        if isinstance(here, SpaceItem) and here.space.isdigit():
            found = self._neighbour(int(here.space), across, down)
            if found is not None:
                return self._focus([found])
        return super().go(across, down)

    def _neighbour(self, number: int, across: int, down: int) -> Element | None:
        spots = self._spots()
        here = spots[number]
        row = [each for each, spot in spots.items() if spot.row == here.row - down]
        column = here.column + across
        if not row or not 0 <= column < (len(row) if across else here.columns):
            return None
        return self._ground(row[min(column, len(row) - 1)])

    def _spots(self) -> dict[int, Spot]:
        """Where each numbered space lies."""
        faces = [each.face for each in self.elements if isinstance(each, SpaceItem)]
        tiers = {each.number: each.tier for each in faces if each is not None and each.number}
        return grid((0, *[tiers[number] for number in sorted(tiers)]))


def _is_hand(element: Element) -> bool:
    """Whether a press on it opens the hand."""
    return getattr(element, "target", None) == OPEN_HAND

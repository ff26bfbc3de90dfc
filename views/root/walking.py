"""The keyboard's way over the table of Root."""

from __future__ import annotations

from views.items.element import Element
from views.items.place_walking import PlaceWalker
from views.root.place_item import PieceItem, PlaceItem


class Walker(PlaceWalker):
    """Knows the map's items."""

    def place_of(self, element: Element) -> int | None:
        """Its number on the map."""
        return element.place_id if isinstance(element, PlaceItem) else None

    def home_of(self, element: Element) -> int | None:
        """Where it stands."""
        return element.piece.place if isinstance(element, PieceItem) else None

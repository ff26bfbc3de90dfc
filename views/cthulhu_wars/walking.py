"""The keyboard's way over the table of Cthulhu Wars."""

from __future__ import annotations

from views.cthulhu_wars.map_item import AreaItem, PieceItem
from views.items.element import Element
from views.items.place_walking import PlaceWalker


class Walker(PlaceWalker):
    """Knows the map's items."""

    def place_of(self, element: Element) -> int | None:
        """Its number on the map."""
        return element.area_id if isinstance(element, AreaItem) else None

    def home_of(self, element: Element) -> int | None:
        """Where it stands."""
        return element.piece.area if isinstance(element, PieceItem) else None

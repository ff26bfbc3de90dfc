"""Where an ambush lands when nobody chooses: ring by ring, never turned (9)."""

from itertools import chain

from tests.rules.cartographers.plain_scoring import Space
from tests.rules.cartographers.second.cards import Ambush, Cells
from tests.rules.cartographers.second.maps import Map
from tests.rules.cartographers.second.shapes import moved
from tests.rules.cartographers.second.skills import BAR

STANDING_BAR = Cells((c, r) for r, c in BAR)


def sweep(m: Map, card: Ambush, is_bar: bool) -> Cells | None:
    """The first place with every space empty; Acrobatics lays a bar, or else stands it (14)."""
    if is_bar:
        pairs = zip(places(m, BAR, card), places(m, STANDING_BAR, card), strict=True)
        order = list(chain.from_iterable(pairs))
    else:
        order = places(m, card.cells, card)
    empty = m.empty()
    return next((place for place in order if place <= empty), None)


def places(m: Map, cells: Cells, card: Ambush) -> list[Cells]:
    last_row = m.rows - 1 - max(r for r, _ in cells)
    last_col = m.cols - 1 - max(c for _, c in cells)
    rings = min(last_row, last_col) // 2 + 1
    order = [space for k in range(rings) for space in ring(k, last_row - k, last_col - k, card)]
    return [moved(cells, *space) for space in order]


def ring(first: int, last_row: int, last_col: int, card: Ambush) -> list[Space]:
    """One way round the border of a frame, from the card's corner in the arrow's direction."""
    rows, cols = range(first, last_row + 1), range(first, last_col + 1)
    top, right = [(first, c) for c in cols], [(r, last_col) for r in rows]
    bottom, left = [(last_row, c) for c in reversed(cols)], [(r, first) for r in reversed(rows)]
    way = list(dict.fromkeys(top + right + bottom + left))
    if not card.is_clockwise:
        way.reverse()
    row, col = card.corner.split("_")
    start = way.index((first if row == "top" else last_row, first if col == "left" else last_col))
    return way[start:] + way[:start]

"""Shapes turned and mirrored, and every place of a shape on a map (4.1)."""

from functools import cache

from tests.rules.cartographers.second.cards import Cells
from tests.rules.cartographers.second.maps import Map


def turns(cells: Cells) -> set[Cells]:
    """The pattern in up to eight ways, turned and mirrored about (0, 0)."""
    found = set()
    for turned in (cells, frozenset((r, -c) for r, c in cells)):
        for _ in range(4):
            found.add(turned)
            turned = frozenset((c, -r) for r, c in turned)
    return found


def moved(cells: Cells, down: int, right: int) -> Cells:
    return frozenset((r + down, c + right) for r, c in cells)


def boxed(cells: Cells) -> Cells:
    """The shape in the top left corner."""
    return moved(cells, -min(r for r, _ in cells), -min(c for _, c in cells))


@cache
def everywhere(cells: Cells, rows: int, cols: int) -> set[Cells]:
    """The shape in any orientation with its box begun on, above or left of each space."""
    reach = max(max(space) for space in boxed(cells)) + 1
    return {
        moved(turned, down, right)
        for turned in map(boxed, turns(cells))
        for down in range(-reach, rows)
        for right in range(-reach, cols)
    }


def placements(m: Map, cells: Cells) -> set[Cells]:
    """Every place with each space on the map and empty."""
    empty = m.empty()
    return {place for place in everywhere(cells, m.rows, m.cols) if place <= empty}


def overhanging(m: Map, cells: Cells) -> set[Cells]:
    """The same where spaces outside the map are dropped, but not all of them (10, Stealth)."""
    empty = m.empty()
    kept = {place & Cells(m.at) for place in everywhere(cells, m.rows, m.cols)}
    return {place for place in kept if place and place <= empty}

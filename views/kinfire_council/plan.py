"""Where each space of the city lies: numbers only.

Three tiers of two rows and three columns rise to the right, ledges of rock between them; the open
spaces and the dealer stand at the foot. In the ledges only the outer columns have stairs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF

from rules.kinfire_council.data import NUMBERED, TIERS

ROWS_OF_TIER = 2
ROWS = TIERS * ROWS_OF_TIER
TOP, LEDGE, FOOT = 8.0, 9.0, 88.0
"""Room above the city, heights of a ledge and of the foot at scale 1."""
SKYLINE = 15.0
"""Roofs above a face at scale 1."""
STEP = 8.0
"""How far each tier lies to the right of the one below."""
SIDE, BETWEEN = 6.0, 8.0
LEAST_RING, RING = 22.0, 30.0
STRIP = 27.0
"""How high the row of pieces is at the lower edge of an open space, at scale 1."""


class Spot(NamedTuple):
    """Where a numbered space lies: its tier from 0, its row from 0 at the bottom of the city, its
    column from 0, and how many columns there are in its tier."""

    tier: int
    row: int
    column: int
    columns: int


@lru_cache(maxsize=16)
def grid(tier_of: tuple[int, ...]) -> dict[int, Spot]:
    """Where each number lies; `tier_of`: its tier from 1. A tier is filled row by row."""
    found: dict[int, Spot] = {}
    for tier in range(TIERS):
        numbers = [each for each in range(1, NUMBERED + 1) if tier_of[each] == tier + 1]
        columns = -(-len(numbers) // ROWS_OF_TIER)
        for place, number in enumerate(numbers):
            row, column = divmod(place, columns)
            found[number] = Spot(tier, tier * ROWS_OF_TIER + row, column, columns)
    return found


class Plan(Struct, frozen=True):
    """The city for one size of it. `faces`: what is written on, by space; `roofs`: above it."""

    area: QRectF
    scale: float
    cells: dict[str, QRectF]
    faces: dict[str, QRectF]
    tiers: tuple[QRectF, ...]
    ledges: tuple[QRectF, ...]
    foot: QRectF
    spots: dict[int, Spot]
    streets: tuple[tuple[int, int], ...] = ()

    def ring(self, space: str) -> QRectF:
        """Where a piece stands on a space."""
        return ring_in(self.faces[space], self.scale, space.isdigit())

    def room(self, space: str) -> QRectF:
        """Where several stand: left of what is written, on open spaces along the lower edge."""
        return room_in(self.faces[space], self.scale, space.isdigit())

    def street(self, one: int, other: int) -> QLineF:
        """The way between two neighbours, from edge to edge of their faces."""
        first, second = self.faces[str(one)], self.faces[str(other)]
        if abs(first.center().y() - second.center().y()) < first.height() / 2:
            left, right = sorted((first, second), key=QRectF.left)
            y = left.center().y()
            return QLineF(left.right(), y, right.left(), y)
        upper, lower = sorted((first, second), key=QRectF.top)
        x = (upper.center().x() + lower.center().x()) / 2
        ends = [
            x if each.left() < x < each.right() else each.center().x() for each in (upper, lower)
        ]
        return QLineF(QPointF(ends[0], upper.bottom()), QPointF(ends[1], lower.top()))

    def is_stairs(self, one: int, other: int) -> bool:
        """Whether a way leads from one tier to the next."""
        return self.spots[one].tier != self.spots[other].tier


def ring_in(face: QRectF, scale: float, is_numbered: bool) -> QRectF:
    """Where a piece stands on a face."""
    high = face.height() - 19 * scale if is_numbered else STRIP * scale - 3 * scale
    side = max(LEAST_RING * scale, min(RING * scale, high))
    return QRectF(face.left() + 3.5 * scale, face.bottom() - side - 2.5 * scale, side, side)


def room_in(face: QRectF, scale: float, is_numbered: bool) -> QRectF:
    """Where several pieces stand on a face."""
    ring = ring_in(face, scale, is_numbered)
    if is_numbered:
        top = min(ring.top(), max(face.top() + 17 * scale, ring.bottom() - 36 * scale))
        return QRectF(face.left() + scale, top, 34 * scale, ring.bottom() + scale - top)
    return QRectF(ring.left(), ring.top(), face.right() - 3.5 * scale - ring.left(), ring.height())


def plan(
    area: QRectF,
    scale: float,
    opens: tuple[str, ...],
    tier_of: tuple[int, ...],
    letters: float = 0.0,
    ways: tuple[tuple[int, int], ...] = (),
) -> Plan:
    """The city in an area; `opens`: the spaces at its foot, from the left; `tier_of`: the tier of
    each number; `letters`: how large letters are, where they are larger than all else; `ways`:
    between which spaces streets lead."""
    s = scale
    foot_h = FOOT * max(s, letters)
    tall = area.height() - TOP * s - foot_h - TIERS * LEDGE * s
    row_h = tall / ROWS
    wide = area.width() - 2 * SIDE * s - (TIERS - 1) * STEP * s
    tiers = []
    for tier in range(TIERS):
        left, rows = area.left() + (SIDE + tier * STEP) * s, ROWS_OF_TIER * row_h
        bottom = area.bottom() - foot_h - (tier + 1) * LEDGE * s - tier * rows
        tiers.append(QRectF(left, bottom - rows, wide, rows))
    cells: dict[str, QRectF] = {}
    for number, spot in (spots := grid(tier_of)).items():
        column_w = (wide - (spot.columns - 1) * BETWEEN * s) / spot.columns
        left = tiers[spot.tier].left() + spot.column * (column_w + BETWEEN * s)
        top = tiers[spot.tier].bottom() - (spot.row % ROWS_OF_TIER + 1) * row_h
        cells[str(number)] = QRectF(left, top, column_w, row_h)
    ledges = tuple(QRectF(each.left(), each.bottom(), each.width(), LEDGE * s) for each in tiers)
    foot = QRectF(
        area.left() + SIDE * s, area.bottom() - foot_h, area.width() - 2 * SIDE * s, foot_h
    )
    faces = {space: cell.adjusted(0, SKYLINE * s, 0, -1.5 * s) for space, cell in cells.items()}
    gap = 6 * s
    open_w = (foot.width() - gap * (len(opens) - 1)) / max(1, len(opens))
    for number, space in enumerate(opens):
        cell = QRectF(foot.left() + number * (open_w + gap), foot.top(), open_w, foot_h - 3 * s)
        cells[space] = cell
        faces[space] = cell.adjusted(0, 9 * s, 0, 0)
    return Plan(area, s, cells, faces, tuple(tiers), ledges, foot, spots, ways)


def streets(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """Each pair of neighbours once."""
    return tuple(
        (one, other) for one in range(1, NUMBERED + 1) for other in neighbours[one] if one < other
    )

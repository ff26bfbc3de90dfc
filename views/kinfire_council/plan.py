"""Where each space of the city lies: numbers only.

Three tiers of two rows and three columns rise to the right, ledges of rock between them; the open
spaces and the dealer stand at the foot. In the ledges only the outer columns have stairs.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF

from rules.kinfire_council.data import NUMBERED, TIER_OF

COLUMNS, TIERS, ROWS = 3, 3, 6
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


class Plan(Struct, frozen=True):
    """The city for one size of it. `faces`: what is written on, by space; `roofs`: above it."""

    area: QRectF
    scale: float
    cells: dict[str, QRectF]
    faces: dict[str, QRectF]
    tiers: tuple[QRectF, ...]
    ledges: tuple[QRectF, ...]
    foot: QRectF
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
        return QLineF(QPointF(x, upper.bottom()), QPointF(x, lower.top()))


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
    letters: float = 0.0,
    ways: tuple[tuple[int, int], ...] = (),
) -> Plan:
    """The city in an area; `opens`: the spaces at its foot, from the left; `letters`: how large
    letters are, where they are larger than all else; `ways`: between which spaces streets lead."""
    s = scale
    foot_h = FOOT * max(s, letters)
    tall = area.height() - TOP * s - foot_h - TIERS * LEDGE * s
    row_h = tall / ROWS
    wide = area.width() - 2 * SIDE * s - (TIERS - 1) * STEP * s
    column_w = (wide - (COLUMNS - 1) * BETWEEN * s) / COLUMNS
    cells: dict[str, QRectF] = {}
    for number in range(1, NUMBERED + 1):
        row, column = divmod(number - 1, COLUMNS)
        tier = TIER_OF[number] - 1
        left = area.left() + SIDE * s + tier * STEP * s + column * (column_w + BETWEEN * s)
        bottom = area.bottom() - foot_h - (tier + 1) * LEDGE * s - row * row_h
        cells[str(number)] = QRectF(left, bottom - row_h, column_w, row_h)
    tiers = tuple(cells[str(6 * n + 1)].united(cells[str(6 * n + 6)]) for n in range(TIERS))
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
    return Plan(area, s, cells, faces, tiers, ledges, foot, ways)


def streets(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """Each pair of neighbours once."""
    return tuple(
        (one, other) for one in range(1, NUMBERED + 1) for other in neighbours[one] if one < other
    )


def is_stairs(one: int, other: int) -> bool:
    """Whether a way leads from one tier to the next."""
    return TIER_OF[one] != TIER_OF[other]

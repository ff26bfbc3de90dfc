"""Where the things of a clearing lie, in units of the map around its middle; numbers only.

landmark at the upper right of the rim, suit and number at the upper left
an extra slot on the upper rim, slots in a row, warriors below them
tokens along the lower rim, pawns at the sides
"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from views.root.geometry import RADIUS

SLOT, SLOT_GAP, SLOT_ROW = 45.0, 4.0, -33.0
NARROW_SLOT, NARROW_GAP, NARROW_ROW = 40.0, 3.0, -31.0
"""Three slots in a row are smaller, so that they stay within the ring of the ruler."""
EXTRA_ROW = -84.0
HEAP = 50.0
TOKEN = 21.0
"""Radius of a token."""
TOKEN_RING, OUTER_RING = 96.0, 110.0
"""How far out they lie; farther where warriors stand in two rows."""
TOKEN_STEP = 27.0
"""Degrees from token to token along the lower rim."""
PAWN = 58.0
PLAQUE = 46.0
"""The side of a landmark."""
BADGE, BADGE_AT, BADGE_FAR = 23.0, 220.0, RADIUS + 13.0
NUMBER, NUMBER_AT = 14.0, 245.0
"""Radius and place on the rim of the suit's mark and of the clearing's number."""
ROWS_FROM = 4
"""From so many heaps on they stand in two rows."""


def at(degrees: float, far: float) -> QPointF:
    """A point around the middle."""
    turn = radians(degrees)
    return QPointF(far * cos(turn), far * sin(turn))


def square(middle: QPointF, side: float) -> QRectF:
    """A square around a point."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def slots(count: int, extra: bool = False) -> list[QRectF]:
    """The printed slots from left to right, then the extra one."""
    is_narrow = count > 2
    side, gap = (NARROW_SLOT, NARROW_GAP) if is_narrow else (SLOT, SLOT_GAP)
    row, step = NARROW_ROW if is_narrow else SLOT_ROW, side + gap
    left = -(count - 1) / 2 * step
    found = [square(QPointF(left + n * step, row), side) for n in range(count)]
    if extra:
        found.append(square(QPointF(0, EXTRA_ROW), SLOT))
    return found


def heaps(count: int) -> list[QRectF]:
    """Where the warriors of so many seats stand; many are smaller, in two rows."""
    if count < ROWS_FROM:
        return _row(count, HEAP, 28.0, 52.0)
    upper = (count + 1) // 2
    side, step = 44.0, 50.0
    return [*_row(upper, side, 11.0, step), *_row(count - upper, side, 56.0, step)]


def _row(count: int, side: float, height: float, step: float) -> list[QRectF]:
    left = -(count - 1) / 2 * step
    return [square(QPointF(left + n * step, height), side) for n in range(count)]


def tokens(count: int, heaps_there: int = 0) -> list[QRectF]:
    """Tokens along the lower rim from left to right."""
    step = min(TOKEN_STEP, 200.0 / max(1, count))
    first = 90 + (count - 1) / 2 * step
    far = OUTER_RING if heaps_there >= ROWS_FROM else TOKEN_RING
    return [square(at(first - n * step, far), 2 * TOKEN) for n in range(count)]


def pawns(count: int) -> list[QRectF]:
    """Pawns at the right side of a clearing, a second one at the left."""
    spots = (QPointF(RADIUS - 6, -4), QPointF(-RADIUS + 6, -2))
    return [square(spot, PAWN) for spot in spots[:count]]


def landmarks(count: int) -> list[QRectF]:
    """Landmarks on the upper right of the rim."""
    return [square(at(-46 - 34 * n, RADIUS + 4), PLAQUE) for n in range(count)]

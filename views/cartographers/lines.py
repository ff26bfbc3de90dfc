"""Lines drawn by hand: outlines of joined spaces, ties between corners, a border of ticks."""

from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from views.cartographers.brush import UNIT
from views.cartographers.geometry import Ring, outline
from views.cartographers.layout import BAND, ZEBRA, Layout
from views.cartographers.spaces import spaces, tremble

CORNER = 0.13
"""Radius of an outline's corners, in spaces."""
TREMBLE = 0.016
INSET = 0.03


def _points(ring: Ring) -> list[tuple[float, float]]:
    """The corners and, between them, a point at each space that a hand does not quite hit."""
    found: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True):
        found.append((x0, y0))
        steps = max(1, round(hypot(x1 - x0, y1 - y0)))
        for i in range(1, steps):
            share = i / steps
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            off = tremble(TREMBLE, round(x * 64), round(y * 64))
            found.append((x + (off if y0 != y1 else 0), y + (off if x0 != x1 else 0)))
    return found


def _loop(path: QPainterPath, points: list[tuple[float, float]]) -> None:
    """A closed line through points, every corner rounded."""
    many = len(points)
    for i in range(many + 1):
        before, here, after = (points[(i + k) % many] for k in (-1, 0, 1))
        leave, meet = _toward(here, before), _toward(here, after)
        if i == 0:
            path.moveTo(QPointF(*meet))
            continue
        path.lineTo(QPointF(*leave))
        path.quadTo(QPointF(*here) * UNIT, QPointF(*meet))
    path.closeSubpath()


def _toward(here: tuple[float, float], there: tuple[float, float]) -> tuple[float, float]:
    dx, dy = there[0] - here[0], there[1] - here[1]
    share = CORNER / max(CORNER * 2, hypot(dx, dy))
    return (here[0] + dx * share) * UNIT, (here[1] + dy * share) * UNIT


@lru_cache(maxsize=4096)
def inked(mask: int, stride: int, inset: float = INSET) -> QPainterPath:
    """The outline of a drawing, from the corner of the grid, ready to be stroked."""
    path = QPainterPath()
    for ring in outline(mask, stride, inset):
        _loop(path, _points(ring))
    return path


@lru_cache(maxsize=1024)
def exact(mask: int, stride: int, inset: float = 0.0) -> QPainterPath:
    """The same ruled with a straight edge: for highlights that must not look drawn."""
    path = QPainterPath()
    for ring in outline(mask, stride, inset):
        path.moveTo(QPointF(ring[0][0] * UNIT, ring[0][1] * UNIT))
        for x, y in ring[1:]:
            path.lineTo(QPointF(x * UNIT, y * UNIT))
        path.closeSubpath()
    return path


@lru_cache(maxsize=4096)
def ties(mask: int, stride: int) -> QPainterPath:
    """Short strokes over corners where spaces of one drawing touch and nothing else joins them."""
    path = QPainterPath()
    there = set(spaces(mask, stride))
    for row, col in there:
        for side in (-1, 1):
            if (row + 1, col + side) not in there:
                continue
            if (row, col + side) in there or (row + 1, col) in there:
                continue
            corner = QPointF((col + (side > 0)) * UNIT, (row + 1) * UNIT)
            half = QPointF(0.14 * UNIT * side, 0.14 * UNIT)
            path.moveTo(corner - half)
            path.lineTo(corner + half)
    return path


@lru_cache(maxsize=16)
def zebra(layout: Layout) -> tuple[QPainterPath, QPainterPath]:
    """The filled ticks of the border, two a space, and the two lines that hold them."""
    outer = layout.frame
    inner = outer.adjusted(ZEBRA, ZEBRA, -ZEBRA, -ZEBRA)
    ticks, holds = QPainterPath(), QPainterPath()
    holds.addRect(outer)
    holds.addRect(inner)
    half, shift = UNIT / 2, BAND
    for i in range(-1, layout.cols * 2 + 1):
        left = max(inner.left(), inner.left() + shift + i * half)
        right = min(inner.right(), inner.left() + shift + (i + 1) * half)
        if i % 2:
            ticks.addRect(QRectF(left, outer.top(), right - left, ZEBRA))
            ticks.addRect(QRectF(left, inner.bottom(), right - left, ZEBRA))
    for i in range(-1, layout.rows * 2 + 1):
        top = max(inner.top(), inner.top() + shift + i * half)
        low = min(inner.bottom(), inner.top() + shift + (i + 1) * half)
        if i % 2:
            ticks.addRect(QRectF(outer.left(), top, ZEBRA, low - top))
            ticks.addRect(QRectF(inner.right(), top, ZEBRA, low - top))
    return ticks, holds


@lru_cache(maxsize=16)
def letter_places(layout: Layout) -> tuple[tuple[str, QRectF], ...]:
    """Letters down both sides, numbers above and below, each with its place in the band."""
    grid = layout.grid
    found: list[tuple[str, QRectF]] = []
    for row in range(layout.rows):
        top = grid.top() + row * UNIT
        for x in (grid.left() - BAND, grid.right()):
            found.append((chr(ord("A") + row), QRectF(x, top, BAND, UNIT)))
    for col in range(layout.cols):
        left = grid.left() + col * UNIT
        for y in (grid.top() - BAND, grid.bottom()):
            found.append((str(col + 1), QRectF(left, y, UNIT, BAND)))
    return tuple(found)

"""Pieces of a clearing do not cover one another."""

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QRectF

from views.root import layout
from views.root.geometry import RADIUS


def apart(areas: list[QRectF], share: float = 0.0) -> bool:
    """Whether no two overlap by more than a share of the smaller one."""
    for one, other in combinations(areas, 2):
        common = one.intersected(other)
        least = min(one.width() * one.height(), other.width() * other.height())
        if common.width() * common.height() > share * least:
            return False
    return True


@pytest.mark.parametrize("count", [1, 2, 3])
def test_slots_lie_side_by_side(count: int) -> None:
    assert apart(layout.slots(count, extra=True))
    assert len(layout.slots(count, extra=True)) == count + 1


def test_three_slots_stay_nearly_within_the_ring_of_the_ruler() -> None:
    for slot in layout.slots(3):
        for corner in (slot.bottomLeft(), slot.bottomRight()):
            assert hypot(corner.x(), corner.y()) < RADIUS - 18
        for corner in (slot.topLeft(), slot.topRight()):
            assert hypot(corner.x(), corner.y()) < RADIUS - 5


@pytest.mark.parametrize("count", range(1, 7))
def test_warriors_leave_the_slots_free(count: int) -> None:
    heaps = layout.heaps(count)
    assert len(heaps) == count
    assert apart(heaps, 0.05)
    for heap in heaps:
        assert apart([heap, *layout.slots(3)], 0.05)


@pytest.mark.parametrize("count", range(1, 8))
def test_tokens_lie_along_the_rim(count: int) -> None:
    tokens = layout.tokens(count, heaps_there=6)
    assert len(tokens) == count
    assert apart(tokens, 0.3)


@pytest.mark.parametrize("heaps", [3, 6])
def test_tokens_do_not_hide_warriors(heaps: int) -> None:
    for token in layout.tokens(5, heaps):
        for heap in layout.heaps(heaps):
            assert apart([token, heap], 0.3)

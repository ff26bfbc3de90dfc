"""Trees of the woodland, from above."""

from functools import cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

LOBES = 7
"""The lobes of a tree's crown."""


@cache
def crown(seed: int) -> QPainterPath:
    """A tree from above, of radius 1: lobes round a middle, no two trees alike."""
    drawn = Random(seed)
    turn = drawn.random() * pi
    spots = []
    for lobe in range(LOBES * 2):
        far = (1.0 if lobe % 2 else 0.82) + drawn.uniform(-0.06, 0.06)
        angle = turn + lobe * pi / LOBES
        spots.append(QPointF(far * cos(angle), far * sin(angle)))
    path = QPainterPath((spots[-1] + spots[0]) / 2)
    for here, following in zip(spots, [*spots[1:], spots[0]], strict=True):
        path.quadTo(here, (here + following) / 2)
    return path

"""Names of forests on the printed map (views/root)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.root.data import maps
from rules.root.state import CLEARINGS, FOREST
from views.items.strokes import polar, round_of
from views.root import geometry, layout
from views.root.ground_paint import name_spot

SIZE = QSizeF(18, 18)
"""A number alone: names of two parts lie in large forests."""


@pytest.mark.parametrize("map_id", sorted(maps()))
def test_no_mark_of_a_clearing_covers_the_number_of_a_forest(map_id: str) -> None:
    spots = [QPointF(*geometry.centres(map_id)[each]) for each in CLEARINGS]
    badges = [round_of(polar(s, layout.BADGE_AT, layout.BADGE_FAR), layout.BADGE) for s in spots]
    numbers = [round_of(polar(s, layout.NUMBER_AT, layout.BADGE_FAR), layout.NUMBER) for s in spots]
    for forest in range(len(maps()[map_id].forests)):
        name = QRectF(QPointF(), SIZE)
        name.moveCenter(name_spot(map_id, FOREST + forest, SIZE))
        assert not any(name.intersects(mark) for mark in badges + numbers), forest

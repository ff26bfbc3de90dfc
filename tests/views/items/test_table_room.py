"""A table that is larger than the window scrolls; its bars never come and go for ever."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from views.items.table_view import TableView

WIDE, HIGH = 900, 600
MOST = 12
"""So often a table is laid out for one new size, at most."""


@pytest.mark.parametrize("fits_beside", [False, True])
def test_a_new_size_is_laid_out_a_few_times(qtbot: QtBot, fits_beside: bool) -> None:
    scene, sizes = QGraphicsScene(), list[QSizeF]()
    table = TableView(scene, "Table")
    qtbot.addWidget(table)

    def arrange(size: QSizeF) -> None:
        """Too high; it may fit in the width that a bar leaves. By a part of a point it is wider:
        that alone scrolls nothing."""
        sizes.append(size)
        assert len(sizes) <= MOST
        rest = -10 if fits_beside and size.width() < WIDE - 5 else 100
        scene.setSceneRect(0, 0, size.width() + 0.9, size.height() + rest)

    table.resize(WIDE - 20, HIGH)
    table.show()
    qtbot.waitExposed(table)
    table.resized.connect(lambda: table.lay_out(arrange))
    table.resize(WIDE, HIGH)
    assert sizes

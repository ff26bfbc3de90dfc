"""Words held nearer cover whole rows of what lies below them, never a part of one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from views.items.cell import Note
from views.items.closeup import Closeup

ROOM = QRectF(0, 100, 260, 400)
NOTE = Note("Council Spire", "", "Pay 1 influence: gain 2 coins and 1 research card. " * 4)


def bottom(below: list[QRectF]) -> float:
    """Where the paper ends."""
    held = Closeup()
    held.tell(NOTE, ROOM, below)
    return held._area.bottom()


def test_no_row_is_cut(qapp: QCoreApplication) -> None:
    plain = bottom([])
    rows = [QRectF(0, plain - 10, 260, 24), QRectF(0, plain + 12, 260, 30)]
    assert bottom(rows) >= rows[1].bottom()
    assert bottom(rows[1:]) == plain
    assert bottom([QRectF(0, plain - 40, 260, 40)]) == plain, "it ends where a row ends"


def test_it_stays_in_its_room(qapp: QCoreApplication) -> None:
    plain = bottom([])
    assert bottom([QRectF(0, plain - 5, 260, 1000)]) == plain

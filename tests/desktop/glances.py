"""Pictures of twins are compared as eyes do it, and nothing of a former game is taken for news."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.app import Lamplight
from tests.desktop.peeping import Look
from views.panels.result import Result

SMOOTHED = 24
"""How far colours of one point may be apart, of 255."""
NO_RESULT = Result("", "", (), (), ())


def forget_former(lamp: Lamplight) -> None:
    """Out of sight the page of a game that has ended keeps its words, and so does the curtain."""
    lamp.window.table.result.show_result(NO_RESULT)
    lamp.window.curtain.fall(None, "")
    lamp.window.curtain.rise()


class Glance(Look):
    """Letters of the chart that were smoothed another way are no difference."""

    def differs(self, other: Look) -> list[str]:
        found = super().differs(other)
        return [] if found == ["the picture"] and is_alike(self.image, other.image) else found


def is_alike(image: QImage, other: QImage) -> bool:
    """Whether no point is of another colour."""
    if image.size() != other.size():
        return False
    pairs = zip(_rows(image), _rows(other), strict=True)
    return all(
        abs(mine - theirs) <= SMOOTHED
        for one, another in pairs
        if one != another
        for mine, theirs in zip(one, another, strict=True)
    )


def _rows(image: QImage) -> list[bytes]:
    found, length = bytes(image.constBits()), image.bytesPerLine()
    return [found[at : at + length] for at in range(0, len(found), length)]

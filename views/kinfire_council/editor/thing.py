"""What is painted on the face of an item, by what paints it on the table or beside it."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from rules.kernel.text import Text

SCALE = 1.3
"""So much larger than on a small table a face is at most."""
_WORDS = re.compile("[\u2e80-\u9fff][^ \u2e80-\u9fff]*|[^ \u2e80-\u9fff]+")


class Thing:
    """It takes the width that it is given, and the height that it needs there: nothing is cut."""

    told: tuple[Text, ...] = ()
    """Sentences that are written on it word for word."""

    def usual(self) -> float:
        """The width in which it is as large as it gets."""
        raise NotImplementedError(type(self).__name__)

    def least(self) -> float:
        """The width in which everything on it can still be read."""
        raise NotImplementedError(type(self).__name__)

    def high(self, wide: float) -> float:
        """How high it is in this width."""
        raise NotImplementedError(type(self).__name__)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """In an area of that width and height."""
        raise NotImplementedError(type(self).__name__)


def longest_word(text: str, letters: QFont) -> float:
    """The width of the longest word: lines are broken between words, in Chinese between signs."""
    wide = QFontMetricsF(letters).horizontalAdvance
    return max((wide(each) for each in _WORDS.findall(text)), default=0.0)

"""Lines of a text that wraps, whichever way it is read.

Where a text is read from right to left, Qt sets the lines that a painter or a label breaks too far
from the right edge: each by the space at which it was broken. A layout does not.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from models.translate import runs_from_right, unwrapped

LINE_BREAK = "\N{LINE SEPARATOR}"


def lay(
    text: str, letters: QFont, width: float, side: Qt.AlignmentFlag
) -> tuple[QTextLayout, float]:
    """The lines in a width, ready to be drawn, and how high they are together.

    `side` is absolute; the direction of the text is that of its first letter.
    """
    direction = Qt.LayoutDirection
    option = QTextOption(side | Qt.AlignmentFlag.AlignAbsolute)
    from_right = runs_from_right(unwrapped(text))
    option.setTextDirection(direction.RightToLeft if from_right else direction.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(text.replace("\n", LINE_BREAK), letters)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout, height

"""Plain text that wraps, whichever way it is read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel

from models.translate import runs_from_right

LINE_BREAK = "\N{LINE SEPARATOR}"


class Paragraph(QLabel):
    """A label in plain text.

    Qt draws the wrapped lines of such a label too far from the right edge where the text is read
    from right to left: each by the space at which it was broken. So those lines are laid here.
    Where the program reads from right to left, a single line of words that do not (a name, a
    sentence that is not translated) stands at the right edge, too; a longer text keeps its own.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_usual():
            super().paintEvent(event)
            return
        area = QRectF(self.contentsRect())
        layout, height = self._laid(area.width())
        painter = QPainter(self)
        self.drawFrame(painter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        layout.draw(painter, QPointF(area.left(), area.top() + self._above(area.height() - height)))
        painter.end()

    def _is_usual(self) -> bool:
        from_left = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        is_rich = self.textFormat() == Qt.TextFormat.RichText
        return from_left or is_rich or not self.wordWrap() or not self.text()

    def _laid(self, width: float) -> tuple[QTextLayout, float]:
        """The lines in a width, and how high they are together."""
        from_right = runs_from_right(self.text())
        direction = Qt.LayoutDirection
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setTextDirection(direction.RightToLeft if from_right else direction.LeftToRight)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout = QTextLayout(self.text().replace("\n", LINE_BREAK), self.font())
        height = _lay(layout, option, width)
        if not from_right and layout.lineCount() == 1:
            usual = option.alignment() & Qt.AlignmentFlag.AlignLeft
            option.setAlignment(Qt.AlignmentFlag.AlignRight if usual else option.alignment())
            height = _lay(layout, option, width)
        return layout, height

    def _above(self, spare: float) -> float:
        if self.alignment() & Qt.AlignmentFlag.AlignTop:
            return 0.0
        return spare if self.alignment() & Qt.AlignmentFlag.AlignBottom else spare / 2


def _lay(layout: QTextLayout, option: QTextOption, width: float) -> float:
    """Breaks the text into lines, one below the other; their height."""
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return height

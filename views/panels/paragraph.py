"""Plain text that wraps, whichever way it is read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout

from models.translate import runs_from_right, unwrapped
from views.plain import Label
from views.wrapping import lay

ACROSS = Qt.AlignmentFlag.AlignHorizontal_Mask


class Paragraph(Label):
    """A label in plain text that stands right where the program reads from right to left, too.

    There a single line of words that run the other way (a name, a sentence that is not translated)
    begins at the right edge like all others; a longer text of that kind keeps its own edge.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_usual():
            super().paintEvent(event)
            return
        margin = self.margin()
        area = QRectF(self.contentsRect().adjusted(margin, margin, -margin, -margin))
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
        wanted, words, letters = self.alignment() & ACROSS, self.text(), self.font()
        if wanted != Qt.AlignmentFlag.AlignLeft:
            return lay(words, letters, width, wanted)
        laid = lay(words, letters, width, Qt.AlignmentFlag.AlignRight)
        if runs_from_right(unwrapped(words)) or laid[0].lineCount() == 1:
            return laid
        return lay(words, letters, width, Qt.AlignmentFlag.AlignLeft)

    def _above(self, spare: float) -> float:
        if self.alignment() & Qt.AlignmentFlag.AlignTop:
            return 0.0
        return spare if self.alignment() & Qt.AlignmentFlag.AlignBottom else spare / 2

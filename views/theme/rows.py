"""The one thing that a style sheet cannot say in time: how high the rows of lists and trees are.

Views lay out their rows before the style sheet reaches them, so the height comes from the style.
"""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QStyleOptionViewItem, QWidget

PAD = 10
"""Pixels that a row has more than its letters, at 100 %."""


class RowStyle(QProxyStyle):
    """Fusion with rows that are easy to hit."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.text = 100

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        found = super().sizeFromContents(kind, option, size, widget)
        if kind == QStyle.ContentsType.CT_ItemViewItem and isinstance(option, QStyleOptionViewItem):
            high = option.fontMetrics.height() + PAD * self.text / 100
            found.setHeight(max(found.height(), round(high)))
        return found

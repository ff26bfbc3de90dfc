"""What a style sheet cannot say: how high rows are, and where the figures of a spin box begin.

Views lay out their rows before the style sheet reaches them, so the height comes from the style.
"""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QLineEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionViewItem,
    QWidget,
)

PAD = 10
"""Pixels that a row has more than its letters, at 100 %."""

INDENT = 7
SPIN_FIELD = "qt_spinbox_lineedit"
"""Qt's own name for the field inside a spin box."""


class RowStyle(QProxyStyle):
    """Fusion with rows that are easy to hit."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.text = 100

    def polish(self, thing: object) -> object:
        if isinstance(thing, QLineEdit) and thing.objectName() == SPIN_FIELD:
            thing.setTextMargins(INDENT, 0, 0, 0)
        return super().polish(thing)  # type: ignore[call-overload]

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        found = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        if kind == QStyle.ContentsType.CT_ItemViewItem and isinstance(option, QStyleOptionViewItem):
            high = option.fontMetrics.height() + PAD * self.text / 100
            found.setHeight(max(found.height(), round(high)))
        return found

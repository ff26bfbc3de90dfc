"""The head of a panel: its name, and a mark that closes it, large enough to be hit."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QToolButton, QWidget

from models.translate import tooltip
from views.plain import Label
from views.theme import icon, theme


class DockTitle(QWidget):
    """Qt's own head has a mark of a few pixels, whatever the size of letters."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._name = Label(self)
        self._close = QToolButton(self)
        self._close.setObjectName("close_panel")
        self._close.setProperty("kind", "quiet")
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.clicked.connect(dock.close)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._name, 1)
        self._row.addWidget(self._close)
        dock.windowTitleChanged.connect(self._name.setText)
        theme().changed.connect(self._dress)
        self._dress()

    def name_button(self, words: str) -> None:
        """What the mark does, for the pointer and for assistive technology."""
        self._close.setToolTip(tooltip(words))
        self._close.setAccessibleName(words)

    def _dress(self) -> None:
        px = theme().px
        before, after = px(12), px(2)
        if QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            before, after = after, before
        self._row.setContentsMargins(before, px(2), after, px(2))
        self._row.setSpacing(0)
        side = max(24, px(26))
        self._close.setStyleSheet("padding: 0; min-height: 0;")
        self._close.setFixedSize(side, side)
        self._close.setIconSize(QSize(px(14), px(14)))
        self._close.setIcon(icon("close", theme().colours, px(14), "muted"))

"""A window of text to read, select and copy: a described board, a report, a reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.dialogs.sheet import Sheet
from models.translate import bare


class WordsSheet(Sheet):
    """Lines of text, the cursor at their beginning; Enter closes what has been read."""

    def __init__(
        self, parent: QWidget | None, title: str, lines: Sequence[str], lead: str = ""
    ) -> None:
        super().__init__(parent, title, lead)
        self.text = QPlainTextEdit("\n".join(lines), self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(title)
        self.text.setTabChangesFocus(True)
        self.body.addWidget(self.text, 1)
        copy = self.add_button(self.tr("Copy"), "", "copy")
        copy.clicked.connect(self._copy)
        self.add_close().setDefault(True)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.text.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(bare(self.text.toPlainText()))
        self.tell(self.tr("Copied."), "good")

"""The editor of a game's cards and tiles, in a dialog of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from desktop.dialogs.sheet import Sheet
from models.translate import words
from rules.kernel.registry import game
from views.boards import editor_class


class OwnItemsSheet(Sheet):
    """Closes at once where nothing would be lost, else when it is asked twice."""

    SIZE = QSize(1240, 720)
    ROOMY = 420
    STAYS = True

    def __init__(self, parent: QWidget | None, game_id: str, folder: Path) -> None:
        title = self.tr("Cards and tiles: {game}").replace("{game}", words(game(game_id).name))
        super().__init__(parent, title)
        self.editor = editor_class(game_id)(folder, self)
        self.body.addWidget(self.editor, 1)
        self.add_close()
        self.editor.saved.connect(self._thank)

    def _thank(self) -> None:
        self.note.setText("")

    def reject(self) -> None:
        """What is not saved is let go only by who wants it."""
        said = self.tr("You have unsaved changes. Close again to discard them.")
        if self.editor.is_saved or self.note.text() == said:
            super().reject()
        else:
            self.note.setText(said)

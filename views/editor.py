"""What the program needs of the editor of a game's data (`views/boards.py` names them)."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class Editor(QWidget):
    """A widget that edits what lies in the user's folder for a game."""

    saved = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        """Opens the folder; it need not be there yet."""
        super().__init__(parent)
        self.folder = folder

    @property
    @abstractmethod
    def is_saved(self) -> bool:
        """Whether nothing would be lost if it were closed now."""

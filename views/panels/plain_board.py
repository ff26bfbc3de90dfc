"""The table of a game that has no drawn board: everything is played from the action bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.board import Board
from views.plain import Label

if TYPE_CHECKING:
    from models.option_filter import OptionFilter
    from models.question import Question


class PlainBoard(Board):
    """A name on the table; the choices lie on the action bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(self)
        self._title.setProperty("kind", "display")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)

    def show_view(self, view: State, viewer: Seat | None, setup: Setup) -> None:
        """Nothing of the view is drawn."""
        from models.translate import words

        self._title.setText(words(game(setup.game).name))

    def offer(self, question: Question | None, option_filter: OptionFilter | None = None) -> None:
        """Nothing is lit: the action bar has it all."""

    def describe(self) -> list[str]:
        """There is only the name."""
        return [self._title.text()]

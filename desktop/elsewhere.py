"""A game that another window plays: look on, take it over, or let it be; and what the other sees
when it was taken over there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from desktop.dialogs.sheet import button, label
from desktop.sheets import Sheets
from desktop.window import Window
from models.crash_markers import Answer, Asking
from models.records import Opened
from views.plain import QuestionBox


class Elsewhere(QObject):
    """One question at a time about a game of another window."""

    looked = Signal(object)
    """Opened: its public side is to be shown, as it was when it was read."""
    taken = Signal(object)
    """Path: the game is free now, to be opened like any other."""

    def __init__(self, window: Window, sheets: Sheets, say: Callable[[str], None]) -> None:
        """`say`: where a sentence is read."""
        super().__init__(sheets)
        self._window, self._sheets, self._say = window, sheets, say
        self._asking: Asking | None = None

    def ask(self, opened: Opened) -> None:
        """What is to be done about it."""
        box = QuestionBox(self._window)
        box.setText(self.tr("This game is being played in another window."))
        box.setInformativeText(
            self.tr("If you take it over, the other window saves it and stops playing.")
        )
        role = QMessageBox.ButtonRole
        look = box.addButton(self.tr("Watch"), role.AcceptRole)
        take = box.addButton(self.tr("Take over"), role.ActionRole)
        stay = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        choices: dict[object, Callable[[], None]] = {
            look: lambda: self.looked.emit(opened),
            take: lambda: self._take(opened),
        }
        box.buttonClicked.connect(lambda pressed: choices.get(pressed, _nothing)())
        self._sheets.open("elsewhere", box)

    def _take(self, opened: Opened) -> None:
        self._asking = Asking(opened.path, self)
        self._asking.answered.connect(lambda answer: self._hear(answer, opened))

    def _hear(self, answer: Answer, opened: Opened) -> None:
        asking, self._asking = self._asking, None
        if asking is not None:
            asking.deleteLater()
        if answer is Answer.OURS:
            self.taken.emit(opened.path)
        else:
            self._say(
                self.tr("The other window can't save the game right now, so it keeps playing it.")
            )


def _nothing() -> None:
    """Let it be."""


class ElsewherePage(QWidget):
    """Where the table stood: the game goes on in another window."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("elsewhere")
        self._title, self._line = label("", "display"), label("", "muted")
        for each in (self._title, self._line):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = button("", "primary", parent=self)
        self.back.setObjectName("back_to_start")
        self.back.clicked.connect(self.left)
        column, line = QVBoxLayout(self), QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.back)
        line.addStretch(1)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addSpacing(16)
        column.addLayout(line)
        column.addStretch(3)
        self.retranslate()

    def retranslate(self) -> None:
        """Its words in the language of now."""
        self._title.setText(self.tr("This game continues in another window"))
        self._line.setText(self.tr("It is no longer played or saved in this window."))
        self.back.setText(self.tr("Back to the start screen"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

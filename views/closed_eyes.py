"""The one screen of people who close their eyes: what all read, and what whom it concerns sees.

It names nobody and is the same for as long, whether somebody here has something to choose or not.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.closed_eyes import LASTS, WHOLE, Eyes, Stage
from models.translate import filled
from views.accessible import announce
from views.curtain import Cover
from views.panels.button import Button
from views.panels.paragraph import Paragraph
from views.plain import Label
from views.private_screen import PrivateScreen
from views.theme import theme

PRESSED = (Stage.CALL, Stage.OVER)
"""Stages that wait for a press of anybody."""
SPOKEN = (10, 5)
"""Seconds before the end at which a screen reader says so, whoever looks."""


class ClosedEyes(Cover):
    """A sentence, the seconds, what to know, and a button where it waits for a press."""

    went_on = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("closed_eyes")
        self._eyes: Eyes | None = None
        self._title, self._more = Paragraph(self), Paragraph(self)
        self._seconds = Label(self)
        self._seconds.setObjectName("eyes_seconds")
        for label, kind in ((self._title, "display"), (self._seconds, "display")):
            label.setProperty("kind", kind)
        for paragraph in (self._title, self._more):
            paragraph.setWordWrap(True)
        self._button = Button(self)
        self._button.setObjectName("eyes_go_on")
        self._button.setProperty("kind", "primary")
        self._button.clicked.connect(self.went_on)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        for line in (self._title, self._seconds, self._more):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._column.addWidget(line)
        self._column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)
        theme().changed.connect(self._dress)
        self._dress()

    # ------------------------------------------------------------ what stands on it
    def show_eyes(self, eyes: Eyes) -> bool:
        """The stage and its seconds. Whether the stage is new: only then it is said aloud."""
        before, self._eyes = self._eyes, eyes
        is_new = before is None or before.stage is not eyes.stage or not self.is_open
        self._write(eyes)
        if is_new:
            self._button.setVisible(eyes.stage in PRESSED)
            self.cover(dark=True)
            announce(self, self.accessibleName())
        return is_new

    def take_focus(self) -> None:
        """The keyboard goes to the button, or stays on the cover."""
        waits = self._eyes is not None and self._eyes.stage in PRESSED
        target: QWidget = self._button if waits else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_screen(self) -> None:
        """Away with it."""
        self._eyes = None
        self.hide()

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def _write(self, eyes: Eyes) -> None:
        title, more = self._title_of(eyes), self._more_of(eyes)
        self._title.setText(title)
        self._more.setText(more)
        self._seconds.setText(QLocale().toString(eyes.left) if eyes.left else "")
        self._seconds.setVisible(eyes.stage not in PRESSED)
        is_call = eyes.stage is Stage.CALL
        self._button.setText(self.tr("Start") if is_call else self.tr("Continue"))
        self.setAccessibleName(f"{title} {more}".strip())

    def _title_of(self, eyes: Eyes) -> str:
        if eyes.stage is Stage.OVER:
            return self.tr("Everyone, open your eyes.")
        if eyes.stage is Stage.CLOSE:
            return self.tr("Close your eyes again.")
        if eyes.again:
            return self.tr("Everyone, close your eyes again.")
        return self.tr("Everyone, close your eyes.")

    def _more_of(self, eyes: Eyes) -> str:
        if eyes.stage is Stage.COUNT:
            return self.tr("When the countdown ends, only the player concerned opens their eyes.")
        if eyes.stage is Stage.CLOSE:
            return self.tr("When the countdown ends, everyone may look.")
        if eyes.stage is Stage.OVER:
            return ""
        said = self.tr(
            "Put the laptop in the middle and press “Start”. After {first} seconds the player"
            " concerned opens their eyes and chooses in silence. Everyone else keeps their eyes"
            " closed until {whole} seconds have passed."
        )
        first = QLocale().toString(LASTS[Stage.COUNT])
        return filled(said, first=first, whole=QLocale().toString(WHOLE))

    # ------------------------------------------------------------ keys and looks
    def stops(self) -> list[QWidget]:
        return [self._button]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button; all other keys end here."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._button.isVisible() and not event.isAutoRepeat():
            self.went_on.emit()
        event.accept()

    def _dress(self) -> None:
        px = theme().px
        self._column.setSpacing(px(20))
        self._button.setMinimumSize(px(200), px(44))
        self._fit()

    def _fit(self) -> None:
        """Lines no longer than the eye follows."""
        px = theme().px
        side = max(px(40), (self.width() - px(640)) // 2)
        self._column.setContentsMargins(side, px(14), side, px(14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._eyes is not None:
            self._write(self._eyes)
        super().changeEvent(event)


class OpenEyes(PrivateScreen):
    """The private screen of nobody by name: the seconds for a name, and no «Done».

    What is chosen when the time ends counts, so whoever has nothing to do ends it no sooner.
    """

    def count(self, left: int) -> None:
        """So many seconds are left."""
        said = QLocale().toString(left)
        self._name.setText(said)
        if left in SPOKEN:
            announce(self, said)

    def _set_parts_visible(self, shown: bool) -> None:
        super()._set_parts_visible(shown)
        self._badge.hide()
        self.done_button.hide()

    def _waiting_words(self) -> str:
        if self.visit is not None and self.visit.draft.is_page:
            return self.tr("Hold to see, then close your eyes again.")
        return self.tr("Whatever is chosen when the time ends counts. Then close your eyes again.")

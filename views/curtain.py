"""The curtain: covers the whole window before anything that only one person may see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from views.panels.button import Button
from views.panels.seat_badge import SeatBadge
from views.theme import lamp_light, theme


class Curtain(QWidget):
    """A seat's name and one button; nothing else is on it, and nothing secret is behind it.

    It lies over all of `parent`, follows its size, and keeps the keyboard focus while it is down.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._badge = SeatBadge(self)
        self._name = QLabel(self)
        self._name.setProperty("kind", "display")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name.setWordWrap(True)
        self._button = Button(self)
        self._button.setProperty("kind", "primary")
        self._button.setObjectName("lift")
        self._button.setMinimumSize(theme().px(200), theme().px(44))
        self._button.clicked.connect(self._lift)
        self._words = ("", "")
        layout = QVBoxLayout(self)
        layout.setSpacing(theme().px(24))
        layout.addStretch(2)
        for widget in (self._badge, self._name, self._button):
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        parent.installEventFilter(self)
        self.hide()

    # ------------------------------------------------------------ down and up
    def fall(self, seat: int | None, name: str) -> None:
        """Covers the window for this seat; `seat` None: a pause, anybody may go on."""
        self._words = (name, "") if seat is not None else ("", name)
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.set_seat(seat, name, theme().px(72))
        self._retranslate()
        self.setGeometry(self.parentWidget().rect())
        self.raise_()
        self.show()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Uncovers the window."""
        self.hide()

    @property
    def is_down(self) -> bool:
        return not self.isHidden()

    def _lift(self) -> None:
        self.lifted.emit()

    # ------------------------------------------------------------ words
    def _retranslate(self) -> None:
        person, pause = self._words
        self._name.setText(person or pause or self.tr("Pause"))
        words = self.tr("I am here") if person else self.tr("Go on")
        self._button.setText(words)
        whole = self.tr("It is {name}'s turn. Only {name} should look.").replace("{name}", person)
        self.setAccessibleName(whole if person else self.tr("The game is paused."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # ------------------------------------------------------------ hides all, lets nothing through
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.setGeometry(self.parentWidget().rect())
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab stays on the curtain."""
        self._button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts; all other keys end here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark table under one lamp."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        middle = QPointF(area.center().x(), area.height() * 0.4)
        lamp_light(painter, area, middle, area.height() * 0.7, 0.24)


def curtain_name(name: str) -> str:
    """The words of a button that hands the screen over."""
    return QCoreApplication.translate("Curtain", "Hand over to {name}").replace("{name}", name)

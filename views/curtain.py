"""The curtain: covers the whole window before anything that only one person may see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from models.pins import MOST_PIN
from models.translate import isolated, set_apart
from views.accessible import announce
from views.panels.button import Button
from views.panels.hold_button import ConfirmButton
from views.panels.seat_badge import SeatBadge
from views.plain import Label
from views.theme import SeatFace, ThemeName, lamp_light, theme
from views.theme.style_sheet import style_sheet
from views.theme.tokens import COLOURS, LINES


class Cover(QWidget):
    """Lies over all of `parent` and follows its size: a table under one lamp.

    Where secrets are the game it is dark whatever the theme: as bright for one as for another.
    """

    covering = Signal()
    """It is about to lie over everything: what lies over the window goes first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dark = False
        self._worn: tuple[object, ...] = ()
        parent.installEventFilter(self)
        theme().changed.connect(self._follow_theme)
        self.hide()

    def _follow_theme(self) -> None:
        if not self.isHidden():
            self._wear()

    def centre_pointer(self) -> None:
        """Where the pointer stands must not tell what was pressed last."""
        QCursor.setPos(self.mapToGlobal(self.rect().center()))

    def cover(self, dark: bool = False) -> None:
        """From now on nothing else is seen."""
        self.covering.emit()
        self._dark = dark
        self._wear()
        self.setGeometry(self.parentWidget().rect())
        self.raise_()
        self.show()

    @property
    def ground(self) -> ThemeName:
        """The theme that is worn; themes for weak eyes and for paper are kept."""
        name = theme().name
        return ThemeName.NIGHT if self._dark and name is ThemeName.PAPER else name

    def _wear(self) -> None:
        """Another style only where it differs from that of the program: it takes time to put on."""
        name = self.ground
        wanted = () if name is theme().name else (name, theme().text)
        if wanted != self._worn:
            self._worn = wanted
            sheet = style_sheet(name, COLOURS[name], LINES[name], theme().text) if wanted else ""
            self.setStyleSheet(sheet)

    def stops(self) -> list[QWidget]:
        """Where Tab goes, in the order in which the eye goes."""
        return []

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes round on the cover and never to what lies behind it."""
        open_ones = [each for each in self.stops() if each.isVisible() and each.isEnabled()]
        if not open_ones:
            return True
        focused, step = self.window().focusWidget(), 1 if following else -1
        start = -1 if following else 0
        here = next((n for n, each in enumerate(open_ones) if each is focused), start)
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        open_ones[(here + step) % len(open_ones)].setFocus(reason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.setGeometry(self.parentWidget().rect())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys end here."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect())
        middle = QPointF(area.center().x(), area.height() * 0.4)
        lamp_light(painter, area, middle, area.height() * 0.7, 0.24, COLOURS[self.ground])


class Curtain(Cover):
    """A seat's name, who may look, and one button; nothing secret is on it or behind it.

    It keeps the keyboard focus while it is down. Where the seat has a PIN, a field for it stands
    above the button.
    """

    lifted = Signal()
    pin_given = Signal(str)
    """Somebody wants to lift the curtain with this PIN."""
    pin_forgotten = Signal()
    """The PIN of this seat is to be taken off."""
    left = Signal()
    """Nobody wants to look after all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._badge = SeatBadge(self)
        self._name = Label(self)
        self._name.setProperty("kind", "display")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name.setWordWrap(True)
        self._only = Label(self)
        self._only.setProperty("kind", "muted")
        self._only.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._only.setWordWrap(True)
        self._button = Button(self)
        self._button.setProperty("kind", "primary")
        self._button.setObjectName("lift")
        self._button.clicked.connect(self._lift)
        self._note = Label(self)
        self._note.setProperty("kind", "muted")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setWordWrap(True)
        self._pin = QLineEdit(self)
        self._pin.setObjectName("pin")
        self._pin.setEchoMode(QLineEdit.EchoMode.Password)
        self._pin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pin.setMaxLength(MOST_PIN)
        self._forgotten = ConfirmButton(self)
        self._forgotten.setObjectName("pin_forgotten")
        self._forgotten.setProperty("kind", "quiet")
        self._forgotten.confirmed.connect(self.pin_forgotten)
        self._back = Button(self)
        self._back.setObjectName("back_to_table")
        self._back.setProperty("kind", "quiet")
        self._back.clicked.connect(self.left)
        self._words = ("", "")
        self._occasion = ""
        self._column = QVBoxLayout(self)
        self._lay_out()

    def _lay_out(self) -> None:
        """One below the other; ways out that are rarely taken share the last line."""
        middle, layout, line = Qt.AlignmentFlag.AlignHCenter, self._column, QHBoxLayout()
        layout.addStretch(2)
        layout.addWidget(self._badge, 0, middle)
        # As wide as the window: only then is a label as high as its lines need.
        layout.addWidget(self._name)
        layout.addWidget(self._only)
        layout.addWidget(self._pin, 0, middle)
        layout.addWidget(self._button, 0, middle)
        layout.addWidget(self._note)
        line.addStretch(1)
        line.addWidget(self._forgotten)
        line.addWidget(self._back)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addStretch(3)

    # ------------------------------------------------------------ down and up
    def fall(
        self,
        seat: int | None,
        name: str,
        dark: bool = False,
        asks_pin: bool = False,
        note: str = "",
        may_leave: bool = False,
        face: SeatFace | None = None,
        occasion: str = "",
    ) -> None:
        """Covers the window for this seat; `seat` None: a pause, anybody may go on.

        `note` is a sentence that all may read. `may_leave`: there is a way back to the table, for
        whoever called a seat that is not here. `face`: what the game makes of the seat. `occasion`:
        what it is asked, as all may know it; empty: it is its turn.
        """
        self._occasion = occasion
        self._pin.clear()
        self._pin.setVisible(asks_pin)
        self._forgotten.hide()
        self._back.setVisible(may_leave)
        self._column.setSpacing(theme().px(12 if asks_pin else 24))
        self._say(note)
        self._words = (name, "") if seat is not None else ("", name)
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.set_seat(seat, name, theme().px(72), face)
        self._retranslate()
        self.cover(dark)
        self._fit()
        self._take_focus()

    def refuse_pin(self) -> None:
        """It was not that PIN."""
        self._pin.clear()
        self._say(self.tr("Wrong PIN."))
        self._forgotten.show()
        self._fit()
        self._take_focus()

    def tell(self, note: str) -> None:
        """One more sentence that all may read."""
        self._say(note)
        self._fit()

    def _fit(self) -> None:
        """A low window has no room for the badge: the name says the same."""
        self._button.ensurePolished()  # the style has a smaller size of its own
        self._button.setMinimumSize(theme().px(200), theme().px(44))
        self._badge.setVisible(bool(self._words[0]))
        if self._column.totalHeightForWidth(self.width()) > self.height():
            self._badge.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _say(self, note: str) -> None:
        self._note.setText(note)
        self._note.setVisible(bool(note))
        announce(self, note)

    def _take_focus(self) -> None:
        first = self._pin if self._pin.isVisibleTo(self) else self._button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Uncovers the window."""
        self.hide()

    @property
    def is_down(self) -> bool:
        return not self.isHidden()

    def _lift(self) -> None:
        if self._pin.isVisibleTo(self):
            self.pin_given.emit(self._pin.text())
        else:
            self.lifted.emit()

    # ------------------------------------------------------------ words
    def _retranslate(self) -> None:
        person, pause = self._words
        self._name.setText(person or pause or self.tr("Pause"))
        words = self.tr("I'm here") if person else self.tr("Continue")
        self._button.setText(words)
        self._pin.setAccessibleName(self.tr("PIN"))
        self._pin.setPlaceholderText(self.tr("PIN"))
        self._forgotten.setText(self.tr("Forgot your PIN? Hold to remove it"))
        self._back.setText(self.tr("Back to the table"))
        whole = self.tr("It is {name}'s turn. Only {name} should look.")
        if self._occasion:
            whole = self.tr("Only {name} should look.")
        whole = whole.replace("{name}", isolated(person))
        if self._occasion:
            whole = f"{set_apart(self._occasion)}\n{whole}"
        self._only.setText(whole if person else "")
        self._only.setVisible(bool(person))
        self.setAccessibleName(whole if person else self.tr("The game is paused."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # ------------------------------------------------------------ lets nothing through
    def stops(self) -> list[QWidget]:
        return [self._pin, self._button, self._forgotten, self._back]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts, Esc goes back where there is a way; all other keys end here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        elif event.key() == Qt.Key.Key_Escape and self._back.isVisibleTo(self):
            self.left.emit()
        event.accept()


def curtain_name(name: str) -> str:
    """The words of a button that hands the screen over."""
    said = QCoreApplication.translate("Curtain", "Hand over to {name}")
    return said.replace("{name}", isolated(name))

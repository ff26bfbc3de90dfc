"""A seat's notebook: what it has learned and when, read as a private screen is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from models.clock import Clock
from models.pins import LEAST_PIN, MOST_PIN
from models.translate import headed
from views.accessible import announce
from views.curtain import Cover
from views.panels.button import Button
from views.panels.hold_button import HoldButton
from views.panels.seat_badge import SeatBadge
from views.panels.secret_card import SecretCard
from views.plain import Label
from views.theme import SeatFace, theme
from views.theme.tokens import COLOURS

Chapter = tuple[str, tuple[str, ...]]
"""When, and what was learned then."""


class NotebookScreen(Cover):
    """Covers the window; empty while it is closed."""

    closed = Signal()
    pin_chosen = Signal(str)
    """The PIN that this seat wants from now on; empty: none."""

    def __init__(self, parent: QWidget, clock: Clock | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notebook")
        self._chapters: tuple[Chapter, ...] = ()
        self._is_shared = self._has_pin = False
        self._badge, self._name, self._title = SeatBadge(self), Label(self), Label(self)
        self._name.setProperty("kind", "display")
        self._title.setProperty("kind", "muted")
        self.card = SecretCard(self)
        self.card.write_small()
        self.hold_button = HoldButton(self, clock)
        self.hold_button.setObjectName("hold_to_read")
        self.hold_button.held.connect(self._uncover)
        self.hold_button.turned.connect(self.card.turn)
        self._pin = QLineEdit(self)
        self._pin.setObjectName("new_pin")
        self._pin.setEchoMode(QLineEdit.EchoMode.Password)
        self._pin.setMaxLength(MOST_PIN)
        self._pin.returnPressed.connect(self._choose_pin)
        self._set_pin, self._no_pin = Button(self), Button(self)
        self._set_pin.setObjectName("set_pin")
        self._set_pin.clicked.connect(self._choose_pin)
        self._no_pin.setObjectName("no_pin")
        self._no_pin.clicked.connect(lambda: self.pin_chosen.emit(""))
        self._more = Button(self)
        self._more.setObjectName("more_pin")
        self._more.setProperty("kind", "quiet")
        self._more.clicked.connect(self._offer_pin)
        self._notice = Label(self)
        self._notice.setProperty("kind", "muted")
        self._notice.setWordWrap(True)
        self._done = Button(self)
        self._done.setObjectName("notebook_done")
        self._done.setProperty("kind", "primary")
        self._done.clicked.connect(self.closed)
        self._lay_out()
        self._retranslate()
        theme().changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self._badge)
        head.addWidget(self._name)
        head.addWidget(self._title)
        head.addStretch(1)
        pin = QHBoxLayout()
        pin.addWidget(self._pin, 1)
        pin.addWidget(self._set_pin)
        pin.addWidget(self._no_pin)
        foot = QGridLayout()
        foot.addWidget(self._more, 0, 0, Qt.AlignmentFlag.AlignLeft)
        foot.addWidget(self._done, 0, 1)
        foot.setColumnStretch(0, 1)
        foot.setColumnStretch(2, 1)
        self._notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sheet = QWidget(self)
        self._column = QVBoxLayout(self._sheet)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self.card, 1)
        self._column.addWidget(self.hold_button)
        self._column.addLayout(pin)
        self._column.addWidget(self._notice)
        self._column.addLayout(foot)
        around = QGridLayout(self)
        around.addWidget(self._sheet, 1, 1)
        for edge, stretch in ((0, 1), (1, 1000), (2, 1)):
            around.setColumnStretch(edge, stretch)
            around.setRowStretch(edge, stretch)
        self._around = around

    # ------------------------------------------------------------ open and closed
    def open(
        self,
        seat: int,
        name: str,
        notes: Sequence[Chapter],
        shared: bool,
        may_lock: bool = True,
        face: SeatFace | None = None,
    ) -> None:
        """`shared`: others sit at this laptop, so that the notes are held to be read; `may_lock`:
        a PIN may be chosen for its curtain; `face`: what the game makes of the seat."""
        self._is_shared = shared
        self._chapters = tuple(notes)
        self._badge.set_seat(seat, name, theme().px(40), face)
        self._name.setText(name)
        self.setAccessibleName(headed(name, self._title.text()))
        self._say("")
        self._pin.clear()
        self.hold_button.setVisible(shared)
        self._more.setVisible(shared and may_lock)
        self._pin.hide()
        self._set_pin.hide()
        self._no_pin.hide()
        self.cover(dark=shared)
        self.hold_button.show_eye(COLOURS[self.ground])
        self._uncover(not shared)
        self.take_focus()

    def take_focus(self) -> None:
        """The keyboard goes to what everybody does here first."""
        first = self.hold_button if self._is_shared else self._done
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_screen(self) -> None:
        """Away with it; no word stays."""
        self._chapters = ()
        self.hold_button.let_go()
        self.card.hide_words()
        self._pin.clear()
        self._name.clear()
        self.setAccessibleName("")
        self.hide()

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def _uncover(self, held: bool) -> None:
        if held and self._chapters:
            self.card.show_chapters(self._chapters)
        elif held:
            self.card.show_words(self.tr("Nothing here yet."))
        else:
            self.card.hide_words()

    # ------------------------------------------------------------ the PIN
    def tell_pin(self, has_pin: bool, sentence: str = "") -> None:
        """Whether this seat has a PIN; a sentence about what was done."""
        self._has_pin = has_pin
        self._no_pin.setVisible(has_pin and self._pin.isVisibleTo(self))
        self._pin.clear()
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        self._notice.setText(sentence)
        self._notice.setVisible(bool(sentence))
        announce(self, sentence)

    def _offer_pin(self) -> None:
        """The field for a PIN opens where it was asked for."""
        self._more.hide()
        self._pin.show()
        self._set_pin.show()
        self._no_pin.setVisible(self._has_pin)
        self._pin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_pin(self) -> None:
        if len(self._pin.text().strip()) < LEAST_PIN:
            said = self.tr("A PIN has at least %n digits or letters.", "least length", LEAST_PIN)
            self.tell_pin(self._has_pin, said)
        else:
            self.pin_chosen.emit(self._pin.text())

    # ------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        fields = (self._pin, self._set_pin, self._no_pin, self._more)
        return [self.hold_button, *fields, self._done]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it; the arrows turn what lies open; the rest ends here."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not self._is_shared and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.card.turn(-1 if event.key() == Qt.Key.Key_Up else 1)
        event.accept()

    # ------------------------------------------------------------ look and words
    def _dress(self) -> None:
        px = theme().px
        self._around.setContentsMargins(px(20), px(14), px(20), px(14))
        self._column.setSpacing(px(10))
        self._sheet.setMaximumSize(px(560), px(600))
        self._done.setMinimumWidth(px(168))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("My notebook"))
        self.hold_button.setText(self.tr("Hold to see"))
        self.hold_button.setToolTip(self.tr("Hold the mouse button or Space"))
        self._pin.setPlaceholderText(self.tr("New PIN for me"))
        self._pin.setAccessibleName(self.tr("New PIN for me"))
        self._more.setText(self.tr("PIN…"))
        self._set_pin.setText(self.tr("Set PIN"))
        self._no_pin.setText(self.tr("Remove PIN"))
        self._done.setText(self.tr("Done"))
        self.card.rest_with(self.tr("Hold the button to read."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

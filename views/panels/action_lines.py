"""The lines of a bar's buttons, and a button that tells how many have no room and shows them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from models.translate import tooltip
from views.panels.button import Button
from views.plain import said_on


class ActionLines(QScrollArea):
    """Scrolls by whole lines; `more` stands beside it, while not all lines are in sight."""

    def __init__(self, inner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._inner = inner
        self._buttons: tuple[QPushButton, ...] = ()
        self._counts = False
        self.setWidgetResizable(True)
        self.setWidget(inner)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more = Button(parent)
        self.more.setObjectName("shelf_more")
        self.more.setProperty("kind", "quiet")
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        self.more.clicked.connect(self.turn)
        self.more.hide()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.count)
        inner.installEventFilter(self)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self.count)
        bar.rangeChanged.connect(self._wait)

    def begin(self, buttons: Sequence[QPushButton], counts: bool) -> None:
        """Other buttons, from the first line on. `counts`: `more` stands for the scroll bar."""
        self._buttons, self._counts = tuple(buttons), counts
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if counts else policy.ScrollBarAsNeeded
        )
        self.verticalScrollBar().setValue(0)
        self._forget()
        self._soon.start()

    def _forget(self) -> None:
        """What stood on the button belongs to a question that is over, or to another seat."""
        self.more.hide()
        self.more.setText("")
        self.more.setToolTip("")

    def _wait(self) -> None:
        """Counts when all have their places."""
        self._soon.start()

    def hidden_choices(self) -> tuple[list[QPushButton], list[QPushButton]]:
        """The buttons that lie above and below what is in sight."""
        top = self.verticalScrollBar().value()
        bottom = top + self.viewport().height()
        middles = [(button, button.geometry().center().y()) for button in self._buttons]
        above = [button for button, y in middles if y < top]
        return above, [button for button, y in middles if y > bottom]

    def count(self) -> None:
        """Says how many lie below; at the end, how many above. Where the button comes or goes the
        lines are laid anew and counted once more: nobody sees a number that is on its way."""
        was_there = self.more.isVisible()
        self._count()
        around = self.parentWidget().layout()
        if self.more.isVisible() is not was_there and around is not None:
            around.activate()
            self._count()

    def _count(self) -> None:
        layout = self._inner.layout()
        assert layout is not None
        layout.activate()
        beside = self.more.width() if self.more.isVisible() else 0
        needed = layout.heightForWidth(self.viewport().width() + beside)
        is_short = needed > self.viewport().height() and self.isVisible()
        above, below = self.hidden_choices()
        if self._counts and is_short and (above or below):
            words = self.tr("{count} more below") if below else self.tr("{count} more above")
            self.more.setText(words.replace("{count}", str(len(below or above))))
            self.more.setToolTip(tooltip("\n".join(said_on(each) for each in below or above)))
            self.more.show()
        else:
            self._forget()

    def turn(self) -> None:
        """The next lines, after the last the first; the keyboard goes on to their first button."""
        _, below = self.hidden_choices()
        first = below[0] if below else self._buttons[0]
        self.verticalScrollBar().setValue(first.y())
        if self.more.hasFocus():
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_line_of(self, button: QPushButton) -> None:
        """Brings a button's line into sight."""
        above, below = self.hidden_choices()
        if self._counts and (button in above or button in below):
            self.verticalScrollBar().setValue(button.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Less room where `more` has come: fewer in sight."""
        super().resizeEvent(event)
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """While it was out of sight nothing was counted."""
        super().showEvent(event)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The buttons have got their places, or others: what was counted may be wrong."""
        if watched is self._inner and event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.LayoutRequest,
        ):
            self._soon.start()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._soon.start()
        super().changeEvent(event)

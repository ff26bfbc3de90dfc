"""The options of a private screen as a plain list: covered, uncovered, chosen.

Which one is chosen is seen only while it is uncovered.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from views.plain import unkeyed
from views.theme import theme


class Line(msgspec.Struct, frozen=True):
    """One option. `cover` is what stands on it while nothing is held."""

    key: Hashable
    cover: str
    label: str


class OptionRow(QRadioButton):
    """One line of the list. What can be chosen and what not look and feel alike."""

    def __init__(self, line: Line, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        self.setAutoExclusive(False)
        self.setMouseTracking(True)
        self.uncover(False)

    def uncover(self, held: bool, is_chosen: bool = False) -> None:
        """The words themselves and the mark, or what covers them and no mark."""
        words = self.line.label if held else self.line.cover
        self.setText(unkeyed(words))
        self.setAccessibleName(words)
        self.setChecked(held and is_chosen)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Where the pointer rests after a choice must not show."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_MouseOver

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer is seen again."""
        self.unsetCursor()
        super().mouseMoveEvent(event)

    def nextCheckState(self) -> None:
        """Whoever made the list says what is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class OptionList(QScrollArea):
    """Rows in the order in which they are given; none is chosen at first."""

    chosen = Signal(object)
    """The key of the row that was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("private_options")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ground = QWidget()
        self._ground.setProperty("ground", "clear")
        self._column = QVBoxLayout(self._ground)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme().px(2))
        self._column.addStretch(1)
        self.setWidget(self._ground)
        self._rows: list[OptionRow] = []
        self._chosen: Hashable | None = None
        self._retranslate()

    def offer(self, lines: Sequence[Line], chosen: Hashable | None) -> None:
        """What can be chosen now, covered. The keyboard stays on the line on which it was."""
        place = next((n for n, row in enumerate(self._rows) if row.hasFocus()), None)
        if [row.line for row in self._rows] != list(lines):
            self._make(lines)
        self._chosen = chosen
        self.uncover(False)
        if place is not None and self._rows:
            row = self._rows[min(place, len(self._rows) - 1)]
            row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self, lines: Sequence[Line]) -> None:
        before, self._rows = self._rows, []
        for line in lines:
            row = OptionRow(line, self._ground)
            row.clicked.connect(lambda _=False, key=line.key: self.chosen.emit(key))
            self._column.insertWidget(len(self._rows), row)
            self._rows.append(row)
            row.show()
        for row in before:
            self._column.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()

    def uncover(self, held: bool) -> None:
        """Every row at once."""
        for row in self._rows:
            row.uncover(held, self._chosen is not None and row.line.key == self._chosen)

    def rest(self) -> None:
        """Nothing tells where somebody has pressed; the pointer is hidden until it moves."""
        self.verticalScrollBar().setValue(0)
        for row in self._rows:
            row.setCursor(Qt.CursorShape.BlankCursor)

    def clear(self) -> None:
        """Nothing of it stays."""
        self.offer((), None)

    @property
    def rows(self) -> list[OptionRow]:
        return list(self._rows)

    def take_focus(self) -> None:
        """The keyboard goes to the first row."""
        if self._rows:
            self._rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Choices"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

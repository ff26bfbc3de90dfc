"""The action bar: what the board cannot show lies here as large plain buttons."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import msgspec
from PySide6.QtCore import QEvent, QObject, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from models.translate import tooltip
from views.panels.action_lines import ActionLines
from views.panels.button import Button
from views.panels.flow import FlowLayout
from views.panels.plain_list import PlainList
from views.plain import Label, unkeyed
from views.theme import icon, theme

ROOMY = 115
"""With larger letters (in per cent) no room is kept: there the board needs all of it."""
LOW = 800
"""In windows that are lower than this, at usual letters, a bar of one height has one line."""
LARGE = 150
"""With letters so large (in per cent) a bar that keeps its height gives it to the board while
nothing open lies on it."""
HEAD = 230
"""The most width that the way back takes beside the buttons."""
LINE, LEAST_GAP = 36, 8
MOST_BUTTONS = 30
"""More choices than these are a list that can be searched."""
KEY = Qt.ItemDataRole.UserRole
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""


class Choice(msgspec.Struct, frozen=True):
    """One thing that can be chosen, or could be but for the reason `why_not`."""

    key: Hashable
    label: str
    why_not: str = ""
    icon: str = ""
    is_primary: bool = False


class ActionBar(QFrame):
    """Buttons for the next part of a decision, with the path that led here; hides when empty.

    With `keep_lines` it is there at every moment and always as high: what has no room scrolls, and
    a button at its end tells how much that is. Only with large letters it goes for a question that
    the board alone answers, and stays as it is between two questions.
    """

    chosen = Signal(object)
    refused = Signal(str)
    stepped_back = Signal()
    renewed = Signal()
    """Other choices lie there than before."""
    hovered = Signal(object)
    """The key of the choice that is pointed at or focused; None: none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("action_bar")
        self.setProperty("kind", "panel")
        self._choices: tuple[Choice, ...] = ()
        self._spoken: frozenset[Hashable] = frozenset()
        self._keeps_room = False
        self._lines = 0
        self._way = ""
        self._path = Label(self)
        self._path.setProperty("kind", "muted")
        self._hint = Label(self)
        self._hint.setProperty("kind", "muted")
        self._back, self._back_words = Button(self), ""
        self._back.setObjectName("shelf_back")
        self._back.clicked.connect(self.stepped_back)
        self._buttons = QWidget()
        self._buttons.setProperty("ground", "clear")
        self._flow = FlowLayout(self._buttons, theme().px(8))
        self._scroll = ActionLines(self._buttons, self)
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._search.setObjectName("shelf_search")
        self._list = PlainList(self)
        self._list.setObjectName("shelf_list")
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._rows = QStandardItemModel(self)
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self._rows)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._list.setModel(self._found)
        self._search.textChanged.connect(self._found.setFilterFixedString)
        self._search.returnPressed.connect(self._choose_first)
        self._list.activated.connect(self._choose_row)
        self._list.clicked.connect(self._choose_row)
        self._list.selectionModel().currentChanged.connect(self._hover_row)
        self._lay_out()
        theme().changed.connect(self._refresh)
        self._retranslate()
        self.hide()

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        head.addWidget(self._path, 1)
        head.addWidget(self._search, 1)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.addLayout(head)
        self._column.addWidget(self._hint, 1)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self._scroll.more)
        self._column.addWidget(self._list, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    # ------------------------------------------------------------ what lies on it
    def offer(
        self,
        choices: Sequence[Choice],
        path: Sequence[str] = (),
        hint: str = "",
        back: str = "",
        has_step: bool = False,
    ) -> None:
        """Lays out the choices. Where the focus was on the action bar, it stays on the action bar.

        `hint` stands on a bar of one height while there are no choices, where there is room;
        `back`: what one step back is called here; `has_step`: somebody may want to go back one.
        """
        had_focus = self.has_focus()
        is_new = bool(choices) and tuple(choices) != self._choices
        self._choices = tuple(choices)
        self._way = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ".join(path)
        self._path.setVisible(bool(path) and not self._lines)  # there the prompt line tells it
        self._back.setVisible(bool(path))
        self._back_words = back
        self._back.setText(back or self.tr("Back"))
        long = len(self._choices) > MOST_BUTTONS
        self._search.setVisible(long)
        self._list.setVisible(long)
        self._scroll.setVisible(not long and bool(self._choices or not self._lines))
        self._hint.setText(hint)
        self._hint.setVisible(bool(self._lines) and not self._choices and not self._is_low())
        self._fill(long)
        self.setVisible(self._is_wanted(bool(hint), has_step))
        if is_new:
            self.renewed.emit()
        if had_focus and self._choices:
            self.take_focus()

    def _is_low(self) -> bool:
        """Whether the window has little height for its letters."""
        return self.window().height() < theme().px(LOW)

    def _is_wanted(self, is_asked: bool, has_step: bool) -> bool:
        """Whether it has its place now."""
        if not self._lines or theme().text < LARGE or not self._is_low():
            return bool(self._choices or self._lines)
        if has_step or any(not each.why_not for each in self._choices):
            return True
        return not (is_asked or self._choices) and not self.isHidden()

    def clear(self) -> None:
        """Nothing to choose here: the action bar hides."""
        self.offer(())

    def mark(self, keys: Iterable[Hashable]) -> None:
        """Rings the choices that a hint means."""
        self._spoken = frozenset(keys)
        self._ring()

    def _ring(self) -> None:
        if len(self._choices) > MOST_BUTTONS:
            return
        for choice, button in zip(self._choices, self.buttons(), strict=True):
            if isinstance(button, Button):
                button.speak_of(choice.key in self._spoken)

    def keep_room(self, kept: bool) -> None:
        """Whether one line of buttons has its room while there is nothing to choose."""
        self._keeps_room = kept
        self._hold_room()

    def keep_lines(self, lines: int) -> None:
        """Always there and so many lines high, in a low window one; 0: as high as it needs."""
        self._lines = lines
        direction = QBoxLayout.Direction
        self._column.setDirection(direction.LeftToRight if lines else direction.TopToBottom)
        limit = theme().px(HEAD) if lines else NO_LIMIT
        self._path.setMaximumWidth(limit)
        self._search.setMaximumWidth(limit)
        self.setMinimumHeight(0)
        self.setMaximumHeight(NO_LIMIT)
        way = [self._way] if self._way else []
        self.offer(self._choices, way, self._hint.text(), self._back_words)

    @property
    def has_choices(self) -> bool:
        """Whether anything lies on it."""
        return bool(self._choices)

    def _hold_room(self) -> None:
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(self._keeps_room and theme().text <= ROOMY)
        self.setSizePolicy(policy)

    def take_focus(self) -> None:
        """Puts the keyboard on the first choice."""
        if len(self._choices) > MOST_BUTTONS:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self._list.currentIndex().isValid():
                self._list.setCurrentIndex(self._found.index(0, 0))
            return
        first = self._flow.itemAt(0)
        if first is not None and first.widget() is not None:
            first.widget().setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self._choices

    def buttons(self) -> list[QPushButton]:
        """The buttons as they lie, for the focus chain and for tests."""
        items = (self._flow.itemAt(index) for index in range(self._flow.count()))
        found = (item.widget() for item in items if item is not None)
        return [widget for widget in found if isinstance(widget, QPushButton)]

    def has_focus(self) -> bool:
        """Whether the keyboard is on one of its choices."""
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _fill(self, long: bool) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._rows.clear()
        self._search.clear()
        for choice in self._choices:
            if long:
                self._rows.appendRow(self._row(choice))
            else:
                button = self._button(choice)
                self._flow.addWidget(button)
                button.show()
        self._ring()
        self._flow.invalidate()
        self._scroll.begin(self.buttons(), bool(self._lines) and not long)
        self._fit_height()

    def _row(self, choice: Choice) -> QStandardItem:
        words = f"{choice.label} ({choice.why_not})" if choice.why_not else choice.label
        row = QStandardItem(words)
        row.setData(choice.key, KEY)
        row.setEditable(False)
        if choice.why_not:
            row.setForeground(theme().colour("muted"))
        return row

    def _button(self, choice: Choice) -> QPushButton:
        button = Button(unkeyed(choice.label), self._buttons)
        kind = "quiet" if choice.why_not else "primary" if choice.is_primary else ""
        button.setProperty("kind", kind)
        button.setProperty("choice", choice.label)
        button.setAutoDefault(True)
        if choice.why_not:
            token = "muted"
            button.setIcon(icon("lock", theme().colours, 16, token))
            button.setToolTip(tooltip(choice.why_not))
            button.setAccessibleDescription(choice.why_not)
        elif choice.icon:
            token = "on_accent" if choice.is_primary else "ink"
            button.setIcon(icon(choice.icon, theme().colours, 18, token))
        button.clicked.connect(lambda _=False, key=choice.key: self.choose(key))
        button.installEventFilter(self)
        return button

    # ------------------------------------------------------------ choosing
    def choose(self, key: Hashable) -> None:
        """As if its button had been pressed: chosen, or refused with its reason."""
        choice = next((each for each in self._choices if each.key == key), None)
        if choice is None:
            return
        if choice.why_not:
            self.refused.emit(choice.why_not)
        else:
            self.chosen.emit(key)

    def why_not(self) -> str:
        """The reason of the focused choice, if it is closed."""
        focused = self.window().focusWidget()
        return focused.accessibleDescription() if focused in self.buttons() else ""

    def _choose_row(self, index: object) -> None:
        self.choose(index.data(KEY))  # type: ignore[attr-defined]

    def _choose_first(self) -> None:
        if self._found.rowCount():
            self.choose(self._found.index(0, 0).data(KEY))

    def _hover_row(self, index: object) -> None:
        self.hovered.emit(index.data(KEY))  # type: ignore[attr-defined]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            if kind is QEvent.Type.FocusIn and isinstance(watched, QPushButton):
                self._scroll.show_line_of(watched)
            label = watched.property("choice")
            self.hovered.emit(next((c.key for c in self._choices if c.label == label), None))
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.hovered.emit(None)
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------ look and words
    def _fit_height(self) -> None:
        """As high as its buttons, up to three lines of them; the rest scrolls."""
        px = theme().px
        if self._lines:
            self._fix_height()
            return
        self._path.setText(self._way)
        self._column.setContentsMargins(px(12), px(8), px(12), px(8))
        line = px(44)
        width = max(200, self._room() - px(24))
        wanted = self._flow.heightForWidth(width)
        self._scroll.setFixedHeight(min(max(wanted, line - px(8)), line * 3))
        self._list.setFixedHeight(line * 4)

    def _fix_height(self) -> None:
        """By the window alone, whatever lies there."""
        px = theme().px
        lines = 1 if self._is_low() else self._lines
        high = lines * px(LINE) + (lines - 1) * px(LEAST_GAP)
        side, above = px(12), px(6)
        self._column.setContentsMargins(side, above, side, above)
        for area in (self._scroll, self._list):
            area.setMinimumHeight(0)
            area.setMaximumHeight(high)
        self.setFixedHeight(high + 2 * above + 2 * self.frameWidth())
        letters = self._path.fontMetrics()
        end = Qt.TextElideMode.ElideLeft
        self._path.setText(letters.elidedText(self._way, end, px(HEAD) - 4))
        self._path.setToolTip(tooltip(self._way))

    def _room(self) -> int:
        """Its width; while it is hidden, that of the table below which it will lie."""
        table = self.parentWidget()
        return self.width() if self.isVisible() or table is None else table.width()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit_height()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(400), super().sizeHint().height())

    def _refresh(self) -> None:
        self._hold_room()
        way = [self._way] if self._way else []
        self.offer(self._choices, way, self._hint.text(), self._back_words)

    def _retranslate(self) -> None:
        self._back.setText(self._back_words or self.tr("Back"))
        self._back.setAccessibleDescription(self.tr("Undo one step of this decision"))
        self._search.setPlaceholderText(self.tr("Search the choices"))
        self._search.setAccessibleName(self.tr("Search the choices"))
        self._list.setAccessibleName(self.tr("Choices"))
        self.setAccessibleName(self.tr("Choices"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

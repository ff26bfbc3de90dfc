"""Eyes and hands of a user: what can be seen in the windows, real clicks at pixels, real keys.

Clicks and keys go to the window system's side of a window, as those of a mouse and a keyboard do:
what lies under something else, is closed or has no focus does not get them.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QMenu,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from views.items.element import Element

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MOST_TABS = 80
HANDED_ON = ("I'm here", "Hand over")
"""What stands on the buttons with which several people hand the laptop around."""


class User:
    """Sees what is on the screen, and knows nothing else of the program."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        self.lamp, self.qtbot = lamp, qtbot
        self.window = lamp.window

    # ------------------------------------------------------------ looking
    def front(self) -> QWidget:
        """The window that would get a click: a menu, a dialog, else the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def lies_open(self, widget: QWidget, at: QPoint | None = None) -> bool:
        """Whether one sees this point of a widget, its middle as a rule: nothing lies over it."""
        point = widget.mapTo(self.front(), at if at is not None else widget.rect().center())
        found = self.front().childAt(point)
        return found is not None and (found is widget or widget.isAncestorOf(found))

    def button(self, *words: str) -> QAbstractButton | None:
        """A button by the beginning of what stands on it."""
        found = self.front().findChildren(QAbstractButton)
        named = (each for each in found if each.isVisible() and bare(each.text()).startswith(words))
        return next((e for e in named if e.isEnabled() and self.lies_open(e)), None)

    def find(self, words: str) -> QAbstractButton:
        """Waits for a button until it is there and lies still."""
        seen: list[tuple[QAbstractButton, QPoint]] = []

        def is_still() -> bool:
            found = self.button(words)
            if found is not None:
                seen.append((found, found.mapToGlobal(QPoint())))
            return found is not None and seen[-2:-1] == seen[-1:]

        self.qtbot.waitUntil(is_still, timeout=10_000)
        return seen[-1][0]

    def elements(self) -> list[Element]:
        """What is named on the board and lies open."""
        return [each for each in self._named() if self._is_open(each)]

    def _named(self) -> list[Element]:
        board = self.window.table.board
        return board.elements() if board is not None and board.isVisible() else []

    def element(self, *words: str) -> Element | None:
        """Something on the board that can be pressed, by what it is called."""
        named = (each for each in self._named() if each.label in words)
        return next((each for each in named if self._is_open(each)), None)

    def _is_open(self, element: Element) -> bool:
        view = element.view
        if view is None or not element.isVisible():
            return False
        return self.lies_open(view.viewport(), self.in_view(element))

    @staticmethod
    def in_view(element: Element) -> QPoint:
        """Its middle in the view."""
        assert element.view is not None
        return element.view.mapFromScene(element.sceneBoundingRect().center())

    # ------------------------------------------------------------ waiting
    def see(self) -> None:
        """Looks before anything is pressed: what is asked must have been painted."""
        gate = self.window.covering.gate
        self.qtbot.waitUntil(lambda: gate.is_open, timeout=10_000)

    def is_asked(self) -> bool:
        """Whether the program waits for a user."""
        if self.window.table.question is not None or self.sees_the_end():
            return True
        if self.window.privacy.screen.visit is not None:
            return True
        return self.button(*HANDED_ON) is not None

    def wait(self) -> None:
        self.qtbot.waitUntil(self.is_asked, timeout=30_000)

    def sees_the_end(self) -> bool:
        return self.window.table.result.isVisible()


class Mouse(User):
    """Everything by clicks."""

    def click_at(self, widget: QWidget, at: QPoint) -> None:
        """Goes to a point of a widget and clicks there."""
        window = widget.window()  # kept: the handle is lost with it
        point, handle = widget.mapTo(window, at), window.windowHandle()
        assert handle is not None
        self.see()
        QTest.mouseMove(handle, point)
        QTest.mouseClick(handle, LEFT, NONE, point)

    def click(self, widget: QWidget) -> None:
        """Clicks into the middle of what must be seen for that."""
        assert self.lies_open(widget), f"{widget!r} cannot be seen"
        self.click_at(widget, widget.rect().center())

    def press(self, words: str) -> None:
        """Clicks on a button by what stands on it."""
        self.click(self.find(words))

    def click_element(self, element: Element) -> None:
        assert element.view is not None
        self.click_at(element.view.viewport(), self.in_view(element))

    def menu(self, *path: str) -> None:
        """Opens a menu of the menu bar and clicks on an entry."""
        place: QMenuBar | QMenu = self.window.menuBar()
        for words in path:
            action = next(each for each in place.actions() if bare(each.text()) == words)
            self.click_at(place, place.actionGeometry(action).center())
            if words != path[-1]:
                self.qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
                popup = QApplication.activePopupWidget()
                assert isinstance(popup, QMenu)
                place = popup

    def choose(self, box_name: str, words: str) -> None:
        """Opens a box of choices and clicks on one."""
        box = self.front().findChild(QComboBox, box_name)
        assert box is not None
        self.click(box)
        self.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
        view = box.view()
        row = next(n for n in range(box.count()) if box.itemText(n) == words)
        index = view.model().index(row, 0, QModelIndex())
        view.scrollTo(index)
        self.click_at(view.viewport(), view.visualRect(index).center())
        self.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)

    def step(self, spin_name: str, up: bool) -> None:
        """Clicks on one of the two arrows of a number."""
        spin = self.front().findChild(QSpinBox, spin_name)
        assert spin is not None
        option = QStyleOptionSpinBox()
        spin.initStyleOption(option)
        arrow = QStyle.SubControl.SC_SpinBoxUp if up else QStyle.SubControl.SC_SpinBoxDown
        control = QStyle.ComplexControl.CC_SpinBox
        area = spin.style().subControlRect(control, option, arrow, spin)
        assert self.lies_open(spin, area.center())
        self.click_at(spin, area.center())


class Keyboard(User):
    """Everything by keys; they go to the window that has the keyboard."""

    _last: Qt.Key | None = None

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        """Presses a key."""
        for _ in range(times):
            if key == self._last and key in DECIDING:
                self.qtbot.wait(QApplication.doubleClickInterval() + 2)  # sees what it has done
            self.see()
            self._last = key
            QTest.keyClick(self._window(), key, held)

    def _window(self) -> QWindow:
        """When a dialog goes a desktop gives the keyboard back; without one it is done here."""
        if QApplication.focusWindow() is None:
            self.front().activateWindow()
            self.qtbot.waitUntil(lambda: QApplication.focusWindow() is not None)
        return QApplication.focusWindow()

    def write(self, words: str) -> None:
        """Types letters."""
        for letter in words:
            QTest.keyClick(self._window(), letter)

    def hint(self) -> str:
        """The sentence that comes when H is pressed."""
        said = self.window.table.prompt.reply
        self.key(Qt.Key.Key_H)
        self.qtbot.waitUntil(lambda: said.accessibleName().startswith("Hint: "), timeout=20_000)
        return str(said.accessibleName())

    def tab_to(self, name: str) -> QWidget:
        """Goes with Tab to what a screen reader calls by this name, or has it written on it."""
        for _ in range(MOST_TABS):
            focused = QApplication.focusWidget()
            if focused is not None and name in names_of(focused):
                return focused
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name!r}")


def names_of(widget: QWidget) -> tuple[str, ...]:
    """What is written on a widget and what it is called."""
    written = bare(widget.text()) if isinstance(widget, QPushButton) else ""
    return (written, widget.accessibleName())


def bare(words: str) -> str:
    """Without the mark of a mnemonic."""
    return words.replace("&", "")

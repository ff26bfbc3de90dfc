"""Makes the elements of a board known to screen readers: Qt tells nothing of a scene by itself."""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget, QFrame, QWidget

from views.items.element import Element, ElementView

PRESS = "Press"
"""Qt's own name for the action; `QAccessibleActionInterface.pressAction()` translates it."""


class Press(QAccessibleActionInterface):
    """The one action of an element that can be chosen.

    Like all interfaces it must not keep its element: Qt's binding keeps the interface for good.
    """

    def __init__(self, element: Element) -> None:
        super().__init__()
        self._held = weakref.ref(element)

    @property
    def _element(self) -> Element:
        element = self._held()
        assert element is not None
        return element

    def actionNames(self) -> list[str]:
        return [PRESS] if self._element.can_press else []

    def doAction(self, name: str) -> None:
        if name == PRESS and self._element.can_press:
            self._element.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == PRESS else []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return self._element.description


class ItemAcc(QAccessibleObject):
    """One element: its label, where it is, whether it has the focus, what can be done."""

    def __init__(self, element: Element) -> None:
        super().__init__(element)
        self._held = weakref.ref(element)
        self._press = Press(element)

    @property
    def _element(self) -> Element:
        element = self._held()
        assert element is not None
        return element

    def role(self) -> QAccessible.Role:
        return self._element.told_role

    def text(self, kind: QAccessible.Text) -> str:
        texts = {
            QAccessible.Text.Name: self._element.label,
            QAccessible.Text.Description: self._element.description,
        }
        return texts.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game alone."""

    def parent(self) -> QAccessibleInterface | None:
        view = self._element.view
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._element.hasFocus()
        state.selectable = self._element.can_press
        state.selected = self._element.is_selected
        state.invisible = not self._element.isVisible()
        return state

    def rect(self) -> QRect:
        view = self._element.view
        if view is None:
            return QRect()
        on_view = view.mapFromScene(self._element.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(on_view.topLeft()), on_view.size())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:
        """Only the action is more than Qt's own; anything but a pointer here ends the process."""
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(self._press)  # type: ignore[arg-type]  # takes any wrapped object
        return shiboken6.VoidPtr(0)


class BoardAcc(QAccessibleWidget):
    """The board: a table or list of its elements."""

    def __init__(self, view: ElementView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._held = weakref.ref(view)

    @property
    def _view(self) -> ElementView:
        view = self._held()
        assert view is not None
        return view

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Table if self._view.columns else QAccessible.Role.List

    def childCount(self) -> int:
        return len(self._view.elements)

    def child(self, index: int) -> QAccessibleInterface | None:
        if not 0 <= index < len(self._view.elements):
            return None
        return QAccessible.queryAccessibleInterface(self._view.elements[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        element = child.object()
        elements = self._view.elements
        return elements.index(element) if element in elements else -1

    def focusChild(self) -> QAccessibleInterface | None:
        for element in self._view.elements:
            if element.hasFocus():
                return QAccessible.queryAccessibleInterface(element)
        return None


class AlertFrame(QFrame):
    """A frame that assistive programs know for an alert."""


class AlertAcc(QAccessibleWidget):
    """An alert: its name is the sentence, its children are what helps."""

    def __init__(self, frame: AlertFrame) -> None:
        super().__init__(frame, QAccessible.Role.AlertMessage, frame.accessibleName())


_alive: dict[int, list[QAccessibleInterface]] = {}
"""Interfaces must stay referenced from Python as long as their objects live."""
_parting: list[QAccessibleInterface] = []
"""Those whose objects are gone: Qt deletes them itself, a moment later."""


def _forget(key: int) -> None:
    """An object is gone: its interfaces go when Qt has deleted them."""
    _parting[:] = [each for each in _parting if shiboken6.isValid(each)]
    _parting.extend(_alive.pop(key, ()))


def _factory(key: str, thing: QObject) -> QAccessibleInterface | None:
    """Another interface each time: Qt asks again where the class of an object has got a slot, and
    deletes with the object whatever it was ever given, so none may be given twice."""
    if isinstance(thing, Element):
        make: type[ItemAcc] | type[BoardAcc] | type[AlertAcc] = ItemAcc
    elif isinstance(thing, ElementView):
        make = BoardAcc
    elif isinstance(thing, AlertFrame):
        make = AlertAcc
    else:
        return None
    number = id(thing)
    if number not in _alive:
        _alive[number] = []
        thing.destroyed.connect(lambda *_: _forget(number))
    made = make(thing)  # type: ignore[arg-type]
    _alive[number].append(made)
    return made


_installed: list[bool] = []


def install() -> None:
    """Once a program: from now on Qt asks us for the interfaces of boards and elements."""
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed.append(True)


def announce(widget: QWidget, sentence: str) -> None:
    """Has a screen reader say one sentence: a result, whose turn it is, a reason."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))

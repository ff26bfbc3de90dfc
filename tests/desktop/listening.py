"""What an assistive program finds in the windows: every interface, its name, role and actions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QFileDialog, QGraphicsObject

PRESS = "Press"
Role = QAccessible.Role
BUTTONS = frozenset(
    {
        *(Role.Button, Role.RadioButton, Role.CheckBox, Role.PageTab, Role.ComboBox),
        *(Role.ButtonMenu, Role.ButtonDropDown, Role.MenuItem, Role.Link),
    }
)
"""Roles of what can be pressed."""


def interfaces() -> Iterator[QAccessibleInterface]:
    """All of all windows that are seen; choosing a file is the business of Qt or the system."""
    for top in QApplication.topLevelWidgets():
        if top.isVisible() and not isinstance(top, QFileDialog):
            yield from _below(QAccessible.queryAccessibleInterface(top))


def _below(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None and child.isValid():
            yield from _below(child)


def faults() -> list[str]:
    """What takes the keyboard and has no name, what can be pressed and is no button."""
    found = []
    for each in interfaces():
        if each.state().invisible or each.rect().isEmpty():
            continue
        name, actions = each.text(QAccessible.Text.Name), each.actionInterface()
        told = f"{type(each.object()).__name__} «{name}» {each.role().name}"
        if each.state().focusable and not name:
            found.append(f"no name: {told}")
        if actions and PRESS in actions.actionNames() and each.role() not in BUTTONS:
            found.append(f"no button: {told}")
    return found


def pressed() -> int:
    """How many elements of boards can be pressed."""
    of_boards = [each for each in interfaces() if isinstance(each.object(), QGraphicsObject)]
    acting = [each for each in of_boards if each.actionInterface().actionNames()]
    return len(acting)

"""Where the keyboard is in a panel, and where it goes when it comes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def holds(panel: QWidget, widget: QWidget | None) -> bool:
    """Whether a widget is the panel or lies in it."""
    return widget is not None and (panel is widget or panel.isAncestorOf(widget))


def first_field(panel: QWidget) -> QWidget:
    """The first widget of a panel that takes the keyboard, in reading order."""
    if panel.focusPolicy() & Qt.FocusPolicy.TabFocus and panel.isEnabled():
        return panel
    for child in panel.findChildren(QWidget):
        takes_keys = child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isEnabled()
        if takes_keys and child.isVisibleTo(panel):
            return child
    return panel

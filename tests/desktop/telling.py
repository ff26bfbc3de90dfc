"""Everything that a window tells: words, tooltips, titles, what screen readers get, the picture."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QListView, QWidget

from desktop.app import Lamplight
from tests.desktop.helpers import said_by
from views.items.panel import Panel

KINDS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)


def accessible_words(widget: QWidget) -> list[str]:
    """Every text of the accessible tree of a window, with the role it belongs to."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return list(_words_below(root))


def _words_below(interface: QAccessibleInterface) -> Iterator[str]:
    for kind in KINDS:
        text = interface.text(kind)
        if text:
            yield f"{interface.role().name} {kind.name}: {text}"
    if isinstance(interface.object(), QListView):
        return  # of its rows it tells what it was last asked about; `said_by` reads them anyhow
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and child.isValid():
            yield from _words_below(child)


def board_words(lamp: Lamplight) -> Iterator[str]:
    """What the board says when it is asked, and of each element when it is pointed at."""
    board = lamp.window.table.board
    if board is None:
        return
    yield from board.describe()
    yield from board.describe_options()
    yield from (board.why_not(), board.step_text(), board.topic())
    for element in board.elements():
        yield from (element.label, element.description, str(getattr(element, "why", "")))
        if isinstance(element, Panel):
            yield element.sentence()


def told(lamp: Lamplight) -> list[str]:
    """All words of the window, in their order."""
    window = lamp.window
    words = [*said_by(window), *accessible_words(window), *board_words(lamp)]
    words += window.log.lines()
    words += window.table.since.lines()
    words += [str(line) for line in window.table.seats.lines]
    return [word for word in words if word and word != "None"]


def picture(lamp: Lamplight) -> QImage:
    """The window as it looks."""
    return lamp.window.grab().toImage()

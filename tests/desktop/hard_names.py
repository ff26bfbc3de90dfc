"""Names that break what reads them, laid on every screen; what is shown is read letter by letter.

Each holds `TOKEN`: where it is shown but the whole name is not, something has been read into it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from unicodedata import bidirectional

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QRect, QSize
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.translate import bare
from rules.kernel.names import clean_name
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from tests.desktop.openings import INNER
from tests.desktop.peeping import moments
from tests.desktop.strangers import Stranger
from tests.desktop.telling import board_words

TOKEN = "Zq"
DAVID = "\u05d3\u05d5\u05d3"
HARD = (
    f"<b>{TOKEN}</b>",
    f'<img src="{TOKEN}.png">',
    f"<a href=x>{TOKEN}</a>",
    f"</p>{TOKEN}<p>",
    f"<!--{TOKEN}-->",
    f"<?xml {TOKEN}?>",
    f"&lt;{TOKEN}&gt;",
    f"&amp;{TOKEN}",
    f"{TOKEN} & Bo",
    f"&{TOKEN}",
    f"{TOKEN}&&",
    f"[*] {TOKEN}",
    f"{TOKEN}[*]",
    "{name} " + TOKEN,
    "{who}{what}" + TOKEN,
    "{0}{" + TOKEN + "}",
    f"%n {TOKEN}",
    f"%1 {TOKEN} %2",
    f"{TOKEN}\nBa",
    f"{TOKEN}\r\n\r\nBe",
    f"{TOKEN}\u2028Bi",
    f"{TOKEN}\tBu",
    f"{TOKEN}\x00Bo\x07",
    f"\u202e{TOKEN}1",
    f"{TOKEN} \u202e{DAVID}",
    f"{DAVID} {TOKEN}",
    f"12 {DAVID} {TOKEN}",
    f"\u0645\u062d\u0645\u062f 7{TOKEN}",
    f"\u2066{TOKEN}2",
    f"{TOKEN}\u2069\u20693",
    TOKEN + "W" * 3_000,
    TOKEN * 1_500,
    TOKEN + " " + "\ufdfd" * 30,
    TOKEN + "\u0301" * 30,
    f"{TOKEN} \U0001f469\u200d\U0001f469\u200d\U0001f467",
    f"{TOKEN}\u200b\ufeff4",
    f"**{TOKEN}** _x_ `y`",
    f"# {TOKEN}",
    f"[{TOKEN}](http://x)",
    f"../../{TOKEN}",
)
"""As they are typed or come with a file."""
SCREEN = QSize(1280, 720)
TITLE = "title"
"""Names do not stand apart in it: bars of tasks show the signs for it."""
ROLES = (
    Core.ItemDataRole.DisplayRole,
    Core.ItemDataRole.ToolTipRole,
    Core.ItemDataRole.AccessibleTextRole,
)


class Shown(NamedTuple):
    """A text as it is read on the screen, and where."""

    where: str
    text: str


def fit(names: Sequence[str]) -> tuple[str, ...]:
    """The names as a table has them."""
    return tuple(map(clean_name, names))


# ---------------------------------------------------------------- what is shown
def shown(lamp: Lamplight) -> Iterator[Shown]:
    """Everything in all windows, as a person reads it."""
    for top in dict.fromkeys([lamp.window, *QApplication.topLevelWidgets()]):
        for widget in [top, *top.findChildren(QWidget)]:
            where = f"{type(widget).__name__} {widget.objectName()}"
            yield from (Shown(where, text) for text in _own(widget))
            yield Shown(TITLE, without_mark(widget.windowTitle()))
            yield from _hinted(where, widget.toolTip())
        for action in top.findChildren(QAction):
            yield Shown(f"action {action.objectName()}", without_keys(action.text()))
            if action.toolTip() != without_keys(action.text()):  # else it has none of its own
                yield from _hinted(f"action {action.objectName()}", action.toolTip())
    yield from (Shown("board", text) for text in board_words(lamp))


def _own(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.statusTip())
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() is Core.TextFormat.PlainText
        assert is_plain or not Qt.mightBeRichText(widget.text()), widget.text()
        yield widget.text() if widget.buddy() is None else without_keys(widget.text())
    elif isinstance(widget, QAbstractButton):
        yield without_keys(widget.text())
    elif isinstance(widget, QGroupBox | QMenu):
        yield without_keys(widget.title())
    elif isinstance(widget, QTabBar):
        yield from (without_keys(widget.tabText(at)) for at in range(widget.count()))
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _cells(widget.model(), QModelIndex())


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            cell = model.index(row, column, parent)
            for role in ROLES:
                yield from (shown.text for shown in _hinted("cell", str(cell.data(role) or "")))
            yield from _cells(model, cell)


def _hinted(where: str, words: str) -> Iterator[Shown]:
    """A tooltip; nothing in it is taken for markup."""
    if "cell" not in where:
        assert not Qt.mightBeRichText(words), f"{where}: {words}"
    yield Shown(f"{where}, tooltip", words.replace("\N{WORD JOINER}", "").replace("\n", " "))


def without_keys(words: str) -> str:
    """Words of a button or a menu as Qt shows them."""
    return re.sub(r"&(.)?", lambda found: found.group(1) or "", words, flags=re.DOTALL)


def without_mark(title: str) -> str:
    """The title of a window as Qt shows it."""
    marks = re.compile(r"(?:\[\*\])+")
    return marks.sub(lambda found: "[*]" * (len(found.group()) // 6), title)


# ---------------------------------------------------------------- what is wrong
def faults(lamp: Lamplight, names: Sequence[str]) -> list[str]:
    """What is not shown as it is written, what is turned round, what has no room."""
    found = [fault for each in shown(lamp) if (fault := fault_of(each, names))]
    return [*found, *crowded(lamp)]


def fault_of(each: Shown, names: Sequence[str]) -> str:
    """What is wrong with one text."""
    if TOKEN not in each.text:
        return ""
    left = bare(each.text)
    for name in sorted(names, key=len, reverse=True):
        left = left.replace(name, "")
    if TOKEN in left and "\N{HORIZONTAL ELLIPSIS}" not in left:
        return f"{each.where}: {each.text!r} changes a name"
    turning = [name for name in names if any(bidirectional(sign) in ("R", "AL") for sign in name)]
    beside = re.sub("\u2068[^\u2069]*\u2069", "", each.text).strip()
    if each.where != TITLE and beside not in names and any(name in beside for name in turning):
        return f"{each.where}: {each.text!r} turns with a name"
    return ""


def crowded(lamp: Lamplight) -> Iterator[str]:
    """Windows that need more than a small screen, and what lies outside of them."""
    for top in QApplication.topLevelWidgets():
        if not top.isVisible() or top.windowType() is Core.WindowType.ToolTip:
            continue
        least = top.minimumSizeHint()
        if least.width() > SCREEN.width() or least.height() > SCREEN.height():
            yield f"{top} needs {least}"
        for widget in top.findChildren(QWidget):
            if widget.isVisible() and widget.window() is top and not _scrolls(widget):
                area = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
                if area.width() > top.width() or area.height() > top.height():
                    yield f"{widget} {widget.objectName()} is larger than its window: {area}"


def _scrolls(widget: QWidget) -> bool:
    """Whether it lies in something that scrolls."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


# ---------------------------------------------------------------- all screens
SEATS = {
    "cartographers": 3,
    "cthulhu_wars": 3,
    "root": 3,
    "kinfire_council": 3,
    "feed_the_kraken": 5,
}
"""Game -> persons at the table."""
SEED = 7


def tables(game: str, first: int, most: int) -> Iterator[tuple[Setup, State]]:
    """Moments of a game whose persons have hard names, from the `first` of them on."""
    names = fit([HARD[(first + seat) % len(HARD)] for seat in range(SEATS[game])])
    setup = setup_of(game, len(names), SEED, {}, names)
    for state in moments(setup, SEED, most):
        yield setup, state


def walked(
    lamp: Lamplight,
    qtbot: QtBot,
    at: Iterator[tuple[Setup, State]],
    things: Sequence[str],
) -> list[str]:
    """Opens things at each moment, the curtain before and after; gives what is wrong."""
    stranger, names = Stranger(lamp, qtbot), fit(HARD)
    found: dict[str, str] = {}
    for setup, state in at:
        kind = stranger.sit_down(setup, state)
        for thing in things:
            if kind == "private" and thing in INNER:
                continue  # no dialog opens over a private screen
            stranger.lift()
            stranger.bring_about(kind, "at rest")
            stranger.open_thing(thing)
            found |= dict.fromkeys(faults(lamp, names), f"{kind}, {thing}")
            stranger.cover("F12")
            stranger.let_go()
            stranger.put_away()
        found |= dict.fromkeys(faults(lamp, names), f"{kind}, covered")
    return [f"{each} ({where})" for each, where in found.items()]

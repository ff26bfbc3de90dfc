"""A page of help: no word is broken, and nothing lies beside the page.

A table that is wider than the page is told row by row.
"""

from __future__ import annotations

import re

from PySide6.QtGui import QResizeEvent, QTextOption
from PySide6.QtWidgets import QTextBrowser, QWidget

from models.translate import headed

ROW = re.compile(r"^\s*\|(?P<cells>.*)\|\s*$")
TABLE = re.compile(r"(?:^[ \t]*\|.*\|[ \t]*(?:\n|\Z))+", re.MULTILINE)
BETWEEN = " \N{MIDDLE DOT} "


def _cells(line: str) -> list[str]:
    found = ROW.match(line)
    return [cell.strip() for cell in found["cells"].split("|")] if found else []


def folded(source: str) -> str:
    """Each row of a table as a line of its own, with the heads of its columns.

    >>> print(folded("| row | V | Cult |\\n|---|---|---|\\n| 0 | 1 | 12 |\\n"), end="")
    - **row 0** · V: 1 · Cult: 12
    >>> print(folded("| where | who |\\n|---|---|\\n| the city | all |\\n"), end="")
    - **the city** · who: all
    """
    return TABLE.sub(lambda found: _lines(found[0]), source)


def _lines(table: str) -> str:
    heads, _, *rows = (_cells(line) for line in table.splitlines())
    told = []
    for first, *rest in rows:
        name = f"{heads[0]} {first}" if first.isdecimal() else first
        parts = [headed(*each) for each in zip(heads[1:], rest, strict=False) if each[1]]
        told.append(f"- {BETWEEN.join((f'**{name}**', *parts))}\n")
    return "".join(told)


class HelpPage(QTextBrowser):
    """Lays its tables out anew for each width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = ""
        self._width = -1
        self._lays = False
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)

    def show_text(self, source: str) -> None:
        """Another section."""
        self._source = source
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less."""
        super().resizeEvent(event)
        if not self._lays and self.width() != self._width and TABLE.search(self._source):
            read = self.verticalScrollBar().value()
            self._lay()
            self.verticalScrollBar().setValue(read)

    def _lay(self) -> None:
        self._lays, self._width = True, self.width()
        self.setMarkdown(self._source)
        if TABLE.search(self._source) and self._is_too_wide():
            self.setMarkdown(folded(self._source))
        self._lays = False

    def _is_too_wide(self) -> bool:
        return self.document().size().width() > self.viewport().width()

"""The rules panel: a game's help in sections, searchable, opened at what is focused."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.told_numbers import filled
from views.panels.help_page import HelpPage
from views.plain import Label
from views.theme import icon, theme

HEADING = re.compile(r"^## (?P<title>.+?)\s*(?:\{#(?P<id>[\w-]+)\})?\s*$", re.MULTILINE)


class Section(msgspec.Struct, frozen=True):
    """One part of a help text."""

    id: str
    title: str
    text: str


def sections(source: str) -> list[Section]:
    """The parts of a help text: each begins with `## Title {#id}`.

    >>> [part.id for part in sections("## The goal {#goal}\\nWin.\\n## Coins\\nGold.")]
    ['goal', 'coins']
    """
    found = list(HEADING.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    made = []
    for match, end in zip(found, ends, strict=False):
        title = match["title"]
        made.append(
            Section(
                match["id"] or title.lower().replace(" ", "-"), title, source[match.end() : end]
            )
        )
    return made


def help_text(game_id: str, language: str) -> str:
    """A game's help in a language, else in English, with the numbers of the game's data; empty
    where there is none."""
    folder = files("resources").joinpath(game_id, "help")
    for code in (language, language.partition("_")[0], "en"):
        page = folder.joinpath(f"{code}.md")
        if page.is_file():
            return filled(game_id, page.read_text(encoding="utf-8"), code)
    return ""


class HelpPanel(QWidget):
    """Sections to choose from, a field to search, the text."""

    section_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sections: list[Section] = []
        self._choose = QComboBox(self)
        self._choose.setObjectName("help_sections")
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._search.setObjectName("help_search")
        self._next = QToolButton(self)
        self._found = Label(self)
        self._found.setProperty("kind", "small")
        self._page = HelpPage(self)
        self._page.setProperty("kind", "page")
        self._page.setOpenExternalLinks(False)
        self._page.setOpenLinks(False)
        self._page.anchorClicked.connect(lambda url: self.show_section(url.fragment()))
        self._choose.currentIndexChanged.connect(self._show_index)
        self._search.textChanged.connect(self._find_first)
        self._search.returnPressed.connect(self.find_next)
        self._next.clicked.connect(self.find_next)
        self._lay_out()
        theme().changed.connect(self._dress)
        self._dress()
        self._retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._search, 1)
        row.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._choose)
        column.addLayout(row)
        column.addWidget(self._found)
        column.addWidget(self._page, 1)
        self._found.hide()

    # ------------------------------------------------------------ what it shows
    def set_text(self, source: str) -> None:
        """The help of a game; keeps the section when only the language changes."""
        before = self.current
        self._sections = sections(source)
        self._choose.blockSignals(True)
        self._choose.clear()
        self._choose.addItems([section.title for section in self._sections])
        self._choose.blockSignals(False)
        self.show_section(before)

    def show_section(self, section_id: str) -> None:
        """Opens a section by its id; the first one where there is none of that id."""
        rows = [row for row, each in enumerate(self._sections) if each.id == section_id]
        row = rows[0] if rows else 0
        self._choose.setCurrentIndex(row)
        self._show_index(row)

    def has_section(self, section_id: str) -> bool:
        """Whether there is a section of this id."""
        return any(each.id == section_id for each in self._sections)

    @property
    def current(self) -> str:
        row = self._choose.currentIndex()
        return self._sections[row].id if 0 <= row < len(self._sections) else ""

    def plain_text(self) -> str:
        return self._page.toPlainText()

    def _show_index(self, row: int) -> None:
        if not 0 <= row < len(self._sections):
            self._page.clear()
            return
        section = self._sections[row]
        self._page.show_text(f"## {section.title}\n{section.text}")
        self.section_shown.emit(section.id)

    # ------------------------------------------------------------ searching
    def _find_first(self, words: str) -> None:
        self._found.setVisible(bool(words))
        if not words:
            return
        hits = self._hits(words)
        text = self.tr("Found in %n section(s)", "help search", len(hits))
        self._found.setText(text if hits else self.tr("Not found"))
        if hits:
            self._open_hit(hits[0], words)

    def find_next(self) -> None:
        """The next place of the words that are searched, in this section or a later one."""
        words = self._search.text()
        if not words or self._page.find(words):
            return
        hits = self._hits(words)
        if hits:
            row = self._choose.currentIndex()
            later = [hit for hit in hits if hit > row]
            self._open_hit(later[0] if later else hits[0], words)

    def _hits(self, words: str) -> list[int]:
        sought = words.casefold()
        return [
            row
            for row, section in enumerate(self._sections)
            if sought in section.text.casefold() or sought in section.title.casefold()
        ]

    def _open_hit(self, row: int, words: str) -> None:
        self._choose.setCurrentIndex(row)
        self._page.moveCursor(QTextCursor.MoveOperation.Start)
        self._page.find(words, QTextDocument.FindFlag(0))

    # ------------------------------------------------------------ look and words
    def _dress(self) -> None:
        self._next.setIcon(icon("down", theme().colours, 16))
        self.setMinimumWidth(theme().px(200))
        self._show_index(self._choose.currentIndex())

    def _retranslate(self) -> None:
        self._choose.setAccessibleName(self.tr("Section"))
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._next.setToolTip(self.tr("Find next"))
        self._next.setAccessibleName(self.tr("Find next"))
        self._page.setAccessibleName(self.tr("Rules"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

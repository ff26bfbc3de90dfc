"""All games on this machine: continue, look at, export, delete, open an older copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QMenu, QWidget

from desktop.dialogs.sheet import Sheet, button, label
from desktop.naming import few, names_in
from models.records import RecordLine, Records, older_copies
from models.translate import date_text, dotted, isolated, listed, number_text, words
from rules.kernel.names import file_words, path_words
from rules.kernel.record import Head
from rules.kernel.registry import game
from rules.kernel.vetting import table_of
from views.panels.button import Button
from views.theme import theme

LINE = Qt.ItemDataRole.UserRole
PICTURE = QSize(112, 70)
MOST_NAMES = 4

Paint = Callable[[RecordLine, QSize, float], QPixmap]
"""Draws the public picture of a record: (line, size, pixel ratio)."""


class RecordsSheet(Sheet):
    """The list with public pictures, and what one may do with the chosen one."""

    opened = Signal(object)
    """Path: continue or look at it."""
    exported = Signal(object)
    """Path: give it away."""

    SIZE = QSize(760, 600)
    STAYS = True

    def __init__(self, parent: QWidget | None, records: Records, paint: Paint) -> None:
        super().__init__(parent, self.tr("Saved games"))
        self._records, self._paint = records, paint
        self.list = QListWidget(self)
        self.list.setObjectName("record_list")
        self.list.setIconSize(PICTURE)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.list.setUniformItemSizes(True)
        self.body.addWidget(self.list, 1)
        self._empty = label(
            self.tr("No games yet. Every game you play is saved here automatically."), "muted"
        )
        self.body.addWidget(self._empty)
        self._doing = QHBoxLayout()
        self._open = self._do(self.tr("Open"), "play", self._open_chosen)
        self._export = self._do(self.tr("Export…"), "share", self._export_chosen)
        self._older = self._do(self.tr("Older copies"), "clock", self._show_older)
        self._delete = self._do(self.tr("Delete"), "trash", self._ask_delete)
        self._sure = self._do(self.tr("Move to bin"), "trash", self._delete_chosen)
        self._doing.addStretch(1)
        self.body.addLayout(self._doing)
        self.add_close()
        self.list.itemActivated.connect(lambda _: self._open_chosen())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.refresh()

    def _do(self, words_of: str, picture: str, does: Callable[[], None]) -> Button:
        made = button(words_of, "", picture, self)
        made.setAutoDefault(False)
        made.clicked.connect(does)
        self._doing.addWidget(made)
        return made

    # ------------------------------------------------------------ the list
    def refresh(self) -> None:
        """Reads the folder anew; only files that have changed are opened."""
        self.list.clear()
        for line in self._records.lines():
            item = QListWidgetItem(record_words(line))
            item.setData(LINE, line)
            if line.head is not None:
                ratio = self.devicePixelRatioF()
                item.setIcon(QIcon(self._paint(line, PICTURE, ratio)))
            item.setSizeHint(QSize(theme().px(300), max(PICTURE.height() + 12, theme().px(64))))
            self.list.addItem(item)
        self._empty.setVisible(self.list.count() == 0)
        self.list.setVisible(self.list.count() > 0)
        self.list.setCurrentRow(0)
        (self.list if self.list.count() else self).setFocus()
        self._follow()

    @property
    def chosen(self) -> RecordLine | None:
        item = self.list.currentItem()
        found: RecordLine | None = item.data(LINE) if item is not None else None
        return found

    def _follow(self) -> None:
        line = self.chosen
        is_readable = line is not None and line.head is not None
        none = "" if line is not None else self.tr("The list is empty: there is no game to choose.")
        unreadable = "" if is_readable else self.tr("This file cannot be read.")
        for each in (self._open, self._older, self._delete):
            each.allow(none)
        self._export.allow(none or unreadable)
        self._sure.hide()
        is_over = line is not None and line.head is not None and line.head.is_over
        self._open.setText(self.tr("Replay") if is_over else self.tr("Continue"))
        self.note.setText("")

    # ------------------------------------------------------------ doing
    def _open_chosen(self) -> None:
        if self.chosen is not None:
            self.opened.emit(self.chosen.path)
            self.accept()

    def _export_chosen(self) -> None:
        if self.chosen is not None:
            self.exported.emit(self.chosen.path)

    def _show_older(self) -> None:
        """The older generations that can still be opened."""
        if self.chosen is None:
            return
        copies = older_copies(self.chosen.path)
        if not copies:
            self.note.setText(self.tr("There is no older copy of this game."))
            return
        menu = QMenu(self)
        for copy in copies:
            action = QAction(date_text(int(copy.stat().st_mtime)), menu)
            action.triggered.connect(lambda _=False, path=copy: self._open_older(path))
            menu.addAction(action)
        menu.popup(self._older.mapToGlobal(QPoint(0, self._older.height())))

    def _open_older(self, path: Path) -> None:
        self.opened.emit(path)
        self.accept()

    def _ask_delete(self) -> None:
        """One question, in this place."""
        self.note.setText(self.tr("Move this game and its older copies to the bin?"))
        self._sure.show()
        self._sure.setFocus()

    def _delete_chosen(self) -> None:
        if self.chosen is None:
            return
        if self._records.remove(self.chosen.path):
            self.refresh()
        else:
            self._sure.hide()
            said = self.tr("This system has no bin. Delete the file yourself: {path}")
            self.note.setText(said.replace("{path}", isolated(path_words(self.chosen.path))))


def record_words(line: RecordLine) -> str:
    """A record in two lines: game, where it stands, who plays; when it was saved."""
    head = line.head
    if head is None:
        reason = words(line.fault) if line.fault is not None else ""
        return f"{isolated(file_words(line.path.name))}\n{reason}"
    first = [words(game(head.game).name)]
    if head.is_over:
        first.append(end_words(line))
    elif head.summary.where is not None:
        first.append(words(head.summary.where, names_in(head)))
    second = [few(_names_with_totals(head), MOST_NAMES), date_text(head.saved)]
    return f"{dotted(first)}\n{dotted(second)}"


def _names_with_totals(head: Head) -> list[str]:
    """Who played, each with its final score when the game is over and has scores."""
    names, totals = names_in(head), head.summary.totals
    if not head.is_over or len(totals) != len(names):
        return list(names)
    return [
        f"{isolated(name)} {number_text(total)}" for name, total in zip(names, totals, strict=True)
    ]


def end_words(line: RecordLine) -> str:
    """How a game ended, in a few words."""
    head = line.head
    if head is None or not head.summary.winners or len(head.seats) == 1:
        return QCoreApplication.translate("RecordsSheet", "finished")
    called = names_in(head)
    names = listed(isolated(called[seat]) for seat in head.summary.winners)
    return QCoreApplication.translate("RecordsSheet", "won by {names}").replace("{names}", names)


def public_view(line: RecordLine) -> object:
    """The onlooker's view of a record, or None where there is none to show."""
    return table_of(line.head) if line.head is not None else None

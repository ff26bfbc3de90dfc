"""All games on this machine: continue, look at, export, delete, open an older copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.dialogs.sheet import Sheet, button, label
from models.records import RecordLine, Records, older_copies
from models.records_model import LINE, RecordsModel
from models.translate import date_text, isolated
from rules.kernel.names import path_words
from views.panels.button import Button
from views.theme import theme

PICTURE = QSize(112, 70)

Paint = Callable[[RecordLine, QSize, float], QPixmap]
"""Draws the public picture of a record: (line, size, pixel ratio)."""


class RecordRow(QStyledItemDelegate):
    """All rows are as high as a picture; words that have no room end in dots."""

    def sizeHint(self, option: QStyleOptionViewItem, index: object) -> QSize:
        return QSize(theme().px(300), max(PICTURE.height() + 12, theme().px(64)))


class RecordsSheet(Sheet):
    """The list with public pictures, and what one may do with the chosen one."""

    opened = Signal(object)
    """Path: continue or look at it."""
    exported = Signal(object)
    """Path: give it away."""

    SIZE = QSize(760, 600)
    STAYS = True

    def __init__(self, parent: QWidget | None, records: Records, paint: Paint) -> None:
        super().__init__(parent, self.tr("Records"))
        self._paint = paint
        self.model = RecordsModel(records, self._picture, self)
        self.list = QListView(self)
        self.list.setObjectName("record_list")
        self.list.setItemDelegate(RecordRow(self.list))
        self.list.setIconSize(PICTURE)
        self.list.setAccessibleName(self.tr("Records"))
        self.list.setUniformItemSizes(True)
        self.list.setModel(self.model)
        self.body.addWidget(self.list, 1)
        self._empty = label(self.tr("No games yet. They are kept here by themselves."), "muted")
        self.body.addWidget(self._empty)
        self._doing = QHBoxLayout()
        self._open = self._do(self.tr("Open"), "play", self._open_chosen)
        self._export = self._do(self.tr("Export..."), "share", self._export_chosen)
        self._older = self._do(self.tr("Older copies"), "clock", self._show_older)
        self._delete = self._do(self.tr("Delete"), "trash", self._ask_delete)
        self._sure = self._do(self.tr("Yes, into the bin"), "trash", self._delete_chosen)
        self._doing.addStretch(1)
        self.body.addLayout(self._doing)
        self.add_close()
        self.list.activated.connect(lambda _: self._open_chosen())
        self.list.selectionModel().currentChanged.connect(self._follow)
        self._show()

    def _do(self, words_of: str, picture: str, does: Callable[[], None]) -> Button:
        made = button(words_of, "", picture, self)
        made.setAutoDefault(False)
        made.clicked.connect(does)
        self._doing.addWidget(made)
        return made

    @property
    def chosen(self) -> RecordLine | None:
        found: RecordLine | None = self.list.currentIndex().data(LINE)
        return found

    def _picture(self, line: RecordLine) -> QIcon:
        return QIcon(self._paint(line, PICTURE, self.devicePixelRatioF()))

    def _show(self) -> None:
        """The list with one game chosen, or a sentence where there is none."""
        has_games = self.model.rowCount() > 0
        self._empty.setVisible(not has_games)
        self.list.setVisible(has_games)
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))
        (self.list if has_games else self).setFocus()
        self._follow()

    def _follow(self) -> None:
        line = self.chosen
        is_readable = line is not None and line.head is not None
        none = "" if line is not None else self.tr("No game is chosen: the list is empty.")
        unreadable = "" if is_readable else self.tr("This file cannot be read.")
        for each in (self._open, self._older, self._delete):
            each.allow(none)
        self._export.allow(none or unreadable)
        self._sure.hide()
        is_over = line is not None and line.head is not None and line.head.is_over
        self._open.setText(self.tr("Look at it") if is_over else self.tr("Continue"))
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
        self.note.setText(self.tr("Put this game and its older copies into the bin?"))
        self._sure.show()
        self._sure.setFocus()

    def _delete_chosen(self) -> None:
        if self.chosen is None:
            return
        if self.model.remove(self.list.currentIndex().row()):
            self._show()
        else:
            self._sure.hide()
            said = self.tr("This system has no bin. Delete the file yourself: {path}")
            self.note.setText(said.replace("{path}", isolated(path_words(self.chosen.path))))

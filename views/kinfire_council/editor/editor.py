"""The editor of cards and tiles: choose an item, write it, see at once what it will look like."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from models.translate import words
from rules.kernel.text import Text
from rules.kinfire_council.items.editing import (
    Piece,
    check_text,
    marked,
    shipped_piece,
    with_copy,
    with_text,
    without,
)
from rules.kinfire_council.items.faults import Told
from rules.kinfire_council.library import FILES
from views import accessible
from views.editor import Editor
from views.kinfire_council.editor.face import ItemFace
from views.kinfire_council.editor.files import OwnFiles
from views.kinfire_council.editor.item_list import ItemList
from views.kinfire_council.editor.samples_menu import samples_menu
from views.panels.button import Button
from views.panels.paragraph import Paragraph
from views.theme import theme

REST = 200
"""So long after the last key the text is looked through (milliseconds)."""
MOST_TOLD = 5
"""So many faults are told at once."""


class ItemEditor(Editor):
    """List, text, face; faults in sentences below."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(folder, parent)
        self.files = OwnFiles(folder)
        self._drafts: dict[tuple[str, int], str] = {}
        self._piece: Piece | None = None
        self._build()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.look_through)
        self.list.chosen.connect(self._open)
        self.text.textChanged.connect(self._note)
        save = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self)
        save.activated.connect(self._save.click)
        self.refresh()

    # ------------------------------------------------------------ what it is made of
    def _build(self) -> None:
        self.list = ItemList(self._marks_of, self)
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(self.tr("Text of the item"))
        self.text.setTabChangesFocus(True)
        letters = self.text.font()
        letters.setFamilies(["DejaVu Sans Mono", "Consolas", "Menlo", "monospace"])
        self.text.setFont(letters)
        self.face = ItemFace(self)
        self.told = self._label("bad")
        self.told.setObjectName("faults")
        parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.setChildrenCollapsible(False)
        for part in (self.list, self._middle(), self.face):
            parts.addWidget(part)
        parts.setSizes([theme().px(each) for each in (230, 420, 330)])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(parts, 1)
        column.addWidget(self.told)

    def _middle(self) -> QWidget:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text, 1)
        self._printed = QCheckBox(self.tr("As &printed, no stand-in"), self)
        self._printed.toggled.connect(self.mark)
        column.addWidget(self._printed)
        first, second = QHBoxLayout(), QHBoxLayout()
        self._save = self._button(first, self.tr("&Save"), self.save)
        self._save.setProperty("kind", "primary")
        self._revert = self._button(first, self.tr("As s&hipped"), self.revert)
        insert = self._button(first, self.tr("&Insert..."), lambda: None)
        insert.setMenu(samples_menu(self.insert, insert))
        self._copy = self._button(second, self.tr("&Add a copy"), self.copy)
        self._remove = self._button(second, self.tr("&Remove"), self.ask_remove)
        self._sure = self._button(second, self.tr("Yes, &remove it"), self.remove)
        self._button(second, self.tr("Open the &folder"), self._open_folder)
        for row in (first, second):
            row.addStretch(1)
            column.addLayout(row)
        return middle

    def _button(self, row: QHBoxLayout, said: str, does: Callable[[], None]) -> Button:
        made = Button(said, self)
        made.setAutoDefault(False)
        made.clicked.connect(lambda _=False: does())
        row.addWidget(made)
        return made

    def _label(self, kind: str) -> QLabel:
        made = Paragraph("", self)
        made.setProperty("kind", kind)
        made.setTextFormat(Qt.TextFormat.PlainText)
        made.setWordWrap(True)
        return made

    # ------------------------------------------------------------ the list
    def refresh(self) -> None:
        """Lists what the files hold now."""
        pieces = [piece for file in FILES for piece in self.files.pieces(file)]
        current = (self._piece.file, self._piece.at) if self._piece is not None else None
        self._piece = None
        self.list.show_pieces(pieces, current)

    def _marks_of(self, piece: Piece) -> list[str]:
        said = []
        if (piece.file, piece.at) in self._drafts:
            said.append(self.tr("not saved"))
        if self.files.is_own(piece):
            said.append(self.tr("own"))
        if piece.is_stand_in:
            said.append(self.tr("stand-in"))
        return said

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost."""
        return not self._drafts

    # ------------------------------------------------------------ one item
    def _open(self, piece: Piece) -> None:
        """Its text, as far as it has been written."""
        self._piece = piece
        draft = self._drafts.get((piece.file, piece.at), piece.text)
        self.text.blockSignals(True)
        self.text.setPlainText(draft)
        self.text.blockSignals(False)
        self.face.show_item(None)
        self.look_through()

    def _note(self) -> None:
        """Something was written."""
        piece = self._piece
        if piece is None:
            return
        place = (piece.file, piece.at)
        was_draft = place in self._drafts
        self._drafts.pop(place, None)
        if self.text.toPlainText() != piece.text:
            self._drafts[place] = self.text.toPlainText()
        if was_draft != (place in self._drafts):
            self.list.mark_anew()
        self._rest.start()

    def look_through(self) -> None:
        """Checks the text: the face, or what is wrong with it."""
        piece = self._piece
        if piece is None:
            return
        self._rest.stop()
        told: Told = []
        text = self.text.toPlainText()
        item = check_text(piece, text, told)
        if item is not None:
            self.face.show_item(item)
        is_right = not told
        told += () if told else self.files.faults_with(piece.file, self._whole(piece, text))
        self._tell(told)
        self._allow(piece, text, is_right)

    def _whole(self, piece: Piece, text: str) -> str:
        return with_text(self.files.words(piece.file), piece, text)

    def _allow(self, piece: Piece, text: str, is_right: bool) -> None:
        """What can be done now. A file that cannot be read may be saved as it is being mended."""
        shipped = shipped_piece(piece)
        several = [each for each in self.files.pieces(piece.file) if each.kind == piece.kind]
        is_file = not piece.kind
        self._printed.setVisible(not is_file)
        self._printed.blockSignals(True)
        self._printed.setChecked(not msgspec.structs.replace(piece, text=text).is_stand_in)
        self._printed.blockSignals(False)
        self._save.setEnabled(is_right and text != piece.text)
        self._revert.setEnabled(shipped is not None and shipped.text != text)
        self._copy.setEnabled(not is_file and piece.kind != "dealer" and text == piece.text)
        self._remove.setEnabled(not is_file and len(several) > 1)
        self._ask(False)

    def _tell(self, told: list[Text]) -> None:
        said = [words(each) for each in told[:MOST_TOLD]]
        if len(told) > MOST_TOLD:
            more = len(told) - MOST_TOLD
            said.append(self.tr("And %n more.", "", more))
        self._say("\n".join(said) or self.tr("Everything is right."), "bad" if said else "good")

    def _say(self, said: str, kind: str) -> None:
        if said == self.told.text():
            return
        self.told.setProperty("kind", kind)
        self.told.style().polish(self.told)
        self.told.setText(said)
        accessible.announce(self.told, said)

    # ------------------------------------------------------------ doing
    def insert(self, sample: str) -> None:
        """An example where the cursor stands."""
        self.text.insertPlainText(sample)
        self.text.setFocus()

    def mark(self, is_printed: bool) -> None:
        """Says in the text whether the item is printed or a stand-in."""
        self.text.setPlainText(marked(self.text.toPlainText(), is_printed))
        self.look_through()

    def save(self) -> None:
        """Keeps this item in the user's folder."""
        piece = self._piece
        if piece is not None:
            self._keep(piece, self._whole(piece, self.text.toPlainText()))

    def revert(self) -> None:
        """The text of the shipped item; it is not saved yet."""
        shipped = shipped_piece(self._piece) if self._piece is not None else None
        if shipped is not None:
            self.text.setPlainText(shipped.text)
            self.look_through()

    def copy(self) -> None:
        """Another item like this one, behind it."""
        if self._piece is not None:
            self._keep(self._piece, with_copy(self.files.words(self._piece.file), self._piece))

    def ask_remove(self) -> None:
        """Removing is asked for twice: there is no way back but «as shipped» of the whole file."""
        self._ask(True)
        self._sure.setFocus()

    def _ask(self, asked: bool) -> None:
        self._remove.setVisible(not asked)
        self._sure.setVisible(asked)

    def remove(self) -> None:
        """The set goes on without it."""
        if self._piece is not None:
            self._keep(self._piece, without(self.files.words(self._piece.file), self._piece))

    def _keep(self, piece: Piece, whole: str) -> None:
        """Writes a file; what was written elsewhere in it and not saved is let go with it."""
        before = self.files.pieces(piece.file)
        try:
            self.files.save(piece.file, whole)
        except OSError as fault:
            said = self.tr("The file cannot be written: {why}")
            self._say(said.replace("{why}", fault.strerror or str(fault)), "bad")
            return
        self._drafts.pop((piece.file, piece.at), None)
        if len(before) != len(self.files.pieces(piece.file)):
            self._drafts = {at: each for at, each in self._drafts.items() if at[0] != piece.file}
        self.refresh()
        self.saved.emit()

    def _open_folder(self) -> None:
        """The user's folder in the system's own window."""
        try:
            self.files.folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            self._say(fault.strerror or str(fault), "bad")
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.files.folder)))

"""The editor of cards and tiles: choose an item, write it, see at once what it will look like."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from models.translate import number_text, words
from rules.kernel.text import Text
from rules.kinfire_council.items import own
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
from rules.kinfire_council.items.laying_out import laid_out
from rules.kinfire_council.items.loading import SINGLE
from rules.kinfire_council.items.places import Span, span_of
from rules.kinfire_council.printed.library import FILES
from views import accessible
from views.editor import Editor
from views.kinfire_council.editor.face import ItemFace
from views.kinfire_council.editor.files import OwnFiles
from views.kinfire_council.editor.item_list import ItemList
from views.kinfire_council.editor.text_field import TextField
from views.kinfire_council.editor.tools import Tools
from views.panels.button import Button
from views.panels.paragraph import Paragraph
from views.theme import theme

REST = 200
"""So long after the last key the text is looked through (milliseconds)."""
MOST_TOLD = 5
"""So many faults are told at once."""
LEAST = 80
"""The least height of list, text and face."""
LIST_SHARE, TEXT_SHARE = 0.31, 0.62
"""The most that the list has of the whole, and what the text has of the rest."""


class Parts(QSplitter):
    """List, text and face take the room that there is: all that is written in them scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme().px(LEAST))


class ItemEditor(Editor):
    """List, text, face; faults in sentences below."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(folder, parent)
        self.files = OwnFiles(folder)
        self._drafts: dict[tuple[str, int], str] = {}
        self._piece: Piece | None = None
        self._spans: list[Span] = []
        self._gone_to = -1
        self._build()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.look_through)
        self._connect()
        self.refresh()

    # ------------------------------------------------------------ what it is made of
    def _build(self) -> None:
        self.list = ItemList(self._marks_of, self)
        self.text = TextField(self)
        self.face = ItemFace(self)
        self._parts = Parts(self)
        for part in (self.list, self.text, self.face):
            self._parts.addWidget(part)
        self.tools = Tools(self.insert, self)
        self._save, self._revert, self._copy = self.tools.save, self.tools.revert, self.tools.copy
        self._remove, self._sure, self._printed = (
            self.tools.remove, self.tools.sure, self.tools.printed)  # fmt: skip
        self.told = self._label("bad")
        self.told.setObjectName("faults")
        self._there = Button(self.tr("&Go to the fault"), self)
        self._there.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tools)
        column.addWidget(self._parts, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self._there, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(foot)

    def _connect(self) -> None:
        tools, presses = self.tools, {
            self.tools.save: self.save, self.tools.lay_out: self.lay_out,
            self.tools.revert: self.revert, self.tools.copy: self.copy,
            self.tools.remove: self.ask_remove, self.tools.sure: self.remove,
            self.tools.folder: self._open_folder, self._there: self.go_to_fault,
        }  # fmt: skip
        for pressed, does in presses.items():
            pressed.clicked.connect(does)
        tools.printed.toggled.connect(self.mark)
        self.list.chosen.connect(self._open)
        self.text.textChanged.connect(self._note)
        save = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self)
        save.activated.connect(self._save_or_tell)
        theme().changed.connect(self._share_out)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_out()
        self.list.reveal()
        self._show_fault()

    def _share_out(self) -> None:
        """As much for the list as its names need; the text has most of the rest."""
        wide = self._parts.width()
        names = min(self.list.wanted(), round(wide * LIST_SHARE))
        self._parts.setSizes([names, round((wide - names) * TEXT_SHARE),
                              round((wide - names) * (1 - TEXT_SHARE))])  # fmt: skip

    def _label(self, kind: str) -> QLabel:
        made = Paragraph("", self)
        made.setProperty("kind", kind)
        made.setWordWrap(True)
        return made

    # ------------------------------------------------------------ the list
    def refresh(self) -> None:
        """Lists what the files hold now."""
        pieces = [piece for file in FILES for piece in self.files.pieces(file)]
        current = (self._piece.file, self._piece.at) if self._piece is not None else None
        self.list.show_pieces(pieces, current)

    def _marks_of(self, piece: Piece) -> list[str]:
        said = [] if piece.kind else self._fault_of(piece)
        if (piece.file, piece.at) in self._drafts:
            said.append(self.tr("not saved"))
        if self.files.is_own(piece):
            said.append(self.tr("own"))
        if piece.is_stand_in:
            said.append(self.tr("stand-in"))
        return said

    @staticmethod
    def _fault_of(piece: Piece) -> list[str]:
        """Where a file cannot be read."""
        told: Told = []
        check_text(piece, piece.text, told)
        about = (dict(each.facts).get("what") for each in told)
        lines = (dict(each.facts).get("line") for each in about if isinstance(each, Text))
        found = [line for line in lines if isinstance(line, int)]
        said = QCoreApplication.translate("ItemEditor", "line {line}")
        return [said.replace("{line}", number_text(each)) for each in found[:1]]

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost."""
        return not self._drafts

    # ------------------------------------------------------------ one item
    def _open(self, piece: Piece) -> None:
        """Its text, as far as it has been written. What is open already stays as it is, with all
        that can be taken back."""
        before, self._piece = self._piece, piece
        draft = self._drafts.get((piece.file, piece.at), piece.text)
        is_open = before is not None and (before.file, before.at) == (piece.file, piece.at)
        if not is_open or self.text.toPlainText() != draft:
            self.text.blockSignals(True)
            self.text.begin(draft)
            self.text.blockSignals(False)
            self.face.show_item(None)
        self.look_through()
        self._show_fault()

    def _show_fault(self) -> None:
        """A long file is opened where it cannot be read."""
        if self._piece is not None and not self._piece.kind and self._spans:
            self.text.show_place(self._spans[0])

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
        self.face.dim(item is None)
        is_right = not told
        told += () if told else self.files.faults_with(piece.file, self._whole(piece, text))
        self._mark(text, told if not is_right else [each for each in told if _is_of(each, piece)])
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
        is_old = text == piece.text
        self._save.allow(self._why_not_save(is_right, is_old))
        self._revert.allow(self._why_not_revert(shipped, text))
        is_alone = is_file or piece.kind in SINGLE
        copied = self.tr("There is only one of this kind.") if is_alone else ""
        self._copy.allow(copied or ("" if is_old else self.tr("Save it first.")))
        left = not is_file and len(several) > 1
        self._remove.allow("" if left else self.tr("The last item of its kind can't be removed."))
        self._ask(False)

    def _why_not_save(self, is_right: bool, is_old: bool) -> str:
        if is_old:
            return self.tr("Nothing has been changed.")
        return "" if is_right else self.tr("Fix the faults listed below first.")

    def _why_not_revert(self, shipped: Piece | None, text: str) -> str:
        if shipped is None:
            return self.tr("The shipped set has nothing in its place.")
        return self.tr("This is the shipped text.") if shipped.text == text else ""

    def _mark(self, text: str, told: list[Text]) -> None:
        """Faults of this text are marked where they are."""
        spans = (span_of(text, each) for each in told)
        found = [each for each in dict.fromkeys(spans) if each is not None]
        if found != self._spans:
            self._spans, self._gone_to = found, -1
        self.text.mark(self._spans)
        self._there.setVisible(bool(self._spans or self._broken()))

    def _broken(self) -> list[Piece]:
        """Other files that cannot be read."""
        now = self._piece.file if self._piece is not None else ""
        return [each for each in self.list.files_to_mend() if each.file != now]

    def _tell(self, told: list[Text]) -> None:
        said = [words(each) for each in told[:MOST_TOLD]]
        if len(told) > MOST_TOLD:
            more = len(told) - MOST_TOLD
            said.append(self.tr("And %n more.", "", more))
        self._say("\n".join(said) or self.tr("No faults."), "bad" if said else "good")

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

    def lay_out(self) -> None:
        """One op a line."""
        self.text.rewrite(laid_out(self.text.toPlainText()))
        self.look_through()
        self.text.setFocus()

    def go_to_fault(self) -> None:
        """The cursor to the first fault, then to the next one; from a text that is right to a file
        that is not."""
        broken = self._broken()
        if not self._spans and broken:
            self.list.choose_piece(broken[0])
        if self._spans:
            self._gone_to = (self._gone_to + 1) % len(self._spans)
            self.text.go_to(self._spans[self._gone_to])

    def _save_or_tell(self) -> None:
        """By the keys: what cannot be saved is shown."""
        self.look_through()
        if self._save.isEnabled():
            self.save()
        else:
            self.go_to_fault()

    def mark(self, is_printed: bool) -> None:
        """Says in the text whether the item is printed or a stand-in."""
        self.text.rewrite(marked(self.text.toPlainText(), is_printed))
        self.look_through()

    def save(self) -> None:
        """Keeps this item in the user's folder."""
        piece = self._piece
        if piece is not None:
            self._keep(piece, self._whole(piece, self.text.toPlainText()))
            self.text.setFocus()

    def revert(self) -> None:
        """The text of the shipped item; it is not saved yet."""
        shipped = shipped_piece(self._piece) if self._piece is not None else None
        if shipped is not None:
            self.text.rewrite(shipped.text)
            self.look_through()
            self.text.setFocus()

    def copy(self) -> None:
        """Another item like this one, behind it."""
        if self._piece is not None:
            self._keep(self._piece, with_copy(self.files.words(self._piece.file), self._piece))

    def ask_remove(self) -> None:
        """Removing is asked for twice: there is no way back but «as shipped» of the whole file."""
        self._ask(True)
        self._sure.setFocus()

    def _ask(self, asked: bool) -> None:
        self.tools.ask(asked)

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
            said = self.tr("Cannot write the file: {why}")
            self._say(said.replace("{why}", fault.strerror or str(fault)), "bad")
            return
        self._drafts.pop((piece.file, piece.at), None)
        if len(before) != len(self.files.pieces(piece.file)):
            self._drafts = {at: each for at, each in self._drafts.items() if at[0] != piece.file}
        self.refresh()
        self.saved.emit()
        self._thank()

    def _thank(self) -> None:
        """What is saved, and what becomes of it."""
        if self.told.property("kind") == "bad":
            said = self.tr("Saved, but new games can't use it yet:")
            self._say(f"{said}\n{self.told.text()}", "bad")
        elif own.has_own():
            self._say(self.tr("Saved. New games use it."), "good")
        else:
            self._say(self.tr("Saved. All cards and tiles are as shipped."), "good")

    def _open_folder(self) -> None:
        """The user's folder in the system's own window."""
        try:
            self.files.folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            self._say(fault.strerror or str(fault), "bad")
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.files.folder)))


def _is_of(fault: Text, piece: Piece) -> bool:
    """Whether a fault of the whole set is about this item."""
    named = dict(fault.facts).get("item")
    return isinstance(named, Text) and dict(named.facts).get("words") == piece.id

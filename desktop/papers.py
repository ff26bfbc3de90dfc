"""Giving a game away: export to a file, print with preview, share the final picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize
from PySide6.QtWidgets import QComboBox, QFileDialog, QFormLayout, QListWidget, QListWidgetItem

from desktop.dialogs.sheet import Sheet, label
from desktop.games import Games
from desktop.source import Source, export, papers, picture, print_paper, source_of, write_pdf
from desktop.window import Window
from models.records import open_record
from models.translate import filled, isolated, words
from rules.kernel.door import Unreadable
from rules.kernel.names import path_words

PAPER = Qt.ItemDataRole.UserRole
SUFFIXES = {".txt": "text", ".json": "public", ".png": "png", ".pdf": "pdf"}


class Papers(QObject):
    """Works on the file of the game, which is always up to date."""

    def __init__(self, window: Window, games: Games) -> None:
        super().__init__(window)
        self._window, self._games = window, games
        self._path: Path | None = None
        self._sheet: QObject | None = None

    # ------------------------------------------------------------ which game
    def begin(self) -> None:
        """The game on the table from now on."""
        self._path = None

    def look_at(self, path: Path) -> None:
        """A record that is looked at from now on."""
        self._path = path

    def note_saved(self) -> None:
        """The file is there: pictures and papers can be made of it."""
        autosave = self._games.autosave
        if autosave is not None:
            self._path = autosave.file.path

    def source(self, path: Path | None = None) -> Source | None:
        """The game as everybody may know it; None (and a sentence) where its file fails."""
        chosen = path or self._path
        if chosen is None:
            self._say(self.tr("The game is not saved yet."))
            return None
        try:
            return source_of(open_record(chosen))
        except Unreadable as fault:
            self._say(words(fault.reason))
            return None

    # ------------------------------------------------------------ export
    def ask_export(self) -> None:
        """The game on the table."""
        if self._path is not None:
            self.ask_export_of(self._path)

    def ask_export_of(self, path: Path) -> None:
        """Asks for a file; its ending says what is written."""
        dialog = QFileDialog(self._window, self.tr("Export"), str(Path.home() / path.stem))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(
            [
                self.tr("The game in words") + " (*.txt)",
                self.tr("Public record without secrets") + " (*.json)",
                self.tr("Picture") + " (*.png)",
                "PDF (*.pdf)",
            ]
        )
        dialog.setDefaultSuffix("txt")
        dialog.fileSelected.connect(lambda name: self.write(path, Path(name)))
        self._sheet = dialog
        self._window.covering.clearing.open(dialog)

    def write(self, path: Path, target: Path) -> bool:
        """Writes a record's public side into a file; says how that went."""
        source = self.source(path)
        if source is None:
            return False
        try:
            export(source, SUFFIXES.get(target.suffix.lower(), "text"), target)
        except OSError as fault:
            self._say(cannot_write(target, fault))
            return False
        self._say(self.tr("Saved: {path}").replace("{path}", isolated(path_words(target))), "good")
        return True

    def share(self) -> None:
        """The final picture into the clipboard, ready to be pasted anywhere."""
        source = self.source()
        made = picture(source) if source is not None else None
        if made is None or made.isNull():
            self._say(self.tr("This game has no picture to share."))
            return
        QGuiApplication.clipboard().setImage(made)
        self._say(self.tr("Copied to the clipboard: paste it anywhere."), "good")

    # ------------------------------------------------------------ print
    def ask_print(self) -> None:
        """Which paper, which size; then a preview or a PDF."""
        source = self.source()
        if source is not None:
            self._sheet = sheet = PrintSheet(self._window, source)
            self._window.covering.clearing.open(sheet)

    def _say(self, sentence: str, kind: str = "bad") -> None:
        self._window.prompt.answer(sentence, kind)


class PrintSheet(Sheet):
    """Choose a paper and a size; preview it or write it as PDF."""

    SIZE = QSize(520, 460)

    def __init__(self, parent: Window, source: Source) -> None:
        super().__init__(parent, self.tr("Print"))
        self._source, self._clearing = source, parent.covering.clearing
        self._printer: object = None
        self.list = QListWidget(self)
        self.list.setObjectName("papers")
        self.list.setAccessibleName(self.tr("What to print"))
        for paper, name in papers(source, source.board, source.outcome is not None).items():
            item = QListWidgetItem(name, self.list)
            item.setData(PAPER, paper)
        self.list.setCurrentRow(0)
        self.body.addWidget(self.list, 1)
        form = QFormLayout()
        self._size = QComboBox(self)
        for size in (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter):
            self._size.addItem(QPageSize(size).name(), size)
        form.addRow(label(self.tr("Paper size")), self._size)
        self.body.addLayout(form)
        pdf = self.add_button(self.tr("Save as PDF…"), "", "save")
        pdf.clicked.connect(self._ask_pdf)
        look = self.add_button(self.tr("Preview and print"), "primary", "print")
        look.clicked.connect(self._preview)
        self.add_close()
        self.list.setFocus()

    @property
    def paper(self) -> str:
        return str(self.list.currentItem().data(PAPER))

    def _preview(self) -> None:
        from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(QPageSize(self._size.currentData()))
        printer.setPageMargins(self._source.board.MARGINS, QPageLayout.Unit.Millimeter)
        self._printer = printer  # the preview only borrows it: without an owner it would be gone
        preview = QPrintPreviewDialog(printer, self)
        preview.paintRequested.connect(lambda on: print_paper(self._source, self.paper, on))
        self._clearing.open(preview)

    def _ask_pdf(self) -> None:
        dialog = QFileDialog(self, self.tr("Save as PDF"), str(Path.home()), "PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(lambda name: self.write_pdf(Path(name)))
        self._clearing.open(dialog)

    def write_pdf(self, path: Path) -> None:
        """The chosen paper as a file; says how that went."""
        try:
            write_pdf(self._source, self.paper, self._size.currentData(), path)
        except OSError as fault:
            self._note(cannot_write(path, fault), "bad")
            return
        self._note(self.tr("Saved: {path}").replace("{path}", isolated(path_words(path))), "good")

    def _note(self, words: str, kind: str) -> None:
        self.note.setProperty("kind", kind)
        self.style().polish(self.note)
        self.note.setText(words)


def cannot_write(path: Path, fault: OSError) -> str:
    """A file that cannot be written, in a sentence."""
    said = QCoreApplication.translate("Papers", "Could not write {path}: {why}")
    why = isolated(fault.strerror or str(fault))
    return filled(said, path=isolated(path_words(path)), why=why)

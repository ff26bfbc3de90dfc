"""The user's files of items as they are edited, saved one by one."""

from __future__ import annotations

from pathlib import Path

from models.files import write_safely
from rules.kernel.text import Text
from rules.kinfire_council.items import own
from rules.kinfire_council.items.editing import (
    Piece,
    faults_with,
    pieces_of,
    shipped_piece,
    words_of,
)
from rules.kinfire_council.items.loading import Sources, shipped_sources
from rules.kinfire_council.items.reading import bytes_of
from rules.kinfire_council.printed.library import FILES


class OwnFiles:
    """A folder in which a file stands for the shipped one of its name."""

    def __init__(self, folder: Path) -> None:
        """Reads it, if it is there."""
        self.folder = folder
        self._shipped = {file: words_of(raw) for file, raw in shipped_sources().items()}
        self._own: Sources = {}
        self.read()

    def read(self) -> None:
        """What lies in the folder now."""
        found = {file: self.folder / file for file in FILES}
        raw = {file: bytes_of(path, []) for file, path in found.items() if path.is_file()}
        self._own = {file: each for file, each in raw.items() if each is not None}

    def words(self, file: str) -> str:
        """The text of a file: the user's, else the shipped one."""
        own_bytes = self._own.get(file)
        return words_of(own_bytes) if own_bytes is not None else self._shipped[file]

    def pieces(self, file: str) -> list[Piece]:
        """The items of a file."""
        return pieces_of(file, self.words(file))

    def is_own(self, piece: Piece) -> bool:
        """Whether an item differs from the shipped one."""
        return piece.file in self._own and shipped_piece(piece) != piece

    def faults_with(self, file: str, words: str) -> tuple[Text, ...]:
        """What keeps the whole set from being played, with these words in a file."""
        return faults_with(self._own, file, words)

    def save(self, file: str, words: str) -> None:
        """Keeps the text of a file; what is as shipped needs no file. Raises OSError."""
        if words == self._shipped[file]:
            (self.folder / file).unlink(missing_ok=True)
        else:
            write_safely(self.folder / file, words.encode())
        self.read()
        if self.folder.is_dir():
            own.use(self.folder)

"""Items as single texts: how a file is cut into them, checked and put together again (15).

Comments stay where they are. A file that cannot be cut into items is one text as a whole.
"""

import re
from collections.abc import Iterator

import msgspec

from rules.kernel.text import Text
from rules.kinfire_council.items.faults import Told, in_file, what
from rules.kinfire_council.items.loading import (
    SINGLE,
    Sources,
    check_sources,
    item_of,
    shipped_sources,
)
from rules.kinfire_council.items.places import syntax_faults
from rules.kinfire_council.items.reading import tables_of
from rules.kinfire_council.items.whole import FILE_OF
from rules.kinfire_council.printed.content import Item
from rules.kinfire_council.printed.library import FILES

_HEAD = re.compile(r"^\[\[?([a-z_]+)\]\]?[ \t]*(?:#.*)?$", re.MULTILINE)
_ID = re.compile(r'^id[ \t]*=[ \t]*"([^"\n]*)"', re.MULTILINE)
_NAME = re.compile(r'^name[ \t]*=[ \t]*"([^"\n]*)"', re.MULTILINE)
_NUMBER = re.compile(r"^n[ \t]*=[ \t]*([0-9]{1,2})[ \t]*$", re.MULTILINE)
_MARK = re.compile(r"^authored[ \t]*=[ \t]*(?:true|false)\b", re.MULTILINE)
_STAND_IN = re.compile(r"^authored[ \t]*=[ \t]*false\b", re.MULTILINE)


class Piece(msgspec.Struct, frozen=True):
    """The text of one item in its file; without a kind that of the whole file."""

    file: str
    at: int
    kind: str
    text: str

    @property
    def id(self) -> str:
        """The id that is written in it, right or wrong."""
        return self._written(_ID)

    @property
    def name(self) -> str:
        """The name that is written in it."""
        return self._written(_NAME)

    @property
    def number(self) -> int | None:
        """The number of a district that is written in it."""
        found = _NUMBER.search(self.text) if self.kind == "district" else None
        return int(found.group(1)) if found is not None else None

    @property
    def is_stand_in(self) -> bool:
        """Whether it is an item of the program, not of the printed game."""
        return bool(self.kind) and _STAND_IN.search(self.text) is None

    def _written(self, wanted: re.Pattern[str]) -> str:
        found = wanted.search(self.text) if self.kind else None
        return found.group(1) if found is not None else ""


# ---------------------------------------------------------------- cutting files
def words_of(raw: bytes) -> str:
    """The text of a file, whatever it is."""
    return raw.decode("utf-8-sig", "replace").replace("\r\n", "\n")


def pieces_of(file: str, words: str) -> list[Piece]:
    """The items of a file; the file itself where it cannot be cut."""
    found = [Piece(file, at, kind, text) for at, (kind, text) in enumerate(_cut(words))]
    if not found or not all(map(_is_one, found)) or tables_of(file, words.encode(), []) is None:
        return [Piece(file, 0, "", words)]
    return found


def _cut(words: str) -> Iterator[tuple[str, str]]:
    heads = list(_HEAD.finditer(words))
    for number, head in enumerate(heads):
        end = heads[number + 1].start() if number + 1 < len(heads) else len(words)
        yield head.group(1), words[head.start() : end].rstrip() + "\n"


def _is_one(piece: Piece) -> bool:
    """Whether a text holds one item and nothing else."""
    tables = tables_of(piece.file, piece.text.encode(), [])
    if tables is None or list(tables) != [piece.kind] or piece.kind not in FILES[piece.file]:
        return False
    held = tables[piece.kind]
    return isinstance(held, dict) if piece.kind in SINGLE else _is_list_of_one(held)


def _is_list_of_one(held: object) -> bool:
    return isinstance(held, list) and len(held) == 1


# ---------------------------------------------------------------- putting them together
def _preamble(words: str) -> str:
    head = _HEAD.search(words)
    return words[: head.start()].rstrip() if head is not None else words.rstrip()


def joined(words: str, pieces: list[Piece]) -> str:
    """A file with these items in place of its own; what stands before them stays."""
    if not pieces[0].kind:
        return pieces[0].text
    texts = (_preamble(words), *(piece.text.strip() for piece in pieces))
    return "\n\n".join(text for text in texts if text) + "\n"


def with_text(words: str, piece: Piece, text: str) -> str:
    """A file in which an item has another text."""
    pieces = pieces_of(piece.file, words)
    if not piece.kind:
        return text
    pieces[piece.at] = msgspec.structs.replace(piece, text=text)
    return joined(words, pieces)


def without(words: str, piece: Piece) -> str:
    """A file without an item."""
    pieces = [each for each in pieces_of(piece.file, words) if each.at != piece.at]
    return joined(words, pieces)


def with_copy(words: str, piece: Piece) -> str:
    """A file with a copy of an item behind it, under ids of its own."""
    pieces = pieces_of(piece.file, words)
    copy = msgspec.structs.replace(piece, text=_renamed(piece.text, words))
    return joined(words, [*pieces[: piece.at + 1], copy, *pieces[piece.at + 1 :]])


def _renamed(text: str, words: str) -> str:
    """Every id of an item with a number behind it that nothing in the file has."""
    number = 2
    while f'_{number}"' in words:
        number += 1
    return re.sub(r'\bid[ \t]*=[ \t]*"([a-z0-9_]*)"', rf'id = "\1_{number}"', text)


def marked(text: str, is_printed: bool) -> str:
    """An item as one that was printed, or as a stand-in."""
    line = f"authored = {'false' if is_printed else 'true'}"
    if _MARK.search(text):
        return _MARK.sub(line, text, count=1)
    return re.sub(r"^(name[ \t]*=.*)$", rf"\1\n{line}", text, count=1, flags=re.MULTILINE)


# ---------------------------------------------------------------- checking
def check_text(piece: Piece, text: str, told: Told) -> Item | None:
    """The item in a text; None, and what is wrong with it. A whole file has none."""
    tables = tables_of(piece.file, text.encode(), told)
    if tables is None:
        told += syntax_faults(piece.file, text)[1:]
    if tables is None or not piece.kind:
        return None
    if not _is_one(msgspec.structs.replace(piece, text=text)):
        head = f"[{piece.kind}]" if piece.kind in SINGLE else f"[[{piece.kind}]]"
        told.append(in_file(piece.file, what("one_item", head=head)))
        return None
    held = tables[piece.kind]
    table = held[0] if isinstance(held, list) else held
    return item_of(piece.kind, table, piece.kind, told)


def faults_with(own: Sources, file: str, words: str) -> tuple[Text, ...]:
    """What is wrong with the whole set where a file has these words."""
    told: Told = []
    check_sources(shipped_sources() | own | {file: words.encode()}, told)
    return tuple(told)


def shipped_piece(piece: Piece) -> Piece | None:
    """The shipped item that an item stands for: the one of its id, else the one in its place."""
    words = words_of(shipped_sources()[piece.file])
    if not piece.kind:
        return Piece(piece.file, 0, "", words)
    found = [each for each in pieces_of(piece.file, words) if each.kind == piece.kind]
    same = [each for each in found if each.id == piece.id]
    beside = [each for each in found if each.at == piece.at]
    return next(iter(same or beside), None)


def kinds_in_order() -> tuple[str, ...]:
    """The kinds of item as the editor lists them."""
    return tuple(FILE_OF)

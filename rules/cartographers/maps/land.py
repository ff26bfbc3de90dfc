"""The printed map (1): where mountains, ruins and wasteland lie, and who is next to whom.

A set of spaces is one integer. Space (row, col) is bit ``row * (cols + 1) + col``: each row carries
one guard column that belongs to no map, so that a shift sideways never lands in another row.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec
from msgspec.structs import force_setattr

Space = tuple[int, int]
MOST_LINES = 26
"""No map has more rows or columns: rows are named by letters."""


class Land(msgspec.Struct, frozen=True, gc=False):
    """A printed map side; the last four fields follow from the others and are worked out once."""

    id: str
    rows: int
    cols: int
    mountains: int
    ruins: int
    wasteland: int
    stride: int = 0
    board: int = 0
    blocked: int = 0
    border: int = 0

    def __post_init__(self) -> None:
        """Raises ValueError for what no map can be, so that a damaged record is told at once."""
        if not (0 < self.rows <= MOST_LINES and 0 < self.cols <= MOST_LINES):
            raise ValueError(f"a map of {self.rows} x {self.cols}")
        force_setattr(self, "stride", self.cols + 1)
        force_setattr(self, "board", board(self.rows, self.cols))
        force_setattr(self, "blocked", self.mountains | self.wasteland)
        force_setattr(self, "border", border(self.rows, self.cols))
        printed = self.mountains ^ self.ruins ^ self.wasteland
        if printed != self.mountains | self.ruins | self.wasteland or printed & ~self.board:
            raise ValueError(f"what is printed on map {self.id!r} does not fit on it")


@cache
def row_masks(rows: int, cols: int) -> tuple[int, ...]:
    """The rows of a grid, top to bottom."""
    return tuple(((1 << cols) - 1) << row * (cols + 1) for row in range(rows))


@cache
def column_masks(rows: int, cols: int) -> tuple[int, ...]:
    """The columns of a grid, left to right."""
    return tuple(sum(1 << row * (cols + 1) + col for row in range(rows)) for col in range(cols))


@cache
def diagonal_masks(rows: int, cols: int) -> tuple[int, ...]:
    """The diagonals that start on the left edge and run down and right (8, The Broken Road)."""
    step = cols + 2
    return tuple(
        sum(1 << start * (cols + 1) + i * step for i in range(min(rows - start, cols)))
        for start in range(rows)
    )


@cache
def board(rows: int, cols: int) -> int:
    """All spaces of a grid."""
    return sum(row_masks(rows, cols))


@cache
def border(rows: int, cols: int) -> int:
    """The spaces with at least one side on the edge of the map."""
    across, down = row_masks(rows, cols), column_masks(rows, cols)
    return across[0] | across[-1] | down[0] | down[-1]


def bit(land: Land, row: int, col: int) -> int:
    """The space as a set of one."""
    if not (0 <= row < land.rows and 0 <= col < land.cols):
        raise ValueError(f"({row}, {col}) is not on a map of {land.rows} x {land.cols}")
    return 1 << row * land.stride + col


def mask_of_spaces(land: Land, spaces: Iterable[Space]) -> int:
    """The set of these spaces."""
    mask = 0
    for row, col in spaces:
        mask |= bit(land, row, col)
    return mask


def singles(mask: int) -> Iterator[int]:
    """The spaces of a set one by one, each as a set of one, in reading order."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def space(land: Land, single: int) -> Space:
    """Row and column of a set of one."""
    row, col = divmod(single.bit_length() - 1, land.stride)
    return row, col


def spaces(land: Land, mask: int) -> tuple[Space, ...]:
    """Rows and columns of a set, in reading order."""
    return tuple(space(land, single) for single in singles(mask))


def label(row: int, col: int) -> str:
    """The printed name: rows are letters down, columns numbers across.

    >>> label(1, 3)
    'B4'
    """
    return f"{chr(ord('A') + row)}{col + 1}"


def space_of_label(text: str) -> Space:
    """Row and column of a printed name.

    >>> space_of_label("K11")
    (10, 10)
    """
    name = text.strip().upper()
    if len(name) < 2 or not ("A" <= name[0] <= "Z") or not name[1:].isdecimal():
        raise ValueError(f"not the name of a space: {text!r}")
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def labels(land: Land, mask: int) -> tuple[str, ...]:
    """The printed names of a set, in reading order."""
    return tuple(label(row, col) for row, col in spaces(land, mask))


def mask_of(land: Land, names: Iterable[str]) -> int:
    """The set of the spaces with these printed names."""
    return mask_of_spaces(land, map(space_of_label, names))


def neighbours(land: Land, mask: int) -> int:
    """All spaces that share a side with a space of the set (0); may hold spaces of the set."""
    stride = land.stride
    return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & land.board


def enclosed(land: Land, mask: int, walls: int) -> int:
    """The spaces of the set whose neighbours on the map are all walls; the edge encloses too."""
    return mask & ~neighbours(land, land.board & ~walls)


def clusters(land: Land, mask: int) -> tuple[int, ...]:
    """The connected parts of a set (0), each as a set, in reading order of their first space."""
    stride = land.stride
    found = []
    while mask:
        part, wide = 0, mask & -mask
        while wide != part:
            part = wide
            wide = (part | part << 1 | part >> 1 | part << stride | part >> stride) & mask
        found.append(part)
        mask ^= part
    return tuple(found)


RUINS, MOUNTAIN, WASTELAND, PLAIN = "r", "^", "#", "."


def land_of_rows(id: str, rows: Sequence[str]) -> Land:
    """A printed map from text rows of ``.`` plain, ``r`` ruins, ``^`` mountain, ``#`` wasteland."""
    width = len(rows[0])
    if any(len(row) != width for row in rows):
        raise ValueError(f"rows of unequal length in map {id!r}")
    marks = {PLAIN: 0, RUINS: 0, MOUNTAIN: 0, WASTELAND: 0}
    for row, line in enumerate(rows):
        for col, letter in enumerate(line):
            if letter not in marks:
                raise ValueError(f"unknown mark {letter!r} at {label(row, col)} in map {id!r}")
            marks[letter] |= 1 << row * (width + 1) + col
    return Land(
        id,
        len(rows),
        width,
        mountains=marks[MOUNTAIN],
        ruins=marks[RUINS],
        wasteland=marks[WASTELAND],
    )


def label_text(stride: int, mask: int) -> str:
    """The printed names of a set on a map of this stride, in one line.

    >>> label_text(12, 0b11)
    'A1 A2'
    """
    places = [divmod(single.bit_length() - 1, stride) for single in singles(mask)]
    return " ".join([label(row, col) for row, col in places])

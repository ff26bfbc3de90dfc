"""How the names and signs of all spaces are written: names in one size on the whole city, the
largest at which the longest has room; signs never smaller than they can be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from models.translate import number_text
from views.items.panel import sized, tabular
from views.kinfire_council.icons import Mark, draw_marks, marks_size, marks_width
from views.kinfire_council.inks import Inks
from views.kinfire_council.plan import STRIP
from views.kinfire_council.space_face import SpaceFace
from views.theme import Face, theme

NAME, LEAST = 13.8, 11
"""Pixels of a name at scale 1; no letter is smaller than the least."""
HEAD = 17.0
"""The least height of the line of the name at scale 1."""
LINE = 1.16
"""A line is so many times as high as its letters."""
BESIDE = 1.36, 0.92
"""The chip of the number: its width in letters, usually and where names have no room."""
STRETCHES = (100, 88, 76)
LEAST_ROW, ROW = 13.5, 1.04
"""The least height of a row of signs, in pixels and in letters of a name."""
TIGHT = ("/", "(", ":", ")")


class Letters(Struct, frozen=True):
    """`name`: its pixels; `chip`: the width of a number; `stretch`: how broad letters are in
    hundredths, where nothing else helps."""

    name: int
    chip: float
    stretch: int = 100

    @property
    def names(self) -> QFont:
        """For names."""
        made = sized(theme().font(Face.STRONG), self.name)
        made.setStretch(self.stretch)
        return made

    @property
    def figures(self) -> QFont:
        """For numbers and taxes."""
        return tabular(sized(theme().font(Face.STRONG), self.name * 0.95))

    def head(self, lines: int, scale: float) -> float:
        """How high the part with a name of so many lines is."""
        return max(HEAD * scale, lines * self.name * LINE + 3 * scale)


def tax_marks(tax: int) -> tuple[Mark, ...]:
    """So many coins."""
    return (Mark("kc-coin", "\N{MINUS SIGN}" + number_text(tax)),) if tax else ()


def broken(name: str, letters: QFont, width: float, last: float) -> tuple[str, ...]:
    """A name in lines, the last of which has less room; empty: it cannot be broken so."""
    metrics, words = QFontMetricsF(letters), name.split()
    if metrics.horizontalAdvance(name) <= last:
        return (name,)
    for n in range(len(words) - 1, 0, -1):
        first, rest = " ".join(words[:n]), " ".join(words[n:])
        if metrics.horizontalAdvance(first) <= width and metrics.horizontalAdvance(rest) <= last:
            return (first, rest)
    return (name, "") if metrics.horizontalAdvance(name) <= width else ()


def name_room(face: SpaceFace, width: float, letters: Letters, scale: float) -> tuple[float, float]:
    """The room of a line of a name, and of the line with the tax."""
    chip = letters.chip + 7 * scale if face.number else 5 * scale
    room = width - chip - 4 * scale
    tax = marks_width(tax_marks(face.tax), letters.figures) + 5 * scale if face.tax else 0.0
    return room, room - tax


def name_lines(face: SpaceFace, width: float, letters: Letters, scale: float) -> tuple[str, ...]:
    """A name as it is written; empty: it has no room."""
    room, last = name_room(face, width, letters, scale)
    return broken(face.name, letters.names, room, last)


def letters_for(
    faces: Mapping[str, SpaceFace], sheets: Mapping[str, QRectF], scale: float, wanted: float
) -> Letters:
    """For all spaces at once; `wanted`: how large they should be, 1 as in the smallest window."""
    most = max(LEAST, round(NAME * wanted))
    group = [(face, sheets[space]) for space, face in faces.items()]
    for stretch in STRETCHES:
        for pixels in range(most, LEAST - 1, -1):
            for beside in BESIDE:
                found = Letters(pixels, pixels * beside, stretch)
                if all(_fits(face, sheet, scale, found) for face, sheet in group):
                    return found
    return Letters(LEAST, LEAST * BESIDE[1], STRETCHES[-1])


def _fits(face: SpaceFace, sheet: QRectF, scale: float, letters: Letters) -> bool:
    """Whether the name has room, and the signs below it are not much smaller than it."""
    lines = len(name_lines(face, sheet.width(), letters, scale))
    if lines < 2:
        return lines == 1
    foot = 2.0 if face.number else STRIP
    rows = sheet.height() - letters.head(lines, scale) - foot * scale
    return rows >= max(LEAST_ROW, ROW * letters.name) * len(face.rows)


# ---------------------------------------------------------------- signs
def laid_marks(
    marks: Iterable[Mark], letters: QFont, area: QRectF
) -> tuple[tuple[tuple[Mark, ...], ...], int]:
    """Signs in one line, or in two where they are larger so; and how large."""
    found = tuple(marks)
    one = marks_size(found, letters, area.width(), LEAST)
    high = int(area.height() / 2.1)
    if one >= letters.pixelSize() or high < LEAST or len(found) < 3:
        return (found,), one
    halves = _halved(found, letters)
    two = min(marks_size(half, letters, area.width(), LEAST) for half in halves)
    two = min(two, high)
    return (halves, two) if two > one or _overflows(found, letters, one, area) else ((found,), one)


def _overflows(marks: Sequence[Mark], letters: QFont, size: int, area: QRectF) -> bool:
    small = QFont(letters)
    small.setPixelSize(size)
    return marks_width(marks, small, 0.0) > area.width()


def _halved(marks: tuple[Mark, ...], letters: QFont) -> tuple[tuple[Mark, ...], ...]:
    """Where both halves are narrow; slashes and brackets stay with what they belong to."""
    cuts = [
        n
        for n in range(1, len(marks))
        if not {marks[n - 1].text, marks[n].text} & set(TIGHT) and marks[n].text[:1] != "("
    ] or [len(marks) // 2]
    best = min(cuts, key=lambda n: max(marks_width(marks[:n], letters),
                                       marks_width(marks[n:], letters)))  # fmt: skip
    return (marks[:best], marks[best:])


def draw_location(
    painter: QPainter,
    area: QRectF,
    marks: Iterable[Mark],
    letters: QFont,
    inks: Inks,
    ink: str,
    tints: bool,
) -> None:
    """What a location costs and brings."""
    lines, size = laid_marks(marks, letters, area)
    small = QFont(letters)
    small.setPixelSize(size)
    high = area.height() / len(lines)
    for number, line in enumerate(lines):
        box = QRectF(area.left(), area.top() + number * high, area.width(), high)
        draw_marks(painter, box, line, small, inks, ink, tints, LEAST)

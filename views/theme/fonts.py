"""The bundled faces and the few ways in which letters may look."""

from enum import StrEnum
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from views.theme.tokens import TYPE

SANS = "Alegreya Sans"
SERIF = "Alegreya"
SANS_FALLBACK = ("Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans")
SERIF_FALLBACK = ("Palatino", "Georgia", "Noto Serif", "DejaVu Serif")


class Face(StrEnum):
    """What letters are for: each has one size, one weight and one family."""

    SMALL = "small"
    BODY = "body"
    STRONG = "strong"
    LEAD = "lead"
    TITLE = "title"
    DISPLAY = "display"
    BOARD = "board"
    PENCIL = "pencil"


SIZES = {
    Face.SMALL: TYPE.small,
    Face.BODY: TYPE.body,
    Face.STRONG: TYPE.body,
    Face.LEAD: TYPE.lead,
    Face.TITLE: TYPE.title,
    Face.DISPLAY: TYPE.display,
    Face.BOARD: TYPE.body,
    Face.PENCIL: TYPE.body,
}
SERIFS = {Face.TITLE, Face.DISPLAY, Face.BOARD, Face.PENCIL}
BOLD = {Face.STRONG}


@cache
def load() -> int:
    """Make the bundled faces known to Qt, once; how many there are."""
    from importlib.resources import files  # late: not needed for the first paint

    folder = files("resources").joinpath("fonts")
    faces = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ttf"))
    for name in faces:
        QFontDatabase.addApplicationFontFromData(folder.joinpath(name).read_bytes())
    return len(faces)


def family(serif: bool) -> list[str]:
    """The bundled family first, then what systems have, then whatever draws the letter."""
    return [SERIF, *SERIF_FALLBACK] if serif else [SANS, *SANS_FALLBACK]


def font(face: Face, pixels: float) -> QFont:
    """A font for a use, at a size in pixels; the caller's own to change."""
    return QFont(_font(face, max(1, round(pixels))))


@cache
def _font(face: Face, pixels: int) -> QFont:
    load()
    letters = QFont(family(face in SERIFS))
    letters.setPixelSize(pixels)
    letters.setWeight(QFont.Weight.Bold if face in BOLD else QFont.Weight.Normal)
    if face in SERIFS:
        letters.setWeight(QFont.Weight.Medium)
    letters.setItalic(face is Face.PENCIL)
    letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return letters


@cache
def capitals(pixels: int) -> QFont:
    """Board names at a size: the face's small capitals. Not to be changed."""
    return small_capitals(_font(Face.BOARD, pixels))


def small_capitals(letters: QFont) -> QFont:
    """Board names are set in the face's own small capitals, slightly spaced."""
    spaced = QFont(letters)
    spaced.setFeature(QFont.Tag("smcp"), 1)
    spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
    return spaced

"""The bundled faces and the few ways in which letters may look.

Where the language is written in Persian letters their face comes first, with its own space and
signs; Latin letters and plain digits are drawn with the usual faces always. Chinese characters have
faces with and without serifs that come after the Latin ones.
"""

from enum import StrEnum
from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

from views.theme.tokens import TYPE

SANS = "Alegreya Sans"
SERIF = "Alegreya"
PERSIAN = "Vazirmatn"
CHINESE_SANS = "Noto Sans SC"
CHINESE_SERIF = "Noto Serif SC"
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


class Writing(StrEnum):
    """The letters of a language, as far as they need other faces or another setting."""

    LATIN = "latin"
    PERSIAN = "persian"
    CHINESE = "chinese"


SCRIPTS = {
    QLocale.Script.ArabicScript: Writing.PERSIAN,
    QLocale.Script.SimplifiedHanScript: Writing.CHINESE,
    QLocale.Script.TraditionalHanScript: Writing.CHINESE,
}


def writing() -> Writing:
    """How the language of now is written."""
    return SCRIPTS.get(QLocale().script(), Writing.LATIN)


def family(serif: bool) -> list[str]:
    """The bundled families first, then what systems have, then whatever draws the letter."""
    latin, system = (SERIF, SERIF_FALLBACK) if serif else (SANS, SANS_FALLBACK)
    chinese = CHINESE_SERIF if serif else CHINESE_SANS
    own = [latin, chinese, PERSIAN]
    if writing() is Writing.PERSIAN:
        own = [PERSIAN, latin, chinese]
    return [*own, *system]


def font(face: Face, pixels: float) -> QFont:
    """A font for a use, at a size in pixels; the caller's own to change."""
    return QFont(_font(face, max(1, round(pixels)), writing()))


@cache
def _font(face: Face, pixels: int, written: Writing) -> QFont:
    load()
    letters = QFont(family(face in SERIFS))
    letters.setPixelSize(pixels)
    letters.setWeight(QFont.Weight.Bold if face in BOLD else QFont.Weight.Normal)
    if face in SERIFS:
        letters.setWeight(QFont.Weight.Medium)
    # Persian and Chinese writing do not lean: a slanted one would be a Latin habit.
    letters.setItalic(face is Face.PENCIL and written is Writing.LATIN)
    letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return letters


def capitals(pixels: int) -> QFont:
    """Board names at a size: the face's small capitals. Not to be changed."""
    return _capitals(pixels, writing())


@cache
def _capitals(pixels: int, written: Writing) -> QFont:
    return small_capitals(_font(Face.BOARD, pixels, written))


def small_capitals(letters: QFont) -> QFont:
    """Board names are set in the face's own small capitals, slightly spaced.

    Persian letters join: they have no capitals, and space between them would tear words apart.
    """
    spaced = QFont(letters)
    if writing() is Writing.PERSIAN:
        spaced.setWeight(QFont.Weight.Bold)
        return spaced
    spaced.setFeature(QFont.Tag("smcp"), 1)
    spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
    return spaced

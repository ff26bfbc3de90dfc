"""What a name may be: one short line, in any script, that moves no letters beside it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

MOST_NAME = 24
"""So many letters a name has at most."""
MOST_TITLE = 40
"""So many the name of something that is kept has, a set of options for instance."""
MOST_FILE_NAME = 60
"""So many letters of a file's name are shown, the first and the last ones."""
MOST_PATH = 300
"""So many of a whole path: those of most machines are shown as they are."""
MOST_MARKS = 4
"""So many marks stand on one letter: more would grow over the lines around it."""
_JOINERS = "\u200c\u200d"
"""They shape letters of Persian and other scripts, and join emoji."""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters that nobody sees."""

_CODE = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}")


def clean_name(typed: str, most: int = MOST_NAME) -> str:
    """Return a name as it may be shown: one line, no signs that nobody sees, so many letters.

    Names are typed, kept in settings, and come with files of others. One that does not fit is made
    to fit: no game is lost because of a name.

    >>> clean_name("  Ada\\n Byron\\u202e ")
    'Ada Byron'
    """
    line = " ".join(typed[: most * 40].split())
    fit = "".join(_thinned(each for each in line if _fits(each)))
    return fit[:most].strip(_JOINERS + " ")


def _fits(sign: str) -> bool:
    """Whether a sign stays in its place and is seen."""
    if sign in _BLANK:
        return False
    return sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Cn")


def _thinned(signs: Iterable[str]) -> Iterator[str]:
    """The signs without the marks that are too many for one letter."""
    marks = 0
    for sign in signs:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            yield sign


def path_words(path: object) -> str:
    """Return a path as a sentence shows it: its beginning and its end."""
    return file_words(str(path), MOST_PATH)


def file_words(name: str, most: int = MOST_FILE_NAME) -> str:
    """Return the name of a file as it may be shown: one line, no control signs, not too long.

    >>> file_words("my\\ngame.lamplight"), file_words("abcdefgh", 4)
    ('my?game.lamplight', 'ab\u2026gh')
    """
    line = "".join(sign if sign.isprintable() else "?" for sign in name)
    half = most // 2
    return line if len(line) <= most else f"{line[:half]}\N{HORIZONTAL ELLIPSIS}{line[-half:]}"


def is_language_code(word: str) -> bool:
    """Whether a word may name a language: whoever looks for its files makes a path of it.

    >>> [is_language_code(word) for word in ("de", "pt_BR", "../de", "")]
    [True, True, False, False]
    """
    return _CODE.fullmatch(word) is not None

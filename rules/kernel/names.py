"""What a name may be: one short line, in any script, that moves no letters beside it."""

from __future__ import annotations

import re
import unicodedata

MOST_NAME = 24
"""So many letters a name has at most."""
_JOINERS = "\u200c\u200d"
"""They shape letters of Persian and other scripts, and join emoji."""

_CODE = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}")


def clean_name(typed: str) -> str:
    """Return a name as it may be shown: one line, no control signs, `MOST_NAME` letters.

    Names are typed, kept in settings, and come with files of others. One that does not fit is made
    to fit: no game is lost because of a name.

    >>> clean_name("  Ada\\n Byron\\u202e ")
    'Ada Byron'
    """
    line = " ".join(typed[: MOST_NAME * 40].split())
    fit = "".join(each for each in line if _fits(each))
    return fit[:MOST_NAME].strip(_JOINERS + " ")


def _fits(sign: str) -> bool:
    """Whether a sign stays in its place: no control, direction, surrogate or unassigned one."""
    return sign in _JOINERS or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Cn")


def is_language_code(word: str) -> bool:
    """Whether a word may name a language: whoever looks for its files makes a path of it.

    >>> [is_language_code(word) for word in ("de", "pt_BR", "../de", "")]
    [True, True, False, False]
    """
    return _CODE.fullmatch(word) is not None

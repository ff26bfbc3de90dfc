"""What a name may be: one short line, in any script, that moves no letters beside it."""

from __future__ import annotations

import unicodedata

MOST_NAME = 24
"""So many letters a name has at most."""
_JOINERS = "\u200c\u200d"
"""They shape letters of Persian and other scripts, and join emoji."""


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

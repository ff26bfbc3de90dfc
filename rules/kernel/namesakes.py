"""Two people whose names nobody can tell apart: who is called to the screen is not known then."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import count

from rules.kernel.names import MOST_NAME

_TALL = str.maketrans("I1|0", "lllO")
"""Signs that look alike before small and capital letters are taken for one."""
_FOREIGN = str.maketrans(
    "аеорсухіјѕһԁвнкмтαορνικτυχβημ",  # Cyrillic and Greek letters
    "aeopcyxijshdbhkmtaopviktuxbhm",
)
"""Letters of other alphabets that look like Latin ones, small or capital."""


def namesakes(names: Sequence[str]) -> tuple[int, ...]:
    """Return the places whose name is an earlier one or looks like it; empty names are none.

    Capitals, spaces and signs that nobody sees tell no one apart, nor do letters of another
    alphabet that look the same.

    >>> namesakes(("Ada", "Bo", " a d a", ""))
    (2,)
    """
    seen: set[str] = set()
    found = []
    for place, name in enumerate(names):
        keys = _looks(name)
        if keys & seen:
            found.append(place)
        seen |= keys
    return tuple(found)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names with a number behind each that would be a namesake.

    >>> told_apart(("Ada", "ada", "Bo", "Ada"))
    ('Ada', 'ada 2', 'Bo', 'Ada 3')
    """
    told = list(names)
    for place in namesakes(names):
        tries = (_numbered(names[place], number) for number in count(2))
        told[place] = next(each for each in tries if not _is_taken(each, told))
    return tuple(told)


def _is_taken(name: str, names: Sequence[str]) -> bool:
    keys = _looks(name)
    return any(keys & _looks(each) for each in names)


def _numbered(name: str, number: int) -> str:
    """The name, as much of it as has room, and a number."""
    end = f" {number}"
    return name[: MOST_NAME - len(end)].rstrip() + end


def _looks(name: str) -> set[str]:
    """What the name is taken for: as it is read, and as it looks."""
    seen = unicodedata.normalize("NFKC", name)
    seen = "".join(sign for sign in seen if unicodedata.category(sign) not in ("Cf", "Zs"))
    read = seen.casefold()
    return {each for each in (read, seen.translate(_TALL).casefold().translate(_FOREIGN)) if each}

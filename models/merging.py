"""What two windows have changed in one file: both changes hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_NOTHING = object()


def merged(base: object, mine: object, theirs: object) -> object:
    """`theirs` with what `mine` has changed since `base`, key by key where they are mappings.

    Where both have changed the same, mine counts; but what somebody changed is not lost because
    somebody else forgot it.

    >>> merged({"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "c": 3})
    {'a': 2, 'c': 3}
    """
    if mine == base:
        return theirs
    if theirs == base:
        return mine
    if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
        before = base if isinstance(base, Mapping) else {}
        keys = [*theirs, *(key for key in mine if key not in theirs)]
        each = {
            key: merged(
                before.get(key, _NOTHING), mine.get(key, _NOTHING), theirs.get(key, _NOTHING)
            )
            for key in keys
        }
        return {key: value for key, value in each.items() if value is not _NOTHING}
    return theirs if mine is _NOTHING else mine


def merged_recent(
    base: Sequence[str], mine: Sequence[str], theirs: Sequence[str]
) -> tuple[str, ...]:
    """Names in the order of their last use: mine since `base` lead, what I forgot is gone.

    >>> merged_recent("ab", "cab", "dab")
    ('c', 'd', 'a', 'b')
    """
    kept = [each for each in base if each in mine]
    count = next(n for n in range(len(mine) + 1) if _goes_on(mine[n:], kept, mine[:n]))
    lead = mine[:count]
    gone = {each for each in base if each not in mine}
    rest = [each for each in theirs if each not in lead and each not in gone]
    return (*lead, *rest)


def _goes_on(rest: Sequence[str], kept: Sequence[str], lead: Sequence[str]) -> bool:
    return list(rest) == [each for each in kept if each not in lead]

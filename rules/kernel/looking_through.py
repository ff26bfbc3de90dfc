"""What must hold of the values of any state, by the types of its fields, however deep they lie."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from functools import cache

import msgspec

from rules.kernel.state import State, field_types
from rules.kernel.steps import Seat
from rules.kernel.text import Text, is_speakable

NOBODY = -1
"""What all games write where no seat is meant."""


def strange_value(state: State, seats: int) -> str:
    """The first field that names a seat which nobody has, or holds words that cannot be said; empty
    where there is none."""
    known = range(NOBODY, seats)
    for name, hint in _hints(type(state)).items():
        for value in _values(getattr(state, name), hint):
            if isinstance(value, Text) and not is_speakable(value):
                return f"{name}: {value.key}"
            if isinstance(value, int) and value not in known:
                return f"{name}: seat {value}"
    return ""


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, object]:
    """The fields in which a seat or words may stand."""
    return {name: hint for name, hint in field_types(kind).items() if _may_hold(hint)}


def _may_hold(hint: object) -> bool:
    """Atoms hold none; steps and actions are looked into by what they are."""
    args = typing.get_args(hint)
    if args:
        return any(map(_may_hold, args))
    return hint is Seat or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


def _values(value: object, hint: object) -> Iterator[int | Text]:
    """The seats and the words in a value."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name, inner in _hints(type(value)).items():
            yield from _values(getattr(value, name), inner)
    elif isinstance(value, int):
        if hint is Seat or Seat in typing.get_args(hint):
            yield value
    elif isinstance(value, dict):
        key, held = _kinds(hint, dict)
        for name, each in value.items():
            yield from _values(name, key)
            yield from _values(each, held)
    elif isinstance(value, list | tuple | set | frozenset):
        kinds = _kinds(hint, type(value))
        for number, each in enumerate(value):
            yield from _values(each, kinds[min(number, len(kinds) - 1)])


@cache
def _kinds(hint: object, kind: type) -> tuple[object, ...]:
    """What lies within a list, a tuple or a dict of this type; of several, the one it may be."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        found = (each for each in typing.get_args(hint) if typing.get_origin(each) is kind)
        hint = next(found, None)
    held = tuple(each for each in typing.get_args(hint) if each is not Ellipsis)
    return held or (object, object)

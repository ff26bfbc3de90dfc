"""The state of a game in progress: what is on the table, and what is still to happen.

Flat rule: a field is an atom, a frozen record, a tuple, or one dict, list or set whose values are
immutable; a seat is a frozen record in a list, replaced whole. One `clone` is then right for all
games. Lists go by seat or by place: all but the agenda keep the length that they are set up with.
"""

from __future__ import annotations

import types
import typing
from typing import ClassVar, Self

import msgspec

from rules.kernel.steps import Action, Event, FreeAction, Outcome, Seat, Step


class State(msgspec.Struct, gc=False, kw_only=True):
    """Base of every game's state."""

    GAME: ClassVar[str]
    FIXED: ClassVar[tuple[str, ...]] = ("variant",)
    """What the set-up makes and nothing changes, where a game has it; the state in a file is
    compared with it."""
    agenda: list[Step]
    answers: dict[Seat, tuple[Action, ...]]
    luck: int
    ply: int = 0
    """Questions settled so far. Parts are not counted: how many a seat gave may be its secret."""
    outcome: Outcome | None = None

    def react(self, event: Event) -> tuple[Step, ...]:
        """The steps that effects in play put on the agenda because of an event (reactions)."""
        return ()

    def is_over(self) -> Outcome | None:
        """«Wins at once»: looked at after each step that told an event. What wins is told."""
        return None

    def free_actions(self, seat: Seat) -> tuple[FreeAction, ...]:
        """What this seat may do unasked. Public, few, limited so that play ends."""
        return ()

    def clone(self) -> Self:
        """An independent copy: the record itself, then each mutable field."""
        names = _mutable.get(type(self)) or _mutable_fields(type(self))
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec has it, its stub not
        for name in names:
            setattr(twin, name, getattr(self, name).copy())
        return twin


_mutable: dict[type[State], tuple[str, ...]] = {}


def field_types(kind: type[msgspec.Struct]) -> dict[str, object]:
    """Field name -> type, inherited ones included, in the order of the record."""
    hints = typing.get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def _mutable_fields(kind: type[State]) -> tuple[str, ...]:
    names = []
    for name, hint in field_types(kind).items():
        if _is_mutable(hint):
            names.append(name)
    _mutable[kind] = tuple(names)
    return _mutable[kind]


def _is_mutable(hint: object) -> bool:
    if isinstance(hint, types.UnionType):
        if any(_is_mutable(part) for part in hint.__args__):
            raise TypeError(f"{hint}: a field that may be mutable or not breaks the flat rule")
        return False
    return typing.get_origin(hint) in (list, dict, set) or hint in (list, dict, set)

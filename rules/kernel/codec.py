"""States and records as JSON bytes and back, with every type checked. Never pickle.

msgspec writes a field `list[Step]` by what lies in it but reads only the declared type; so the
codec closes each game's steps, actions, events and effects as unions, built when the game is first
written or read.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any, Union

import msgspec

from rules.kernel.door import without_strings
from rules.kernel.registry import game
from rules.kernel.standing import Until
from rules.kernel.state import State, field_types
from rules.kernel.steps import Action, Done, Hidden, Pass, Seat, Seen

_write = msgspec.json.Encoder(order="deterministic").encode
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])

MOST_DIGITS = 60
"""A number of more is not even compared."""
_LONG = re.compile(rb"\d{6,}")
_LONG_KEY = re.compile(rb'"-?(\d{6,})"\s*:')

KERNEL_ACTIONS: tuple[type[Action], ...] = (Pass, Seen, Done, Hidden, Until)


class Damaged(ValueError):
    """Bytes that are no state, action or event of the game."""


def encode(state: State) -> bytes:
    """A state as JSON; equal states give equal bytes."""
    names = state.__struct_fields__
    return _write({name: _with_text_keys(getattr(state, name)) for name in names})


def encode_field(value: object) -> bytes:
    """One field of a state as JSON, as it stands in the whole."""
    return _write(_with_text_keys(value))


def _with_text_keys(value: object) -> object:
    """A field as the writer takes it: it puts dicts in order only where their keys are texts."""
    if type(value) is dict:
        return {str(key): value[key] for key in sorted(value)}
    return value


def decode(game_id: str, raw: bytes) -> State:
    """A state from JSON. Raises Damaged with the field that does not fit."""
    entry = game(game_id)
    decoders = _decoders(game_id)
    values = _fields_of(raw)
    if set(values) != set(decoders):
        raise Damaged(f"fields {sorted(set(values) ^ set(decoders))} are missing or unknown")
    read: dict[str, Any] = {}
    for name, decoder in decoders.items():
        try:
            read[name] = decoder.decode(values[name])
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:
            raise Damaged(f"{name}: {fault}") from fault
    return entry.state_type(**read)


def check_numbers(game_id: str, raw: bytes) -> None:
    """Refuse a state from a file with a number larger than any of its game. Raises Damaged.

    Numbers become sizes and places on a board; no rule can look at each of them.
    """
    most = game(game_id).most_number
    for name, value in _fields_of(raw).items():
        found = [] if name == "luck" else _long_numbers(bytes(value))
        if any(len(each) > MOST_DIGITS or int(each) > most for each in found):
            raise Damaged(f"{name}: a number is too large")


def _long_numbers(raw: bytes) -> list[bytes]:
    """Numbers of several digits, also as keys; a part behind the point counts as one."""
    return _LONG.findall(without_strings(raw)) + _LONG_KEY.findall(raw)


def _fields_of(raw: bytes) -> dict[str, msgspec.Raw]:
    try:
        return _fields.decode(raw)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Damaged(str(fault)) from fault


def digest(state: State) -> str:
    """A short fingerprint of a state."""
    return hashlib.sha256(encode(state)).hexdigest()[:16]


def encode_action(action: Action) -> bytes:
    """An action as JSON."""
    return _write(action)


def decode_action(game_id: str, raw: bytes) -> Action:
    """An action from JSON. Raises Damaged."""
    try:
        action: Action = _action_decoder(game_id).decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as fault:
        raise Damaged(str(fault)) from fault
    return action


def action_type(game_id: str) -> Any:
    """The union of a game's actions, for records that hold them."""
    return _union((*game(game_id).actions, *KERNEL_ACTIONS))


@cache
def _action_decoder(game_id: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(action_type(game_id))


@cache
def _decoders(game_id: str) -> dict[str, msgspec.json.Decoder[Any]]:
    entry = game(game_id)
    hints: dict[str, Any] = dict(field_types(entry.state_type))
    hints["agenda"] = list[_union(entry.steps)]  # type: ignore[misc]
    hints["answers"] = dict[Seat, tuple[action_type(game_id), ...]]  # type: ignore[misc]
    hints.update(entry.closed)
    return {name: msgspec.json.Decoder(hint) for name, hint in hints.items()}


def _union(kinds: tuple[type[Any], ...]) -> Any:
    return Union[kinds]  # noqa: UP007  (built from a tuple at run time)

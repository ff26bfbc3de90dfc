"""Spoilt values within a record: what no disk does, but somebody with an editor."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

Damage = Callable[[bytes, random.Random], bytes]
Whole = dict[str, Any]
"""A record as JSON, its body opened: under «body» whether it was sealed or not."""

HUGE = (99, 1 << 16, 1 << 31, 1 << 53, 1 << 63, -(1 << 63) - 1, 1 << 200, int("9" * 4_000))
WORDS = ("", "?", "a" * 3_000, "../../config/settings", "a\0b", "\u202e\u2028x", "<b>x</b>",
         "CON", "x" * 64, "{who}", "%n", "\ud800", "\U0001f56f" * 40, "é", "-1", "0")  # fmt: skip
VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 2, 7, 1.5, -0.0, [], [0], [[0]], {}, {"a": 1}, {"type": "Pass"},
    {"type": "Night"}, {"key": "kernel.plain", "facts": []}, {"": {}}, {"\0": 1}, *HUGE, *WORDS,
)  # fmt: skip


# ---------------------------------------------------------------- a record, opened
def unsealed(sealed: str) -> bytes:
    return zlib.decompressobj().decompress(base64.b64decode(sealed))


def sealed(body: bytes) -> str:
    return base64.b64encode(zlib.compress(body, 1)).decode()


def opened(raw: bytes) -> Whole:
    whole: Whole = json.loads(raw)
    if "sealed" in whole:
        whole["body"] = json.loads(unsealed(whole.pop("sealed")))
    return whole


def closed(whole: Whole, is_sealed: bool = True) -> bytes:
    """As a program would have written it, though none of its own."""
    whole = dict(whole)
    if is_sealed and "body" in whole:
        whole["sealed"] = sealed(json.dumps(whole.pop("body")).encode())
    return json.dumps(whole).encode()


def was_sealed(raw: bytes) -> bool:
    return b'"sealed":"' in raw


def as_position(whole: Whole) -> Whole:
    """The same game, going on from what stands on the table: no rule led there."""
    body = whole["body"]
    body |= {"origin": body["snapshot"], "opening": [], "entries": [], "digests": {}, "marks": []}
    return whole


def spoil_somewhere(node: Any, dice: random.Random) -> None:
    """Goes down at random, then replaces, removes, doubles, moves or multiplies what is there."""
    while isinstance(node, dict | list) and node:
        key = dice.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
        inner = node[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            node = inner
            continue
        _spoil(node, key, dice)
        return


def _spoil(node: Any, key: Any, dice: random.Random) -> None:
    inner, how = node[key], dice.random()
    other = dice.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
    if how < 0.15:
        del node[key]
    elif how < 0.25 and isinstance(node, list):
        node.insert(key, deepcopy(inner))
    elif how < 0.3 and isinstance(node, list):
        node += [inner] * dice.choice((50, 5_000))
    elif how < 0.3:
        node[dice.choice(WORDS)] = deepcopy(inner)
    elif how < 0.4:
        node[key], node[other] = node[other], node[key]
    elif how < 0.45:
        node[key] = deepcopy(node[other])
    elif how < 0.65 and isinstance(inner, int):
        node[key] = inner + dice.choice((-1, 1, -100, 1_000, 999_999))
    else:
        node[key] = deepcopy(dice.choice(VALUES))


# ---------------------------------------------------------------- single values
def edit(raw: bytes, dice: random.Random) -> bytes:
    """Some values inside are others: in the head, the body or both."""
    whole = opened(raw)
    for _ in range(dice.choice((1, 1, 1, 4))):
        is_inside = dice.random() < 0.6 and "body" in whole
        spoil_somewhere(whole["body"] if is_inside else whole, dice)
    return closed(whole, was_sealed(raw))


def edit_position(raw: bytes, dice: random.Random) -> bytes:
    """The position from which a game goes on is another, and says so of itself everywhere."""
    whole = as_position(opened(raw))
    for _ in range(dice.choice((1, 1, 2))):
        spoil_somewhere(whole["body"]["snapshot"], dice)
    return closed(whole, was_sealed(raw))


def edit_picture(raw: bytes, dice: random.Random) -> bytes:
    """What an onlooker saw is something else."""
    whole = opened(raw)
    table = json.loads(whole["table"])
    spoil_somewhere(table, dice)
    whole["table"] = json.dumps(table)
    return closed(whole, was_sealed(raw))


def edit_head(raw: bytes, dice: random.Random) -> bytes:
    whole = opened(raw)
    name = dice.choice(("id", "seats", "summary", "options", "started", "saved", "table", "own"))
    inner = whole.get(name)
    if isinstance(inner, dict | list) and dice.random() < 0.7:
        spoil_somewhere(inner, dice)
    else:
        whole[name] = deepcopy(dice.choice(VALUES))
    return closed(whole, was_sealed(raw))


def edit_own(raw: bytes, dice: random.Random) -> bytes:
    """The edited data that goes along is other data, or none."""
    whole = opened(raw)
    items = json.loads(whole["own"])
    for _ in range(dice.choice((1, 1, 3))):
        spoil_somewhere(items, dice)
    whole["own"] = json.dumps(items)
    return closed(whole, was_sealed(raw))


def shift_numbers(raw: bytes, dice: random.Random) -> bytes:
    """A position in which all numbers of one field are off by much, as if the law were another."""
    whole = as_position(opened(raw))
    state, off = whole["body"]["snapshot"], dice.choice((-40, 5, 40, 4_000))
    name = dice.choice(sorted(state))
    state[name] = _shifted(state[name], off)
    return closed(whole, was_sealed(raw))


def _shifted(value: Any, off: int) -> Any:
    if isinstance(value, dict):
        return {key: _shifted(each, off) for key, each in value.items()}
    if isinstance(value, list):
        return [_shifted(each, off) for each in value]
    return value + off if isinstance(value, int) and not isinstance(value, bool) else value


# ---------------------------------------------------------------- what was decided
def edit_entries(raw: bytes, dice: random.Random) -> bytes:
    """Answers are left out, doubled, exchanged, or given by another seat."""
    whole = opened(raw)
    entries = whole["body"]["entries"]
    for _ in range(dice.choice((1, 1, 3)) if entries else 0):
        one, other = dice.randrange(len(entries)), dice.randrange(len(entries))
        how = dice.randrange(6)
        if how == 0:
            entries[one], entries[other] = entries[other], entries[one]
        elif how == 1:
            entries[one][0] = dice.choice((entries[other][0], 1 - entries[one][0], 63))
        elif how == 2:
            entries[one][1] = entries[other][1]
        elif how == 3:
            entries[one][2] = entries[other][2]
        elif how == 4:
            entries[one:one] = entries[other : other + dice.choice((1, 1, 9))]
        else:
            del entries[one : one + dice.choice((1, 1, len(entries)))]
        if not entries:
            break
    if dice.random() < 0.3:
        whole["body"]["digests"] = {}
    return closed(whole, was_sealed(raw))


# ---------------------------------------------------------------- what JSON allows or nearly does
NUMBERS = (b"NaN", b"-Infinity", b"1e999", b"-0", b"1.0", b"007", b"0x10", b"1E5", b"9" * 30)
PIECES = (b'"\\ud800"', b'"\\u0000"', b"/* */1", b"'a'", b"1,", b"[[]]", b"tru", b'"\\x"', b"\x00",
          b'"\xff"', b'"\xed\xa0\x80"', b'{"type":"Pass","type":"Night"}', b"null")  # fmt: skip
_VALUE = re.compile(rb'(?<=[:,\[])(?:-?\d+|"(?:[^"\\]|\\.){0,40}"|true|false|null)')
_MEMBER = re.compile(rb'"\w+":(?:-?\d+|"[^"\\]{0,40}"|null|\[\])(?=[,}])')


def rewrite(raw: bytes, dice: random.Random) -> bytes:
    """Text that other readers take for JSON: members twice, numbers of every spelling."""
    if not was_sealed(raw) or dice.random() < 0.4:
        return rewritten(raw, dice)
    before, _, rest = raw.partition(b'"sealed":"')
    inner, _, after = rest.partition(b'"')
    spoilt = rewritten(unsealed(inner.decode()), dice)
    return before + b'"sealed":"' + sealed(spoilt).encode() + b'"' + after


def rewritten(text: bytes, dice: random.Random) -> bytes:
    pattern = dice.choice((_VALUE, _MEMBER))
    places = list(pattern.finditer(text))
    if not places:
        return text + dice.choice(PIECES)
    found = dice.choice(places)
    new = dice.choice((*NUMBERS, *PIECES))
    if pattern is _MEMBER:
        name = found.group().partition(b":")[0]
        new = found.group() + b"," + name + b":" + dice.choice((new, b"0", b"[]", b'""'))
    return text[: found.start()] + new + text[found.end() :]

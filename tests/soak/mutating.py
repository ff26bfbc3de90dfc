"""Good records spoilt in every way that somebody, or a disk, could think of.

`mutated(game_id, dice)` gives one: the same for the same dice. What must hold of all of them is
with who looks at them: the console, the list, the window.
"""

from __future__ import annotations

import gzip
import json
import random

from rules.kernel.registry import game, game_ids
from tests.soak.forging import FORGERIES
from tests.soak.games import OWN, samples
from tests.soak.values import (
    Damage,
    as_position,
    closed,
    edit,
    edit_entries,
    edit_head,
    edit_own,
    edit_picture,
    edit_position,
    opened,
    rewrite,
    sealed,
    shift_numbers,
    was_sealed,
)


# ---------------------------------------------------------------- bytes
def flip(raw: bytes, dice: random.Random) -> bytes:
    found = bytearray(raw)
    for _ in range(dice.choice((1, 1, 3, 30))):
        found[dice.randrange(len(found))] ^= 1 << dice.randrange(8)
    return bytes(found)


def cut(raw: bytes, dice: random.Random) -> bytes:
    return raw[: dice.choice((0, 1, 14, *(dice.randrange(len(raw)) for _ in range(9))))]


def lose(raw: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(raw))
    return raw[:start] + raw[start + dice.randrange(1, 60) :]


def zeros(raw: bytes, dice: random.Random) -> bytes:
    """As some file systems leave it after a power cut."""
    start = dice.randrange(len(raw))
    count = min(len(raw) - start, dice.choice((16, 512, 4096)))
    return raw[:start] + bytes(count) + raw[start + count :]


def mix(raw: bytes, dice: random.Random) -> bytes:
    """Half of one file, half of another."""
    other = dice.choice(samples(dice.choice(game_ids())))
    return raw[: dice.randrange(len(raw))] + other[dice.randrange(len(other)) :]


def packed(raw: bytes, dice: random.Random) -> bytes:
    """Compressed, once or twice, then cut or spoilt, or with more behind it."""
    found = gzip.compress(raw, 1)
    how = dice.randrange(4)
    if how < 2:
        return (cut, flip)[how](found, dice)
    return gzip.compress(found, 1) if how == 2 else found + found


def recoded(raw: bytes, dice: random.Random) -> bytes:
    """In another encoding, or behind its mark."""
    code = dice.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7", "cp037"))
    return dice.choice((b"", b"\xef\xbb\xbf", b"\n\t ")) + raw.decode().encode(code, "replace")


# ---------------------------------------------------------------- wholes
def swap_bodies(raw: bytes, dice: random.Random) -> bytes:
    """The head of one game, the body of another, of the same kind or not."""
    other = dice.choice((json.loads(raw)["game"], dice.choice(game_ids())))
    whole = opened(raw)
    whole["body"] = opened(dice.choice(samples(other)))["body"]
    return closed(whole, was_sealed(raw))


def mix_states(raw: bytes, dice: random.Random) -> bytes:
    """A position of which some fields are those of another moment or another table."""
    whole = as_position(opened(raw))
    state, game_id = whole["body"]["snapshot"], whole["game"]
    other = opened(dice.choice(samples(game_id)))["body"]["snapshot"]
    for name in dice.sample(sorted(state), dice.choice((1, 1, 2, 5))):
        state[name] = other.get(name, state[name])
    return closed(whole, was_sealed(raw))


def older_rules(raw: bytes, dice: random.Random) -> bytes:
    """Rules that are said to be older, or newer; so is the format."""
    whole = opened(dice.choice((edit_position, shift_numbers, edit_entries))(raw, dice))
    whole["rules"] = dice.choice((0, -5, 0, 0, 99))
    if dice.random() < 0.1:
        whole["lamplight"] = dice.choice((0, 2, -1, 1.0, "1", True))
    return closed(whole, was_sealed(raw))


def two_bodies(raw: bytes, dice: random.Random) -> bytes:
    """One body in plain, one sealed; or a part that nobody knows."""
    whole = opened(raw)
    both = dict(whole)
    both["sealed"] = sealed(json.dumps(edited_body(raw, dice)).encode())
    if dice.random() < 0.5:
        both["body"] = dice.choice(({}, [], None, edited_body(raw, dice)))
    return json.dumps(both).encode()


def edited_body(raw: bytes, dice: random.Random) -> object:
    return opened(edit_entries(raw, dice))["body"]


def nest(raw: bytes, dice: random.Random) -> bytes:
    """Values within values without end, somewhere."""
    deep = dice.choice((70, 900, 60_000))
    member = dice.choice((b'"where":', b'"summary":', b'"options":', b'"seats":', b'"table":'))
    return raw.replace(member, member + b'[{"a":' * deep, 1)


def bomb(raw: bytes, dice: random.Random) -> bytes:
    """Little that unpacks to much: blanks, or values; the body alone or the whole file."""
    whole = opened(raw)
    inner = dice.choice((b" ", b"[],", b'"",', b"0,")) * (dice.choice((1, 40)) << 20)
    body = json.dumps(whole.pop("body")).encode()[:-1] + b', "earlier": [' + inner + b'""]}'
    if dice.random() < 0.3:
        return gzip.compress(json.dumps(whole).encode()[:-1] + b', "body": ' + body + b"}", 1)
    whole["sealed"] = sealed(body)
    return json.dumps(whole).encode()


OFTEN: tuple[Damage, ...] = (edit, edit_position, edit_head, edit_picture, older_rules)
SOMETIMES: tuple[Damage, ...] = (edit_entries, shift_numbers, mix_states, rewrite)
SELDOM: tuple[Damage, ...] = (
    *(flip, cut, lose, zeros, mix, packed, recoded),
    *(swap_bodies, two_bodies, nest),
)
DAMAGES = (*OFTEN * 3, *SOMETIMES * 2, *FORGERIES, *SELDOM)
BOMB_IN = 200


def mutated(game_id: str, dice: random.Random, tables: int = 0) -> tuple[str, bytes]:
    """Return what was done, and a record that it was done to: of so many further tables."""
    kind = bomb if not dice.randrange(BOMB_IN) else dice.choice(DAMAGES)
    table = dice.randint(0, tables)
    if game(game_id).own_data and dice.random() < 0.2:
        kind, table = dice.choice((edit_own, edit_own, kind)), OWN
    return kind.__name__, kind(dice.choice(samples(game_id, table)), dice)

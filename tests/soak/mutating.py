"""Good records spoilt in every way that somebody, or a disk, could think of.

`mutated(game_id, dice)` gives one: the same for the same dice. What must hold of all of them is
with who looks at them: the console, the list, the window.
"""

from __future__ import annotations

import base64
import gzip
import json
import random
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan, record_of, write_record
from rules.kernel.registry import game, game_ids, setup_of

Damage = Callable[[bytes, random.Random], bytes]
Whole = dict[str, Any]
"""A record as JSON, its body opened: under «body» whether it was sealed or not."""

SEEDS = {"root": 3}
SHORT, LONG = 60, 100_000
PLANS = (SeatPlan(SeatKind.PERSON, "Ada"), *(SeatPlan(SeatKind.BOT, "Wick", "random"),) * 9)


def played(game_id: str, answers: int, seed: int = 5) -> Play:
    play, dice = Play(setup_of(game_id, game(game_id).seat_counts[0], seed)), random.Random(seed)
    for _ in range(answers):
        if not (seats := agenda.asked(play.state)):
            break
        play.submit(seats[0], dice.choice(agenda.request(play.state, seats[0]).actions))
    return play


def written(play: Play) -> bytes:
    plans = PLANS[: play.setup.seats]
    return write_record(record_of(play, plans, TakeBack.STRICT, program="1", id="a" * 32, saved=1))


@cache
def samples(game_id: str) -> tuple[bytes, ...]:
    """A running game, one that is over, and one that goes on from a position: of that no rule
    led to what stands in it."""
    running = played(game_id, SHORT)
    carried_over = Play.from_state(running.setup, running.state)
    return written(running), written(played(game_id, LONG)), written(carried_over)


# ---------------------------------------------------------------- bytes
def flip(raw: bytes, dice: random.Random) -> bytes:
    found = bytearray(raw)
    for _ in range(dice.choice((1, 1, 3, 30))):
        found[dice.randrange(len(found))] ^= 1 << dice.randrange(8)
    return bytes(found)


def cut(raw: bytes, dice: random.Random) -> bytes:
    return raw[: dice.randrange(len(raw))]


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
    """Compressed, then cut or spoilt."""
    return dice.choice((cut, flip))(gzip.compress(raw, 1), dice)


# ---------------------------------------------------------------- values
def opened(raw: bytes) -> Whole:
    whole: Whole = json.loads(raw)
    if "sealed" in whole:
        whole["body"] = json.loads(
            zlib.decompressobj().decompress(base64.b64decode(whole.pop("sealed")))
        )
    return whole


def closed(whole: Whole, sealed: bool = True) -> bytes:
    """As a program would have written it, though none of its own."""
    whole = dict(whole)
    if sealed and "body" in whole:
        body = json.dumps(whole.pop("body")).encode()
        whole["sealed"] = base64.b64encode(zlib.compress(body, 1)).decode()
    return json.dumps(whole).encode()


def is_sealed(raw: bytes) -> bool:
    return b'"sealed":"' in raw


HUGE = (99, 1 << 16, 1 << 31, 1 << 53, 1 << 63, -(1 << 63) - 1, 1 << 200, int("9" * 4_000))
WORDS = ("", "?", "a" * 3_000, "../../config/settings", "a\0b", "\u202e\u2028x", "<b>x</b>",
         "CON", "x" * 64, "{who}", "%n")  # fmt: skip
VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 2, 7, 1.5, [], [0], [[0]], {}, {"a": 1}, {"type": "Pass"},
    {"type": "Night"}, {"key": "kernel.plain", "facts": []}, *HUGE, *WORDS,
)  # fmt: skip


def edit(raw: bytes, dice: random.Random) -> bytes:
    """Some values inside are others: in the head, the body or both."""
    whole = opened(raw)
    for _ in range(dice.choice((1, 1, 1, 4))):
        _edit_somewhere(whole["body"] if dice.random() < 0.6 and "body" in whole else whole, dice)
    return closed(whole, is_sealed(raw))


def edit_position(raw: bytes, dice: random.Random) -> bytes:
    """The position from which a game goes on is another, and says so of itself everywhere."""
    whole = opened(samples_with_origin(raw))
    state = whole["body"]["snapshot"]
    for _ in range(dice.choice((1, 1, 2))):
        _edit_somewhere(state, dice)
    whole["body"]["origin"] = state
    whole["body"]["entries"], whole["body"]["digests"] = [], {}
    return closed(whole, is_sealed(raw))


def samples_with_origin(raw: bytes) -> bytes:
    return samples(json.loads(raw)["game"])[2]


def edit_picture(raw: bytes, dice: random.Random) -> bytes:
    """What an onlooker saw is something else."""
    whole = opened(raw)
    table = json.loads(whole["table"])
    _edit_somewhere(table, dice)
    whole["table"] = json.dumps(table)
    return closed(whole, is_sealed(raw))


def edit_head(raw: bytes, dice: random.Random) -> bytes:
    whole = opened(raw)
    name = dice.choice(("id", "seats", "summary", "options", "started", "saved", "table", "own"))
    inner = whole.get(name)
    if isinstance(inner, dict | list) and dice.random() < 0.7:
        _edit_somewhere(inner, dice)
    else:
        whole[name] = dice.choice(VALUES)
    return closed(whole, is_sealed(raw))


def _edit_somewhere(node: Any, dice: random.Random) -> None:
    """Goes down at random, then replaces, removes, doubles, moves or multiplies what is there."""
    while node:
        key = dice.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
        inner = node[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            node = inner
            continue
        how = dice.random()
        if how < 0.15:
            del node[key]
        elif how < 0.25 and isinstance(node, list):
            node.insert(key, inner)
        elif how < 0.3 and isinstance(node, list):
            node += [inner] * dice.choice((50, 5_000))
        elif how < 0.4:
            other = dice.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
            node[key], node[other] = node[other], node[key]
        elif how < 0.6 and isinstance(inner, int):
            node[key] = inner + dice.choice((-1, 1, -100, 1_000, 999_999))
        else:
            node[key] = dice.choice(VALUES)
        return


# ---------------------------------------------------------------- wholes
def swap_bodies(raw: bytes, dice: random.Random) -> bytes:
    """The head of one game, the body of another, of the same kind or not."""
    other = dice.choice((json.loads(raw)["game"], dice.choice(game_ids())))
    whole = opened(raw)
    whole["body"] = opened(dice.choice(samples(other)))["body"]
    return closed(whole, is_sealed(raw))


def older_rules(raw: bytes, dice: random.Random) -> bytes:
    """Rules that are said to be older, or newer."""
    whole = opened(edit_position(raw, dice))
    whole["rules"] = dice.choice((0, -5, 0, 0, 99))
    return closed(whole, is_sealed(raw))


def nest(raw: bytes, dice: random.Random) -> bytes:
    """Values within values without end, somewhere."""
    deep = dice.choice((70, 900, 60_000))
    member = dice.choice((b'"where":', b'"summary":', b'"options":', b'"seats":', b'"table":'))
    return raw.replace(member, member + b'[{"a":' * deep, 1)


def bomb(raw: bytes, dice: random.Random) -> bytes:
    """Little that unpacks to much: blanks, or values."""
    whole = opened(raw)
    inner = dice.choice((b" ", b"[],", b'"",', b"0,")) * (dice.choice((1, 40)) << 20)
    body = json.dumps(whole.pop("body")).encode()[:-1] + b', "earlier": [' + inner + b'""]}'
    whole["sealed"] = base64.b64encode(zlib.compress(body, 1)).decode()
    return json.dumps(whole).encode()


OFTEN: tuple[Damage, ...] = (edit, edit_position, edit_head, edit_picture, older_rules)
SELDOM: tuple[Damage, ...] = (flip, cut, lose, zeros, mix, packed, swap_bodies, nest)
DAMAGES = (*OFTEN * 3, *SELDOM)
BOMB_IN = 200


def mutated(game_id: str, dice: random.Random) -> tuple[str, bytes]:
    """Return what was done, and a record that it was done to."""
    kind = bomb if not dice.randrange(BOMB_IN) else dice.choice(DAMAGES)
    return kind.__name__, kind(dice.choice(samples(game_id)), dice)

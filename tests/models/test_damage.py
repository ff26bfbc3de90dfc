"""Damaged files: one clear sentence, never a traceback, and the file stays as it is."""

from __future__ import annotations

import base64
import gzip
import json
import random
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from models.records import Records, open_record
from models.seating import bot, person
from rules.kernel import agenda
from rules.kernel.door import Unreadable
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import record_of, write_record
from rules.kernel.registry import setup_of
from tests.models.tables import lanterns

PLANS = (person("Ada"), bot("random"))
Damage = Callable[[bytes, random.Random], bytes]


def written(play: Play, answers: int) -> bytes:
    for n in range(answers):
        if seats := agenda.asked(play.state):
            actions = agenda.request(play.state, seats[0]).actions
            play.submit(seats[0], actions[n * 7 % len(actions)])
    return write_record(record_of(play, PLANS, TakeBack.STRICT, program="1", id="a1"))


@cache
def samples() -> tuple[bytes, ...]:
    """A running game, a finished one, a compressed one, and one of a shipped game."""
    running, over = written(lanterns(2), 25), written(lanterns(2), 10_000)
    shipped = written(Play(setup_of("cartographers", 2, 5)), 9)
    return running, over, gzip.compress(running), shipped


# ---------------------------------------------------------------- kinds of damage
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
    other = dice.choice(samples())
    return raw[: dice.randrange(len(raw))] + other[dice.randrange(len(other)) :]


def unsealed(words: str) -> bytes:
    return zlib.decompress(base64.b64decode(words))


def edit(raw: bytes, dice: random.Random) -> bytes:
    """Somebody changed a value inside: in the head, or in the sealed body."""
    whole = json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw)
    sealed = "sealed" in whole
    body = (
        json.loads(zlib.decompress(base64.b64decode(whole["sealed"]))) if sealed else whole["body"]
    )
    target = body if dice.random() < 0.8 else whole
    _edit_somewhere(target, dice)
    if sealed and "sealed" in whole and isinstance(whole["sealed"], str):
        whole["sealed"] = base64.b64encode(zlib.compress(json.dumps(body).encode())).decode()
    return json.dumps(whole).encode()


VALUES: tuple[object, ...] = (
    None, True, -1, 0, 1, 2, 99, 2**70, 1.5, "", "?", "a" * 300, [], [0], [[0]], {}, {"a": 1},
    {"type": "Bid", "coins": 3}, {"type": "Pass"}, {"type": "Night"}, "thief", "\u2028\x00",
)  # fmt: skip


def _edit_somewhere(node: object, dice: random.Random) -> None:
    """Goes down at random, then replaces, removes or doubles what is there."""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))  # type: ignore[arg-type]
        key = dice.choice(keys)
        inner = node[key]  # type: ignore[index]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            node = inner
            continue
        how = dice.random()
        if how < 0.2:
            del node[key]  # type: ignore[attr-defined]
        elif how < 0.3 and isinstance(node, list):
            node.insert(key, inner)
        else:
            node[key] = dice.choice(VALUES)  # type: ignore[index]
        return


DAMAGES: tuple[Damage, ...] = (flip, cut, lose, zeros, mix, edit, edit, edit)


# ---------------------------------------------------------------- what must hold
def look(path: Path, raw: bytes) -> bool:
    """Opens a damaged file; whether it opened all the same. Anything but a sentence is a fault."""
    path.write_bytes(raw)
    records = Records(path.parent, path.parent)
    lines = records.lines()
    assert [line.path for line in lines] == [path]
    try:
        open_record(path)
        opened = True
    except Unreadable as fault:
        said = str(fault)
        assert said[-1] == "."
        assert "\n" not in said
        assert "Traceback" not in said
        assert len(said) < 500, said
        opened = False
    assert path.read_bytes() == raw
    return opened


def damage_often(path: Path, times: int, seed: int) -> None:
    dice = random.Random(seed)
    opened = 0
    for number in range(times):
        raw = dice.choice(samples())
        kind = DAMAGES[number % len(DAMAGES)]
        damaged = kind(raw, dice)
        try:
            opened += look(path, damaged)
        except Exception as fault:
            raise AssertionError(f"{kind.__name__} number {number} of seed {seed}") from fault
    assert opened < times * 0.6, "most damage is noticed"


def test_the_samples_themselves_open(tmp_path: Path) -> None:
    for raw in samples():
        assert look(tmp_path / "a.lamplight", raw)


def test_damaged_files_are_said_to_be_damaged(tmp_path: Path) -> None:
    damage_often(tmp_path / "a.lamplight", 200, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_damaged_files(seed: int, tmp_path: Path) -> None:
    damage_often(tmp_path / "a.lamplight", 1_000, seed)

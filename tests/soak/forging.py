"""Records that somebody put together with knowledge of the game: every word in them is one of its
own, but stands where no game would lead to."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from rules.kernel.registry import game_ids
from tests.soak.games import samples
from tests.soak.values import Damage, Whole, as_position, closed, opened, was_sealed

Path = tuple[Any, ...]


def at(node: Any, path: Path) -> Any:
    for key in path:
        node = node[key]
    return node


def nodes(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in it, with where it lies."""
    if path:
        yield path, node
    if isinstance(node, dict | list):
        for key in node if isinstance(node, dict) else range(len(node)):
            yield from nodes(node[key], (*path, key))


def _position(raw: bytes) -> tuple[Whole, Any]:
    whole = as_position(opened(raw))
    return whole, whole["body"]["snapshot"]


def other_words(raw: bytes, dice: random.Random) -> bytes:
    """Words and numbers of the same position, in other places."""
    whole, state = _position(raw)
    for _ in range(dice.choice((1, 1, 2, 3))):
        kind = dice.choice((str, str, int, bool))
        found = [(path, value) for path, value in nodes(state) if type(value) is kind]
        if found:
            *path, last = dice.choice(found)[0]
            at(state, tuple(path))[last] = dice.choice(found)[1]
    return closed(whole, was_sealed(raw))


def other_keys(raw: bytes, dice: random.Random) -> bytes:
    """What belonged to one belongs to another."""
    whole, state = _position(raw)
    found = [value for _, value in nodes(state) if isinstance(value, dict) and value]
    if found:
        one, other = dice.choice(found), dice.choice(found)
        key, new = dice.choice(list(one)), dice.choice(list(other))
        one[new] = one.pop(key)
    return closed(whole, was_sealed(raw))


def other_seats(raw: bytes, dice: random.Random) -> bytes:
    """Two seats have exchanged some of what is theirs."""
    whole, state = _position(raw)
    count = len(whole["seats"])
    lists = [each for each in state.values() if isinstance(each, list) and len(each) == count]
    one, other = dice.randrange(count), dice.randrange(count)
    for each in dice.sample(lists, dice.randint(1, len(lists)) if lists else 0):
        each[one], each[other] = each[other], each[one]
    return closed(whole, was_sealed(raw))


def exchanged(raw: bytes, dice: random.Random) -> bytes:
    """Two lists or two tables of a position stand in each other's place."""
    whole, state = _position(raw)
    found = [(path, value) for path, value in nodes(state) if isinstance(value, dict | list)]
    one, a = dice.choice(found)
    apart = [(path, value) for path, value in found if not _overlap(one, path)]
    alike = [each for each in apart if type(each[1]) is type(a)]
    if alike:
        other, b = dice.choice(alike)
        at(state, one[:-1])[one[-1]], at(state, other[:-1])[other[-1]] = b, a
    return closed(whole, was_sealed(raw))


def _overlap(one: Path, other: Path) -> bool:
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def other_moment(raw: bytes, dice: random.Random) -> bytes:
    """A position, and answers that were given at another moment of the same game."""
    whole = opened(raw)
    body, other = whole["body"], opened(dice.choice(samples(whole["game"])))["body"]
    first = dice.randrange(len(body["entries"]) + 1)
    entries = body["entries"][first : first + dice.choice((1, 3, 20))]
    body |= {"origin": other["snapshot"], "opening": [], "digests": {}, "marks": []}
    body["entries"] = entries
    return closed(whole, was_sealed(raw))


def other_steps(raw: bytes, dice: random.Random) -> bytes:
    """What is to be done next is what was to be done at some other moment."""
    whole, state = _position(raw)
    other = opened(dice.choice(samples(whole["game"], dice.randint(0, 3))))["body"]["snapshot"]
    steps = [*other["agenda"], *state["agenda"]]
    if steps:
        state["agenda"] = [deepcopy(dice.choice(steps)) for _ in range(dice.choice((1, 1, 2, 30)))]
    return closed(whole, was_sealed(raw))


def other_head(raw: bytes, dice: random.Random) -> bytes:
    """The head is another game's, or its picture shows what is hidden."""
    whole, game_id = opened(raw), dice.choice(game_ids())
    other = opened(dice.choice(samples(dice.choice((whole["game"], game_id)), dice.randint(0, 4))))
    hidden = json.dumps(whole["body"]["snapshot"])
    whole["table"] = dice.choice((other["table"], hidden, json.dumps(other["body"]["snapshot"])))
    for name in ("summary", "options", "seats"):
        if dice.random() < 0.4:
            whole[name] = other[name]
    return closed(whole, was_sealed(raw))


FORGERIES: tuple[Damage, ...] = (
    *(other_words, other_keys, other_seats, exchanged, other_moment, other_steps, other_head),
)

"""Damaged data files by a seed: bytes, fields, types, heads, whole files."""

import random
from collections.abc import Callable

from rules.kinfire_council.items.loading import Sources, shipped_sources

SAMPLES = range(500)
BAD_VALUES = (
    "-1", "0", "99999999999999999999", "1.5", "nan", "true", '""', '"x"', "[]", "{}", "[[]]",
    "1979-05-27", '[{ op = "gain" }]', '[{ op = "fly", n = 1 }]', '[{ n = 1 }]', "[1, 2]",
    '[{ op = "to", who = "lead", do = [{ op = "v", n = 1 }] }]', '[{ kind = "flag" }]',
    "[" * 60 + "]" * 60, "9" * 5000, '"""', "'a",
)  # fmt: skip

Harm = Callable[[random.Random, str], str]


def _line(luck: random.Random, lines: list[str], sign: str = "=") -> int:
    """A line with a value, if there is one."""
    found = [at for at, line in enumerate(lines) if sign in line and not line.startswith("#")]
    return luck.choice(found or range(len(lines)))


def _other_value(luck: random.Random, words: str) -> str:
    lines = words.splitlines() or [""]
    at = _line(luck, lines)
    lines[at] = f"{lines[at].partition('=')[0]}= {luck.choice(BAD_VALUES)}"
    return "\n".join(lines)


def _other_name(luck: random.Random, words: str) -> str:
    lines = words.splitlines() or [""]
    at = _line(luck, lines)
    name = lines[at].partition("=")[0].strip() or "x"
    lines[at] = lines[at].replace(name, luck.choice(("extra", f"{name}_", '"', "op")), 1)
    return "\n".join(lines)


def _lost_line(luck: random.Random, words: str) -> str:
    lines = words.splitlines() or [""]
    del lines[_line(luck, lines)]
    return "\n".join(lines)


def _twice(luck: random.Random, words: str) -> str:
    parts = words.split("\n\n")
    part = luck.choice(parts[1:] or parts)
    return "\n\n".join((*parts, part))


def _lost_item(luck: random.Random, words: str) -> str:
    parts = words.split("\n\n")
    del parts[luck.randrange(len(parts))]
    return "\n\n".join(parts)


def _other_head(luck: random.Random, words: str) -> str:
    lines = words.splitlines() or [""]
    at = _line(luck, lines, "[")
    lines[at] = luck.choice(("[[monster]]", "[a", "[[", "[x.y]", "x = 1"))
    return "\n".join(lines)


def _cut(luck: random.Random, words: str) -> str:
    return words[: luck.randrange(len(words) + 1)]


def _word_for_word(luck: random.Random, words: str) -> str:
    """Another word of the file stands where one stood."""
    found = words.split(" ")
    found[luck.randrange(len(found))] = luck.choice(found)
    return " ".join(found)


_HARMS: tuple[Harm, ...] = (
    _other_value, _other_value, _other_name, _lost_line, _twice, _lost_item, _other_head, _cut,
    _word_for_word, _word_for_word,
)  # fmt: skip


def _bytes(luck: random.Random, raw: bytes) -> bytes:
    """Some bytes are others; or all of it is something else."""
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(2000))
    if kind == 1:
        return raw.decode().encode("utf-16")
    if kind == 2:
        return b"\xff\xfe" + raw
    harmed = bytearray(raw)
    for _ in range(luck.choice((1, 3, 40))):
        harmed[luck.randrange(len(harmed))] = luck.randrange(256)
    return bytes(harmed)


def damaged(seed: int) -> Sources:
    """The shipped files, one of them damaged."""
    luck = random.Random(seed)
    sources = shipped_sources()
    file = luck.choice(sorted(sources))
    if luck.random() < 0.3:
        sources[file] = _bytes(luck, sources[file])
    else:
        words = sources[file].decode()
        for _ in range(luck.choice((1, 1, 2))):
            words = luck.choice(_HARMS)(luck, words)
        sources[file] = words.encode()
    return sources

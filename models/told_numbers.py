"""Numbers that help pages tell, taken from the data of their game when a page is made.

A page says `{factions:units.deep_one.cost}`: in `resources/<game>/factions.toml` the value `cost`
of the entry of `units` whose id is `deep_one`. Entries without an id are found by their place, from
0, or by another field: `{components:crew.seats=5.threshold}`. So no page disagrees with its game.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files

PLACE = re.compile(r"\{(?P<file>[a-z_]+):(?P<path>[\w.=]+)\}")
_LEADING = re.compile(r"-?\d+")
DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""Language of a page -> its digits, where they are not ours."""


class NoNumber(KeyError):
    """A place in a page that names no number of the data."""


def filled(game_id: str, page: str, language: str = "en") -> str:
    """Return a page in a language with the numbers of its game. Raises NoNumber.

    >>> filled("cthulhu_wars", "Cthulhu costs {factions:units.cthulhu.cost}.")
    'Cthulhu costs 10.'
    """
    digits = DIGITS.get(language, {})

    def told(found: re.Match[str]) -> str:
        return str(number(game_id, found["file"], found["path"])).translate(digits)

    return PLACE.sub(told, page)


def number(game_id: str, file: str, path: str) -> int:
    """Return the number at a path of a file, or the one that a text there begins with («8, beside
    a Formless Spawn»). Raises NoNumber."""
    value = entry(game_id, file, path)
    leading = _LEADING.match(value) if isinstance(value, str) else None
    if leading is not None:
        return int(leading.group())
    if isinstance(value, bool) or not isinstance(value, int):
        raise NoNumber(f"{game_id}/{file}.toml has no number at {path}")
    return value


def entry(game_id: str, file: str, path: str) -> object:
    """Return what stands at a path of a file; None if nothing does."""
    value: object = _tables(game_id, file)
    for step in path.split("."):
        value = _inside(value, step)
    return value


def _inside(value: object, step: str) -> object:
    if isinstance(value, dict):
        return value.get(step)
    if not isinstance(value, list):
        return None
    key, sign, wanted = step.partition("=") if "=" in step else ("id", "", step)
    named = [each for each in value if isinstance(each, dict) and str(each.get(key)) == wanted]
    if named:
        return named[0]
    is_place = not sign and step.isdecimal() and int(step) < len(value)
    return value[int(step)] if is_place else None


@lru_cache(maxsize=32)
def _tables(game_id: str, file: str) -> dict[str, object]:
    source = files("resources").joinpath(game_id, f"{file}.toml")
    return tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}

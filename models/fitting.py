"""What settings may hold: their file lies open to everybody, and much of it becomes something else.

A value becomes a path, the name of a file, the size of a window. What does not fit is left out, the
rest holds.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from rules.kernel import names
from rules.kernel.head import MOST_OPTIONS, MOST_WORD
from rules.kernel.names import clean_name, is_language_code

if TYPE_CHECKING:
    from models.settings import Choices, LastSetup

TEXT_SIZES = range(80, 201)
"""Text size in percent."""
MOST_RECENT = 10
"""How many recent files the menu shows."""
TAKEN_OFF = "off"
"""What is kept of a PIN that somebody took off at the table."""

MOST_KEPT = 200
"""So many entries has each list of the settings."""
MOST_TITLE = 200
"""Letters of a name that a person gave to something that only the program shows."""
MOST_PATH = 4_096
MOST_SEATS = 100
MOST_LAYOUT = 64 << 10
"""Bytes in which Qt tells where the parts of a window are; usual are some hundreds."""

_PIN = re.compile(r"[0-9a-f]{32}\$[0-9a-f]{64}")
_SEAT = re.compile(r"[0-9]{1,2}")


def fitted(found: Choices) -> tuple[Choices, list[str]]:
    """The settings as they may be, and the names of those that were not."""
    named = {name: fit(getattr(found, name)) for name, fit in _FITS.items()}
    changed = [name for name, value in named.items() if value != getattr(found, name)]
    named["player_name"] = clean_name(found.player_name)
    named["presets"] = {game: _titled(kept) for game, kept in named["presets"].items()}
    named["last_setups"] = {game: _named(kept) for game, kept in named["last_setups"].items()}
    return msgspec.structs.replace(found, **named), changed


def _named(kept: LastSetup) -> LastSetup:
    """Names are made to fit without a word, as they are in records."""
    seats = (msgspec.structs.replace(plan, name=clean_name(plan.name)) for plan in kept.seats)
    return msgspec.structs.replace(kept, seats=tuple(seats))


def _titled(presets: dict[str, Any]) -> dict[str, Any]:
    """Likewise; one whose name holds no letter goes."""
    fit = {clean_name(name, names.MOST_TITLE): options for name, options in presets.items()}
    return {name: options for name, options in fit.items() if name}


def _few(fits: Callable[[str, Any], bool]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """The entries of a mapping that may be there: the newest stand last."""

    def fit(found: dict[str, Any]) -> dict[str, Any]:
        kept = [(key, value) for key, value in found.items() if fits(key, value)]
        return dict(kept[-MOST_KEPT:])

    return fit


def _is_word(word: str) -> bool:
    return len(word) <= MOST_WORD and word.isprintable()


def _is_title(words: str) -> bool:
    """One line in any script."""
    breaks = ("Cc", "Cs", "Zl", "Zp")
    is_line = not any(unicodedata.category(sign) in breaks for sign in words[:MOST_TITLE])
    return is_line and 0 < len(words) <= MOST_TITLE


def _are_options(options: dict[str, str]) -> bool:
    return len(options) <= MOST_OPTIONS and all(
        _is_word(name) and _is_word(value) for name, value in options.items()
    )


def _fit_presets(found: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    few = _few(lambda name, options: _is_title(name) and _are_options(options))
    games = _few(lambda game, _: _is_word(game))(found)
    return {game: few(presets) for game, presets in games.items()}


def _is_set_up(game: str, kept: LastSetup) -> bool:
    levels = all(_is_word(plan.level) for plan in kept.seats[:MOST_SEATS])
    is_few = _is_word(game) and len(kept.seats) <= MOST_SEATS
    return is_few and levels and _are_options(kept.options)


def _fit_pins(found: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """A PIN that cannot be read is one that was taken off: its curtain says so."""
    return {
        game: {
            seat: words if _PIN.fullmatch(words) else TAKEN_OFF
            for seat, words in seats.items()
            if _SEAT.fullmatch(seat)
        }
        for game, seats in _few(lambda game, _: _is_word(game))(found).items()
    }


_FITS: dict[str, Callable[[Any], Any]] = {
    "language": lambda code: code if is_language_code(code) else "",
    "text_size": lambda size: size if size in TEXT_SIZES else 100,
    "shortcuts": _few(
        lambda name, keys: len(keys) < MOST_WORD and all(map(_is_word, (name, *keys)))
    ),
    "last_setups": _few(_is_set_up),
    "presets": _fit_presets,
    "windows": _few(
        lambda name, kept: _is_word(name) and len(kept.geometry) + len(kept.docks) <= MOST_LAYOUT
    ),
    "pins": _fit_pins,
    "recent": lambda paths: tuple(
        path for path in paths[:MOST_RECENT] if len(path) <= MOST_PATH and "\0" not in path
    ),
}

"""The levels of a game's bots, found by name, loaded when they are wanted."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

from rules.bots import Bot
from rules.bots.uniform import uniform
from rules.kernel.luck import stirred
from rules.kernel.registry import game
from rules.kernel.steps import Seat

RANDOM = "random"


def levels(game_id: str) -> tuple[str, ...]:
    """The names of a game's levels, from weakest to strongest; `random` always exists."""
    return (RANDOM, *_own(game_id))


def adviser(game_id: str) -> Bot:
    """Who gives hints and plays for a person; dice do, where a game has no bots."""
    module = game(game_id).bots
    if not module:
        return uniform
    found: Bot = importlib.import_module(module).ADVISER
    return found


def bot(game_id: str, level: str) -> Bot:
    """A game's bot of a level. Raises KeyError for a level it does not have."""
    return uniform if level == RANDOM else _own(game_id)[level]


def own_luck(seed: int, seat: Seat) -> int:
    """The root of all luck of a bot: the same for the same game and seat."""
    return stirred(seed, 1_000_003 + seat)


def luck_of(seed: int, seat: Seat, ply: int) -> int:
    """A bot's own luck: the same for the same game, seat and question (`Request.ply`)."""
    return stirred(own_luck(seed, seat), ply)


def _own(game_id: str) -> Mapping[str, Bot]:
    module = game(game_id).bots
    if not module:
        return {}
    found: Mapping[str, Bot] = importlib.import_module(module).LEVELS
    return found

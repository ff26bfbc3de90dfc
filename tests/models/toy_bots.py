"""Bots for Lanterns: random, greedy, one that cannot think, one that thinks long, a spy."""

import os
import time

from rules.bots import Advice, Bot
from rules.kernel.luck import below
from rules.kernel.state import State
from rules.kernel.steps import Request
from rules.kernel.text import plain


def at_random(view: State, request: Request, luck: int) -> Advice:
    return Advice(request.actions[below(luck, len(request.actions))[1]])


def greedy(view: State, request: Request, luck: int) -> Advice:
    return Advice(request.actions[-1], (plain("the most"),))


def broken(view: State, request: Request, luck: int) -> Advice:
    raise ValueError("no idea")


def slow(view: State, request: Request, luck: int) -> Advice:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        pass
    return at_random(view, request, luck)


def mortal(view: State, request: Request, luck: int) -> Advice:
    os._exit(3)


def spy(view: State, request: Request, luck: int) -> Advice:
    """Tells what it was shown, and what its process has loaded."""
    import sys

    loaded = sorted(name for name in ("PySide6", "shapely", "numpy") if name in sys.modules)
    seen = (plain(repr(view)), plain(",".join(loaded)), plain(str(luck)))
    return Advice(request.actions[0], seen)


LEVELS: dict[str, Bot] = {
    "broken": broken,
    "mortal": mortal,
    "slow": slow,
    "spy": spy,
    "greedy": greedy,
}
ADVISER: Bot = greedy

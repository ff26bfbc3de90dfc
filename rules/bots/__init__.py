"""What all bots share: advice, levels, the arena.

A bot is a function of a seat's view, its request and a luck number: same view, same luck, same
advice. It knows nothing else, imports neither Qt nor geometry, and says why it chooses what it
chooses: the same reasons serve as hints. A game's levels stand in its ``bot.py`` as ``LEVELS``,
from weakest to strongest.
"""

from collections.abc import Callable

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Action, Request
from rules.kernel.text import Text


class Advice(msgspec.Struct, frozen=True):
    """One part of an answer, and up to three reasons for it in words."""

    action: Action
    reasons: tuple[Text, ...] = ()


Bot = Callable[[State, Request, int], Advice]
"""A seat's view, its request and a luck number in, advice out."""

"""What all bots share: advice, levels, the arena.

A bot is a function of a seat's view, its request and a luck number: same view, same luck, same
advice. It knows nothing else, imports neither Qt nor geometry, and says why it chooses what it
chooses: the same reasons serve as hints. A game's levels stand in its ``bot.py`` as ``LEVELS``,
from weakest to strongest, and beside them the ``ADVISER`` that gives hints: it plays as the
strongest, but compares where that one follows a rule of thumb, and tells what came second.
"""

from collections.abc import Callable

import msgspec

from rules.kernel.state import State
from rules.kernel.steps import Action, Request
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences


class Rival(msgspec.Struct, frozen=True):
    """The second best part of an answer, and up to three facts that speak for it.

    `behind`: how much less it promises; None where the facts are the measure.
    """

    action: Action
    behind: Text | None = None
    reasons: tuple[Text, ...] = ()

    @property
    def told(self) -> tuple[Text, ...]:
        """All of it in the order of reading."""
        return self.reasons if self.behind is None else (self.behind, *self.reasons)


class Advice(msgspec.Struct, frozen=True):
    """One part of an answer, and up to three reasons for it in words.

    `rival`: what it has been compared with; only the bot that gives hints tells it.
    """

    action: Action
    reasons: tuple[Text, ...] = ()
    rival: Rival | None = None


Bot = Callable[[State, Request, int], Advice]
"""A seat's view, its request and a luck number in, advice out."""


# Here, for the window has to know what bots in processes of their own say.
add_sentences(
    "bots",
    {
        "bots.best": QT_TRANSLATE_NOOP("bots", "No other option looked better."),
        "bots.lag.decides": QT_TRANSLATE_NOOP("bots", "It could lose you the game."),
        "bots.lag.less": QT_TRANSLATE_NOOP("bots", "It looks about {what} worse."),
        "bots.lag.alike": QT_TRANSLATE_NOOP("bots", "It looks nearly as good."),
    },
)

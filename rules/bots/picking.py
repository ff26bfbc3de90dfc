"""Which of the answers that a search has weighed a level gives."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.kernel.luck import stirred
from rules.kernel.steps import Action


class Weighed(Protocol):
    """An answer that a search has tried."""

    @property
    def value(self) -> float:
        """What it was found to be worth."""


class WeighedAction(Weighed, Protocol):
    """The same, with the answer."""

    @property
    def action(self) -> Action:
        """What is answered."""


Answer = TypeVar("Answer", bound=Weighed)
AnyAction = TypeVar("AnyAction", bound=WeighedAction)
CLEARLY = 0.5
"""A lead in points that is more than the noise of a search."""


def pick(tried: Sequence[Answer], luck: int, noise: float) -> Answer:
    """The first, which is the best; with `noise`, what luck makes look best."""
    if not noise:
        return tried[0]
    best, chosen = -1e9, tried[0]
    for number, each in enumerate(tried):
        value = each.value + noise * _noise(stirred(luck, 50 + number))
        if value > best:
            best, chosen = value, each
    return chosen


def trusted(tried: Sequence[AnyAction], usual: Action) -> AnyAction:
    """The first, which is the best, or what a rule of thumb says where nothing that was tried is
    clearly better."""
    for each in tried:
        if each.action == usual and tried[0].value - each.value < CLEARLY:
            return each
    return tried[0]


def _noise(luck: int) -> float:
    """From -1 to 1, the middle more likely."""
    return ((luck & 0xFFFF) + (luck >> 16 & 0xFFFF)) / 65535.0 - 1.0

"""What a character card is to the windows: when it may be turned up, and what it does then (10)."""

from collections.abc import Callable, Sequence

import msgspec

from rules.feed_the_kraken.enums import WindowName
from rules.feed_the_kraken.state import Kraken
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

Aims = Callable[[Kraken, Seat, tuple[Seat, ...]], Sequence[Seat]]
"""(state, whose card, targets so far) -> who may be the next target."""
Hits = Callable[[Kraken, StepContext, Seat, tuple[Seat, ...]], None]
"""(state, table, whose card, all targets): the effect."""
Bars = Callable[[Kraken, Seat], str]
"""(state, whose card) -> the word of the reason why it cannot be turned up now; empty: it can."""

ANY = frozenset(WindowName)


def nothing_bars(state: Kraken, seat: Seat) -> str:
    """No condition but the moment."""
    return ""


def no_targets(state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> Sequence[Seat]:
    """A card that is aimed at nobody."""
    return ()


class CardRule(msgspec.Struct, frozen=True, kw_only=True):
    """One character card.

    `targets` seats are chosen one by one out of `aims`; then `hits` carries the effect out.
    `bars`: what else forbids to turn it up. All of it is public: an onlooker's view is enough.
    """

    windows: frozenset[WindowName]
    hits: Hits
    targets: int = 0
    aims: Aims = no_targets
    bars: Bars = nothing_bars

    def can_aim(self, state: Kraken, seat: Seat, chosen: tuple[Seat, ...] = ()) -> bool:
        """Whether there is a whole legal set of targets."""
        if len(chosen) == self.targets:
            return True
        found = self.aims(state, seat, chosen)
        return any(self.can_aim(state, seat, (*chosen, each)) for each in found)

    def next_targets(self, state: Kraken, seat: Seat, chosen: tuple[Seat, ...]) -> list[Seat]:
        """Who may be chosen next so that the set can still be completed."""
        found = self.aims(state, seat, chosen)
        return [each for each in found if self.can_aim(state, seat, (*chosen, each))]

    def obstacle(self, state: Kraken, seat: Seat, window: WindowName) -> str:
        """The word of the reason why the face-down card cannot be turned up; empty: it can."""
        if window not in self.windows:
            return "moment"
        return self.bars(state, seat) or ("" if self.can_aim(state, seat) else "target")

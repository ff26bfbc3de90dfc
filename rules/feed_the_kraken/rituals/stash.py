"""Cult Guns Stash: the leader spreads guns, the others spread marks of suspicion (7)."""

from collections.abc import Sequence

import msgspec

from rules.feed_the_kraken.actions import Mark
from rules.feed_the_kraken.data import components
from rules.feed_the_kraken.enums import Ritual
from rules.feed_the_kraken.events import RitualHeld
from rules.feed_the_kraken.mutiny import guns
from rules.feed_the_kraken.rituals.circuit import (
    Circuit,
    circle,
    is_leader,
    leader_aboard,
    marked,
    remember,
)
from rules.feed_the_kraken.state import FactKind, Kraken, game_of, living, others
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Seat
from rules.kernel.text import Text, say


def to_spread(state: Kraken) -> int:
    """Three guns, or what the supply has left (U8): as many marks for everybody."""
    return min(components().guns_stash, state.supply)


class SpreadGuns(Circuit, frozen=True):
    """(7) One by one: the leader's guns, the marks of all others; oneself is allowed."""

    def seats(self, state: State) -> Sequence[Seat]:
        """All who live; nobody while the supply is empty."""
        game = game_of(state)
        return circle(game) if to_spread(game) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """The same for everybody."""
        return say("feed_the_kraken.ask.stash", n=to_spread(game_of(state)))

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """Guns for the leader, marks for the others."""
        game = game_of(state)
        key = "stash_guns" if is_leader(game, seat) else "stash_marks"
        left = to_spread(game) - len(given)
        return say(f"feed_the_kraken.secret.{key}", n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Anybody who lives."""
        return [Mark(each) for each in living(game_of(state))]

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many parts for everybody."""
        return len(given) == to_spread(game_of(state))

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Marks mean nothing to the rules."""
        game = game_of(state)
        return None if is_leader(game, seat) else Mark((*others(game, seat), seat)[0])

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The leader's guns are handed out; everybody sees the new counts."""
        game = game_of(state)
        leader, gains = leader_aboard(game), [0] * len(game.crew)
        for seat, parts in answers.items():
            named = marked(parts)
            remember(game, seat, FactKind.STASH, named, seat == leader)
            for each in named if seat == leader else ():
                gains[each] += guns.take(game, each, 1)
        if answers:
            rite = msgspec.structs.replace(game.rites[-1], gains=tuple(gains))
            game.rites = (*game.rites[:-1], rite)
        context.emit(RitualHeld(Ritual.GUNS_STASH, tuple(gains)))

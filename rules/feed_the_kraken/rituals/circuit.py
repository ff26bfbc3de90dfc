"""What all circuits share: every living seat in turn, with a task of the same shape (7, 12).

Who the Cult Leader is must not show. So everybody gets the same screen for as long; the leader's
answer counts, all others are marks that only their own seats remember. With eyes closed (option)
there is one screen for all: the answers of the others are dummies, and who is asked is not named.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.feed_the_kraken.actions import Mark
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.names import side_name, who
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    Kraken,
    clockwise,
    game_of,
    leader_of,
    learn,
)
from rules.feed_the_kraken.telling import button, is_seat, seat_target, why
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Option, Page, Pass, Screen, Seat, Target
from rules.kernel.text import Text, say

DWELL = 6.0
"""Seconds for which each screen of a circuit stays at least (12)."""


def circle(state: Kraken) -> list[Seat]:
    """All who live, clockwise from the captain."""
    *rest, captain = clockwise(state, state.captain)
    return [captain, *rest]


def is_leader(state: Kraken, seat: Seat) -> bool:
    """Whether a seat is the Cult Leader; its own view is enough."""
    return bool(state.dealt) and state.dealt[seat] is Faction.CULT_LEADER


def leader_aboard(state: Kraken) -> Seat:
    """The Cult Leader, or NOBODY when gone: rituals are void then (U10)."""
    leader = leader_of(state)
    return leader if leader != NOBODY and state.crew[leader].alive else NOBODY


def marked(parts: Sequence[Action]) -> tuple[Seat, ...]:
    """Whom an answer names."""
    return tuple([part.seat for part in parts if isinstance(part, Mark)])


def newest(state: Kraken, seat: Seat, kind: FactKind) -> Fact:
    """The last thing of a kind that a seat has learned."""
    found = [fact for fact in state.facts[seat] if fact.kind is kind]
    return found[-1]


class Circuit(Choice, frozen=True):
    """A task for every living seat: the leader's is real."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """All who live, whatever they are."""
        return circle(game_of(state))

    def eyes_are_closed(self, state: State) -> bool:
        """As chosen at set-up."""
        return game_of(state).variant.eyes_closed

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A seat, or nobody."""
        if isinstance(action, Pass):
            return Option(action, say("feed_the_kraken.do.nobody"), button("nobody"))
        assert isinstance(action, Mark), f"{action!r} names nobody"
        label = say("feed_the_kraken.do.seat", who=who(action.seat))
        return Option(action, label, seat_target(action.seat))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this seat cannot be named."""
        game = game_of(state)
        if not is_seat(game, target):
            return why("choose_a_seat")
        given = state.answers.get(seat, ())
        for option in self.refused(state, seat, given):
            if target in option.targets and option.why_not is not None:
                return option.why_not
        return why_not_marked(game, Seat(int(target.id)))

    def why_not(self, state: State, seat: Seat, given: tuple[Action, ...], action: Action) -> Text:
        """The same of an order."""
        if isinstance(action, Mark) and 0 <= action.seat < len(game_of(state).crew):
            return why_not_marked(game_of(state), action.seat)
        return why("choose_a_seat")


def why_not_marked(state: Kraken, seat: Seat) -> Text:
    """(5, 7) Why no circuit may name a player: public facts only."""
    mate = state.crew[seat]
    if not mate.alive:
        return why("eliminated", who=who(seat))
    if not mate.unconvertible:
        return why("can_be_chosen", who=who(seat))
    searches = [each for each in state.looks if each.target == seat]
    if searches:
        by, n = who(searches[-1].viewer), searches[-1].round
        return why("was_searched", who=who(seat), by=by, round=n)
    return why("was_flogged", who=who(seat), side=side_name(mate.not_side))


class CircuitPage(Page, frozen=True):
    """A page of the same size for every living seat."""

    DWELL: ClassVar[float] = DWELL

    def seats(self, state: State) -> Sequence[Seat]:
        """All who live, whatever they are."""
        return circle(game_of(state))


def remember(
    state: Kraken, seat: Seat, kind: FactKind, about: tuple[Seat, ...], real: bool
) -> None:
    """Adds a fact about seats; not real: a mark of a seat that only pretended.

    With eyes closed nobody makes marks, so none are kept.
    """
    if real or not state.variant.eyes_closed:
        learn(state, seat, Fact(round=state.round, kind=kind, about=about, real=real))

"""Who may know what: a seat's view of a state, and worlds that agree with a view.

A game lists every field of its state in ``secrets``: name -> rule(state, viewer, value) -> what the
viewer sees. A view has the same type as the state; hidden values become HIDDEN values of the same
type, counts stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.kernel.luck import below, stirred
from rules.kernel.registry import game
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Event, Hidden, Pass, Seat, Window, is_whole

S = TypeVar("S", bound=State)
Viewer = Seat | None
"""A seat, or None for an onlooker."""

Answered = dict[Seat, tuple[Action, ...]]


def public(state: State, viewer: Viewer, value: object) -> object:
    """Everybody sees it."""
    return value


def nobody_sees_order(hidden: str) -> Callable[[State, Viewer, tuple[str, ...]], tuple[str, ...]]:
    """A face-down pile: its size is public, its cards are nobody's."""

    def rule(state: State, viewer: Viewer, value: tuple[str, ...]) -> tuple[str, ...]:
        return (hidden,) * len(value)

    return rule


def nobody_sees_luck(state: State, viewer: Viewer, value: int) -> int:
    """Luck is nobody's."""
    return 0


def own_answers(state: State, viewer: Viewer, value: Answered) -> Answered:
    """A seat sees its own open answer; of others only that a whole one is there."""
    choice = state.agenda[-1] if state.agenda else None
    seen: Answered = {}
    for seat in sorted(value):
        if seat == viewer:
            seen[seat] = value[seat]
        elif isinstance(choice, Choice) and is_whole(choice, state, seat, value[seat]):
            seen[seat] = (Hidden(),)
    return seen


BASE_SECRETS: dict[str, Callable[..., object]] = {
    "agenda": public,
    "answers": own_answers,
    "luck": nobody_sees_luck,
    "ply": public,
    "outcome": public,
}
"""The rules for the fields that every state has."""


def view(state: S, viewer: Viewer) -> S:
    """What this seat (None: an onlooker) may know, as a state of the same type."""
    seen = state.clone()
    for name, rule in game(state.GAME).secrets.items():
        if rule is not public:
            setattr(seen, name, rule(state, viewer, getattr(seen, name)))
    return seen


def share(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer learns of events, in their order."""
    shares = (event.for_seat(viewer) for event in events)
    return tuple(event for event in shares if event is not None)


def sample_world(seen: S, seat: Viewer, luck: int) -> S:
    """A whole state that agrees with a view.

    The game deals what is hidden, open answers are drawn.
    """
    world = seen.clone()
    game(seen.GAME).deal(world, seat, stirred(luck, 1))
    world.luck = stirred(luck, 2)
    _draw_answers(world, stirred(luck, 3))
    return world


def _draw_answers(world: State, luck: int) -> None:
    choice = world.agenda[-1] if world.agenda else None
    for seat, parts in world.answers.items():
        if parts != (Hidden(),):
            continue
        assert isinstance(choice, Choice), f"{choice!r} has answers, but only a Choice may"
        if isinstance(choice, Window):  # any other answer would have settled it
            world.answers[seat] = (Pass(),)
            continue
        given: tuple[Action, ...] = ()
        while not is_whole(choice, world, seat, given):
            open_to_it = choice.actions(world, seat, given)
            luck, pick = below(luck, len(open_to_it))
            given = (*given, open_to_it[pick])
        world.answers[seat] = given

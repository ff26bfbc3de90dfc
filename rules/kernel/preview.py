"""What an action would do, as far as its seat can know: for a hovered option.

The action is tried in two worlds that both agree with the seat's view and differ in what is hidden
from it. Only what comes out the same in both is foreseen, and only up to the first result of chance
or the first thing that would be shown: a preview tells nobody more than he knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import reduce
from typing import Generic, TypeVar

import msgspec

from rules.kernel import agenda
from rules.kernel.luck import Drawn, Lots, stirred
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Choice, Event, FreeAction, Seat, is_whole
from rules.kernel.views import sample_world, share, view

S = TypeVar("S", bound=State)

TRIES = 8
"""How many worlds are dealt in search of one that differs from the first."""
MORE = 6
"""In so many worlds more it is tried where anything hidden plays a part."""


class Stop(StrEnum):
    """Why a preview looks no further."""

    ASKS = "asks"
    """Somebody is asked, or the answer is not whole yet."""
    OVER = "over"
    CHANCE = "chance"
    SHOWN = "shown"
    """Something that was hidden would be shown."""
    OTHERS = "others"
    """Others answer the same question; this seat's answer alone was carried out."""
    UNSURE = "unsure"
    """From here on it depends on what the seat does not know."""


class Preview(msgspec.Struct, Generic[S], frozen=True):
    """What is sure to come of an action.

    `after`: the seat's view, changed by what is sure; whatever is not stands as it was. `events`:
    the seat's share of what would be told, up to the first that is not sure. `unsure`: the fields
    in which the worlds differ.
    """

    after: S
    events: tuple[Event, ...]
    stop: Stop
    unsure: tuple[str, ...] = ()


class _Halt(Exception):
    """No further."""

    def __init__(self, why: Stop) -> None:
        super().__init__(why)
        self.why = why


class _Halting(Auto, frozen=True):
    """Stands behind the step that shows something."""

    def run(self, state: State, context: StepContext) -> None:
        raise _Halt(Stop.SHOWN)


class _Foresight(StepContext):
    """A table on which no lots are drawn and nothing is shown."""

    def draw(self, state: State, lots: Lots, shown: bool) -> Drawn:
        raise _Halt(Stop.CHANCE)

    def reveal(self) -> None:
        self.pending.insert(0, _Halting())

    def look(self) -> None:
        raise _Halt(Stop.SHOWN)


def preview(seen: S, seat: Seat, action: Action, luck: int = 1) -> Preview[S] | None:
    """What an open action of this seat would do, from its own view.

    None where nothing can be said: others have still to answer and what they answer may matter.
    """
    if isinstance(action, FreeAction):
        return _agreed(seen, seat, action, luck)
    choice = agenda.question(seen)
    if choice is None or not agenda.is_asked(seen, seat):
        return None
    parts = (*seen.answers.get(seat, ()), action)
    if is_whole(choice, seen, seat, parts) and not _may_settle(seen, choice, seat, parts):
        return None
    return _agreed(seen, seat, action, luck)


def _may_settle(seen: State, choice: Choice, seat: Seat, parts: tuple[Action, ...]) -> bool:
    """Whether the answer counts by itself: no other is owed, or none can change what it does."""
    if choice.INDEPENDENT or choice.is_settled(seen, {seat: parts}):
        return True
    return all(each == seat for each in agenda.asked(seen))


def _agreed(seen: S, seat: Seat, action: Action, luck: int) -> Preview[S]:
    """Found in two worlds; in more where they differ, or anything hidden would be shown."""
    worlds = _two_worlds(seen, seat, luck)
    found = [_tried(world, seat, action) for world in worlds]
    if found[0] != found[1] or found[0].stop is Stop.SHOWN:
        more = (sample_world(seen, seat, stirred(luck, TRIES + number)) for number in range(MORE))
        found += [_tried(world, seat, action) for world in more]
    after, unsure = seen.clone(), []
    for name in seen.__struct_fields__:
        values = [getattr(each.view, name) for each in found]
        setattr(after, name, _merged(getattr(seen, name), values))
        if any(each != values[0] for each in values):
            unsure.append(name)
    events = reduce(_common, [each.told for each in found])
    first = found[0]
    is_sure = not unsure and all((e.told, e.stop) == (first.told, first.stop) for e in found)
    return Preview(after, events, first.stop if is_sure else Stop.UNSURE, tuple(unsure))


def _two_worlds(seen: S, seat: Seat, luck: int) -> tuple[S, S]:
    """Two that agree with the view; different ones, if anything at all is hidden."""
    first = other = sample_world(seen, seat, luck)
    for number in range(1, TRIES):
        other = sample_world(seen, seat, stirred(luck, number))
        other.luck = first.luck
        if other != first:
            break
    return first, other


class _Trial(msgspec.Struct, Generic[S], frozen=True):
    """The seat's view of a world in which it has done so, what it was told, why it ends there."""

    view: S
    told: tuple[Event, ...]
    stop: Stop


def _tried(world: S, seat: Seat, action: Action) -> _Trial[S]:
    table = _Foresight()
    try:
        stop = _carried_out(world, seat, action, table)
    except _Halt as halt:
        stop = halt.why
    return _Trial(view(world, seat), share(tuple(table.events), seat), stop)


def _carried_out(world: State, seat: Seat, action: Action, context: StepContext) -> Stop:
    if isinstance(action, FreeAction):
        action.carry_out(world, context, seat)
        return Stop.ASKS
    choice = world.agenda[-1]
    assert isinstance(choice, Choice), f"{choice!r} waits, but only a Choice may"
    parts = (*world.answers.get(seat, ()), action)
    is_among_others = choice.INDEPENDENT and len(choice.seats(world)) > 1
    if is_among_others and is_whole(choice, world, seat, parts):
        world.answers = {}
        choice.resolve(world, context, {seat: parts})
        return Stop.OTHERS
    # The first to step into a window settles it, whatever others have said.
    is_alone = choice.is_settled(world, {seat: parts})
    world.answers = {seat: parts} if is_alone else {**world.answers, seat: parts}
    agenda.advance(world, context)
    return Stop.OVER if world.outcome is not None else Stop.ASKS


def _common(told: tuple[Event, ...], told_too: tuple[Event, ...]) -> tuple[Event, ...]:
    count = 0
    while count < min(len(told), len(told_too)) and told[count] == told_too[count]:
        count += 1
    return told[:count]


def _merged(before: object, values: Sequence[object]) -> object:
    """What all worlds agree on; entry by entry, where they have the same ones."""
    first = values[0]
    if all(each == first for each in values):
        return first
    if isinstance(before, list | tuple):
        same = [each for each in values if isinstance(each, list | tuple)]
        if len(same) < len(values) or any(len(each) != len(before) for each in same):
            return before
        entries = zip(before, *same, strict=True)
        return type(before)(_agreeing(old, new) for old, *new in entries)
    if isinstance(before, dict):
        kept = [each for each in values if isinstance(each, dict) and each.keys() == before.keys()]
        if len(kept) < len(values):
            return before
        return {key: _agreeing(before[key], [each[key] for each in kept]) for key in before}
    return before


def _agreeing(old: object, values: Sequence[object]) -> object:
    return values[0] if all(each == values[0] for each in values) else old

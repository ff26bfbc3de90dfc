"""Which orders deserve a try, before any is tried."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Choice, Done, Pass, Seat
from rules.root.actions import Craft, Fight, Move
from rules.root.bots.factions import planner_of
from rules.root.state import FOREST, Place, Woodland
from rules.root.woodland.people import are_enemies

PLAIN = 1.0
FEW = 12
"""So many orders are all tried."""


def shortlist(
    state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action], most: int
) -> list[Action]:
    """At most `most` of the actions, the most promising first; doing nothing is always one."""
    found = sensible(state, seat, actions)
    if len(found) <= min(most, FEW):
        return found
    scored = [
        (-value, order)
        for order, value in enumerate([promise(state, seat, choice, each) for each in found])
    ]
    scored.sort()
    kept = [found[order] for _, order in scored[:most]]
    kept += [each for each in found if type(each) in (Done, Pass) and each not in kept]
    return kept


def most_promising(
    state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]
) -> Action:
    """What the hunches put first; the first of equals."""
    found = sensible(state, seat, actions)
    values = [promise(state, seat, choice, each) for each in found]
    return found[values.index(max(values))]


def promise(state: Woodland, seat: Seat, choice: Choice, action: Action) -> float:
    """The hunch of the faction's plan, or the general one."""
    value = planner_of(state, seat).hunch(state, seat, choice, action)
    return hunch(state, seat, action) if value is None else value


def sensible(state: Woodland, seat: Seat, actions: Sequence[Action]) -> list[Action]:
    """All but moves that are much the same as others."""
    return [each for each in actions if type(each) is not Move or is_sensible(state, seat, each)]


def is_sensible(state: Woodland, seat: Seat, move: Move) -> bool:
    """Moves of all, of all but one, of half, or of one: the rest is much the same."""
    here = state.warriors[move.source][seat] if move.source < FOREST else 0
    return move.warriors in (0, 1, here, here - 1, (here + 1) // 2)


def hunch(state: Woodland, seat: Seat, action: Action) -> float:
    """The general hunch: crafting, then battles that pay, then moves that matter."""
    kind = type(action)
    if kind is Move:
        assert isinstance(action, Move)
        return move_hunch(state, seat, action)
    if kind is Fight:
        assert isinstance(action, Fight)
        return fight_hunch(state, seat, action)
    if kind is Craft:
        return 3.0
    return PLAIN


def fight_hunch(state: Woodland, seat: Seat, action: Fight) -> float:
    """More warriors than the defender, buildings and tokens to win, a leader to stop."""
    here = state.warriors[action.place]
    own, theirs = here[seat], here[action.defender]
    prize = spoils(state, action.defender, action.place)
    lead = 0.04 * state.scores[action.defender]
    return 1.2 + 0.25 * min(own - theirs, 4) + 0.8 * prize * (theirs < 3) + lead


def move_hunch(state: Woodland, seat: Seat, action: Move) -> float:
    """Towards prizes and open slots, not into much stronger enemies."""
    if action.target >= FOREST or action.source >= FOREST:
        return 0.8
    there = state.warriors[action.target]
    strongest = max(
        [n for other, n in enumerate(there) if are_enemies(state, seat, Seat(other))], default=0
    )
    arriving = action.warriors + there[seat]
    prize = sum(
        [
            spoils(state, Seat(other), action.target)
            for other in range(len(state.factions))
            if are_enemies(state, seat, Seat(other))
        ]
    )
    gain = 0.5 * prize if arriving > strongest else 0.0
    leaves = (
        guard_needed(state, seat, action.source)
        and state.warriors[action.source][seat] == action.warriors
    )
    return 0.6 + gain + 0.12 * (arriving - strongest) - (0.8 if leaves else 0.0)


def spoils(state: Woodland, owner: Seat, place: Place) -> int:
    """Buildings and tokens of a seat in a clearing."""
    return sum([each.seat == owner for each in state.buildings[place]]) + sum(
        [each.seat == owner for each in state.tokens[place]]
    )


def guard_needed(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether own buildings or tokens stand there."""
    return spoils(state, seat, place) > 0

"""How a game ends (6): thirty points, dominance, coalition, or the bound that tests need (14)."""

from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import say
from rules.root.cards.dominance import with_partners
from rules.root.describe import who
from rules.root.scoring.points import scores_no_more
from rules.root.scoring.result import finished, won_by_points
from rules.root.state import GOAL, Woodland, all_seats, clockwise

MOST_ROUNDS = 100


def is_over(state: Woodland) -> Outcome | None:
    """Whether somebody has 30 points: wins at once (6.1)."""
    there = [
        seat
        for seat in all_seats(state)
        if state.scores[seat] >= GOAL and not scores_no_more(state, seat)
    ]
    if not there:
        return None
    if state.variant.coop:
        return coop_outcome(state, there)
    found = {seat for winner in winners(state, there) for seat in with_partners(state, winner)}
    return won_by_points(state, sorted(found))


def winners(state: Woodland, there: list[Seat]) -> list[Seat]:
    """Who wins of those that reach 30 by the same event. Older rules (`tie_at_30`) name the current
    player only: without it all of them win together."""
    first = first_of(state, there)
    is_named = state.turn is not None and state.turn.seat == first
    if state.variant.option("tie_at_30") == "clockwise_from_current" or is_named:
        return [first]
    return there


def first_of(state: Woodland, there: list[Seat]) -> Seat:
    """Of several that reach 30 by the same event the nearest clockwise from the current player,
    who counts first (6.1)."""
    start = state.turn.seat if state.turn is not None else state.first
    return next(seat for seat in clockwise(state, start) if seat in there)


def coop_outcome(state: Woodland, there: list[Seat]) -> Outcome | None:
    """All persons win when each has 30 points before any automaton does (9)."""
    automata = [seat for seat in there if state.automata[seat]]
    if automata:
        first = first_of(state, automata)
        return finished(state, (first,), say("root.end.coop_lost", who=who(state, first)))
    people = [seat for seat in all_seats(state) if not state.automata[seat]]
    if all(state.scores[seat] >= GOAL for seat in people):
        return finished(state, people, say("root.end.coop"))
    return None


def unfinished(state: Woodland) -> Outcome:
    """Nobody can win: the game ends without a winner after 100 rounds (14)."""
    return finished(state, (), say("root.end.rounds", n=MOST_ROUNDS))

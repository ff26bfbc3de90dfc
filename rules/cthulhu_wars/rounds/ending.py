"""The end and who wins (11): thirty Doom or Instant Death; only six books can win."""

from collections.abc import Sequence

from rules.cthulhu_wars import sources
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth.counting import all_seats, has_six
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.events import SignsRevealed
from rules.cthulhu_wars.rounds.ritual import is_instant_death
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import Text, say

MOST_ROUNDS = 100
"""A game without end stops here; nothing printed says so."""


def threshold(state: Earth) -> int:
    """The Doom that brings the end about."""
    return int(state.variant.option("doom_end_threshold"))


def has_enough(state: Earth) -> bool:
    """Whether somebody has it."""
    return max(state.doom) >= threshold(state)


def is_triggered(state: Earth) -> bool:
    """Whether the game is about to end."""
    return has_enough(state) or is_instant_death(state)


# -------------------------------------------------------------------- when
def check(state: Earth, context: StepContext) -> None:
    """In the Action phase the end comes at once, unless an option waits for the end of the turn;
    in other phases the Doom phase ends it."""
    if state.phase is Phase.ACTION and not waits(state) and has_enough(state):
        finish(state, context)


def check_turn_end(state: Earth, context: StepContext) -> bool:
    """A turn is over: whether that ends the game."""
    if state.outcome is None and has_enough(state):
        finish(state, context)
    return state.outcome is not None


def waits(state: Earth) -> bool:
    """Whether the current turn is played to its end."""
    return state.variant.option("action_phase_end") == "end_of_current_turn"


# -------------------------------------------------------------------- who
def finish(state: Earth, context: StepContext) -> None:
    """All signs are turned up and added; the most Doom wins among those with six books."""
    if state.outcome is not None:
        return
    for seat in all_seats(state):
        show_signs(state, context, seat)
    winners = best(state)
    context.end(state, outcome(state, winners, reason(state, winners)))


def show_signs(state: Earth, context: StepContext, seat: Seat) -> None:
    """What is still face down counts too."""
    values = state.signs[seat]
    if values:
        state.signs[seat] = ()
        state.revealed = tuple(sorted((*state.revealed, *values)))
        state.doom[seat] += sum(values)
        state.tally[seat] = sources.noted(state.tally[seat], "signs", sum(values))
        context.emit(SignsRevealed(seat, values))


def best(state: Earth) -> list[Seat]:
    """Of those that have six books the ones with the most Doom."""
    able = [seat for seat in all_seats(state) if has_six(state, seat)]
    most = max((state.doom[seat] for seat in able), default=0)
    return [seat for seat in able if state.doom[seat] == most]


def reason(state: Earth, winners: Sequence[Seat]) -> Text:
    """By what it came, and who has won."""
    key = "instant_death" if is_instant_death(state) else "doom"
    if not winners:
        return say(f"cthulhu_wars.end.{key}_nobody")
    names = tuple(who(state, seat) for seat in winners)
    return say(f"cthulhu_wars.end.{key}", who=names)


def lose_all(state: Earth, context: StepContext) -> None:
    """Nobody has any Power: all lose (5.1)."""
    _stop(state, context, say("cthulhu_wars.end.no_power"))


def stop(state: Earth, context: StepContext) -> None:
    """A game without end."""
    _stop(state, context, say("cthulhu_wars.end.rounds", n=MOST_ROUNDS))


def _stop(state: Earth, context: StepContext, why: Text) -> None:
    for seat in all_seats(state):
        show_signs(state, context, seat)
    context.end(state, outcome(state, (), why))


def outcome(state: Earth, winners: Sequence[Seat], why: Text) -> Outcome:
    """What is told at the end: the Doom of each by its sources."""
    lines = sources.lines(state, tuple(all_seats(state)))
    titles = tuple(
        say("cthulhu_wars.score.title", n=len(state.books[seat])) for seat in all_seats(state)
    )
    return Outcome(tuple(winners), why, tuple(state.doom), lines, titles)

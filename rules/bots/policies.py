"""Bots as the loops of the rules want them: one part of an answer at a time.

The window asks bots for whole answers in processes of their own; what comes out is the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.bots.levels import bot, luck_of
from rules.kernel import agenda
from rules.kernel.play import Decide
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Page, Request, Seat, Seen


def dummy_answer(seen: State, choice: Choice, seat: Seat) -> tuple[Action, ...]:
    """From a seat's view: its whole answer to a page or a dummy task; () for a real choice."""
    if isinstance(choice, Page):
        return (Seen(),)
    if type(choice).idle is Choice.idle:
        return ()
    given = seen.answers.get(seat, ())
    parts: list[Action] = []
    while not parts or not choice.is_whole(seen, seat, (*given, *parts)):
        part = choice.idle(seen, seat, (*given, *parts))
        if part is None:
            return ()
        parts.append(part)
    return tuple(parts)


def by_itself(seen: State, seat: Seat) -> State:
    """Its view without a sign of who else has answered the open question.

    Those who are asked at the same time answer the same in whatever order they are asked.
    """
    if seen.answers and (len(seen.answers) > 1 or seat not in seen.answers):
        seen.answers = {seat: seen.answers[seat]} if seat in seen.answers else {}
    return seen


def mind(setup: Setup, level: str) -> Decide:
    """A bot for `rules.kernel.play.drive`. Pages and dummy tasks need no thinking."""
    think = bot(setup.game, level)

    def decide(seen: State, request: Request) -> Action:
        choice = agenda.question(seen)
        assert choice is not None, "a bot is asked only while a question is open"
        if dummy := dummy_answer(seen, choice, request.seat):
            return dummy[0]
        by_itself(seen, request.seat)
        return think(seen, request, luck_of(setup.seed, request.seat, request.ply)).action

    return decide


def policies(setup: Setup, levels: Mapping[Seat, str]) -> dict[Seat, Decide]:
    """A mind for each of these seats."""
    found = {level: mind(setup, level) for level in dict.fromkeys(levels.values())}
    return {seat: found[level] for seat, level in levels.items()}

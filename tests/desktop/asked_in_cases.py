"""Every kind of question of a game, from the positions that its rule cases are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from rules.console.casebook import CaseFault
from rules.console.caserun import CaseEnd, CaseRun
from rules.console.cases import Case, case_files, read_cases
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Seat, Step
from rules.kinfire_council.rounds.one_round import BeginRound, EndRound
from tests.desktop.helpers import NAMES

CASES = Path(__file__).parents[1] / "cases"


def _turn_below(state: State) -> tuple[Step, ...]:
    """A turn of Cthulhu Wars."""
    assert isinstance(state, Earth)
    return (BeginTurn(state.first),)


def _round_below(state: State) -> tuple[Step, ...]:
    """Another round of Kinfire Council, all pieces at home."""
    return (EndRound(), BeginRound())


BELOW: dict[str, Callable[[State], tuple[Step, ...]]] = {
    "cthulhu_wars": _turn_below,
    "kinfire_council": _round_below,
}
"""What a game goes on with where a case would end."""


class Asked(msgspec.Struct, frozen=True):
    """A position at its question, of which case."""

    title: str
    setup: Setup
    state: State

    @property
    def seat(self) -> Seat:
        """Who is asked first."""
        return agenda.asked(self.state)[0]

    @property
    def actions(self) -> list[Action]:
        """What is open."""
        return list(agenda.request(self.state, self.seat).actions)


class Autosave(CaseRun):
    """Keeps the position before each answer that is a choice."""

    def __init__(self, case: Case, setup: Setup) -> None:
        self.title, self.setup = case.title, setup
        self.kept: list[Asked] = []
        super().__init__(case, setup)

    def _submit(self, seat: Seat, action: Action) -> None:
        self.keep()
        super()._submit(seat, action)

    def keep(self) -> None:
        """The position as it is, with more below it where the case would end."""
        seats = agenda.asked(self.state)
        if not seats or len(agenda.request(self.state, seats[0]).actions) < 2:
            return
        state = self.state.clone()
        if isinstance(state.agenda[0], CaseEnd):
            below = BELOW[self.setup.game](state)
            state.agenda = [*reversed(below), *state.agenda[1:]]
        self.kept.append(Asked(self.title, self.setup, state))


def _played(case: Case) -> Iterator[Asked]:
    names = NAMES[: case.seats]
    setup = setup_of(case.game, case.seats, case.seed, case.options, case.names or names)
    run = Autosave(case, setup)
    with suppress(CaseFault):  # whether a case holds is told where cases are tested
        for line in case.line:
            run.play(line, case.title)
        if not case.stops_at:  # what a case stops at need not be sound
            run.keep()
    people = msgspec.structs.replace(setup, names=names)
    for each in run.kept:
        yield Asked(each.title, people, each.state)


@cache
def asked_in_cases(game: str) -> dict[str, tuple[Asked, ...]]:
    """Positions by the name of the question; the first of each case, those with more choices
    first."""
    found: dict[str, dict[str, Asked]] = {}
    for path in case_files([CASES / game]):
        for case in read_cases(path):
            for each in _played(case):
                name = type(agenda.question(each.state)).__name__
                found.setdefault(name, {}).setdefault(each.title, each)
    return {
        name: tuple(sorted(of.values(), key=lambda each: -len(each.actions)))
        for name, of in found.items()
    }

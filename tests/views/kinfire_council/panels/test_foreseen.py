"""What is pointed at in the night: the forecast after it is what comes to pass."""

from __future__ import annotations

from rules.kernel import agenda
from rules.kernel.registry import setup_of
from rules.kernel.steps import Seat
from rules.kernel.views import view
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.enums import SOURCES, Source
from rules.kinfire_council.forecast.halting import Halt
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.rounds.docket import PickDecree
from rules.kinfire_council.state import Council, game_of
from tests.rules.walks import walk
from views.kinfire_council.panels.foreseen import foreseen


def last_ties() -> list[tuple[Council, Seat]]:
    """The Speaker breaks a tie in the last night."""
    found = []
    for seed in range(40):
        for moment in walk(setup_of("kinfire_council", 2 + seed % 5, seed), free_actions=False):
            state = game_of(moment.state)
            if state.round == ROUNDS and isinstance(agenda.question(state), PickDecree):
                found.append((state.clone(), moment.seat))
    return found


def test_after_the_last_decision_the_forecast_is_the_end() -> None:
    """Neither is the end counted twice nor the lighthouse left out; hidden threats stay hidden."""
    looked = 0
    for state, seat in last_ties():
        for action in agenda.actions(state, seat):
            seen = view(state, seat)
            after = foreseen(seen, seat, action)
            assert after is not None
            assert not any(isinstance(step, Halt) for step in after.agenda)
            found, true = forecast(after), state.clone()
            agenda.submit(true, seat, action)
            if not found.is_sure or true.outcome is None:
                continue
            looked += 1
            under = true.tally[-1][SOURCES.index(Source.HIDDEN)]
            assert found.scores == tuple(true.score)
            assert found.cult == true.cult_score - under
    assert looked > 3

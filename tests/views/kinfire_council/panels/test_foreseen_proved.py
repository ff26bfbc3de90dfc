"""The night after what is pointed at, against the night after it has been done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Action, Seat
from rules.kernel.views import view
from rules.kinfire_council import GAME
from rules.kinfire_council.forecast.night import forecast
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.days_light import TakeTurn
from rules.kinfire_council.turn.paying import ChoosePayment
from tests.rules.kinfire_council.nights_drawn import evening, is_day, strew_players
from tests.rules.kinfire_council.test_forecast_proved import Night
from tests.rules.proving import fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import walk
from views.kinfire_council.panels.foreseen import MOST, foreseen

GAMES, LONG = 12, 120
EVERY = 4


def done(state: Council, seat: Seat, action: Action) -> Council:
    """After it, paid in the usual way."""
    game = state.clone()
    agenda.submit(game, seat, action)
    for _ in range(MOST):
        if isinstance(agenda.question(game), ChoosePayment):
            asked = agenda.asked(game)[0]
            agenda.submit(game, asked, agenda.actions(game, asked)[0])
    return game


def prove(state: Council, seat: Seat, action: Action, luck: Random) -> bool:
    """Whether something sure was told, which then came."""
    then = foreseen(view(state, seat), seat, action)
    found = forecast(then) if then is not None else None
    if found is None or not found.is_sure:
        return False
    game = done(state, seat, action)
    if game.round != state.round or not is_day(game):
        return False
    assert (found.scores, found.cult, found.hidden) == Night(evening(game), luck).scores()
    return True


def positions(setup: Setup, seed: int) -> Iterator[tuple[Council, Seat]]:
    """Moments of a random game by day; other things may lie there."""
    luck = Random(seed)
    for moment in walk(setup, seed):
        state = game_of(moment.state)
        if luck.randrange(EVERY) or not is_day(state):
            continue
        state = state.clone()
        if isinstance(agenda.question(state), TakeTurn) and luck.randrange(2):
            strew_players(state, luck)
        if agenda.is_asked(state, moment.seat) and agenda.actions(state, moment.seat):
            yield state, moment.seat


def prove_games(seed: int, games: int) -> int:
    """How many sure nights were told."""
    luck, told = Random(seed), 0
    for number, setup in enumerate(spread(GAME, games)):
        for state, seat in positions(setup, seed + number):
            actions = agenda.actions(state, seat)
            told += prove(state, seat, actions[luck.randrange(len(actions))], luck)
    return told


def test_what_is_pointed_at_leads_to_the_night_that_is_told() -> None:
    assert prove_games(3, GAMES) > GAMES


@pytest.mark.soak
def test_many_things_that_are_pointed_at_lead_to_the_night_that_is_told() -> None:
    assert prove_games(fresh_seed(), LONG) > LONG

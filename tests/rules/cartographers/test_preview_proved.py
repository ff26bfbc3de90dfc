"""What a drawing would do to a map and its worth, against what the rules then do (6, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.cartographers import GAME
from rules.cartographers.data import ambush_cards, explore_cards, skills
from rules.cartographers.drawing.preview import open_question, preview, standing
from rules.cartographers.drawing.question import MapChoice
from rules.cartographers.events import SeasonScored
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Seat, is_whole
from rules.kernel.views import view
from tests.rules.proving import fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import Moment, walk

GAMES, LONG = 60, 600
EVERY = 4
"""Of so many decisions one is looked at, with so many of its actions."""


def whole(step: MapChoice, state: Cartographers, seat: Seat, parts: tuple[Action, ...],
          luck: Random) -> tuple[Action, ...]:  # fmt: skip
    """An answer begun with these parts, gone on with anything."""
    while not (parts and is_whole(step, state, seat, parts)):
        actions = step.actions(state, seat, parts)
        parts = (*parts, actions[luck.randrange(len(actions))])
    return parts


def answered(step: MapChoice, state: Cartographers, mine: Answers, luck: Random) -> Cartographers:
    """The maps once all have answered, the others anything."""
    answers = {
        seat: mine.get(seat) or whole(step, state, seat, state.answers.get(seat, ()), luck)
        for seat in step.seats(state)
    }
    world = state.clone()
    world.answers = {}
    step.resolve(world, StepContext(), answers)
    return world


def prove(moment: Moment, luck: Random) -> set[str]:
    """Some actions of this question: the map that is shown is the one that is drawn."""
    state, seat = moment.state, moment.seat
    assert isinstance(state, Cartographers)
    step, given = open_question(state), state.answers.get(seat, ())
    if step is None:
        return set()
    seen, tried = view(state, seat), set()
    actions = moment.request.actions
    for _ in range(EVERY):
        action = actions[luck.randrange(len(actions))]
        parts = whole(step, state, seat, (*given, action), luck)
        found = preview(seen, seat, parts[:-1], parts[-1])
        world = answered(step, state, {seat: parts}, luck)
        assert found.after == world.sheets[found.owner], (moment.number, parts)
        assert found.before == state.sheets[found.owner]
        tried |= {step.card, *(type(part).__name__ for part in parts)}
        tried |= {getattr(part, "skill", "") for part in parts}
    return tried


def prove_season(state: Cartographers, seat: Seat, action: Action) -> int:
    """A season that ends with this answer gives what the maps that it leaves were shown to give."""
    events = agenda.apply(state.clone(), seat, action).events
    ends = [each for each in events if isinstance(each, SeasonScored)]
    step = open_question(state)
    if not ends or step is None:
        return 0
    parts = (*state.answers.get(seat, ()), action)
    world = answered(step, state, {**state.answers, seat: parts}, Random(0))
    for event in ends:
        assert event.score == standing(world, world.sheets[event.owner]).season
    return len(ends)


def prove_game(setup: Setup, seed: int) -> Iterator[tuple[set[str], int]]:
    """A game of random moves."""
    luck = Random(seed)
    for moment in walk(setup, seed):
        assert isinstance(moment.state, Cartographers)
        tried = prove(moment, luck) if not luck.randrange(EVERY) else set()
        yield tried, prove_season(moment.state, moment.seat, moment.action)


def wanted() -> set[str]:
    """All that a map is changed by."""
    cards = {id for id, card in explore_cards().items() if card.shapes}
    drawn = {id for id, each in ambush_cards().items()}
    used = {id for id, each in skills().items()}
    return {"Draw", "UseSkill", "Destroy", *cards, *drawn, *used}


def prove_games(seed: int, games: int) -> None:
    """All options; every kind of drawing has been tried."""
    tried: set[str] = set()
    scored = 0
    for number, setup in enumerate(spread(GAME, games)):
        for found, times in prove_game(setup, seed + number):
            tried |= found
            scored += times
    assert scored > games
    assert wanted() - tried == set()


def test_a_map_becomes_what_was_shown() -> None:
    prove_games(1, GAMES)


@pytest.mark.soak
def test_many_maps_become_what_was_shown() -> None:
    prove_games(fresh_seed(), LONG)

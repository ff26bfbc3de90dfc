"""What the chart and the table say of what is to come, against the voyage as the rules sail it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from rules.feed_the_kraken import GAME
from rules.feed_the_kraken.data import cards, components, spaces
from rules.feed_the_kraken.enums import Color, NavCard, Voyage
from rules.feed_the_kraken.events import CheckEnded, SupplyLineCrossed
from rules.feed_the_kraken.mutiny import loyalty
from rules.feed_the_kraken.navigation.sailing import MoveShip, ShowCard, leagues
from rules.feed_the_kraken.state import Kraken, game_of, living
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass
from rules.kernel.views import view
from tests.rules.proving import fresh_seed
from tests.rules.setups import spread
from tests.rules.walks import start, walk
from views.feed_the_kraken import geometry
from views.feed_the_kraken.facts import round_line
from views.feed_the_kraken.strip import result_words, rituals_left

GAMES, LONG = 25, 400
SAILS = [card for card in NavCard if card is not NavCard.HIDDEN]


def at_sea(voyage: Voyage) -> Kraken:
    """A table of this voyage."""
    tables = (game_of(start(each)) for each in spread(GAME, 60))
    return next(each for each in tables if each.variant.voyage is voyage)


def sailed(state: Kraken, space: str, card: NavCard) -> str:
    """Where the rules take the ship from a space by a card."""
    world = state.clone()
    world.space, world.logbook = space, (card,)
    for step in (ShowCard(), MoveShip()):
        step.run(world, StepContext())
    return world.space


def sailed_to(state: Kraken, space: str) -> dict[Color, str]:
    """By colour."""
    return {cards()[card].color: sailed(state, space, card) for card in SAILS}


@pytest.mark.parametrize("voyage", list(Voyage))
def test_each_arrow_leads_where_the_ship_then_sails(voyage: Voyage) -> None:
    state, chart = at_sea(voyage), spaces(voyage)
    ways = {id: {} if chart[id].goal else sailed_to(state, id) for id in chart}
    for id, way in ways.items():
        shown = {c: each.target for each in geometry.arrows_from(voyage, id) for c in each.colors}
        assert shown == way
    for id in chart:
        found = least_moves(ways, id)
        assert geometry.moves_to(voyage, id) == found
        goals: dict[str, int] = {}
        for space, moves in found.items():
            if chart[space].goal:
                goals[chart[space].goal] = min(goals.get(chart[space].goal, moves), moves)
        state.space = id
        assert geometry.least_moves(voyage, id) == goals == leagues(state)


def least_moves(ways: dict[str, dict[Color, str]], origin: str) -> dict[str, int]:
    """The fewest cards from a space to each that can be reached."""
    found, ring = {origin: 0}, [origin]
    while ring:
        ring = list(dict.fromkeys(to for each in ring for to in ways[each].values()))
        ring = [each for each in ring if each not in found]
        found |= dict.fromkeys(ring, max(found.values()) + 1)
    return found


# -------------------------------------------------------------------- in games
def check_of(state: Kraken) -> CheckEnded | None:
    """How the loyalty check ends when nobody plays a character any more."""
    world = state.clone()
    while asked := agenda.asked(world):
        if Pass() not in agenda.actions(world, asked[0]):
            return None
        for event in agenda.submit(world, asked[0], Pass()).events:
            if isinstance(event, CheckEnded):
                return event
    return None


def prove_check(state: Kraken) -> Iterator[str]:
    """The guns that are shown decide."""
    seen, ended = view(state, None), check_of(state)
    if seen.loyalty is None or ended is None:
        return
    total, needed = loyalty.total(seen), loyalty.threshold(seen)
    assert (ended.total, ended.threshold) == (total, needed)
    assert ended.succeeded == (result_words(total, needed) == "Enough guns: a mutiny")
    yield "mutiny" if ended.succeeded else "no mutiny"
    if needed != seen.threshold:
        yield "threshold"
    if total != sum(seen.loyalty.guns):
        yield "doubled"


def prove_game(setup: Setup, seed: int) -> Iterator[str]:
    """What is told at every moment of a random game; yields what has been tried."""
    for moment in walk(setup, seed):
        state = game_of(moment.state)
        seen = view(state, None)
        left = Counter(dict(rituals_left(seen)))
        assert +left == Counter(state.rituals)
        if state.round:
            assert f"A mutiny needs {loyalty.threshold(seen)} guns" in round_line(seen)
        yield from prove_check(state)
        after = state.clone()
        for event in agenda.submit(after, moment.seat, moment.action).events:
            if isinstance(event, SupplyLineCrossed):
                yield "supply line"
                full = components().guns_at_supply_line
                guns = [
                    mate.guns + gain for mate, gain in zip(state.crew, event.gains, strict=True)
                ]
                assert all(guns[seat] >= full for seat in living(after))


def prove_games(seed: int, games: int) -> None:
    """All options."""
    tried: set[str] = set()
    for number, setup in enumerate(spread(GAME, games)):
        tried |= set(prove_game(setup, seed + number))
    assert tried == {"mutiny", "no mutiny", "threshold", "doubled", "supply line"}


def test_what_the_table_tells_comes_to_pass() -> None:
    prove_games(1, GAMES)


@pytest.mark.soak
def test_what_the_table_tells_comes_to_pass_in_many_games() -> None:
    prove_games(fresh_seed(), LONG)

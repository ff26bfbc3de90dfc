"""The levels: whole games, reasons, time; and nothing known that a seat may not know."""

from collections.abc import Iterator

import pytest

from rules.bots.levels import luck_of
from rules.feed_the_kraken import bot
from rules.feed_the_kraken.actions import Choose, Jump, Keep, Mark, Play
from rules.feed_the_kraken.bots import beliefs, evidence, values
from rules.feed_the_kraken.bots.teams import ALL, Table, play_teams
from rules.feed_the_kraken.state import Kraken, game_of
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.registry import game
from rules.kernel.steps import FreeAction, Page, Request, Seat, Seen
from rules.kernel.text import is_speakable
from rules.kernel.views import sample_world, view
from tests.rules.feed_the_kraken.positions import setup

WORLDS = 2
EVERY = 13


def moments(seats: int, seed: int, level: str = "master") -> Iterator[tuple[Kraken, Request]]:
    """A game of bots, question by question, with their talk."""
    state = game_of(game("feed_the_kraken").start(setup(seats, seed)))
    agenda.begin(state)
    think = bot.LEVELS[level]
    while asked := agenda.asked(state):
        seat = asked[0]
        request = agenda.request(view(state, seat), seat)
        yield state, request
        if isinstance(agenda.question(state), Page):
            agenda.submit(state, seat, Seen())
            continue
        luck = luck_of(seed, seat, request.ply)
        agenda.submit(state, seat, think(view(state, seat), request, luck).action)
        said = bot.talk(view(state, seat), seat, luck) if agenda.free_actions(state, seat) else ()
        for aside in said:
            agenda.submit(state, seat, aside)


@pytest.mark.parametrize(("seats", "level"), [(5, "novice"), (7, "steady"), (6, "master")])
def test_games_end_and_reasons_are_words(seats: int, level: str) -> None:
    think = bot.LEVELS[level]
    state = None
    for state, request in moments(seats, 3, level):
        if not isinstance(agenda.question(state), Page):
            advice = think(view(state, request.seat), request, 1)
            assert advice.action in request.actions
            assert 1 <= len(advice.reasons) <= 3
            assert all(map(is_speakable, advice.reasons))
    assert state is not None
    assert state.outcome is not None


@pytest.mark.parametrize("seats", [5, 9])
def test_every_table_is_played_to_its_end(seats: int) -> None:
    ended = play_teams(seats, 5, ALL, "master", "steady", {})
    assert ended.problems == ()
    assert ended.navigations >= 5 or ended.fed
    assert f"{ended.winner} 1/1 100.0%" in next(Table("one game", [ended]).lines())


@pytest.mark.parametrize("seats", [6, 8])
def test_hidden_facts_change_nothing(seats: int) -> None:
    """Two worlds that look the same to a seat: same choice, same reasons, same words."""
    compared = swapped = 0
    for number, (state, request) in enumerate(moments(seats, 2)):
        if number % EVERY or isinstance(agenda.question(state), Page):
            continue
        seat = request.seat
        seen = view(state, seat)
        for each in range(WORLDS):
            world = sample_world(seen, seat, number * WORLDS + each)
            assert encode(view(world, seat)) == encode(seen)
            swapped += world.dealt != state.dealt
            for think in bot.LEVELS.values():
                mine = think(view(state, seat), request, 5)
                twin = agenda.request(view(world, seat), seat)
                assert think(view(world, seat), twin, 5) == mine
            assert bot.talk(view(world, seat), seat, 5) == bot.talk(seen, seat, 5)
            compared += 1
    assert compared > 10
    assert swapped > compared / 3


def test_memory_is_no_knowledge() -> None:
    """A bot that has followed the game and one that has just come in answer the same."""
    asked = 0
    for number, (state, request) in enumerate(moments(7, 4)):
        if number % (EVERY * 2) or isinstance(agenda.question(state), Page):
            continue
        seen = view(state, request.seat)
        warm = bot.LEVELS["master"](seen, request, 9)
        forget()
        assert bot.LEVELS["master"](seen, request, 9) == warm
        asked += 1
    assert asked > 5


def forget() -> None:
    """Clears all that is kept in mind between questions."""
    for cached in (
        beliefs.belief,
        beliefs.settled,
        beliefs.first_belief,
        evidence.shown_table,
        values.worth,
        values.tastes,
    ):
        cached.cache_clear()


def test_what_is_said_may_be_said() -> None:
    """Everything that a bot says is among its asides, and it says each thing once."""
    heard = 0
    for state, request in moments(7, 6):
        seat = request.seat
        said = bot.talk(view(state, seat), seat, 3)
        if not agenda.free_actions(state, seat):
            continue
        assert all(isinstance(each, FreeAction) for each in said)
        assert set(said) <= set(agenda.free_actions(state, seat))
        heard += len(said)
    assert heard > 2


def test_the_silent_say_nothing() -> None:
    state = game_of(game("feed_the_kraken").start(setup(7, 1, bots_make_claims="off")))
    agenda.begin(state)
    for seat in range(7):
        assert bot.talk(view(state, Seat(seat)), Seat(seat), 1) == ()


def test_a_navigator_jumps_when_both_cards_lose() -> None:
    """Somewhere in a few games of masters a navigator is overboard, always for that reason."""
    jumps = 0
    for seed in range(1, 9):
        for state, request in moments(5, seed):
            if Jump() in request.actions:
                seen = view(state, request.seat)
                advice = bot.LEVELS["master"](seen, request, 1)
                jumps += advice.action == Jump()
                assert isinstance(advice.action, Jump | Play)
        if jumps:
            break
    assert jumps


def test_kinds_of_answers() -> None:
    """All kinds of question come up and are answered by what is meant."""
    kinds = {
        type(bot.LEVELS["master"](view(state, request.seat), request, 2).action)
        for state, request in moments(7, 2)
        if not isinstance(agenda.question(state), Page)
    }
    assert {Choose, Keep, Mark, Play} <= kinds

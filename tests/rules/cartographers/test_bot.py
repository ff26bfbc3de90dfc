"""The levels: legal, steady of mind, blind to secrets, each better than the one below."""

import pytest

from rules.bots.arena import Match, play_match
from rules.bots.levels import bot, levels
from rules.cartographers.bot import LEVELS
from rules.cartographers.bots.messages import BOT_SENTENCES
from rules.kernel.registry import Setup, game, setup_of
from rules.kernel.text import is_speakable, say
from rules.kernel.views import sample_world, view
from tests.rules.setups import name_of, spread
from tests.rules.walks import Moment, walk

SETUPS = list(spread(game("cartographers"), 8))
EVERY = 9


def moments(setup: Setup) -> list[Moment]:
    """Some moments of a random game, those with more than one answer."""
    found = []
    for moment in walk(setup):
        if moment.number % EVERY == 0 and len(moment.request.actions) > 1:
            state = moment.state.clone()
            found.append(Moment(moment.number, state, moment.seat, moment.request, moment.action))
    return found[:6]


def test_there_are_three_levels_above_random() -> None:
    assert levels("cartographers") == ("random", "novice", "steady", "master")
    assert bot("cartographers", "master") is LEVELS["master"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_described(level: str) -> None:
    assert f"cartographers.bot.{level}.about" in BOT_SENTENCES
    assert is_speakable(say(f"cartographers.bot.{level}.about"))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_answers_are_legal(setup: Setup) -> None:
    for moment in moments(setup):
        for mind in LEVELS.values():
            advice = mind(view(moment.state, moment.seat), moment.request, 7)
            assert advice.action in moment.request.actions


@pytest.mark.parametrize("setup", SETUPS[:4], ids=name_of)
def test_same_view_same_answer_whatever_is_hidden(setup: Setup) -> None:
    for moment in moments(setup)[:3]:
        seen = view(moment.state, moment.seat)
        other = sample_world(seen, moment.seat, 12345)
        again = view(other, moment.seat)
        for mind in LEVELS.values():
            assert mind(seen, moment.request, 3) == mind(again, moment.request, 3)


def test_thinking_changes_nothing() -> None:
    for moment in moments(SETUPS[1])[:3]:
        seen = view(moment.state, moment.seat)
        before = seen.clone()
        for mind in LEVELS.values():
            mind(seen, moment.request, 1)
        assert seen == before


def played(setup: Setup, *policies: str) -> list[int]:
    result = play_match(Match(setup, policies))
    assert result.problems == ()
    assert result.finished
    return list(result.totals)


def test_novice_beats_random() -> None:
    wins = 0
    for seed in range(8):
        mine, dice = played(setup_of("cartographers", 2, seed), "novice", "random")
        wins += mine > dice
    assert wins >= 7


def test_steady_beats_novice_over_six_games() -> None:
    lead = 0
    for seed in range(6):
        mine, other = played(setup_of("cartographers", 2, 50 + seed), "steady", "novice")
        lead += mine - other
    assert lead > 0


def test_master_beats_steady() -> None:
    mine, other = played(setup_of("cartographers", 2, 90), "master", "steady")
    assert mine > other


@pytest.mark.soak
@pytest.mark.parametrize("setup", list(spread(game("cartographers"), 60)), ids=name_of)
def test_bots_end_every_game(setup: Setup) -> None:
    policies = tuple(list(LEVELS)[seat % 3] for seat in range(setup.seats))
    assert len(played(setup, *policies)) == setup.seats

"""The three levels: legal answers in every mix, the same for the same view, secrets unseen."""

from collections.abc import Iterator

import pytest

from rules.bots.arena import Arena, Match, play_match
from rules.bots.levels import bot, levels, luck_of
from rules.bots.minds import dummy_answer
from rules.kernel import agenda
from rules.kernel.registry import Setup
from rules.kernel.steps import Done, Request, Seat
from rules.kernel.text import english
from rules.kernel.views import deal_world, view
from rules.root.actions import TakeDominance
from rules.root.bot import LEVELS
from rules.root.bots.levels import only_waits
from rules.root.state import Woodland, game_of
from tests.benchmarks.root_arena import matches, setup_of
from tests.rules.root.scenes import scene

SEATS = 4


def questions(setup: Setup, level: str, most: int) -> Iterator[tuple[Woodland, Request]]:
    """Views and requests with a real choice, in a game that this level plays."""
    arena = Arena(Match(setup, (level,) * setup.seats))
    agenda.begin(arena.state)
    while most > 0 and (seats := agenda.asked(arena.state)):
        for seat in seats:
            if not agenda.is_asked(arena.state, seat):
                break
            seen = view(arena.state, seat)
            request = agenda.request(seen, seat)
            choice = agenda.question(seen)
            assert choice is not None
            if len(request.actions) > 1 and not dummy_answer(seen, choice, seat):
                most -= 1
                yield game_of(seen), request
            arena._answer(seat)


def test_there_are_three_levels_from_weakest_to_strongest() -> None:
    assert levels("root") == ("random", "novice", "steady", "master")
    assert list(LEVELS) == ["novice", "steady", "master"]


@pytest.mark.parametrize("number", range(6))
def test_mixed_games_of_novices_end_and_are_sound(number: int) -> None:
    setup = setup_of(SEATS, number, number, is_mixed=True)
    result = play_match(Match(setup, ("novice",) * SEATS, check_every=20))
    assert result.problems == ()
    assert result.finished


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_any_number_of_seats_is_played(seats: int) -> None:
    setup = setup_of(seats, 40 + seats, seats)
    result = play_match(Match(setup, ("novice",) * seats))
    assert result.problems == ()
    assert result.finished


def test_a_steady_game_of_every_faction_in_turn_ends() -> None:
    setup = setup_of(SEATS, 3, 5)
    result = play_match(Match(setup, ("steady",) * SEATS))
    assert result.problems == ()
    assert result.finished


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_same_view_and_luck_give_the_same_move(level: str) -> None:
    think = bot("root", level)
    for seen, request in questions(setup_of(SEATS, 6, 6), "novice", 25):
        luck = luck_of(1, request.seat, request.ply)
        before = seen.clone()
        first = think(seen, request, luck)
        assert seen == before, "a bot changed its view"
        assert think(seen, request, luck) == first
        assert first.action in request.actions


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_twins_that_differ_in_secrets_move_alike(level: str) -> None:
    think = bot("root", level)
    for seen, request in questions(setup_of(SEATS, 2, 9), "novice", 30):
        luck = luck_of(2, request.seat, request.ply)
        first = think(seen, request, luck)
        for salt in range(2):
            twin = deal_world(seen, request.seat, 77 + salt)
            again = view(twin, request.seat)
            if again != seen:  # luck and open answers are nobody's
                again.luck, again.answers = seen.luck, dict(seen.answers)
            assert again == seen
            assert think(again, agenda.request(again, request.seat), luck) == first


def test_reasons_are_one_to_three_sentences() -> None:
    think = bot("root", "steady")
    said: set[str] = set()
    for seen, request in questions(setup_of(SEATS, 1, 4), "steady", 120):
        advice = think(seen, request, luck_of(3, request.seat, request.ply))
        assert 1 <= len(advice.reasons) <= 3
        for reason in advice.reasons:
            text = english(reason)
            assert text.endswith(".")
            assert "{" not in text
            said.add(reason.key)
    assert len(said) > 8, "reasons should differ with the order"


def test_every_sentence_of_the_bots_is_in_the_list_of_the_game() -> None:
    from rules.root.bots.words import SENTENCES
    from rules.root.text import SENTENCES as ALL

    assert SENTENCES.items() <= ALL.items()
    assert {f"root.bot.{level}.about" for level in LEVELS} <= SENTENCES.keys()


@pytest.mark.soak
def test_a_steady_bot_beats_three_novices() -> None:
    won = played = 0.0
    for match in matches("steady", "novice", range(60), SEATS, 11, False):
        result = play_match(match)
        assert result.problems == ()
        won += result.share[match.levels.index("steady")]
        played += 1
    assert won / played > 0.4


@pytest.mark.soak
def test_a_master_beats_three_steady_ones() -> None:
    won = played = 0.0
    for match in matches("master", "steady", range(40), SEATS, 12, False):
        result = play_match(match)
        assert result.problems == ()
        won += result.share[match.levels.index("master")]
        played += 1
    assert won / played > 0.3


def test_a_dominance_card_is_taken_only_by_whoever_would_activate_it() -> None:
    state = scene(("marquise", "vagabond"))
    take = TakeDominance("dominance_fox", "anvil")
    assert only_waits(state, Seat(0), take), "under ten points"
    state.scores[0] = 12
    assert only_waits(state, Seat(0), take), "ruling no fox clearing"
    for place in (1, 6, 8):
        state.warriors[place] = (6, 0)
    assert not only_waits(state, Seat(0), take)
    assert not only_waits(state, Seat(1), take), "coalitions have their own worth"
    assert not only_waits(state, Seat(0), Done())

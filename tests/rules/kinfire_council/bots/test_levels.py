"""The three levels: legal answers to whatever is asked, the same for the same view, fair."""

from collections.abc import Iterator

import pytest

from rules.bots.arena import Arena, Match, play_match
from rules.bots.levels import bot, levels, luck_of
from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Request
from rules.kernel.text import english
from rules.kernel.views import deal_world, view
from rules.kinfire_council.bot import LEVELS
from rules.kinfire_council.options import SEAT_COUNTS
from rules.kinfire_council.state import Council, game_of
from tests.benchmarks.kinfire_council_arena import matches

SEATS = 4


def setup(seats: int, seed: int, **options: str) -> Setup:
    """A set-up with these options."""
    found = setup_of("kinfire_council", seats, seed)
    found.options.update(options)
    return found


def questions(
    setup: Setup, level: str, most: int, least: int = 2
) -> Iterator[tuple[Council, Request]]:
    """Views and requests with a real choice, in a game that this level plays."""
    arena = Arena(Match(setup, (level,) * setup.seats))
    agenda.begin(arena.state)
    while most > 0 and (seats := agenda.asked(arena.state)):
        seen = view(arena.state, seats[0])
        request = agenda.request(seen, seats[0])
        if len(request.actions) >= least:
            most -= 1
            yield game_of(seen), request
        arena._answer(seats[0])


def test_there_are_three_levels_from_weakest_to_strongest() -> None:
    assert levels("kinfire_council") == ("random", "novice", "steady", "master")
    assert list(LEVELS) == ["novice", "steady", "master"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_games_of_novices_end(seats: int) -> None:
    result = play_match(Match(setup(seats, 3), ("novice",) * seats, check_every=20))
    assert result.problems == ()
    assert result.finished


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_game_with_a_draft_ends(level: str) -> None:
    drafted = setup(3, 5, councilor_assignment="draft")
    result = play_match(Match(drafted, (level, "random", "random")))
    assert result.problems == ()
    assert result.finished


@pytest.mark.soak
def test_a_game_of_steady_bots_ends() -> None:
    for seats in SEAT_COUNTS:
        result = play_match(Match(setup(seats, 7), ("steady",) * seats, check_every=20))
        assert result.problems == ()
        assert result.finished


@pytest.mark.soak
def test_a_master_plays_to_the_end() -> None:
    for seats in (2, 4, 6):
        result = play_match(Match(setup(seats, 8), ("master", *["novice"] * (seats - 1))))
        assert result.problems == ()
        assert result.finished


@pytest.mark.parametrize(("level", "most"), [("novice", 50), ("steady", 25), ("master", 6)])
def test_the_same_view_and_luck_give_the_same_move(level: str, most: int) -> None:
    think = bot("kinfire_council", level)
    for seen, request in questions(setup(SEATS, 6), "novice", most):
        luck = luck_of(1, request.seat, request.ply)
        before = seen.clone()
        first = think(seen, request, luck)
        assert seen == before, "a bot changed its view"
        assert think(seen, request, luck) == first
        assert first.action in request.actions


@pytest.mark.parametrize(("level", "most"), [("novice", 30), ("steady", 30), ("master", 4)])
def test_twins_that_differ_in_secrets_move_alike(level: str, most: int) -> None:
    think, told = bot("kinfire_council", level), 0
    for seen, request in questions(setup(SEATS, 2), "novice", 200):
        if not any(cards for seat, cards in enumerate(seen.hands) if seat != request.seat):
            continue
        luck = luck_of(2, request.seat, request.ply)
        first = think(seen, request, luck)
        for salt in range(2):
            twin = deal_world(seen, request.seat, 77 + salt)
            again = game_of(view(twin, request.seat))
            again.luck, again.answers = seen.luck, dict(seen.answers)
            assert again == seen
            assert think(again, agenda.request(again, request.seat), luck) == first
        told += 1
        if told == most:
            return
    raise AssertionError(f"only {told} questions with cards of others")


def test_no_level_looks_at_the_luck_of_the_game() -> None:
    for seen, request in questions(setup(SEATS, 4), "novice", 12):
        luck = luck_of(3, request.seat, request.ply)
        first = LEVELS["steady"](seen, request, luck)
        other = seen.clone()
        other.luck = 123_456_789
        assert LEVELS["steady"](other, request, luck) == first


def test_reasons_are_one_to_three_sentences() -> None:
    think = bot("kinfire_council", "steady")
    said: set[str] = set()
    for seen, request in questions(setup(SEATS, 1), "novice", 150):
        advice = think(seen, request, luck_of(3, request.seat, request.ply))
        assert 1 <= len(advice.reasons) <= 3
        for reason in advice.reasons:
            text = english(reason)
            assert text.endswith(".")
            assert "{" not in text
            assert "%n" not in text
            said.add(reason.key)
    assert len(said) > 10, "reasons should differ with the answer"


def test_every_sentence_of_the_bots_is_in_the_list_of_the_game() -> None:
    from rules.kinfire_council.bots.words import SENTENCES
    from rules.kinfire_council.text import SENTENCES as ALL

    assert SENTENCES.items() <= ALL.items()
    assert {f"kinfire_council.bot.{level}.about" for level in LEVELS} <= SENTENCES.keys()


@pytest.mark.soak
def test_a_steady_bot_beats_three_novices() -> None:
    won = 0.0
    for match in matches("steady", "novice", range(40), SEATS, 11, False):
        result = play_match(match)
        assert result.problems == ()
        won += result.share[match.levels.index("steady")]
    assert won / 40 > 0.4


@pytest.mark.soak
def test_a_master_beats_three_steady_ones() -> None:
    won = 0.0
    for match in matches("master", "steady", range(16), SEATS, 12, False):
        result = play_match(match)
        assert result.problems == ()
        won += result.share[match.levels.index("master")]
    assert won / 16 > 0.3

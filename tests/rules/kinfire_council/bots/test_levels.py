"""The three levels: legal answers to whatever is asked, the same for the same view, fair."""

from functools import partial

import pytest

from rules.bots.levels import bot, levels, luck_of
from rules.bots.searching import Candidate, SearchResult
from rules.kernel.registry import Setup, setup_of
from rules.kernel.text import english
from rules.kinfire_council.bot import LEVELS
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.reasons import only_reason, reasons
from rules.kinfire_council.options import SEAT_COUNTS
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn.actions import EndTurn, OpenHand
from tests.benchmarks.kinfire_council_arena import matches
from tests.rules.bots.levels_laws import (
    ends_soundly,
    moves_alike_in_twins,
    moves_alike_twice,
    questions,
    share_won,
)
from tests.rules.kinfire_council.turns import ADA, choice, day, submit

SEATS = 4


def setup(seats: int, seed: int, **options: str) -> Setup:
    """A set-up with these options."""
    found = setup_of("kinfire_council", seats, seed)
    found.options.update(options)
    return found


def test_there_are_three_levels_from_weakest_to_strongest() -> None:
    assert levels("kinfire_council") == ("random", "novice", "steady", "master")
    assert list(LEVELS) == ["novice", "steady", "master"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_games_of_novices_end(seats: int) -> None:
    ends_soundly(setup(seats, 3), ("novice",) * seats, check_every=20)


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_game_with_a_draft_ends(level: str) -> None:
    drafted = setup(3, 5, councilor_assignment="draft")
    ends_soundly(drafted, (level, "random", "random"))


@pytest.mark.soak
def test_a_game_of_steady_bots_ends() -> None:
    for seats in SEAT_COUNTS:
        ends_soundly(setup(seats, 7), ("steady",) * seats, check_every=20)


@pytest.mark.soak
def test_a_master_plays_to_the_end() -> None:
    for seats in (2, 4, 6):
        ends_soundly(setup(seats, 8), ("master", *["novice"] * (seats - 1)))


@pytest.mark.parametrize(("level", "most"), [("novice", 50), ("steady", 25), ("master", 6)])
def test_the_same_view_and_luck_give_the_same_move(level: str, most: int) -> None:
    moves_alike_twice(bot("kinfire_council", level), questions(setup(SEATS, 6), "novice", most))


@pytest.mark.parametrize(("level", "most"), [("novice", 30), ("steady", 30), ("master", 4)])
def test_twins_that_differ_in_secrets_move_alike(level: str, most: int) -> None:
    think, told = bot("kinfire_council", level), 0
    for seen, request in questions(setup(SEATS, 2), "novice", 200):
        if not any(cards for seat, cards in enumerate(seen.hands) if seat != request.seat):
            continue
        moves_alike_in_twins(think, seen, request)
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


def test_every_sentence_of_the_bots_is_in_the_list_of_the_game() -> None:
    from rules.kinfire_council.bots.messages import SENTENCES
    from rules.kinfire_council.messages.all_messages import SENTENCES as ALL

    assert SENTENCES.items() <= ALL.items()
    assert {f"kinfire_council.bot.{level}.about" for level in LEVELS} <= SENTENCES.keys()


@pytest.mark.soak
def test_a_steady_bot_beats_three_novices() -> None:
    games = matches("steady", "novice", range(40), SEATS, 11, False)
    assert share_won(games, "steady") > 0.4


@pytest.mark.soak
def test_a_master_beats_three_steady_ones() -> None:
    games = matches("master", "steady", range(16), SEATS, 12, False)
    assert share_won(games, "master") > 0.3


def test_the_advice_to_open_the_hand_tells_nothing_of_it() -> None:
    """It stands where all may read it."""
    state = day()
    ends = [
        Candidate(OpenHand(), 9.0, 1, gaining(state)),
        Candidate(EndTurn(), 0.0, 1, gaining(state)),
    ]
    facts = partial(reasons, state, ADA, Features(state, ADA), SearchResult(ends, state))
    assert [english(each) for each in facts(OpenHand())] == [
        "Look through your hand: a research card may help now."
    ]
    assert [english(each) for each in facts(EndTurn())] == ["Gains 5 V with the rest of the turn."]


def test_where_no_card_can_be_played_the_hint_says_so() -> None:
    state = day()
    state.hands[ADA] = ("stone_reserves", "bottled_kinfire")
    submit(state, OpenHand())
    assert english(only_reason(choice(state))) == "You can't play any of the cards now."


def gaining(state: Council) -> Council:
    """The first seat has 5 V more."""
    end = state.clone()
    end.score[ADA] += 5
    return end

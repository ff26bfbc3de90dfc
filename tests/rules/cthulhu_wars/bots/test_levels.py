"""The three levels: legal answers in every mix, the same for the same view, secrets unseen."""

import pytest

from rules.bots.levels import bot, levels
from rules.cthulhu_wars.bot import LEVELS
from tests.benchmarks.cthulhu_wars_arena import matches, setup_of
from tests.rules.bots.levels_laws import (
    ends_soundly,
    moves_alike_in_twins,
    moves_alike_twice,
    questions,
    share_won,
)

SEATS = 4


def test_there_are_three_levels_from_weakest_to_strongest() -> None:
    assert levels("cthulhu_wars") == ("random", "novice", "steady", "master")
    assert list(LEVELS) == ["novice", "steady", "master"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(2))
def test_games_of_novices_end_whatever_the_factions(seats: int, number: int) -> None:
    setup = setup_of(seats, 10 * seats + number, number, is_mixed=True)
    ends_soundly(setup, ("novice",) * seats, check_every=20)


def test_a_game_of_steady_bots_ends() -> None:
    ends_soundly(setup_of(SEATS, 3, 5), ("steady",) * SEATS)


@pytest.mark.soak
def test_a_master_plays_to_the_end() -> None:
    levels = ("master", "novice", "novice")
    ends_soundly(setup_of(3, 4, 2), levels)


@pytest.mark.parametrize(("level", "most"), [("novice", 60), ("steady", 40), ("master", 5)])
def test_the_same_view_and_luck_give_the_same_move(level: str, most: int) -> None:
    moves_alike_twice(bot("cthulhu_wars", level), questions(setup_of(SEATS, 6, 6), "novice", most))


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_twins_that_differ_in_the_signs_of_others_move_alike(level: str) -> None:
    think, told = bot("cthulhu_wars", level), 0
    for seen, request in questions(setup_of(SEATS, 2, 9), "steady", 160):
        if not any(values for seat, values in enumerate(seen.signs) if seat != request.seat):
            continue
        moves_alike_in_twins(think, seen, request)
        told += 1
        if told == 12:
            return
    raise AssertionError(f"only {told} questions with signs of others")


def test_every_sentence_of_the_bots_is_in_the_list_of_the_game() -> None:
    from rules.cthulhu_wars.bots.messages import SENTENCES
    from rules.cthulhu_wars.messages.all_messages import SENTENCES as ALL

    assert SENTENCES.items() <= ALL.items()
    assert {f"cthulhu_wars.bot.{level}.about" for level in LEVELS} <= SENTENCES.keys()


@pytest.mark.soak
def test_a_steady_bot_beats_three_novices() -> None:
    games = matches("steady", "novice", range(60), SEATS, 11, False)
    assert share_won(games, "steady") > 0.4


@pytest.mark.soak
def test_a_master_beats_three_steady_ones() -> None:
    games = matches("master", "steady", range(24), SEATS, 12, False)
    assert share_won(games, "master") > 0.3

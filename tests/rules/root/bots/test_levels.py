"""The three levels: legal answers in every mix, the same for the same view, secrets unseen."""

import pytest

from rules.bots.levels import bot, levels
from rules.kernel.steps import Done, Seat
from rules.root.actions import TakeDominance
from rules.root.bot import LEVELS
from rules.root.bots.levels import only_waits
from tests.benchmarks.root_arena import matches, setup_of
from tests.rules.bots.levels_laws import (
    ends_soundly,
    moves_alike_in_twins,
    moves_alike_twice,
    questions,
    share_won,
)
from tests.rules.root.scenes import scene

SEATS = 4


def test_there_are_three_levels_from_weakest_to_strongest() -> None:
    assert levels("root") == ("random", "novice", "steady", "master")
    assert list(LEVELS) == ["novice", "steady", "master"]


@pytest.mark.parametrize("number", range(6))
def test_mixed_games_of_novices_end_and_are_sound(number: int) -> None:
    setup = setup_of(SEATS, number, number, is_mixed=True)
    ends_soundly(setup, ("novice",) * SEATS, check_every=20)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_any_number_of_seats_is_played(seats: int) -> None:
    setup = setup_of(seats, 40 + seats, seats)
    ends_soundly(setup, ("novice",) * seats)


def test_a_steady_game_of_every_faction_in_turn_ends() -> None:
    setup = setup_of(SEATS, 3, 5)
    ends_soundly(setup, ("steady",) * SEATS)


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_same_view_and_luck_give_the_same_move(level: str) -> None:
    moves_alike_twice(bot("root", level), questions(setup_of(SEATS, 6, 6), "novice", 25))


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_twins_that_differ_in_secrets_move_alike(level: str) -> None:
    think = bot("root", level)
    for seen, request in questions(setup_of(SEATS, 2, 9), "novice", 30):
        moves_alike_in_twins(think, seen, request)


def test_every_sentence_of_the_bots_is_in_the_list_of_the_game() -> None:
    from rules.root.bots.messages import SENTENCES
    from rules.root.messages.all_messages import SENTENCES as ALL

    assert SENTENCES.items() <= ALL.items()
    assert {f"root.bot.{level}.about" for level in LEVELS} <= SENTENCES.keys()


@pytest.mark.soak
def test_a_steady_bot_beats_three_novices() -> None:
    games = matches("steady", "novice", range(60), SEATS, 11, False)
    assert share_won(games, "steady") > 0.4


@pytest.mark.soak
def test_a_master_beats_three_steady_ones() -> None:
    games = matches("master", "steady", range(40), SEATS, 12, False)
    assert share_won(games, "master") > 0.3


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

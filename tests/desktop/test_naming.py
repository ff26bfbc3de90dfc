"""What seats, scores and results are called."""

from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from desktop.naming import (
    few,
    headline,
    help_taken,
    hint_words,
    score_rows,
    seat_kind,
    thinking_words,
    titles_of,
    turn_name,
)
from models.game_model import GameModel
from models.seating import bot
from models.seats_model import Turn
from models.translate import language
from rules.kernel.journal import Help, Mark
from rules.kernel.steps import Done, Option, Outcome, ScoreLine, Seat
from rules.kernel.text import plain
from views.theme import SeatFace

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    language().speak("en")


def outcome(
    *winners: int, lines: tuple[ScoreLine, ...] = (), totals: tuple[int, ...] = ()
) -> Outcome:
    return Outcome(tuple(map(Seat, winners)), plain("Because."), totals=totals, lines=lines)


def test_a_level_stands_where_a_bot_decides_and_not_at_an_automaton(qapp: object) -> None:
    feed = cast(GameModel, SimpleNamespace(seats=(bot("steady"),)))
    people = SeatFace("folk-cult", "#F4D35E", "Lizard Cult")
    assert seat_kind(feed, 0, people) == "Lizard Cult \N{MIDDLE DOT} Steady"
    assert seat_kind(feed, 0, replace(people, is_automatic=True)) == "Lizard Cult"


@pytest.mark.parametrize(
    ("winners", "names", "said"),
    [
        ((1,), NAMES, "Ben wins"),
        ((0, 2), NAMES, "Ada and Cleo share the victory"),
        ((0,), ("Ada",), "The game is over"),
        ((), NAMES, "The game is over"),
    ],
)
def test_the_headline(
    qapp: object, winners: tuple[int, ...], names: tuple[str, ...], said: str
) -> None:
    assert headline(outcome(*winners), names) == said


def test_many_bots_are_counted_a_few_are_named(qapp: object) -> None:
    assert thinking_words(NAMES, (1, 2)) == "Thinking: Ben and Cleo"
    assert thinking_words(NAMES, (0, 1, 2, 3)).startswith("4 ")


def test_scores_of_one_source_are_one_row(qapp: object) -> None:
    lines = (
        ScoreLine(Seat(0), plain("Coins"), 2),
        ScoreLine(Seat(1), plain("Coins"), 1),
        ScoreLine(Seat(0), plain("Coins"), 3),
        ScoreLine(Seat(1), plain("Monsters"), -4),
    )
    rows = score_rows(outcome(0, lines=lines), NAMES[:2])
    assert [(row.name, row.points) for row in rows] == [
        ("Coins", (5, 1)),
        ("Monsters", (None, -4)),
    ]


def test_a_game_without_sources_has_its_totals(qapp: object) -> None:
    assert score_rows(outcome(0, totals=(4, 2)), NAMES[:2])[0].points == (4, 2)


def test_help_that_was_taken_is_counted_by_seat_and_kind(qapp: object) -> None:
    marks = [
        Mark(Help.HINT, 3, Seat(0)),
        Mark(Help.HINT, 5, Seat(0)),
        Mark(Help.TAKE_BACK, 6, Seat(1)),
    ]
    said = help_taken(marks, NAMES)
    assert len(said) == 2
    assert said[0].startswith("Ada")
    assert "2" in said[0]
    assert said[1].startswith("Ben")


def test_a_hint_has_one_full_stop_and_three_reasons_at_most(qapp: object) -> None:
    reasons = [plain(f"Reason {number}.") for number in range(5)]
    said = hint_words(Option(Done(), plain("Draw it.")), reasons, NAMES)
    assert said == "Hint: Draw it. Reason 0. Reason 1. Reason 2."


def test_long_lists_of_names_end_with_dots(qapp: object) -> None:
    assert "Eve" not in few(NAMES, 3)
    assert few(NAMES[:2], 3).startswith("Ada")
    assert turn_name(Turn.NONE) == ""
    assert turn_name(Turn.READY)


def test_titles_that_a_face_says_already_are_left_out() -> None:
    ended = replace(outcome(0), titles=(plain("Lizard Cult"), plain("6 spellbooks")))
    assert titles_of(ended, NAMES[:2], ("Lizard Cult", "Black Goat")) == ("Ben: 6 spellbooks",)
    assert titles_of(ended, NAMES[:2], ("", "")) == ("Ada: Lizard Cult", "Ben: 6 spellbooks")
    alone = replace(outcome(0), titles=(plain("Apprentice"),))
    assert titles_of(alone, NAMES[:1], ("",)) == ("Apprentice",)

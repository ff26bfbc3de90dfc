"""What is read off the table."""

from rules.cartographers.state import (
    column,
    drawing_seats,
    gone,
    is_last_season,
    is_ruins,
    is_solo,
    is_swept,
    season_cards,
    threshold,
    time_sum,
    where,
)
from rules.kernel.text import english
from tests.rules.cartographers.positions import begun, placed


def test_column_time_and_what_has_left() -> None:
    state = placed(
        past=[["hamlet", "goblin_attack"]], revealed=["temple_ruins", "gnoll_raid", "orchard"]
    )
    assert column(state) == ("temple_ruins", "orchard")
    assert time_sum(state) == 2
    assert gone(state) == ("goblin_attack", "gnoll_raid")


def test_the_season() -> None:
    edicts = ["treetower", "canal_lake", "wildholds", "borderlands"]
    state = placed(season="fall", edicts=edicts, revealed=["orchard"])
    assert season_cards(state) == ("wildholds", "borderlands")
    assert threshold(state) == 7
    assert not is_last_season(state)
    assert english(where(state)) == "Fall, time 2 of 7"


def test_solo_and_sweep() -> None:
    assert is_solo(placed())
    assert is_swept(placed())
    assert not is_swept(placed(seats=2))
    assert is_swept(placed(seats=2, options={"solo_ambush_in_multiplayer": "on"}))


def test_ruins_cards() -> None:
    assert is_ruins("temple_ruins")
    assert not is_ruins("orchard")


def test_seats_with_room() -> None:
    assert drawing_seats(placed("FF", "F.", "..")) == [1, 2]
    private = placed("FF", "F.", options={"map_visibility": "private"})
    assert drawing_seats(private) == [0, 1]


def test_before_the_first_season_the_game_is_nowhere() -> None:
    state = begun()
    state.season = -1
    assert where(state) is None

"""The game's entry, and a whole game of one hundred."""

from rules.kernel import agenda
from rules.kernel.registry import game, game_ids
from rules.kernel.text import english
from tests.rules.cartographers.positions import begun


def test_the_entry() -> None:
    entry = game("cartographers")
    assert "cartographers" in game_ids()
    assert english(entry.name) == "Cartographers"
    assert (entry.seat_counts[0], entry.seat_counts[-1]) == (1, 100)
    assert [option.id for option in entry.options] == [
        "card_set",
        "map_side",
        "fallback_terrain",
        "skills",
        "solo_ambush_in_multiplayer",
        "map_visibility",
    ]
    assert all(option.default == option.values[0] for option in entry.options)


def test_a_table_of_one_hundred() -> None:
    state = begun(100, seed=1)
    answers = 0
    while seats := agenda.asked(state):
        actions = agenda.request(state, seats[0]).actions
        agenda.apply(state, seats[0], actions[answers * 31 % len(actions)])
        answers += 1
    assert len(state.outcome.totals) == 100
    assert game("cartographers").problems(state) == []

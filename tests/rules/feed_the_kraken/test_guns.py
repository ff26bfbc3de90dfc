"""Guns and the supply (U8)."""

from rules.feed_the_kraken.mutiny import guns
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.positions import mates, ship


def test_effects_give_what_is_left() -> None:
    state = ship(5)
    state.supply = 1
    assert guns.take(state, Seat(1), 2) == 1
    assert guns.take(state, Seat(1), 2) == 0
    assert (state.crew[1].guns, state.supply) == (4, 0)


def test_a_seat_gives_what_it_has() -> None:
    state = mates(ship(5), guns=[1])
    before = state.supply
    assert guns.give(state, Seat(0), 3) == 1
    assert guns.give(state, Seat(0), 3) == 0
    assert (state.crew[0].guns, state.supply) == (0, before + 1)


def test_guns_change_hands() -> None:
    state = ship(5)
    assert guns.move(state, Seat(0), Seat(1), 5) == 3
    assert [mate.guns for mate in state.crew] == [0, 6, 3, 3, 3]


def test_nothing_to_give() -> None:
    state = mates(ship(5), guns=[0])
    assert guns.move(state, Seat(0), Seat(1), 1) == 0
    assert state.crew[1].guns == 3

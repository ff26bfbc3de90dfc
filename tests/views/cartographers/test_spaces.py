"""Sets of spaces are walked in reading order; the pencil's tremble is always the same."""

from rules.cartographers.maps.land import board
from views.cartographers.spaces import noise, spaces, tremble


def test_all_spaces_of_a_grid_in_reading_order() -> None:
    assert list(spaces(board(3, 2), 3)) == [(r, c) for r in range(3) for c in range(2)]


def test_noise_is_the_same_each_time_and_spread_evenly() -> None:
    assert noise(3, 7, 1) == noise(3, 7, 1)
    assert noise(3, 7, 1) != noise(7, 3, 1)
    values = [noise(r, c, s) for r in range(11) for c in range(11) for s in range(9)]
    assert min(values) >= 0
    assert max(values) < 1
    tenths = [sum(i / 10 <= v < (i + 1) / 10 for v in values) for i in range(10)]
    assert min(tenths) > 0.07 * len(values)


def test_tremble_stays_within_its_amount() -> None:
    values = [tremble(2.5, i) for i in range(500)]
    assert -2.5 <= min(values) < -2
    assert 2 < max(values) <= 2.5

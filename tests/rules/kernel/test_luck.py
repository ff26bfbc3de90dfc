from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rules.kernel.luck import (
    MASK,
    Dice,
    Equal,
    Lots,
    Order,
    Weighted,
    below,
    draw,
    fits,
    mixed,
    stirred,
)

LOTS = (Equal(6), Weighted((1, 0, 3)), Order(5), Dice(3, 6))
any_luck = some.integers(0, MASK)


def test_luck_is_the_same_on_every_machine() -> None:
    """Written games depend on these very numbers."""
    luck, drawn = 12345, []
    for lots in LOTS:
        luck, each = draw(luck, lots)
        drawn.append(each)
    assert drawn == [0, 0, (2, 3, 1, 4, 0), (0, 2, 2)]
    assert luck == 10372713005361040630
    assert mixed(1) == 6238072747940578789
    assert stirred(1, 2) == 16932396925151903423


@given(any_luck, some.sampled_from(LOTS))
def test_what_is_drawn_fits(luck: int, lots: Lots) -> None:
    after, drawn = draw(luck, lots)
    assert fits(drawn, lots)
    assert 0 <= after <= MASK
    assert after != luck


@given(any_luck, some.integers(1, 1000))
def test_below_stays_below(luck: int, n: int) -> None:
    assert 0 <= below(luck, n)[1] < n


@given(any_luck)
def test_stirred_lucks_differ(luck: int) -> None:
    assert len({stirred(luck, salt) for salt in range(8)}) == 8


def count(lots: Lots, times: int) -> Counter:
    luck, found = 7, Counter()
    for _ in range(times):
        luck, drawn = draw(luck, lots)
        found[drawn] += 1
    return found


def test_equal_chances_are_equal() -> None:
    found = count(Equal(6), 60_000)
    assert sorted(found) == list(range(6))
    assert all(abs(times - 10_000) < 400 for times in found.values())


def test_weights_are_kept() -> None:
    found = count(Weighted((1, 0, 3)), 40_000)
    assert set(found) == {0, 2}
    assert abs(found[2] - 30_000) < 400


def test_every_order_is_as_likely() -> None:
    found = count(Order(3), 60_000)
    assert len(found) == 6
    assert all(abs(times - 10_000) < 400 for times in found.values())


def test_dice_are_independent() -> None:
    found = count(Dice(2, 3), 90_000)
    assert len(found) == 9
    assert all(abs(times - 10_000) < 400 for times in found.values())


def test_small_lots() -> None:
    assert draw(1, Order(0))[1] == ()
    assert draw(1, Dice(0, 6))[1] == ()
    assert draw(1, Equal(1))[1] == 0


def test_weights_without_a_result_are_a_fault() -> None:
    with pytest.raises(ValueError, match="no result"):
        draw(1, Weighted((0, 0)))


@pytest.mark.parametrize(
    ("drawn", "lots"),
    [
        (6, Equal(6)),
        (-1, Equal(6)),
        ((1,), Equal(6)),
        (1, Weighted((1, 0, 3))),
        (3, Weighted((1, 0, 3))),
        ((0,), Weighted((1,))),
        (0, Order(1)),
        ((0, 0), Order(2)),
        ((0,), Order(2)),
        (0, Dice(1, 6)),
        ((6,), Dice(1, 6)),
        ((1, 2), Dice(1, 6)),
    ],
)
def test_what_does_not_fit(drawn: int | tuple[int, ...], lots: Lots) -> None:
    assert not fits(drawn, lots)

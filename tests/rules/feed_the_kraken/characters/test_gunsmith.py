"""Gunsmith (10, R7)."""

from rules.feed_the_kraken.characters.gunsmith import after_burning
from rules.feed_the_kraken.enums import Character
from rules.feed_the_kraken.events import GunsMoved
from rules.feed_the_kraken.mutiny.outcome import CountGuns
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.characters.hands import (
    W1,
    W3,
    crew,
    face_up,
    guns_of,
    on_table,
    use,
    why_closed,
)
from tests.rules.feed_the_kraken.positions import do, mates

GUNSMITH = Character.GUNSMITH


def smith() -> Kraken:
    return crew({4: GUNSMITH})


def test_it_costs_a_gun() -> None:
    state = smith()
    use(state, W1, 4)
    assert guns_of(state)[4] == 2


def test_a_gunless_seat_cannot_pay() -> None:
    assert why_closed(mates(smith(), guns=[3, 3, 3, 3, 0]), W1, 4) == "card_gunless"
    on_the_table = on_table(smith(), 0, 0, 0, 0, 3, 0, 0)
    assert why_closed(on_the_table, W3, 4) == "card_gunless"


def test_one_gun_comes_back_after_a_mutiny() -> None:
    """R7: also when its seat becomes captain."""
    for guns, captain in (((0, 3, 0, 0, 2, 0, 0), 1), ((0, 0, 0, 0, 3, 0, 0), 4)):
        state = on_table(face_up(smith(), 4), *guns)
        do(state, CountGuns())
        assert state.captain == captain
        assert guns_of(state)[4] == 3 - guns[4] + 1


def test_nothing_comes_back_where_nothing_was_burned() -> None:
    state = on_table(face_up(smith(), 4), 0, 3, 0, 0, 0, 0, 0)
    do(state, CountGuns())
    assert guns_of(state)[4] == 3


def test_nothing_comes_back_after_a_failure() -> None:
    state = on_table(face_up(smith(), 4), 0, 0, 0, 0, 2, 0, 0)
    do(state, CountGuns())
    assert guns_of(state)[4] == 3


def test_it_works_only_while_it_lies_open() -> None:
    state, table = smith(), StepContext()
    after_burning(state, table, (0, 0, 0, 0, 2, 0, 0))
    assert guns_of(state)[4] == 3
    assert table.events == []
    after_burning(face_up(state, 4), table, (0, 1, 0, 0, 2, 0, 0))
    assert guns_of(state)[4] == 4
    assert table.events == [GunsMoved(NOBODY, Seat(4), 1, "gunsmith")]

"""The loyalty check (4.2): who commits what, how it counts."""

import msgspec
import pytest

from rules.feed_the_kraken.actions import Commit
from rules.feed_the_kraken.events import GunsRevealed
from rules.feed_the_kraken.mutiny.loyalty import (
    CommitGuns,
    counted,
    free_guns,
    threshold,
    total,
)
from rules.feed_the_kraken.state import FactKind, Loyalty
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Pass, Seat, Target, TargetKind
from tests.rules.feed_the_kraken.positions import (
    asks,
    do,
    drowned,
    events,
    give,
    mates,
    offered,
    rests,
    ship,
    team,
)


def test_all_but_the_captain_take_part_clockwise() -> None:
    state = team(ship(6))
    state.captain = Seat(3)
    do(state, CommitGuns())
    assert asks(state, CommitGuns, 4, 5, 0, 1, 2)


def test_off_duty_and_tongueless_seats_take_part() -> None:
    state = mates(ship(5), off_duty=[False, True], tongue=[True, True, False])
    do(state, CommitGuns())
    assert asks(state, CommitGuns, 1, 2, 3, 4)


def test_barred_eliminated_and_gunless_seats_are_not_asked() -> None:
    state = drowned(mates(ship(6), guns=[3, 0, 3, 3, 3, 3]), 2)
    state.barred = (Seat(3),)
    do(state, CommitGuns())
    assert asks(state, CommitGuns, 4, 5)


def test_from_nothing_to_all() -> None:
    state = mates(ship(5), guns=[3, 2, 1, 3, 3])
    do(state, CommitGuns())
    assert offered(state, 1) == [Commit(0), Commit(1), Commit(2)]
    assert offered(state, 2) == [Commit(0), Commit(1)]


def test_simultaneous_and_binding() -> None:
    state = ship(5)
    do(state, CommitGuns())
    happened = give(state, 3, Commit(2))
    assert happened.undo_barrier is not None
    assert state.loyalty is None
    with pytest.raises(Refused):
        agenda.withdraw(state, Seat(3))
    for seat in (1, 2, 4):
        happened = give(state, seat, Commit(seat % 2))
    assert state.loyalty == Loyalty(revealed=(0, 1, 0, 2, 0), guns=(0, 1, 0, 2, 0))
    assert events(happened, GunsRevealed) == [GunsRevealed((0, 1, 0, 2, 0))]
    assert state.crew[3].guns == 3, "guns on the table are still the seat's"
    assert state.facts[3][-1].kind is FactKind.COMMITTED
    assert state.facts[3][-1].number == 2


def test_agitator_wants_one() -> None:
    state = ship(5)
    state.agitated = (Seat(0), Seat(2))
    do(state, CommitGuns())
    assert offered(state, 2) == [Commit(1), Commit(2), Commit(3)]
    (nothing,) = state.agenda[-1].refused(state, Seat(2), ())
    assert nothing.action == Commit(0)
    assert nothing.why_not.key.endswith("agitated")


def test_equalizer_allows_one() -> None:
    state = ship(5)
    state.equalized = True
    do(state, CommitGuns())
    assert offered(state, 1) == [Commit(0), Commit(1)]
    refused = state.agenda[-1].refused(state, Seat(1), ())
    assert [option.action for option in refused] == [Commit(2), Commit(3)]
    assert agenda.request(state, Seat(1)).prompt.facts[0] == ("n", 1)


def test_no_more_than_one_has() -> None:
    state = ship(5)
    do(state, CommitGuns())
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(1), Commit(4))
    assert refused.value.reason.key.endswith("not_enough_guns")
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(1), Pass())
    assert refused.value.reason.key == "kernel.not_open"
    step = state.agenda[-1]
    assert step.explain(state, Seat(1), Target(TargetKind.SEAT, 2)).key.endswith("why.commit")


def test_nobody_may_bid() -> None:
    """R36: the check is held all the same."""
    state = mates(ship(5), guns=[3, 0, 0, 0, 0])
    do(state, CommitGuns())
    assert rests(state)
    assert state.loyalty == Loyalty(revealed=(0,) * 5, guns=(0,) * 5)


def test_doubled_guns_count_twice_and_again() -> None:
    state = ship(5)
    state.loyalty = Loyalty(revealed=(0, 1, 2, 0, 0), guns=(0, 1, 2, 0, 0), doubled=(Seat(2),))
    assert counted(state) == (0, 1, 4, 0, 0)
    assert total(state) == 5
    state.loyalty = msgspec.structs.replace(state.loyalty, doubled=(Seat(2), Seat(2)))
    assert counted(state)[2] == 8


@pytest.mark.parametrize(
    ("needed", "halvings", "equalized", "wanted"),
    [
        (3, 0, False, 3),
        (3, 1, False, 2),
        (4, 1, False, 2),
        (5, 1, False, 3),
        (5, 2, False, 2),
        (5, 3, False, 1),
        (5, 0, True, 1),
        (5, 1, True, 1),
    ],
)
def test_thresholds(needed: int, halvings: int, equalized: bool, wanted: int) -> None:
    state = ship(5)
    state.threshold, state.equalized = needed, equalized
    state.loyalty = Loyalty(revealed=(0,) * 5, guns=(0,) * 5, halvings=halvings)
    assert threshold(state) == wanted


def test_guns_not_on_the_table() -> None:
    state = ship(5)
    assert free_guns(state, Seat(2)) == 3
    state.loyalty = Loyalty(revealed=(0, 0, 2, 0, 0), guns=(0, 0, 2, 0, 0))
    assert free_guns(state, Seat(2)) == 1

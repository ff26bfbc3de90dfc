"""The outcome of a check (4.2): failure, success, ties, burning."""

import pytest

from rules.feed_the_kraken.actions import RuleOut
from rules.feed_the_kraken.events import CaptainChanged, CheckEnded, GunsMoved, RuledOut
from rules.feed_the_kraken.mutiny.outcome import BreakTie, CountGuns
from rules.feed_the_kraken.state import NOBODY, Kraken, Loyalty
from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.steps import Seat
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


def counted(state: Kraken, *guns: int, **check: object) -> StepResult:
    """The outcome of these guns."""
    state.loyalty = Loyalty(revealed=guns, guns=guns, **check)
    return do(state, CountGuns())


def guns_of(state: Kraken) -> list[int]:
    return [mate.guns for mate in state.crew]


def test_failure_gives_everything_back() -> None:
    """Nothing is burned, captain and team stay."""
    state = team(ship(5))
    happened = counted(state, 0, 1, 1, 0, 0)
    assert guns_of(state) == [3] * 5
    assert (state.captain, state.lieutenant, state.navigator) == (0, 1, 2)
    assert events(happened, CheckEnded) == [CheckEnded(2, 3, False)]
    (check,) = state.checks
    assert not check.succeeded
    assert check.new_captain == NOBODY
    assert check.counted == (0, 1, 1, 0, 0)
    assert state.loyalty is None


def test_success_makes_the_highest_captain_and_burns_all() -> None:
    state = team(ship(5))
    happened = counted(state, 0, 1, 0, 2, 0)
    assert (state.captain, state.lieutenant, state.navigator) == (3, NOBODY, NOBODY)
    assert guns_of(state) == [3, 2, 3, 1, 3]
    assert state.supply == 40 - 12
    assert events(happened, CaptainChanged) == [CaptainChanged(Seat(0), Seat(3), "mutiny")]
    burned = events(happened, GunsMoved)
    assert [(each.source, each.guns) for each in burned] == [(1, 1), (3, 2)]
    check = state.checks[0]
    assert (check.captain, check.lieutenant, check.navigator) == (0, 1, 2)
    assert check.succeeded
    assert check.new_captain == 3


def test_the_total_decides_not_the_highest() -> None:
    state = ship(5)
    counted(state, 0, 1, 1, 1, 0)
    assert asks(state, BreakTie, 0)


def test_a_tie_is_broken_by_those_removed() -> None:
    """R10: the deposed captain first, then each removed seat once."""
    state = ship(6)
    counted(state, 0, 2, 0, 2, 2, 2)
    assert asks(state, BreakTie, 0)
    assert offered(state, 0) == [RuleOut(Seat(i)) for i in (1, 3, 4, 5)]
    happened = give(state, 0, RuleOut(Seat(4)))
    assert events(happened, RuledOut) == [RuledOut(Seat(0), Seat(4))]
    assert asks(state, BreakTie, 4)
    assert offered(state, 4) == [RuleOut(Seat(i)) for i in (1, 3, 5)]
    give(state, 4, RuleOut(Seat(1)))
    assert asks(state, BreakTie, 1)
    give(state, 1, RuleOut(Seat(5)))
    assert state.captain == 3
    assert guns_of(state) == [3, 1, 3, 1, 1, 1]


def test_only_tied_seats_can_be_ruled_out() -> None:
    state = ship(6)
    counted(state, 0, 2, 1, 2, 0, 0)
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(0), RuleOut(Seat(2)))
    assert refused.value.reason.key.endswith("not_tied")


def test_a_tongueless_seat_counts_only_for_the_total() -> None:
    state = mates(ship(5), tongue=[True, False])
    counted(state, 0, 3, 1, 0, 0)
    assert state.captain == 2
    assert guns_of(state) == [3, 0, 2, 3, 3]


def test_only_tongueless_guns_tie_all_others_at_nothing() -> None:
    """U3: broken by the tie chain; the guns burn."""
    state = mates(ship(5), tongue=[True, False])
    state.barred = (Seat(4),)
    counted(state, 0, 3, 0, 0, 0)
    assert asks(state, BreakTie, 0)
    assert offered(state, 0) == [RuleOut(Seat(2)), RuleOut(Seat(3))]
    give(state, 0, RuleOut(Seat(3)))
    assert state.captain == 2
    assert guns_of(state)[1] == 0


def test_only_tongueless_guns_and_the_captain_stays() -> None:
    state = mates(ship(5, tongueless_only_mutiny="captain_stays"), tongue=[True, False])
    happened = counted(state, 0, 3, 0, 0, 0)
    assert state.captain == 0
    assert guns_of(state)[1] == 0
    assert state.checks[0].succeeded
    assert not events(happened, CaptainChanged)


def test_nobody_else_could_be_captain() -> None:
    """Only a tongueless seat is left: the captain stays."""
    state = drowned(mates(ship(5), tongue=[True, False]), 2, 3, 4)
    counted(state, 0, 3, 0, 0, 0)
    assert state.captain == 0
    assert rests(state)


def test_a_barred_seat_that_was_instigated_can_win() -> None:
    """R4."""
    state = ship(5)
    state.barred = (Seat(2),)
    counted(state, 0, 0, 3, 0, 0)
    assert state.captain == 2


def test_doubled_guns_make_captains_but_burn_once() -> None:
    state = ship(5)
    counted(state, 0, 2, 3, 0, 0, doubled=(Seat(1),))
    assert state.captain == 1
    assert guns_of(state) == [3, 1, 0, 3, 3]
    assert state.checks[0].guns == (0, 2, 3, 0, 0)
    assert state.checks[0].counted == (0, 4, 3, 0, 0)


def test_a_strategist_keeps_the_guns_unless_captain() -> None:
    """R8."""
    state = ship(5)
    counted(state, 0, 1, 3, 0, 0, strategists=(Seat(1), Seat(2)))
    assert state.captain == 2
    assert guns_of(state) == [3, 3, 0, 3, 3]


def test_the_deposed_lieutenant_is_captain_only() -> None:
    """R1."""
    state = team(ship(5), lieutenant=1, navigator=2)
    counted(state, 0, 3, 0, 0, 0)
    assert (state.captain, state.lieutenant, state.navigator) == (1, NOBODY, NOBODY)


def test_an_off_duty_seat_may_win_and_keeps_its_sign() -> None:
    """R11: signs stay where they are."""
    state = mates(ship(5), off_duty=[False, True])
    counted(state, 0, 3, 0, 0, 0)
    assert state.captain == 1
    assert state.crew[1].off_duty


def test_two_seats_left() -> None:
    """R31: the other one may still mutiny; the threshold does not change (R3)."""
    state = drowned(ship(5), 2, 3, 4)
    counted(state, 0, 3, 0, 0, 0)
    assert state.captain == 1
    assert state.checks[0].threshold == 3

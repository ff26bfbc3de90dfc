"""The appointment (4.1, 9.3)."""

import pytest

from rules.feed_the_kraken.actions import Appoint, GiveBadge
from rules.feed_the_kraken.appointment import AppointTeam, eligible
from rules.feed_the_kraken.enums import Post
from rules.feed_the_kraken.events import Appointed
from rules.feed_the_kraken.state import NOBODY
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Seat, Target, TargetKind
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
)

LIEUTENANT, NAVIGATOR = Post.LIEUTENANT, Post.NAVIGATOR


def test_lieutenant_then_navigator() -> None:
    state = ship(6)
    do(state, AppointTeam())
    assert asks(state, AppointTeam, 0)
    assert offered(state, 0) == [Appoint(LIEUTENANT, Seat(i)) for i in range(1, 6)]
    give(state, 0, Appoint(LIEUTENANT, Seat(4)))
    assert offered(state, 0) == [Appoint(NAVIGATOR, Seat(i)) for i in (1, 2, 3, 5)]
    happened = give(state, 0, Appoint(NAVIGATOR, Seat(2)))
    assert (state.lieutenant, state.navigator) == (4, 2)
    assert events(happened, Appointed) == [Appointed(Seat(0), Seat(4), Seat(2))]


def test_both_names_are_one_decision_and_changeable() -> None:
    state = ship(6)
    do(state, AppointTeam())
    give(state, 0, Appoint(LIEUTENANT, Seat(4)))
    assert agenda.withdraw(state, Seat(0)) == Appoint(LIEUTENANT, Seat(4))
    assert state.lieutenant == NOBODY


def reason(state, seat: int, post: Post = LIEUTENANT) -> str:
    with pytest.raises(Refused) as refused:
        agenda.submit(state, Seat(0), Appoint(post, Seat(seat)))
    return refused.value.reason.key.rpartition(".")[2]


def test_reasons() -> None:
    state = mates(ship(6), off_duty=[False, False, True, False, False, False])
    drowned(state, 3)
    do(state, AppointTeam())
    assert reason(state, 0) == "is_captain"
    assert reason(state, 2) == "off_duty"
    assert reason(state, 3) == "eliminated"
    give(state, 0, Appoint(LIEUTENANT, Seat(1)))
    assert reason(state, 1, NAVIGATOR) == "is_lieutenant"


def test_explained() -> None:
    state = mates(ship(6), off_duty=[False, False, True, False, False, False])
    do(state, AppointTeam())
    step = state.agenda[-1]
    found = [step.explain(state, Seat(0), Target(TargetKind.SEAT, i)).key for i in range(3)]
    wanted = ["is_captain", "can_be_chosen", "off_duty"]
    assert [key.rpartition(".")[2] for key in found] == wanted
    assert step.explain(state, Seat(0), Target(TargetKind.PLACE, 0)).key.endswith("choose_a_seat")


def test_a_seat_without_a_tongue_may_be_named() -> None:
    state = mates(ship(6), tongue=[True, False])
    assert 1 in eligible(state)


def test_fewer_than_two_on_duty_signs_do_not_count() -> None:
    state = drowned(ship(6), 4, 5)
    mates(state, off_duty=[False, True, True, False])
    assert eligible(state) == [1, 2, 3]
    mates(state, off_duty=[False, True, False, False])
    assert eligible(state) == [2, 3]


def test_the_sign_of_the_captain_sleeps() -> None:
    state = mates(ship(6), off_duty=[True])
    assert eligible(state) == [1, 2, 3, 4, 5]


def test_a_hired_lieutenant_leaves_the_navigator_to_the_captain() -> None:
    state = ship(6)
    state.hired = Seat(3)
    do(state, AppointTeam())
    assert offered(state, 0) == [Appoint(NAVIGATOR, Seat(i)) for i in (1, 2, 4, 5)]
    give(state, 0, Appoint(NAVIGATOR, Seat(5)))
    assert (state.lieutenant, state.navigator, state.hired) == (3, 5, NOBODY)
    assert rests(state)


def test_one_other_seat_gets_one_badge() -> None:
    state = drowned(ship(6), 1, 2, 4, 5)
    do(state, AppointTeam())
    assert offered(state, 0) == [GiveBadge(LIEUTENANT), GiveBadge(NAVIGATOR)]
    give(state, 0, GiveBadge(NAVIGATOR))
    assert (state.lieutenant, state.navigator) == (NOBODY, 3)


def test_one_other_seat_that_is_hired_already() -> None:
    state = drowned(ship(6), 1, 2, 4, 5)
    state.hired = Seat(3)
    do(state, AppointTeam())
    assert rests(state)
    assert (state.lieutenant, state.navigator) == (3, NOBODY)


def test_nobody_left() -> None:
    state = drowned(ship(5), 1, 2, 3, 4)
    do(state, AppointTeam())
    assert rests(state)
    assert (state.lieutenant, state.navigator) == (NOBODY, NOBODY)

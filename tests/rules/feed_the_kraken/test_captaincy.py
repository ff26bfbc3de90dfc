"""Who is next in line (6), and how a captaincy changes hands (R1)."""

from rules.feed_the_kraken.events import CaptainChanged
from rules.feed_the_kraken.mutiny.captaincy import heir, take_over
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.positions import BLUE, DRUNK, drowned, mates, ship, team


def test_the_first_clockwise_with_the_fewest_resumes() -> None:
    state = mates(ship(5), resumes=[(), (DRUNK,), (DRUNK, BLUE), (DRUNK,), (DRUNK,)])
    assert heir(state) == 1
    state.captain = Seat(2)
    assert heir(state) == 0, "seat 0 has none at all"
    mates(state, resumes=[(DRUNK,)])
    assert heir(state) == 3, "clockwise from the old captain, not by number"


def test_the_captain_is_no_candidate() -> None:
    state = mates(ship(5), resumes=[(), (DRUNK,), (DRUNK,), (DRUNK,), (DRUNK,)])
    assert heir(state) == 1


def test_tongueless_and_eliminated_seats_are_no_candidates() -> None:
    state = drowned(mates(ship(5), tongue=[True, False]), 2)
    assert heir(state) == 3


def test_off_duty_is_fine() -> None:
    assert heir(mates(ship(5), off_duty=[False, True])) == 1


def test_nobody() -> None:
    assert heir(drowned(mates(ship(5), tongue=[True, False]), 2, 3, 4)) == NOBODY


def test_badges_go_to_the_new_captain() -> None:
    state, table = team(ship(5)), StepContext()
    take_over(state, table, Seat(4), "drunk")
    assert (state.captain, state.lieutenant, state.navigator) == (4, NOBODY, NOBODY)
    assert table.events == [CaptainChanged(Seat(0), Seat(4), "drunk")]

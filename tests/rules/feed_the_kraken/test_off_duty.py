"""Off-duty signs (4.5)."""

import pytest

from rules.feed_the_kraken.events import SignsMoved
from rules.feed_the_kraken.off_duty import OffDuty
from rules.feed_the_kraken.state import NOBODY, Kraken, Navigation
from rules.kernel.agenda import StepResult
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.positions import DRUNK, do, drowned, events, mates, ship


def rested(state: Kraken, *jumped: int, navigator: int = 2) -> StepResult:
    voyage = Navigation(
        round=1,
        captain=Seat(0),
        lieutenant=Seat(1),
        navigator=Seat(navigator),
        card=DRUNK,
        origin="",
        target="",
        jumped=tuple(map(Seat, jumped)),
    )
    state.voyages = (voyage,)
    return do(state, OffDuty())


def signs(state: Kraken) -> list[int]:
    return [seat for seat, mate in enumerate(state.crew) if mate.off_duty]


@pytest.mark.parametrize(
    ("seats", "wanted"), [(5, [2]), (6, [2]), (7, [1, 2]), (8, [1, 2]), (9, [0, 1, 2])]
)
def test_who_rests_by_the_number_of_seats(seats: int, wanted: list[int]) -> None:
    state = ship(seats)
    happened = rested(state)
    assert signs(state) == wanted
    assert events(happened, SignsMoved) == [SignsMoved(tuple(map(Seat, wanted)))]


def test_all_old_signs_come_off() -> None:
    state = mates(ship(7), off_duty=[False, True, False, True, True])
    rested(state)
    assert signs(state) == [1, 2]


def test_the_number_of_seats_is_that_of_the_start() -> None:
    """R3."""
    state = drowned(ship(9), 6, 7, 8)
    rested(state)
    assert signs(state) == [0, 1, 2]


def test_a_sign_due_to_an_eliminated_officer_goes_to_nobody() -> None:
    """U12, R17."""
    state = drowned(ship(7), 2)
    rested(state)
    assert signs(state) == [1]


def test_the_team_is_that_of_the_draw_not_of_now() -> None:
    """After a Drunk card the old captain rests (9 seats)."""
    state = ship(9)
    state.captain, state.lieutenant, state.navigator = Seat(5), NOBODY, NOBODY
    rested(state)
    assert signs(state) == [0, 1, 2]


def test_an_empty_post_rests_nobody() -> None:
    state = ship(7)
    rested(state, navigator=NOBODY)
    assert signs(state) == [1]


def test_after_an_emergency_as_usual() -> None:
    """U20: the emergency navigator rests."""
    state = drowned(ship(7), 4)
    rested(state, 4, navigator=5)
    assert signs(state) == [1, 5]


def test_after_an_emergency_by_option_signs_stay() -> None:
    state = mates(ship(7, emergency_off_duty="off"), off_duty=[False, False, False, True])
    happened = rested(state, 4, navigator=5)
    assert signs(state) == [3]
    assert not events(happened, SignsMoved)
    rested(state, navigator=5)
    assert signs(state) == [1, 5]

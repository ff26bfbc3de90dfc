"""What `per` and `end` count (15)."""

import pytest

from rules.kernel.steps import Seat
from rules.kinfire_council.enums import Counter, Skill
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.state import Piece
from tests.rules.kinfire_council.nights import whole


@pytest.mark.parametrize(
    ("counter", "n"),
    [
        (Counter.PATRONS, 2),
        (Counter.TROPHIES, 1),
        (Counter.CULTISTS, 3),
        (Counter.SKILLED, 1),
        (Counter.NEEDS_MET, 4),
        (Counter.RESEARCH, 5),
    ],
)
def test_each_counter_counts_what_the_player_has_now(counter: Counter, n: int) -> None:
    state = whole()
    state.upgraded, state.patrons = (2, 4, 6), ((2, Seat(1)), (4, Seat(0)), (6, Seat(1)))
    pieces = (Piece("", Skill.SPY), Piece("7", Skill.GUARD), Piece())
    set_sheet(state, Seat(1), trophies=("blockade",), cultists=(3, 4, 5), pieces=pieces)
    state.met_needs[1] = 4
    state.hands[1] = ("warrant",) * 5
    assert count(state, Seat(1), counter) == n
    assert count(state, Seat(2), counter) == 0

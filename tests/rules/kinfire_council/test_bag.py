"""The bag of the Cult (4): drawing, the reset and its options."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import BagReset as ResetOn
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.rounds.bag import DrawChits, reset
from rules.kinfire_council.rounds.cult_events import BagReset
from rules.kinfire_council.rounds.hideout import ResolveHideout
from rules.kinfire_council.state import Council
from tests.rules.kinfire_council.nights import CHITS, drawn, kinds, lines, on_top, whole


def holding(state: Council, seat: int, *chits: int) -> None:
    """A player holds arrested cultists."""
    state.bag = tuple(each for each in state.bag if each not in chits)
    set_sheet(state, Seat(seat), cultists=chits)


def test_chits_are_drawn_into_the_hideout_beside_those_that_wait() -> None:
    state = whole()
    state.bag, state.hideout = (3, 5, 9, 20), (7,)
    events = drawn(state, [1, 2], DrawChits(2))
    assert state.hideout == (5, 7, 20)
    assert state.bag == (3, 9)
    assert lines(events) == [
        "Cultist 5 enters the Hideout.",
        "A Cult leader enters the Hideout.",
    ]


def test_a_dry_bag_gives_what_there_is() -> None:
    state = whole()
    state.bag = (4,)
    drawn(state, [], DrawChits(3))
    assert (state.bag, state.hideout) == ((), (4,))


def test_a_reset_takes_held_cultists_and_leaves_city_and_hideout() -> None:
    state = whole()
    holding(state, 1, 2, 11)
    state.bag = (1, 3)
    state.city, state.hideout = (5,), (6,)
    state.cult_discard, state.leaders_out = (8, 9), (19, 20)
    desk = StepContext()
    reset(state, desk)
    assert state.bag == (1, 2, 3, 8, 9, 11, 19, 20)
    assert (state.city, state.hideout) == ((5,), (6,))
    assert state.sheets[1].cultists == ()
    assert lines(desk.events) == [
        "Both leaders are out: the Cult's bag is refilled, including held cultists (Seat 2: 2)."
    ]


def test_both_leaders_in_one_hideout_reset_once_after_the_last_chit() -> None:
    state = whole()
    state.bag, state.hideout = (*range(1, 7), *range(8, 19)), (7, 19, 20)
    on_top(state, "blockade", "smoke_pall", "rumour_mill")
    events = drawn(state, [], ResolveHideout())
    assert kinds(events).count("BagReset") == 1
    assert events[-1] == BagReset((0, 0, 0))
    assert state.bag == tuple(each for each in CHITS if each != 7)


def test_a_leader_of_an_earlier_round_counts() -> None:
    state = whole()
    state.bag, state.leaders_out, state.hideout = tuple(range(1, 19)), (19,), (20,)
    events = drawn(state, [], ResolveHideout())
    assert kinds(events)[-1] == "BagReset"
    assert state.bag == CHITS


def test_one_leader_alone_is_set_aside() -> None:
    state = whole()
    state.bag, state.hideout = tuple(range(1, 20)), (20,)
    drawn(state, [], ResolveHideout())
    assert state.leaders_out == (20,)
    assert 20 not in state.bag


def test_by_an_option_the_second_leader_resets_when_drawn() -> None:
    state = whole()
    state.variant = msgspec.structs.replace(state.variant, bag_reset=ResetOn.LEADERS_DRAWN)
    state.bag, state.leaders_out = (4, 20), (19,)
    state.cult_discard = tuple(each for each in range(1, 19) if each != 4)
    events = drawn(state, [1], DrawChits(1))
    assert kinds(events) == ["ChitDrawn", "BagReset"]
    assert (state.hideout, state.leaders_due, state.leaders_out) == ((20,), (20,), ())
    assert state.bag == tuple(range(1, 20))
    events = drawn(state, [], ResolveHideout())
    assert "BagReset" not in kinds(events)
    assert (state.bag, state.leaders_due, state.leaders_out) == (CHITS, (), ())


def test_by_that_option_one_leader_changes_nothing() -> None:
    state = whole()
    state.variant = msgspec.structs.replace(state.variant, bag_reset=ResetOn.LEADERS_DRAWN)
    events = drawn(state, [19], DrawChits(1))
    assert kinds(events) == ["ChitDrawn"]
    drawn(state, [], ResolveHideout())
    assert state.leaders_out == (20,)

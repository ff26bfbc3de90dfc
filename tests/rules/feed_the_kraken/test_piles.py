"""Draw pile and discards (4.3, 6, 9.5)."""

import pytest

from rules.feed_the_kraken.actions import DiscardCard, LeaveCard
from rules.feed_the_kraken.events import Looked, Reshuffled, TopCardTreated
from rules.feed_the_kraken.navigation.piles import (
    LookAtTop,
    PreparePile,
    Reshuffle,
    TreatTop,
    discard,
)
from rules.feed_the_kraken.state import NOBODY, FactKind, Look, Sight
from rules.kernel.steps import Seat, Target, TargetKind
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DISARMED,
    DRUNK,
    YELLOW,
    asks,
    do,
    events,
    give,
    rests,
    ship,
)


@pytest.mark.parametrize(("left", "reshuffles"), [(3, True), (4, False), (0, True)])
def test_fewer_than_four_are_too_few(left: int, reshuffles: bool) -> None:
    state = ship(6)
    state.draw_pile, state.discards = (DRUNK,) * left, (BLUE,) * 5
    state.discards_seen, state.top_seen = (1,) * 5, 3
    happened = do(state, PreparePile())
    if reshuffles:
        assert events(happened, Reshuffled) == [Reshuffled(left + 5)]
        assert len(state.draw_pile) == left + 5
        assert (state.discards, state.discards_seen, state.top_seen) == ((), (), 0)
    else:
        assert not happened.events
        assert state.top_seen == 3


def test_shuffled_together_in_the_order_drawn() -> None:
    state = ship(6)
    state.draw_pile, state.discards, state.discards_seen = (DRUNK,), (BLUE, YELLOW), (0, 0)
    do(state, Reshuffle(), luck=[(2, 0, 1)])
    assert state.draw_pile == (YELLOW, DRUNK, BLUE)


def test_a_look_at_the_top_is_private() -> None:
    state = ship(6)
    state.draw_pile = (YELLOW, DRUNK)
    happened = do(state, LookAtTop(Seat(2), Sight.LOOK_OUT))
    assert events(happened, Looked) == [Looked(Seat(2), Sight.LOOK_OUT, NOBODY)]
    assert happened.undo_barrier is not None
    assert asks(state, TreatTop, 2)
    fact = state.facts[2][-1]
    assert (fact.kind, fact.cards) == (FactKind.TOP_CARD, (YELLOW,))
    assert state.top_seen == 1 << 2
    assert "card" in dict(state.agenda[-1].secret(state, Seat(2), ()).facts)


def test_left() -> None:
    state = ship(6)
    state.draw_pile = (YELLOW, DRUNK)
    do(state, LookAtTop(Seat(2), Sight.LOOK_OUT))
    happened = give(state, 2, LeaveCard())
    assert state.draw_pile == (YELLOW, DRUNK)
    assert state.looks == (Look(round=1, sight=Sight.LOOK_OUT, viewer=Seat(2), left=True),)
    assert events(happened, TopCardTreated) == [TopCardTreated(Seat(2), True)]


def test_discarded_on_top_of_the_discards() -> None:
    """R26; whoever knew it on the pile knows it there."""
    state = ship(6)
    state.draw_pile, state.top_seen = (YELLOW, DRUNK), 1 << 5
    discard(state, BLUE, 0)
    do(state, LookAtTop(Seat(2), Sight.LOOK_OUT))
    give(state, 2, DiscardCard())
    assert state.discards == (BLUE, YELLOW)
    assert state.discards_seen == (0, 1 << 5 | 1 << 2)
    assert (state.draw_pile, state.top_seen) == ((DRUNK,), 0)
    assert not state.looks[0].left


def test_an_empty_pile_is_filled_first() -> None:
    """9.5, R25."""
    state = ship(6)
    state.draw_pile, state.discards, state.discards_seen = (), (DISARMED,), (0,)
    happened = do(state, LookAtTop(Seat(1), Sight.TELESCOPE))
    assert events(happened, Reshuffled) == [Reshuffled(1)]
    assert state.facts[1][-1].cards == (DISARMED,)


def test_no_card_at_all() -> None:
    state = ship(6)
    state.draw_pile = ()
    do(state, LookAtTop(Seat(1), Sight.TELESCOPE))
    assert rests(state)


def test_explained() -> None:
    state = ship(6)
    do(state, LookAtTop(Seat(1), Sight.TELESCOPE))
    step = state.agenda[-1]
    assert step.explain(state, Seat(1), Target(TargetKind.SEAT, 0)).key.endswith("why.top_card")
    paths = [step.describe(state, Seat(1), a).targets for a in (LeaveCard(), DiscardCard())]
    assert paths[0] != paths[1]

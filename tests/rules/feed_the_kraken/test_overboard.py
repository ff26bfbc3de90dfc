"""Jumping overboard and the emergency navigator (9.1, 9.2)."""

import pytest

from rules.feed_the_kraken.actions import Appoint, Jump, Keep, Play
from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.events import Eliminated, EmergencyNavigator, Jumped
from rules.feed_the_kraken.navigation.draws import KeepCard, Navigate, ReadLogbook
from rules.feed_the_kraken.navigation.overboard import NameEmergency
from rules.feed_the_kraken.state import NOBODY, FactKind, Kraken
from rules.kernel import agenda
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    DISARMED,
    DRUNK,
    MERMAID,
    TELESCOPE,
    YELLOW,
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

PILE = (YELLOW, BLUE, DRUNK, MERMAID, TELESCOPE, DISARMED, DRUNK, YELLOW)


def before_the_jump(*gone: int) -> Kraken:
    state = drowned(team(ship(6)), *gone)
    state.draw_pile = PILE
    state.smuggled, state.archived = (), ()
    do(state, Navigate())
    give(state, 0, Keep(BLUE))
    give(state, 1, Keep(MERMAID))
    return state


def test_the_navigator_is_out_and_both_cards_are_discarded() -> None:
    state = before_the_jump()
    happened = give(state, 2, Jump(), luck=[(1, 0)])
    assert not state.crew[2].alive
    assert state.crew[2].guns == 0
    assert state.supply == 40 - 15
    assert state.discards == (YELLOW, DRUNK, MERMAID, BLUE)
    assert state.discards_seen[2:] == (1 << 2 | 1 << 1, 1 << 2 | 1 << 0)
    assert state.logbook == ()
    assert state.jumped == (2,)
    assert events(happened, Jumped) == [Jumped(Seat(2))]
    assert events(happened, Eliminated) == [Eliminated(Seat(2), "jump")]
    assert state.facts[2][-1].kind is FactKind.JUMPED


@pytest.mark.parametrize("theirs", [MERMAID, BLUE])
def test_the_place_of_ones_own_card_does_not_tell_what_lies_beside_it(theirs: NavCard) -> None:
    """Like or unlike: each giver finds its card in either place, and never the other's."""
    places = set()
    for order in ((0, 1), (1, 0)):
        state = drowned(team(ship(6)))
        state.draw_pile = (YELLOW, BLUE, DRUNK, theirs, TELESCOPE, DISARMED, DRUNK, YELLOW)
        do(state, Navigate())
        give(state, 0, Keep(BLUE))
        give(state, 1, Keep(theirs))
        give(state, 2, Jump(), luck=[order])
        seen = state.discards_seen[2:]
        assert sorted(seen) == [1 << 2 | 1 << 0, 1 << 2 | 1 << 1]
        assert state.discards[2 + seen.index(1 << 2 | 1 << 0)] == BLUE
        places.add(seen.index(1 << 2 | 1 << 0))
    assert places == {0, 1}


def test_the_captain_names_another_one_off_duty_or_not() -> None:
    state = before_the_jump()
    mates(state, off_duty=[False, False, False, True])
    give(state, 2, Jump())
    assert asks(state, NameEmergency, 0)
    assert offered(state, 0) == [Appoint(Post.NAVIGATOR, Seat(i)) for i in (3, 4, 5)]
    refused = {option.action.seat: option.why_not.key for option in reasons(state)}
    assert [refused[seat].rpartition(".")[2] for seat in (0, 1, 2)] == [
        "is_captain",
        "is_lieutenant",
        "eliminated",
    ]


def reasons(state: Kraken) -> list:
    return list(state.agenda[-1].refused(state, Seat(0), ()))


def test_fresh_cards_for_the_same_lieutenant() -> None:
    """First discards stay discarded; there is no loyalty check."""
    state = before_the_jump()
    give(state, 2, Jump())
    happened = give(state, 0, Appoint(Post.NAVIGATOR, Seat(4)))
    assert events(happened, EmergencyNavigator) == [EmergencyNavigator(Seat(0), Seat(4))]
    assert (state.lieutenant, state.navigator) == (1, 4)
    assert asks(state, KeepCard, 0)
    assert state.captain_hand == tuple(sorted((TELESCOPE, DISARMED)))
    give(state, 0, Keep(DISARMED))
    give(state, 1, Keep(DRUNK))
    assert asks(state, ReadLogbook, 4)
    give(state, 4, Play(DRUNK))
    assert rests(state)
    assert len(state.discards) == 7


def test_jumping_goes_on_while_there_are_seats() -> None:
    """An emergency with no candidate left: the post is empty."""
    state = before_the_jump(3, 4)
    give(state, 2, Jump())
    give(state, 0, Appoint(Post.NAVIGATOR, Seat(5)))
    give(state, 0, agenda.actions(state, Seat(0))[0])
    give(state, 1, agenda.actions(state, Seat(1))[0])
    give(state, 5, Jump())
    assert state.jumped == (2, 5)
    assert state.navigator == NOBODY
    assert asks(state, KeepCard, 0)


def test_smuggler_and_archivist_do_not_carry_over() -> None:
    """U2."""
    state = before_the_jump()
    state.smuggled = state.archived = (Post.CAPTAIN,)
    give(state, 2, Jump())
    assert (state.smuggled, state.archived) == ((), ())


def test_a_leader_who_jumps_does_not_win() -> None:
    state = before_the_jump()
    state.dealt = (*state.dealt[:2], state.dealt[5], *state.dealt[3:5], state.dealt[2])
    give(state, 2, Jump())
    assert state.outcome is None

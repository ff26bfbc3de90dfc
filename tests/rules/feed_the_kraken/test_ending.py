"""Elimination and the end of the game (8)."""

import pytest

from rules.feed_the_kraken.ending import GOAL, LEADER_FED, eliminate, finish
from rules.feed_the_kraken.enums import Character, Side
from rules.feed_the_kraken.events import Eliminated, VoyageEnded
from rules.feed_the_kraken.state import NOBODY
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import is_speakable
from tests.rules.feed_the_kraken.positions import (
    BLUE,
    CULTIST,
    LEADER,
    PIRATE,
    SAILOR,
    drowned,
    mates,
    ship,
    team,
)


@pytest.mark.parametrize(
    ("side", "winners"), [(Side.SAILOR, (0, 4)), (Side.PIRATE, (3,)), (Side.CULT, (1, 2, 5))]
)
def test_all_of_the_winning_side_now(side: Side, winners: tuple[int, ...]) -> None:
    """Converts win only with the cult, the eliminated with their side."""
    state, table = drowned(ship(6), 4, 5), StepContext()
    state.dealt = (SAILOR, SAILOR, PIRATE, PIRATE, SAILOR, LEADER)
    state.converts = (Seat(1), Seat(2))
    finish(state, table, side, GOAL)
    assert state.outcome.winners == winners
    assert is_speakable(state.outcome.reason)
    assert table.events == [VoyageEnded(side, GOAL)]
    assert table.undo_barrier is not None


def test_a_leader_who_is_gone_still_wins_at_the_kraken() -> None:
    """R29."""
    state, table = drowned(ship(6), 5), StepContext()
    finish(state, table, Side.CULT, GOAL)
    assert state.dealt[5] is LEADER
    assert state.outcome.winners == (5,)


def test_the_dealt_cultist_wins_with_the_cult() -> None:
    state, table = ship(11), StepContext()
    finish(state, table, Side.CULT, LEADER_FED)
    assert state.outcome.winners == (state.dealt.index(CULTIST), state.dealt.index(LEADER))


def test_eliminated() -> None:
    """U11: guns to the supply, badge and sign gone, resume cards stay."""
    state, table = team(ship(6)), StepContext()
    mates(state, resumes=[(), (BLUE,)], off_duty=[False, True])
    before = state.supply
    eliminate(state, table, Seat(1), "kraken")
    mate = state.crew[1]
    assert (mate.alive, mate.guns, mate.off_duty, mate.resumes) == (False, 0, False, (BLUE,))
    assert state.supply == before + 3
    assert (state.lieutenant, state.navigator) == (NOBODY, 2)
    assert table.events == [Eliminated(Seat(1), "kraken")]


def test_a_face_down_character_leaves_unseen() -> None:
    state, table = ship(6, use_character_cards="on"), StepContext()
    state.characters = (Character.MENTOR, Character.BOSUN, *(Character.NONE,) * 4)
    state.undealt = (Character.CHIEF_COOK,)
    eliminate(state, table, Seat(1), "jump")
    assert state.characters[1] is Character.NONE
    assert sorted(state.undealt) == sorted((Character.CHIEF_COOK, Character.BOSUN))


def test_an_open_character_stays() -> None:
    state, table = ship(6, use_character_cards="on"), StepContext()
    state.characters = (Character.MENTOR, Character.BOSUN, *(Character.NONE,) * 4)
    mates(state, face_up=[False, True])
    eliminate(state, table, Seat(1), "jump")
    assert state.characters[1] is Character.BOSUN

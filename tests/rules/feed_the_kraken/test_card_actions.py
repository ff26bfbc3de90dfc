"""The actions of navigation cards (6)."""

import pytest

from rules.feed_the_kraken.actions import Choose, LeaveCard
from rules.feed_the_kraken.enums import NavCard
from rules.feed_the_kraken.events import GunsMoved, Looked
from rules.feed_the_kraken.navigation.card_actions import CarryOutCard, ChooseViewer, MermaidResult
from rules.feed_the_kraken.navigation.piles import TreatTop
from rules.feed_the_kraken.rituals import TurnUpRitual
from rules.feed_the_kraken.state import NOBODY, FactKind, Kraken, Navigation, Sight, Sighting
from rules.kernel.agenda import StepResult
from rules.kernel.steps import Seat, Seen
from tests.rules.feed_the_kraken.positions import (
    ARMED,
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


def played(state: Kraken, card: NavCard) -> StepResult:
    voyage = Navigation(
        round=1,
        captain=state.captain,
        lieutenant=state.lieutenant,
        navigator=state.navigator,
        card=card,
        origin="quick_c_00",
        target="quick_w1_01",
    )
    state.voyages = (voyage,)
    return do(state, CarryOutCard())


def test_drunk() -> None:
    state = mates(team(ship(5)), resumes=[(DRUNK,), (BLUE,)])
    played(state, DRUNK)
    assert (state.captain, state.lieutenant, state.navigator) == (2, NOBODY, NOBODY)


def test_drunk_with_nobody_to_follow() -> None:
    state = drowned(mates(team(ship(5)), tongue=[True, False]), 2, 3, 4)
    played(state, DRUNK)
    assert state.captain == 0


def test_armed() -> None:
    state = team(ship(8, voyage="long"))
    happened = played(state, ARMED)
    assert state.crew[2].guns == 4
    assert events(happened, GunsMoved) == [GunsMoved(NOBODY, Seat(2), 1, "armed")]


def test_armed_with_an_empty_supply() -> None:
    state = team(ship(8, voyage="long"))
    state.supply = 0
    assert not played(state, ARMED).events


def test_disarmed() -> None:
    state = team(ship(6))
    happened = played(state, DISARMED)
    assert state.crew[2].guns == 2
    assert events(happened, GunsMoved) == [GunsMoved(Seat(2), NOBODY, 1, "disarmed")]


def test_disarmed_without_a_gun() -> None:
    state = mates(team(ship(6)), guns=[3, 3, 0])
    assert not played(state, DISARMED).events


@pytest.mark.parametrize("card", [ARMED, DISARMED])
def test_the_navigator_has_been_fed(card: NavCard) -> None:
    """R17: no taker."""
    state = drowned(team(ship(6)), 2)
    assert not played(state, card).events


@pytest.mark.parametrize("card", [ARMED, DISARMED])
def test_an_empty_post(card: NavCard) -> None:
    state = team(ship(6), navigator=NOBODY)
    assert not played(state, card).events


def test_mermaid_shows_three_discards_in_no_order() -> None:
    state = team(ship(6))
    state.discards, state.discards_seen = (YELLOW, DRUNK, BLUE, DISARMED), (0,) * 4
    played(state, MERMAID)
    assert asks(state, ChooseViewer, 0)
    assert offered(state, 0) == [Choose(Seat(i)) for i in range(1, 6)]
    happened = give(state, 0, Choose(Seat(4)))
    assert events(happened, Looked) == [Looked(Seat(4), Sight.MERMAID, NOBODY)]
    assert asks(state, MermaidResult, 4)
    fact = state.facts[4][-1]
    assert (fact.kind, fact.cards) == (FactKind.MERMAID, tuple(sorted((DRUNK, BLUE, DISARMED))))
    assert fact.number == 0
    assert state.discards == (YELLOW, DRUNK, BLUE, DISARMED), "R28"
    assert state.sightings == (Sighting(seat=Seat(4), first=1, count=3),)
    assert "mermaid" in state.agenda[-1].shows(state, Seat(4)).key
    give(state, 4, Seen())
    assert rests(state)


def test_mermaid_with_fewer_discards() -> None:
    """R25."""
    state = team(ship(6))
    state.discards, state.discards_seen = (BLUE,), (0,)
    played(state, MERMAID)
    give(state, 0, Choose(Seat(4)))
    assert state.facts[4][-1].cards == (BLUE,)


def test_telescope() -> None:
    state = team(ship(6))
    state.draw_pile = (YELLOW, BLUE)
    played(state, TELESCOPE)
    give(state, 0, Choose(Seat(3)))
    assert asks(state, TreatTop, 3)
    assert state.facts[3][-1].number == 0, "the navigation whose card it is"
    give(state, 3, LeaveCard())
    assert rests(state)


@pytest.mark.parametrize("card", [MERMAID, TELESCOPE])
def test_nobody_else_alive(card: NavCard) -> None:
    state = drowned(team(ship(5)), 1, 2, 3, 4)
    played(state, card)
    assert rests(state)


def test_an_uprising_turns_up_a_ritual() -> None:
    state = team(ship(6))
    happened = played(state, YELLOW)
    assert len(state.rituals) == 4
    assert happened.outcomes
    assert TurnUpRitual.SHOWN

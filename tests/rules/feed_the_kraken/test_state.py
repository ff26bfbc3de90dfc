"""What the state tells by itself."""

from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.setup import start
from rules.feed_the_kraken.state import (
    NOBODY,
    Fact,
    FactKind,
    change,
    clockwise,
    current,
    everybody,
    leader_of,
    learn,
    living,
    others,
    ring,
)
from rules.kernel.state import State
from rules.kernel.steps import Seat
from tests.rules.feed_the_kraken.positions import PIRATE, begun, drowned, setup, ship


def test_seats_round_the_table() -> None:
    state = drowned(ship(6), 2)
    assert everybody(state) == [0, 1, 2, 3, 4, 5]
    assert living(state) == [0, 1, 3, 4, 5]
    assert others(state, Seat(3)) == [0, 1, 4, 5]
    assert ring(4, Seat(2)) == (3, 0, 1, 2)
    assert clockwise(state, Seat(0)) == [1, 3, 4, 5, 0]
    assert clockwise(state, Seat(2)) == [3, 4, 5, 0, 1], "a seat that is gone is left out"


def test_a_convert_is_a_cultist() -> None:
    state = ship(6)
    pirate = Seat(state.dealt.index(PIRATE))
    assert current(state, pirate) is PIRATE
    state.converts = (pirate,)
    assert current(state, pirate) is Faction.CULTIST


def test_the_leader() -> None:
    state = ship(6)
    assert leader_of(state) == 5
    state.dealt = (Faction.HIDDEN,) * 6
    assert leader_of(state) == NOBODY


def test_a_change_replaces_one_seat() -> None:
    state = ship(6)
    before = list(state.crew)
    change(state, Seat(2), guns=1, tongue=False)
    assert (state.crew[2].guns, state.crew[2].tongue) == (1, False)
    assert state.crew[:2] == before[:2]
    assert before[2].guns == 3


def test_facts_are_added_never_rewritten() -> None:
    state = ship(6)
    first = Fact(round=1, kind=FactKind.DREW)
    learn(state, Seat(1), first)
    learn(state, Seat(1), Fact(round=2, kind=FactKind.KEPT))
    assert state.facts[1][0] == first
    assert len(state.facts[1]) == 2
    assert state.facts[0] == ()


def test_a_clone_is_apart() -> None:
    state = begun(7, 2)
    twin = state.clone()
    change(twin, Seat(0), guns=0)
    learn(twin, Seat(0), Fact(round=1, kind=FactKind.DREW))
    assert state == begun(7, 2)
    assert twin != state


def test_a_fresh_state_has_a_type_of_its_own() -> None:
    state = start(setup(5))
    assert isinstance(state, State)
    assert state.round == 0
    assert state.captain == state.lieutenant == state.navigator == NOBODY

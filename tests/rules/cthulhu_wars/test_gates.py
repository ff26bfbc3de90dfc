"""Gates (4): who holds them, who may, stepping on and off, the help that is on by default."""

import pytest

from rules.cthulhu_wars.earth.gates import (
    abandoned_gates,
    can_build,
    capable,
    gate_kinds,
    gates_of,
    is_abandoned,
    is_holder,
    settle,
    step_off,
    step_on,
)
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    area,
    gate,
    holder,
    kind,
    put,
    scene,
    take,
)

GOAT = Seat(1)


@pytest.fixture
def state() -> Earth:
    """Black Goat with two Acolytes, a Dark Young and a gate in Africa, one Acolyte in Asia."""
    found = scene((GC, BG, CC))
    put(found, 1, "africa", acolyte=2, dark_young=1)
    put(found, 1, "asia", acolyte=1)
    gate(found, "africa", 1)
    gate(found, "asia")
    return found


def test_who_holds_what(state: Earth) -> None:
    africa, asia = area(state, "africa"), area(state, "asia")
    assert gates_of(state, GOAT) == (africa,)
    assert abandoned_gates(state) == (asia,)
    assert is_abandoned(state, asia)
    assert not is_abandoned(state, africa)
    assert is_holder(state, GOAT, 0, africa)
    assert not is_holder(state, GOAT, kind(state, 1, "dark_young"), africa)


def test_only_cultists_may_hold_one_until_a_book_says_more(state: Earth) -> None:
    """R24 and The Red Sign: Dark Young step on before Acolytes."""
    young = kind(state, 1, "dark_young")
    assert capable(state, GOAT, area(state, "africa")) == (0,)
    take(state, 1, "the_red_sign")
    assert gate_kinds(state, GOAT) == (young, 0)
    assert capable(state, GOAT, area(state, "africa")) == (young, 0)


def test_where_one_may_be_built(state: Earth) -> None:
    put(state, 1, "europe", ghoul=1)
    put(state, 1, "antarctica", acolyte=1)
    assert not can_build(state, GOAT, area(state, "africa"))
    assert not can_build(state, GOAT, area(state, "europe"))
    assert can_build(state, GOAT, area(state, "antarctica"))


def test_units_step_on_by_themselves(state: Earth) -> None:
    settle(state, StepContext(), GOAT)
    assert holder(state, "asia") == GOAT


def test_not_where_nobody_may(state: Earth) -> None:
    settle(state, StepContext(), Seat(0))
    assert holder(state, "asia") == NOBODY


def test_not_on_a_gate_of_somebody_else(state: Earth) -> None:
    """R3: who comes second does not get it."""
    put(state, 0, "asia", acolyte=1)
    settle(state, StepContext(), GOAT)
    settle(state, StepContext(), Seat(0))
    assert holder(state, "asia") == GOAT


def test_not_without_the_option() -> None:
    state = scene((GC, BG, CC), options={"auto_gates": "off"})
    put(state, 1, "asia", acolyte=1)
    gate(state, "asia")
    settle(state, StepContext(), GOAT)
    assert holder(state, "asia") == NOBODY


def test_a_gate_that_was_left_stays_so(state: Earth) -> None:
    table, africa = StepContext(), area(state, "africa")
    step_off(state, table, GOAT, africa)
    assert holder(state, "africa") == NOBODY
    settle(state, table, GOAT)
    assert holder(state, "africa") == NOBODY
    step_on(state, table, GOAT, africa, 0)
    assert holder(state, "africa") == GOAT
    assert state.left[1] == ()


def test_until_nobody_is_left_beside_it(state: Earth) -> None:
    table, africa, asia = StepContext(), area(state, "africa"), area(state, "asia")
    step_off(state, table, GOAT, africa)
    shift(state, table, GOAT, 0, africa, asia)
    assert state.left[1] == (africa,)
    shift(state, table, GOAT, 0, africa, asia)
    assert state.left[1] == ()
    shift(state, table, GOAT, 0, asia, africa)
    settle(state, table, GOAT)
    assert holder(state, "africa") == GOAT


def test_the_better_unit_steps_on(state: Earth) -> None:
    take(state, 1, "the_red_sign")
    gate(state, "africa")
    settle(state, StepContext(), GOAT)
    assert is_holder(state, GOAT, kind(state, 1, "dark_young"), area(state, "africa"))

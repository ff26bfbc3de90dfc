"""What can never be: each kind of fault is found."""

from collections.abc import Callable

import pytest

from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.state import Captive, Earth, Gate
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import area, gate, put, scene


def more_figures(state: Earth) -> None:
    state.pools[0] = (7, *state.pools[0][1:])


def captive_from_nowhere(state: Earth) -> None:
    state.captives[1] = (Captive(Seat(0), 0),)


def gate_without_holder(state: Earth) -> None:
    state.gates[area(state, "antarctica")] = Gate(Seat(0), 0)


def more_signs(state: Earth) -> None:
    state.signs[0] = (1,)


def other_signs(state: Earth) -> None:
    state.signs_left = (17, 13, 6)


def book_without_deed(state: Earth) -> None:
    state.books[0] = ("devolve",)


def debt(state: Earth) -> None:
    state.power[0] = -1


FAULTS = (
    more_figures,
    captive_from_nowhere,
    gate_without_holder,
    more_signs,
    other_signs,
    book_without_deed,
    debt,
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_is_found(fault: Callable[[Earth], None]) -> None:
    state = scene()
    put(state, 0, "europe", acolyte=2)
    gate(state, "europe", 0)
    assert problems(state) == []
    fault(state)
    assert problems(state)

"""Power and Doom come and go, and it is told (5, 6)."""

import pytest

from rules.cthulhu_wars.events import DoomChanged, PowerChanged
from rules.cthulhu_wars.points import gain_doom, gain_power, gain_signs, pay
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import scene


def test_paid_and_gained() -> None:
    state, table = scene(), StepContext()
    pay(state, table, Seat(0), 3)
    gain_power(state, table, Seat(0), 1)
    gain_doom(state, table, Seat(1), 2)
    assert (state.power[0], state.doom[1]) == (8, 2)
    assert [english(each.text()) for each in table.events] == [
        "Seat 1 pays 3 Power.",
        "Seat 1 gains 1 Power.",
        "Seat 2 gains 2 Doom.",
    ]
    assert [type(each) for each in table.events] == [PowerChanged, PowerChanged, DoomChanged]


def test_nothing_is_not_told() -> None:
    state, table = scene(), StepContext()
    pay(state, table, Seat(0), 0)
    gain_power(state, table, Seat(0), 0)
    gain_doom(state, table, Seat(0), 0)
    assert table.events == []


def test_nobody_pays_what_it_has_not() -> None:
    with pytest.raises(AssertionError):
        pay(scene(), StepContext(), Seat(0), 11)


def test_signs_are_due() -> None:
    state = scene()
    gain_signs(state, Seat(2), 2)
    assert state.due_signs == [0, 0, 2, 0]

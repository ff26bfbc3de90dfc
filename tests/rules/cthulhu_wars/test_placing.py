"""Figures come and go (4): pools, cards, what is set aside, holders among alike units."""

import pytest

from rules.cthulhu_wars.earth.placing import (
    come_up,
    has_units,
    here,
    leave,
    place,
    put,
    replace,
    return_captive,
    shift,
)
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import CameUp, CaptiveReturned, GateLeft, Left, Moved, Placed
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.state import NOBODY, Captive, Earth, Removed
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, area, count, gate, holder, kind, scene
from tests.rules.cthulhu_wars.scenes import put as set_up

GOAT = Seat(1)


@pytest.fixture
def state() -> Earth:
    """Two Acolytes of Black Goat in Africa, one of them on a gate, and a Ghoul."""
    found = scene((GC, BG, CC))
    set_up(found, 1, "africa", acolyte=2, ghoul=1)
    gate(found, "africa", 1)
    return found


def test_from_the_pool(state: Earth) -> None:
    table, asia = StepContext(), area(state, "asia")
    place(state, table, GOAT, 0, asia, 3)
    assert (count(state, 1, "asia", "acolyte"), state.pools[1][0]) == (3, 1)
    (event,) = table.events
    assert isinstance(event, Placed)
    assert english(event.text()) == "Seat 2 places 3 × Acolyte in Asia."
    assert problems(state) == []


def test_never_more_than_there_are(state: Earth) -> None:
    with pytest.raises(AssertionError):
        place(state, StepContext(), GOAT, 0, area(state, "asia"), 5)
    with pytest.raises(AssertionError):
        put(state, GOAT, 0, area(state, "asia"), -1)


def test_the_one_beside_the_gate_goes_first(state: Earth) -> None:
    table, africa = StepContext(), area(state, "africa")
    leave(state, table, GOAT, 0, africa, Cause.KILL, Seat(0))
    assert holder(state, "africa") == GOAT
    assert state.removed == (Removed(GOAT, 0, 1, Cause.KILL, Seat(0)),)
    leave(state, table, GOAT, 0, africa, Cause.KILL, Seat(0))
    assert holder(state, "africa") == NOBODY
    assert state.pools[1][0] == 6
    assert [type(each) for each in table.events] == [Left, GateLeft, Left]
    assert problems(state) == []


def test_the_holder_goes_where_it_is_named(state: Earth) -> None:
    """R1: a second one beside it does not step on by itself."""
    table = StepContext()
    leave(state, table, GOAT, 0, area(state, "africa"), Cause.ELIMINATE, Seat(0), holder=True)
    assert holder(state, "africa") == NOBODY
    assert count(state, 1, "africa", "acolyte") == 1


def test_only_a_holder_can_be_named(state: Earth) -> None:
    ghoul = kind(state, 1, "ghoul")
    with pytest.raises(AssertionError):
        leave(state, StepContext(), GOAT, ghoul, area(state, "africa"), Cause.KILL, holder=True)


def test_all_of_a_kind_take_the_holder_along(state: Earth) -> None:
    leave(state, StepContext(), GOAT, 0, area(state, "africa"), Cause.ELIMINATE, count=2)
    assert holder(state, "africa") == NOBODY


def test_captured_and_given_back(state: Earth) -> None:
    table, captive = StepContext(), Captive(GOAT, 0)
    leave(state, table, GOAT, 0, area(state, "africa"), Cause.CAPTURE, Seat(2))
    assert state.captives[2] == (captive,)
    assert state.pools[1][0] == 4
    assert problems(state) == []
    return_captive(state, table, Seat(2), captive)
    assert state.captives[2] == ()
    assert state.pools[1][0] == 5
    assert isinstance(table.events[-1], CaptiveReturned)
    assert problems(state) == []


def test_aside_and_back(state: Earth) -> None:
    """What submerges is in play, and in no way lost."""
    table = StepContext()
    leave(state, table, GOAT, 0, area(state, "africa"), Cause.ASIDE, holder=True)
    assert state.aside[1][0] == 1
    assert state.removed == ()
    come_up(state, table, GOAT, 0, area(state, "asia"))
    assert count(state, 1, "asia", "acolyte") == 1
    assert isinstance(table.events[-1], CameUp)
    assert problems(state) == []


def test_gone_for_good(state: Earth) -> None:
    leave(state, StepContext(), GOAT, 0, area(state, "africa"), Cause.ELIMINATE, Seat(0), gone=True)
    assert state.gone[1][0] == 1
    assert problems(state) == []


def test_moved(state: Earth) -> None:
    table, africa, asia = StepContext(), area(state, "africa"), area(state, "asia")
    shift(state, table, GOAT, 0, africa, asia)
    assert holder(state, "africa") == GOAT
    shift(state, table, GOAT, 0, africa, asia, holder=True, retreat=True)
    assert holder(state, "africa") == NOBODY
    first, _, second = table.events
    assert isinstance(first, Moved)
    assert isinstance(second, Moved)
    assert english(first.text()) == "Seat 2 moves Acolyte from Africa to Asia."
    assert english(second.text()) == "Retreat from Africa to Asia: Seat 2 moves Acolyte."
    assert [target.id for target in first.targets()] == [str(africa), str(asia), GOAT]


def test_replaced(state: Earth) -> None:
    """By another kind of its own, or by an enemy's unit; the gate is abandoned either way."""
    table, africa = StepContext(), area(state, "africa")
    replace(state, table, GOAT, 0, africa, kind(state, 1, "dark_young"), holder=True)
    assert holder(state, "africa") == NOBODY
    assert count(state, 1, "africa", "dark_young") == 1
    replace(state, table, GOAT, 0, africa, 0, by=Seat(0))
    assert (count(state, 1, "africa", "acolyte"), count(state, 0, "africa", "acolyte")) == (0, 1)
    assert [each.by for each in state.removed] == [GOAT, Seat(0)]
    assert english(table.events[-1].text()) == (
        "Seat 1 replaces Seat 2's Acolyte with Acolyte in Africa."
    )
    assert problems(state) == []


def test_who_is_there(state: Earth) -> None:
    africa = area(state, "africa")
    assert here(state, GOAT, africa) == (2, 1, 0, 0, 0)
    assert has_units(state, GOAT, africa)
    assert not has_units(state, Seat(0), africa)


def test_every_cause_has_words(state: Earth) -> None:
    for cause in Cause:
        twin, table = scene((GC, BG, CC)), StepContext()
        set_up(twin, 1, "asia", acolyte=1)
        leave(twin, table, GOAT, 0, area(twin, "asia"), cause, Seat(0))
        text = table.events[0].text()
        assert text is not None
        assert "Asia" in english(text)

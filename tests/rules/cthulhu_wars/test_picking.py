"""A unit must go and its owner picks which (4, 10)."""

import pytest

from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.orders.picking import LoseUnit, LoseUnits, units_there
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    choices,
    gate,
    holder,
    kind,
    put,
    reasons,
    run,
    scene,
)

GOAT = Seat(1)
CULTISTS = (UnitClass.CULTIST,)


@pytest.fixture
def state() -> Earth:
    """Black Goat with two Acolytes, one on a gate, and two Ghouls in Africa, one in Asia."""
    found = scene((GC, BG, CC))
    put(found, 1, "africa", acolyte=2, ghoul=1)
    put(found, 1, "asia", ghoul=1, shub_niggurath=1)
    gate(found, "africa", 1)
    return found


def test_anywhere_of_some_classes(state: Earth) -> None:
    africa, asia, ghoul = area(state, "africa"), area(state, "asia"), kind(state, 1, "ghoul")
    ranks = (UnitClass.CULTIST, UnitClass.MONSTER)
    run(state, LoseUnit(GOAT, Cause.ELIMINATE, Seat(0), ranks=ranks))
    assert set(choices(state, 1)) == {
        ChooseUnit(GOAT, 0, africa),
        ChooseUnit(GOAT, 0, africa, True),
        ChooseUnit(GOAT, ghoul, africa),
        ChooseUnit(GOAT, ghoul, asia),
    }
    assert reasons(state, 1) == []
    assert "Great Cthulhu eliminates" in english(agenda.request(state, GOAT).prompt)
    answer(state, 1, ChooseUnit(GOAT, ghoul, asia))
    assert state.removed[-1].by == 0
    assert state.pools[1][ghoul] == 1


def test_what_is_alike_is_not_asked_for(state: Earth) -> None:
    ghoul = kind(state, 1, "ghoul")
    run(state, LoseUnit(GOAT, Cause.ELIMINATE, Seat(0), area(state, "asia"), kinds=(ghoul,)))
    assert choices(state) == [Pass()]
    assert state.pools[1][ghoul] == 1


def test_nothing_without_such_a_unit(state: Earth) -> None:
    run(state, LoseUnit(GOAT, Cause.CAPTURE, Seat(0), area(state, "europe"), CULTISTS))
    assert choices(state) == [Pass()]
    assert state.removed == ()


def test_only_so_many_are_concerned(state: Earth) -> None:
    """Those that fight are named by number; the holder may be spared."""
    africa = area(state, "africa")
    among = (1, 0, 0, 0, 0)
    assert units_there(state, GOAT, africa, (0, 1), among) == [
        ChooseUnit(GOAT, 0, africa),
        ChooseUnit(GOAT, 0, africa, True),
    ]
    step = LoseUnit(GOAT, Cause.KILL, Seat(0), africa, among=among, spares_holder=True)
    run(state, step)
    assert holder(state, "africa") == GOAT
    assert state.pools[1][0] == 5


def test_several_one_after_the_other(state: Earth) -> None:
    africa = area(state, "africa")
    run(state, LoseUnits(GOAT, 2, Cause.ELIMINATE, Seat(0), ranks=CULTISTS))
    answer(state, 1, ChooseUnit(GOAT, 0, africa, True))
    assert choices(state) == [Pass()]
    assert state.pools[1][0] == 6
    assert holder(state, "africa") == NOBODY


@pytest.mark.parametrize(
    ("cause", "by", "words"),
    [
        (Cause.CAPTURE, 0, "Great Cthulhu captures"),
        (Cause.REPLACE, 0, "Great Cthulhu replaces"),
        (Cause.SACRIFICE, 1, "Black Goat: which"),
    ],
)
def test_why_one_goes(state: Earth, cause: Cause, by: int, words: str) -> None:
    step = LoseUnit(GOAT, cause, Seat(by), area(state, "africa"), CULTISTS)
    assert words in english(step.prompt(state, GOAT))

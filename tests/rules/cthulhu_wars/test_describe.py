"""Orders and choices in words, with the clicks that lead to them."""

import pytest

from rules.cthulhu_wars.actions import (
    Awaken,
    BuildGate,
    Capture,
    ChooseArea,
    ChooseBook,
    ChooseSeat,
    ChooseUnit,
    EndTurn,
    Fight,
    GiveUp,
    Number,
    Recruit,
    StepOff,
    StepOn,
    Summon,
    Use,
    Walks,
)
from rules.cthulhu_wars.describe import describe, place_name, who
from rules.kernel.steps import Action, Done, Pass, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, area, scene

PLACE, OTHER = 9, 10
"""Europe and Asia."""
SAID: tuple[tuple[Action, str, list[int | str]], ...] = (
    (Recruit(PLACE), "Recruit an Acolyte in Europe (1 Power)", ["recruit", "9"]),
    (Summon(3, PLACE), "Summon in Europe: Starspawn (3 Power)", ["summon:starspawn", "9"]),
    (Awaken(4, PLACE), "Awaken Cthulhu in Europe (10 Power)", ["awaken:cthulhu", "9"]),
    (BuildGate(PLACE), "Build a gate in Europe (3 Power)", ["build_gate", "9"]),
    (Walks(1, PLACE, OTHER), "Move Deep One from Europe to Asia", ["unit:9:0:1", "10"]),
    (
        Walks(0, PLACE, OTHER, True),
        "Move Acolyte from the gate in Europe to Asia",
        ["holder:9", "10"],
    ),
    (Fight(PLACE, Seat(1)), "Battle Black Goat in Europe (1 Power)", ["9", "battle:1"]),
    (
        Capture(PLACE, Seat(1)),
        "Capture Black Goat's cultist in Europe (1 Power)",
        ["9", "capture:1"],
    ),
    (StepOn(PLACE, 0), "Step on the gate in Europe: Acolyte", ["gate:9", "unit:9:0:0"]),
    (StepOff(PLACE), "Step off the gate in Europe", ["gate:9", "step_off"]),
    (GiveUp(), "Pass: give up 10 Power", ["pass"]),
    (EndTurn(), "End the turn", ["end_turn"]),
    (Done(), "Done", ["done"]),
    (Pass(), "Not now", ["pass"]),
    (ChooseUnit(Seat(1), 1, PLACE), "Ghoul in Europe", ["unit:9:1:1"]),
    (ChooseUnit(Seat(1), 0, PLACE, True), "Acolyte on the gate in Europe", ["holder:9"]),
    (ChooseArea(PLACE), "Europe", ["9"]),
    (ChooseSeat(Seat(2)), "Crawling Chaos", [2]),
    (ChooseBook("devolve"), "Devolve", ["devolve"]),
    (Number(3), "3", [3]),
    (Use("dreams"), "Use Dreams", ["dreams"]),
)


@pytest.mark.parametrize(("action", "words", "targets"), SAID, ids=lambda each: str(each)[:30])
def test_said(action: Action, words: str, targets: list[int | str]) -> None:
    state = scene((GC, BG, CC))
    assert (area(state, "europe"), area(state, "asia")) == (PLACE, OTHER)
    option = describe(state, Seat(0), action)
    assert english(option.label) == words
    assert [target.id for target in option.targets] == targets


def test_names() -> None:
    state = scene((GC, BG, CC))
    assert english(who(state, Seat(1))) == "Black Goat"
    assert english(place_name(state, PLACE)) == "Europe"
    state.factions = ()
    assert english(who(state, Seat(1))) == "Seat 2"

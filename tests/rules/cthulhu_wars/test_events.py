"""What the log tells of the general law's events, and what it points at."""

import pytest

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Cause, Faction, Phase
from rules.cthulhu_wars.events import (
    EVENTS,
    CameUp,
    CaptiveReturned,
    DoomChanged,
    FactionsSeated,
    GateBuilt,
    GateLeft,
    GateTaken,
    Left,
    Moved,
    Passed,
    PhaseBegan,
    Placed,
    PowerChanged,
    Replaced,
    RoundBegan,
    TurnBegan,
)
from rules.cthulhu_wars.state import NOBODY
from rules.kernel.registry import game
from rules.kernel.steps import Event, LogRank, Seat
from rules.kernel.text import english

ME, FOE = Seat(0), Seat(1)
ASIA, EUROPE = Spot(10, "asia"), Spot(9, "europe")
TOLD: tuple[tuple[Event, str, list[int | str]], ...] = (
    (
        FactionsSeated((Faction.BLACK_GOAT, Faction.YELLOW_SIGN)),
        "Seat 1: Black Goat, Seat 2: Yellow Sign",
        [],
    ),
    (RoundBegan(3), "Round 3", []),
    (PhaseBegan(Phase.DOOM), "Doom Phase", []),
    (TurnBegan(ME, Faction.BLACK_GOAT), "Seat 1 (Black Goat)", [0]),
    (Passed(ME, 4), "Seat 1 passes and gives up 4 Power.", [0]),
    (PowerChanged(ME, -2), "Seat 1 pays 2 Power.", [0]),
    (PowerChanged(ME, 2), "Seat 1 gains 2 Power.", [0]),
    (DoomChanged(ME, 1), "Seat 1 gains 1 Doom.", [0]),
    (DoomChanged(ME, -1), "Seat 1 loses 1 Doom.", [0]),
    (Placed(ME, "ghoul", ASIA), "Seat 1 places Ghoul in Asia.", ["10", 0]),
    (Placed(ME, "ghoul", ASIA, 1, "recruited"), "Seat 1 recruits Ghoul in Asia.", ["10", 0]),
    (Placed(ME, "ghoul", ASIA, 1, "summoned"), "Seat 1 summons Ghoul in Asia.", ["10", 0]),
    (Placed(ME, "ghoul", ASIA, 1, "awakened"), "Seat 1 awakens Ghoul in Asia.", ["10", 0]),
    (CameUp(ME, "cthulhu", ASIA), "Seat 1 returns Cthulhu to Asia.", ["10", 0]),
    (
        Moved(ME, "ghoul", ASIA, EUROPE, 2),
        "Seat 1 moves 2 × Ghoul from Asia to Europe.",
        ["10", "9", 0],
    ),
    (
        Left(ME, "ghoul", ASIA, 1, Cause.CAPTURE, FOE),
        "Seat 2 captures Seat 1's Ghoul in Asia.",
        ["10", 0, 1],
    ),
    (Left(ME, "ghoul", ASIA, 1, Cause.KILL), "Seat 1 loses Ghoul in Asia (killed).", ["10", 0]),
    (
        Left(ME, "ghoul", ASIA, 1, Cause.ELIMINATE, FOE, True),
        "Seat 1 permanently loses Ghoul in Asia.",
        ["10", 0, 1],
    ),
    (
        Replaced(ME, "gc_acolyte", ASIA, 1, ME, "deep_one"),
        "Seat 1 replaces Acolyte with Deep One in Asia.",
        ["10", 0],
    ),
    (
        Replaced(ME, "bg_acolyte", ASIA, 1, FOE, "gc_acolyte"),
        "Seat 2 replaces Seat 1's Acolyte with Acolyte in Asia.",
        ["10", 1, 0],
    ),
    (
        CaptiveReturned(ME, FOE, "gc_acolyte"),
        "Seat 1's captive returns to Seat 2's pool: Acolyte.",
        [0, 1],
    ),
    (GateBuilt(ME, ASIA), "Seat 1 builds a gate in Asia.", ["10", 0]),
    (GateTaken(ME, "gc_acolyte", ASIA), "Seat 1 takes the gate in Asia with Acolyte.", ["10", 0]),
    (GateLeft(ME, ASIA), "Seat 1 no longer controls the gate in Asia.", ["10", 0]),
)


@pytest.mark.parametrize(("event", "words", "targets"), TOLD, ids=lambda each: str(each)[:40])
def test_told(event: Event, words: str, targets: list[int | str]) -> None:
    game("cthulhu_wars")
    text = event.text()
    assert text is not None
    assert english(text) == words
    assert [target.id for target in event.targets()] == targets


def test_ranks() -> None:
    """A round heads its turns, turns and phases head what happens in them."""
    assert RoundBegan.RANK is LogRank.PART
    assert {PhaseBegan.RANK, TurnBegan.RANK} == {LogRank.PHASE}
    assert Placed.RANK is LogRank.ACT


def test_all_are_known_to_records() -> None:
    assert {type(event) for event, *_ in TOLD} <= set(EVENTS)
    assert set(EVENTS) <= set(game("cthulhu_wars").events)


def test_nobody_is_pointed_at_as_nobody() -> None:
    assert [t.id for t in Left(ME, "ghoul", ASIA, 1, Cause.KILL, NOBODY).targets()] == ["10", 0]

"""What is told of a battle: each event has words and what it is about (7)."""

import pytest

from rules.cthulhu_wars.battle.events import (
    EVENTS,
    BattleBegan,
    BattleEnded,
    BattleEvent,
    BattleStopped,
    DiceRolled,
    FellAway,
    KillSoftened,
    MissesRolled,
    ResultsAssigned,
    StoodFast,
)
from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Result
from rules.kernel.registry import game
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import english

game("cthulhu_wars")  # its sentences
ONE, OTHER = Seat(0), Seat(1)
EUROPE = Spot(10, "europe_e5")
PLACE = Target(TargetKind.PLACE, "10")
ONE_SEAT = Target(TargetKind.SEAT, 0)
ALL = (PLACE, ONE_SEAT, Target(TargetKind.SEAT, 1))

TOLD: list[tuple[Event, str, tuple[Target, ...]]] = [
    (BattleBegan(ONE, OTHER, EUROPE, (2, 3)), "attacks", ALL),
    (FellAway(ONE, OTHER, EUROPE), "do not fight", ALL),
    (BattleStopped(ONE, OTHER, EUROPE), "without dice", ALL),
    (DiceRolled(ONE, (1, 6, 4), 1, 1), "rolls [6 4 1]: 1 kill, 1 pain.", (ONE_SEAT,)),
    (MissesRolled(ONE, (6, 6), 2, 0), "now [6 6]: 2 kills, 0 pains.", (ONE_SEAT,)),
    (
        ResultsAssigned(ONE, OTHER, Result.KILL, EUROPE, (("ghoul", 2), ("dark_young", 1))),
        "Ghoul, Dark Young",
        (PLACE, ONE_SEAT),
    ),
    (KillSoftened(ONE, "nyarlathotep", EUROPE), "pained instead", (PLACE, ONE_SEAT)),
    (StoodFast(ONE, "ghoul", EUROPE, 2), "stays in Europe", (PLACE, ONE_SEAT)),
    (BattleEnded(ONE, OTHER, EUROPE, (1, 2)), "Units lost", ALL),
]


@pytest.mark.parametrize(
    ("event", "words", "targets"), TOLD, ids=[type(e).__name__ for e, _, _ in TOLD]
)
def test_words_and_targets(event: Event, words: str, targets: tuple[Target, ...]) -> None:
    text = event.text()
    assert text is not None
    assert words in english(text)
    assert event.targets() == targets


def test_nothing_is_said_where_nobody_could_take_a_result() -> None:
    assert ResultsAssigned(ONE, OTHER, Result.PAIN, EUROPE, (), 2).text() is None


def test_all_are_listed() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(EVENTS)
    assert BattleEvent not in EVENTS

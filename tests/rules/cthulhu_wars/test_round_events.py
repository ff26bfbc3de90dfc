"""The log of the round: every event has its words and says whom it is about."""

import pytest

from rules.cthulhu_wars.enums import Clock
from rules.cthulhu_wars.rounds.events import (
    EVENTS,
    BookTaken,
    ClockChosen,
    DecayRose,
    DeedMet,
    FirstPlayerFound,
    OfferMade,
    PowerGathered,
    RevealOrdered,
    RitualPerformed,
    SignDrawn,
    SignsRevealed,
    TalkEnded,
)
from rules.kernel.registry import game
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import english

WHO = Seat(1)
OF_SEAT = Target(TargetKind.SEAT, 1)
TOLD = [
    (
        PowerGathered(WHO, 6, 2, 1, 1, 2, 12),
        "Seat 2 gathers 12 Power: cultists 6, gates 3, captives 1, abilities 2.",
    ),
    (
        PowerGathered(WHO, 3, 0, 0, 0, 0, 7),
        "Seat 2 is raised to 7 Power, half of the highest:"
        " cultists 3, gates 0, captives 0, abilities 0.",
    ),
    (FirstPlayerFound(WHO), "Seat 2 is first player."),
    (ClockChosen(WHO, Clock.CLOCKWISE), "Seat 2 chooses clockwise."),
    (ClockChosen(WHO, Clock.COUNTERCLOCKWISE), "Seat 2 chooses counterclockwise."),
    (RitualPerformed(WHO, 5, 2, 1, 1), "Seat 2 performs a ritual for 5 Power."),
    (BookTaken(WHO, "dreams"), "Seat 2 takes the spellbook Dreams."),
    (SignDrawn(WHO), "Seat 2 draws an Elder Sign."),
    (RevealOrdered(WHO), "Seat 2 will reveal Elder Signs after this action."),
    (SignsRevealed(WHO, (1, 3)), "Seat 2 reveals Elder Signs worth 1, 3: 4 Doom."),
    (OfferMade(WHO, 2, False), "Seat 2 offers 2."),
    (OfferMade(WHO, 0, True), "Seat 2 refuses to give anything."),
    (TalkEnded(WHO, "ghroth", True), "Ghroth: everyone agrees."),
    (TalkEnded(WHO, "ghroth", False), "Ghroth: no agreement."),
]


@pytest.fixture(autouse=True)
def _sentences() -> None:
    game("cthulhu_wars")


@pytest.mark.parametrize(("event", "words"), TOLD, ids=[type(event).__name__ for event, _ in TOLD])
def test_the_log_says_it(event: Event, words: str) -> None:
    text = event.text()
    assert text is not None
    assert english(text).replace("Player", "Seat") == words
    assert OF_SEAT in event.targets()


def test_a_requirement_is_told_by_what_had_to_be_done() -> None:
    event = DeedMet(WHO, "gc_awaken_cthulhu")
    assert "Cthulhu" in english(event.text())
    assert event.targets() == (OF_SEAT, Target(TargetKind.CARD, "gc_awaken_cthulhu"))


def test_decay_is_told() -> None:
    assert english(DecayRose(2).text()) == "Decay is at 2."


def test_every_event_stands_here() -> None:
    told = {type(event) for event, _ in TOLD} | {DeedMet, DecayRose}
    assert told == set(EVENTS)

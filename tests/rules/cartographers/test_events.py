"""What is told, to whom, in which words."""

import pytest

from rules.cartographers.events import (
    Destroyed,
    Drew,
    DrewNothing,
    EdictsLaid,
    Revealed,
    SeasonBegan,
    SeasonScored,
    SkillsDealt,
    SkillUsed,
    Spread,
    Swept,
    YearEnded,
)
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.kernel.registry import game
from rules.kernel.steps import Event
from rules.kernel.text import english

FARM = (Terrain.FARM,)
EDICTS = ("treetower", "canal_lake", "wildholds", "borderlands")

TOLD = [
    (EdictsLaid(EDICTS), "Edicts: A Treetower, B Canal Lake, C Wildholds, D Borderlands."),
    (SkillsDealt(("heal", "search")), "Skills: Heal, Search."),
    (SeasonBegan("base", 1), "Summer begins. It ends at time 8."),
    (Revealed("temple_ruins", 3), "Temple Ruins is revealed."),
    (Revealed("gnoll_raid", 3), "Gnoll Raid is revealed."),
    (Revealed("orchard", 5), "Orchard is revealed. Time: 5."),
    (Drew(0, 0, False, "orchard", FARM, 3, 12), "Seat 1 draws Farm on A1 A2."),
    (Drew(0, 1, False, "x", FARM, 3, 12), "Seat 1 draws Farm on Seat 2's map (A1 A2)."),
    (Swept(1, 1, False, "gnoll_raid", 1, 12), "Gnoll Raid lands on Seat 2's map (A1)."),
    (Swept(1, 1, False, "gnoll_raid", 0, 12), "Gnoll Raid does not fit on Seat 2's map."),
    (DrewNothing(0, 1, False, "x"), "Seat 2's map is full: nothing is drawn."),
    (SkillUsed(0, 0, False, "heal", 1), "Seat 1 uses Heal for 1 coin."),
    (SkillUsed(0, 0, False, "stealth", 0), "Seat 1 uses Stealth."),
    (
        Destroyed(0, 1, False, "gorgon_gaze", 1, 12),
        "Gorgon Gaze destroys A1 on Seat 2's map.",
    ),
    (Spread(0, 0, False, "zombie_plague", 1, 12), "Zombies spread to A1 on Seat 1's map."),
    (
        SeasonScored(0, 0, False, "base", 0, SeasonScore(4, 5, 1, 2)),
        "Spring, Seat 1: 4 + 5 + 1 (coins) − 2 (monsters) = 8.",
    ),
    (YearEnded((8,)), "The year is over."),
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_log(event: Event, words: str) -> None:
    assert game("cartographers").id == "cartographers"  # with it come its words
    assert english(event.text()) == words


def test_every_event_is_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(game("cartographers").events)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_open_events_are_everybodys(viewer: int | None) -> None:
    event = Drew(0, 1, False, "gnoll_raid", FARM, 3, 12)
    assert event.for_seat(viewer) == event


@pytest.mark.parametrize(("viewer", "told"), [(0, True), (1, True), (2, False), (None, False)])
def test_private_events_are_the_two_seats(viewer: int | None, told: bool) -> None:
    event = Drew(0, 1, True, "gnoll_raid", FARM, 3, 12)
    assert (event.for_seat(viewer) is not None) == told

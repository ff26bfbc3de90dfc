"""Every event of a round has its line in the log, with the names of the items played with."""

import pytest

from rules.kernel.steps import Event, Seat
from rules.kernel.text import english, plain
from rules.kinfire_council.enums import Phase, Resource
from rules.kinfire_council.rounds import cult_events, events
from rules.kinfire_council.state import NOBODY
from tests.rules.kinfire_council import nights  # noqa: F401  # makes the sentences known

NAME = plain("Thing")
CASES: list[tuple[Event, str]] = [
    (events.SpeakerFound(Seat(0)), "Seat 1 is Speaker."),
    (events.SpeakerFound(Seat(0), True), "The medallion moves to the left: Seat 1 is Speaker."),
    (events.PairTaken(Seat(0), "a", "b", NAME, plain("Other")), "Seat 1: Thing with Other"),
    (events.RoundBegan(2), "Round 2"),
    (events.PhaseBegan(Phase.NIGHTS_FALL), "Night's Fall"),
    (events.PiecesHome(), "All pieces return to their sheets."),
    (events.CoffersCleared(1), "The coffers are emptied: 1 coin to the supply."),
    (
        events.Reshuffled("threats"),
        "The discarded threats are shuffled and become the deck.",
    ),
    (cult_events.ChitDrawn(4, False), "Cultist 4 enters the Hideout."),
    (cult_events.ChitDrawn(19, True), "A Cult leader enters the Hideout."),
    (cult_events.CultistLanded(4), "Cultist 4 moves to space 4."),
    (cult_events.CultistActs(4), "Cultist 4 is still in the city."),
    (cult_events.CultistWithdrew(4), "Cultist 4 leaves the city."),
    (cult_events.LeaderActs(19), "A Cult leader acts on all three slots."),
    (cult_events.BagReset((0, 0)), "Both leaders are out: the Cult's bag is refilled."),
    (
        cult_events.BagReset((1, 2)),
        "Both leaders are out: the Cult's bag is refilled, including "
        "held cultists (Seat 1: 1, Seat 2: 2).",
    ),
    (cult_events.ThreatTurned(0, "a", NAME), "A threat in slot 1: Thing"),
    (cult_events.TroubleChanged(0, "a", NAME, 1, 2), "Thing: +1 trouble, now 2"),
    (cult_events.TroubleChanged(0, "a", NAME, -2, 0), "Thing: \N{MINUS SIGN}2 trouble, now 0"),
    (cult_events.ThreatTriggered(0, "a", NAME), "Thing happens."),
    (cult_events.ThreatDiscarded("a", NAME), "Thing is discarded."),
    (cult_events.SiteTrouble(2, 3), "The site: +2 trouble, now 3"),
    (cult_events.SiteTrouble(-1, 2), "The site: \N{MINUS SIGN}1 trouble, now 2"),
    (cult_events.ThreatHidden(4), "A threat is placed face down under Hidden Threats: now 4."),
    (cult_events.RubblePlaced(4, NAME), "Thing: Rubble is placed."),
    (
        cult_events.SeaBeastCame(1),
        "The Sea Beast is at the site: its Seeker space is blocked, and shipments cost 1 more.",
    ),
    (cult_events.SeaBeastLeft(), "The Sea Beast leaves."),
    (events.NeedAdded(3, Resource.FOOD, False), "A need is added in row 4: food"),
    (events.NeedAdded(0, Resource.FOOD, True), "A second need is added in row 1: food"),
    (events.NeedRemoved(0, Resource.FOOD), "The need in row 1 leaves the track: food"),
    (events.NeedRemoved(0, Resource.FOOD, Seat(1)), "Seat 2 removes a need from row 1: food"),
    (events.NeedRated(0, Seat(1)), "Seat 2 met the need in row 1."),
    (events.NeedRated(0, NOBODY), "No one met the need in row 1."),
    (events.DocketDrawn(("a", "b"), (NAME, plain("Other"))), "The docket: Thing, Other"),
    (events.DecreePassed(0, "a", NAME, 2), "Thing passes with 2 votes."),
    (
        events.DecreePassed(0, "a", NAME, 1, Seat(1)),
        "Thing passes with 1 vote: Seat 2 breaks the tie.",
    ),
    (events.LeadFound(Seat(0), "a"), "Seat 1 is lead sponsor."),
    (events.LeadFound(NOBODY, "a"), "There is no lead sponsor."),
    (events.LawPassed("a", NAME), "Thing is law."),
    (events.Elected(Seat(0), "a", NAME), "Seat 1 is elected: Thing"),
    (events.OrderCarriedOut("a", NAME), "Thing is carried out."),
    (events.CrisisStruck("a", NAME), "Thing strikes."),
    (events.DecreeDiscarded("a", NAME), "Thing is discarded."),
    (events.MarkerRose(2, 5), "The lighthouse is at row 5."),
    (
        events.MarkerFell(0, 5, False),
        "No trouble at the site: the lighthouse is at row 5.",
    ),
    (
        events.MarkerFell(2, 3, False),
        "2 trouble at the site: the lighthouse sinks to row 3.",
    ),
    (
        events.MarkerFell(2, 0, True),
        "2 trouble at the site: the lighthouse sinks to row 0 and adds a hidden threat.",
    ),
    (events.SiteFinished("a", NAME, 3), "Thing is finished: each floor is worth 3 V."),
    (events.SiteRevealed("a", NAME, 2), "The lighthouse is now built at Thing, with 2 trouble."),
    (events.LawCounted("a", NAME), "Thing counts."),
    (cult_events.HiddenTurned(("a",), (NAME,)), "The hidden threats are revealed: Thing"),
]


@pytest.mark.parametrize(("event", "line"), CASES)
def test_each_event_has_its_line(event: Event, line: str) -> None:
    text = event.text()
    assert text is not None
    assert english(text) == line


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in CASES} == {*events.EVENTS, *cult_events.EVENTS}


@pytest.mark.parametrize(("event", "line"), CASES)
def test_what_an_event_is_about_is_named_once(event: Event, line: str) -> None:
    targets = event.targets()
    assert len(set(targets)) == len(targets)
    assert all(str(target.id) for target in targets)

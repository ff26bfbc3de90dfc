"""Every question and event of the Corvids in words (7.8)."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Seat, Step
from rules.root.enums import PlotKind, Suit
from rules.root.factions.corvid import EVENTS, LAW
from rules.root.factions.corvid.actions import ExposePlot, FlipPlot, LayPlot, SwapPlots
from rules.root.factions.corvid.birdsong import (
    BeginCorvidCrafting,
    BeginCorvidRecruiting,
    BeginFlipping,
)
from rules.root.factions.corvid.daylight import CorvidActs, OpenCorvidDaylight
from rules.root.factions.corvid.events import PlotExposed, RaidBegan
from rules.root.factions.corvid.plots import all_plots
from rules.root.factions.corvid.setup import CorvidHomeland, CorvidPerch, FirstPlot
from rules.root.state import Woodland
from rules.root.woodland.placing import why_not_place
from tests.rules.root.driving import hold, run, stand
from tests.rules.root.factions.plotting import scheme
from tests.rules.root.factions.speaking import spoken, told
from tests.rules.root.scenes import scene

CORVID, MARQUISE = Seat(0), Seat(1)
BOMB, SNARE, EXTORTION, RAID = PlotKind.BOMB, PlotKind.SNARE, PlotKind.EXTORTION, PlotKind.RAID


@pytest.fixture
def woodland() -> Woodland:
    """Some of everything, on both sides."""
    state = scene(("corvid", "marquise"))
    state.plots[CORVID] = all_plots()
    scheme(state, 1, BOMB)
    scheme(state, 3, RAID)
    scheme(state, 5, SNARE, face_up=True)
    stand(state, 1, s0=2, s1=1)
    stand(state, 12, s0=1)
    hold(state, 0, "anvil", "bake_sale", "armorers")
    hold(state, 1, "root_tea_fox", "cobbler")
    return state


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (CorvidPerch(CORVID, Suit.FOX), "A warrior in clearing 8"),
        (CorvidHomeland(CORVID), "Choose your homeland."),
        (FirstPlot(CORVID, 12), "bomb: When flipped, all enemy pieces there are removed"),
        (BeginCorvidCrafting(CORVID), "Craft with your plots."),
        (BeginFlipping(CORVID), "Flip the bomb in clearing 1"),
        (BeginCorvidRecruiting(CORVID), "Spend Anvil: a warrior in each"),
        (OpenCorvidDaylight(CORVID), "Trick: swap the plots in clearing 1 and clearing 3"),
        (CorvidActs(CORVID, is_evening=True), "No action: draw cards"),
    ],
)
def test_every_question_speaks(woodland: Woodland, step: Step, says: str) -> None:
    """Prompt, options, refusals, and an answer to every click."""
    run(woodland, step)
    assert says.lower() in spoken(woodland).lower()


def test_stopping_is_a_button_everywhere(woodland: Woodland) -> None:
    """And nothing more is asked after it."""
    for step in (
        BeginCorvidCrafting(CORVID),
        BeginFlipping(CORVID),
        BeginCorvidRecruiting(CORVID),
        OpenCorvidDaylight(CORVID),
    ):
        run(woodland, step)
        left = len(woodland.agenda)
        agenda.submit(woodland, CORVID, Done())
        assert len(woodland.agenda) == left - 1


def test_the_log_tells_it(woodland: Woodland) -> None:
    """Events have lines and targets."""
    run(woodland, CorvidActs(CORVID, is_evening=True))
    events = [*agenda.submit(woodland, CORVID, SwapPlots(1, 3)).events]
    run(woodland, BeginFlipping(CORVID))
    events += agenda.submit(woodland, CORVID, FlipPlot(1)).events
    events.append(RaidBegan(CORVID, 1))
    for right in (True, False):
        for card in ("anvil", ""):
            events.append(PlotExposed(MARQUISE, CORVID, 1, BOMB, right, card))
    log = told(events)
    assert "swaps the plots in clearing 1 and clearing 3." in log
    assert "flips the raid in clearing 1." in log
    assert "The raid in clearing 1 places" in log
    assert "shows Anvil and exposes the plot in clearing 1: bomb." in log
    assert "and gives Anvil" in log
    assert "wrong, and gives a card" in log
    assert {type(event) for event in events} >= set(EVENTS)


def test_a_snare_says_why(woodland: Woodland) -> None:
    """To those whom it holds."""
    why = why_not_place(woodland, MARQUISE, 5)
    assert why is not None
    assert LAW.bars_leaving(woodland, CORVID, MARQUISE, 5) is not None
    assert LAW.bars_leaving(woodland, CORVID, MARQUISE, 100) is None


def test_orders_in_words(woodland: Woodland) -> None:
    """Exposure names clearing, kind and card; a place alone where nothing is open."""
    named = LAW.describe(woodland, MARQUISE, ExposePlot(1, BOMB, "root_tea_fox"))
    assert named is not None
    assert len(named.targets) == 3
    bare = LAW.describe(woodland, MARQUISE, ExposePlot(1, PlotKind.HIDDEN))
    assert bare is not None
    assert len(bare.targets) == 1
    place = LAW.describe(woodland, CORVID, LayPlot(12, PlotKind.HIDDEN))
    assert place is not None
    assert len(place.targets) == 2
    assert LAW.describe(woodland, CORVID, Done()) is None
    assert not LAW.accept(woodland, None, CORVID, MARQUISE, Done())

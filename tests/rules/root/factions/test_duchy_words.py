"""Every question and event of the Duchy in words (7.7)."""

import pytest

from rules.kernel import agenda
from rules.kernel.steps import Done, Seat, Step
from rules.root.actions import Craft, PlayCard
from rules.root.boards import DuchyBoard
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.duchy import EVENTS, LAW
from rules.root.factions.duchy.actions import CallMinister, Dig, RaiseBuilding, SwayMinister
from rules.root.factions.duchy.assembly import OpenAssembly
from rules.root.factions.duchy.daylight import OpenParliament, OpenSway
from rules.root.factions.duchy.digging import Climb, FillInTunnel
from rules.root.factions.duchy.evening import BeginDuchyCrafting, DuchyCrafts, DuchyTakesBack
from rules.root.factions.duchy.events import MinisterCalled, MinisterLeft
from rules.root.factions.duchy.failure import MinisterLeaves
from rules.root.factions.duchy.ministers import (
    BankerSpends,
    BrigadierActs,
    CaptainFights,
    ForemoleBuilds,
    MarshalMoves,
)
from rules.root.factions.duchy.setup import DuchyHome, DuchySpread
from rules.root.state import BURROW, Building, Token, Woodland
from tests.rules.root.driving import answer, build, choices, hold, lay, run, stand
from tests.rules.root.factions.speaking import spoken, told
from tests.rules.root.scenes import scene

DUCHY = Seat(0)


@pytest.fixture
def woodland() -> Woodland:
    """Some of everything, on both sides."""
    state = scene(("duchy", "marquise"))
    state.boards[DUCHY] = DuchyBoard(swayed=("captain", "marshal", "mayor"), crowns=(1, 2, 3))
    lay(state, 1, Token(DUCHY, TokenKind.TUNNEL))
    build(state, 3, Building(DUCHY, BuildingKind.CITADEL))
    build(state, 5, Building(DUCHY, BuildingKind.MARKET))
    stand(state, BURROW, s0=2)
    stand(state, 1, s0=2, s1=1)
    stand(state, 12, s0=1)
    hold(state, 0, "anvil", "bake_sale", "armorers", "root_tea_fox")
    return state


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (DuchyHome(DUCHY), "Choose the corner where the Duchy starts."),
        (DuchyHome(DUCHY, advanced=True), "Choose your homeland."),
        (DuchySpread(DUCHY, (5, 9), 1), "One more warrior in clearing 5"),
        (OpenAssembly(DUCHY), "Dig to clearing 12, spending Anvil"),
        (FillInTunnel(DUCHY), "Collapse the tunnel in clearing 1"),
        (Climb(DUCHY, 1), "How many warriors move from the Burrow to clearing 1?"),
        (OpenParliament(DUCHY), "Mayor as Captain: Battle."),
        (OpenSway(DUCHY), "Sway the Foremole (squire): reveal 2 cards, score 1"),
        (ForemoleBuilds(DUCHY), "Foremole: reveal any card"),
        (CaptainFights(DUCHY), "Captain: choose a battle."),
        (MarshalMoves(DUCHY), "Marshal: choose a move."),
        (BrigadierActs(DUCHY), "Brigadier: up to two moves or up to two battles."),
        (BrigadierActs(DUCHY, "move"), "Brigadier: a second move?"),
        (BrigadierActs(DUCHY, "fight"), "Brigadier: a second battle?"),
        (BankerSpends(DUCHY), "Spend Anvil"),
        (BeginDuchyCrafting(DUCHY), "Craft with citadels and markets."),
        (MinisterLeaves(DUCHY), "Price of failure: which minister do you lose?"),
    ],
)
def test_every_question_speaks(woodland: Woodland, step: Step, says: str) -> None:
    """Prompt, options, refusals, and an answer to every click."""
    run(woodland, step)
    assert says in spoken(woodland)


def test_recruiting_and_ending_have_buttons(woodland: Woodland) -> None:
    """What needs no place is a button."""
    run(woodland, OpenAssembly(DUCHY))
    assert "Recruit a warrior in the Burrow" in spoken(woodland)
    assert "End the Assembly" in spoken(woodland)


def test_a_swayed_minister_asks_for_cards_one_by_one(woodland: Woodland) -> None:
    """The prompt counts them; cards without a clearing of their own say so."""
    run(woodland, OpenSway(DUCHY))
    answer(woodland, SwayMinister("foremole"))
    assert "Foremole: reveal 2 more cards" in spoken(woodland)
    answer(woodland, PlayCard("anvil"))
    assert "Foremole: reveal 1 more card" in spoken(woodland)
    assert woodland.revealed[DUCHY] == ()
    agenda.withdraw(woodland, DUCHY)
    answer(woodland, PlayCard("armorers"), PlayCard("anvil"))
    assert woodland.revealed[DUCHY] == ("anvil", "armorers")


def test_a_bankers_second_card_and_a_craft_that_ends(woodland: Woodland) -> None:
    """Later parts speak too."""
    run(woodland, BankerSpends(DUCHY))
    answer(woodland, PlayCard("anvil"))
    assert "Done" in spoken(woodland)
    answer(woodland, Done())
    run(woodland, BeginDuchyCrafting(DUCHY))
    crafted = next(each for each in choices(woodland) if isinstance(each, Craft))
    answer(woodland, crafted)
    assert not isinstance(woodland.agenda[-1], DuchyCrafts)


def test_the_log_tells_it(woodland: Woodland) -> None:
    """Events have lines and targets."""
    events = [MinisterLeft(DUCHY, "mayor"), MinisterCalled(DUCHY, "captain")]
    run(woodland, OpenParliament(DUCHY))
    events += agenda.submit(woodland, DUCHY, CallMinister("mayor", of="marshal")).events
    answer(woodland, choices(woodland)[0])
    answer(woodland, Done())
    run(woodland, OpenSway(DUCHY))
    answer(woodland, SwayMinister("foremole"), PlayCard("armorers"))
    events += agenda.submit(woodland, DUCHY, PlayCard("anvil")).events
    events += run(woodland, DuchyTakesBack(DUCHY))
    log = told(events)
    assert "Seat 1 uses the Mayor as Marshal" in log
    assert "Seat 1 uses the Captain" in log
    assert "sways the Foremole." in log
    assert "discards the revealed birds: Armorers." in log
    assert "Price of failure: Seat 1 loses the Mayor" in log
    assert {type(event) for event in events} >= set(EVENTS)


def test_sites_without_a_card_speak(woodland: Woodland) -> None:
    """Orders that are refused name the site alone."""
    site = LAW.describe(woodland, DUCHY, RaiseBuilding(1, BuildingKind.MARKET, ""))
    assert site is not None
    tunnel = LAW.describe(woodland, DUCHY, Dig(1, ""))
    assert tunnel is not None
    assert len(site.targets) == len(tunnel.targets) == 2
    assert LAW.describe(woodland, DUCHY, Done()) is None

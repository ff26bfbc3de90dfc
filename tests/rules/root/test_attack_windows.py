"""What stands open between the steps does not hang on hidden cards, nor is it missed (3.2, 11)."""

import msgspec
import pytest

from rules.kernel.steps import Done, Pass, Seat
from rules.root.actions import ChoosePlace, ChooseSeat, UseEffect
from rules.root.boards import VagabondItem
from rules.root.enums import Item, Phase, PlotKind, Suit, TokenKind
from rules.root.factions.corvid.actions import ExposePlot
from rules.root.factions.eyrie.actions import AddToDecree
from rules.root.factions.riverfolk.actions import BuyService
from rules.root.factions.riverfolk.holdings import change
from rules.root.factions.vagabond.items import put_items
from rules.root.factions.vagabond.setup import take_character
from rules.root.phases import AnythingElse, BeginPhase
from rules.root.state import CLEARINGS, Token, Woodland, turn_of
from tests.rules.root.driving import answer, choices, craft, hold, lay, reasons, run, stand
from tests.rules.root.scenes import scene

ME, CORVIDS = Seat(0), Seat(1)


def plotted(faction: str) -> Woodland:
    """A warrior of this faction beside a face-down bomb in a fox clearing."""
    state = scene((faction, "corvid", "marquise"))
    place = next(p for p in CLEARINGS if state.suits[p] is Suit.FOX)
    lay(state, place, Token(CORVIDS, TokenKind.PLOT, plot=PlotKind.BOMB))
    plots = list(state.plots[CORVIDS])
    if PlotKind.BOMB in plots:
        plots.remove(PlotKind.BOMB)
        state.plots[CORVIDS] = tuple(plots)
    if faction == "vagabond":
        take_character(state, ME, "thief")
        state.pawns[ME] = place
    else:
        stand(state, place, s0=1)
    return state


@pytest.mark.parametrize("phase", [Phase.BIRDSONG, Phase.EVENING])
def test_what_the_cult_is_asked_does_not_tell_what_it_holds(phase: Phase) -> None:
    asked = []
    for card in ("ambush_fox", "ambush_mouse"):
        state = plotted("cult")
        state.boards[ME] = msgspec.structs.replace(state.boards[ME], outcast=Suit.RABBIT)
        hold(state, ME, card)
        run(state, BeginPhase(ME, phase))
        asked.append([])
        while type(state.agenda[-1]).__name__ != "Rest":
            asked[-1].append(type(state.agenda[-1]).__name__)
            answer(state, next(a for a in choices(state) if isinstance(a, Done | Pass)))
    assert asked[0]
    assert asked[0] == asked[1]


@pytest.mark.parametrize("faction", ["cult", "duchy"])
def test_a_card_taken_back_may_be_shown_for_exposure(faction: str) -> None:
    state = plotted(faction)
    if faction == "cult":
        state.boards[ME] = msgspec.structs.replace(state.boards[ME], outcast=Suit.RABBIT)
    hold(state, ME, "ambush_fox")
    state.revealed[ME], state.hands[ME] = state.hands[ME], ()
    run(state, BeginPhase(ME, Phase.EVENING))
    assert any(isinstance(each, ExposePlot) for each in choices(state))


def test_who_declined_more_is_asked_again_when_a_new_roost_has_changed_the_map() -> None:
    state = scene(("eyrie", "marquise", "alliance"))
    state.boards[ME] = msgspec.structs.replace(state.boards[ME], leader="commander")
    craft(state, ME, "royal_claim")
    hold(state, ME, "ambush_fox", "ambush_mouse")
    run(state, BeginPhase(ME, Phase.BIRDSONG))
    answer(state, AddToDecree("ambush_fox", 0), Done(), ChoosePlace(1))
    answer(state, UseEffect("royal_claim"))
    assert state.scores[ME] == 1


def test_a_vagabond_is_locked_only_by_the_limit_of_items() -> None:
    """(3.1) Drawing is not its last step: the card drawn may still be shown for Exposure."""
    state = plotted("vagabond")
    put_items(state, ME, [VagabondItem(Item.TORCH)])
    hold(state, ME)
    state.deck = ("ambush_fox", *[card for card in state.deck if card != "ambush_fox"])
    run(state, BeginPhase(ME, Phase.EVENING))
    assert isinstance(state.agenda[-1], AnythingElse)
    place = state.pawns[ME]
    assert ExposePlot(place, PlotKind.BOMB, "ambush_fox") in choices(state)
    answer(state, Pass())
    assert type(state.agenda[-1]).__name__ == "Rest"
    assert turn_of(state).locked


# ---------------------------------------------------------------- services among start effects
def market(*cards: str, deck: str = "exiles_partisans") -> Woodland:
    """The Marquise before the Riverfolk, with cards in play; Riverboats cost two."""
    state = scene(("marquise", "riverfolk", "eyrie"), options={"deck": deck})
    change(state, CORVIDS, prices=(2, 2, 2))
    craft(state, ME, *cards)
    return state


def test_services_and_start_effects_come_in_the_active_players_order() -> None:
    """(3.1) Coffin Makers first gives back the warriors that pay for a service."""
    state = market("coffin_makers")
    state.supply[ME], state.coffin[ME] = 0, state.supply[ME]
    run(state, BeginPhase(ME, Phase.BIRDSONG))
    assert choices(state) == [UseEffect("coffin_makers"), ChooseSeat(CORVIDS)]
    answer(state, UseEffect("coffin_makers"))
    assert BuyService("riverboats") in choices(state)
    answer(state, BuyService("riverboats"))
    assert turn_of(state).services == ("riverboats",)


def test_services_may_come_before_a_start_effect() -> None:
    state = market("coffin_makers")
    run(state, BeginPhase(ME, Phase.BIRDSONG))
    answer(state, ChooseSeat(CORVIDS))
    assert BuyService("riverboats") in choices(state)
    answer(state, Pass())
    assert "coffin_makers" in turn_of(state).used


def test_who_passes_on_start_effects_is_still_offered_services() -> None:
    state = market("saboteurs")
    craft(state, 2, "boat_builders")
    run(state, BeginPhase(ME, Phase.BIRDSONG))
    assert set(choices(state)) == {UseEffect("saboteurs"), ChooseSeat(CORVIDS), Pass()}
    assert not [why for why in reasons(state) if not why]
    answer(state, Pass())
    assert BuyService("riverboats") in choices(state)
    assert "saboteurs" in state.crafted[ME]

"""The Corvid Conspiracy, sentence by sentence (7.8): set-up, Birdsong, Daylight, Evening."""

import msgspec
import pytest

from rules.kernel import agenda
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Done, Pass, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.actions import ChoosePlace, ChoosePlot, Craft, Fight, Move
from rules.root.enums import BuildingKind, Landmark, Phase, PlotKind, Suit, TokenKind
from rules.root.evening import DrawAndDiscard
from rules.root.events import TokenPlaced
from rules.root.factions.corvid import LAW
from rules.root.factions.corvid.actions import FlipPlot, LayPlot, RecruitEverywhere, SwapPlots
from rules.root.factions.corvid.birdsong import (
    BeginCorvidCrafting,
    BeginCorvidRecruiting,
    BeginFlipping,
    CorvidFlips,
    CorvidRecruits,
)
from rules.root.factions.corvid.daylight import CorvidActs, OpenCorvidDaylight, take_action
from rules.root.factions.corvid.plots import all_plots, plot_at
from rules.root.phases import AnythingElse
from rules.root.problems import problems
from rules.root.state import Building, Token, Woodland, turn_of
from rules.root.turn import BeginTurn
from tests.rules.root.driving import (
    answer,
    build,
    choices,
    hold,
    in_phase,
    lay,
    reasons,
    run,
    stand,
)
from tests.rules.root.factions.plotting import scheme
from tests.rules.root.scenes import scene

CORVID, MARQUISE, DUCHY = Seat(0), Seat(1), Seat(2)
BOMB, SNARE, EXTORTION, RAID = PlotKind.BOMB, PlotKind.SNARE, PlotKind.EXTORTION, PlotKind.RAID
KEEP = Token(MARQUISE, TokenKind.KEEP)


@pytest.fixture
def woodland() -> Woodland:
    """The Corvids' Daylight with all plots in their supply; Marquise and Duchy beside them."""
    state = scene(("corvid", "marquise", "duchy"))
    state.plots[CORVID] = all_plots()
    return state


def kinds(state: Woodland, kind: type) -> list:
    """The open orders of a kind."""
    return [each for each in choices(state) if isinstance(each, kind)]


# -------------------------------------------------------------------- set-up
def test_standard_set_up_is_a_warrior_of_each_suit(woodland: Woodland) -> None:
    """One warrior in a clearing of each suit; eight plots, two of each kind, face down."""
    woodland.plots[CORVID] = ()
    lay(woodland, 6, KEEP)
    run(woodland, *LAW.set_up(woodland, CORVID))
    assert woodland.plots[CORVID] == tuple(sorted([BOMB, SNARE, EXTORTION, RAID] * 2))
    for suit, offered, chosen in (
        ("fox", [1, 8, 12], 8),
        ("rabbit", [3, 4, 5, 10], 5),
        ("mouse", [2, 7, 9, 11], 9),
    ):
        assert [each.place for each in choices(woodland)] == offered
        prompt = english(woodland.agenda[-1].prompt(woodland, CORVID))
        assert suit in prompt.lower()
        answer(woodland, ChoosePlace(chosen))
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [5, 8, 9]
    assert LAW.homelands(woodland, CORVID) == ()


def test_a_wrong_clearing_at_set_up_says_why(woodland: Woodland) -> None:
    """A click elsewhere is answered."""
    run(woodland, *LAW.set_up(woodland, CORVID))
    told = woodland.agenda[-1].explain(woodland, CORVID, Target(TargetKind.PLACE, 2))
    assert english(told).startswith("clearing 2 is not a ")


def test_advanced_set_up_has_a_homeland_with_a_plot(
    woodland: Woodland, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A homeland that is nobody's, with a warrior and a face-down plot; then as usual (2.2)."""
    monkeypatch.setattr(
        "rules.root.setup.homelands.homelands_of_others", lambda state, seat: frozenset({4})
    )
    run(woodland, *LAW.set_up_advanced(woodland, CORVID))
    assert ChoosePlace(4) not in choices(woodland)
    answer(woodland, ChoosePlace(12))
    assert choices(woodland) == [ChoosePlot(kind) for kind in (BOMB, EXTORTION, RAID, SNARE)]
    answer(woodland, ChoosePlot(RAID))
    assert plot_at(woodland, CORVID, 12) == Token(CORVID, TokenKind.PLOT, plot=RAID)
    assert len(woodland.plots[CORVID]) == 7
    assert LAW.homelands(woodland, CORVID) == (12,)
    answer(woodland, ChoosePlace(12), ChoosePlace(3), ChoosePlace(2))
    assert [woodland.warriors[place][CORVID] for place in (12, 3, 2)] == [2, 1, 1]
    assert not problems(woodland)


# -------------------------------------------------------------------- Birdsong: craft
def test_crafts_in_birdsong_with_plots_either_side(woodland: Woodland) -> None:
    """Plots are the crafting pieces, face up or down."""
    in_phase(woodland, Phase.BIRDSONG)
    scheme(woodland, 3, BOMB)
    scheme(woodland, 5, SNARE, face_up=True)
    hold(woodland, 0, "bake_sale", "anvil")
    run(woodland, BeginCorvidCrafting(CORVID))
    assert [each.card for each in kinds(woodland, Craft)] == ["bake_sale"]
    answer(woodland, kinds(woodland, Craft)[0])
    assert woodland.scores[CORVID] == 3
    kinds_of_step = [type(step).__name__ for step in LAW.birdsong(woodland, CORVID)]
    assert kinds_of_step == ["BeginCorvidCrafting", "BeginFlipping", "BeginCorvidRecruiting"]


# -------------------------------------------------------------------- Birdsong: flip
def test_flips_any_number_with_own_warriors(woodland: Woodland) -> None:
    """Only where own warriors are; each flip scores a point for each plot face up."""
    scheme(woodland, 1, SNARE)
    scheme(woodland, 2, RAID)
    scheme(woodland, 3, SNARE)
    scheme(woodland, 4, EXTORTION, face_up=True)
    stand(woodland, 1, s0=1)
    stand(woodland, 2, s0=1)
    stand(woodland, 4, s0=1)
    run(woodland, BeginFlipping(CORVID))
    assert choices(woodland) == [FlipPlot(1), FlipPlot(2), Done()]
    assert reasons(woodland) == [
        "You have no warrior in clearing 3.",
        "The plot in clearing 4 is face up.",
    ]
    answer(woodland, FlipPlot(1))
    assert woodland.scores[CORVID] == 2
    answer(woodland, FlipPlot(2))
    assert woodland.scores[CORVID] == 5
    assert not isinstance(woodland.agenda[-1], CorvidFlips)


def test_flipping_may_be_left(woodland: Woodland) -> None:
    """Any number: none, too."""
    scheme(woodland, 1, SNARE)
    stand(woodland, 1, s0=1)
    run(woodland, BeginFlipping(CORVID))
    answer(woodland, Done())
    assert not plot_at(woodland, CORVID, 1).face_up
    assert woodland.scores[CORVID] == 0


def test_a_bomb_removes_all_enemy_pieces_then_itself(woodland: Woodland) -> None:
    """It scores before it goes (R63); every building and token removed scores; own pieces stay."""
    scheme(woodland, 12, BOMB)
    stand(woodland, 12, s0=1, s1=3, s2=2)
    build(woodland, 12, Building(MARQUISE, BuildingKind.SAWMILL))
    lay(woodland, 12, Token(DUCHY, TokenKind.TUNNEL))
    hold(woodland, 2, "anvil")
    run(woodland, BeginFlipping(CORVID))
    answer(woodland, FlipPlot(12))
    assert woodland.scores[CORVID] == 3
    assert woodland.warriors[12] == (1, 0, 0)
    assert woodland.buildings[12] == ()
    assert woodland.tokens[12] == ()
    assert woodland.plots[CORVID] == all_plots()
    assert woodland.supply[MARQUISE] == 25
    assert not problems(woodland)


def test_extortion_takes_a_card_from_every_enemy_there(woodland: Woodland) -> None:
    """A random card of each enemy with faction pieces there, clockwise."""
    scheme(woodland, 12, EXTORTION)
    stand(woodland, 12, s0=1, s1=1)
    lay(woodland, 12, Token(DUCHY, TokenKind.TUNNEL))
    hold(woodland, 1, "anvil", "cobbler")
    hold(woodland, 2, "bake_sale")
    run(woodland, BeginFlipping(CORVID))
    answer(woodland, FlipPlot(12), script=(1, 0))
    assert woodland.hands[CORVID] == ("bake_sale", "cobbler")
    assert woodland.hands[MARQUISE] == ("anvil",)
    assert woodland.hands[DUCHY] == ()


def test_extortion_spares_those_who_are_elsewhere_or_hold_nothing(woodland: Woodland) -> None:
    """An empty hand gives nothing (R75)."""
    scheme(woodland, 12, EXTORTION)
    stand(woodland, 12, s0=1, s1=1)
    stand(woodland, 11, s2=1)
    hold(woodland, 2, "bake_sale")
    run(woodland, BeginFlipping(CORVID))
    answer(woodland, FlipPlot(12))
    assert woodland.hands[CORVID] == ()
    assert woodland.hands[DUCHY] == ("bake_sale",)


# -------------------------------------------------------------------- Birdsong: recruit
def test_recruits_once_in_every_clearing_of_the_suit(woodland: Woodland) -> None:
    """One spent card: a warrior in each clearing of its suit where one may be placed."""
    hold(woodland, 0, "anvil", "bake_sale")
    lay(woodland, 6, KEEP)
    run(woodland, BeginCorvidRecruiting(CORVID))
    assert choices(woodland) == [
        RecruitEverywhere("anvil", Suit.FOX),
        RecruitEverywhere("bake_sale", Suit.RABBIT),
        Done(),
    ]
    answer(woodland, RecruitEverywhere("anvil", Suit.FOX))
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [1, 8, 12]
    assert woodland.discard == ("anvil",)
    assert not isinstance(woodland.agenda[-1], CorvidRecruits)


def test_a_bird_recruits_in_a_suit_of_choice(woodland: Woodland) -> None:
    """Bird: choose a suit; the Lost City is of each."""
    woodland.landmarks = ((Landmark.LOST_CITY, 1),)
    hold(woodland, 0, "armorers")
    run(woodland, BeginCorvidRecruiting(CORVID))
    assert [each.suit for each in kinds(woodland, RecruitEverywhere)] == ["fox", "rabbit", "mouse"]
    answer(woodland, RecruitEverywhere("armorers", Suit.MOUSE))
    assert [p for p in range(13) if woodland.warriors[p][CORVID]] == [1, 2, 7, 9, 11]


def test_short_of_warriors_the_corvids_choose_where(woodland: Woodland) -> None:
    """Too few: own choice."""
    stand(woodland, 3, s0=13)
    hold(woodland, 0, "anvil")
    run(woodland, BeginCorvidRecruiting(CORVID))
    answer(woodland, RecruitEverywhere("anvil", Suit.FOX))
    answer(woodland, ChoosePlace(6), ChoosePlace(12))
    assert [place for place in range(13) if woodland.warriors[place][CORVID]] == [3, 6, 12]


# -------------------------------------------------------------------- Daylight
def test_daylight_has_three_actions(woodland: Woodland) -> None:
    """Three, of any kind; it may be ended before."""
    stand(woodland, 1, s0=3)
    run(woodland, OpenCorvidDaylight(CORVID))
    answer(woodland, Move(1, 5, warriors=1), Move(5, 2, warriors=1))
    assert turn_of(woodland).actions == 1
    answer(woodland, Move(2, 6, warriors=1))
    assert not isinstance(woodland.agenda[-1], CorvidActs)
    run(woodland, OpenCorvidDaylight(CORVID))
    answer(woodland, Done())
    assert not isinstance(woodland.agenda[-1], CorvidActs)


def test_nimble_moves_without_rule(woodland: Woodland) -> None:
    """Moves regardless of rule."""
    stand(woodland, 1, s0=1, s1=4)
    stand(woodland, 5, s1=4)
    run(woodland, OpenCorvidDaylight(CORVID))
    assert Move(1, 5, warriors=1) in choices(woodland)


def test_battle_is_an_action(woodland: Woodland) -> None:
    """A battle."""
    stand(woodland, 1, s0=2, s1=1)
    run(woodland, OpenCorvidDaylight(CORVID))
    answer(woodland, Fight(1, MARQUISE), script=((1, 0),))
    assert woodland.warriors[1] == (2, 0, 0)


def test_plot_costs_one_more_for_each_placed_this_turn(woodland: Woodland) -> None:
    """One warrior, plus one per plot placed this turn, from the clearing itself."""
    for place, count in ((1, 1), (2, 2), (3, 2), (4, 3)):
        stand(woodland, place, s0=count)
    run(woodland, OpenCorvidDaylight(CORVID))
    assert {each.place for each in kinds(woodland, LayPlot)} == {1, 2, 3, 4}
    answer(woodland, LayPlot(1, BOMB))
    assert plot_at(woodland, CORVID, 1) == Token(CORVID, TokenKind.PLOT, plot=BOMB)
    assert woodland.warriors[1][CORVID] == 0
    assert {each.place for each in kinds(woodland, LayPlot)} == {2, 3, 4}
    answer(woodland, LayPlot(2, SNARE))
    assert woodland.warriors[2][CORVID] == 0
    assert {each.place for each in kinds(woodland, LayPlot)} == {4}
    assert "This plot takes 3 warriors from clearing 3; you have 2 there." in reasons(woodland)
    assert "There is already a plot in clearing 1." in reasons(woodland)
    answer(woodland, LayPlot(4, RAID))
    assert woodland.plots[CORVID] == (BOMB, EXTORTION, EXTORTION, RAID, SNARE)
    assert woodland.scores[CORVID] == 0
    assert not problems(woodland)


def test_a_plot_needs_a_clearing_where_one_may_place(woodland: Woodland) -> None:
    """Not in the keep's clearing; a supply that is empty says so."""
    stand(woodland, 6, s0=2)
    lay(woodland, 6, KEEP)
    run(woodland, OpenCorvidDaylight(CORVID))
    assert kinds(woodland, LayPlot) == []
    woodland.plots[CORVID] = ()
    assert "All your plots are on the map." in reasons(woodland)


def test_only_the_corvids_see_what_they_place(woodland: Woodland) -> None:
    """The event hides the kind from others."""
    stand(woodland, 1, s0=1)
    run(woodland, OpenCorvidDaylight(CORVID))
    told = agenda.submit(woodland, CORVID, LayPlot(1, BOMB)).events
    placed = next(event for event in told if isinstance(event, TokenPlaced))
    assert placed.for_seat(CORVID).token.plot is BOMB
    assert placed.for_seat(MARQUISE).token.plot is PlotKind.HIDDEN
    assert placed.for_seat(None).token.plot is PlotKind.HIDDEN


def test_trick_swaps_two_plots_that_show_the_same_side(woodland: Woodland) -> None:
    """Both up or both down; bans on placing and moving do not matter (3.3)."""
    scheme(woodland, 1, BOMB)
    scheme(woodland, 6, RAID)
    scheme(woodland, 3, SNARE, face_up=True)
    scheme(woodland, 4, EXTORTION, face_up=True)
    lay(woodland, 6, KEEP)
    run(woodland, OpenCorvidDaylight(CORVID))
    assert set(kinds(woodland, SwapPlots)) == {SwapPlots(1, 6), SwapPlots(3, 4)}
    assert "Trick needs two face-up or two face-down plots." in reasons(woodland)
    answer(woodland, SwapPlots(1, 6), SwapPlots(3, 4))
    found = [plot_at(woodland, CORVID, place) for place in (1, 6, 3, 4)]
    assert [token.plot for token in found] == [RAID, BOMB, EXTORTION, SNARE]
    assert [token.face_up for token in found] == [False, False, True, True]
    assert turn_of(woodland).actions == 1


# -------------------------------------------------------------------- Evening
def test_an_action_in_evening_replaces_the_draw(woodland: Woodland) -> None:
    """May take one Daylight action instead of drawing."""
    in_phase(woodland, Phase.EVENING)
    stand(woodland, 1, s0=1)
    run(woodland, CorvidActs(CORVID, is_evening=True), DrawAndDiscard(CORVID))
    answer(woodland, Move(1, 5, warriors=1))
    assert isinstance(agenda.question(woodland), AnythingElse)
    answer(woodland, Pass())
    assert woodland.hands[CORVID] == ()
    assert turn_of(woodland).locked


def test_without_the_action_one_draws(woodland: Woodland) -> None:
    """Else draw 1 + face-up extortions."""
    in_phase(woodland, Phase.EVENING)
    scheme(woodland, 3, EXTORTION, face_up=True)
    scheme(woodland, 4, EXTORTION)
    scheme(woodland, 5, SNARE, face_up=True)
    run(woodland, CorvidActs(CORVID, is_evening=True), DrawAndDiscard(CORVID))
    answer(woodland, Done())
    assert len(woodland.hands[CORVID]) == 2
    assert LAW.hand_limit(woodland, CORVID) == 5


def test_a_plot_placed_in_evening_counts_those_of_daylight(woodland: Woodland) -> None:
    """The same turn."""
    in_phase(woodland, Phase.EVENING, used=("corvid.plotted",))
    stand(woodland, 1, s0=1)
    stand(woodland, 2, s0=2)
    run(woodland, CorvidActs(CORVID, is_evening=True))
    assert {each.place for each in kinds(woodland, LayPlot)} == {2}


def test_the_whole_turn_runs(woodland: Woodland) -> None:
    """Without cards and plots Birdsong asks nothing; then Daylight and Evening."""
    stand(woodland, 1, s0=2)
    run(woodland, BeginTurn(CORVID))
    assert turn_of(woodland).phase is Phase.DAYLIGHT
    answer(woodland, Done())
    assert turn_of(woodland).phase is Phase.EVENING
    answer(woodland, Done())
    assert len(woodland.hands[CORVID]) == 1
    assert turn_of(woodland).seat == MARQUISE


def test_an_order_of_others_is_no_action(woodland: Woodland) -> None:
    """A fault, not a rule."""
    with pytest.raises(ValueError, match="no action of the Corvids"):
        take_action(woodland, StepContext(), CORVID, ChoosePlace(1))


# -------------------------------------------------------------------- counting
def test_plots_are_counted(woodland: Woodland) -> None:
    """Two of each kind, one plot in a clearing."""
    scheme(woodland, 1, BOMB)
    assert not problems(woodland)
    lay(woodland, 1, Token(CORVID, TokenKind.PLOT, plot=RAID))
    assert any("plots" in each for each in problems(woodland))
    token = plot_at(woodland, CORVID, 1)
    woodland.tokens[1] = (msgspec.structs.replace(token, plot=SNARE),)
    assert any("lost or made" in each for each in problems(woodland))
    woodland.plots[CORVID] = (SNARE, BOMB)
    assert any("not sorted" in each for each in problems(woodland))

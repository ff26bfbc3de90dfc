"""Set-up and turn of the Cogwheel Corvids, sentence by sentence (9)."""

import pytest

from rules.kernel.steps import Seat
from rules.root.automata import LAWS
from rules.root.automata.choosing import by_priority, ordered
from rules.root.automata.cogwheel_corvids.corvids import (
    CogwheelMove,
    CogwheelPlot,
    CogwheelRecruit,
    PlotAgain,
    ScoreExtortions,
)
from rules.root.automata.cogwheel_corvids.plots import FlipAll
from rules.root.automata.fighting import BattleEach
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, change
from rules.root.battle import BeginBattle
from rules.root.battle.events import BattleBegan
from rules.root.enums import CLEARING_SUITS, BuildingKind, PlotKind, Suit, TokenKind
from rules.root.factions.corvid.events import PlotFlipped
from rules.root.factions.corvid.setup import TakePlots
from rules.root.state import CLEARINGS, Building, Place, Token, Woodland
from rules.root.woodland.geography import path_neighbours
from tests.rules.root.driving import build, lay, run, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["cogwheel_corvids"]


def table(suit: Suit = Suit.FOX) -> Woodland:
    """The Corvids with this order and all plots in the supply against Marquise and Eyrie."""
    state = scene(("cogwheel_corvids", "marquise", "eyrie"))
    change(state, BOT, suit=suit)
    run(state, TakePlots(BOT))
    return state


def plot(state: Woodland, place: Place, kind: PlotKind = PlotKind.SNARE, up: bool = False) -> None:
    """A plot out of the supply lies there."""
    left = list(state.plots[BOT])
    left.remove(kind)
    state.plots[BOT] = tuple(left)
    lay(state, place, Token(BOT, TokenKind.PLOT, plot=kind, face_up=up))


def plotted(state: Woodland) -> list[Place]:
    """Where plots lie."""
    return [place for place in CLEARINGS if any(t.seat == BOT for t in state.tokens[place])]


def test_begins_in_the_clearing_of_lowest_priority_of_each_suit() -> None:
    """One warrior each; eight plots in the supply."""
    state = table()
    run(state, *LAW.set_up(state, BOT))
    there = [place for place in CLEARINGS if state.warriors[place][BOT]]
    lowest = [ordered(state, suit)[-1] for suit in CLEARING_SUITS]
    assert sorted(there) == sorted(lowest)
    assert sum(row[BOT] for row in state.warriors) == 3
    assert len(state.plots[BOT]) == 8


def test_turn_is_reveal_craft_recruit_flip_battle_move_plot_again_score_discard() -> None:
    """In this order."""
    state = table()
    birdsong = [type(step) for step in LAW.birdsong(state, BOT)]
    assert birdsong == [RevealOrder, CraftOrder, CogwheelRecruit, FlipAll]
    daylight = [type(step) for step in LAW.daylight(state, BOT)]
    assert daylight == [BattleEach, CogwheelMove, CogwheelPlot, PlotAgain]
    assert [type(step) for step in LAW.evening(state, BOT)] == [ScoreExtortions, DiscardOrder]


def test_needs_no_rule_to_move() -> None:
    """Nimble: enemies rule both clearings."""
    state = table()
    fox = ordered(state, Suit.FOX)[0]
    near = path_neighbours(state, fox)
    plot(state, fox, up=True)
    stand(state, fox, s0=3, s1=5)
    for place in near:
        state.warriors[place] = (0, 5, 0)
    run(state, CogwheelMove(BOT))
    assert state.warriors[fox][BOT] == 2


@pytest.mark.parametrize(("up", "left"), [(False, 4), (True, 5)])
def test_embedded_agents_hold(up: bool, left: int) -> None:
    """A hit as defender where a plot lies face down."""
    state = table()
    plot(state, 1, up=up)
    stand(state, 1, s0=1, s1=5)
    run(state, BeginBattle(FOE, 1, BOT), script=((0, 0),))
    assert state.warriors[1][FOE] == left


def test_recruits_without_plot_first_then_most_own_warriors() -> None:
    """Two clearings; priority decides between equals."""
    state = table()
    first, second, third, fourth = ordered(state, Suit.FOX)
    plot(state, first)
    plot(state, second)
    stand(state, first, s0=5)
    stand(state, fourth, s0=1)
    run(state, CogwheelRecruit(BOT))
    assert [state.warriors[p][BOT] for p in (first, second, third, fourth)] == [5, 0, 2, 3]


def test_without_warriors_it_plots_again_before_recruiting() -> None:
    """The warrior that leaves is recruited then."""
    state = table()
    other = ordered(state, Suit.MOUSE)[0]
    stand(state, other, s0=15)
    run(state, CogwheelRecruit(BOT))
    assert plotted(state) == [other]
    assert state.warriors[other][BOT] == 14
    assert state.warriors[ordered(state, Suit.FOX)[0]][BOT] == 1


def test_with_warriors_left_it_does_not_plot_before_recruiting() -> None:
    """One is enough."""
    state = table()
    stand(state, ordered(state, Suit.MOUSE)[0], s0=14)
    run(state, CogwheelRecruit(BOT))
    assert plotted(state) == []


def test_flips_by_priority_each_scoring_all_face_up() -> None:
    """Three lie face up in the end: 2 and 3 points, the first was up before."""
    state = table()
    first, second, third = by_priority(state, CLEARINGS)[:3]
    plot(state, third, PlotKind.RAID, up=True)
    plot(state, second, PlotKind.SNARE)
    plot(state, first, PlotKind.EXTORTION)
    events = run(state, FlipAll(BOT))
    assert [e.place for e in events if isinstance(e, PlotFlipped)] == [first, second]
    assert state.scores[BOT] == 5


def battles(state: Woodland) -> list[tuple[Place, Seat]]:
    """The battles of Daylight, with their defenders."""
    events = run(state, LAW.daylight(state, BOT)[0], script=((0, 0),) * 4)
    return [(each.place, each.defender) for each in events if isinstance(each, BattleBegan)]


def test_battles_with_two_warriors_in_each_ordered_clearing() -> None:
    """Not with one, not elsewhere."""
    state = table()
    first, second, third = ordered(state, Suit.FOX)[:3]
    for place, count in ((first, 2), (second, 1), (third, 3)):
        stand(state, place, s0=count, s1=1)
    stand(state, ordered(state, Suit.MOUSE)[0], s0=3, s1=1)
    assert battles(state) == [(first, FOE), (third, FOE)]


def test_defender_has_most_buildings_and_tokens_then_points() -> None:
    """Warriors do not count."""
    state = table()
    fox = ordered(state, Suit.FOX)[0]
    stand(state, fox, s0=2, s1=5, s2=1)
    build(state, fox, Building(THIRD, BuildingKind.ROOST))
    assert battles(state) == [(fox, THIRD)]
    lay(state, fox, Token(FOE, TokenKind.WOOD))
    assert battles(state) == [(fox, FOE)]
    state.scores = [0, 0, 1]
    assert battles(state) == [(fox, THIRD)]


def test_moves_all_but_two_from_face_up_plots() -> None:
    """To an adjacent clearing without plot and with most own warriors."""
    state = table()
    fox = ordered(state, Suit.FOX)[0]
    near = by_priority(state, path_neighbours(state, fox))
    plot(state, fox, up=True)
    stand(state, fox, s0=5)
    stand(state, near[-1], s0=1)
    run(state, CogwheelMove(BOT))
    assert (state.warriors[fox][BOT], state.warriors[near[-1]][BOT]) == (2, 4)
    hidden = table()
    plot(hidden, fox)
    stand(hidden, fox, s0=5)
    run(hidden, CogwheelMove(BOT))
    assert hidden.warriors[fox][BOT] == 5


def test_moves_to_the_lowest_priority_where_all_have_plots() -> None:
    """Plots all around."""
    state = table()
    fox = ordered(state, Suit.FOX)[0]
    near = by_priority(state, path_neighbours(state, fox))
    kinds = [PlotKind.BOMB, PlotKind.BOMB, PlotKind.RAID, PlotKind.RAID, PlotKind.SNARE]
    plot(state, fox, PlotKind.EXTORTION, up=True)
    for place, kind in zip(near, kinds, strict=False):
        plot(state, place, kind)
    stand(state, fox, s0=5)
    run(state, CogwheelMove(BOT))
    assert state.warriors[near[-1]][BOT] == 3


def test_plots_for_a_warrior_where_most_are_and_no_plot() -> None:
    """An ordered clearing; face down, at random."""
    state = table()
    first, second, third = ordered(state, Suit.FOX)[:3]
    plot(state, first)
    for place, count in ((first, 5), (second, 1), (third, 2)):
        stand(state, place, s0=count)
    run(state, CogwheelPlot(BOT), script=(0,))
    assert plotted(state) == sorted([first, third])
    assert state.warriors[third][BOT] == 1
    assert not state.tokens[third][0].face_up
    assert state.tokens[third][0].plot is PlotKind.BOMB


def test_plots_nowhere_without_warriors_or_plots() -> None:
    """Nothing happens."""
    state = table()
    stand(state, ordered(state, Suit.MOUSE)[0], s0=2)
    run(state, CogwheelPlot(BOT))
    assert plotted(state) == []
    state.plots[BOT] = ()
    stand(state, ordered(state, Suit.FOX)[0], s0=2)
    run(state, CogwheelPlot(BOT), PlotAgain(BOT))
    assert plotted(state) == []


def test_plots_again_anywhere_with_three() -> None:
    """The clearing with most of those without plot."""
    state = table()
    first, second, third = by_priority(state, CLEARINGS)[:3]
    for place, count in ((first, 3), (second, 4), (third, 5)):
        stand(state, place, s0=count)
    plot(state, third)
    run(state, PlotAgain(BOT))
    assert plotted(state) == sorted([second, third])
    assert state.warriors[second][BOT] == 3


def test_scores_each_face_up_extortion() -> None:
    """In Evening; face-down ones bring nothing."""
    state = table()
    plot(state, 1, PlotKind.EXTORTION, up=True)
    plot(state, 2, PlotKind.EXTORTION)
    run(state, ScoreExtortions(BOT))
    assert state.scores[BOT] == 1


def test_recruits_where_most_own_warriors_are_of_those_without_plot() -> None:
    """Not where priority is highest."""
    state = table()
    foxes = ordered(state, Suit.FOX)
    stand(state, foxes[2], s0=1)
    stand(state, foxes[3], s0=2)
    run(state, CogwheelRecruit(BOT))
    assert [state.warriors[place][BOT] for place in foxes] == [0, 0, 3, 4]

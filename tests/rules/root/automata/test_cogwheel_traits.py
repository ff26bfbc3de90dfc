"""The Cogwheel Corvids by difficulty and traits (9)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root.actions import ChoosePlot
from rules.root.automata import LAWS
from rules.root.automata.choosing import ordered
from rules.root.automata.cogwheel_corvids.corvids import CogwheelPlot, CogwheelRecruit
from rules.root.automata.cogwheel_corvids.gamble import GuessPlot
from rules.root.automata.cogwheel_corvids.plots import FlipAll
from rules.root.automata.orders import change
from rules.root.enums import BuildingKind, Cause, PlotKind, Suit, TokenKind
from rules.root.factions.corvid.setup import TakePlots
from rules.root.problems import problems
from rules.root.state import CLEARINGS, Building, Place, Token, Woodland
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import answer, build, choices, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, FOE, THIRD = Seat(0), Seat(1), Seat(2)
LAW = LAWS["cogwheel_corvids"]


def table(*traits: str, suit: Suit = Suit.FOX, **chosen: str) -> Woodland:
    """The Corvids with this order and these traits against Marquise and Alliance."""
    state = scene(("cogwheel_corvids", "marquise", "alliance"), options=chosen)
    state.traits = (traits, (), ())
    change(state, BOT, suit=suit)
    run(state, TakePlots(BOT))
    return state


def plot(state: Woodland, place: Place, kind: PlotKind, up: bool = False) -> Token:
    """A plot out of the supply lies there."""
    left = list(state.plots[BOT])
    left.remove(kind)
    state.plots[BOT] = tuple(left)
    token = Token(BOT, TokenKind.PLOT, plot=kind, face_up=up)
    lay(state, place, token)
    return token


def lose(state: Woodland, place: Place, token: Token, cause: Cause = Cause.BATTLE_HIT) -> None:
    """The Marquise removes it."""
    moved = StepContext()
    gone = Removal(owner=BOT, by=FOE, place=place, cause=cause, tokens=(token,))
    remove(state, moved, gone)
    settle(state, moved)


@pytest.mark.parametrize(
    ("difficulty", "count"), [("easy", 1), ("normal", 2), ("challenging", 3), ("nightmare", 3)]
)
def test_recruits_by_difficulty(difficulty: str, count: int) -> None:
    """In each of two ordered clearings."""
    state = table(difficulty=difficulty)
    run(state, CogwheelRecruit(BOT))
    foxes = ordered(state, Suit.FOX)
    assert [state.warriors[place][BOT] for place in foxes] == [count, count, 0, 0]


# -------------------------------------------------------------------- Backup Plans
@pytest.mark.parametrize(("traits", "count"), [((), 0), (("backup_plans",), 1)])
@pytest.mark.parametrize("cause", [Cause.BATTLE_HIT, Cause.EXPOSURE])
def test_backup_plans_bring_a_warrior(traits: tuple[str, ...], count: int, cause: Cause) -> None:
    """Wherever a plot is removed, in any way."""
    state = table(*traits)
    lose(state, 5, plot(state, 5, PlotKind.SNARE), cause)
    assert state.warriors[5][BOT] == count


def test_backup_plans_come_with_a_raid() -> None:
    """One there, one in every neighbour; Exposure foils the raid alone."""
    state = table("backup_plans")
    lose(state, 5, plot(state, 5, PlotKind.RAID))
    around = path_neighbours(state, 5)
    assert [state.warriors[place][BOT] for place in (5, *around)] == [1] * (1 + len(around))
    foiled = table("backup_plans")
    lose(foiled, 5, plot(foiled, 5, PlotKind.RAID), Cause.EXPOSURE)
    assert sum(row[BOT] for row in foiled.warriors) == foiled.warriors[5][BOT] == 1


# -------------------------------------------------------------------- Vendetta
@pytest.mark.parametrize("kind", [PlotKind.RAID, PlotKind.SNARE, PlotKind.EXTORTION])
@pytest.mark.parametrize(("traits", "left"), [((), 3), (("vendetta",), 0)])
def test_vendetta_makes_every_plot_a_bomb(
    kind: PlotKind, traits: tuple[str, ...], left: int
) -> None:
    """Enemy pieces go, the plot stays."""
    state = table(*traits)
    plot(state, 5, kind)
    stand(state, 5, s1=3)
    run(state, FlipAll(BOT))
    assert state.warriors[5][FOE] == left
    assert [token.plot for token in state.tokens[5]] == [kind]
    assert problems(state) == []


def test_vendetta_extorts_before_it_explodes() -> None:
    """Who had pieces there discards, too; a bomb explodes once."""
    state = table("vendetta")
    hold(state, FOE, "ambush_fox")
    plot(state, 5, PlotKind.EXTORTION)
    stand(state, 5, s1=1)
    run(state, FlipAll(BOT))
    assert state.hands[FOE] == ()
    assert state.warriors[5] == (0, 0, 0)


# -------------------------------------------------------------------- Mastermind
@pytest.mark.parametrize(("traits", "count"), [((), 1), (("mastermind",), 2)])
def test_mastermind_plots_twice(traits: tuple[str, ...], count: int) -> None:
    """In two ordered clearings, a warrior each."""
    state = table(*traits)
    foxes = ordered(state, Suit.FOX)
    for place in foxes:
        stand(state, place, s0=1)
    steps = LAW.daylight(state, BOT)
    assert steps.count(CogwheelPlot(BOT)) == count
    run(state, *steps)
    assert sum(len(state.tokens[place]) for place in foxes) == count
    assert sum(row[BOT] for row in state.warriors) == 4 - count


# -------------------------------------------------------------------- Gamble
def test_gamble_asks_who_has_most_pieces() -> None:
    """Buildings count; of equals the first by letter; without players nobody is asked."""
    state = table("gamble")
    plot(state, 5, PlotKind.SNARE)
    stand(state, 5, s1=1, s2=2)
    run(state, FlipAll(BOT))
    step = state.agenda[-1]
    assert isinstance(step, GuessPlot)
    assert step.seat == THIRD
    assert "guess" in english(step.prompt(state, THIRD))
    tied = table("gamble")
    plot(tied, 5, PlotKind.SNARE)
    stand(tied, 5, s1=1, s2=2)
    build(tied, 5, Building(FOE, BuildingKind.SAWMILL))
    run(tied, FlipAll(BOT))
    assert tied.agenda[-1].seat == FOE
    empty = table("gamble")
    plot(empty, 5, PlotKind.SNARE)
    run(empty, FlipAll(BOT))
    assert empty.tokens[5][0].face_up


def test_right_guess_removes_the_plot_after_scoring() -> None:
    """Without its effect; the guesser scores the token."""
    state = table("gamble")
    plot(state, 5, PlotKind.BOMB)
    stand(state, 5, s1=2)
    run(state, FlipAll(BOT))
    assert choices(state, FOE) == [ChoosePlot(k) for k in PlotKind if k is not PlotKind.HIDDEN]
    answer(state, ChoosePlot(PlotKind.BOMB), seat=FOE)
    assert state.tokens[5] == ()
    assert state.warriors[5][FOE] == 2
    assert state.scores == [1, 1, 0]
    assert problems(state) == []


def test_guessed_raid_places_nobody() -> None:
    """As with Exposure."""
    state = table("gamble")
    plot(state, 5, PlotKind.RAID)
    stand(state, 5, s1=2)
    run(state, FlipAll(BOT))
    answer(state, ChoosePlot(PlotKind.RAID), seat=FOE)
    assert sum(row[BOT] for row in state.warriors) == 0


def test_wrong_guess_scores_and_the_plot_acts() -> None:
    """A point for the guess, one for the plot; then the next one is asked for."""
    state = table("gamble")
    first, second = ordered(state, Suit.BIRD)[:2]
    plot(state, first, PlotKind.BOMB)
    plot(state, second, PlotKind.SNARE)
    for place in (first, second):
        stand(state, place, s1=2)
    run(state, FlipAll(BOT))
    answer(state, ChoosePlot(PlotKind.SNARE), seat=FOE, script=(0,))
    assert state.warriors[first][FOE] == 0
    assert state.scores[BOT] == 2
    assert state.agenda[-1] == GuessPlot(FOE, BOT, second)
    answer(state, ChoosePlot(PlotKind.SNARE), seat=FOE)
    assert state.scores == [4, 1, 0]


def test_without_gamble_nobody_guesses() -> None:
    """Plots are flipped at once."""
    state = table()
    plot(state, 5, PlotKind.SNARE)
    stand(state, 5, s1=2)
    run(state, FlipAll(BOT))
    assert [token.face_up for place in CLEARINGS for token in state.tokens[place]] == [True]

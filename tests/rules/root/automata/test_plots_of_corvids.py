"""Plots of the Corvids, player or automaton, against automata (9, `bots.corvid_plots`)."""

import pytest

from rules.kernel.luck import Equal
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.actions import Move
from rules.root.automata.automated_alliance.sympathy import Spread
from rules.root.automata.cogwheel_corvids.flipping import BombReplaced
from rules.root.automata.cogwheel_corvids.plots import FlipAll
from rules.root.automata.electric_eyrie.eyrie import NewRoost
from rules.root.automata.mechanical_marquise.marquise import Build, MoveOut, Recruit
from rules.root.automata.orders import change
from rules.root.cards.piles import StealRandom
from rules.root.enums import BuildingKind, PlotKind, Suit, TokenKind
from rules.root.factions.corvid.actions import ExposePlot
from rules.root.factions.corvid.birdsong import flip
from rules.root.factions.corvid.exposure import expose
from rules.root.factions.corvid.setup import TakePlots
from rules.root.state import CLEARINGS, Building, Place, Token, Woodland
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.moving import carry_out
from rules.root.woodland.placing import can_place
from tests.rules.root.driving import build, hold, lay, run, settle, stand
from tests.rules.root.scenes import scene

BOT, CROW, OTHER = Seat(0), Seat(1), Seat(2)


def table(automaton: str = "mechanical_marquise_2", suit: Suit = Suit.FOX) -> Woodland:
    """An automaton, the Corvids and the Cult."""
    state = scene((automaton, "corvid", "cult"))
    change(state, BOT, suit=suit)
    return state


def plot(state: Woodland, place: Place, kind: PlotKind, up: bool = True) -> None:
    """A plot of the Corvids lies there; all others are in their supply."""
    run(state, TakePlots(CROW))
    left = list(state.plots[CROW])
    left.remove(kind)
    state.plots[CROW] = tuple(left)
    lay(state, place, Token(CROW, TokenKind.PLOT, plot=kind, face_up=up))


def first_fox(state: Woodland) -> Place:
    """The fox clearing of highest priority."""
    from rules.root.automata.choosing import ordered

    return ordered(state, Suit.FOX)[0]


# -------------------------------------------------------------------- bombs
def test_bomb_of_a_player_takes_two_pieces_of_each_automaton() -> None:
    """Warriors first; of players all."""
    state = table()
    plot(state, 1, PlotKind.BOMB, up=False)
    stand(state, 1, s0=3, s2=3)
    build(state, 1, Building(BOT, BuildingKind.SAWMILL))
    moved = StepContext()
    flip(state, moved, CROW, 1)
    settle(state, moved)
    assert state.warriors[1] == (1, 0, 0)
    assert len(state.buildings[1]) == 1
    assert state.tokens[1] == ()
    assert state.plots[CROW].count(PlotKind.BOMB) == 2


def test_bomb_takes_tokens_then_buildings_by_lot() -> None:
    """When there are no two warriors; they score as always."""
    state = table()
    plot(state, 1, PlotKind.BOMB, up=False)
    stand(state, 1, s0=1)
    build(state, 1, Building(BOT, BuildingKind.SAWMILL))
    lay(state, 1, Token(BOT, TokenKind.KEEP))
    moved = StepContext()
    flip(state, moved, CROW, 1)
    settle(state, moved)
    assert state.warriors[1][BOT] == 0
    assert [each.kind for each in state.buildings[1]] == [BuildingKind.SAWMILL]
    assert state.tokens[1] == ()
    assert state.scores[CROW] == 2


def test_bomb_without_automata_draws_no_lots() -> None:
    """All pieces of all players."""
    state = table()
    plot(state, 1, PlotKind.BOMB, up=False)
    stand(state, 1, s2=3)
    before = state.luck
    moved = StepContext()
    flip(state, moved, CROW, 1)
    settle(state, moved)
    assert state.warriors[1] == (0, 0, 0)
    assert state.luck == before


def test_bomb_of_the_automaton_hits_other_automata_by_the_way() -> None:
    """In a game together, too; two pieces."""
    state = scene(("cogwheel_corvids", "mechanical_marquise_2", "cult"), options={"coop": "on"})
    run(state, TakePlots(BOT))
    state.plots[BOT] = tuple(sorted([PlotKind.BOMB, *[k for k in PlotKind if k][1:] * 2]))
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.BOMB))
    stand(state, 1, s1=3)
    run(state, FlipAll(BOT), script=((0,), 0))
    assert state.warriors[1][1] == 1


def test_replaced_bomb_is_known_to_be_back_in_the_supply() -> None:
    """What lies face up now is no longer known to be there."""
    state = scene(("cogwheel_corvids", "cult"))
    run(state, TakePlots(BOT))
    supply = list(state.plots[BOT])
    supply.remove(PlotKind.BOMB)
    state.plots[BOT] = tuple(supply)
    state.known_plots = ((BOT, PlotKind.RAID),)
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.BOMB, face_up=True))
    at = sorted((*supply, PlotKind.BOMB)).index(PlotKind.RAID)
    assert BombReplaced(BOT, 1).lots(state) == Equal(len(supply) + 1)
    run(state, BombReplaced(BOT, 1), script=(at,))
    assert state.tokens[1][0].plot is PlotKind.RAID
    assert state.known_plots == ((BOT, PlotKind.BOMB),)


# -------------------------------------------------------------------- snares
def test_snares_bar_players_and_not_automata() -> None:
    """These choose as if it were not there."""
    state = table()
    plot(state, 1, PlotKind.SNARE)
    assert can_place(state, BOT, 1)
    assert not can_place(state, OTHER, 1)


def test_placing_warriors_removes_the_snare_instead() -> None:
    """That part only; it scores like any token."""
    state = table()
    fox = first_fox(state)
    stand(state, fox, s0=1)
    plot(state, fox, PlotKind.SNARE)
    run(state, Recruit(BOT))
    assert state.warriors[fox][BOT] == 1
    assert state.tokens[fox] == ()
    assert state.scores[BOT] == 1
    assert state.plots[CROW].count(PlotKind.SNARE) == 2
    run(state, Recruit(BOT))
    assert state.warriors[fox][BOT] == 5


def test_building_removes_the_snare_instead() -> None:
    """Nothing is built this time."""
    state = table()
    stand(state, 1, s0=2)
    plot(state, 1, PlotKind.SNARE)
    run(state, Build(BOT))
    assert state.buildings[1] == ()
    assert state.tokens[1] == ()


def test_sympathy_that_meets_a_snare_scores_nothing() -> None:
    """But the removed token."""
    state = table("automated_alliance")
    fox = first_fox(state)
    for place in CLEARINGS:
        if place != fox:
            stand(state, place, s2=2)
    plot(state, fox, PlotKind.SNARE)
    run(state, Spread(BOT))
    assert all(each.seat != BOT for each in state.tokens[fox])
    assert state.scores[BOT] == 1


def test_new_roost_and_its_warriors_are_one_part() -> None:
    """Both are left."""
    state = table("electric_eyrie")
    fox = first_fox(state)
    plot(state, fox, PlotKind.SNARE)
    run(state, NewRoost(BOT))
    assert state.tokens[fox] == ()
    assert state.warriors[fox][BOT] == 0
    assert all(here == () for here in state.buildings)


def test_moving_out_removes_the_snare_instead() -> None:
    """Nobody leaves."""
    state = table()
    fox = first_fox(state)
    stand(state, fox, s0=5)
    plot(state, fox, PlotKind.SNARE)
    run(state, MoveOut(BOT))
    assert state.warriors[fox][BOT] == 5
    assert state.tokens[fox] == ()
    run(state, MoveOut(BOT))
    assert state.warriors[fox][BOT] == 3


@pytest.mark.parametrize("up", [True, False])
def test_only_face_up_snares_spring(up: bool) -> None:
    """Moving in does nothing at all."""
    state = table()
    near = path_neighbours(state, 1)[0]
    stand(state, 1, s0=2)
    stand(state, near, s0=2)
    plot(state, 1, PlotKind.SNARE, up)
    moved = StepContext()
    carry_out(state, moved, BOT, Move(near, 1, 2))
    assert state.warriors[1][BOT] == 4
    carry_out(state, moved, BOT, Move(1, near, 2))
    assert (state.tokens[1] == ()) is up
    assert state.warriors[near][BOT] == (0 if up else 2)


# -------------------------------------------------------------------- cards and guesses
def test_extortion_from_an_automaton_draws_a_card() -> None:
    """It has no hand to take from."""
    state = table()
    hold(state, CROW)
    run(state, StealRandom(CROW, BOT))
    assert len(state.hands[CROW]) == 1


def test_extortion_of_the_automaton_discards_from_every_hand_there() -> None:
    """It takes nothing itself."""
    state = scene(("cogwheel_corvids", "cult", "eyrie"))
    run(state, TakePlots(BOT))
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.EXTORTION))
    hold(state, 1, "ambush_fox", "ambush_bird")
    hold(state, 2, "ambush_mouse")
    stand(state, 1, s1=1)
    run(state, FlipAll(BOT))
    assert [len(hand) for hand in state.hands] == [0, 1, 1]


def test_wrong_guess_discards_the_card_and_scores() -> None:
    """So a card given to an automaton always does; a right one removes the plot."""
    state = scene(("cogwheel_corvids", "cult"))
    run(state, TakePlots(BOT))
    lay(state, 1, Token(BOT, TokenKind.PLOT, plot=PlotKind.RAID))
    hold(state, 1, "ambush_bird")
    moved = StepContext()
    expose(state, moved, BOT, Seat(1), ExposePlot(1, PlotKind.BOMB, "ambush_bird"))
    assert state.hands[1] == ()
    assert state.scores == [1, 0]
    expose(state, moved, BOT, Seat(1), ExposePlot(1, PlotKind.RAID, "ambush_bird"))
    assert state.tokens[1] == ()
    assert state.scores == [1, 1]

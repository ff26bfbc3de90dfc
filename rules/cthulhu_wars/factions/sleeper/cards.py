"""The card of the Sleeper: what lies on it, and what of it is off the map (15)."""

from rules.cthulhu_wars.boards import SleeperBoard
from rules.cthulhu_wars.factions.sleeper.kinds import ACOLYTE, SERPENT_MAN
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


def board_of(state: Earth, seat: Seat) -> SleeperBoard:
    """The card."""
    board = state.boards[seat]
    assert isinstance(board, SleeperBoard)
    return board


def card_problems(state: Earth, seat: Seat) -> list[str]:
    """The units that are off the map are those that the card tells of."""
    board, aside = board_of(state, seat), state.aside[seat]
    off = (aside[ACOLYTE], aside[SERPENT_MAN])
    known = (int(board.slumber), len(board.studies))
    found = [] if off == known else [f"card of seat {seat}: {board}, {aside} off the map"]
    if len([each for each in state.granted if each[0] == seat]) != len(board.studies):
        found.append(f"seat {seat} was granted {state.granted} by {board.studies}")
    return found

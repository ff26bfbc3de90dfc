"""Makes the pictures of Kinfire Council: `.venv/bin/python packaging/kinfire_pictures.py`.

Bots have played each game up to a moment that is worth seeing: the city by dusk and by night.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from moments import SEEDS, SIZE, ends, first, result_of, table
from pictures import LARGE, SMALL, Shot, Studio, main
from PySide6.QtGui import QImage

from models.settings import ThemeChoice
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Choice
from rules.kinfire_council.rounds.docket import PickDecree
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.acting import Act
from rules.kinfire_council.turn.days_light import TakeTurn

NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Moth")
ROUND = 4
"""From which round on the tables are shown: the city has grown by then."""
OUT = 2
"""So many pieces a seat are on the board."""
Until = Callable[[Council, Choice], bool]


def played(seats: int, until: Until) -> Play:
    """The first game in which a moment comes, played by bots up to it."""
    setups = (setup_of("kinfire_council", seats, seed, {}, NAMES[:seats]) for seed in SEEDS)
    return first(setups, game_of, until)


def places(state: Council, choice: Choice) -> bool:
    """Somebody places a piece in a city that is half full."""
    out = sum(1 for sheet in state.sheets for piece in sheet.pieces if piece.space)
    turn = state.turn
    begins = isinstance(choice, TakeTurn) and turn is not None and turn.piece < 0
    return begins and state.round >= ROUND and out >= OUT * len(state.sheets)


def begins(state: Council, choice: Choice) -> bool:
    """The first placement of a game."""
    return isinstance(choice, TakeTurn)


def acts(state: Council, choice: Choice) -> bool:
    """A piece that may arrest somebody."""
    return state.round >= OUT and isinstance(choice, Act) and len(state.city) > OUT


def decides(state: Council, choice: Choice) -> bool:
    """The Speaker breaks a tie of the docket."""
    return isinstance(choice, PickDecree)


def two(studio: Studio) -> QImage:
    return table(studio, played(2, places))


def four(studio: Studio) -> QImage:
    return table(studio, played(4, places))


def six(studio: Studio) -> QImage:
    return table(studio, played(6, places))


def opening(studio: Studio) -> QImage:
    return table(studio, played(4, begins))


def location(studio: Studio) -> QImage:
    return table(studio, played(4, acts))


def docket(studio: Studio) -> QImage:
    return table(studio, played(4, decides))


def result(studio: Studio) -> QImage:
    return result_of(studio, played(4, ends))


PAPER, NIGHT = ThemeChoice.PAPER, ThemeChoice.NIGHT
SHOTS: dict[str, Shot] = {
    "kinfire-two": (two, SIZE, PAPER),
    "kinfire-four": (four, SIZE, PAPER),
    "kinfire-four-night": (four, SIZE, NIGHT),
    "kinfire-six": (six, LARGE, PAPER),
    "kinfire-six-night": (six, LARGE, NIGHT),
    "kinfire-opening": (opening, SMALL, PAPER),
    "kinfire-opening-night": (opening, SMALL, NIGHT),
    "kinfire-location": (location, SIZE, NIGHT),
    "kinfire-docket": (docket, SIZE, PAPER),
    "kinfire-end": (result, SIZE, NIGHT),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SHOTS, __file__))

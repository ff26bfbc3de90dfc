"""Makes the pictures of Root: `.venv/bin/python packaging/root_pictures.py [NAME...]`.

Bots have played each game up to a moment that is worth seeing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from moments import SIZE, ends, first, meetings, result_of, table
from pictures import LARGE, SMALL, Shot, Studio, main
from PySide6.QtGui import QImage

from models.settings import ThemeChoice
from rules.kernel.play import Play
from rules.kernel.steps import Choice
from rules.root.factions.cult.rituals import CultRituals
from rules.root.factions.eyrie.obeying import NextCard
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.state import Woodland, game_of

ROUND = 6
"""From which round on the tables are shown: the woodland is full by then."""
CULT = ("cult", "marquise", "eyrie", "alliance")
OTHERS = ("vagabond", "riverfolk", "duchy", "corvid")
SIX = ("marquise", "eyrie", "cult", "duchy", "corvid", "riverfolk")
WINTER = {"map": "winter", "deck": "exiles_partisans", "landmarks": "two"}
Until = Callable[[Woodland, Choice], bool]


def played(factions: tuple[str, ...], until: Until, options: dict[str, str]) -> Play:
    """The first game in which a moment comes, played by bots up to it."""
    return first(meetings("root", factions, options), game_of, until)


def rituals(state: Woodland, choice: Choice) -> bool:
    """The Cult holds its rituals, late enough."""
    return state.round >= ROUND and isinstance(choice, CultRituals)


def wanders(state: Woodland, choice: Choice) -> bool:
    """The Vagabond's Daylight."""
    return state.round >= ROUND and isinstance(choice, VagabondDaylight)


def obeys(state: Woodland, choice: Choice) -> bool:
    """The Eyrie carries out its Decree."""
    return state.round >= ROUND - 1 and isinstance(choice, NextCard)


def autumn(studio: Studio) -> QImage:
    return table(studio, played(CULT, rituals, {}))


def winter(studio: Studio) -> QImage:
    return table(studio, played(OTHERS, wanders, WINTER))


def six(studio: Studio) -> QImage:
    return table(studio, played(SIX, obeys, {}))


def result(studio: Studio) -> QImage:
    return result_of(studio, played(CULT, ends, {}))


SHOTS: dict[str, Shot] = {
    "root-autumn": (autumn, SIZE, ThemeChoice.PAPER),
    "root-autumn-night": (autumn, SIZE, ThemeChoice.NIGHT),
    "root-winter": (winter, SIZE, ThemeChoice.PAPER),
    "root-winter-night": (winter, SIZE, ThemeChoice.NIGHT),
    "root-six": (six, LARGE, ThemeChoice.PAPER),
    "root-small": (autumn, SMALL, ThemeChoice.PAPER),
    "root-end": (result, SIZE, ThemeChoice.PAPER),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SHOTS, __file__))

"""Makes the pictures of Root: `.venv/bin/python packaging/root_pictures.py [NAME...]`.

Bots have played each game up to a moment that is worth seeing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from pictures import LARGE, SMALL, Shot, Studio, main
from PySide6.QtGui import QImage

from models.settings import ThemeChoice
from rules.bots.minds import minds
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Choice, Seat
from rules.kernel.views import view
from rules.root.factions.cult.rituals import CultRituals
from rules.root.factions.eyrie.obeying import NextCard
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.state import Woodland, game_of

NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Brook")
LEVEL = "steady"
SIZE = (1600, 900)
ROUND = 6
"""From which round on the tables are shown: the woodland is full by then."""
MOST_SEEDS = 30
CULT = ("cult", "marquise", "eyrie", "alliance")
OTHERS = ("vagabond", "riverfolk", "duchy", "corvid")
SIX = ("marquise", "eyrie", "cult", "duchy", "corvid", "riverfolk")
WINTER = {"map": "winter", "deck": "exiles_partisans", "landmarks": "two"}
Until = Callable[[Woodland, Choice], bool]


def played(factions: tuple[str, ...], until: Until, options: dict[str, str]) -> Play:
    """The first game in which a moment comes, played by bots up to it."""
    for seed in range(1, MOST_SEEDS):
        seats = {f"seat_{n + 1}": faction for n, faction in enumerate(factions)}
        names = NAMES[: len(factions)]
        setup = setup_of("root", len(factions), seed, seats | options, names)
        play = played_to(Play(setup), until)
        if play is not None:
            return play
    raise LookupError(until.__name__)


def played_to(play: Play, until: Until) -> Play | None:
    """The game played by bots until the moment comes; None: it never does."""
    own = minds(play.setup, {Seat(seat): LEVEL for seat in range(play.setup.seats)})
    while (choice := agenda.question(play.state)) is not None:
        if until(game_of(play.state), choice):
            return play
        seat = agenda.asked(play.state)[0]
        seen = view(play.state, seat)
        play.submit(seat, own[seat](seen, agenda.request(seen, seat)))
    return play if until is ends else None


def rituals(state: Woodland, choice: Choice) -> bool:
    """The Cult holds its rituals, late enough."""
    return state.round >= ROUND and isinstance(choice, CultRituals)


def wanders(state: Woodland, choice: Choice) -> bool:
    """The Vagabond's Daylight."""
    return state.round >= ROUND and isinstance(choice, VagabondDaylight)


def obeys(state: Woodland, choice: Choice) -> bool:
    """The Eyrie carries out its Decree."""
    return state.round >= ROUND - 1 and isinstance(choice, NextCard)


def ends(state: Woodland, choice: Choice) -> bool:
    """Never before the end."""
    return False


def table(studio: Studio, play: Play) -> QImage:
    """Through the eyes of whoever is asked."""
    studio.seat(play, frozenset({int(agenda.asked(play.state)[0])}))
    studio.wait(lambda: studio.window.table.question)
    return studio.picture()


def autumn(studio: Studio) -> QImage:
    return table(studio, played(CULT, rituals, {}))


def winter(studio: Studio) -> QImage:
    return table(studio, played(OTHERS, wanders, WINTER))


def six(studio: Studio) -> QImage:
    return table(studio, played(SIX, obeys, {}))


def result(studio: Studio) -> QImage:
    studio.seat(played(CULT, ends, {}), frozenset({0}))
    studio.wait(lambda: studio.window.table.shows_result)
    return studio.picture()


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

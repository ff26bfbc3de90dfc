"""Makes the pictures of Cthulhu Wars: `.venv/bin/python packaging/cthulhu_pictures.py [NAME...]`.

Bots have played each game up to a moment that is worth seeing: all four maps, by day and by night.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from moments import SIZE, ends, first, meetings, result_of, table
from pictures import SMALL, Shot, Studio, main
from PySide6.QtGui import QImage

from models.settings import ThemeChoice
from rules.cthulhu_wars.battle.assign import Spread
from rules.cthulhu_wars.state import Earth, game_of
from rules.cthulhu_wars.talks import MakeOffer
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.play import Play
from rules.kernel.steps import Choice

ROUND = 4
"""From which round on the tables are shown: the Earth is full by then."""
MUCH, MANY = 5, 9
"""So much Power has whoever acts; so many dice are rolled in the battle."""
THREE = ("crawling_chaos", "yellow_sign", "great_cthulhu")
CORE = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
OTHERS = ("windwalker", "opener_of_the_way", "sleeper", "ancients")
FIVE = ("crawling_chaos", "windwalker", "great_cthulhu", "yellow_sign", "ancients")
EAST, WEST = {"map": "east"}, {"map": "west"}
Until = Callable[[Earth, Choice], bool]


def played(factions: tuple[str, ...], until: Until, options: dict[str, str]) -> Play:
    """The first game in which a moment comes, played by bots up to it."""
    return first(meetings("cthulhu_wars", factions, options), game_of, until)


def acts(state: Earth, choice: Choice) -> bool:
    """A faction that can still pay for something chooses its action."""
    return (
        state.round >= ROUND and isinstance(choice, TakeTurn) and state.power[choice.seat] >= MUCH
    )


def begins(state: Earth, choice: Choice) -> bool:
    """The first action of a game."""
    return isinstance(choice, TakeTurn)


def assigns(state: Earth, choice: Choice) -> bool:
    """The results of a large battle are given to units."""
    found = state.battle
    dice = 0 if found is None else len(found.attacker.rolled) + len(found.defender.rolled)
    return isinstance(choice, Spread) and dice >= MANY


def bargains(state: Earth, choice: Choice) -> bool:
    """The Thousand Forms: somebody names what it gives."""
    return isinstance(choice, MakeOffer)


def three(studio: Studio) -> QImage:
    return table(studio, played(THREE, acts, {}))


def four_east(studio: Studio) -> QImage:
    return table(studio, played(CORE, acts, EAST))


def four_west(studio: Studio) -> QImage:
    return table(studio, played(OTHERS, acts, WEST))


def five(studio: Studio) -> QImage:
    return table(studio, played(FIVE, acts, {}))


def opening(studio: Studio) -> QImage:
    return table(studio, played(CORE, begins, WEST))


def battle(studio: Studio) -> QImage:
    return table(studio, played(CORE, assigns, EAST))


def talks(studio: Studio) -> QImage:
    return table(studio, played(FIVE, bargains, {}))


def result(studio: Studio) -> QImage:
    return result_of(studio, played(CORE, ends, EAST))


PAPER, NIGHT = ThemeChoice.PAPER, ThemeChoice.NIGHT
SHOTS: dict[str, Shot] = {
    "cthulhu-three": (three, SIZE, PAPER),
    "cthulhu-three-night": (three, SIZE, NIGHT),
    "cthulhu-east": (four_east, SIZE, PAPER),
    "cthulhu-east-night": (four_east, SIZE, NIGHT),
    "cthulhu-west": (four_west, SIZE, PAPER),
    "cthulhu-west-night": (four_west, SIZE, NIGHT),
    "cthulhu-five": (five, SIZE, PAPER),
    "cthulhu-five-night": (five, SIZE, NIGHT),
    "cthulhu-opening": (opening, SMALL, PAPER),
    "cthulhu-battle": (battle, SIZE, NIGHT),
    "cthulhu-talks": (talks, SIZE, PAPER),
    "cthulhu-end": (result, SIZE, PAPER),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SHOTS, __file__))

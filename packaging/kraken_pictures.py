"""Makes the pictures of Feed the Kraken: `.venv/bin/python packaging/kraken_pictures.py [NAME...]`.

Bots have played each voyage, with all that they say, up to a moment that is worth seeing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from pictures import Shot, Studio, main
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from models.settings import ThemeChoice
from rules.bots.policies import policies
from rules.bots.talking import Talk
from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.characters.window import StepIn
from rules.feed_the_kraken.enums import WindowName
from rules.feed_the_kraken.mutiny import loyalty
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.state import Kraken, game_of
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import setup_of
from rules.kernel.steps import Choice, Seat
from rules.kernel.views import view

NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Brook", "Moss", "Juniper")
PERSIAN = ("آرش", "بهار", "کاوه", "دریا", "الهام", "فرهاد", "گلنار", "هومن")
LEVEL = "steady"
SIZE = (1600, 900)
QUICK, LONG = 7, 8
MOST_SEEDS = 40
"""Voyages that are tried for a moment: where it comes changes with how bots play."""
ROUND = 7
"""From which round on the tables are shown: much has been sailed, held and said."""
Until = Callable[[Kraken, Choice], bool]


# ---------------------------------------------------------------- voyages
def sailed(seats: int, until: Until, names: tuple[str, ...] = NAMES) -> Play:
    """The first voyage in which a moment comes, played by bots up to it."""
    for seed in range(1, MOST_SEEDS):
        play = voyage_to(seats, seed, until, names)
        if play is not None:
            return play
    raise LookupError(until.__name__)


def voyage_to(seats: int, seed: int, until: Until, names: tuple[str, ...]) -> Play | None:
    """A voyage that bots have played until a moment comes; None: it never does."""
    voyage = "quick" if seats == QUICK else "long"
    setup = setup_of("feed_the_kraken", seats, seed, {"voyage": voyage}, names[:seats])
    levels = {Seat(seat): LEVEL for seat in range(seats)}
    play, talk, own = Play(setup), Talk(setup, levels), policies(setup, levels)
    while (choice := agenda.question(play.state)) is not None:
        talk.speak(play)
        if until(game_of(play.state), choice):
            return play
        seat = agenda.asked(play.state)[0]
        seen = view(play.state, seat)
        play.submit(seat, own[seat](seen, agenda.request(seen, seat)))
    return play if until is ends and game_of(play.state).rites else None


def appoints(state: Kraken, choice: Choice) -> bool:
    """A captain looks for a lieutenant, late in the voyage."""
    return state.round >= ROUND and isinstance(choice, AppointTeam)


def revolts(state: Kraken, choice: Choice) -> bool:
    """The guns lie open, and they are enough; one seat has still to say whether it steps in."""
    if not isinstance(choice, StepIn) or choice.name is not WindowName.W3:
        return False
    is_last = len(agenda.asked(state)) == 1
    return is_last and state.round > 3 and loyalty.total(state) > loyalty.threshold(state)


def converts(state: Kraken, choice: Choice) -> bool:
    """The circuit of a conversion begins."""
    return isinstance(choice, NameConvert)


def ends(state: Kraken, choice: Choice) -> bool:
    """To the end of a voyage on which the cult has gathered."""
    return False


# ---------------------------------------------------------------- pictures
def table(studio: Studio, play: Play) -> QImage:
    """The captain's eyes upon the table."""
    studio.seat(play, frozenset({int(game_of(play.state).captain)}))
    studio.wait(lambda: studio.window.table.question)
    return studio.picture()


def quick(studio: Studio) -> QImage:
    return table(studio, sailed(QUICK, appoints))


def long(studio: Studio) -> QImage:
    return table(studio, sailed(LONG, appoints))


def persian(studio: Studio) -> QImage:
    size = studio.window.size()
    studio.lamp.settings.change(language="fa")
    studio.window.resize(size)
    return table(studio, sailed(QUICK, appoints, PERSIAN))


def mutiny(studio: Studio) -> QImage:
    play = sailed(LONG, revolts)
    studio.seat(play, frozenset({int(agenda.asked(play.state)[0])}))
    studio.wait(lambda: studio.window.table.question)
    return studio.picture()


def covered(studio: Studio) -> QImage:
    """The private screen as whoever looks on sees it."""
    studio.seat(sailed(LONG, converts), frozenset(range(LONG)))
    window = studio.window
    studio.wait(lambda: window.curtain.is_down)
    lift = window.curtain.findChild(QPushButton, "lift")
    assert lift is not None
    lift.click()
    studio.wait(lambda: window.privacy.screen.visit is not None)
    studio.wait(window.privacy.screen.done_button.isEnabled)
    return studio.picture()


def held(studio: Studio) -> QImage:
    """The same screen while its person holds the button."""
    covered(studio)
    button = studio.window.privacy.screen.hold_button
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    picture = studio.picture()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    return picture


def reveal(studio: Studio) -> QImage:
    studio.seat(sailed(LONG, ends), frozenset({0}))
    studio.wait(lambda: studio.window.table.shows_result)
    return studio.picture()


SHOTS: dict[str, Shot] = {
    "kraken-quick": (quick, SIZE, ThemeChoice.PAPER),
    "kraken-long": (long, SIZE, ThemeChoice.NIGHT),
    "kraken-mutiny": (mutiny, SIZE, ThemeChoice.PAPER),
    "kraken-covered": (covered, SIZE, ThemeChoice.PAPER),
    "kraken-held": (held, SIZE, ThemeChoice.PAPER),
    "kraken-reveal": (reveal, SIZE, ThemeChoice.PAPER),
    "kraken-persian": (persian, SIZE, ThemeChoice.PAPER),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], SHOTS, __file__))

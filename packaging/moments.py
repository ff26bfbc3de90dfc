"""Games that bots have played up to a moment that is worth seeing, for the makers of pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from pictures import Studio
from PySide6.QtGui import QImage

from rules.bots.policies import policies
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Choice, Seat
from rules.kernel.views import view

NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Brook")
LEVEL = "steady"
SIZE = (1600, 900)
SEEDS = range(1, 30)
"""Games that are tried for a moment: where it comes changes with how bots play."""
Game = TypeVar("Game", bound=State)


def meetings(game_id: str, factions: tuple[str, ...], options: dict[str, str]) -> Iterator[Setup]:
    """Games of these factions, seat by seat."""
    chosen = {f"seat_{n + 1}": faction for n, faction in enumerate(factions)} | options
    names = NAMES[: len(factions)]
    return (setup_of(game_id, len(factions), seed, chosen, names) for seed in SEEDS)


def first(
    setups: Iterable[Setup],
    game_of: Callable[[State], Game],
    until: Callable[[Game, Choice], bool],
) -> Play:
    """The first game in which a moment comes, played by bots up to it."""
    for setup in setups:
        play = Play(setup)
        if played_to(play, game_of, until):
            return play
    raise LookupError(until.__name__)


def played_to(
    play: Play, game_of: Callable[[State], Game], until: Callable[[Game, Choice], bool]
) -> bool:
    """Whether the moment comes: bots play the game on until then."""
    own = policies(play.setup, {Seat(seat): LEVEL for seat in range(play.setup.seats)})
    while (choice := agenda.question(play.state)) is not None:
        if until(game_of(play.state), choice):
            return True
        seat = agenda.asked(play.state)[0]
        seen = view(play.state, seat)
        play.submit(seat, own[seat](seen, agenda.request(seen, seat)))
    return until is ends


def ends(state: State, choice: Choice) -> bool:
    """Never before the end."""
    return False


def table(studio: Studio, play: Play) -> QImage:
    """Through the eyes of whoever is asked."""
    studio.seat(play, frozenset({int(agenda.asked(play.state)[0])}))
    studio.wait(lambda: studio.window.table.question)
    return studio.picture()


def result_of(studio: Studio, play: Play) -> QImage:
    """The page of the end."""
    studio.seat(play, frozenset({0}))
    studio.wait(lambda: studio.window.table.shows_result)
    return studio.picture()

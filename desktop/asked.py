"""The game that the command line describes: for a person, or for bots alone."""

from __future__ import annotations

from itertools import cycle, islice

from PySide6.QtCore import QCoreApplication

from desktop import cli
from desktop.levels import usual_level
from desktop.wish import GameWish, new_seed, seats_of
from models.own_items import take_up
from models.places import places
from models.translate import filled, words
from rules.bots.levels import levels
from rules.kernel.registry import UnfitSetup, game, game_ids, setup_of

translate = QCoreApplication.translate

SHOWN_SEATS = 2
"""So many bots play a demonstration, where the game has no more seats at least."""
SHOWN_LEVELS = 2
"""They are of the strongest levels, in turn."""


def game_for_person(line: cli.Line) -> GameWish:
    """A person, and bots beside it. Raises Misused where the game does not allow it."""
    known_game(line.new)
    return _wish(line, ("",), line.bots or _bots_needed(line.new))


def game_of_bots(line: cli.Line) -> GameWish:
    """A demonstration. Raises Misused where the game does not allow it."""
    game_id = line.new or game_ids()[0]
    known_game(game_id)
    count = max(SHOWN_SEATS, game(game_id).seat_counts[0])
    usual = islice(cycle(levels(game_id)[-SHOWN_LEVELS:]), count)
    return _wish(line._replace(new=game_id), (), line.bots or tuple(usual))


def known_game(game_id: str) -> None:
    """Raises Misused for a game that there is not."""
    if game_id not in game_ids():
        said = translate("Headless", "Unknown game {game}. Games: {known}.")
        raise cli.Misused(filled(said, game=game_id, known=", ".join(game_ids())))


def _wish(line: cli.Line, persons: tuple[str, ...], bots: tuple[str, ...]) -> GameWish:
    strange = [level for level in bots if level not in levels(line.new)]
    if strange:
        said = translate("CommandLine", "Unknown level {level}. Levels: {known}.")
        raise cli.Misused(filled(said, level=strange[0], known=", ".join(levels(line.new))))
    options = cli.options_of(line.options) if line.options is not None else {}
    seed = new_seed(line.new) if line.seed is None else line.seed
    take_up(places(line.data_dir))
    wish = GameWish(line.new, seats_of(persons, bots), seed, options)
    try:
        setup_of(wish.game, len(wish.plans), wish.seed, wish.options)
    except UnfitSetup as fault:
        raise cli.Misused(" ".join(words(reason) for reason in fault.reasons)) from fault
    return wish


def _bots_needed(game_id: str) -> tuple[str, ...]:
    """So many bots that one person can begin; none where it can play alone."""
    return (usual_level(game_id),) * (game(game_id).seat_counts[0] - 1)

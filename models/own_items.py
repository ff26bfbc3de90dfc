"""Data that the user has edited: one folder for each game that has such data."""

from __future__ import annotations

from pathlib import Path

from models.places import Places
from rules.kernel.own_data import OwnData, own_data
from rules.kernel.registry import Setup, game, game_ids
from rules.kernel.text import Text


def own_folder(places: Places, game_id: str) -> Path:
    """Where the user's data for a game lies."""
    return places.data / game_id


def own_options(game_id: str) -> dict[str, str]:
    """What a new game is set up with, because the user has edited its data; {}: nothing."""
    data = own_data(game(game_id).own_data)
    return data.options() if data is not None else {}


def folder_in_use(places: Places, game_id: str) -> Path | None:
    """The user's folder where new games of a game are played with what lies in it."""
    is_own = game_id in game_ids() and bool(own_options(game_id))
    return own_folder(places, game_id) if is_own else None


def items_of(wish: Setup) -> str:
    """The name of the edited data that a new game of a set-up would be played with."""
    data = own_data(game(wish.game).own_data)
    return data.chosen(wish) if data is not None else ""


def take_up(places: Places) -> tuple[Text, ...]:
    """Tells each game the user's folder, if there is one; what keeps it from being used.

    Games without such a folder, or with an empty one, are not even loaded.
    """
    found = [each for each in game_ids() if _holds_something(own_folder(places, each))]
    told = (_used(own_data(game(each).own_data), own_folder(places, each)) for each in found)
    return tuple(each for each in told if each is not None)


def _holds_something(folder: Path) -> bool:
    """Whether there is anything to read, or to complain of. An editor leaves empty folders."""
    try:
        return any(folder.iterdir())
    except FileNotFoundError:
        return False
    except OSError:
        return True


def _used(data: OwnData | None, folder: Path) -> Text | None:
    return data.use(folder).complaint if data is not None else None

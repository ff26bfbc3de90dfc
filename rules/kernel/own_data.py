"""Data that a person may edit, and games that are played with it.

A game with such data names a module with the functions of `OwnData`. What a game was begun with
goes along with its records and with what is sent to bots, so that it can be taken up on any
machine, whatever has been edited since.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

from rules.kernel.text import Text

if TYPE_CHECKING:
    from rules.kernel.registry import Setup
    from rules.kernel.state import State


class Report(msgspec.Struct, frozen=True):
    """What is wrong with the data in a folder: faults keep it from being used, notes do not."""

    faults: tuple[Text, ...]
    notes: tuple[Text, ...]
    good: Text | None = None
    """What there is, where nothing is wrong."""
    complaint: Text | None = None
    """The faults in one sentence, for who has only opened the program."""


class OwnData(Protocol):
    """What the module of a game with such data offers."""

    def check(self, folder: Path | None) -> Report:
        """Looks through a folder, or through what is shipped; changes nothing."""

    def use(self, folder: Path) -> Report:
        """New games may be played with the data in a folder from now on, if it has no fault."""

    def chosen(self, setup: Setup) -> str:
        """The name of the data that a new game of this set-up is played with; «»: shipped."""

    def options(self) -> dict[str, str]:
        """What a new game is set up with that nobody sets up otherwise: where there is a valid set
        of the user's own, with that."""

    def data_of(self, state: State) -> str:
        """The data that must go along with a state; «»: none."""

    def learn(self, data: str) -> str:
        """Makes data that came along known; its name. Raises ValueError where it is damaged."""

    def is_at_hand(self, state: State) -> bool:
        """Whether a state can be played on: the data that it names is known."""


def use_own(module: str, folder: Path) -> Report:
    """Takes up a folder with edited data; also for processes that play beside this one."""
    return cast(OwnData, importlib.import_module(module)).use(folder)


def own_data(module: str) -> OwnData | None:
    """The functions of a game's module; None for games without such data."""
    return cast(OwnData, importlib.import_module(module)) if module else None

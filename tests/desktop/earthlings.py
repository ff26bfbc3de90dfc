"""Eyes and hands of people who play Cthulhu Wars in the window: real clicks and keys at what is
seen; games that are written down or made by hand and taken up where they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QSize

from rules.cthulhu_wars.asking import area_target
from rules.cthulhu_wars.state import Earth, game_of
from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Step, Target
from tests.desktop import tablefolk
from tests.desktop.helpers import NAMES
from tests.desktop.tablefolk import asks, last_moments, resumed, taken_up, written
from tests.desktop.woodfolk import OpenLamp, seated
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, YS
from tests.rules.walks import walk
from views.cthulhu_wars.map_item import AreaItem, PieceItem
from views.items.panel import Panel

__all__ = ["OpenLamp", "asks", "last_moments", "resumed", "taken_up", "written"]

FOUR = (GC, BG, CC, YS)
THREE = (GC, BG, CC)
TABLES = (THREE, FOUR)
SIZE = QSize(1280, 720)


def setup_for(
    factions: Sequence[str], seed: int, options: Mapping[str, str] | None = None
) -> Setup:
    """A game with these factions in the order of the seats."""
    seats = len(factions)
    chosen = {**seated(*factions), **dict(options or {})}
    return setup_of("cthulhu_wars", seats, seed, chosen, NAMES[:seats])


class Cultist(tablefolk.Guest):
    """What all who play see of the program."""

    @property
    def state(self) -> Earth:  # type: ignore[override]
        """The game itself, to compare with it what is shown."""
        return game_of(self.session._play.state)


class Clicker(Cultist, tablefolk.Clicker):
    """Plays by clicks at what is seen, any of what is open."""

    @staticmethod
    def stands_in(panel: Panel) -> Target | None:
        """The area that a press on a piece may mean, too; an area itself."""
        if isinstance(panel, PieceItem):
            return area_target(panel.piece.area)
        return panel.target if isinstance(panel, AreaItem) else None


class Reader(tablefolk.Reader, Clicker):
    """Plays a game that is written down."""


class Typist(Cultist, tablefolk.Typist):
    """Plays by keys alone."""


def in_order(state: Earth, *steps: Step) -> Earth:
    """The game at these steps, the first one first; a turn follows."""
    state.agenda = list(reversed(steps))
    agenda.begin(state)
    return state


def every_question(setups: Iterable[Setup]) -> Iterator[tuple[Setup, State, str]]:
    """Each kind of question once, where there is more than one answer: from random games."""
    seen: set[str] = set()
    for setup in setups:
        for moment in walk(setup, free_actions=False):
            name = type(agenda.question(moment.state)).__name__
            if name not in seen and len(moment.request.actions) > 1:
                seen.add(name)
                yield setup, moment.state.clone(), name

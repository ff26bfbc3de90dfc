"""Boards of Cthulhu Wars with hand-made states and questions."""

from __future__ import annotations

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.describe import describe
from rules.cthulhu_wars.state import Earth
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Action, Request, Screen, Seat
from rules.kernel.text import say
from rules.kernel.views import view
from tests.rules.cthulhu_wars.scenes import CORE, area, gate, put, scene
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.theme import ThemeName, theme

SMALLEST = (1066, 573)
FIRST = Seat(0)


def earth() -> Earth:
    """Four factions in the middle of a game."""
    state = scene()
    put(state, 0, "south_pacific", acolyte=2, deep_one=2, cthulhu=1)
    gate(state, "south_pacific", 0)
    put(state, 0, "north_pacific", starspawn=1, acolyte=1)
    put(state, 1, "west_africa", acolyte=3, dark_young=1)
    gate(state, "west_africa", 1)
    put(state, 2, "north_pacific", acolyte=2)
    put(state, 2, "south_asia", acolyte=1, flying_polyp=2)
    put(state, 3, "europe", acolyte=4, undead=2)
    gate(state, "arabia")
    state.boards[3] = YellowSignBoard(tokens=(area(state, "europe"),))
    return state


def setup(factions: Sequence[str] = CORE, seed: int = 7) -> Setup:
    """A game with these factions in the order of the seats."""
    named = {f"seat_{number + 1}": faction for number, faction in enumerate(factions)}
    return setup_of("cthulhu_wars", len(factions), seed, named)


def laid(qtbot: QtBot, state: Earth, size: tuple[int, int] = SMALLEST) -> CthulhuWarsBoard:
    """A board that shows the public view."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    board = CthulhuWarsBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    board.show_view(view(state, None), None, setup())
    return board


def asked(board: CthulhuWarsBoard, state: Earth, actions: Sequence[Action]) -> OptionFilter:
    """Offers these actions of the first seat as the rules describe them."""
    seen = view(state, FIRST)
    request = Request(FIRST, 0, Screen.PRIVATE, say("cthulhu_wars.name"), list(actions))
    option_filter = OptionFilter([describe(seen, FIRST, action) for action in actions])
    option_filter.setParent(board)
    board.offer(Question(FIRST, seen, request), option_filter)
    return option_filter

"""Boards of Root with hand-made states and questions."""

from __future__ import annotations

from collections.abc import Sequence

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel.registry import setup_of
from rules.kernel.steps import Request, Screen, Seat, Target, TargetKind
from rules.kernel.text import say
from rules.kernel.views import view
from rules.root.actions import ChoosePlace, Move
from rules.root.describe import describe
from rules.root.enums import BuildingKind, Item, TokenKind
from rules.root.state import Building, Token, Woodland
from tests.rules.root.scenes import scene
from views.root.board import RootBoard
from views.theme import ThemeName, theme

SMALLEST = (1066, 615)
DUCHY, VAGABOND = Seat(0), Seat(1)


def woodland(map_id: str = "autumn") -> Woodland:
    """The Duchy and a Vagabond in the middle of a game."""
    state = scene(["duchy", "vagabond"], map_id)
    state.warriors[5] = (3, 0)
    state.warriors[0] = (4, 0)
    state.buildings[5] = (Building(DUCHY, BuildingKind.MARKET),)
    state.tokens[5] = (Token(DUCHY, TokenKind.TUNNEL),)
    state.warriors[2] = (1, 0)
    state.ruins = {6: (Item.BAG,), 10: ()}
    state.pawns[1] = 101
    state.scores = [12, 7]
    return state


def laid(qtbot: QtBot, state: Woodland, size: tuple[int, int] = SMALLEST) -> RootBoard:
    """A board that shows the public view."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    board = RootBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    setup = setup_of("root", 2, 7, {"seat_1": "duchy", "seat_2": "vagabond"})
    board.show_view(view(state, None), None, setup)
    return board


def asked(board: RootBoard, state: Woodland, actions: Sequence[Move | ChoosePlace]) -> OptionFilter:
    """Offers these actions as the rules describe them."""
    seen = view(state, DUCHY)
    options = [describe(seen, DUCHY, action) for action in actions]
    request = Request(DUCHY, 0, Screen.PRIVATE, say("root.name"), list(actions))
    question = Question(DUCHY, seen, request)
    option_filter = OptionFilter(options)
    option_filter.setParent(board)
    board.offer(question, option_filter)
    return option_filter


def at(place: int) -> Target:
    return Target(TargetKind.PLACE, place)

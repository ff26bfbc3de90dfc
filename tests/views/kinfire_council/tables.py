"""Boards of Kinfire Council with games that chance has played, and with hand-made questions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup, setup_of
from rules.kernel.steps import Choice, Pass
from rules.kernel.views import view
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn.actions import EndTurn, OpenHand
from rules.kinfire_council.turn.days_light import TakeTurn
from views.kinfire_council.board import KinfireCouncilBoard
from views.theme import ThemeName, theme

SMALLEST = (1280, 573)
NAMES = ("Ada", "Wick", "Ember", "Tallow", "Flint", "Moth")
IDLE = (Pass, EndTurn, OpenHand)
Until = Callable[[Council, Choice], bool]


def setup(seats: int = 3, seed: int = 5) -> Setup:
    """A table with so many seats."""
    return setup_of("kinfire_council", seats, seed, {}, NAMES[:seats])


def played(until: Until, seats: int = 3, seed: int = 5) -> Play:
    """A game that chance has played until a moment comes; it seldom idles."""
    play, luck = Play(setup(seats, seed)), Random(seed)
    while (choice := agenda.question(play.state)) is not None:
        if until(game_of(play.state), choice):
            break
        seat = agenda.asked(play.state)[0]
        found = list(agenda.request(view(play.state, seat), seat).actions)
        busy = [each for each in found if not isinstance(each, IDLE)]
        play.submit(seat, luck.choice(busy or found))
    return play


def places(round: int = 2) -> Until:
    """Somebody is to place a piece, and others have."""

    def until(state: Council, choice: Choice) -> bool:
        out = sum(1 for sheet in state.sheets for piece in sheet.pieces if piece.space)
        turn = state.turn
        begins = isinstance(choice, TakeTurn) and turn is not None and turn.piece < 0
        return begins and state.round >= round and out >= 5

    return until


def laid(
    qtbot: QtBot, play: Play, size: tuple[int, int] = SMALLEST, look: ThemeName = ThemeName.PAPER
) -> KinfireCouncilBoard:
    """A board that shows the public view."""
    theme().choose(look)
    theme().set_text(100)
    board = KinfireCouncilBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    board.show_view(view(play.state, None), None, play.setup)
    return board


def asked(board: KinfireCouncilBoard, play: Play) -> OptionFilter:
    """The open question, as the window offers it."""
    seat = agenda.asked(play.state)[0]
    seen = view(play.state, seat)
    question = Question(seat, seen, agenda.request(seen, seat))
    option_filter = OptionFilter(question.options())
    option_filter.setParent(board)
    board.show_view(seen, seat, play.setup)
    board.offer(question, option_filter)
    return option_filter

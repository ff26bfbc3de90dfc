"""Motion of the table (views/cartographers/motion.py): short, and nothing of it stays."""

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from rules.cartographers.events import Drew, Revealed, SeasonScored
from rules.kernel import agenda
from rules.kernel.steps import Event, Seat
from rules.kernel.views import share, view
from tests.views.cartographers.positions import Play, play, start, table
from views.theme import theme
from views.theme.tokens import Motion


def happen(game: Play) -> tuple[Event, ...]:
    """Seat 0 answers; what it may see of what follows."""
    seat = Seat(0)
    action = agenda.request(game.state, seat).actions[0]
    happened = agenda.submit(game.state, seat, action)
    return share(happened.events, seat)


def motion(game: Play, events: tuple[Event, ...]) -> QAbstractAnimation | None:
    return game.board.animate(view(game.state, Seat(0)), events)


def test_a_drawing_inks_in_and_the_next_card_comes(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    events = happen(game)
    assert any(isinstance(event, Drew) for event in events)
    assert any(isinstance(event, Revealed) for event in events)
    line = motion(game, events)
    assert line is not None
    assert 0 < line.totalDuration() <= Motion().compound
    line.start()
    line.setCurrentTime(80)
    over = game.board.scene.map.over
    assert over.ink is not None
    assert 0 < over.ink_share < 1
    line.stop()
    assert over.ink is None
    assert all(strip.opacity() == 1 for strip in game.board.scene.column.strips)


def test_a_season_is_counted_edict_by_edict(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    events: tuple[Event, ...] = ()
    while not any(isinstance(event, SeasonScored) for event in events):
        game.show()
        events = happen(game)
    line = motion(game, tuple(event for event in events if isinstance(event, SeasonScored)))
    assert line is not None
    assert line.totalDuration() <= Motion().compound
    scene = game.board.scene
    line.start()
    shown = []
    for moment in range(0, line.totalDuration(), 20):
        line.setCurrentTime(moment)
        shown.append((scene.map.over.number, [row.is_lit for row in scene.edicts.rows]))
    assert {lit.index(True) for _, lit in shown if any(lit)} == {0, 1}
    assert any(not any(lit) for _, lit in shown)
    line.stop()
    assert scene.map.over.number == ""
    assert scene.map.sheet._marks[0] == 0
    assert not any(row.is_lit for row in scene.edicts.rows)


def test_other_maps_do_not_move(qtbot: QtBot) -> None:
    setup, state = start(2)
    game = table(qtbot, setup, state)
    agenda.submit(state, Seat(1), agenda.request(state, Seat(1)).actions[0])
    events = happen(game)
    others = tuple(e for e in events if isinstance(e, Drew) and e.owner == 1)
    assert others
    assert motion(game, others) is None


@pytest.fixture
def still():  # type: ignore[no-untyped-def]
    theme().set_still(True)
    yield
    theme().set_still(False)


def test_nothing_moves_where_motion_is_off(qtbot: QtBot, still: None) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    assert motion(game, happen(game)) is None


def test_an_animation_without_a_view_is_none(qtbot: QtBot) -> None:
    from views.cartographers.board import CartographersBoard

    _, state = start(1)
    board = CartographersBoard()
    qtbot.addWidget(board)
    assert board.animate(state, ()) is None
    assert board.describe() == []
    play(state, 1)
    assert board.elements() == board.scene.panels()

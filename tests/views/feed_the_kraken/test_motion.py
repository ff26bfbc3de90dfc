"""Motion of the table (views/feed_the_kraken/motion.py): short, face down, nothing of it stays."""

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.enums import NavCard, Post
from rules.feed_the_kraken.events import (
    Appointed,
    CardsDiscarded,
    CardsDrawn,
    CardShown,
    Eliminated,
    GunsMoved,
    GunsRevealed,
    ShipMoved,
)
from rules.kernel.steps import Event, Seat
from tests.views.feed_the_kraken.tables import Table, asks
from views.theme import theme

EVENTS = (
    CardsDrawn(Seat(0), Post.CAPTAIN, 2),
    CardsDiscarded(Seat(1), Post.LIEUTENANT, 1),
    CardShown(Seat(0), NavCard.RED_DRUNK),
    GunsMoved(Seat(-1), Seat(2), 1, "armed"),
    GunsRevealed((0, 1, 2, 0, 0, 0, 3)),
    Appointed(Seat(0), Seat(1), Seat(2)),
    Eliminated(Seat(3), "jump"),
)


def motion_of(table: Table, *events: Event) -> QAbstractAnimation | None:
    assert table.board is not None
    return table.board.animate(table.state, events)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_each_thing_moves_and_leaves_nothing_behind(qtbot: QtBot, event: Event) -> None:
    fists = isinstance(event, GunsRevealed)
    table = Table(7, 3).to(asks("CommitGuns" if fists else "AppointTeam"))
    board = table.lay(qtbot)
    before = board.grab().toImage()
    motion = motion_of(table, event)
    assert motion is not None
    assert 0 < motion.totalDuration() <= theme().motion.compound
    motion.start()
    motion.pause()
    motion.setCurrentTime(motion.totalDuration() // 2)
    assert board.grab().toImage() != before
    motion.stop()
    table.show(None)
    assert not board._motions._flyer.isVisible()
    assert all(berth.opacity() == 1.0 for berth in board.scene.crew.berths)


def test_the_ship_sails(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    board = table.lay(qtbot)
    start = table.state.space
    motion = motion_of(table, ShipMoved(start, "quick_w1_01"))
    assert motion is not None
    motion.start()
    motion.pause()
    where = board.scene.chart.ship.pos()
    motion.setCurrentTime(motion.totalDuration() // 2)
    assert board.scene.chart.ship.pos() != where
    motion.stop()
    table.show(None)
    assert board.scene.chart.ship.pos() == where


def test_all_together_takes_no_longer_than_the_eye_waits(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    table.lay(qtbot)
    motion = motion_of(table, *EVENTS)
    assert motion is not None
    assert motion.totalDuration() <= theme().motion.compound


def test_where_motion_is_off_nothing_moves(qtbot: QtBot) -> None:
    table = Table(7, 3).to(asks("AppointTeam"))
    table.lay(qtbot)
    theme().set_still(True)
    try:
        assert motion_of(table, *EVENTS) is None
    finally:
        theme().set_still(False)

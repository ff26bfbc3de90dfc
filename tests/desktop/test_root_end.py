"""The end of Root: sources, factions, the map beside them; Undo leads back into the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.seating import bot, person
from rules.kernel.play import Play, TakeBack
from tests.desktop.test_root_mouse import setup_for
from tests.desktop.woodfolk import Forester
from tests.rules.walks import Moment, walk
from tests.views.panels.score_reading import cells, heads
from views.panels.end_picture import EndPicture

OpenLamp = Callable[..., Lamplight]


def last_of(factions: tuple[str, ...]) -> Iterator[tuple[int, Moment]]:
    """Games by their seed, with their last choice."""
    for seed in range(1, 20):
        *_, moment = walk(setup_for(factions, seed), free_actions=False)
        yield seed, moment


@pytest.fixture
def ended(open_lamp: OpenLamp, qtbot: QtBot) -> Forester:
    """A person ends the game by a choice that may be taken back."""
    factions = ("cult", "marquise")
    seed, last = next(each for each in last_of(factions) if len(each[1].request.actions) > 1)
    setup = setup_for(factions, seed)
    state = next(
        m.state.clone() for m in walk(setup, free_actions=False) if m.number == last.number
    )
    plans = tuple(
        person(name) if seat == last.seat else bot("random", name)
        for seat, name in enumerate(setup.names)
    )
    mouse = Forester(open_lamp(), qtbot)
    session = mouse.lamp.games.play_on(Play.from_state(setup, state), plans, TakeBack.STRICT)
    mouse.lamp.controller._show(session)
    mouse.wait()
    session.submit(last.action)
    qtbot.waitUntil(mouse.sees_the_end)
    return mouse


def test_the_result_tells_sources_and_factions_and_shows_the_map(ended: Forester) -> None:
    page = ended.window.table.result
    table, picture = page.findChild(QTableView, "score_table"), page.findChild(EndPicture)
    assert table is not None
    assert picture is not None
    assert table.model().rowCount() > 3
    told = heads(table, role=Qt.ItemDataRole.ToolTipRole)
    assert "Lizard Cult" in told[0]
    assert "Marquise de Cat" in told[1]
    totals = cells(table, 0)
    outcome = ended.session.outcome
    assert outcome is not None
    assert totals == [str(each) for each in outcome.totals]
    assert picture.isVisible()
    assert picture.width() > 400
    for column in range(2):
        cell = table.visualRect(table.model().index(0, column))
        assert table.viewport().rect().contains(cell), "all columns are in sight"


def test_the_picture_leads_to_the_table_itself(ended: Forester) -> None:
    picture = ended.window.table.result.findChild(EndPicture)
    assert picture is not None
    ended.click(picture)
    board = ended.window.table.board
    assert board is not None
    assert board.isVisible()
    assert not ended.window.commands["result"].isChecked()
    ended.window.commands["result"].trigger()
    assert picture.isVisible()


def test_undo_after_the_end_goes_back_into_the_game(ended: Forester, qtbot: QtBot) -> None:
    undo, table = ended.window.commands["undo"], ended.window.table
    assert undo.isEnabled()
    undo.trigger()
    qtbot.waitUntil(lambda: table.question is not None)
    assert not table.shows_result
    assert table.action_bar.isVisible()
    question = table.question
    assert question is not None
    ended.session.submit(question.request.actions[0])
    qtbot.waitUntil(lambda: table.question is not question)

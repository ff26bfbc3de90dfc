"""A click is quick: the whole table is shown once a question."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.views.map_clicking import Clicker
from tests.views.root.seating import seated
from views.root.board import RootBoard
from views.root.scene import TableScene
from views.root.showing import RenderState


def test_the_table_is_shown_once_for_each_question(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = Clicker(qtbot, seated(("cult", "marquise", "vagabond"), seed=4))
    counts = {"show": 0, "light": 0}
    show, refresh = TableScene.show, RootBoard._refresh

    def counted_show(self: TableScene, showing: RenderState) -> None:
        counts["show"] += 1
        show(self, showing)

    def counted_refresh(self: RootBoard) -> None:
        counts["light"] += 1
        refresh(self)

    user.decide()
    monkeypatch.setattr(TableScene, "show", counted_show)
    monkeypatch.setattr(RootBoard, "_refresh", counted_refresh)
    for _ in range(12):
        question = user.ask()
        assert user.decision is not None
        user.decision.end()
        user.play.submit(question.seat, question.request.actions[0])
    assert counts["show"] == 12
    assert counts["light"] <= 12 * 4

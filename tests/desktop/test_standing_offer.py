"""A question that might be answered until further notice offers that right there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from rules.kernel import agenda
from rules.root.battle.ambush import OfferAmbush
from tests.desktop.hands import HANDED_ON
from tests.desktop.tablefolk import written
from tests.desktop.test_root_mouse import TWO, setup_for, taken_up
from tests.desktop.woodfolk import Forester
from tests.rules.walks import Moment

OpenLamp = Callable[..., Lamplight]


def is_attacked(moment: Moment) -> bool:
    return isinstance(agenda.question(moment.state), OfferAmbush)


def test_who_is_asked_for_an_ambush_may_answer_always(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    setup = setup_for(TWO, 1)
    mouse = Forester(open_lamp(), qtbot)
    taken_up(mouse, setup, written(setup, is_attacked, 1)[0])
    always = mouse.window.prompt.findChild(QPushButton, "always")
    assert always is not None
    for _ in range(4):
        mouse.wait()
        if mouse.window.table.question is not None:
            break
        handed_on = mouse.button(*HANDED_ON)
        assert handed_on is not None
        assert not always.isVisible(), "at the table nobody's orders are shown"
        mouse.click(handed_on)
    question = mouse.window.table.question
    assert question is not None
    assert isinstance(question.choice, OfferAmbush)
    mouse.click(always)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    order = next(each for each in menu.actions() if "mbush" in each.text())
    mouse.click_at(menu, menu.actionGeometry(order).center())
    qtbot.waitUntil(lambda: mouse.window.table.question is not question)
    assert not always.isVisible()

"""The log reads in parts: heads of turns are strong, those of phases small, acts as they are."""

from typing import ClassVar

from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from models.log_model import LogModel
from rules.kernel.steps import Event, LogRank
from rules.kernel.text import Text, plain
from views.panels.log import LogPanel
from views.theme import Face, theme


class Told(Event, frozen=True):
    """An act."""

    def text(self) -> Text:
        return plain("Somebody acts.")


class TurnTold(Told, frozen=True):
    """The head of a turn."""

    RANK: ClassVar[LogRank] = LogRank.PART


class PhaseTold(Told, frozen=True):
    """The head of a phase."""

    RANK: ClassVar[LogRank] = LogRank.PHASE


def test_heads_of_turns_are_strong_and_those_of_phases_quiet(qtbot: QtBot) -> None:
    panel, model = LogPanel(), LogModel()
    qtbot.addWidget(panel)
    model.add([Told(), TurnTold(), PhaseTold(), Told()], 1)
    panel.set_log(model, ("Ada",))
    panel.resize(260, 300)
    panel.show()
    assert not panel.grab().isNull()
    worn = []
    for row in range(4):
        option = QStyleOptionViewItem()
        option.widget = panel.list
        panel.list.itemDelegate().initStyleOption(option, panel.list.model().index(row, 0))
        worn.append((option.font.pixelSize(), option.font.weight()))
    faces = (Face.BODY, Face.STRONG, Face.SMALL, Face.BODY)
    assert worn == [(theme().font(f).pixelSize(), theme().font(f).weight()) for f in faces]
    assert len(set(worn)) == 3
    assert panel.lines() == [panel.lines()[0]] * 4

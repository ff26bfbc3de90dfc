"""The log as lines (models/log_model.py)."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from models.log_model import LogModel, LogRole, line_of
from rules.kernel.steps import Event, LogRank, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from tests.models import toy
from tests.models.languages import speaking

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


class RoundBegan(Event, frozen=True):
    """The head of a part of the game."""

    RANK: ClassVar[LogRank] = LogRank.PART

    def text(self) -> Text:
        return say("lanterns.rolled", n=1)


def model_with_lines() -> LogModel:
    model = LogModel(names=["Ada", "Ben"])
    model.add([toy.BidsOpened((1, 2))], 4)
    model.add([toy.Went(Seat(0), "left"), toy.Rolled(3)], 5)
    return model


def words_of(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_it_is_a_sound_model_through_all_changes(qtbot: QtBot) -> None:
    model = LogModel()
    tester = QAbstractItemModelTester(model, STRICT)
    model.add([toy.Rolled(3)], 1)
    model.add([], 2)
    model.rebuild([([toy.Rolled(1)], 0), ([toy.Went(Seat(0), "left")], 1)])
    model.retranslate()
    model.rebuild([])
    assert tester.model() is model


def test_lines_name_persons(qtbot: QtBot) -> None:
    with speaking("en"):
        assert words_of(model_with_lines()) == [
            "The bids are open: 1 and 2.",
            "Ada went left.",
            "The die shows 3.",
        ]


def test_a_line_tells_what_it_is_about(qtbot: QtBot) -> None:
    model = model_with_lines()
    index = model.index(1)
    assert index.data(LogRole.SEAT) == 0
    assert index.data(LogRole.KIND) == "Went"
    assert index.data(LogRole.ENTRY).targets == (Target(TargetKind.PLACE, "left"),)


def test_a_line_tells_its_rank(qtbot: QtBot) -> None:
    model = model_with_lines()
    assert model.index(1).data(LogRole.RANK) == LogRank.ACT
    model.add([RoundBegan()], 6)
    assert model.index(3).data(LogRole.RANK) == LogRank.PART


def test_lines_of_one_decision_fold(qtbot: QtBot) -> None:
    model = model_with_lines()
    folds = [model.index(row).data(LogRole.FOLD) for row in range(3)]
    firsts = [model.index(row).data(LogRole.FIRST) for row in range(3)]
    assert folds == [4, 5, 5]
    assert firsts == [True, True, False]


def test_lines_change_with_the_language(qtbot: QtBot) -> None:
    model = model_with_lines()
    with speaking("pseudo"):
        with qtbot.waitSignal(model.dataChanged):
            model.retranslate()
        assert words_of(model)[2] == "[Thé dîé šhöwš 3.~~~]"
    assert words_of(model)[2] == "The die shows 3."


def test_what_says_nothing_has_no_line(qtbot: QtBot) -> None:
    class Quiet(toy.Event, frozen=True):
        pass

    assert line_of(Quiet(), 1) is None
    model = LogModel()
    model.add([Quiet()], 1)
    assert model.rowCount() == 0
    assert model.index(0).data() is None

"""Scores as a table: sums first, who is ahead first, and a line more for each moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTransposeProxyModel
from pytestqt.modeltest import ModelTester

from models.scores_model import Scorer, ScoreRole, ScoreRow, ScoresModel, points_text
from models.seats_model import SeatFace
from tests.models.languages import speaking

SIDES = (Qt.Orientation.Horizontal, Qt.Orientation.Vertical)
CULT = SeatFace("folk-cult", "#F4D35E", "Lizard Cult")
ROWS = (ScoreRow("Crafting", (3, 1, None)), ScoreRow("Battle", (-5, 2, 3)))


@pytest.fixture
def scores(qtmodeltester: ModelTester) -> ScoresModel:
    """A model that Qt looks at whenever it changes."""
    model = ScoresModel()
    qtmodeltester.check(model)
    return model


def scorers(*names: str) -> list[Scorer]:
    return [Scorer(n, name) for n, name in enumerate(names)]


def figures(scores: ScoresModel) -> list[list[object]]:
    columns = range(scores.columnCount())
    return [[scores.index(r, c).data() for c in columns] for r in range(scores.rowCount())]


def heads(scores: ScoresModel, side: Qt.Orientation) -> list[object]:
    count = scores.columnCount() if side is Qt.Orientation.Horizontal else scores.rowCount()
    return [scores.headerData(n, side) for n in range(count)]


def test_points_have_a_real_minus_and_nothing_counted_is_a_dash() -> None:
    assert [points_text(n) for n in (7, -7, None)] == ["7", "\N{MINUS SIGN}7", "\N{EN DASH}"]


def test_persian_points_have_their_minus_where_it_is_read(qapp: object) -> None:
    with speaking("fa"):
        assert points_text(-7) == "\N{LEFT-TO-RIGHT MARK}\N{MINUS SIGN}\u06f7"


def test_the_end_has_sums_first_and_who_is_ahead_first(scores: ScoresModel) -> None:
    scores.tell_ranked(scorers("Ada", "Ben", "Cleo"), ROWS, "Total", (2,))
    assert [heads(scores, side) for side in SIDES] == [
        ["Cleo", "Ben", "Ada"],
        ["Total", "Crafting", "Battle"],
    ]
    minus, dash = "\N{MINUS SIGN}", "\N{EN DASH}"
    assert figures(scores) == [["3", "3", f"{minus}2"], [dash, "1", "3"], ["3", "2", f"{minus}5"]]
    assert [scores.index(n, 0).data(ScoreRole.IS_TOTAL) for n in range(3)] == [True, False, False]
    assert scores.rowCount(scores.index(0, 0)) == scores.columnCount(scores.index(0, 0)) == 0


def test_a_cell_says_whose_it_is_and_a_head_what_the_seat_is(scores: ScoresModel) -> None:
    scores.tell([Scorer(0, "Ada", CULT), Scorer(1, "Ben")], [ScoreRow("Craft <b>", (3, 1))])
    assert scores.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Craft <b>, Ben: 1"
    across, down = SIDES
    for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        assert scores.headerData(0, across, role) == "Ada, Lizard Cult"
        assert scores.headerData(1, across, role) == "Ben"
    assert "<b>" not in str(scores.headerData(0, down, Qt.ItemDataRole.ToolTipRole))
    assert scores.headerData(0, across, ScoreRole.SCORER) == Scorer(0, "Ada", CULT)
    assert scores.headerData(0, down, ScoreRole.SCORER) is None
    assert scores.headerData(9, across) is None


def test_a_moment_more_is_a_row_more(scores: ScoresModel) -> None:
    rows: list[int] = []
    scores.rowsInserted.connect(lambda _, first, last: rows.extend((first, last)))
    scores.tell(scorers("Ada", "Ben", "Cleo"), ROWS[:1])
    scores.add(ROWS[1])
    assert rows == [1, 1]
    assert scores.rows == ROWS


def test_another_name_changes_heads_alone(scores: ScoresModel) -> None:
    scores.tell(scorers("Ada", "Ben", "Cleo"), ROWS)
    told: list[str] = []
    scores.headerDataChanged.connect(lambda *_: told.append("heads"))
    scores.modelReset.connect(lambda: told.append("all"))
    scores.name_scorers(scorers("Ada", "Ben", "Cleo"))
    scores.name_scorers(scorers("Ada", "Eve", "Cleo"))
    scores.name_scorers(scorers("Ada", "Eve"))
    assert told == ["heads", "all"]


def test_turned_it_is_a_model_as_well(qtmodeltester: ModelTester, scores: ScoresModel) -> None:
    turned = QTransposeProxyModel()
    turned.setSourceModel(scores)
    qtmodeltester.check(turned)
    scores.tell_ranked(scorers("Ada", "Ben", "Cleo"), ROWS, "Total")
    assert (turned.rowCount(), turned.columnCount()) == (3, 3)
    assert turned.headerData(0, Qt.Orientation.Horizontal) == "Total"

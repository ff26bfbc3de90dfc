"""The seats as rows: what each says, and that only what differs is changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from models.seats_model import LINE, SeatFact, SeatLine, SeatsModel, Turn


@pytest.fixture
def seats(qtmodeltester: ModelTester) -> SeatsModel:
    """A model that Qt looks at whenever it changes."""
    model = SeatsModel()
    qtmodeltester.check(model)
    return model


def line(seat: int, turn: Turn = Turn.NONE) -> SeatLine:
    return SeatLine(seat, f"Seat {seat}", "Bot", turn)


def test_a_seat_says_itself_and_what_is_public_of_it(seats: SeatsModel) -> None:
    seats.set_lines([SeatLine(0, "<b>Ada", "Human", facts=(SeatFact("coin", "Coins", "4"),))])
    row = seats.index(0)
    assert row.data() == "<b>Ada"
    assert row.data(LINE).kind == "Human"
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "<b>Ada, Human, Coins 4"
    assert "<b>" not in row.data(Qt.ItemDataRole.ToolTipRole), "no name is markup"
    assert row.data(Qt.ItemDataRole.DecorationRole) is None


def test_only_the_rows_that_differ_are_changed(seats: SeatsModel) -> None:
    seats.set_lines([line(n) for n in range(100)])
    changed: list[int] = []
    seats.dataChanged.connect(lambda first, *_: changed.append(first.row()))
    seats.set_lines([line(n, Turn.READY if n == 7 else Turn.NONE) for n in range(100)])
    assert changed == [7]


def test_another_table_has_other_rows(seats: SeatsModel) -> None:
    told: list[int] = []
    seats.modelReset.connect(lambda: told.append(seats.rowCount()))
    for count in (3, 5, 0):
        seats.set_lines([line(n) for n in range(count)])
        assert told[-1] == count
        assert seats.rowCount(seats.index(0)) == 0, "a list has no branches"


def test_whoever_decides_or_thinks_is_found(seats: SeatsModel) -> None:
    assert not seats.acting().isValid()
    seats.set_lines([line(0, Turn.READY), line(1), line(2, Turn.THINKS)])
    assert seats.acting().row() == 2

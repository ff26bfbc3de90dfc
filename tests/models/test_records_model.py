"""The saved games as rows: their words, their pictures when they are seen, the bin."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from models.records import RecordLine, Records
from models.records_model import LINE, RecordsModel, few, record_words
from models.seating import bot, person
from rules.kernel.record import Head, Summary
from rules.kernel.steps import Seat
from rules.kernel.text import plain
from tests.models.languages import speaking

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
WON = Summary(9, winners=(Seat(0),), totals=(117, -3))


def line(name: str, summary: Summary | None = None) -> RecordLine:
    """A game of a person without a name and a bot; without a summary a file that is spoilt."""
    path = Path(f"{name}.lamplight")
    if summary is None:
        return RecordLine(path, 0, 0, None, plain("No game."))
    seats = (person(""), bot("master", "Wick"))
    return RecordLine(path, 0, 0, Head(1, "0.1.0", 1, "cartographers", {}, seats, summary))


class Folder(Records):
    """Three games, and a system that may have no bin."""

    has_bin = True

    def __init__(self) -> None:
        """Nothing lies on a disk."""
        super().__init__(Path(), Path())

    def lines(self) -> list[RecordLine]:
        return [line("won", WON), line("spoilt"), line("runs", Summary(3, plain("Spring")))]

    def remove(self, path: Path) -> bool:
        return self.has_bin


@pytest.fixture
def records(qapp: object, qtmodeltester: ModelTester) -> RecordsModel:
    """A model that Qt looks at whenever it changes."""
    model = RecordsModel(Folder(), lambda line: line.path.stem)
    qtmodeltester.check(model)
    return model


def test_each_row_is_a_game_or_why_it_is_none(records: RecordsModel) -> None:
    assert records.rowCount() == 3
    assert records.rowCount(records.index(0)) == 0, "a list has no branches"
    won, spoilt, runs = (records.index(row).data() for row in range(3))
    assert "won by" in won
    assert spoilt == "spoilt.lamplight\nNo game."
    assert "Spring" in runs
    assert records.index(2).data(LINE).path.stem == "runs"


def test_a_picture_is_drawn_once_and_only_when_it_is_seen(qapp: object) -> None:
    painted: list[str] = []
    records = RecordsModel(Folder(), lambda line: painted.append(line.path.stem) or "a picture")
    assert painted == []
    pictures = [records.index(row).data(Qt.ItemDataRole.DecorationRole) for row in (2, 1, 2)]
    assert pictures == ["a picture", None, "a picture"]
    assert painted == ["runs"]


def test_what_goes_into_the_bin_is_no_row_any_more(
    records: RecordsModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[int] = []
    records.rowsRemoved.connect(lambda _, first, last: gone.extend((first, last)))
    monkeypatch.setattr(Folder, "has_bin", False)
    assert not records.remove(1)
    assert (records.rowCount(), gone) == (3, [])
    monkeypatch.setattr(Folder, "has_bin", True)
    assert records.remove(1)
    assert [records.index(row).data(LINE).path.stem for row in range(2)] == ["won", "runs"]
    assert gone == [1, 1]


def test_another_language_has_other_words_at_once(records: RecordsModel) -> None:
    changed: list[tuple[int, int]] = []
    records.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    with speaking("de"):
        assert changed == [(0, 2)]
        assert "gewonnen von" in records.index(0).data()
    assert "won by" in records.index(0).data()


def test_a_record_names_seats_without_a_name_and_says_how_it_ended(qapp: object) -> None:
    first, second = record_words(line("x", WON)).split("\n")
    assert first.endswith("won by Seat 1")
    assert second.startswith("Seat 1 117, Wick \N{MINUS SIGN}3 ")


def test_long_lists_of_names_end_with_dots(qapp: object) -> None:
    assert "Eve" not in few(NAMES, 3)
    assert few(NAMES[:2], 3).startswith("Ada")

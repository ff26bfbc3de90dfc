"""No word on the table is cut in the smallest window, but claims: they stand in a list as well."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.views.cut_words import noted
from tests.views.feed_the_kraken.tables import Table
from views.feed_the_kraken import berth, book, book_rows, head, reveal, strip_panels
from views.items import panel
from views.theme import theme

WRITERS = (berth, book, book_rows, head, reveal, strip_panels, panel)
BOARDS = {100: (1066, 555), 150: (1160, 521), 200: (1120, 469)}
"""What the window leaves to the table at 1280 x 720 with the action bar, by the size of letters."""


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Every text that did not find room, as it is painted."""
    yield noted(monkeypatch, WRITERS)
    theme().set_text(100)


@pytest.mark.parametrize("seats", [5, 8, 11])
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_is_cut_during_a_voyage(qtbot: QtBot, cut: set[str], seats: int, text: int) -> None:
    theme().set_text(text)
    table = Table(seats, 4, "quick" if seats < 7 else "long")
    for round_number in (1, 3, 5):
        try:
            table.to(lambda s, c, r=round_number: s.round >= r, talks=True)
        except AssertionError:
            break
        for viewer in (None, table.state.captain):
            board = table.lay(qtbot, viewer, BOARDS[text])
            board.grab()
    assert cut == set()


@pytest.mark.parametrize("text", [100, 150])
def test_nothing_is_cut_at_the_end(qtbot: QtBot, cut: set[str], text: int) -> None:
    theme().set_text(text)
    table = Table(11, 4, "long").to_the_end()
    table.lay(qtbot, None, BOARDS[text]).grab()
    assert cut == set()


def test_with_letters_twice_as_large_names_and_numbers_stay(qtbot: QtBot, cut: set[str]) -> None:
    theme().set_text(200)
    table = Table(8, 4, "long").to(lambda s, c: s.round >= 4)
    table.lay(qtbot, None, BOARDS[200]).grab()
    table.board.grab()  # type: ignore[union-attr]
    assert cut == set()

"""Where everything lies (views/feed_the_kraken/arrangement.py), for every crew and size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from views.feed_the_kraken.arrangement import MORE, SIZES, WORDY_BOOK, Form, arrange

SIZES_OF_BOARDS = ((1066, 615), (1066, 540), (1152, 650), (1340, 900), (1706, 960), (640, 420))
TEXTS = (1.0, 1.25, 1.5, 2.0)


@pytest.mark.parametrize("seats", range(5, 12))
@pytest.mark.parametrize("size", SIZES_OF_BOARDS)
@pytest.mark.parametrize("text", TEXTS)
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int], text: float) -> None:
    found = arrange(*size, text, seats)
    parts = [*found.berths, found.chart, found.head, found.strip]
    if not found.book.isEmpty():
        parts.append(found.book)
    for one, other in combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    whole = QRectF(0, 0, found.width, found.height)
    assert all(whole.contains(part) for part in parts)


@pytest.mark.parametrize("seats", range(5, 12))
def test_at_usual_letters_all_is_seen_at_once_in_the_smallest_window(seats: int) -> None:
    for height in (615, 555):
        found = arrange(1066, height, 1.0, seats)
        assert (found.width, found.height) == (1066, height)
        assert found.form is Form.FULL
        assert min(found.chart.width(), found.chart.height()) > 390
        assert not found.book.isEmpty(), "the log stands beside the chart"


@pytest.mark.parametrize("seats", [5, 8])
def test_with_letters_twice_as_large_the_chart_stays_and_berths_tell_less(seats: int) -> None:
    found = arrange(1128, 560, 2.0, seats)
    assert found.form is Form.TIGHT
    assert found.scale >= 1.75
    assert found.strip.width() >= SIZES[Form.TIGHT].across * found.scale
    assert min(found.chart.width(), found.chart.height()) >= 230
    assert found.height == 560


def test_a_crew_of_eleven_scrolls_rather_than_being_cut() -> None:
    found = arrange(640, 420, 2.0, 11)
    assert found.height > 420
    least = SIZES[Form.TIGHT].least * found.scale
    assert all(berth.height() >= least - 0.01 for berth in found.berths)


@pytest.mark.parametrize("seats", range(5, 12))
def test_the_crew_sits_clockwise(seats: int) -> None:
    berths = arrange(1066, 615, 1.0, seats).berths
    left = berths[: seats // 2]
    right = berths[seats // 2 :]
    assert [b.y() for b in left] == sorted((b.y() for b in left), reverse=True)
    assert [b.y() for b in right] == sorted(b.y() for b in right)
    assert max(b.right() for b in left) < min(b.left() for b in right)


@pytest.mark.parametrize("seats", range(5, 12))
def test_where_there_is_room_the_log_has_words_and_the_crew_more_of_it(seats: int) -> None:
    """With the whole window: edges with words, a chart that is not squeezed, wider berths."""
    found = arrange(1276, 615, 1.0, seats)
    assert found.form is Form.FULL
    assert found.book.width() >= WORDY_BOOK * found.scale - 1
    assert found.chart.width() >= found.chart.height()
    narrow = arrange(1066, 615, 1.0, seats).berths[0].width()
    assert narrow < found.berths[0].width() <= narrow + MORE * found.scale

"""Where things lie (views/cartographers/arrangement.py): inside the table, without overlap."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from views.cartographers.arrangement import LEAST_SCALE, Arrangement, Form, Needs, arrange

SIZES = ((1000.0, 600.0), (1080.0, 620.0), (1640.0, 960.0), (1366.0, 640.0), (900.0, 800.0))
NEEDS = (
    Needs(),
    Needs(others=1, strips=4),
    Needs(others=5, skills=3, strips=9),
    Needs(others=99, strips=2),
)


def playing(found: Arrangement) -> list[QRectF]:
    parts = (found.sheet, found.season, found.column, found.others, found.edicts, found.card,
             found.skills, found.purse)  # fmt: skip
    return [part for part in parts if not part.isEmpty()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("needs", NEEDS)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 2.0])
def test_parts_lie_inside_and_apart(size: tuple[float, float], needs: Needs, text: float) -> None:
    found = arrange(*size, text, needs)
    parts = playing(found)
    table = QRectF(0, 0, found.width, found.height)
    assert text > 1 or table.size() == QSizeF(*size)
    for number, part in enumerate(parts):
        assert table.contains(part), part
        for other in parts[number + 1 :]:
            assert not part.adjusted(1, 1, -1, -1).intersects(other)


@pytest.mark.parametrize("needs", NEEDS)
def test_the_map_is_560_high_in_the_smallest_window(needs: Needs) -> None:
    found = arrange(1000, 600, 1.0, needs)
    assert found.sheet.height() >= 560
    assert found.sheet.width() == found.sheet.height()


@pytest.mark.parametrize("needs", NEEDS)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_the_map_stays_large_and_little_scrolls_with_large_letters(
    needs: Needs, text: float
) -> None:
    found = arrange(1100, 560, text, needs)
    assert found.sheet.height() >= 480
    assert found.width == 1100
    assert found.height <= 560 * (1.1 if text == 2.0 else 1.0)


def test_a_larger_table_has_larger_letters() -> None:
    assert arrange(1640, 960, 1.0, Needs()).scale > arrange(1000, 600, 1.0, Needs()).scale


@pytest.mark.parametrize("size", SIZES)
def test_a_larger_size_of_text_has_larger_letters(size: tuple[float, float]) -> None:
    scales = [arrange(*size, text, Needs(others=2)).scale for text in (1.0, 1.3, 1.6, 2.0)]
    assert min(scales) == scales[0]
    assert scales[-1] >= 1.2 * scales[0]
    assert scales[-1] >= 2.0 * LEAST_SCALE


def test_less_is_shown_beside_the_map_only_where_letters_are_large() -> None:
    for size in SIZES[:4]:
        assert arrange(*size, 1.0, Needs(others=5, skills=3)).form is Form.FULL
    assert arrange(1000, 600, 2.0, Needs(others=5, skills=3)).form is Form.TIGHT


def test_the_end_has_a_table_above_and_maps_below() -> None:
    for seats in (1, 6, 100):
        found = arrange(1000, 600, 1.0, Needs(others=seats - 1))
        assert found.table.bottom() < found.maps.top()
        assert found.maps.bottom() <= 600
        assert found.maps.height() > 200

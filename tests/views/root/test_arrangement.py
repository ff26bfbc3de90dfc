"""The table has room for everything at every size."""

import pytest

from views.root.arrangement import UNITS, Arrangement, arrange

SIZES = [(1066, 615), (1280, 600), (1366, 640), (1920, 960), (2560, 1300), (700, 1000), (500, 400)]


def areas(found: Arrangement) -> list[object]:
    return [found.map, found.track, found.tray, found.panels]


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
class TestArrangement:
    def test_nothing_overlaps(self, size: tuple[int, int], text: float) -> None:
        found = arrange(*size, text)
        parts = [found.map, found.track, found.tray, found.panels]
        for number, one in enumerate(parts):
            for other in parts[:number]:
                assert one.intersected(other).isEmpty()

    def test_all_lies_on_the_table(self, size: tuple[int, int], text: float) -> None:
        found = arrange(*size, text)
        for part in (found.map, found.track, found.tray):
            assert part.right() <= found.width
            assert part.bottom() <= found.height

    def test_the_map_keeps_its_form(self, size: tuple[int, int], text: float) -> None:
        found = arrange(*size, text)
        assert found.map.width() / found.map.height() == pytest.approx(1.26, abs=0.02)


@pytest.mark.parametrize("size", SIZES[:5])
def test_a_wide_window_leaves_room_for_the_boards_at_the_right(size: tuple[int, int]) -> None:
    found = arrange(*size, 1.0)
    assert not found.is_high
    assert found.panels.width() > 270
    assert found.map.width() >= 0.45 * size[0]


def test_a_high_window_has_them_below() -> None:
    found = arrange(700, 1000, 1.0)
    assert found.is_high
    assert found.panels.top() > found.track.bottom()
    assert found.panels.height() > 250


def test_boards_grow_with_the_letters_as_far_as_there_is_room() -> None:
    usual, large = arrange(1300, 800, 1.0), arrange(1300, 800, 1.5)
    assert large.scale >= 1.35 * usual.scale
    assert large.tray.width() > usual.tray.width()
    low = arrange(1100, 430, 2.0)
    assert arrange(1100, 430, 1.0).scale < low.scale <= 430 / UNITS
    assert arrange(1300, 800, 0.8).scale < usual.scale

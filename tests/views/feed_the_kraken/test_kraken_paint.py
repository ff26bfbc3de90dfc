"""The Kraken comes nearer in ink, in its eyes and in its arms."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rules.feed_the_kraken.enums import Side, Voyage
from views.feed_the_kraken import geometry, kraken_paint
from views.feed_the_kraken.inks import DAY
from views.feed_the_kraken.strokes import Easel

BOTH = pytest.mark.parametrize("voyage", list(Voyage))


def drawn(voyage: Voyage, nearness: float, arms: bool) -> QImage:
    image = QImage(500, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    painter.translate(0, 150)
    paint = kraken_paint.reach if arms else kraken_paint.kraken
    paint(Easel(painter, DAY, 0.5), voyage, nearness)
    painter.end()
    return image


def covered(image: QImage) -> tuple[int, int]:
    """How much ink there is, and how far south it reaches, in pixels."""
    inked, lowest = 0, 0
    for y in range(0, image.height(), 2):
        row = sum(image.pixelColor(x, y).alpha() > 8 for x in range(0, image.width(), 2))
        inked += row
        lowest = y if row else lowest
    return inked, lowest


def test_its_ink_grows_darker_with_every_step() -> None:
    tones = [kraken_paint.strength(step / 12) for step in range(13)]
    assert tones == sorted(tones)
    assert (tones[0], tones[-1]) == (kraken_paint.FAINT, kraken_paint.FULL)


@BOTH
def test_its_arms_keep_away_from_a_ship_that_is_far(voyage: Voyage, qtbot: QtBot) -> None:
    assert covered(drawn(voyage, 0.0, arms=True)) == (0, 0)
    far = covered(drawn(voyage, 0.35, arms=True))
    near = covered(drawn(voyage, 0.9, arms=True))
    assert 0 < far[0] < near[0]
    assert far[1] < near[1]


@BOTH
def test_it_keeps_to_its_own_waters_itself(voyage: Voyage, qtbot: QtBot) -> None:
    _, lowest = covered(drawn(voyage, 1.0, arms=False))
    _, goal = geometry.goal_middle(voyage, Side.CULT)
    assert lowest / 0.5 - 150 < goal + 80


@BOTH
def test_its_eyes_open(voyage: Voyage, qtbot: QtBot) -> None:
    def gold(nearness: float) -> int:
        image = drawn(voyage, nearness, arms=False)
        colours = (
            image.pixelColor(x, y) for x in range(200, 300) for y in range(0, image.height() // 3)
        )
        return sum(c.alpha() > 60 and c.red() - c.blue() > 60 for c in colours)

    assert gold(1.0) > gold(0.0) + 20

"""Pictures of a game without a window."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from rules.kernel.play import Play
from rules.kernel.registry import game, setup_of
from rules.kernel.views import view
from views.kinfire_council.inks import inks_of
from views.kinfire_council.share import thumbnail
from views.theme import theme

game("kinfire_council")


@pytest.mark.parametrize("size", [QSize(352, 220), QSize(112, 70), QSize(200, 400)])
def test_what_a_small_picture_leaves_free_is_as_dark_as_the_city(qapp: object, size: QSize) -> None:
    """No pale bands beside it."""
    play = Play(setup_of("kinfire_council", 3, 1))
    made = thumbnail(view(play.state, None), play.setup, size, 1.0).toImage()
    dark = QColor(inks_of(theme().name).card)
    right, foot = size.width() - 1, size.height() - 1
    wide = size.width() > size.height()
    bands = ((0, foot // 2), (right, foot // 2)) if wide else ((right // 2, 0), (right // 2, foot))
    assert [made.pixelColor(x, y).name() for x, y in bands] == [dark.name()] * 2

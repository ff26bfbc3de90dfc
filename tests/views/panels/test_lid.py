"""The lid of a game's box: its name stands clear of the frame, however small the lid is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.kernel.registry import game
from views.panels.lid import INKS, LEAST, Lid
from views.theme import ThemeName, theme
from views.theme.contrast import contrast

READ = 4.5


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    yield
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)


def made(qtbot: QtBot, id: str, high: int) -> Lid:
    lid = Lid(id, words(game(id).name), "2-6")
    qtbot.addWidget(lid)
    lid.limit(high)
    lid.resize(lid.sizeHint())
    return lid


def dark_columns(
    picture: QImage, ink: QColor, left: int, right: int, top: int, foot: int
) -> list[int]:
    """Columns below a height in which something wears the ink of the name."""
    found = []
    for x in range(left, right):
        inks = (picture.pixelColor(x, y) for y in range(top, foot))
        if any(each.lightness() < ink.lightness() + 30 for each in inks):
            found.append(x)
    return found


@pytest.mark.parametrize("high", [LEAST, 200, 290])
@pytest.mark.parametrize("id", INKS)
def test_a_name_stands_clear_of_the_frame(qtbot: QtBot, id: str, high: int) -> None:
    """Both of its lines inside of the inner one."""
    lid = made(qtbot, id, high)
    picture = lid.grab().toImage()
    ink = QColor(INKS[id][1])
    top = round(4 + 0.14 * (lid.height() - 14) + 0.56 * (lid.width() - 12))
    foot = picture.height() - 10 - lid.frame
    inked = dark_columns(picture, ink, 6 + 2, lid.width() - 6 - 2, top, foot)
    assert inked
    assert inked[0] > 6 + lid.frame
    assert inked[-1] < lid.width() - 6 - lid.frame


def test_a_small_lid_has_a_name_on_two_lines(qtbot: QtBot) -> None:
    """So its letters are larger."""
    lid = made(qtbot, "kinfire_council", LEAST)
    name, letters = lid._fitting(QSizeF(lid.width() - 50, 44))
    assert name == "Kinfire\nCouncil"
    assert letters.pixelSize() >= 11
    name, _ = lid._fitting(QSizeF(220, 44))
    assert name == "Kinfire Council"


@pytest.mark.parametrize("look", ThemeName)
@pytest.mark.parametrize("id", INKS)
def test_all_words_of_a_lid_can_be_read(qtbot: QtBot, id: str, look: ThemeName) -> None:
    """Also where the lamp dims its paper."""
    lid = made(qtbot, id, 290)
    theme().choose(look)
    paper, *inks = (lid._lit(each).name() for each in INKS[id])
    assert all(contrast(ink, paper) >= READ for ink in inks)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("high", [LEAST, 160, 190, 230, 290])
@pytest.mark.parametrize("name", ["Cartographers", "Feed the Kraken"])
def test_how_many_play_stands_clear_of_name_and_frame(
    qtbot: QtBot, name: str, high: int, text: int
) -> None:
    theme().set_text(text)
    lid = made(qtbot, "feed_the_kraken", high)
    both = written(lid, name, "1 bis 100 Spieler")
    alone = written(lid, name, "")
    said = written(lid, "", "1 bis 100 Spieler")
    assert alone
    assert len(both) in (len(alone), len(alone) + len(said))
    foot, side = lid.height() - 10 - lid.frame, 6 + lid.frame
    assert all(y < foot and side <= x <= lid.width() - side for x, y in both)


def written(lid: Lid, name: str, line: str) -> set[tuple[int, int]]:
    """Where these words are written."""
    pictures = []
    for words_of in (("", ""), (name, line)):
        lid.set_words(*words_of)
        pictures.append(lid.grab().toImage())
    bare, full = pictures
    return {
        (x, y)
        for x in range(bare.width())
        for y in range(bare.height())
        if bare.pixel(x, y) != full.pixel(x, y)
    }


def test_the_name_of_the_smallest_lid_can_be_read(qtbot: QtBot) -> None:
    """In one word, too."""
    for id in INKS:
        lid = made(qtbot, id, LEAST)
        room = lid.width() - 12 - 2 * (lid.frame + 4)
        assert lid._fitting(QSizeF(room, 40))[1].pixelSize() >= 11

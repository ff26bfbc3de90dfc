"""The bundled faces are there, with the letters of the languages we ship."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

from views.theme import fonts
from views.theme.fonts import SANS, SERIF, Face

LETTERS = "äöüÄÖÜßẞçğıİöşüÇĞÖŞÜ−×→…„“”’–0123456789"


def test_six_faces_are_bundled_and_loaded_once(qtbot: QtBot) -> None:
    assert fonts.load() == 6
    assert fonts.load.cache_info().currsize == 1


@pytest.mark.parametrize("face", list(Face))
def test_each_use_has_its_bundled_family(qtbot: QtBot, face: Face) -> None:
    family = QFontInfo(fonts.font(face, 16)).family()
    assert family == (SERIF if face in fonts.SERIFS else SANS)


@pytest.mark.parametrize("face", list(Face))
def test_german_and_turkish_need_no_other_font(qtbot: QtBot, face: Face) -> None:
    raw = QRawFont.fromFont(fonts.font(face, 16))
    assert [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))] == []


def test_figures_stand_in_columns(qtbot: QtBot) -> None:
    for face in (Face.BODY, Face.BOARD):
        metrics = QFontMetricsF(fonts.font(face, 16))
        widths = {round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}
        assert len(widths) == 1


def test_small_capitals_change_the_letters(qtbot: QtBot) -> None:
    plain = fonts.font(Face.BOARD, 16)
    text = "Sentinel Wood"
    small = QFontMetricsF(fonts.small_capitals(plain)).horizontalAdvance(text)
    assert small != pytest.approx(QFontMetricsF(plain).horizontalAdvance(text), abs=1)

"""The bundled faces are there, with the letters of the languages we ship."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont, QTextLayout
from pytestqt.qtbot import QtBot

from tests.test_translations import messages
from views.theme import fonts
from views.theme.fonts import CHINESE_SANS, CHINESE_SERIF, PERSIAN, SANS, SERIF, Face
from views.wrapping import lay

LETTERS = "äöüÄÖÜßẞçğıİöşüÇĞÖŞÜ−×→…„“”’–0123456789"
PERSIAN_LETTERS = "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئۀۀ۰۱۲۳۴۵۶۷۸۹،؛؟٪٫٬«»\u200c ().:!/…–−"


@pytest.fixture
def persian() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("fa"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def chinese() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("zh"))
    yield
    QLocale.setDefault(before)


def test_twelve_faces_are_bundled_and_loaded_once(qtbot: QtBot) -> None:
    assert fonts.load() == 12
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


# ---------------------------------------------------------------- Persian
def drawn_with(font: QFont, text: str) -> list[str]:
    """The families that a text's glyphs come from; none may be missing."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    assert runs
    assert all(glyph != 0 for run in runs for glyph in run.glyphIndexes())
    return sorted({run.rawFont().familyName() for run in runs})


@pytest.mark.usefixtures("persian")
@pytest.mark.parametrize("face", list(Face))
def test_persian_is_drawn_with_its_own_face(qtbot: QtBot, face: Face) -> None:
    letters = fonts.font(face, 16)
    assert QFontInfo(letters).family() == PERSIAN
    raw = QRawFont.fromFont(letters)
    assert [each for each in PERSIAN_LETTERS if not raw.supportsCharacter(ord(each))] == []
    assert drawn_with(letters, "بازی\u200cهای تازه (۱۲)، «آری»؟") == [PERSIAN]
    assert drawn_with(letters, "Ada12") == [SERIF if face in fonts.SERIFS else SANS]


@pytest.mark.parametrize("face", list(Face))
def test_a_persian_name_in_another_language_has_the_same_face(qtbot: QtBot, face: Face) -> None:
    assert drawn_with(fonts.font(face, 16), "مریم") == [PERSIAN]


def test_persian_is_as_large_as_latin_and_its_line_holds_it(qtbot: QtBot) -> None:
    """An alef reaches as high as a capital; the highest and the deepest letters fit the line."""
    fonts.load()
    raw = {name: QRawFont.fromFont(QFont([name])) for name in (SANS, PERSIAN)}
    for each in raw.values():
        each.setPixelSize(100)

    def box(name: str, letter: str) -> QRectF:
        return raw[name].boundingRect(raw[name].glyphIndexesForString(letter)[0])

    assert box(PERSIAN, "ا").height() == pytest.approx(box(SANS, "H").height(), abs=3)
    for letter in "آگجعی":
        assert box(PERSIAN, letter).bottom() <= raw[PERSIAN].descent() + 0.5
        assert -box(PERSIAN, letter).top() <= raw[PERSIAN].ascent() + 0.5
    lines = [each.ascent() + each.descent() for each in raw.values()]
    assert lines[1] < 1.15 * lines[0]


@pytest.mark.usefixtures("persian")
def test_signs_that_set_parts_apart_need_no_other_font_and_no_room(qtbot: QtBot) -> None:
    letters = fonts.font(Face.BODY, 16)
    assert drawn_with(letters, "\u2068آری\u2069") == [PERSIAN]
    metrics = QFontMetricsF(letters)
    assert metrics.horizontalAdvance("\u2068آری\u2069") == metrics.horizontalAdvance("آری")


@pytest.mark.usefixtures("persian")
def test_joined_letters_are_neither_spaced_nor_slanted(qtbot: QtBot) -> None:
    plain = fonts.font(Face.BOARD, 16)
    board = fonts.small_capitals(plain)
    assert board.letterSpacing() == plain.letterSpacing()
    assert not fonts.font(Face.PENCIL, 16).italic()


def test_the_three_weights_of_persian_are_told_apart(qtbot: QtBot) -> None:
    fonts.load()
    assert len(QFontDatabase.styles(PERSIAN)) == 3


# ---------------------------------------------------------------- Chinese
NAMES = "李娜王伟张敏赵雷欧阳静"
"""People type names that our translations do not have."""


def chinese_face(face: Face) -> str:
    return CHINESE_SERIF if face in fonts.SERIFS else CHINESE_SANS


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("face", list(Face))
def test_chinese_is_drawn_with_its_own_face_beside_latin_letters(qtbot: QtBot, face: Face) -> None:
    letters, latin = fonts.font(face, 16), SERIF if face in fonts.SERIFS else SANS
    assert drawn_with(letters, "咒术书，传送门。（“克苏鲁”）《》、；：？！") in (
        [chinese_face(face)],
        sorted([chinese_face(face), latin]),
    )
    assert drawn_with(letters, "Ada12") == [latin]
    assert not letters.italic()


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize("language", ["en", "fa", "zh"])
def test_a_chinese_name_has_its_face_in_every_language(
    qtbot: QtBot, face: Face, language: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert drawn_with(fonts.font(face, 16), NAMES) == [chinese_face(face)]
    finally:
        QLocale.setDefault(before)


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("face", [Face.BODY, Face.STRONG, Face.TITLE])
def test_every_sign_of_our_chinese_is_bundled(qtbot: QtBot, face: Face) -> None:
    """If not: packaging/fonts.py makes the faces anew."""
    said = {sign for message in messages("zh") for form in message.forms for sign in form}
    assert len(said) > 500
    own = {chinese_face(face), SERIF, SANS}
    assert set(drawn_with(fonts.font(face, 16), "".join(sorted(said - {" "})))) <= own


def test_lines_of_chinese_hold_its_characters(qtbot: QtBot) -> None:
    fonts.load()
    for name in (CHINESE_SANS, CHINESE_SERIF):
        raw = QRawFont.fromFont(QFont([name]))
        raw.setPixelSize(100)
        for sign in "国鬱龘【】（）":
            if not raw.supportsCharacter(ord(sign)):
                continue
            box = raw.boundingRect(raw.glyphIndexesForString(sign)[0])
            assert box.bottom() <= raw.descent() + 0.5
            assert -box.top() <= raw.ascent() + 0.5
        assert raw.ascent() + raw.descent() < 120


@pytest.mark.usefixtures("chinese")
def test_chinese_wraps_without_spaces_and_no_line_begins_with_a_stop(qtbot: QtBot) -> None:
    sentence = "在每个湮灭阶段，每名玩家推进自己的末日表，格数等同于其控制的传送门总数。" * 3
    layout, _ = lay(sentence, fonts.font(Face.BODY, 16), 150, Qt.AlignmentFlag.AlignLeft)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    assert len(lines) > 5
    assert all(line.naturalTextWidth() <= 150 for line in lines)
    assert not {sentence[line.textStart()] for line in lines} & set("，。")

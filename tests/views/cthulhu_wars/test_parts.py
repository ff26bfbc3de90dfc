"""What has no room is cut short at a word, or at a sign where words have no space between them."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from views.cthulhu_wars.panels.parts import cut
from views.items.panel import lines_height
from views.theme.fonts import Face, font

ENGLISH = (
    "Hastur awakens where the King in Yellow stands and you hold the gate; you hold none there."
)
CHINESE = "哈斯塔在黄衣之王所在且由你控制传送门的地方苏醒；你没有控制北冰洋的传送门。"


@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_what_is_shown_fits_and_is_a_beginning(qtbot: QtBot, text: str, lines: int) -> None:
    made = font(Face.BODY, 12)
    area = QRectF(0, 0, 130, lines_height("国", made, 130) * lines + 1)
    shown = cut(text, made, area)
    assert shown.endswith("…")
    assert text.startswith(shown.removesuffix("…"))
    assert lines_height(shown, made, 130) <= area.height() + 1
    more = 2 if text == CHINESE else len(ENGLISH.removeprefix(shown[:-1]).split(" ")[1]) + 1
    longer = text[: len(shown) - 1 + more] + "……"
    assert lines_height(longer, made, 130) > area.height() + 1


@pytest.mark.parametrize("text", [ENGLISH, CHINESE, "", "Hastur"])
def test_what_has_room_is_left_alone(qtbot: QtBot, text: str) -> None:
    assert cut(text, font(Face.BODY, 12), QRectF(0, 0, 900, 60)) == text


def test_a_single_word_is_never_cut(qtbot: QtBot) -> None:
    assert cut("Nyarlathotep", font(Face.BODY, 12), QRectF(0, 0, 8, 12)) == "Nyarlathotep"

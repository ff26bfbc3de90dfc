"""Chinese: numbers, lists, signs between sentences, and who gets it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from models.translate import (
    available,
    dotted,
    headed,
    listed,
    number_text,
    percent_text,
    sentences,
    stop,
    system_language,
    unmarked,
    without_stop,
    words,
)
from rules.kernel.text import say
from tests.models.languages import speaking
from tests.test_translations import built, tool

__all__ = ["built", "tool"]


@pytest.fixture(autouse=True)
def chinese(qapp: QApplication, built: None) -> Iterator[None]:
    with speaking("zh"):
        yield


def test_the_language_is_called_by_its_own_name() -> None:
    assert dict(available())["zh"] == "简体中文"


def test_sentences_stand_beside_each_other_without_a_space() -> None:
    assert sentences(("还缺9邪能。", "", "选择敌人。")) == "还缺9邪能。选择敌人。"
    assert stop().join(["末日表", "黑山羊"]) == "末日表。黑山羊"
    assert without_stop("选择敌人。") == "选择敌人"
    with speaking("en"):
        assert sentences(("One.", "", "Two.")) == "One. Two."
        assert stop().join(["One", "Two"]) == "One. Two"
        assert without_stop("One.") == "One"


def test_colons_and_commas_are_wide() -> None:
    assert headed("灯芯", "三本咒术书") == "灯芯：三本咒术书"
    assert listed(["甲", "乙"]) == "甲，乙"
    assert dotted(["第2回合", "", "3种可选"]) == "第2回合 · 3种可选"
    with speaking("de"):
        assert headed("Ada", "3") == "Ada: 3"
        assert listed(["a", "b"]) == "a, b"


def test_numbers_and_lists_follow_the_language() -> None:
    assert number_text(1234) == "1,234"
    assert percent_text(150) == "150%"
    assert words(say("kernel.seat", number=12)) == "玩家12"
    assert QLocale().createSeparatedList(["甲", "乙", "丙"]) == "甲、乙和丙"


def test_the_mark_of_a_key_goes_with_its_brackets() -> None:
    assert unmarked("新对局(&N)…") == "新对局…"
    assert unmarked("&New game…") == "New game…"
    assert unmarked("为什么不行？(&W)") == "为什么不行？"


def test_words_of_qt_are_chinese_too() -> None:
    """Its files are called by language and country."""
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"


@pytest.mark.parametrize("wanted", ["zh", "zh-CN", "zh_CN", "zh-Hans-CN", "zh-Hans-SG"])
def test_a_chinese_system_gets_chinese(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802  (stands for Qt's)
            return [wanted, "en"]

    monkeypatch.setattr(QLocale, "system", System)
    assert system_language() == "zh"

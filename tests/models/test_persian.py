"""Persian: numbers, dates, lists and two directions of writing in one sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QApplication

from models.translate import (
    bare,
    date_text,
    dotted,
    isolated,
    listed,
    locale_of,
    number_text,
    percent_text,
    runs_from_right,
    set_apart,
    system_language,
    unwrapped,
    without_stop,
    words,
)
from rules.kernel.text import say
from tests.models.languages import speaking
from tests.test_translations import built, tool

__all__ = ["built", "tool"]

ADA = "\u2068Ada\u2069"
SEATS = ["Ada", "آذر"]


@pytest.fixture(autouse=True)
def persian(qapp: QApplication, built: None) -> Iterator[None]:
    with speaking("fa"):
        yield


# ---------------------------------------------------------------- numbers and dates
def test_numbers_have_persian_digits() -> None:
    assert number_text(1234) == "۱٬۲۳۴"
    assert percent_text(150) == "۱۵۰٪"
    assert words(say("kernel.seat", number=12)) == "بازیکن ۱۲"


def test_other_languages_write_percents_in_their_own_way() -> None:
    with speaking("en"):
        assert percent_text(150) == "150%"
    with speaking("tr"):
        assert percent_text(150) == "%150"
    with speaking("de"):
        assert percent_text(150) == "150 %"


def test_dates_follow_the_calendar_of_the_country() -> None:
    """The first of Farvardin 1405 is the 21st of March 2026."""
    moment = QDateTime.fromString("2026-03-21T12:30:00", Qt.DateFormat.ISODate)
    seconds = moment.toSecsSinceEpoch()
    assert date_text(seconds) == "۱۴۰۵/۱/۱ ۱۲:۳۰"
    with speaking("de"):
        assert date_text(seconds) == "21.03.26 12:30"


def test_a_dot_is_never_beside_a_persian_digit() -> None:
    """It would be read as a zero."""
    assert dotted(["دور ۲", "", "۳ انتخاب"]) == "دور ۲ – ۳ انتخاب"
    with speaking("en"):
        assert dotted(["Round 2", "", "3 possible"]) == "Round 2 · 3 possible"


def test_parts_of_a_line_have_the_comma_of_the_language() -> None:
    assert listed(["الف", "ب"]) == "الف، ب"
    with speaking("en"):
        assert listed(["a", "b"]) == "a, b"


@pytest.mark.parametrize("wanted", ["fa", "fa-IR", "fa_IR", "fa-AF", "fa-Arab-AF"])
def test_a_persian_system_gets_persian(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:  # noqa: N802  (stands for Qt's)
            return [wanted, "en"]

    monkeypatch.setattr(QLocale, "system", System)
    assert system_language() == "fa"


def test_afghanistan_keeps_its_own_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("fa_AF"))
    assert locale_of("fa").territory() is QLocale.Country.Afghanistan
    assert locale_of("fa").zeroDigit() == "۰"


# ---------------------------------------------------------------- two directions
def test_names_are_set_apart_in_sentences() -> None:
    assert isolated("Ada") == ADA
    assert words(say("kernel.seat", number=1), SEATS) == ADA
    assert words(say("kernel.unknown_option", option="map", known="a")) == (
        "گزینهٔ «\u2068map\u2069» وجود ندارد. گزینه‌ها: \u2068a\u2069."
    )
    with speaking("de"):
        assert isolated("Ada") == "Ada"


def test_a_sentence_that_stays_english_is_set_apart_with_its_own_digits() -> None:
    said = words(say("lanterns.rolled", n=3))
    assert said == "\u2068The die shows 3.\u2069"
    assert runs_from_right(said)
    assert unwrapped(said) == "The die shows 3."
    assert not runs_from_right(unwrapped(said))


def test_the_first_letter_tells_the_direction() -> None:
    assert runs_from_right("سلام Ada")
    assert runs_from_right(f"{ADA} برنده شد")
    assert not runs_from_right("Ada برنده شد")
    assert runs_from_right("۱۲")
    with speaking("en"):
        assert not runs_from_right("12")
        assert runs_from_right("سلام")


def test_only_what_is_set_apart_as_a_whole_is_unwrapped() -> None:
    assert unwrapped(f"\u2068{ADA} wins\u2069") == f"{ADA} wins"
    for text in ("", "\u2068", "Ada", f"{ADA} و {ADA}", f"{ADA} برنده شد"):
        assert unwrapped(text) == text


def test_nothing_of_it_is_left_in_bare_text() -> None:
    assert bare(f"{ADA}: بازی\u200cهای \u2066.lamplight\u2069") == "Ada: بازی\u200cهای .lamplight"


def test_a_sentence_of_the_other_direction_keeps_its_stop_and_gives_it_up_when_it_goes_on() -> None:
    said = set_apart("Battle: Loyal Vizier.")
    assert said == "\u2068Battle: Loyal Vizier.\u2069"
    assert without_stop(said) == "\u2068Battle: Loyal Vizier\u2069"
    assert set_apart("نبرد") == "نبرد"
    with speaking("en"):
        assert set_apart("Battle.") == "Battle."
        assert without_stop("Battle.") == "Battle"

"""What a name may be."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.names import MOST_NAME, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada\r\n\u2028Ben\t", "Ada Ben"),
        ("\u202eabA\u202c\u2066x\u2069\u200f", "abAx"),
        ("a\0b\x1b[31m", "ab[31m"),
        ("\ud800x", "x"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200d", ""),
        ("x" * 3000, "x" * MOST_NAME),
        ("<b>Ada</b>", "<b>Ada</b>"),
    ],
)
def test_a_name_is_made_to_fit(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@given(st.text())
def test_any_name_comes_out_fit_and_stays_so(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= MOST_NAME
    assert len(name.splitlines()) <= 1
    assert clean_name(name) == name
    assert not any(unicodedata.category(each) in ("Cc", "Cs") for each in name)

"""Names that nobody can tell apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.names import MOST_NAME, clean_name
from rules.kernel.namesakes import namesakes, told_apart


@pytest.mark.parametrize(
    "other",
    [
        "Ada",
        "ADA",
        "a d a",
        "A\u200cda",
        "\uff21\uff44\uff41",
        "\u0410da",
        "\u0391\u0501a",
    ],
)
def test_a_namesake_is_found(other: str) -> None:
    assert namesakes(("Ada", "Bo", other)) == (2,)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Il", "ll"), ("I", "1"), ("O", "0"), ("Straße", "STRASSE"), ("Zoe\u0308", "Zo\u00eb")],
)
def test_signs_that_look_alike(one: str, other: str) -> None:
    assert namesakes((one, other)) == (1,)


@pytest.mark.parametrize(
    ("one", "other"), [("Ilse", "Lise"), ("Zoe", "Zo\u00eb"), ("Ada", "Ida"), ("", ""), ("A", "")]
)
def test_others_are_told_apart_by_anybody(one: str, other: str) -> None:
    assert namesakes((one, other)) == ()


def test_a_number_tells_them_apart() -> None:
    assert told_apart(("Ada", "Ada", "Ada 2", "", "")) == ("Ada", "Ada 3", "Ada 2", "", "")
    long = "W" * MOST_NAME
    assert told_apart((long, long)) == (long, "W" * (MOST_NAME - 2) + " 2")


@given(st.lists(st.sampled_from(["Ada", "ada", "Ada 2", "Bo", "\u0412o", "", "W" * MOST_NAME])))
def test_nobody_has_a_namesake_afterwards(names: list[str]) -> None:
    told = told_apart(names)
    assert namesakes(told) == ()
    assert told_apart(told) == told
    assert all(clean_name(name) == name for name in told)
    assert [bool(name) for name in told] == [bool(name) for name in names]

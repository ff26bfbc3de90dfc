"""The rule cases cover rulings, sections, books, abilities, requirements, options and events."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from rules.console.cases import Case, case_files, read_cases
from rules.cthulhu_wars.abilities.effects import abilities_of, built
from rules.cthulhu_wars.data import Book, Deed, books, deeds, named
from rules.kernel.registry import game

CASES = Path(__file__).parents[2] / "cases" / "cthulhu_wars"
RULINGS = [f"R{number}" for number in range(1, 58)]
SECTIONS = {
    **{"3": 5, "4": 15, "5.1": 8, "5.2": 4, "5.3": 8, "5.4": 5, "6": 25, "7": 25, "8": 10},
    **{"9": 6, "10": 12, "11": 6, "12": 4, "13": 6, "17": 4},
}
"""Section -> how many cases it has at least."""


@cache
def all_cases() -> tuple[Case, ...]:
    """All rule cases of the game."""
    return tuple([case for path in case_files([CASES]) for case in read_cases(path)])


@cache
def topics() -> Counter[str]:
    """What the cases name in their `rule`, whose parts stand between commas; how often."""
    return Counter(part.strip() for case in all_cases() for part in case.rule.split(","))


@cache
def words() -> str:
    """Everything that the cases place, choose and expect."""
    return "\n".join([path.read_text("utf-8") for path in case_files([CASES])])


def abilities() -> list[str]:
    """Of factions and of Great Old Ones (8, 15)."""
    return [each.ID for faction in built() for each in abilities_of(faction)]


def printed(cards: Mapping[str, Book | Deed]) -> list[str]:
    """Those of the factions that can be played."""
    return [id for id, each in cards.items() if each.faction in built()]


def number_of(section: str, id: str) -> int:
    """How many cases name it, by its section or, for an extension, by that of all those."""
    return topics()[f"{section} {id}"] + topics()[f"15 {id}"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_case(ruling: str) -> None:
    assert topics()[ruling]


@pytest.mark.parametrize(("section", "number"), SECTIONS.items())
def test_each_section_has_cases(section: str, number: int) -> None:
    assert topics()[section] >= number


@pytest.mark.parametrize("book", printed(books()))
def test_each_book_has_two_cases(book: str) -> None:
    assert number_of("8", book) >= 2


@pytest.mark.parametrize("ability", abilities())
def test_each_ability_has_two_cases(ability: str) -> None:
    assert number_of("8", ability) >= 2


@pytest.mark.parametrize("deed", printed(deeds()))
def test_each_requirement_has_a_case(deed: str) -> None:
    assert number_of("9", deed)


def test_cases_name_only_what_there_is() -> None:
    known = {
        *(f"8 {id}" for id in (*books(), *abilities())),
        *(f"9 {id}" for id in deeds()),
        *(f"16 {id}" for id, _ in named()),
        *RULINGS,
        *SECTIONS,
        *(f"15 {id}" for id in (*books(), *deeds(), *abilities())),
        *("5", "15", "16", "16 negotiation_seconds"),
    }
    assert set(topics()) - known == set()


@pytest.mark.parametrize(
    ("option", "value"), [(id, value) for id, values in named() for value in values[1:]]
)
def test_each_value_of_a_named_option_is_played_in_a_case(option: str, value: str) -> None:
    """Those that are the default are played in all others."""
    assert any(case.options.get(option) == value for case in all_cases())


@pytest.mark.parametrize("event", sorted(kind.__name__ for kind in game("cthulhu_wars").events))
def test_each_thing_that_is_told_is_told_in_a_case(event: str) -> None:
    assert f'"{event}"' in words()

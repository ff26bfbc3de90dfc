"""The rule cases cover rulings, sections, books, abilities, requirements, options and events."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from rules.console.cases import Case, case_files, read_cases
from rules.cthulhu_wars.data import Book, Deed, books, deeds, read
from rules.cthulhu_wars.options import named
from rules.cthulhu_wars.words import CORE, EXTENSIONS
from rules.kernel.registry import game

CASES = Path(__file__).parents[2] / "cases" / "cthulhu_wars"
RULINGS = [f"R{number}" for number in range(1, 58)]
SECTIONS = {
    **{"3": 5, "4": 15, "5.1": 8, "5.2": 4, "5.3": 8, "5.4": 5, "6": 25, "7": 25, "8": 10},
    **{"9": 6, "10": 12, "11": 6, "12": 4, "13": 6, "17": 4},
}
"""Section -> how many cases it has at least."""


FOR_EXTENSIONS = {"FellAway", "MissesRolled"}
"""Events of the general law that no core faction brings about."""


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
    """Of factions and of Great Old Ones (8)."""
    rows = read("factions")["abilities"]
    assert isinstance(rows, list)
    return [row["id"] for row in rows]


def core(printed: Mapping[str, Book | Deed]) -> list[str]:
    """Those of the core factions; the others have tests of their own."""
    return [id for id, each in printed.items() if each.faction in CORE]


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_case(ruling: str) -> None:
    assert topics()[ruling]


@pytest.mark.parametrize(("section", "number"), SECTIONS.items())
def test_each_section_has_cases(section: str, number: int) -> None:
    assert topics()[section] >= number


@pytest.mark.parametrize("book", core(books()))
def test_each_book_has_two_cases(book: str) -> None:
    assert topics()[f"8 {book}"] >= 2


@pytest.mark.parametrize("ability", abilities())
def test_each_ability_has_two_cases(ability: str) -> None:
    assert topics()[f"8 {ability}"] >= 2


@pytest.mark.parametrize("deed", core(deeds()))
def test_each_requirement_has_a_case(deed: str) -> None:
    assert topics()[f"9 {deed}"]


def test_cases_name_only_what_there_is() -> None:
    known = {
        *(f"8 {id}" for id in (*books(), *abilities())),
        *(f"9 {id}" for id in deeds()),
        *(f"16 {id}" for id, _ in named()),
        *RULINGS,
        *SECTIONS,
        *("5", "16", "16 negotiation_seconds"),
    }
    core = {topic for topic in topics() if not topic.startswith("15")}
    assert core - known == set()


@pytest.mark.parametrize(
    ("option", "value"), [(id, value) for id, values in named() for value in values[1:]]
)
def test_each_value_of_a_named_option_is_played_in_a_case(option: str, value: str) -> None:
    """Those that are the default are played in all others."""
    assert any(case.options.get(option) == value for case in all_cases())


def events() -> list[str]:
    """What the core game tells."""
    homes = tuple(f"rules.cthulhu_wars.factions.{faction.value}" for faction in EXTENSIONS)
    kinds = [kind for kind in game("cthulhu_wars").events if not kind.__module__.startswith(homes)]
    return sorted({kind.__name__ for kind in kinds} - FOR_EXTENSIONS)


@pytest.mark.parametrize("event", events())
def test_each_thing_that_is_told_is_told_in_a_case(event: str) -> None:
    assert f'"{event}"' in words()

"""The numbers of all help pages, in all languages, are those of the games' data.

A number in a table is a place that is filled from the data, a label that counts on, or one of
PROVEN, which the rules themselves are asked for. Anything else fails.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from models.told_numbers import PLACE, NoNumber, filled, number
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.spaces import HEXES, NUMBERS, capacity
from rules.kinfire_council.threats import repelling
from rules.root.factions.duchy.parliament import DUCHESS_POINTS
from tests.rules.kinfire_council.small import table
from views.panels.help import help_text, sections

RESOURCES = Path(str(files("resources")))
PAGES = sorted(RESOURCES.glob("*/help/*.md"))
NUMBER_WORDS = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    "tr": ("iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on"),
}
"""From two on: «one» and its like are articles, too."""
CHINESE = "二三四五六七八九十"
Cells = list[str]


# ---------------------------------------------------------------- what the rules say
def _capacities() -> list[int]:
    """Of the three tiers and the hexagons."""
    game = table()
    assert {capacity(game, space) for space in (*NUMBERS, *HEXES)} == {1}
    assert shipped().content.dealer.linked_district == 3
    return [1, 1, 1, 1]


def _said(*paths: str) -> Callable[[], list[int]]:
    """The numbers in what the data say of an effect, in words."""

    def numbers() -> list[int]:
        tables = tomllib.loads((RESOURCES / "root" / "factions.toml").read_text("utf-8"))
        found = []
        for path in paths:
            faction, kind, id = path.split(".")
            (entry,) = [each for each in tables[faction][kind] if each["id"] == id]
            found += _told(entry["text"].lower(), "en")
        return found

    return numbers


def _duchy() -> list[int]:
    said = _said("duchy.ministers.brigadier", "duchy.ministers.duchess_of_mud")()
    assert sorted(said) == [2, 2, DUCHESS_POINTS, 3]
    return said


PROVEN: dict[tuple[str, str], Callable[[], list[int]]] = {
    ("kinfire_council", "spaces"): _capacities,
    ("kinfire_council", "pieces"): lambda: [repelling.HUNTER_LESS, repelling.HUNTER_V],
    ("root", "eyrie"): _said("eyrie.leaders.charismatic"),
    ("root", "duchy"): _duchy,
}
"a page -> the numbers of its table that stand's Game and section in no field of the data."


# ---------------------------------------------------------------- reading pages
def _told(words: str, code: str) -> list[int]:
    """The numbers in a cell, written in digits or as words."""
    found = [int(each) for each in re.findall(r"\d+", words)]
    if code == "zh":
        words = words.replace("两", "二")
        return found + [CHINESE.index(each) + 2 for each in words if each in CHINESE]
    known = NUMBER_WORDS.get(code, ())
    spoken = [each for each in re.findall(r"\w+", words.lower()) if each in known]
    return found + [known.index(each) + 2 for each in spoken]


def tables_of(page: str) -> Iterator[tuple[str, list[Cells]]]:
    """Each table of a page with the id of its section; its first row is its head."""
    for section in sections(page):
        lines = [line for line in section.text.splitlines() if line.startswith("|")]
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        if cells:
            yield section.id, [cells[0], *cells[2:]]


def _code(page: Path) -> str:
    return page.stem


def _ids(page: Path) -> str:
    return f"{page.parent.parent.name}-{page.stem}"


# ---------------------------------------------------------------- all pages
@pytest.mark.parametrize("page", PAGES, ids=_ids)
def test_every_number_in_a_table_is_that_of_the_game(page: Path) -> None:
    """Filled from the data, counting on, or proven."""
    game = page.parent.parent.name
    for section, (head, *rows) in tables_of(page.read_text("utf-8")):
        assert _counts_on([each for each in head if each.isdecimal()]), (section, head)
        assert _counts_on([row[0] for row in rows if row[0].isdecimal()]), section
        bare = [PLACE.sub("", cell) for row in rows for cell in row[1:]]
        bare += [PLACE.sub("", row[0]) for row in rows if not row[0].isdecimal()]
        left = Counter(each for cell in bare for each in _told(cell, _code(page)))
        proven = PROVEN.get((game, section), list)()
        assert left == Counter(proven), f"{page}, {section}: {left} cannot be tied to the data"


def _counts_on(labels: list[str]) -> bool:
    numbers = [int(each) for each in labels]
    return numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True


@pytest.mark.parametrize("page", PAGES, ids=_ids)
def test_every_place_is_filled(page: Path) -> None:
    """In sentences, too; nothing that looks like a place is left."""
    text = help_text(page.parent.parent.name, _code(page))
    assert not re.search(r"\{(?!#)", text)


@pytest.mark.parametrize("page", PAGES, ids=_ids)
def test_tracks_are_told_whole(page: Path) -> None:
    """Where a table tells a list of the data, no entry of it is left out."""
    game = page.parent.parent.name
    for _, rows in tables_of(page.read_text("utf-8")):
        lists: dict[tuple[str, str, str], set[int]] = {}
        for found in PLACE.finditer(" ".join(cell for row in rows for cell in row)):
            parted = re.fullmatch(r"(\D+)\.(\d+)(.*)", found["path"])
            if parted:
                key = (found["file"], parted[1], parted[3])
                lists.setdefault(key, set()).add(int(parted[2]))
        for (file, path, rest), places in lists.items():
            if len(places) > 2:
                assert places == set(range(len(places))), (path, places)
                with pytest.raises(NoNumber):
                    number(game, file, f"{path}.{len(places)}{rest}")


def test_pages_tell_the_same_numbers_in_all_languages() -> None:
    """A place that one language has all have, as often."""
    for game in {page.parent.parent.name for page in PAGES}:
        told = {
            page.stem: Counter(PLACE.findall(page.read_text("utf-8")))
            for page in PAGES
            if page.parent.parent.name == game
        }
        assert all(each == told["en"] for each in told.values()), game


# ---------------------------------------------------------------- filling
def test_shub_niggurath_costs_what_the_default_game_takes() -> None:
    """One cultist; the printed two are an option, and the help says so."""
    assert "| 8 and 1 of your cultists (an option: 2) |" in help_text("cthulhu_wars", "en")
    assert "| 8，另献出己方邪教徒1个（选项：2个） |" in help_text("cthulhu_wars", "zh")


def test_digits_are_those_of_the_language() -> None:
    """Persian pages are filled with Persian digits."""
    place = "{components:crew.seats=8.threshold}"
    assert filled("feed_the_kraken", place, "fa") == "۴"
    assert filled("feed_the_kraken", place, "de") == "4"


@pytest.mark.parametrize(
    "place",
    ["factions:units.nobody.cost", "nowhere:units.cthulhu.cost", "factions:units.cthulhu.name",
     "general:limits", "general:dice.kill.7", "factions:units.name=Cthulhu.cost.x"],
)  # fmt: skip
def test_a_place_that_is_no_number_is_refused(place: str) -> None:
    with pytest.raises(NoNumber):
        filled("cthulhu_wars", f"{{{place}}}")

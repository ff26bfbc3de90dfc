"""A number that a table takes from the data is the one its row and column speak of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from models.told_numbers import PLACE, entry
from tests.views.panels.test_help_numbers import PAGES, RESOURCES, Cells, tables_of

ENGLISH = sorted(RESOURCES.glob("*/help/en.md"))
FIELDS = {
    "price": "cost", "power": "cost", "cost": "cost", "supporters": "cost", "combat": "combat",
    "points": "vp score", "threshold": "threshold", "cards": "cards", "aids": "aids",
    "tax": "taxes", "floor": "floor", "cult": "cult", "v": "v",
}  # fmt: skip
"""A word in the head of a column or in the first cell of a row -> what fields are called that it
tells of."""


def test_pages_fill_each_cell_alike_in_all_languages() -> None:
    """The tables of a game have the same places in the same cells."""
    for page in PAGES:
        english = page.with_name("en.md")
        assert _grid(page) == _grid(english), page


def _grid(page: Path) -> list[tuple[str, list[list[Counter[str]]]]]:
    """Section and places, cell by cell, of each table that has any."""
    found = [
        (section, [[Counter(map(str, PLACE.findall(cell))) for cell in row] for row in rows])
        for section, rows in tables_of(page.read_text("utf-8"))
    ]
    return [each for each in found if any(cell for row in each[1] for cell in row)]


# ---------------------------------------------------------------- the right place
def _told(page: Path) -> Iterator[tuple[Cells, int, Cells, int, re.Match[str]]]:
    """Each place in a table: the head, the number of the row, the row, the column, the place."""
    for _, (head, *rows) in tables_of(page.read_text("utf-8")):
        for at, row in enumerate(rows):
            for column, cell in enumerate(row):
                for found in PLACE.finditer(cell):
                    yield head, at, row, column, found


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.parent.parent.name)
def test_a_place_is_that_of_its_row(page: Path) -> None:
    """A label that counts is in its path; else the row has the name of the entry, or stands as far
    down in the table as the number in its list."""
    game = page.parent.parent.name
    for head, at, row, column, found in _told(page):
        counted = [each for each in (head[column], row[0]) if each.isdecimal()]
        if counted:
            assert re.search(rf"[.=]{counted[0]}(\.|$)", found["path"]), (row[0], found[0])
            continue
        names = _names(game, found["file"], found["path"])
        whole = found["file"] != "options"  # an option is not called as what it is about
        fits = set.issubset if whole else set.intersection
        is_named = any(name and fits(name, _words(row[0])) for name in names)
        assert is_named or (not names and _is_counted(at, row, found["path"])), (row[0], found[0])


def _names(game: str, file: str, path: str) -> list[set[str]]:
    """What the entries of lists on the way to a place are called, or which rank they have."""
    steps = path.split(".")
    way = [entry(game, file, ".".join(steps[:end])) for end in range(1, len(steps))]
    held = [one for above, one in pairwise(way) if isinstance(above, list)]
    named = [each for each in held if isinstance(each, dict)]
    return [_words(each[key]) for each in named for key in ("id", "name", "rank") if key in each]


def _is_counted(at: int, row: Cells, path: str) -> bool:
    """Whether a place without a name is this row's: by its number, or by what it is called."""
    counted = re.search(r"\.(\d+)(\.|$)", path)
    return int(counted[1]) == at if counted else bool(_words(row[0]) & _words(path))


def _words(text: object) -> set[str]:
    return set(re.findall(r"[a-z]{3,}", PLACE.sub("", str(text)).lower()))


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.parent.parent.name)
def test_a_place_is_that_of_its_column(page: Path) -> None:
    """What a column or a row is called, the field is called."""
    for head, _, row, column, found in _told(page):
        label = row[0] if head[column].isdecimal() else head[column]
        wanted = [FIELDS[each] for each in re.findall(r"[a-z]+", label.lower()) if each in FIELDS]
        fields = set(re.findall(r"[a-z]+", re.sub(r"=\w+", "", found["path"])))
        if wanted and found["file"] != "options":
            assert fields & set(wanted[-1].split()), (label, found[0])

"""What an item's face shows, row by row: a part, a name, signs, a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec import Struct

from rules.kernel.text import Text
from rules.kinfire_council.printed import content
from rules.kinfire_council.printed.card_texts import (
    lines_of,
    location_text,
    patron_text,
    row_text,
    start_text,
)
from views.kinfire_council.icons import Mark, cost_marks, location_marks, marks_of


class Row(Struct, frozen=True):
    """A row of a face. `part`: the part that begins with it (`naming.PARTS`)."""

    text: Text
    part: str = ""
    id: str = ""
    name: str = ""
    marks: tuple[Mark, ...] = ()


@singledispatch
def rows_of(item: content.Item) -> Sequence[Row]:
    """The rows of an item: its sentences, where a kind has nothing more to show."""
    return [Row(line) for line in lines_of(item)]


def _side(locations: tuple[content.Location, ...], part: str) -> list[Row]:
    return [
        Row(
            location_text(location),
            part if not number else "",
            location.id,
            location.name,
            tuple(location_marks(location)),
        )
        for number, location in enumerate(locations)
    ]


@rows_of.register
def _district(item: content.District) -> Sequence[Row]:
    patron = Row(patron_text(item.patron), "patron", marks=tuple(marks_of(item.patron)))
    return [*_side(item.base, "base"), *_side(item.upgraded, "upgraded"), patron]


@rows_of.register
def _open_space(item: content.OpenSpace) -> Sequence[Row]:
    return _side(item.locations, "")


@rows_of.register
def _dealer(item: content.Dealer) -> Sequence[Row]:
    return [*_side(item.base, "base"), *_side(item.upgraded, "upgraded")]


@rows_of.register
def _site(item: content.Site) -> Sequence[Row]:
    rows = [
        Row(row_text(row), "" if number else "shipments", marks=tuple(cost_marks(row.cost)))
        for number, row in enumerate(item.rows)
    ]
    return [*rows, Row(lines_of(item)[-1], "seeker", marks=tuple(marks_of(item.seeker)))]


@rows_of.register
def _threat(item: content.Threat) -> Sequence[Row]:
    *effects, price = lines_of(item)
    signs = tuple(marks_of(item.effect))
    rows = [
        # What is ongoing stands first and has no signs.
        Row(line, "" if number else "effect", marks=signs if line is effects[-1] else ())
        for number, line in enumerate(effects)
    ]
    return [*rows, Row(price, marks=tuple(cost_marks(item.cost)))]


@rows_of.register
def _decree(item: content.Decree) -> Sequence[Row]:
    signs = tuple(marks_of(item.effect))
    return [Row(line, str(item.kind), marks=signs) for line in lines_of(item)]


@rows_of.register
def _research(item: content.ResearchCard) -> Sequence[Row]:
    marks = (*cost_marks(item.cost), *marks_of(item.effect))
    return [Row(line, "effect", marks=marks) for line in lines_of(item)]


@rows_of.register
def _councilor(item: content.Councilor) -> Sequence[Row]:
    return [Row(lines_of(item)[0], "effect"), Row(start_text(item))]

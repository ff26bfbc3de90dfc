"""A terrain card: all seats draw on their own maps at the same time (4)."""

from functools import partial

from tests.rules.cartographers.second.cards import Cells, Explore
from tests.rules.cartographers.second.maps import Map
from tests.rules.cartographers.second.shapes import placements
from tests.rules.cartographers.second.skills import BEFORE, extras, main_with
from tests.rules.cartographers.second.table import (
    DONE,
    FALLBACK,
    PASS,
    Answer,
    Draw,
    Parts,
    Question,
    Table,
    Turn,
    Use,
)

ANY = "FVAWM"


def draw_terrain(table: Table, card: Explore) -> Turn:
    """The obligation of a ruins card ends with the next terrain card (3)."""
    answers = yield Question(
        "DrawTerrain",
        table.asked(table.has_room),
        partial(options, table, card),
        partial(is_whole, table, card),
    )
    for seat, parts in answers.items():
        drawings = [part for part in parts if isinstance(part, Draw)]
        for part in parts:
            if isinstance(part, Use):
                table.pay(seat, part.skill)
            elif isinstance(part, Draw):
                coin = part is drawings[0] and has_coin(card, part)
                table.maps[seat].draw(part.letter, part.cells, card.id, coin)
    table.pending = False


def has_coin(card: Explore, drawn: Draw) -> bool:
    """Only a shape as printed carries its coin (4.5)."""
    return drawn.shape >= 0 and card.shapes[drawn.shape].coin


def options(table: Table, card: Explore, seat: int, parts: Parts) -> set[Answer]:
    """The main drawing, a skill before it, a skill after it, its extra drawing (4, 10)."""
    if not parts:
        drawings = main_drawings(table, card, seat)
        return drawings | skills_before(table, card, seat) if drawings else {PASS}
    if isinstance(last := parts[-1], Use):
        if len(parts) == 1:
            return main_with(last.skill, table.maps[seat], card, table.pending)
        return extras(table, seat, card, sheet_after(table, card, seat, parts), parts[0])[
            last.skill
        ]
    return {DONE, *map(Use, extras_after(table, card, seat, parts))}


def is_whole(table: Table, card: Explore, seat: int, parts: Parts) -> bool:
    if isinstance(parts[-1], Use):
        return False
    return len(parts) > 1 or parts == (PASS,) or not extras_after(table, card, seat, parts)


def main_drawings(table: Table, card: Explore, seat: int) -> set[Answer]:
    """A shape of the card, on ruins after a ruins card; else a single space (4.1 to 4.4)."""
    m = table.maps[seat]
    ruins = m.open_ruins()
    found = [
        (number, place)
        for number, shape in enumerate(card.shapes)
        for place in placements(m, shape.cells)
        if not table.pending or place & ruins
    ]
    if found:
        return {Draw(letter, place, n) for n, place in found for letter in card.letters}
    letters = ANY if table.pending or table.any_fallback else card.letters
    return {Draw(letter, Cells([space]), FALLBACK) for space in m.empty() for letter in letters}


def skills_before(table: Table, card: Explore, seat: int) -> set[Answer]:
    m = table.maps[seat]
    return {
        Use(skill)
        for skill in BEFORE
        if skill in table.skills
        and table.can_use(seat, skill, m)
        and main_with(skill, m, card, table.pending)
    }


def sheet_after(table: Table, card: Explore, seat: int, parts: Parts) -> Map:
    """The map with the main drawing and the coins this has marked (10)."""
    m, (main, *_) = table.maps[seat].copy(), parts
    m.draw(main.letter, main.cells, card.id, has_coin(card, main))
    return m


def extras_after(table: Table, card: Explore, seat: int, parts: Parts) -> dict[str, set[Answer]]:
    return extras(table, seat, card, sheet_after(table, card, seat, parts), parts[0])

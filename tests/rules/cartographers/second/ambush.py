"""An ambush: Acrobatics, monsters on travelling maps or by the sweep, Diplomacy (5, 9, 10)."""

from collections.abc import Generator

from tests.rules.cartographers.second.cards import Ambush, Cells
from tests.rules.cartographers.second.heroes import gaze, gazed
from tests.rules.cartographers.second.maps import MONSTER, Map
from tests.rules.cartographers.second.shapes import placements
from tests.rules.cartographers.second.skills import BAR, diplomacy
from tests.rules.cartographers.second.sweep import sweep
from tests.rules.cartographers.second.table import (
    FALLBACK,
    PASS,
    SKILLED,
    Answer,
    Destroy,
    Draw,
    Parts,
    Question,
    Table,
    Turn,
    Use,
)

ACROBATICS, DIPLOMACY, GORGON = "acrobatics", "diplomacy", "gorgon"


def ambush(table: Table, card: Ambush) -> Turn:
    """The parts of an ambush in their order."""
    barred: set[int] = set()
    if ACROBATICS in table.skills:
        barred = yield from offer_acrobatics(table)
    if table.is_swept:
        sweep_maps(table, card, barred)
        if card.power == GORGON:
            yield from gaze(table, card)
    else:
        yield from draw_monsters(table, card, barred)
    if DIPLOMACY in table.skills:
        yield from offer_diplomacy(table, card)


def may_use(table: Table, seat: int, skill: str) -> bool:
    return table.has_room(seat) and table.can_use(seat, skill, table.maps[seat])


def offer_acrobatics(table: Table) -> Generator[Question, dict[int, Parts], set[int]]:
    """The seats whose maps take a bar instead of the monster shape (10)."""
    use = Use(ACROBATICS)
    answers = yield table.ask(
        "OfferAcrobatics",
        lambda seat: {use} if may_use(table, seat, ACROBATICS) else set(),
        may_pass=True,
    )
    users = {seat for seat, parts in answers.items() if parts == (use,)}
    for seat in users:
        table.pay(seat, ACROBATICS)
    return users


def offer_diplomacy(table: Table, card: Ambush) -> Turn:
    """Once the maps are back (10, 14)."""
    answers = yield table.ask(
        "OfferDiplomacy",
        lambda seat: diplomacy(table.maps[seat]) if may_use(table, seat, DIPLOMACY) else set(),
        may_pass=True,
    )
    for seat, (part,) in answers.items():
        if isinstance(part, Draw):
            table.pay(seat, DIPLOMACY)
            table.maps[seat].draw(part.letter, part.cells, card.id)


def sweep_maps(table: Table, card: Ambush, barred: set[int]) -> None:
    """Where the sweep finds nothing, nothing is drawn (9)."""
    for seat in table.seats:
        place = sweep(table.maps[seat], card, seat in barred)
        if place:
            table.maps[seat].draw(MONSTER, place, card.id)


def draw_monsters(table: Table, card: Ambush, barred: set[int]) -> Turn:
    """Maps travel one seat in the arrow's direction and are drawn on there (5)."""
    step = 1 if card.is_clockwise else -1

    def owner(holder: int) -> int:
        return (holder - step) % len(table.seats)

    def options(holder: int, parts: Parts) -> set[Answer]:
        if parts:
            return gazed_after(table.maps[owner(holder)], card, parts)
        return monsters(table, card, owner(holder), owner(holder) in barred) or {PASS}

    def is_whole(holder: int, parts: Parts) -> bool:
        is_last = card.power != GORGON or len(parts) > 1 or parts == (PASS,)
        return is_last or not gazed_after(table.maps[owner(holder)], card, parts)

    holders = table.asked(lambda holder: table.has_room(owner(holder)))
    answers = yield Question("DrawMonsters", holders, options, is_whole)
    for holder, parts in answers.items():
        carry_out(table.maps[owner(holder)], card, parts)


def carry_out(m: Map, card: Ambush, parts: Parts) -> None:
    for part in parts:
        if isinstance(part, Draw):
            m.draw(part.letter, part.cells, card.id)
        elif isinstance(part, Destroy):
            m.destroy(part.space)


def gazed_after(m: Map, card: Ambush, parts: Parts) -> set[Answer]:
    """What a Gorgon that has just been drawn may destroy in the same decision (15)."""
    after = m.copy()
    carry_out(after, card, parts)
    return gazed(after, card)


def monsters(table: Table, card: Ambush, owner: int, is_bar: bool) -> set[Answer]:
    """The shape anywhere; else a single monster anywhere; nothing on a full map (5)."""
    m = table.maps[owner]
    cells, shape = (BAR, SKILLED) if is_bar else (card.cells, 0)
    found: set[Answer] = {Draw(MONSTER, place, shape) for place in placements(m, cells)}
    return found or {Draw(MONSTER, Cells([space]), FALLBACK) for space in m.empty()}

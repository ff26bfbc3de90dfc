"""A seat's map as drawn so far: terrains, coins, and what a new drawing changes (4, 15)."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from rules.cartographers.maps.land import (
    MOUNTAIN,
    PLAIN,
    RUINS,
    WASTELAND,
    Land,
    land_of_rows,
    neighbours,
    row_masks,
    singles,
)

COIN_SLOTS = 14
DRAGON = "dragon_inferno"
DRAGON_COINS = 3
NOBODY = -1


class Terrain(StrEnum):
    """What a space can be; mountains are printed, a hero comes with its card."""

    FOREST = "forest"
    VILLAGE = "village"
    FARM = "farm"
    WATER = "water"
    MONSTER = "monster"
    HERO = "hero"
    MOUNTAIN = "mountain"


DRAWABLE = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)


class Drawing(msgspec.Struct, frozen=True, gc=False):
    """One shape on the map: its terrains (two only by Diplomacy), the card, and who drew it.

    No terrain means that the spaces were destroyed; ``marks`` are the spaces a hero attacks.
    """

    terrains: tuple[Terrain, ...]
    cells: int
    card: str
    seat: int
    marks: int = 0


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """A map as it stands, each terrain a set of spaces; a space destroyed has no terrain.

    ``coins`` counts marked slots, ``spent`` those of them that were crossed out for skills;
    ``paid`` holds the mountains that have paid, ``dragon`` the spaces of a Dragon that has not.
    """

    drawings: tuple[Drawing, ...] = ()
    forest: int = 0
    village: int = 0
    farm: int = 0
    water: int = 0
    monster: int = 0
    hero: int = 0
    destroyed: int = 0
    drawn: int = 0
    attacked: int = 0
    dragon: int = 0
    coins: int = 0
    spent: int = 0
    paid: int = 0


BLANK = Sheet()


def filled(land: Land, sheet: Sheet) -> int:
    """Spaces that are drawn or destroyed, mountains and wasteland (8)."""
    return land.blocked | sheet.drawn


def empty(land: Land, sheet: Sheet) -> int:
    """Spaces that can still be drawn on; an unfilled ruins space is one of them (8)."""
    return land.board & ~(land.blocked | sheet.drawn)


def open_ruins(land: Land, sheet: Sheet) -> int:
    """Ruins spaces with nothing drawn on them (4.2)."""
    return land.ruins & ~sheet.drawn


def purse(sheet: Sheet) -> int:
    """Coins that still score: marked and not spent (4.5)."""
    return sheet.coins - sheet.spent


def of_terrain(land: Land, sheet: Sheet, terrain: Terrain) -> int:
    """The spaces of a terrain type."""
    if terrain is Terrain.MOUNTAIN:
        return land.mountains
    mask: int = getattr(sheet, terrain.value)
    return mask


def drawn_by(sheet: Sheet, card: str) -> int:
    """All spaces that were drawn for a card, destroyed ones included."""
    mask = 0
    for drawing in sheet.drawings:
        if drawing.card == card and drawing.terrains:
            mask |= drawing.cells
    return mask


_LAYERS: dict[tuple[Terrain, ...], tuple[int, int, int, int, int, int]] = {
    (Terrain.FOREST,): (-1, 0, 0, 0, 0, 0),
    (Terrain.VILLAGE,): (0, -1, 0, 0, 0, 0),
    (Terrain.FARM,): (0, 0, -1, 0, 0, 0),
    (Terrain.WATER,): (0, 0, 0, -1, 0, 0),
    (Terrain.MONSTER,): (0, 0, 0, 0, -1, 0),
    (Terrain.HERO,): (0, 0, 0, 0, 0, -1),
    (Terrain.FARM, Terrain.VILLAGE): (0, -1, -1, 0, 0, 0),
}


def draw(land: Land, sheet: Sheet, drawing: Drawing, coin: bool = False) -> Sheet:
    """The sheet with one more drawing and the coins this earns (4.5).

    A monster on a space that a hero attacks is destroyed, whichever came first (15).
    """
    if not drawing.terrains:
        return _destroy(land, sheet, drawing)
    cells = drawing.cells
    forest, village, farm, water, monster, hero = _LAYERS[drawing.terrains]
    attacked = sheet.attacked | drawing.marks
    monsters = sheet.monster | cells & monster
    fallen = monsters & attacked
    drawn = sheet.drawn | cells
    destroyed = sheet.destroyed | fallen
    dragon = sheet.dragon | cells if drawing.card == DRAGON else sheet.dragon
    coins, paid, dragon = _income(land, sheet, drawn, dragon, destroyed)
    return Sheet(
        drawings=(*sheet.drawings, drawing),
        forest=sheet.forest | cells & forest,
        village=sheet.village | cells & village,
        farm=sheet.farm | cells & farm,
        water=sheet.water | cells & water,
        monster=monsters ^ fallen,
        hero=sheet.hero | cells & hero,
        destroyed=destroyed,
        drawn=drawn,
        attacked=attacked,
        dragon=dragon,
        coins=min(COIN_SLOTS, sheet.coins + coins + coin),
        spent=sheet.spent,
        paid=paid,
    )


def _destroy(land: Land, sheet: Sheet, drawing: Drawing) -> Sheet:
    """Destroyed spaces are filled and lose their terrain (15)."""
    keep = ~drawing.cells
    drawn = sheet.drawn | drawing.cells
    destroyed = sheet.destroyed | drawing.cells
    coins, paid, dragon = _income(land, sheet, drawn, sheet.dragon, destroyed)
    return Sheet(
        drawings=(*sheet.drawings, drawing),
        forest=sheet.forest & keep,
        village=sheet.village & keep,
        farm=sheet.farm & keep,
        water=sheet.water & keep,
        monster=sheet.monster & keep,
        hero=sheet.hero & keep,
        destroyed=destroyed,
        drawn=drawn,
        attacked=sheet.attacked,
        dragon=dragon,
        coins=min(COIN_SLOTS, sheet.coins + coins),
        spent=sheet.spent,
        paid=paid,
    )


def _income(
    land: Land, sheet: Sheet, drawn: int, dragon: int, destroyed: int
) -> tuple[int, int, int]:
    """Coins of surrounded mountains (4.5) and of a contained Dragon (15); who has paid since."""
    unpaid = land.mountains & ~sheet.paid
    if not unpaid and not dragon:
        return 0, sheet.paid, 0
    beside_empty = neighbours(land, land.board & ~(land.blocked | drawn))
    closed = unpaid & ~beside_empty
    coins = closed.bit_count()
    if dragon and not dragon & ~destroyed & beside_empty:
        coins += DRAGON_COINS
        dragon = 0
    return coins, sheet.paid | closed, dragon


def spend(sheet: Sheet, coins: int) -> Sheet:
    """Cross out own coins; their slots stay used (4.5, 10)."""
    if coins > purse(sheet):
        raise ValueError(f"{coins} coins to pay, {purse(sheet)} unspent")
    return msgspec.structs.replace(sheet, spent=sheet.spent + coins) if coins else sheet


# ---------------------------------------------------------------- text grids (0)

_LETTERS: dict[str, tuple[Terrain, ...]] = {
    "f": (Terrain.FOREST,),
    "v": (Terrain.VILLAGE,),
    "a": (Terrain.FARM,),
    "w": (Terrain.WATER,),
    "m": (Terrain.MONSTER,),
    "h": (Terrain.HERO,),
    "d": (Terrain.FARM, Terrain.VILLAGE),
    "x": (),
}


def parse(id: str, rows: Sequence[str]) -> tuple[Land, Sheet]:
    """Map and drawings from a text grid of any size.

    ``F V A W M H`` terrains, ``D`` farm and village at once, ``X`` destroyed; small letters mean
    the same on a ruins space; ``. r ^ #`` as printed. All other fields of the sheet are blank.
    """
    printed = ["".join(_printed(letter) for letter in row) for row in rows]
    return (land := land_of_rows(id, printed)), sheet_of_rows(land, rows)


def sheet_of_rows(land: Land, rows: Sequence[str]) -> Sheet:
    """Drawings from a text grid on a known map, one drawing for each kind of letter."""
    cells = dict.fromkeys(_LETTERS, 0)
    for row, line in enumerate(rows):
        for col, letter in enumerate(line):
            if letter.lower() in cells and letter != RUINS:
                cells[letter.lower()] |= 1 << row * land.stride + col
    sheet = BLANK
    for letter, mask in cells.items():
        if mask:
            sheet = draw(land, sheet, Drawing(_LETTERS[letter], mask, "", NOBODY))
    return msgspec.structs.replace(sheet, coins=0)


def _printed(letter: str) -> str:
    if letter in (PLAIN, RUINS, MOUNTAIN, WASTELAND):
        return letter
    if letter.lower() not in _LETTERS:
        raise ValueError(f"unknown letter {letter!r} in a map")
    return RUINS if letter.islower() else PLAIN


def grid(land: Land, sheet: Sheet) -> tuple[str, ...]:
    """The text grid of a sheet, the inverse of `parse`."""
    return tuple(
        "".join(_letter(land, sheet, single) for single in singles(row))
        for row in row_masks(land.rows, land.cols)
    )


def _letter(land: Land, sheet: Sheet, single: int) -> str:
    for mark, mask in ((MOUNTAIN, land.mountains), (WASTELAND, land.wasteland)):
        if mask & single:
            return mark
    letter = _drawn_letter(sheet, single)
    if land.ruins & single:
        return letter or RUINS
    return letter.upper() or PLAIN


def _drawn_letter(sheet: Sheet, single: int) -> str:
    if not sheet.drawn & single:
        return ""
    there = terrains_of(sheet, single)
    return next(letter for letter, terrains in _LETTERS.items() if terrains == there)


def terrains_of(sheet: Sheet, single: int) -> tuple[Terrain, ...]:
    """What was drawn on a space and still stands, in the order of a `Drawing`."""
    kinds = (
        (Terrain.FOREST, sheet.forest),
        (Terrain.FARM, sheet.farm),
        (Terrain.VILLAGE, sheet.village),
        (Terrain.WATER, sheet.water),
        (Terrain.MONSTER, sheet.monster),
        (Terrain.HERO, sheet.hero),
    )
    return tuple(kind for kind, mask in kinds if mask & single)

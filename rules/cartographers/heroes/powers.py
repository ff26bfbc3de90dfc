"""What heroes attack and what the monsters of Heroes do (15)."""

from functools import cache

from rules.cartographers.data import AmbushCard, HeroCard, hero_cards
from rules.cartographers.maps.land import Land, neighbours, singles, space
from rules.cartographers.maps.placements import Group
from rules.cartographers.maps.sheet import Drawing, Sheet, Terrain, draw, drawn_by, empty

Offsets = tuple[tuple[int, int], ...]


@cache
def attack_patterns(card: HeroCard) -> tuple[Offsets, ...]:
    """The different turned and mirrored patterns of a hero, as printed first."""
    found: list[Offsets] = []
    for start in (card.attacks, tuple((row, -col) for row, col in card.attacks)):
        pattern: Offsets = tuple(sorted(start))
        for _ in range(4):
            if pattern not in found:
                found.append(pattern)
            pattern = tuple(sorted((col, -row) for row, col in pattern))
    return tuple(found)


@cache
def attack_table(card_id: str, land: Land) -> tuple[tuple[int, Group], ...]:
    """A hero on every space of the map with each different set of spaces it may attack from there;
    spaces off the map are lost."""
    patterns = attack_patterns(hero_cards()[card_id])
    table = []
    for single in singles(land.board & ~land.blocked):
        marks = dict.fromkeys(_marks(land, pattern, single) for pattern in patterns)
        table += [(single, Group(0, single, 1, mark)) for mark in marks]
    return tuple(table)


def _marks(land: Land, pattern: Offsets, single: int) -> int:
    row, col = space(land, single)
    return sum(
        1 << (row + down) * land.stride + col + right
        for down, right in pattern
        if 0 <= row + down < land.rows and 0 <= col + right < land.cols
    )


def hero_groups(land: Land, free: int, card_id: str) -> list[Group]:
    """A hero on each empty space, with each of its different attacks."""
    return [group for single, group in attack_table(card_id, land) if single & free]


def survivors(sheet: Sheet, card_id: str) -> int:
    """The spaces of an ambush card whose monsters have not been destroyed."""
    return drawn_by(sheet, card_id) & sheet.monster


def gazed(land: Land, sheet: Sheet, card_id: str) -> int:
    """Spaces that a Gorgon may destroy: beside a survivor, drawn or empty, not a mountain,
    wasteland or destroyed space."""
    near = neighbours(land, survivors(sheet, card_id))
    return near & ~(land.blocked | sheet.destroyed)


def ravaged(land: Land, sheet: Sheet, card_id: str) -> int:
    """Spaces of which a Giant Troll destroys one after a season: empty and beside a survivor."""
    return neighbours(land, survivors(sheet, card_id)) & empty(land, sheet)


def spread(land: Land, sheet: Sheet, card: AmbushCard, seat: int) -> Sheet:
    """After a season every empty space beside a Zombie becomes a Zombie, all at once."""
    cells = ravaged(land, sheet, card.id)
    if not cells:
        return sheet
    return draw(land, sheet, Drawing((Terrain.MONSTER,), cells, card.id, seat))


def destroy(land: Land, sheet: Sheet, cells: int, card_id: str, seat: int) -> Sheet:
    """Spaces become destroyed: filled, without terrain."""
    return draw(land, sheet, Drawing((), cells, card_id, seat))

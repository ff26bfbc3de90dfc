"""What may be drawn for an explore card on one map (4.1 to 4.4), and for an ambush (5)."""

from functools import cache

from rules.cartographers.data import ExploreCard, explore_cards
from rules.cartographers.maps.land import Land
from rules.cartographers.maps.placements import (
    Group,
    Placements,
    Terrains,
    legal,
    single_groups,
    touching,
)
from rules.cartographers.maps.shapes import fits
from rules.cartographers.maps.sheet import DRAWABLE, Sheet, Terrain, empty, open_ruins

ANY: tuple[Terrains, ...] = tuple((terrain,) for terrain in DRAWABLE)
MONSTERS: tuple[Terrains, ...] = ((Terrain.MONSTER,),)


@cache
def kinds(card: str) -> tuple[Terrains, ...]:
    """The terrains of an explore card, one to choose."""
    return tuple((terrain,) for terrain in explore_cards()[card].terrains)


def card_groups(land: Land, free: int, card: ExploreCard) -> list[Group]:
    """Every legal place of every shape of a card (4.1)."""
    groups: list[Group] = []
    for number, shape in enumerate(card.shapes):
        groups += legal(free, fits(shape.pattern, land.rows, land.cols), number)
    return groups


def obliged(groups: list[Group], ruins: int) -> list[Group]:
    """After a ruins card only places that cover an unfilled ruins space count (4.2)."""
    return touching(groups, ruins) if ruins else []


def main_places(
    land: Land, sheet: Sheet, card: ExploreCard, pending: bool, any_fallback: bool
) -> Placements:
    """What a seat may draw for a card: its shapes, or else one single space (4.2, 4.3).

    Empty only where the map is full.
    """
    free = empty(land, sheet)
    groups = card_groups(land, free, card)
    if pending:
        groups = obliged(groups, open_ruins(land, sheet))
    if groups:
        return Placements(groups, kinds(card.id))
    free_choice = pending or any_fallback
    return Placements(single_groups(free), ANY if free_choice else kinds(card.id))


def monster_places(land: Land, sheet: Sheet, pattern: str, shape: int = 0) -> Placements:
    """What may be drawn for an ambush: its shape anywhere, or else one single monster (5)."""
    free = empty(land, sheet)
    groups = legal(free, fits(pattern, land.rows, land.cols), shape)
    return Placements(groups or single_groups(free), MONSTERS)

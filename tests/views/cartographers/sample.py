"""Maps as they look in the thick of a game, the same each time: for pictures and tests."""

from random import Random

from rules.cartographers import data
from rules.cartographers.maps.land import Land, neighbours, singles
from rules.cartographers.maps.placements import shape_groups
from rules.cartographers.maps.sheet import BLANK, Drawing, Sheet, Terrain, draw, empty, spend
from views.cartographers.face import Face, SeasonBox

SEASONS = (
    SeasonBox("Spring", "spring", ("A", "B"), 12, 7, 3, -4, 18),
    SeasonBox("Summer", "summer", ("B", "C"), 9, 11, 5, -2, 23),
    SeasonBox("Fall", "fall", ("C", "D"), 14, 6, 6, 0, 26),
    SeasonBox("Winter", "winter", ("D", "A"), 8, 19, 7, -11, 23),
)
OPEN = (
    *SEASONS[:2],
    SeasonBox("Fall", "fall", ("C", "D"), now=True),
    SeasonBox("Winter", "winter", ("D", "A")),
)
BLANK_SEASONS = tuple(SeasonBox(box.name, box.icon, box.edicts) for box in SEASONS)


def places(land: Land, sheet: Sheet, pattern: str) -> list[int]:
    """All legal places of a shape, by the rules."""
    groups = shape_groups(land, empty(land, sheet), pattern)
    return [group.cells * single for group in groups for single in singles(group.anchors)]


def played(side: str, turns: int, seed: int = 4) -> tuple[Land, Sheet]:
    """A map after so many turns of somebody who draws close to what is there."""
    land, dice, sheet = data.land(side), Random(f"{side} {seed}"), BLANK
    for turn in range(turns):
        terrain, pattern, card = _card(dice, turn)
        options = places(land, sheet, pattern)
        if options:
            cells = _snug(land, sheet, dice.sample(options, min(40, len(options))), terrain)
            drawing = Drawing((terrain,), cells, card, 0)
            sheet = draw(land, sheet, drawing, coin=turn % 4 == 0)
    return land, sheet


def full(side: str = "a") -> tuple[Land, Sheet]:
    """The fullest map: every terrain, a hero's marks, a destroyed space, coins spent."""
    land, sheet = played(side, 26)
    free = list(singles(empty(land, sheet)))
    marks = sheet.monster & -sheet.monster | free[3]
    sheet = draw(land, sheet, Drawing((Terrain.HERO,), free[0], "hero", 0, marks))
    both = (Terrain.FARM, Terrain.VILLAGE)
    return land, spend(draw(land, sheet, Drawing(both, free[2], "diplomacy", 0)), 2)


def _card(dice: Random, turn: int) -> tuple[Terrain, str, str]:
    if turn % 7 == 3:
        ambush = dice.choice(sorted(data.ambush_cards().values(), key=lambda c: c.id))
        return Terrain.MONSTER, ambush.pattern, ambush.id
    cards = [card for card in data.explore_cards().values() if card.shapes]
    card = dice.choice(sorted(cards, key=lambda c: c.id))
    return dice.choice(card.terrains), dice.choice(card.shapes).pattern, card.id


def _snug(land: Land, sheet: Sheet, options: list[int], terrain: Terrain) -> int:
    kin: int = getattr(sheet, terrain.value)

    def worth(cells: int) -> int:
        beside = neighbours(land, cells)
        return (beside & (sheet.drawn | land.blocked)).bit_count() + 2 * (beside & kin).bit_count()

    return max(options, key=worth)


def face(land: Land, sheet: Sheet, seasons: tuple[SeasonBox, ...] = SEASONS) -> Face:
    """A sheet with names and numbers, long ones on purpose."""
    done = seasons is SEASONS
    return Face(
        land,
        sheet,
        map_name="Wilderness",
        cartographer="Ayşe Größenwahn",
        title="Journeyman Topographer" if done else "",
        name_label="Cartographer",
        title_label="Title",
        coins_label="Coins",
        final_label="Final score",
        seasons=seasons,
        final=90 if done else None,
    )

"""What shows how monsters will cost and coins come in, whichever edicts are laid (4.5, 6, 15)."""

from rules.cartographers.bots.ground import Signs
from rules.cartographers.heroes.powers import survivors
from rules.cartographers.maps.land import Land, neighbours
from rules.cartographers.maps.sheet import Sheet

ZOMBIES, TROLL = "zombie_plague", "giant_troll_ravage"


def monsters(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Open spaces beside monsters; those with no other, or no clean neighbour; room around."""
    beside = neighbours(land, sheet.monster) & free
    if not beside:
        return 0, 0, 0, 0
    clean = neighbours(land, free & ~beside)
    return (
        beside.bit_count(),
        (beside & ~near).bit_count(),
        (beside & ~clean).bit_count(),
        (neighbours(land, beside) & free & ~beside).bit_count(),
    )


def monsters_of_heroes(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The same; where Zombies will spread, whether a Troll will ravage, what heroes guard."""
    zombies = troll = 0
    if sheet.monster:
        zombies = (neighbours(land, survivors(sheet, ZOMBIES)) & free).bit_count()
        troll = 1 if neighbours(land, survivors(sheet, TROLL)) & free else 0
    guarded = (sheet.attacked & free).bit_count()
    return *monsters(land, sheet, free, near), zombies, troll, guarded


def coins(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Nothing but what the ground tells: mountains by open sides (4.5)."""
    return (0,)


def coins_of_heroes(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Whether a Dragon is still to be contained, and how many spaces that takes (15)."""
    if not sheet.dragon:
        return 0, 0, 0
    beside = neighbours(land, sheet.dragon & ~sheet.destroyed) & free
    return 0, 1, beside.bit_count()

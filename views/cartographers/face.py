"""What a sheet says besides its map: plain numbers, and words already in the user's language."""

from msgspec import Struct

from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import BLANK, Sheet


class SeasonBox(Struct, frozen=True):
    """One season's result; numbers that do not stand yet are None. `now`: the season in play."""

    name: str
    icon: str
    edicts: tuple[str, str]
    first: int | None = None
    second: int | None = None
    coins: int | None = None
    monsters: int | None = None
    total: int | None = None
    now: bool = False


class Face(Struct, frozen=True):
    """Everything on a sheet. `title` is the rating's title line, left blank until the end."""

    land: Land
    sheet: Sheet = BLANK
    map_name: str = ""
    cartographer: str = ""
    title: str = ""
    name_label: str = ""
    title_label: str = ""
    coins_label: str = ""
    final_label: str = ""
    seasons: tuple[SeasonBox, ...] = ()
    final: int | None = None


def signed(number: int) -> str:
    """A number with a true minus sign.

    >>> signed(-4)
    '−4'
    """
    return str(number).replace("-", "\N{MINUS SIGN}")

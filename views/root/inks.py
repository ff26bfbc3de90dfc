"""The inks of the woodland in each theme: a printed map keeps its colours, the lamp dims it."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, convert
from msgspec.structs import replace

from rules.root.data import read
from rules.root.enums import Faction, Suit
from views.theme.contrast import best_on, mix
from views.theme.tokens import ThemeName

DARK, LIGHT = "#20160C", "#FFFAF0"


class Inks(Struct, frozen=True):
    """All colours of the map.

    `lamp`, `dusk`: the light in the middle and at the edges, multiplied with the finished print;
    empty: full light. `crowns`: the greens of the trees from dark to light. `flat`: no gradients,
    no shadows. `weight`: how much bolder lines are. `sun`, `shine`: what lightens the crowns, how
    much; `cap`, `snow`: what lies on them, and how thick.
    """

    id: str
    meadow: str
    verge: str
    tuft: str
    floor: str
    crowns: tuple[str, ...]
    crown_line: str
    name: str
    name_halo: str
    path: str
    path_edge: str
    rut: str
    water: str
    bank: str
    ripple: str
    disc: str
    disc_edge: str
    slot: str
    ink: str
    faint: str
    gold: str
    earth: str
    choose: str
    focus: str
    suits: tuple[tuple[Suit, str], ...]
    lamp: str = ""
    dusk: str = ""
    flat: bool = False
    mono: bool = False
    weight: float = 1.0
    sun: str = "#E9EDA6"
    shine: float = 0.2
    cap: str = "#F3F4B8"
    snow: float = 0.2

    def suit(self, suit: Suit) -> str:
        """The ink of a suit; no suit has the disc's edge."""
        return dict(self.suits).get(suit, self.disc_edge)


DAY = Inks(
    id="day",
    meadow="#DCD3A4",
    verge="#CBCB90",
    tuft="#A9AC6B",
    floor="#5C7746",
    crowns=("#4E6E40", "#5B7F49", "#6A8F50", "#7C9C57", "#8AA65E"),
    crown_line="#33492B",
    name="#FFF6DC",
    name_halo="#2C3F25",
    path="#E7D2A2",
    path_edge="#A98B57",
    rut="#CFB27C",
    water="#8FBFCB",
    bank="#5F8C94",
    ripple="#D8EEF0",
    disc="#F7EDD3",
    disc_edge="#DCC79A",
    slot="#8A7650",
    ink="#2B2015",
    faint="#6E5C41",
    gold="#C79A3A",
    earth="#8C6A4A",
    choose="#FFA62B",
    focus="#1A5A9E",
    suits=(
        (Suit.FOX, "#D8503F"),
        (Suit.RABBIT, "#E9C63C"),
        (Suit.MOUSE, "#E58A50"),
        (Suit.BIRD, "#6FA6CC"),
    ),
)

NIGHT = replace(DAY, id="night", lamp="#E6D8BC", dusk="#A8987C", choose="#FFC163", focus="#86BBF5")
"""The same print by lamplight. What is chosen shines brighter than the lit map around it."""

CONTRAST = replace(
    DAY,
    id="contrast",
    meadow="#FFFFFF",
    verge="#FFFFFF",
    tuft="#FFFFFF",
    floor="#3E7A3A",
    crowns=("#4C8B45", "#4C8B45", "#5A9A52", "#5A9A52"),
    crown_line="#12330F",
    name="#FFFFFF",
    name_halo="#0B240A",
    path="#FFF1C9",
    path_edge="#000000",
    rut="#B08A3A",
    water="#9FD4F2",
    bank="#00416B",
    ripple="#FFFFFF",
    disc="#FFFFFF",
    disc_edge="#FFFFFF",
    slot="#000000",
    ink="#000000",
    faint="#333333",
    gold="#A86A00",
    choose="#FFB000",
    focus="#00409C",
    suits=(
        (Suit.FOX, "#E0301E"),
        (Suit.RABBIT, "#FFD400"),
        (Suit.MOUSE, "#FF8A3C"),
        (Suit.BIRD, "#3E8FD6"),
    ),
    flat=True,
    weight=1.4,
)

BLACK = replace(
    CONTRAST,
    id="black",
    floor="#E2E2E2",
    crowns=("#F4F4F4", "#EDEDED", "#FFFFFF", "#E6E6E6"),
    crown_line="#6A6A6A",
    name="#000000",
    name_halo="#FFFFFF",
    path="#FFFFFF",
    path_edge="#000000",
    rut="#9A9A9A",
    water="#F2F2F2",
    bank="#555555",
    ripple="#8C8C8C",
    gold="#000000",
    earth="#DDDDDD",
    choose="#000000",
    focus="#000000",
    suits=(
        (Suit.FOX, "#8A8A8A"),
        (Suit.RABBIT, "#FFFFFF"),
        (Suit.MOUSE, "#C9C9C9"),
        (Suit.BIRD, "#EFEFEF"),
    ),
    mono=True,
    weight=1.2,
)

MAPS = {
    ThemeName.PAPER: DAY,
    ThemeName.NIGHT: NIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.PRINT: BLACK,
}
BY_ID = {inks.id: inks for inks in (DAY, NIGHT, CONTRAST, BLACK)}


SEASONS: dict[str, dict[str, object]] = {
    "autumn": {
        "meadow": "#E0D2A0",
        "verge": "#D3C88E",
        "crowns": (
            "#566F3D",
            "#B98A42",
            "#66824A",
            "#728F4F",
            "#A86C3A",
            "#80985A",
            "#8FA25A",
        ),
    },
    "winter": {
        "meadow": "#E9EDEB",
        "verge": "#D5DDDA",
        "tuft": "#A9B4B0",
        "floor": "#5F7A78",
        "crowns": ("#48665F", "#54746B", "#618277", "#6F9083"),
        "crown_line": "#2C4442",
        "name_halo": "#2A4143",
        "path": "#E3DAC6",
        "path_edge": "#A0977F",
        "rut": "#C4B79A",
        "water": "#A9C9D8",
        "bank": "#6F93A3",
        "ripple": "#F2FAFC",
        "sun": "#FFFFFF",
        "shine": 0.5,
        "cap": "#FFFFFF",
        "snow": 0.75,
    },
}
"""What the season of a map changes of the print; the sober themes have one season."""


def inks_of(name: ThemeName) -> Inks:
    """The map's inks in a theme."""
    return MAPS[name]


@cache
def ground_inks(map_id: str, inks_id: str) -> Inks:
    """The inks of the printed ground: those of the theme, in the season of the map."""
    inks = BY_ID[inks_id]
    if inks.flat or map_id not in SEASONS:
        return inks
    return replace(inks, **SEASONS[map_id])


# ---------------------------------------------------------------- factions
@cache
def printed_colours() -> dict[Faction, str]:
    """The colours of the factions as the data have them."""
    rows = convert(read("factions")["factions"], tuple[dict[str, object], ...])
    return {Faction(str(row["id"])): str(row["colour"]).upper() for row in rows}


class FolkInk(Struct, frozen=True):
    """A faction's colour on the map: the piece, the sign upon it, the line around it."""

    fill: str
    sign: str
    line: str


SECOND = 0.45
"""How much paler the second Vagabond is."""


@cache
def folk_ink(faction: Faction, inks_id: str, second: bool = False) -> FolkInk:
    """A faction's inks; every piece has a dark line, so that pale colours stand out, too."""
    if BY_ID[inks_id].mono:
        return FolkInk("#FFFFFF", "#000000", "#000000")
    fill = printed_colours()[faction]
    if second:
        fill = mix(fill, "#FFFFFF", SECOND)
    return FolkInk(fill, best_on(fill, DARK, LIGHT), mix(fill, DARK, 0.82))


STRIPES: dict[Faction, tuple[float, ...]] = {
    Faction.MARQUISE: (),
    Faction.EYRIE: (3.0, 1.4),
    Faction.ALLIANCE: (0.6, 1.4),
    Faction.VAGABOND: (1.0, 3.0),
    Faction.CULT: (4.5, 1.2, 0.6, 1.2),
    Faction.RIVERFOLK: (1.6, 1.2),
    Faction.DUCHY: (6.0, 1.6),
    Faction.CORVID: (3.0, 1.2, 0.6, 1.2, 0.6, 1.2),
}
"""How the ring of a ruler is broken, in widths of its line: rule is not told by colour alone."""

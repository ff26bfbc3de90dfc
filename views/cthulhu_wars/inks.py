"""The inks of the sea chart in each theme: a pale chart by day, the black-green sea by night."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from rules.cthulhu_wars.enums import Faction
from views.theme.contrast import best_on, mix
from views.theme.tokens import ThemeName

DARK, LIGHT = "#17130C", "#FFFAEC"


class Inks(Struct, frozen=True):
    """All colours of the chart.

    `deep`, `sea`, `shoal`: water from the open sea to the coast; `contour`, `rhumb`, `grid`: its
    lines; `coast`: its ink; `hatch`: the engraved strokes along it; `washes`: what neighbouring
    areas of land are edged with; `border`, `sea_border`: dotted lines between areas. `lamp`,
    `dusk`: light in the middle and at the edges, multiplied with the print; empty: full light.
    `flat`: no gradients and shadows. `weight`: how much bolder lines are.
    """

    id: str
    deep: str
    sea: str
    shoal: str
    contour: str
    rhumb: str
    grid: str
    land: str
    land_edge: str
    action_bar: str
    isle: str
    relief: str
    coast: str
    hatch: str
    washes: tuple[str, ...]
    border: str
    sea_border: str
    name: str
    name_halo: str
    sea_name: str
    sea_halo: str
    paper: str
    frame: str
    ink: str
    disc: str
    gold: str
    gate: str
    gate_glow: str
    choose: str
    focus: str
    lamp: str = ""
    dusk: str = ""
    flat: bool = False
    mono: bool = False
    weight: float = 1.0


DAY = Inks(
    id="day",
    deep="#9DB8B0",
    sea="#AFC6BC",
    shoal="#D3DECF",
    contour="#7E9C93",
    rhumb="#8A6F4E",
    grid="#6F8C83",
    land="#EBDCB3",
    land_edge="#B99A62",
    action_bar="#DDD9BC",
    isle="#DCD6B6",
    relief="#8E744A",
    coast="#3A3120",
    hatch="#4E6B64",
    washes=("#C08A5C", "#9A9456", "#B77F77", "#8E8A78", "#C7A24E"),
    border="#46331A",
    sea_border="#2B4540",
    name="#33270F",
    name_halo="#F4E9C8",
    sea_name="#1F403C",
    sea_halo="#C9D8CC",
    paper="#EFE3C2",
    frame="#4A3B22",
    ink="#1D170D",
    disc="#FFF9E6",
    gold="#B98A2E",
    gate="#6A2C91",
    gate_glow="#B98BE0",
    choose="#FFA62B",
    focus="#1A5A9E",
)

NIGHT = replace(
    DAY,
    id="night",
    deep="#10211F",
    sea="#172D2A",
    shoal="#2F4C46",
    contour="#3F625A",
    rhumb="#7F8F6C",
    grid="#3A5952",
    land="#C2AE82",
    land_edge="#8A7042",
    action_bar="#7F8468",
    isle="#77795C",
    relief="#7A6138",
    coast="#0B100D",
    hatch="#6F948A",
    washes=("#A36B3F", "#7C7A3E", "#98635B", "#6E6B5B", "#A98433"),
    border="#3E2C12",
    sea_border="#8FB3A6",
    name="#1E1608",
    name_halo="#D3C093",
    sea_name="#B9D6C9",
    sea_halo="#142825",
    paper="#8E7D58",
    frame="#1C160C",
    gate="#B98BE0",
    gate_glow="#D9B8FF",
    choose="#FFC163",
    focus="#86BBF5",
    lamp="#FFFFFF",
    dusk="#B4AB98",
)
"""What is chosen shines brighter than the chart under the lamp."""

CONTRAST = replace(
    DAY,
    id="contrast",
    deep="#BFE0F2",
    sea="#BFE0F2",
    shoal="#E4F3FA",
    contour="#5C93B0",
    rhumb="#BFE0F2",
    grid="#8FBDD4",
    land="#FFFFFF",
    land_edge="#FFFFFF",
    action_bar="#FFF3D0",
    isle="#FFFFFF",
    relief="#B5B5B5",
    coast="#000000",
    hatch="#00324A",
    washes=("#E2C08A", "#D3D3A0", "#E5B6AE", "#C9C9C9", "#E8D58A"),
    border="#000000",
    sea_border="#00324A",
    name="#000000",
    name_halo="#FFFFFF",
    sea_name="#00202E",
    sea_halo="#E4F3FA",
    paper="#FFFFFF",
    frame="#000000",
    ink="#000000",
    disc="#FFFFFF",
    gold="#8A5A00",
    gate="#5A0E8C",
    gate_glow="#D9B8FF",
    choose="#FFB000",
    focus="#00409C",
    flat=True,
    weight=1.5,
)

BLACK = replace(
    CONTRAST,
    id="black",
    deep="#DADADA",
    sea="#DADADA",
    shoal="#EFEFEF",
    contour="#9A9A9A",
    rhumb="#DADADA",
    grid="#BDBDBD",
    action_bar="#F2F2F2",
    hatch="#333333",
    washes=("#E3E3E3", "#D0D0D0", "#EDEDED", "#C4C4C4", "#DBDBDB"),
    sea_border="#222222",
    sea_name="#000000",
    sea_halo="#EFEFEF",
    gold="#000000",
    gate="#000000",
    gate_glow="#FFFFFF",
    choose="#000000",
    focus="#000000",
    mono=True,
    weight=1.2,
)

CHARTS = {
    ThemeName.PAPER: DAY,
    ThemeName.NIGHT: NIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.PRINT: BLACK,
}
BY_ID = {inks.id: inks for inks in (DAY, NIGHT, CONTRAST, BLACK)}


def inks_of(name: ThemeName) -> Inks:
    """The chart's inks in a theme."""
    return CHARTS[name]


# ---------------------------------------------------------------- factions
COLOURS: dict[Faction, str] = {
    Faction.GREAT_CTHULHU: "#3FA65A",
    Faction.BLACK_GOAT: "#C8382C",
    Faction.CRAWLING_CHAOS: "#3F76CF",
    Faction.YELLOW_SIGN: "#F0CB2E",
    Faction.SLEEPER: "#E07F2C",
    Faction.ANCIENTS: "#6B7683",
    Faction.WINDWALKER: "#E6F0F5",
    Faction.OPENER_OF_THE_WAY: "#9257B8",
}
STRIPES: dict[Faction, tuple[float, ...]] = {
    Faction.GREAT_CTHULHU: (),
    Faction.BLACK_GOAT: (2.2, 1.2),
    Faction.CRAWLING_CHAOS: (0.7, 1.0),
    Faction.YELLOW_SIGN: (3.6, 1.0, 0.7, 1.0),
    Faction.SLEEPER: (1.2, 2.2),
    Faction.ANCIENTS: (5.0, 1.4),
    Faction.WINDWALKER: (0.7, 1.0, 0.7, 2.4),
    Faction.OPENER_OF_THE_WAY: (2.2, 1.0, 0.7, 1.0, 0.7, 1.0),
}
"""How a ring or a line of a faction is broken, in its widths: none is told by colour alone."""


class FactionInk(Struct, frozen=True):
    """A faction's colour on the chart: the figure, the sign upon it, the line around it."""

    fill: str
    sign: str
    line: str


@cache
def faction_ink(faction: Faction, inks_id: str) -> FactionInk:
    """A faction's inks; every figure has a dark line, so that pale colours stand out, too."""
    if BY_ID[inks_id].mono:
        return FactionInk("#FFFFFF", "#000000", "#000000")
    fill = COLOURS[faction]
    return FactionInk(fill, best_on(fill, DARK, LIGHT), mix(fill, DARK, 0.84))

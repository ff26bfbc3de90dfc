"""The inks of the surveyor's sheet: by day, under the lamp, in high contrast, in black on paper.

A printed sheet keeps its colours in the dark; the lamp only takes some light off it.
"""

from msgspec import Struct
from msgspec.structs import replace

from rules.cartographers.maps.sheet import Terrain
from views.theme.contrast import mix
from views.theme.tokens import ThemeName


class TerrainInk(Struct, frozen=True):
    """`wash` fills the space, `mark` draws its pattern, `light` and `pale` lie within the marks."""

    wash: str
    mark: str
    light: str
    pale: str = "#FBF3E4"


class Inks(Struct, frozen=True):
    """All colours of one sheet. `lamp` multiplies the finished picture; empty: full light."""

    id: str
    paper: str
    laid: str
    ink: str
    edge: str
    pencil: str
    gold: str
    gold_edge: str
    waste: TerrainInk
    ruin: str
    char: TerrainInk
    terrain: dict[Terrain, TerrainInk]
    choose: str
    refuse: str
    focus: str
    lamp: str = ""
    line: float = 1.0


PAPER = "#F6EEDC"
INK = "#33291D"


def tinted(colour: str, wash: float, mark: float, light: float = 0.0) -> TerrainInk:
    """A hand-tinted terrain: colour thinned on paper, marks in the same colour deepened."""
    return TerrainInk(
        wash=mix(colour, PAPER, wash),
        mark=mix(colour, "#140D04", mark),
        light=mix(colour, PAPER, light),
    )


DAY = Inks(
    id="day",
    paper=PAPER,
    laid="#8A6F42",
    ink=INK,
    edge="#2A2118",
    pencil="#3B3A44",
    gold="#E2B33C",
    gold_edge="#7A5312",
    waste=TerrainInk(wash="#D8CBB0", mark="#6E5E43", light="#B7A78B"),
    ruin="#5A3A22",
    char=TerrainInk(wash="#4A423A", mark="#15110D", light="#B9AD9A"),
    terrain={
        Terrain.FOREST: TerrainInk(wash="#7EA17C", mark="#182C1A", light="#47794C"),
        Terrain.VILLAGE: tinted("#BF6240", 0.50, 0.56, 0.0),
        Terrain.FARM: tinted("#D8B04A", 0.40, 0.62, 0.6),
        Terrain.WATER: tinted("#4B87B6", 0.48, 0.58, 0.80),
        Terrain.MONSTER: TerrainInk(wash="#6E4B88", mark="#2E1A3D", light="#F6EEDC"),
        Terrain.HERO: TerrainInk(wash="#FFFBF0", mark="#243A5E", light="#C9D6E6"),
        Terrain.MOUNTAIN: TerrainInk(wash="#E4DAC6", mark="#3F3A33", light="#7B756D"),
    },
    choose="#B4590A",
    refuse="#A12B24",
    focus="#1A5A9E",
)

NIGHT = replace(DAY, id="night", lamp="#DAD0BE")

CONTRAST = Inks(
    id="contrast",
    paper="#FFFFFF",
    laid="",
    ink="#000000",
    edge="#000000",
    pencil="#000000",
    gold="#FFD400",
    gold_edge="#000000",
    waste=TerrainInk(wash="#CFCFCF", mark="#000000", light="#8C8C8C"),
    ruin="#000000",
    char=TerrainInk(wash="#3A3A3A", mark="#000000", light="#FFFFFF"),
    terrain={
        Terrain.FOREST: TerrainInk(wash="#6DB672", mark="#06300B", light="#2F8438"),
        Terrain.VILLAGE: TerrainInk("#FFC4A6", "#5C1A00", "#D9531E", pale="#FFFFFF"),
        Terrain.FARM: TerrainInk(wash="#FFEF9A", mark="#4D3A00", light="#FFF6C7"),
        Terrain.WATER: TerrainInk(wash="#A8D8FF", mark="#00305C", light="#E6F4FF"),
        Terrain.MONSTER: TerrainInk(wash="#4B1F70", mark="#1A0030", light="#FFFFFF"),
        Terrain.HERO: TerrainInk(wash="#FFFFFF", mark="#001B4D", light="#C9D6E6"),
        Terrain.MOUNTAIN: TerrainInk(wash="#FFFFFF", mark="#000000", light="#7A7A7A"),
    },
    choose="#8A3D00",
    refuse="#B00000",
    focus="#00409C",
    line=1.25,
)

WHITE = TerrainInk(wash="#FFFFFF", mark="#000000", light="#FFFFFF")
BLACK = Inks(
    id="black",
    paper="#FFFFFF",
    laid="",
    ink="#000000",
    edge="#000000",
    pencil="#000000",
    gold="#FFFFFF",
    gold_edge="#000000",
    waste=TerrainInk(wash="#EDEDED", mark="#000000", light="#9A9A9A"),
    ruin="#000000",
    char=TerrainInk(wash="#FFFFFF", mark="#000000", light="#FFFFFF"),
    terrain={
        Terrain.FOREST: TerrainInk(wash="#FFFFFF", mark="#000000", light="#C9C9C9"),
        Terrain.VILLAGE: TerrainInk("#FFFFFF", "#000000", "#4D4D4D", pale="#FFFFFF"),
        Terrain.FARM: WHITE,
        Terrain.WATER: WHITE,
        Terrain.MONSTER: TerrainInk(wash="#3D3D3D", mark="#000000", light="#FFFFFF"),
        Terrain.HERO: WHITE,
        Terrain.MOUNTAIN: TerrainInk(wash="#FFFFFF", mark="#000000", light="#C4C4C4"),
    },
    choose="#000000",
    refuse="#000000",
    focus="#000000",
)

PRINTED = replace(DAY, id="printed", paper="#FFFFFF", laid="")
"""In colour on the reader's own paper."""

SHEETS = {
    ThemeName.PAPER: DAY,
    ThemeName.NIGHT: NIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.PRINT: BLACK,
}


def inks_of(name: ThemeName) -> Inks:
    """The sheet's inks in a theme."""
    return SHEETS[name]


BY_ID = {inks.id: inks for inks in (DAY, NIGHT, CONTRAST, BLACK, PRINTED)}

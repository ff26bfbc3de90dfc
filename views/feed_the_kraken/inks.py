"""The inks of the chart in each theme: printed things keep their colours, the lamp dims them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.feed_the_kraken.enums import Color, Side
from views.theme.contrast import mix
from views.theme.tokens import ThemeName


class CourseInk(Struct, frozen=True):
    """One of the three colours: `fill` with its `hatch`, the `letter` upon it, its `edge`."""

    fill: str
    hatch: str
    letter: str
    edge: str


class LandInk(Struct, frozen=True):
    """A coast: the tint of the land, the deeper tint of its harbours, the engraver's ink."""

    wash: str
    harbour: str
    mark: str
    letter: str


class Inks(Struct, frozen=True):
    """All colours of one chart.

    `lamp`, `dusk`: the light in the middle and at the edges, multiplied with the finished print;
    empty: full light. `hatched`: how strongly the hatching of the three colours shows, 0 to 1.
    """

    id: str
    paper: str
    stain: str
    sea: str
    shallow: str
    line: str
    ink: str
    faint: str
    grid: str
    gold: str
    course: dict[Color, CourseInk]
    land: dict[Side, LandInk]
    kraken: str
    kraken_light: str
    supply: str
    token: str
    on_token: str
    sail: str
    hull: str
    choose: str
    focus: str
    lamp: str = ""
    dusk: str = ""
    hatched: float = 0.35
    weight: float = 1.0


INK = "#33281C"

DAY = Inks(
    id="day",
    paper="#F0E3C6",
    stain="#A97F3E",
    sea="#E7E0C6",
    shallow="#A9C3BD",
    line="#8A6B43",
    ink=INK,
    faint="#6B573C",
    grid="#6E5A3E",
    gold="#C99A3B",
    course={
        Color.RED: CourseInk("#B5382C", "#7E1F17", "#FFF6E6", "#5E150F"),
        Color.YELLOW: CourseInk("#F0C244", "#B98916", "#2B1F08", "#6E4F0C"),
        Color.BLUE: CourseInk("#2C6699", "#173F66", "#FFF9EC", "#10304F"),
    },
    land={
        Side.PIRATE: LandInk("#DDAF93", "#C9775B", "#6A2A1C", "#5A150D"),
        Side.SAILOR: LandInk("#AFC0C9", "#7398B5", "#24415C", "#12304D"),
    },
    kraken="#3F2A4A",
    kraken_light="#EADFC9",
    supply="#6F4A12",
    token="#3A2A1C",
    on_token="#F6EBD2",
    sail="#FFF9EA",
    hull="#5A3A20",
    choose="#B4590A",
    focus="#1A5A9E",
)

NIGHT = replace(DAY, id="night", lamp="#E2CDA6", dusk="#8F7C5F", choose="#FFC163")
"""The same print by lamplight. What is chosen shines brighter than the lit paper around it."""

CONTRAST = Inks(
    id="contrast",
    paper="#FFFFFF",
    stain="",
    sea="#FFFFFF",
    shallow="#9ECBEA",
    line="#8C8C8C",
    ink="#000000",
    faint="#3A3A3A",
    grid="#000000",
    gold="#FFD400",
    course={
        Color.RED: CourseInk("#B00D0D", "#6A0000", "#FFFFFF", "#000000"),
        Color.YELLOW: CourseInk("#FFD400", "#A88600", "#000000", "#000000"),
        Color.BLUE: CourseInk("#0B4FA8", "#002B66", "#FFFFFF", "#000000"),
    },
    land={
        Side.PIRATE: LandInk("#FFD2C4", "#FF9C7F", "#5A0A00", "#000000"),
        Side.SAILOR: LandInk("#CFE4FF", "#8CBEFF", "#001F4D", "#000000"),
    },
    kraken="#2A0A3D",
    kraken_light="#FFFFFF",
    supply="#000000",
    token="#000000",
    on_token="#FFFFFF",
    sail="#FFFFFF",
    hull="#000000",
    choose="#8A3D00",
    focus="#00409C",
    hatched=0.5,
    weight=1.3,
)

BLACK = Inks(
    id="black",
    paper="#FFFFFF",
    stain="",
    sea="#FFFFFF",
    shallow="#FFFFFF",
    line="#A6A6A6",
    ink="#000000",
    faint="#4A4A4A",
    grid="#000000",
    gold="#FFFFFF",
    course={
        Color.RED: CourseInk("#FFFFFF", "#000000", "#000000", "#000000"),
        Color.YELLOW: CourseInk("#FFFFFF", "#000000", "#000000", "#000000"),
        Color.BLUE: CourseInk("#FFFFFF", "#000000", "#000000", "#000000"),
    },
    land={
        Side.PIRATE: LandInk("#E4E4E4", "#C8C8C8", "#000000", "#000000"),
        Side.SAILOR: LandInk("#F4F4F4", "#E6E6E6", "#000000", "#000000"),
    },
    kraken="#000000",
    kraken_light="#FFFFFF",
    supply="#000000",
    token="#000000",
    on_token="#FFFFFF",
    sail="#FFFFFF",
    hull="#000000",
    choose="#000000",
    focus="#000000",
    hatched=1.0,
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


def pale(inks: Inks, color: Color, share: float = 0.55) -> str:
    """A colour thinned on the sea: ghosts and landing marks."""
    return mix(inks.course[color].fill, inks.sea, share)

"""The tokens of the look: every colour, distance, line and duration a screen may use."""

from enum import StrEnum

from msgspec import Struct


class ThemeName(StrEnum):
    """What can be chosen; `system` follows the desktop's own choice of light or dark."""

    SYSTEM = "system"
    PAPER = "paper"
    NIGHT = "night"
    CONTRAST = "contrast"
    PRINT = "print"


class Colours(Struct, frozen=True):
    """One theme's colours, as `#RRGGBB`.

    `table` is what everything lies on, `surface` a panel on it, `raised` a button, `sunken` a field
    to type in. `line` only divides; `edge` bounds what can be used and so keeps 3:1. `accent` is
    the lamp: what wants a decision, and nothing else.
    """

    table: str
    surface: str
    raised: str
    sunken: str
    line: str
    edge: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    glow: str
    focus: str
    bad: str
    good: str
    selected: str
    shadow: str


class Lines(Struct, frozen=True):
    """Widths in pixels; `gap` is left between a thing and its focus ring."""

    hairline: float = 1.0
    border: float = 1.5
    focus: float = 2.0
    gap: float = 2.0


class Space(Struct, frozen=True):
    """Distances in pixels before the text size is applied."""

    xs: int = 4
    s: int = 8
    m: int = 12
    l: int = 16  # noqa: E741 (one of a row of sizes)
    xl: int = 24
    xxl: int = 32
    huge: int = 48


class Radius(Struct, frozen=True):
    panel: int = 6
    chip: int = 3


class Type(Struct, frozen=True):
    """Sizes of letters in pixels at 100 %; the faces are small of eye and so one step larger."""

    small: int = 14
    body: int = 16
    lead: int = 18
    title: int = 22
    display: int = 32
    leading: float = 1.4
    least_on_board: int = 11


class Motion(Struct, frozen=True):
    """Durations in milliseconds; all are nothing when motion is off."""

    move: int = 220
    fade: int = 120
    flip: int = 260
    compound: int = 1200


STILL = Motion(move=0, fade=0, flip=0, compound=0)
SPACE = Space()
RADIUS = Radius()
TYPE = Type()

PAPER = Colours(
    table="#E4D9C6",
    surface="#FBF7EF",
    raised="#F3EBDC",
    sunken="#FFFDF8",
    line="#CDBFA8",
    edge="#8A7B66",
    ink="#2B2620",
    muted="#5F5548",
    accent="#8F490D",
    on_accent="#FFF8EC",
    glow="#F0AC56",
    focus="#1A5A9E",
    bad="#9C2821",
    good="#285F38",
    selected="#F2DDBB",
    shadow="#3A2A14",
)
NIGHT = Colours(
    table="#171411",
    surface="#231F1B",
    raised="#322C26",
    sunken="#1B1815",
    line="#453E36",
    edge="#837869",
    ink="#F0E7D8",
    muted="#B0A491",
    accent="#F0AC56",
    on_accent="#1D1408",
    glow="#F0AC56",
    focus="#86BBF5",
    bad="#F08A7F",
    good="#8FCFA0",
    selected="#4A3820",
    shadow="#000000",
)
CONTRAST = Colours(
    table="#000000",
    surface="#000000",
    raised="#000000",
    sunken="#000000",
    line="#FFFFFF",
    edge="#FFFFFF",
    ink="#FFFFFF",
    muted="#FFFFFF",
    accent="#FFD400",
    on_accent="#000000",
    glow="#FFD400",
    focus="#00E0FF",
    bad="#FF9A91",
    good="#9BEBAC",
    selected="#3D3300",
    shadow="#000000",
)
PRINT = Colours(
    table="#FFFFFF",
    surface="#FFFFFF",
    raised="#FFFFFF",
    sunken="#FFFFFF",
    line="#8C8C8C",
    edge="#595959",
    ink="#000000",
    muted="#404040",
    accent="#000000",
    on_accent="#FFFFFF",
    glow="#000000",
    focus="#000000",
    bad="#000000",
    good="#000000",
    selected="#DEDEDE",
    shadow="#8C8C8C",
)

COLOURS = {
    ThemeName.PAPER: PAPER,
    ThemeName.NIGHT: NIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.PRINT: PRINT,
}
LINES = {
    ThemeName.PAPER: Lines(),
    ThemeName.NIGHT: Lines(),
    ThemeName.CONTRAST: Lines(hairline=2.0, border=2.0, focus=3.0),
    ThemeName.PRINT: Lines(),
}

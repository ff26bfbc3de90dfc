"""The inks of the city: dusk in light themes, night in dark ones, plain where contrast is all."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from views.theme.tokens import ThemeName


class Inks(Struct, frozen=True):
    """All colours of the picture.

    `sky`: from the zenith to the horizon; `sea`: from there to the shore; `rock`: from the
    light to the foot of the city; `ledge`: the walls below each tier; `street`: the ways
    between spaces. `house`, `roof`: silhouettes, `copper`: upgraded; `lit`, `unlit`: windows;
    `plate`, `upgraded`: the number of an upgraded space; `face`: what a space is written on,
    `half` where it is too dear, `taken` where it is taken or closed, and `shut` its line; `ink`,
    `muted`: letters on it; `dim`: letters and signs on what is taken or closed; `dear`: a tax that
    cannot be paid. `card`: threats and decrees; `spoken`: what a hint means. `flat`:
    no gradients.
    """

    id: str
    sky: tuple[str, str, str]
    star: str
    sea: tuple[str, str]
    wave: str
    rock: tuple[str, str]
    ledge: str
    ledge_line: str
    street: str
    street_edge: str
    house: tuple[str, str, str]
    roof: tuple[str, str, str]
    upgraded: str
    copper: str
    plate: str
    lit: str
    unlit: str
    face: str
    half: str
    taken: str
    shut: str
    edge: str
    ink: str
    muted: str
    dim: str
    dear: str
    well: str
    card: str
    card_ink: str
    card_muted: str
    tower: str
    tower_dark: str
    plan: str
    beam: str
    cult: str
    cult_light: str
    trouble: str
    gold: str
    choose: str
    spoken: str
    under: str
    coin: str
    food: str
    common: str
    rare: str
    magic: str
    flat: bool = False


DUSK = Inks(
    id="dusk",
    sky=("#4A4768", "#9C6B7C", "#E3A878"),
    star="#F6E4C8",
    sea=("#6C7F95", "#3B536C"),
    wave="#A9B9C4",
    rock=("#8E7569", "#5D4C4A"),
    ledge="#6F5B54",
    ledge_line="#3F3331",
    street="#C8AC8B",
    street_edge="#5B4A44",
    house=("#584656", "#514158", "#48405E"),
    roof=("#7A4A45", "#6D4652", "#5A4668"),
    upgraded="#D9A441",
    copper="#5F8F80",
    plate="#2B2220",
    lit="#FFD98A",
    unlit="#35293A",
    face="#F4E8D2",
    half="#E0D2BC",
    taken="#CBBBA6",
    shut="#4B3B37",
    edge="#4B3B37",
    ink="#2B2220",
    muted="#62544B",
    dim="#4A3F39",
    dear="#9E2B20",
    well="#E4D3B6",
    card="#2C2436",
    card_ink="#F3E6DA",
    card_muted="#BFAFB4",
    tower="#F1E7D6",
    tower_dark="#B65A45",
    plan="#F1E7D6",
    beam="#FFE3A0",
    cult="#6E3FA0",
    cult_light="#B993E0",
    trouble="#B23A2E",
    gold="#A9761F",
    choose="#FFA62B",
    spoken="#3FBF6B",
    under="#2A1B10",
    coin="#A9761F",
    food="#A0522D",
    common="#6B6257",
    rare="#1F7A8C",
    magic="#7A3FA8",
)

NIGHT = replace(
    DUSK,
    id="night",
    sky=("#0C1020", "#171C35", "#2B2C4A"),
    star="#C9CFE6",
    sea=("#2A4468", "#101D33"),
    wave="#6C8DB5",
    rock=("#33303A", "#1C1A22"),
    ledge="#26232C",
    ledge_line="#0C0B10",
    street="#544C50",
    street_edge="#121017",
    house=("#3B3A4C", "#3A3C57", "#3A4064"),
    roof=("#594049", "#4E4560", "#47507A"),
    upgraded="#C9943A",
    copper="#4F8374",
    plate="#0A0A10",
    lit="#FFCB66",
    unlit="#0B0C14",
    face="#2D2F42",
    half="#252736",
    taken="#1D1E2A",
    shut="#565A75",
    edge="#565A75",
    ink="#F0E7D8",
    muted="#B3AAA0",
    dim="#A9A19A",
    dear="#F0705E",
    well="#1F2030",
    card="#231C2E",
    card_ink="#F0E4DA",
    card_muted="#B3A4AE",
    tower="#D9D0C2",
    tower_dark="#8A4034",
    plan="#8E93AE",
    beam="#FFD98A",
    cult="#9C6BD0",
    cult_light="#C7A6EE",
    trouble="#F0705E",
    gold="#E5B45A",
    choose="#FFC163",
    spoken="#6FE09A",
    under="#0A0A10",
    coin="#E5B45A",
    food="#E09A6A",
    common="#B9B0A4",
    rare="#5CC3D6",
    magic="#C79AF0",
)

CONTRAST = replace(
    NIGHT,
    id="contrast",
    sky=("#000000", "#000000", "#000000"),
    star="#FFFFFF",
    sea=("#000000", "#000000"),
    wave="#FFFFFF",
    rock=("#000000", "#000000"),
    ledge="#000000",
    ledge_line="#FFFFFF",
    street="#FFFFFF",
    street_edge="#000000",
    house=("#000000", "#000000", "#000000"),
    roof=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
    upgraded="#FFFFFF",
    copper="#FFFFFF",
    plate="#000000",
    lit="#FFFFFF",
    unlit="#000000",
    face="#000000",
    half="#1A1A1A",
    taken="#2A2A2A",
    shut="#8A8A8A",
    edge="#FFFFFF",
    ink="#FFFFFF",
    muted="#FFFFFF",
    dim="#D8D8D8",
    dear="#FF9A91",
    well="#000000",
    card="#000000",
    card_ink="#FFFFFF",
    card_muted="#FFFFFF",
    tower="#FFFFFF",
    tower_dark="#8A8A8A",
    plan="#FFFFFF",
    cult="#D9B8FF",
    cult_light="#D9B8FF",
    trouble="#FF9A91",
    gold="#FFD400",
    choose="#FFD400",
    spoken="#00FF7F",
    under="#000000",
    coin="#FFD400",
    food="#FFB070",
    common="#E0E0E0",
    rare="#7FE3F5",
    magic="#E0B8FF",
    flat=True,
)

BLACK = replace(
    DUSK,
    id="black",
    sky=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
    star="#FFFFFF",
    sea=("#EDEDED", "#EDEDED"),
    wave="#9A9A9A",
    rock=("#F4F4F4", "#F4F4F4"),
    ledge="#E0E0E0",
    ledge_line="#000000",
    street="#BDBDBD",
    street_edge="#FFFFFF",
    house=("#D0D0D0", "#D0D0D0", "#D0D0D0"),
    roof=("#8C8C8C", "#8C8C8C", "#8C8C8C"),
    upgraded="#000000",
    copper="#000000",
    plate="#FFFFFF",
    lit="#FFFFFF",
    unlit="#404040",
    face="#FFFFFF",
    half="#EFEFEF",
    taken="#DEDEDE",
    shut="#8C8C8C",
    edge="#000000",
    ink="#000000",
    muted="#404040",
    dim="#404040",
    dear="#000000",
    well="#F2F2F2",
    card="#FFFFFF",
    card_ink="#000000",
    card_muted="#404040",
    tower="#FFFFFF",
    tower_dark="#595959",
    plan="#8C8C8C",
    beam="#FFFFFF",
    cult="#404040",
    cult_light="#8C8C8C",
    trouble="#000000",
    gold="#000000",
    choose="#000000",
    spoken="#000000",
    under="#FFFFFF",
    coin="#000000",
    food="#000000",
    common="#000000",
    rare="#000000",
    magic="#000000",
    flat=True,
)

CITIES = {
    ThemeName.PAPER: DUSK,
    ThemeName.NIGHT: NIGHT,
    ThemeName.CONTRAST: CONTRAST,
    ThemeName.PRINT: BLACK,
}


def inks_of(name: ThemeName) -> Inks:
    """The city's inks in a theme."""
    return CITIES[name]


LIGHT_ON_CARD = {
    "coin": "#E5B45A",
    "food": "#E8A87C",
    "common": "#C9BFB2",
    "rare": "#6FD0E2",
    "magic": "#CFA6F5",
    "cult": "#C7A6EE",
    "trouble": "#F27F6E",
    "gold": "#F0C56A",
}
"""What signs are drawn with on cards, which are dark by day, too."""
ON_CARDS = {
    each.id: each if each.flat else replace(each, **LIGHT_ON_CARD) for each in CITIES.values()
}


def on_card(inks: Inks) -> Inks:
    """The inks of signs on a card."""
    return ON_CARDS[inks.id]

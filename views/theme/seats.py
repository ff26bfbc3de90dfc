"""A seat's mark: colour, emblem and initial together, because eleven colours are too many alone."""

from msgspec import Struct

from models.seats_model import SeatFace
from models.translate import bare
from views.theme.contrast import best_on, contrast, mix
from views.theme.tokens import Colours

COLOURS = (
    "#2A6FB0", "#C8452B", "#257A4B", "#8E4585", "#0F7878", "#C75D86", "#5B6470", "#B7791F",
    "#7B4A2D", "#6C7626", "#5150A8",
)  # fmt: skip
EMBLEMS = (
    "seat-moon", "seat-key", "seat-acorn", "seat-scallop", "seat-feather", "seat-pear",
    "seat-horseshoe", "seat-candle", "seat-teapot", "seat-mushroom", "seat-snail",
)  # fmt: skip
DARK, LIGHT = "#17110A", "#FFFFFF"


class SeatMark(Struct, frozen=True):
    """`rim` outlines the colour where the ground comes near to it; `sign` is drawn upon it."""

    colour: str
    rim: str
    sign: str
    emblem: str
    initial: str


def seat_mark(seat: int, name: str, colours: Colours, face: SeatFace | None = None) -> SeatMark:
    """A table of a hundred repeats colours and emblems, but never the same pair.

    Where the game gives the seat a face, that is its mark.
    """
    turn, place = divmod(seat, len(COLOURS))
    colour = COLOURS[(place + turn) % len(COLOURS)] if face is None else face.colour
    near = contrast(colour, colours.surface) < 3.5
    return SeatMark(
        colour=colour,
        rim=mix(colour, colours.ink, 0.6) if near else colour,
        sign=best_on(colour, LIGHT, DARK),
        emblem=EMBLEMS[place] if face is None else face.icon,
        initial=_initial(seat, bare(name)),
    )


def _initial(seat: int, name: str) -> str:
    """The first letter of a name; of «Seat 3» the number: its letter is that of all others."""
    said = name.split()
    if len(said) > 1 and said[-1].isdecimal():
        return said[-1][-2:]
    return name.strip()[:1].upper() or str(seat + 1)

"""The look of the whole program in one place: colours, letters, lines, icons, durations."""

from models.seats_model import SeatFace
from views.theme.fonts import Face, small_capitals
from views.theme.icons import icon, paint_icon, pixmap
from views.theme.lamp import lamp_light
from views.theme.seats import SeatMark, seat_mark
from views.theme.theme import Theme, theme
from views.theme.tokens import (
    RADIUS,
    SPACE,
    TYPE,
    Colours,
    Lines,
    Motion,
    ThemeName,
)

__all__ = [
    "RADIUS",
    "SPACE",
    "TYPE",
    "Colours",
    "Face",
    "Lines",
    "Motion",
    "SeatFace",
    "SeatMark",
    "Theme",
    "ThemeName",
    "icon",
    "lamp_light",
    "paint_icon",
    "pixmap",
    "seat_mark",
    "small_capitals",
    "theme",
]

"""What lies on the card of Windwalker (15)."""

from functools import cache

import msgspec

from rules.cthulhu_wars.boards import WindwalkerBoard
from rules.cthulhu_wars.earth.geography import globe
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.steps import Seat


def ice_area(state: Earth, seat: Seat) -> Area:
    """Where its Ice Age token lies; NOWHERE while it lies on the card."""
    board = state.boards[seat]
    return board.ice if isinstance(board, WindwalkerBoard) else NOWHERE


def home(state: Earth, seat: Seat) -> Area:
    """Where it began."""
    board = state.boards[seat]
    return board.home if isinstance(board, WindwalkerBoard) else NOWHERE


def note(state: Earth, seat: Seat, **facts: Area) -> None:
    """Changes the card."""
    state.boards[seat] = msgspec.structs.replace(state.boards[seat], **facts)


def glyph_areas(state: Earth) -> tuple[Area, ...]:
    """The areas with the mark of Windwalker: both poles."""
    return _marked(state.variant.map)


@cache
def _marked(map_id: str) -> tuple[Area, ...]:
    found, mark = globe(map_id), Faction.WINDWALKER.value
    return tuple(area for area in found.all if mark in found.places[area].faction_glyphs)

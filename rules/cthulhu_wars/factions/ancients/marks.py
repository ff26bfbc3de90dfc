"""Cathedrals and the marks of areas (15)."""

from rules.cthulhu_wars.earth.counting import areas_of
from rules.cthulhu_wars.earth.geography import glyph
from rules.cthulhu_wars.enums import Glyph
from rules.cthulhu_wars.factions.ancients.kinds import CATHEDRAL
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat


def cathedrals(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas with a Cathedral."""
    return areas_of(state, seat, CATHEDRAL)


def marked(state: Earth, seat: Seat) -> set[Glyph]:
    """The marks of areas that have one; no mark is a mark of its own."""
    return {glyph(state, area) for area in cathedrals(state, seat)}

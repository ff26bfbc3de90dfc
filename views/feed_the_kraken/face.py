"""What a chart shows besides its print, taken from a public view."""

from __future__ import annotations

from msgspec import Struct

from rules.feed_the_kraken.data import cards, charts, spaces
from rules.feed_the_kraken.enums import Color, Voyage
from rules.feed_the_kraken.state import Kraken


class Leg(Struct, frozen=True):
    """A move that was made: from where, to where, by which colour."""

    origin: str
    target: str
    color: Color


class Face(Struct, frozen=True):
    """The moment of a chart: where the ship is, where it has been, what is used up.

    `courses`, `distances`: overlays. `supply_line`: whether it is played with.
    """

    voyage: Voyage
    space: str
    legs: tuple[Leg, ...] = ()
    supply_line: bool = False
    crossed: bool = False
    courses: bool = True
    distances: bool = False

    @property
    def visited(self) -> frozenset[str]:
        """The spaces the ship has sailed to: their tokens are used."""
        return frozenset(leg.target for leg in self.legs)

    @property
    def sailed(self) -> frozenset[str]:
        """The spaces the ship has been on or is on."""
        return self.visited | {leg.origin for leg in self.legs} | {self.space}

    @property
    def looks_west(self) -> bool:
        """The ship looks where its last move went that was not straight north."""
        found = spaces(self.voyage)
        for leg in reversed(self.legs):
            across = found[leg.target].x - found[leg.origin].x
            if across:
                return across < 0
        return False

    @property
    def is_over(self) -> bool:
        """Whether the ship lies on a goal."""
        return bool(spaces(self.voyage)[self.space].goal)


def face_of(view: Kraken, courses: bool = True, distances: bool = False) -> Face:
    """The face of the chart in a view."""
    voyage = view.variant.voyage
    legs = tuple(
        Leg(sailed.origin, sailed.target, cards()[sailed.card].color)
        for sailed in view.voyages
        if sailed.target
    )
    return Face(
        voyage,
        view.space,
        legs,
        supply_line=charts()[voyage].has_supply_line and view.variant.supply_line,
        crossed=view.crossed_supply_line,
        courses=courses,
        distances=distances,
    )

"""The Earth (3): areas, oceans, who borders on whom."""

from functools import cache

import msgspec

from rules.cthulhu_wars.data import Place, maps, places
from rules.cthulhu_wars.enums import AreaKind, Glyph
from rules.cthulhu_wars.state import Area, Earth

Areas = tuple[Area, ...]


class Spot(msgspec.Struct, frozen=True, gc=False):
    """An area in an event: its index on its map, its id in the data."""

    area: Area
    id: str


class Globe:
    """One map by the indices of its areas."""

    def __init__(self, id: str) -> None:
        """From the data."""
        board, known = maps()[id], places()
        self.index = {name: at for at, name in enumerate(board.areas)}
        self.places = tuple(known[name] for name in board.areas)
        self.spots = tuple(Spot(at, name) for at, name in enumerate(board.areas))
        self.all = tuple(range(len(board.areas)))
        self.oceans = tuple(each.kind is AreaKind.OCEAN for each in self.places)
        ends = [(self.index[one], self.index[other]) for one, other in board.edges]
        near: list[set[Area]] = [set() for _ in self.all]
        for one, other in ends:
            near[one].add(other)
            near[other].add(one)
        self.near = tuple(tuple(sorted(each)) for each in near)
        self.reach: dict[int, tuple[Areas, ...]] = {1: self.near}

    def within(self, steps: int) -> tuple[Areas, ...]:
        """By area: the others that are no more than so many steps away."""
        if steps not in self.reach:
            before = self.within(steps - 1)
            self.reach[steps] = tuple(
                tuple(sorted({far for mid in before[at] for far in (mid, *self.near[mid])} - {at}))
                for at in self.all
            )
        return self.reach[steps]


@cache
def globe(map_id: str) -> Globe:
    """A map by its id."""
    return Globe(map_id)


def all_areas(state: Earth) -> Areas:
    """All areas."""
    return globe(state.variant.map).all


def neighbours(state: Earth, area: Area) -> Areas:
    """The adjacent areas."""
    return globe(state.variant.map).near[area]


def within(state: Earth, area: Area, steps: int) -> Areas:
    """The other areas no more than so many steps away."""
    return globe(state.variant.map).within(steps)[area]


def is_ocean(state: Earth, area: Area) -> bool:
    """Whether it is one of the six oceans."""
    return globe(state.variant.map).oceans[area]


def area_index(state: Earth, id: str) -> Area:
    """An area by its id. Raises KeyError where this map has none of the name."""
    return globe(state.variant.map).index[id]


def place(state: Earth, area: Area) -> Place:
    """An area as the data tell it."""
    return globe(state.variant.map).places[area]


def spot(state: Earth, area: Area) -> Spot:
    """An area as events tell it."""
    return globe(state.variant.map).spots[area]


def glyph(state: Earth, area: Area) -> Glyph:
    """The mark printed on an area."""
    return globe(state.variant.map).places[area].ys_glyph

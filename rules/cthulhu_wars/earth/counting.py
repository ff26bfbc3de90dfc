"""Counting units (4): on the map, in play, classes, Great Old Ones."""

from functools import cache, lru_cache

from rules.cthulhu_wars.abilities.effects import law
from rules.cthulhu_wars.data import number
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

Meetings = tuple[tuple[Area, Seat], ...]
LEVEL: dict[UnitClass, int] = {
    UnitClass.BUILDING: 0,
    UnitClass.CULTIST: 1,
    UnitClass.MONSTER: 2,
    UnitClass.TERROR: 2,
    UnitClass.GREAT_OLD_ONE: 3,
}
"""What a class counts for where one protects from another (4, 15)."""


def all_seats(state: Earth) -> list[Seat]:
    """All seats, from the first."""
    return [Seat(seat) for seat in range(len(state.power))]


# -------------------------------------------------------------------- kinds
@cache
def ranks_of(faction: Faction) -> tuple[UnitClass, ...]:
    """The classes of a faction's kinds."""
    return tuple(kind.rank for kind in law(faction).kinds())


@cache
def kinds_of_rank(faction: Faction, *wanted: UnitClass) -> tuple[Kind, ...]:
    """The kinds of a faction that are of these classes."""
    return tuple(kind for kind, rank in enumerate(ranks_of(faction)) if rank in wanted)


def ranks(state: Earth, seat: Seat) -> tuple[UnitClass, ...]:
    """The classes of a seat's kinds."""
    return ranks_of(state.factions[seat])


def of_rank(state: Earth, seat: Seat, *wanted: UnitClass) -> tuple[Kind, ...]:
    """The kinds of a seat that are of these classes."""
    return kinds_of_rank(state.factions[seat], *wanted)


def is_cultist(state: Earth, seat: Seat, kind: Kind) -> bool:
    """Whether a kind is a cultist."""
    return ranks_of(state.factions[seat])[kind] is UnitClass.CULTIST


def unit_id(state: Earth, seat: Seat, kind: Kind) -> str:
    """The id of a kind in the data."""
    return law(state.factions[seat]).kinds()[kind].id


def kind_of(state: Earth, seat: Seat, id: str) -> Kind:
    """A kind by its id. Raises ValueError where this faction has none of the name."""
    return [each.id for each in law(state.factions[seat]).kinds()].index(id)


def size_of(state: Earth, seat: Seat, kind: Kind) -> int:
    """How many figures of a kind there are."""
    return law(state.factions[seat]).kinds()[kind].count


@cache
def _buildings(faction: Faction) -> tuple[Kind, ...]:
    return kinds_of_rank(faction, UnitClass.BUILDING)


@cache
def nothing(faction: Faction) -> Counts:
    """None of any kind: what nearly all areas hold; to compare is quicker than to look through."""
    return (0,) * len(ranks_of(faction))


def has_buildings(state: Earth, seat: Seat) -> bool:
    """Whether a faction has anything that is no unit (15)."""
    return bool(_buildings(state.factions[seat]))


def units_in(state: Earth, seat: Seat, counts: Counts) -> int:
    """How many units some counts of a seat are: buildings are none."""
    return _units(state.factions[seat], counts)


def _units(faction: Faction, counts: Counts) -> int:
    total = sum(counts)
    for kind in _buildings(faction):
        total -= counts[kind]
    return total


# -------------------------------------------------------------------- in play
def in_play(state: Earth, seat: Seat, kind: Kind) -> int:
    """How many of a kind are in play: on the map, or off it and not in the pool (4)."""
    return sum([here[seat][kind] for here in state.units]) + state.aside[seat][kind]


def on_map(state: Earth, seat: Seat, kind: Kind) -> int:
    """How many of a kind are in areas."""
    return sum([here[seat][kind] for here in state.units])


def cultists(state: Earth, seat: Seat) -> int:
    """How many own cultists are in play."""
    off_map, kinds = state.aside[seat], of_rank(state, seat, UnitClass.CULTIST)
    return cultists_on_map(state, seat) + sum([off_map[kind] for kind in kinds])


def cultists_on_map(state: Earth, seat: Seat) -> int:
    """How many own cultists are in areas."""
    units, areas = state.units, areas_with(state, seat)
    kinds = of_rank(state, seat, UnitClass.CULTIST)
    return sum([units[area][seat][kind] for area in areas for kind in kinds])


def great_old_ones(state: Earth, seat: Seat) -> tuple[Kind, ...]:
    """The Great Old Ones of a seat that are in play."""
    kinds = of_rank(state, seat, UnitClass.GREAT_OLD_ONE)
    return tuple([kind for kind in kinds if in_play(state, seat, kind)])


class _Standing(dict[Seat, tuple[Area, ...]]):
    """Seat -> the areas with a unit of it, found when they are first asked for. They hold as long
    as all stands as in `units`; to see that is quicker than to look through the areas."""

    __slots__ = ("factions", "met", "units")

    def __init__(self, units: list[tuple[Counts, ...]], factions: tuple[Faction, ...]) -> None:
        """Nothing asked for yet."""
        super().__init__()
        self.units, self.factions = units, factions
        self.met: dict[Seat, Meetings] = {}

    def __missing__(self, seat: Seat) -> tuple[Area, ...]:
        """Those of one seat."""
        faction = self.factions[seat]
        none, fixed = nothing(faction), _buildings(faction)
        found = [at for at, all in enumerate(self.units) if all[seat] != none]
        if fixed:
            found = [at for at in found if _units(faction, self.units[at][seat])]
        self[seat] = tuple(found)
        return self[seat]

    def stands(self, seat: Seat, area: Area) -> bool:
        """Whether a seat has a unit in an area."""
        faction, here = self.factions[seat], self.units[area][seat]
        return here != nothing(faction) and _units(faction, here) > 0

    def meetings(self, seat: Seat) -> Meetings:
        """Where one seat has company."""
        if seat not in self.met:
            others = [Seat(other) for other in range(len(self.factions)) if other != seat]
            self.met[seat] = tuple(
                [(at, other) for at in self[seat] for other in others if self.stands(other, at)]
            )
        return self.met[seat]


class _Last:
    """What was asked about last: nearly always what is asked about next."""

    standing = _Standing([], ())


def _standing(state: Earth) -> _Standing:
    last = _Last.standing
    if last.units != state.units or last.factions is not state.factions:
        last = _Last.standing = _Standing(state.units.copy(), state.factions)
    return last


def areas_with(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas with a unit of a seat."""
    return _standing(state)[seat]


def meetings(state: Earth, seat: Seat) -> Meetings:
    """Where units of a seat have units of others beside them, and whose: by area, then in the
    order of seats."""
    return _standing(state).meetings(seat)


def areas_of(state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
    """The areas with a unit of a kind of a seat."""
    return tuple([at for at, all in enumerate(state.units) if all[seat][kind]])


@lru_cache(maxsize=50_000)
def _best(faction: Faction, counts: Counts) -> UnitClass | None:
    best, level = None, 0
    for count, each in zip(counts, ranks_of(faction), strict=True):
        if count and LEVEL[each] > level:
            best, level = each, LEVEL[each]
    return best


def rank(state: Earth, seat: Seat, area: Area) -> UnitClass | None:
    """The best class among the units of a seat in an area; None without a unit."""
    return _best(state.factions[seat], state.units[area][seat])


def level(state: Earth, seat: Seat, area: Area) -> int:
    """The best class as a number: 0 nobody, 1 cultist, 2 monster, 3 Great Old One."""
    best = _best(state.factions[seat], state.units[area][seat])
    return LEVEL[best] if best else 0


# -------------------------------------------------------------------- books
def has_six(state: Earth, seat: Seat) -> bool:
    """Whether a seat has all six books: only then can it win (11)."""
    return len(state.books[seat]) >= number("limits", "spellbooks_to_win")

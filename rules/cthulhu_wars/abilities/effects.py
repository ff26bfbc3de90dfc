"""Which abilities and books are in force for whom, and which law a faction has (8, 9).

A faction is a package under `factions/`; it is loaded when it is first asked for, since its files
and the general law need each other. A package exports FACTION, ABILITIES, BOOKS, REQUIREMENTS, and
its STEPS, ACTIONS and EVENTS.
"""

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

Owned = tuple[tuple[Seat, Effect], ...]
Granted = tuple[tuple[Seat, str], ...]


@cache
def built() -> tuple[Faction, ...]:
    """The factions that can be played, in their order."""
    home = "rules.cthulhu_wars.factions"
    if find_spec(home) is None:
        return ()
    return tuple(each for each in Faction if _has_package(f"{home}.{each.value}"))


def _has_package(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


@cache
def package(faction: Faction) -> ModuleType:
    """The package of a faction."""
    return import_module(f"rules.cthulhu_wars.factions.{faction.value}")


def messages_of(faction: Faction) -> dict[str, str]:
    """The sentences of a faction."""
    messages = import_module(f"rules.cthulhu_wars.factions.{faction.value}.messages")
    found: dict[str, str] = messages.SENTENCES
    return found


@cache
def abilities_of(faction: Faction) -> tuple[Effect, ...]:
    """What a faction can do from the beginning."""
    found: tuple[Effect, ...] = package(faction).ABILITIES
    return found


@cache
def books_of(faction: Faction) -> tuple[Effect, ...]:
    """Its six books, in the order of its card."""
    found: tuple[Effect, ...] = package(faction).BOOKS
    return found


@cache
def faction_ability(faction: Faction) -> Effect:
    """The ability of a faction itself, the first that its package names."""
    return abilities_of(faction)[0]


@cache
def requirements_of(faction: Faction) -> tuple[Requirement, ...]:
    """Its six deeds, in the order of its card."""
    found: tuple[Requirement, ...] = package(faction).REQUIREMENTS
    return found


@cache
def law(faction: Faction) -> FactionLaw:
    """What it says of itself."""
    found: FactionLaw = package(faction).FACTION
    return found


@cache
def _all() -> dict[str, Effect]:
    return {
        each.ID: each
        for faction in built()
        for each in (*abilities_of(faction), *books_of(faction))
    }


def effect(id: str) -> Effect:
    """An ability or a book by its id."""
    return _all()[id]


@cache
def _deeds() -> dict[str, Requirement]:
    return {each.ID: each for faction in built() for each in requirements_of(faction)}


def requirement(id: str) -> Requirement:
    """A deed by its id."""
    return _deeds()[id]


@lru_cache(64)
def _laws(factions: tuple[Faction, ...]) -> tuple[FactionLaw, ...]:
    return tuple(map(law, factions))


def faction_law(state: Earth, seat: Seat) -> FactionLaw:
    """What the faction of a seat says of itself."""
    return _laws(state.factions)[seat]


# -------------------------------------------------------------------- in force
class Mine(dict[str, tuple[Effect, ...]]):
    """Hook -> what of a faction's effects in force has anything to say by it, found when it is
    first asked for."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        """Nothing asked for yet."""
        super().__init__()
        self.effects = effects

    def __missing__(self, hook: str) -> tuple[Effect, ...]:
        """Those that override the hook."""
        plain = getattr(Effect, hook)
        found = tuple(e for e in self.effects if getattr(type(e), hook) is not plain)
        self[hook] = found
        return found


class InForce(dict[str, Owned]):
    """Hook -> whose effects have anything to say by it, in the order of seats. `seats`: what is in
    force, by seat."""

    def __init__(self, seats: tuple[Mine, ...]) -> None:
        """Nothing asked for yet."""
        super().__init__()
        self.seats = seats

    def __missing__(self, hook: str) -> Owned:
        """Those of all seats."""
        self[hook] = tuple(
            (Seat(seat), each) for seat, mine in enumerate(self.seats) for each in mine[hook]
        )
        return self[hook]


@lru_cache(maxsize=10_000)
def _mine(faction: Faction, taken: frozenset[str], granted: tuple[str, ...]) -> Mine:
    books = tuple(each for each in books_of(faction) if each.ID in taken)
    return Mine((*abilities_of(faction), *books, *map(effect, granted)))


@lru_cache(maxsize=10_000)
def in_force_at(
    factions: tuple[Faction, ...], books: tuple[tuple[str, ...], ...], granted: Granted
) -> InForce:
    """What is in force for these factions with these books."""
    more = [tuple(id for owner, id in granted if owner == seat) for seat in range(len(factions))]
    return InForce(tuple(map(_mine, factions, map(frozenset, books), more)))


_last: tuple[tuple[Faction, ...], list[tuple[str, ...]], Granted, InForce] = (
    (),
    [],
    (),
    InForce(()),
)
"""Whose effects were asked about last, and these: nearly always what is asked about next. The books
are told by what they are, which is quicker than to look them up."""


def in_force(state: Earth) -> InForce:
    """All that is in force now."""
    global _last
    factions, books, granted, found = _last
    if factions is state.factions and books == state.books and granted == state.granted:
        return found
    found = in_force_at(state.factions, tuple(state.books), state.granted)
    _last = (state.factions, state.books.copy(), state.granted, found)
    return found


def effects_of(state: Earth, seat: Seat) -> tuple[Effect, ...]:
    """What is in force for a seat: its abilities, its books once taken, what it was granted."""
    return in_force(state).seats[seat].effects


def having(state: Earth, hook: str) -> Owned:
    """The effects that say anything by a hook, with their owners in the order of seats."""
    factions, books, granted, found = _last
    if factions is state.factions and books == state.books and granted == state.granted:
        return found[hook]
    return in_force(state)[hook]


def own(state: Earth, seat: Seat, hook: str) -> tuple[Effect, ...]:
    """Those of one seat."""
    factions, books, granted, found = _last
    if factions is state.factions and books == state.books and granted == state.granted:
        return found.seats[seat][hook]
    return in_force(state).seats[seat][hook]

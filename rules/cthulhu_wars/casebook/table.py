"""How rule cases place and read what lies on the Earth and on the cards of Cthulhu Wars."""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.console.casebook import CaseFault, Value, plain_value
from rules.cthulhu_wars.abilities.effects import faction_law
from rules.cthulhu_wars.casebook.notation import (
    area_of,
    area_word,
    kind_of,
    kind_word,
    kinds_of,
    units_of,
    units_word,
)
from rules.cthulhu_wars.data import deeds
from rules.cthulhu_wars.enums import CORE, EXTENSIONS, Faction, Phase
from rules.cthulhu_wars.state import NOBODY, Captive, Counts, Earth, Gate, Turn
from rules.kernel.steps import Seat

POWER = 10
NUMBERS = ("power", "doom", "due_signs")
AREAS_OF_CARDS = ("home", "ice")
BOOKS_AND_DEEDS = ("books", "met")
SeatOf = Callable[[Value], Seat]
SeatName = Callable[[Seat], str]


def texts(value: Value) -> list[str]:
    """A list of texts."""
    return [str(each) for each in cast("list[Value]", value)]


# -------------------------------------------------------------------- the empty Earth
def settle_seats(state: Earth, chosen: Sequence[Faction | None]) -> None:
    """An empty Earth in the first seat's turn: all units in the pools, 10 Power each. Seats without
    a chosen faction take the next free one."""
    state.factions = _filled(chosen)
    seats = range(len(state.factions))
    state.pools = [tuple(kind.count for kind in kinds_of(state, Seat(n))) for n in seats]
    nothing: list[Counts] = [(0,) * len(pool) for pool in state.pools]
    state.units = [tuple(nothing) for _ in state.gates]
    state.gates = [None for _ in state.gates]
    state.aside, state.gone = nothing.copy(), nothing.copy()
    state.captives = [() for _ in seats]
    state.boards = [faction_law(state, Seat(n)).board() for n in seats]
    state.books, state.met = [() for _ in seats], [() for _ in seats]
    state.signs, state.left = [() for _ in seats], [() for _ in seats]
    state.power, state.doom = [POWER for _ in seats], [0 for _ in seats]
    state.tally = [() for _ in seats]
    state.due_signs, state.orders = [0 for _ in seats], [0 for _ in seats]
    state.round, state.phase, state.turn = 1, Phase.ACTION, Turn(seat=Seat(0))


def _filled(chosen: Sequence[Faction | None]) -> tuple[Faction, ...]:
    free = iter([each for each in (*CORE, *EXTENSIONS) if each not in chosen])
    return tuple(next(free) if each is None else each for each in chosen)


# -------------------------------------------------------------------- placing of a seat
def place_own(state: Earth, seat: Seat, word: str, value: Value, seat_of: SeatOf) -> bool:
    """What one seat has; False for other words."""
    if word in _PLACED:
        _PLACED[word](state, seat, value)
    elif word in NUMBERS:
        getattr(state, word)[seat] = value
    elif word in BOOKS_AND_DEEDS:
        _place_books(state, seat, word, tuple(texts(value)))
    elif word == "captives":
        _place_captives(state, seat, value, seat_of)
    elif word in state.boards[seat].__struct_fields__:
        fact = _board_fact(state, word, value)
        state.boards[seat] = msgspec.structs.replace(state.boards[seat], **{word: fact})
    else:
        return False
    return True


def _board_fact(state: Earth, word: str, value: Value) -> object:
    """What lies on a faction's own card: areas by their names."""
    if word == "tokens":
        return tuple(sorted(area_of(state, each) for each in texts(value)))
    return area_of(state, value) if word in AREAS_OF_CARDS else value


def take_from_pool(state: Earth, seat: Seat, counts: Counts) -> None:
    """Units out of a pool."""
    left = [had - count for had, count in zip(state.pools[seat], counts, strict=True)]
    if min(left) < 0:
        raise CaseFault(f"there are not so many in the pool: {units_word(state, seat, counts)}")
    state.pools[seat] = tuple(left)


def _place_units(state: Earth, seat: Seat, value: Value) -> None:
    for word, text in cast("dict[str, Value]", value).items():
        area, counts = area_of(state, word), units_of(state, seat, text)
        take_from_pool(state, seat, counts)
        there = list(state.units[area])
        there[seat] = counts
        state.units[area] = tuple(there)


def _place_gates(state: Earth, seat: Seat, value: Value) -> None:
    """«europe», «asia dark_young»: held by a unit that stands there."""
    for text in texts(value):
        word, _, kind_name = text.partition(" ")
        area, kind = area_of(state, word), kind_of(state, seat, kind_name or "acolyte")
        if not state.units[area][seat][kind]:
            raise CaseFault(f"nobody stands on the gate {text!r}")
        state.gates[area] = Gate(seat, kind)


def _place_aside(state: Earth, seat: Seat, value: Value) -> None:
    state.aside[seat] = units_of(state, seat, value)
    take_from_pool(state, seat, state.aside[seat])


def _place_pool(state: Earth, seat: Seat, value: Value) -> None:
    """How many of a kind are left in the pool; the others are out of the game."""
    pool, gone = list(state.pools[seat]), list(state.gone[seat])
    for word, count in cast("dict[str, int]", value).items():
        kind = kind_of(state, seat, word)
        gone[kind] += pool[kind] - count
        pool[kind] = count
    state.pools[seat], state.gone[seat] = tuple(pool), tuple(gone)


def _place_signs(state: Earth, seat: Seat, value: Value) -> None:
    """Unrevealed signs out of the supply, by their values."""
    signs = cast("list[int]", value)
    left = [count - signs.count(worth) for worth, count in enumerate(state.signs_left, 1)]
    state.signs_left = (left[0], left[1], left[2])
    state.signs[seat] = tuple(sorted(signs))


def _place_left(state: Earth, seat: Seat, value: Value) -> None:
    state.left[seat] = tuple(sorted(area_of(state, each) for each in texts(value)))


def _place_books(state: Earth, seat: Seat, word: str, ids: tuple[str, ...]) -> None:
    """Books come with as many requirements met, those listed last first, unless `met` says."""
    getattr(state, word)[seat] = ids
    if word == "books" and len(state.met[seat]) < len(ids):
        mine = [id for id, deed in deeds().items() if deed.faction is state.factions[seat]]
        state.met[seat] = tuple(mine[::-1][: len(ids)])


def _place_captives(state: Earth, seat: Seat, value: Value, seat_of: SeatOf) -> None:
    """«BG acolyte» as often as there are."""
    for text in texts(value):
        who, kind_name = text.split()
        owner = seat_of(who)
        kind = kind_of(state, owner, kind_name)
        one = tuple(int(number == kind) for number in range(len(kinds_of(state, owner))))
        take_from_pool(state, owner, one)
        state.captives[seat] = tuple(sorted((*state.captives[seat], Captive(owner, kind))))


_PLACED: dict[str, Callable[[Earth, Seat, Value], None]] = {
    "units": _place_units,
    "gates": _place_gates,
    "aside": _place_aside,
    "pool": _place_pool,
    "signs": _place_signs,
    "left": _place_left,
}


# -------------------------------------------------------------------- reading
def own_value(state: Earth, seat: Seat, word: str, who: SeatName) -> Value:
    """A value of one seat."""
    first, _, rest = word.partition(".")
    if first == "units" and rest:
        return units_word(state, seat, state.units[area_of(state, rest)][seat])
    if first == "pool" and rest:
        return state.pools[seat][kind_of(state, seat, rest)]
    if word in _READ:
        return _READ[word](state, seat)
    if word == "captives":
        held = state.captives[seat]
        return [f"{who(each.seat)} {kind_word(state, each.seat, each.kind)}" for each in held]
    if word in (*NUMBERS, *BOOKS_AND_DEEDS, "signs", "orders"):
        return plain_value(getattr(state, word)[seat])
    if word not in state.boards[seat].__struct_fields__:
        raise CaseFault(f"[expect.seats] does not know {word!r}")
    found = getattr(state.boards[seat], word)
    if word in AREAS_OF_CARDS:
        return area_word(state, found)
    return [area_word(state, area) for area in found] if word == "tokens" else plain_value(found)


def _units(state: Earth, seat: Seat) -> Value:
    found = {
        area_word(state, area): units_word(state, seat, there[seat])
        for area, there in enumerate(state.units)
    }
    return {word: units for word, units in found.items() if units}


def _gates(state: Earth, seat: Seat) -> Value:
    found = []
    for area, gate in enumerate(state.gates):
        if gate is not None and gate.holder == seat:
            kind = f" {kind_word(state, seat, gate.kind)}" if gate.kind else ""
            found.append(area_word(state, area) + kind)
    return found


def gate_word(state: Earth, gate: Gate | None, who: SeatName) -> str:
    """«BG», «BG dark_young», «nobody», «none»."""
    if gate is None:
        return "none"
    if gate.holder == NOBODY:
        return "nobody"
    kind = f" {kind_word(state, gate.holder, gate.kind)}" if gate.kind else ""
    return who(gate.holder) + kind


def area_text(state: Earth, area: int, who: SeatName) -> str:
    """An area in one line: «gate BG; BG: 2 acolyte; GC: 1 cthulhu»."""
    seats = [Seat(number) for number in range(len(state.factions))]
    there = [(who(seat), units_word(state, seat, state.units[area][seat])) for seat in seats]
    found = [f"{name}: {units}" for name, units in there if units]
    gate = gate_word(state, state.gates[area], who)
    return "; ".join([*([] if gate == "none" else [f"gate {gate}"]), *found])


_READ: dict[str, Callable[[Earth, Seat], Value]] = {
    "units": _units,
    "gates": _gates,
    "aside": lambda state, seat: units_word(state, seat, state.aside[seat]),
    "pool": lambda state, seat: units_word(state, seat, state.pools[seat]),
    "gone": lambda state, seat: units_word(state, seat, state.gone[seat]),
    "faction": lambda state, seat: state.factions[seat].value,
    "sign_count": lambda state, seat: len(state.signs[seat]),
    "left": lambda state, seat: [area_word(state, area) for area in state.left[seat]],
}

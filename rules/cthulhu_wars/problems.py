"""What can never be: figures, gates and signs that came or went from nowhere (2, 4)."""

from rules.cthulhu_wars.abilities.effects import effects_of, faction_law
from rules.cthulhu_wars.battle.problems import battle_problems
from rules.cthulhu_wars.data import sign_counts
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import all_seats, ranks, unit_id
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


def problems(state: Earth) -> list[str]:
    """All that is wrong with a state; nothing, as a rule."""
    if not _has_begun(state):
        return []
    if wrong := shape_problems(state):
        return wrong  # all others take the shape for granted
    found = [*gate_problems(state), *sign_problems(state), *battle_problems(state)]
    for seat in all_seats(state):
        found += figure_problems(state, seat)
        found += book_problems(state, seat)
        for each in effects_of(state, seat):
            found += each.problems(state, seat)
        if state.power[seat] < 0 or state.doom[seat] < 0:
            found.append(f"seat {seat}: Power {state.power[seat]}, Doom {state.doom[seat]}")
    return found


def _has_begun(state: Earth) -> bool:
    """Whether the figures lie in their pools."""
    on_map = any(any(row) for here in state.units for row in here)
    return bool(state.round) or on_map or any(map(len, state.pools))


def shape_problems(state: Earth) -> list[str]:
    """Each seat has a faction of its own, its card, and a number for each kind of its figures."""
    seats = len(state.power)
    if len(state.factions) != seats or len(set(state.factions)) != seats:
        return [f"factions {state.factions}"]
    found = [f"ritual {state.ritual}"] if state.ritual < 0 else []
    for seat in all_seats(state):
        law, kinds = faction_law(state, seat), len(ranks(state, seat))
        rows = [here[seat] if len(here) == seats else () for here in state.units]
        rows += [state.pools[seat], state.aside[seat], state.gone[seat]]
        if any(len(row) != kinds for row in rows):
            found.append(f"seat {seat}: not {kinds} kinds of figures everywhere")
        if type(state.boards[seat]) is not type(law.board()):
            found.append(f"seat {seat}: the card of another faction")
    return found


def figure_problems(state: Earth, seat: Seat) -> list[str]:
    """All figures of a seat are somewhere."""
    found = []
    for kind, known in enumerate(faction_law(state, seat).kinds()):
        places = [here[seat][kind] for here in state.units]
        places += [state.pools[seat][kind], state.aside[seat][kind], state.gone[seat][kind]]
        held = sum(
            each.seat == seat and each.kind == kind for card in state.captives for each in card
        )
        if sum(places) + held != known.count or min(places) < 0:
            found.append(f"{unit_id(state, seat, kind)}: {places}, captured {held}")
    return found


def gate_problems(state: Earth) -> list[str]:
    """Who holds a gate has such a unit there that may hold one."""
    found = []
    for area, gate in enumerate(state.gates):
        if gate is None or gate.holder < 0:
            continue
        if gate.kind not in gates.capable(state, gate.holder, area):
            found.append(f"area {area}: {gate} with {state.units[area][gate.holder]}")
    return found


def sign_problems(state: Earth) -> list[str]:
    """All 36 signs: in the supply, on cards, revealed."""
    held = [value for values in state.signs for value in values]
    total = sum(state.signs_left) + len(held) + len(state.revealed)
    found = [] if total == sum(sign_counts()) else [f"{total} signs"]
    for at, count in enumerate(sign_counts()):
        worth = at + 1
        out = held.count(worth) + state.revealed.count(worth)
        if state.signs_left[at] + out != count:
            found.append(f"signs worth {worth}: {state.signs_left[at]} left, {out} drawn")
    return found


def book_problems(state: Earth, seat: Seat) -> list[str]:
    """Each book once, no more than deeds."""
    books, met = state.books[seat], state.met[seat]
    if len(books) > len(met) or len(set(books)) < len(books) or len(set(met)) < len(met):
        return [f"seat {seat}: books {books} for {met}"]
    return []

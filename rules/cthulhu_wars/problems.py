"""What can never be: figures, gates and signs that came or went from nowhere (2, 4)."""

from rules.cthulhu_wars import gates
from rules.cthulhu_wars.battle.problems import battle_problems
from rules.cthulhu_wars.counting import all_seats, unit_id
from rules.cthulhu_wars.data import sign_counts
from rules.cthulhu_wars.effects import effects_of, faction_law
from rules.cthulhu_wars.state import HIDDEN_SIGN, Earth
from rules.kernel.steps import Seat


def problems(state: Earth) -> list[str]:
    """All that is wrong with a state; nothing, as a rule."""
    if not state.factions or (not any(map(any, state.pools)) and not state.round):
        return []
    found = [*gate_problems(state), *sign_problems(state), *battle_problems(state)]
    for seat in all_seats(state):
        found += figure_problems(state, seat)
        found += book_problems(state, seat)
        for each in effects_of(state, seat):
            found += each.problems(state, seat)
        if state.power[seat] < 0 or state.doom[seat] < 0:
            found.append(f"seat {seat}: Power {state.power[seat]}, Doom {state.doom[seat]}")
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
    if HIDDEN_SIGN in held:
        return found
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

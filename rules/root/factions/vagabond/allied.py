"""A Vagabond's friends: warriors that come along, fight beside it, and the coalition (7.4)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.actions import ActivateDominance
from rules.root.factions.vagabond.relations import (
    HOSTILE,
    INDIFFERENT,
    allies,
    become_hostile,
    is_related,
    relation,
    set_relation,
)
from rules.root.state import NOBODY, Battle, Place, Woodland, all_seats

FEWEST_SEATS = 4
"""A coalition needs four players."""


def battle_allies(state: Woodland, seat: Seat, place: Place, defender: Seat) -> tuple[Seat, ...]:
    """Allied factions with warriors there, but for the one that is attacked (7.4)."""
    row = state.warriors[place]
    return tuple(other for other in allies(state, seat) if row[other] and other != defender)


def judge_sacrifice(state: Woodland, context: StepContext, seat: Seat, battle: Battle) -> None:
    """More hits taken by the ally than by items: it becomes Hostile after the battle (7.4)."""
    if battle.attacker == seat and battle.allied != NOBODY and battle.by_ally > battle.by_items:
        become_hostile(state, context, seat, battle.allied)


def partners(state: Woodland, seat: Seat) -> list[Seat]:
    """Whom a Vagabond may join at a table of four or more: among those in no coalition and without
    active dominance the one with the fewest points, itself excluded; of tied ones any (7.4)."""
    if len(state.factions) < FEWEST_SEATS or state.dominance[seat] or is_bound(state, seat):
        return []
    free = [
        other
        for other in all_seats(state)
        if other != seat and not state.dominance[other] and not is_bound(state, other)
    ]
    fewest = min((state.scores[other] for other in free), default=0)
    return [other for other in free if state.scores[other] == fewest]


def is_bound(state: Woodland, seat: Seat) -> bool:
    """Whether a seat is in a coalition."""
    return state.coalition[seat] != NOBODY or seat in state.coalition


def coalitions(state: Woodland, seat: Seat, cards: Sequence[str]) -> list[ActivateDominance]:
    """Each dominance card of the hand with each partner."""
    found = partners(state, seat)
    return [ActivateDominance(card, other) for card in cards for other in found]


def forgive(state: Woodland, context: StepContext, seat: Seat, partner: Seat) -> None:
    """A Hostile partner becomes Indifferent (7.4)."""
    if is_related(state, seat, partner) and relation(state, seat, partner) == HOSTILE:
        set_relation(state, context, seat, partner, INDIFFERENT)

"""How likely the Decree (7.2) can be obeyed in the coming turn, as things stand.

Each column is looked at by itself, in the order in which it is obeyed: recruits may be what moves
on, a move may lead to a battle or to a site for a roost. What others do until then is a matter of
a few per cent for each card.
"""

from collections.abc import Sequence

from rules.kernel.steps import Seat
from rules.root.bots.factions.counts import lead_at, stands
from rules.root.enums import Suit
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import matches, open_slots, path_neighbours
from rules.root.woodland.placing import can_place
from rules.root.woodland.ruling import rules

RECRUIT, MOVE, BATTLE, BUILD = range(4)
SURE, AFTER_A_MOVE, UNGUARDED, IN_VAIN = 0.95, 0.8, 0.75, 0.15
"""The chance of a card that could be obeyed now, after another one, while a roost without a guard
stands, or not at all."""
ROOSTS = 7
Columns = Sequence[Sequence[Suit]]


def chance(state: Woodland, seat: Seat, columns: Columns, each: int = 1) -> float:
    """The chance that all cards can be obeyed; `each`: warriors of a Recruit card."""
    mine = [place for place in CLEARINGS if state.warriors[place][seat]]
    nests = [place for place in CLEARINGS if stands(state, seat, place)]
    likely = _recruiting(state, seat, columns[RECRUIT], nests, each)
    if columns[MOVE]:
        likely *= _moving(state, columns, mine, nests)
    if columns[BATTLE]:
        likely *= _battling(state, seat, columns, mine)
    if columns[BUILD]:
        likely *= _building(state, seat, columns, mine, len(nests))
    return likely


def _recruiting(
    state: Woodland, seat: Seat, suits: Sequence[Suit], nests: list[Place], each: int
) -> float:
    """A roost of each suit, and warriors enough."""
    short = each * len(suits) - state.supply[seat]
    likely = IN_VAIN ** (short / each) if short > 0 else 1.0
    guarded = [place for place in nests if state.warriors[place][seat] > 1]
    for suit in suits:
        if _any_fits(state, guarded, suit):
            likely *= 0.98
        else:
            likely *= UNGUARDED if _any_fits(state, nests, suit) else IN_VAIN
    return likely


def _moving(state: Woodland, columns: Columns, mine: list[Place], nests: list[Place]) -> float:
    """Warriors in a clearing of each suit; recruits and earlier moves may bring some there."""
    likely = 1.0
    for suit in columns[MOVE]:
        if _any_fits(state, mine, suit):
            likely *= 0.98
        elif columns[RECRUIT] and _any_fits(state, nests, suit):
            likely *= SURE
        else:
            near = [other for place in mine for other in path_neighbours(state, place)]
            leads = len(columns[MOVE]) > 1 and _any_fits(state, near, suit)
            likely *= AFTER_A_MOVE if leads else IN_VAIN
    return likely


def _battling(state: Woodland, seat: Seat, columns: Columns, mine: list[Place]) -> float:
    """Somebody to fight for each card, here or a move away."""
    here = [place for place in mine for _ in range(foes_at(state, seat, place))]
    missing = unserved(state, columns[BATTLE], here)
    likely = SURE ** (len(columns[BATTLE]) - len(missing))
    if not missing:
        return likely
    near: list[Place] = []
    for place in mine if columns[MOVE] else ():
        near += [each for each in path_neighbours(state, place) if foes_at(state, seat, each)]
    vain = unserved(state, missing, near)
    found = min(len(missing) - len(vain), len(columns[MOVE]))
    return likely * float(AFTER_A_MOVE**found * IN_VAIN ** (len(missing) - found))


def _building(
    state: Woodland, seat: Seat, columns: Columns, mine: list[Place], built: int
) -> float:
    """A site for each card, ruled already or by a move; and a roost left to build."""
    suits = columns[BUILD]
    likely = IN_VAIN ** max(0, built + len(suits) - ROOSTS)
    sites = [place for place in mine if is_site(state, seat, place)]
    missing = unserved(state, suits, sites)
    likely *= 0.92 ** (len(suits) - len(missing))
    if not missing:
        return float(likely)
    near: list[Place] = []
    for place in mine if columns[MOVE] else ():
        near += [
            each for each in path_neighbours(state, place) if _is_taken(state, seat, place, each)
        ]
    vain = unserved(state, missing, list(dict.fromkeys(near)))
    found = min(len(missing) - len(vain), len(columns[MOVE]))
    return float(likely * AFTER_A_MOVE**found * IN_VAIN ** (len(missing) - found))


def unserved(state: Woodland, suits: Sequence[Suit], places: list[Place]) -> list[Suit]:
    """The suits for which none of the places is left, each taking one; birds come last."""
    left, missing = list(places), []
    for suit in sorted(suits, key=_birds_last):
        found = next((place for place in left if matches(state, place, suit)), None)
        if found is None:
            missing.append(suit)
        else:
            left.remove(found)
    return missing


def is_site(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a roost can be built there now."""
    return (
        open_slots(state, place) > 0
        and not stands(state, seat, place)
        and rules(state, seat, place)
        and can_place(state, seat, place)
    )


def foes_at(state: Woodland, seat: Seat, place: Place) -> int:
    """How many battles there would be somebody for."""
    counts = state.warriors[place]
    found = sum(counts) - counts[seat]
    found += sum([each.seat != seat for each in state.buildings[place]])
    return found + sum([each.seat != seat for each in state.tokens[place]])


def _is_taken(state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
    """Whether those of `source`, but for a guard, would come to rule a site at `target`."""
    coming = state.warriors[source][seat] - stands(state, seat, source)
    if coming <= 0 or not open_slots(state, target) or stands(state, seat, target):
        return False
    return lead_at(state, seat, target, coming) >= 0


def _any_fits(state: Woodland, places: Sequence[Place], suit: Suit) -> bool:
    return any(matches(state, place, suit) for place in places)


def _birds_last(suit: Suit) -> bool:
    return suit is Suit.BIRD

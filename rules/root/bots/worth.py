"""What a position is worth to a seat, in victory points: own prospects against the others'."""

from rules.kernel.steps import Seat
from rules.root.bots.factions import planner_of
from rules.root.bots.racing import race
from rules.root.state import CLEARINGS, NOBODY, Place, Woodland, all_seats
from rules.root.woodland.geography import path_neighbours
from rules.root.woodland.people import are_enemies

WIN = 1000.0
GOAL = 30
PACE = 3.0
"""Points a seat makes in a round, about; from it follows how long the game may last."""
LONGEST = 7.0
LEADER_WEIGHT = 0.45
OTHERS_WEIGHT = 0.12
BUILDING_AT_RISK, TOKEN_AT_RISK = 1.3, 0.8
"""What losing a piece costs, besides what it would have brought."""
HERE, BESIDE, ALONE = 0.5, 0.25, 0.06
NEAR = 0.4
"""What a warrior next to a place threatens, against one that is there."""
IDLE_CARD = 0.2
"""What a dominance card is worth less than others: it only waits, and can be spent."""
DOMINANCE_CARDS = tuple(f"dominance_{suit}" for suit in ("bird", "fox", "mouse", "rabbit"))
LAST_WEIGHT = 1.5
"""Among allies against automata: how much more the last one counts."""
PARTNERSHIP = 0.65
"""What a partner's prospects are worth to whom joined it."""


def rounds_left(state: Woodland) -> float:
    """How many rounds the game may still last, from the leading score."""
    best = max(state.scores)
    return min(LONGEST, max(1.0, (GOAL - best) / PACE))


def worth(state: Woodland, seat: Seat) -> float:
    """What the position is worth to `seat`: its own prospects less what rivals have."""
    if state.outcome is not None:
        return outcome_worth(state, seat)
    horizon = rounds_left(state)
    if state.variant.coop:
        return shared_worth(state, horizon)
    own = 0.0
    best = total = 0.0
    for other in all_seats(state):
        value = prospects(state, other, horizon)
        if other == seat:
            own = value
        elif are_enemies(state, seat, other):
            total += value
            best = max(best, value)
    return own - LEADER_WEIGHT * best - OTHERS_WEIGHT * total


def shared_worth(state: Woodland, horizon: float) -> float:
    """All persons together against the automata (9): each needs thirty points, so the last counts
    most and what is beyond them nothing."""
    people = [seat for seat in all_seats(state) if not state.automata[seat]]
    machines = [prospects(state, s, horizon) for s in all_seats(state) if state.automata[s]]
    hopes = [
        min(GOAL, state.scores[seat]) + 0.5 * (prospects(state, seat, horizon) - state.scores[seat])
        for seat in people
    ]
    return sum(hopes) + LAST_WEIGHT * min(hopes) - sum(machines)


def outcome_worth(state: Woodland, seat: Seat) -> float:
    """Won, lost, or ended without a winner."""
    assert state.outcome is not None
    if seat in state.outcome.winners:
        return WIN
    return -WIN if state.outcome.winners else 0.0


def prospects(state: Woodland, seat: Seat, horizon: float) -> float:
    """Points a seat has and may expect: score, cards, warriors, what its faction makes of them."""
    partner = state.coalition[seat]
    if partner != NOBODY:
        return PARTNERSHIP * prospects(state, partner, horizon)
    planner = planner_of(state, seat)
    value = planner.WARRIOR * warriors_on_map(state, seat)
    if state.dominance[seat]:
        return value + race(state, seat)
    value += state.scores[seat] + 0.5 * len(state.crafted[seat])
    held = len(state.hands[seat])
    value += planner.CARD * min(held, 5) + 0.15 * max(held - 5, 0)
    value -= IDLE_CARD * sum([card in DOMINANCE_CARDS for card in state.hands[seat]])
    value += planner.prospects(state, seat, horizon)
    return value - exposed(state, seat)


def warriors_on_map(state: Woodland, seat: Seat) -> int:
    """Warriors in clearings and in the Burrow."""
    return sum([at[seat] for at in state.warriors])


def exposed(state: Woodland, seat: Seat) -> float:
    """What stands at risk: own buildings and tokens where enemies are stronger, or could be."""
    risk = 0.0
    for place in CLEARINGS:
        stake = 0.0
        for building in state.buildings[place]:
            if building.seat == seat:
                stake += BUILDING_AT_RISK
        for token in state.tokens[place]:
            if token.seat == seat:
                stake += TOKEN_AT_RISK
        if stake:
            risk += stake * danger(state, seat, place)
    return risk


def danger(state: Woodland, seat: Seat, place: Place) -> float:
    """How likely a piece there falls, from 0 to 1: enemies there, and next to it."""
    guard = state.warriors[place][seat]
    there = strongest(state, seat, place)
    near = 0
    for other in path_neighbours(state, place):
        if other in CLEARINGS:
            near = max(near, strongest(state, seat, other))
    threat = there + NEAR * near
    if not threat:
        return ALONE if not guard else 0.0
    return min(1.0, threat / (guard + 1.0)) * (HERE if there else BESIDE)


def strongest(state: Woodland, seat: Seat, place: Place) -> int:
    """The warriors of the strongest enemy there."""
    counts = state.warriors[place]
    if state.coalition[seat] == NOBODY and seat not in state.coalition:
        return max(counts[:seat] + counts[seat + 1 :])
    foes = [n for other, n in enumerate(counts) if are_enemies(state, seat, Seat(other))]
    return max(foes, default=0)


def crude_worth(state: Woodland, seat: Seat) -> float:
    """What a beginner sees: points, pieces on the map, the leader's points."""
    if state.outcome is not None:
        return outcome_worth(state, seat)
    value = float(state.scores[seat]) + 0.2 * warriors_on_map(state, seat)
    for place in CLEARINGS:
        value += sum([each.seat == seat for each in state.buildings[place]])
        value += 0.5 * sum([each.seat == seat for each in state.tokens[place]])
    return value - 0.3 * max(state.scores)

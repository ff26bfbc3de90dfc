"""What a position is worth to a seat, in points of Doom: own prospects against the others'."""

from math import exp, sqrt

from rules.cthulhu_wars.bots.danger import balances
from rules.cthulhu_wars.bots.features import Features, books_to_win, chance_of_six
from rules.cthulhu_wars.bots.plans import plan_of
from rules.cthulhu_wars.bots.survey import Survey
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.rounds.ending import is_triggered
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat

WIN = 1000.0
NOBODY_WINS = -0.6 * WIN
LEADER_WEIGHT, OTHERS_WEIGHT = 0.6, 0.12
MONSTER = 0.3
"""A monster, for each Power that it costs."""
SETTLE_NOW, SETTLE_LATER, TAKE = 0.6, 0.2, 0.6
ON_THE_WAY = 0.75
"""What a place is worth to which a cultist has to go first."""
RETAKE = 0.5
"""What a gate is worth to which a cultist has to go first."""
GATE_COST = 3
POOL = 0.2
"""A cultist that can be recruited again, against one in play."""
WITHOUT_SIX = 0.15
"""What Doom is worth to one who will not have all books."""
SPREAD_OF_SIGN = 0.75
CRUDE_HASTE = 2.0
"""What a beginner without all books has against a step of the ritual marker."""


def worth(state: Earth, features: Features) -> float:
    """What the position is worth to who looks: its own prospects less what rivals have."""
    if state.outcome is not None:
        return outcome_worth(state, features.seat)
    if state.phase is Phase.DOOM and is_triggered(state):
        return final_worth(state, features)
    values = all_prospects(state, features)
    own = values[features.seat]
    values = [
        value + plan_of(faction).FEARED
        for seat, (value, faction) in enumerate(zip(values, state.factions, strict=True))
        if seat != features.seat
    ]
    hurry = features.haste * (state.ritual - features.ritual)
    return own + hurry - LEADER_WEIGHT * max(values) - OTHERS_WEIGHT * sum(values)


def outcome_worth(state: Earth, seat: Seat) -> float:
    """Won, lost, or ended without a winner."""
    assert state.outcome is not None
    if seat in state.outcome.winners:
        return WIN
    return -WIN if state.outcome.winners else NOBODY_WINS


def final_worth(state: Earth, features: Features) -> float:
    """The game ends after this phase: how likely it is won, and by how much."""
    return WIN * (2 * chance_to_win(state, features) - 1)


def chance_to_win(state: Earth, features: Features) -> float:
    """If all signs were turned up now."""
    six = books_to_win()
    totals = [total(state, features, seat) for seat in all_seats(state)]
    able = [seat for seat in all_seats(state) if len(state.books[seat]) >= six]
    if not able:
        return 0.2
    if features.seat not in able:
        return 0.0
    rivals = [seat for seat in able if seat != features.seat]
    if not rivals:
        return 1.0
    best = max(rivals, key=lambda seat: totals[seat])
    unsure = 0.4 + SPREAD_OF_SIGN * sqrt(len(state.signs[best]))
    return 1 / (1 + exp(-1.7 * (totals[features.seat] - totals[best]) / unsure))


def total(state: Earth, features: Features, seat: Seat) -> float:
    """Doom with signs, as far as who looks can tell."""
    signs = state.signs[seat]
    due = features.sign * state.due_signs[seat]
    if seat == features.seat:
        count, known = features.known
        fresh = len(signs) - count
        held = known + fresh * features.sign if fresh >= 0 else float(sum(signs))
    else:
        held = len(signs) * features.sign
    return state.doom[seat] + held + due


def all_prospects(state: Earth, features: Features) -> list[float]:
    """Of all seats."""
    survey = Survey(state, features.rounds)
    risks = balances(state, features, survey)
    is_next = state.round > features.round
    return [
        prospects(state, features, survey, seat, 0 if is_next else state.power[seat]) + risks[seat]
        for seat in all_seats(state)
    ]


def prospects(state: Earth, features: Features, survey: Survey, seat: Seat, power: int) -> float:
    """Doom a seat has and may expect, and how likely it has all books in time. `power`: what it
    has to spend in this round."""
    plan = plan_of(state.factions[seat])
    own = survey.areas[seat]
    value = total(state, features, seat)
    value += features.gate * len(gates_of(state, seat))
    value += features.cultist * (survey.cultists(seat) + state.aside[seat][0])
    value += POOL * features.cultist * state.pools[seat][0]
    value += MONSTER * sum([body.price for body in own.values()])
    value += features.great * len(survey.great(seat))
    value += features.power * len(state.captives[seat])
    value += features.now * power
    value += settling(state, features, survey, seat, power)
    value += plan.hopes(survey, features, seat, power)
    met = len(state.met[seat])
    missing = books_to_win() - met - plan.progress(survey, seat, power)
    hope = WITHOUT_SIX + (1 - WITHOUT_SIX) * chance_of_six(state, features, missing)
    return hope * value + features.book * met


def settling(state: Earth, features: Features, survey: Survey, seat: Seat, power: int) -> float:
    """Gates that could be built or taken: by cultists that stand in the right places, and by those
    that would first have to go there, as far as Power goes."""
    spots: list[tuple[float, int]] = []
    value, spare = 0.0, 0
    for area, body in survey.areas[seat].items():
        if not body.cultists:
            continue
        gate = state.gates[area]
        if gate is None:
            spots.append((room(survey, seat, area, body.level), GATE_COST))
            spare += body.cultists - 1
        elif gate.holder < 0:
            rivals = [b for s, b in survey.at[area].items() if s != seat and b.cultists]
            value += TAKE * features.gate / (1 + len(rivals))
            spare += body.cultists - 1
        else:
            spare += body.cultists - (gate.holder == seat and gate.kind == 0)
    for area in survey.abandoned:
        if area not in survey.areas[seat]:
            value += RETAKE * features.gate * claim(survey, seat, area)
    spots.sort(reverse=True)
    spots += [(ON_THE_WAY, GATE_COST + 1)] * min(spare, 2)
    for number, (quality, cost) in enumerate(spots[:4]):
        now = power >= cost
        power -= cost if now else 0
        value += features.gate * quality * (SETTLE_NOW if now else SETTLE_LATER * 0.7**number)
    return value


def claim(survey: Survey, seat: Seat, area: Area) -> float:
    """A share in a gate that nobody holds, for each that could send a cultist."""
    near = survey.cultists_near(area)
    return 1 / len(near) if seat in near else 0.0


def room(survey: Survey, seat: Seat, area: Area, level: int) -> float:
    """How good a place for a new gate is: enemies that outrank what is there are bad."""
    quality = 1.0
    for other, body in survey.at[area].items():
        if other != seat and body.level >= max(2, level):
            quality -= 0.35
    for enemy, near in enumerate(survey.near):
        if enemy != seat and near.get(area, 0) > level:
            quality -= 0.05
    return max(0.1, quality)


def crude_worth(state: Earth, features: Features) -> float:
    """What a beginner sees: Doom, gates, figures, books, the leader's Doom."""
    if state.outcome is not None:
        return outcome_worth(state, features.seat)
    seat = features.seat
    value = state.doom[seat] + features.sign * (len(state.signs[seat]) + state.due_signs[seat])
    met = len(state.met[seat])
    value += 2.5 * len(gates_of(state, seat)) + 4.0 * met
    if met < books_to_win():
        value -= CRUDE_HASTE * (state.ritual - features.ritual)
    for here in state.units:
        counts = here[seat]
        if any(counts):
            value += 0.6 * sum(counts)
    value += 0.45 * (0 if state.round > features.round else state.power[seat])
    return value - 0.3 * max(state.doom)

"""What a position is worth to a seat: its prospects in V against the others' and the Cult's."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from rules.kernel.steps import Seat
from rules.kinfire_council.bots.features import (
    GROWTH,
    RATE,
    VISITS,
    DecreeWorth,
    Features,
    now_left,
)
from rules.kinfire_council.bots.night import HIDDEN, Night, night_of
from rules.kinfire_council.bots.prices import SKILL, goods_worth
from rules.kinfire_council.data import ROUNDS
from rules.kinfire_council.enums import Moment, Param, Phase
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.printed.library import balance, item_set
from rules.kinfire_council.printed.triggers import param
from rules.kinfire_council.state import NOBODY, Council, Sheet

PACE = 4.8
"""V that a placement brings besides what is held now."""
CULT_PACE = 14.3
"""V of the Cult in a round yet to come, hidden threats and the number of players apart."""
WIN = 30.0
"""What winning is worth, in V."""
RIVALS = 0.12
OWN = 0.7
OVER = 1000.0
PLOT_OWN = 0.3
PLOT = 0.5
CONSPIRATOR = 5.0
LEAST_HOPE = 0.2
"""How likely the Cult must be to win at least for a master to work for it."""


def worth(state: Council, features: Features) -> float:
    """The higher the better for the seat that looks."""
    if state.outcome is not None:
        return _over(state, features)
    night = night_of(state, features)
    seats = [Seat(seat) for seat in range(features.seats)]
    hopes = [prospect(state, seat, features, night) for seat in seats]
    return verdict(state, features, hopes, cult_prospect(state, features, night))


def _over(state: Council, features: Features) -> float:
    """The game is over."""
    assert state.outcome is not None
    won = state.outcome.winners
    share = 1 / len(won) if features.seat in won else 0.0
    return OVER * share + OWN * state.score[features.seat]


class Chances(NamedTuple):
    """How likely the seat wins among the players, and the Cult over all; V of the best other one
    in the end."""

    mine: float
    dark: float
    best: float


def chances_of(state: Council, features: Features, hopes: Sequence[float], cult: float) -> Chances:
    """By the prospects of all and how much is still to come."""
    seat = features.seat
    ahead = [features.left(state, Seat(each)) for each in range(features.seats)]
    ends = [hope + PACE * left for hope, left in zip(hopes, ahead, strict=True)]
    part = sum(ahead) / (features.seats * features.pieces * ROUNDS)
    wide = 3.0 + 14.0 * part
    best = max(ends)
    odds = [exp((each - best) / wide) for each in ends]
    dark = 1 / (1 + exp((best - cult) / (0.4 * wide + 1.5)))
    return Chances(odds[seat] / sum(odds), dark, max(ends[:seat] + ends[seat + 1 :]))


def verdict(state: Council, features: Features, hopes: Sequence[float], cult: float) -> float:
    """Own prospects, those of the others, and how likely the seat wins."""
    seat = features.seat
    mine, dark, best = chances_of(state, features, hopes, cult)
    win = (1 - dark) * mine + dark * _claim(state, features)
    if features.plots:
        return _plot(state, features, hopes, cult, best) + WIN * win
    others = (sum(hopes) - hopes[seat]) / max(features.seats - 1, 1)
    return OWN * hopes[seat] - RIVALS * others + WIN * win


def _plot(
    state: Council, features: Features, hopes: Sequence[float], cult: float, best: float
) -> float:
    """For whoever works for the Cult: its lead over the others counts, and to be Conspirator."""
    total = PLOT_OWN * hopes[features.seat] + PLOT * (cult - best)
    return total + (CONSPIRATOR if state.conspirator == features.seat else 0.0)


def _claim(state: Council, features: Features) -> float:
    """What the Cult's victory would be worth to the seat (11)."""
    if state.conspirator == features.seat:
        return 1.0
    return 0.3 if state.conspirator == NOBODY and features.is_dark and features.later else 0.0


def cult_prospect(state: Council, features: Features, night: Night) -> float:
    """V of the Cult at the end, about."""
    hidden = HIDDEN * len(state.hidden_threats)
    pace = CULT_PACE + balance(features.items, len(state.sheets))
    rounds = ROUNDS - state.round
    return state.cult_score + night.cult + night.later + pace * rounds + hidden


# -------------------------------------------------------------------- a seat
def prospect(state: Council, seat: Seat, features: Features, night: Night) -> float:
    """V that a seat has, and what it holds in V."""
    sheet = state.sheets[seat]
    now = now_left(state, seat)
    rounds = ROUNDS - state.round
    left = now + rounds * features.pieces
    total = state.score[seat] + _held(state, seat, sheet, features, left)
    total += _tokens(state, seat, sheet, now, rounds)
    total += _tonight(state, seat, features, night, left)
    if state.patrons:
        total += _patrons(state, seat, features, night, rounds)
    for law in state.laws:
        for mod in features.ends(law):
            total += mod.v * (count(state, seat, mod.count) + GROWTH[mod.count] * left)
    return total


def _held(state: Council, seat: Seat, sheet: Sheet, features: Features, left: int) -> float:
    """Goods and all else on a sheet and in hand: reckoned once as long as nothing changes."""
    facts = (state.hands[seat], left, state.round, state.phase, state.leaders_out)
    known = features.held[seat]
    if known is not None and known[0] is sheet and known[1] == facts:
        return known[2]
    total = goods_worth(sheet.goods, left)
    total += _holdings(state, seat, sheet, features, left, ROUNDS - state.round)
    features.held[seat] = (sheet, facts, total)
    return total


def _tokens(state: Council, seat: Seat, sheet: Sheet, now: int, rounds: int) -> float:
    """Influence: on the sheet for this round, all that comes home for the later ones."""
    mine = sheet.influence
    useful = min(mine, now)
    total = 0.5 * useful + 0.1 * min(mine - useful, 3)
    if rounds:
        out = sum([each.votes[seat] for each in state.docket])
        out += sum([need.met_by == seat for need in state.needs])
        out += sum([who == seat for _, who in state.shipments])
        many, pieces = mine + out, len(sheet.pieces)
        first = min(many, pieces)
        second = min(max(many - pieces, 0), 2)
        total += rounds * (0.55 * first + 0.3 * second + 0.12 * (many - first - second))
        total += 0.05 * sheet.reserve
    return total


def _holdings(
    state: Council, seat: Seat, sheet: Sheet, features: Features, left: int, rounds: int
) -> float:
    """Cards, cultists, trophies, Sentries, elections, skills."""
    late = min(1.0, left / 3)
    total = _hand(state, seat, features, late)
    cultists, trophies = len(sheet.cultists), len(sheet.trophies)
    if cultists:
        safe = 0.85 if state.leaders_out and rounds else 1.0
        total += safe * late * (2.7 * min(cultists, 4) + 1.2 * max(cultists - 4, 0))
    total += 1.5 * late * min(trophies, 4)
    for id in sheet.sentries:
        kind = features.items.sentries[id]
        total += kind.v * 1.2 * RATE.get(kind.on, 0.0) * left
    for id in sheet.elections:
        total += features.office(id, seat)
    for piece in sheet.pieces[1:]:
        if piece.skill is not None:
            still = rounds + (not piece.space and state.phase is not Phase.NIGHTS_FALL)
            total += SKILL.get(piece.skill, 0.5) * still
    return total


def _hand(state: Council, seat: Seat, features: Features, late: float) -> float:
    """The own cards by what they say; those of others, and those yet to be drawn, by number."""
    hand = state.hands[seat]
    if not hand:
        return 0.0
    if seat != features.seat:
        return 2.0 * late * len(hand)
    fits = min(1.0, 0.25 + 0.75 * late) if late else 0.0
    total = sum([features.card(card) if card in features.hand else 2.0 for card in hand])
    return 0.85 * fits * total / (1 + 0.06 * max(len(hand) - 3, 0))


def _tonight(state: Council, seat: Seat, features: Features, night: Night, left: int) -> float:
    """Needs met, floors sent, votes."""
    total = 0.0
    if state.phase is not Phase.NIGHTS_FALL or state.docket:
        met = sum([need.met_by == seat for need in state.needs])
        if met:
            prices = features.prices(left)
            each = param(state, Param.NEED_V, seat)
            total += met * (each + features.moment(state, seat, Moment.NEED_SCORED, prices))
    if state.shipments:
        rows = item_set(state).sites[state.site].rows
        floors = sum([rows[row].floors for row, who in state.shipments if who == seat])
        total += floors * night.floor
    for at, decree in enumerate(state.docket):
        brings = features.decree(decree.card, seat)
        total += vote_worth(seat, brings, night.likely[at], decree.votes, night.busy)
    return total


def vote_worth(
    seat: Seat, brings: DecreeWorth, likely: float, votes: tuple[int, ...], busy: float
) -> float:
    """A decree of the docket by how likely it passes, and who is likely to lead."""
    total = likely * brings.passes + (1 - likely) * brings.fails
    mine = votes[seat]
    if mine:
        others = max(votes[:seat] + votes[seat + 1 :])
        lead = 0.5 if mine == others else 1.0 if mine > others else 0.0
        lead = lead * (1 - 0.35 * busy) + 0.1 * busy
        total += likely * (brings.sponsor + lead * brings.lead)
    return total


def _patrons(state: Council, seat: Seat, features: Features, night: Night, rounds: int) -> float:
    """What visits of rivals are likely to bring."""
    rivals = (features.seats - 1) * features.pieces
    visits = VISITS * rivals * (rounds + night.busy)
    return sum([features.patron(number) * visits for number, who in state.patrons if who == seat])


# -------------------------------------------------------------------- the Cult, and a glance
STEP = 3.0
MOST_HEED = 1.2


def heed_of(view: Council, features: Features) -> float:
    """What a V of the Cult costs the seat, in own V; below 0 for whoever conspires."""
    if view.outcome is not None or not view.round:
        return features.heed
    night = night_of(view, features)
    hopes = [prospect(view, Seat(seat), features, night) for seat in range(features.seats)]
    cult = cult_prospect(view, features, night)
    now = verdict(view, features, hopes, cult)
    worse = now - verdict(view, features, hopes, cult + STEP)
    hopes[features.seat] += STEP
    better = verdict(view, features, hopes, cult) - now
    return min(max(worse / max(better, 0.1), -MOST_HEED), MOST_HEED)


def crude_worth(state: Council, features: Features) -> float:
    """What has been gained at once: V, goods, cards, tokens at work."""
    if state.outcome is not None:
        return _over(state, features)
    seat, sheet = features.seat, state.sheets[features.seat]
    total = state.score[seat] + goods_worth(sheet.goods, features.left(state, seat))
    total += 1.5 * len(state.hands[seat]) + 2.0 * len(sheet.cultists) + 0.5 * sheet.influence
    total += 2.0 * sum([need.met_by == seat for need in state.needs])
    total += 2.0 * sum([who == seat for _, who in state.shipments])
    total += 0.7 * sum([each.votes[seat] for each in state.docket])
    total += 1.5 * len(sheet.sentries)
    return total + sum([piece.skill is not None for piece in sheet.pieces])


def is_promising(view: Council, features: Features) -> bool:
    """Whether the Cult may well win, and more likely so than the seat itself."""
    night = night_of(view, features)
    hopes = [prospect(view, Seat(seat), features, night) for seat in range(features.seats)]
    found = chances_of(view, features, hopes, cult_prospect(view, features, night))
    return found.dark > max(LEAST_HOPE, found.mine * (1 - found.dark))

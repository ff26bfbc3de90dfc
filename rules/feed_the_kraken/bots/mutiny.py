"""Whether to mutiny, and with how many guns (4.2)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.feed_the_kraken.bots.ballots import led
from rules.feed_the_kraken.bots.crew import Bid, best_course, bids, course, reaching, weight
from rules.feed_the_kraken.bots.mind import Mind
from rules.feed_the_kraken.bots.officers import SAILOR, THREE
from rules.feed_the_kraken.bots.values import MASK_VOTE, mask
from rules.kernel.steps import Seat

SALT_VOTE = 21
GUN = 0.015
"""What a gun is worth on the open sea, as a chance to win; near a goal it is worth nothing."""
BROTHER, PATIENCE = 0.25, 0.15
"""What it costs to depose one of the own side, and to show early that one is no sailor."""
LONG_WAY = 3
LEAST_GAIN, PLAIN_GAIN = 0.06, 0.1
HALF = 0.5


class Plan(NamedTuple):
    """A number of guns, what it brings against none, and how likely the mutiny succeeds."""

    guns: int
    gain: float
    success: float
    stay: float
    own: float


def plan(mind: Mind, choices: Sequence[int]) -> Plan:
    """The best number of guns."""
    if not mind.skill.foresees:
        return _plain_plan(mind, choices)
    found = plans(mind, choices)
    none = min(found, key=lambda each: each.guns)
    if mind.is_masked(SALT_VOTE, MASK_VOTE):
        return none
    best = max(found, key=lambda each: (each.gain, -each.guns))
    if best.gain - none.gain < LEAST_GAIN:
        best = none
    return best._replace(gain=best.gain - none.gain)


def plans(mind: Mind, choices: Sequence[int]) -> list[Plan]:
    """What each number of guns brings, as one sees it who foresees the bids of the others."""
    view = mind.view
    team = (view.captain, view.lieutenant, view.navigator)
    found = bids(mind, team, (mind.seat,))
    stay = course(mind, *team) if min(team) >= 0 else mind.here
    own = best_course(mind, mind.seat)
    other = _others(mind, found)
    bar = 1 if view.equalized else view.threshold
    loss = BROTHER * mind.friend(view.captain) + exposure(mind)
    tried = []
    for guns in choices:
        success = reaching(found, bar - guns)
        leads = _leads(found, guns) if guns and view.crew[mind.seat].tongue else 0.0
        change = leads * (own - stay) + (1 - leads) * (other - stay)
        gain = success * (change * weight(mind) - guns * price(mind) - bool(guns) * loss)
        tried.append(Plan(guns, gain, success, stay, own))
    return tried


def _plain_plan(mind: Mind, choices: Sequence[int]) -> Plan:
    """Without foresight: as many guns as a mutiny needs, wherever another captain is better."""
    view = mind.view
    team = (view.captain, view.lieutenant, view.navigator)
    stay = course(mind, *team) if min(team) >= 0 else mind.here
    own = best_course(mind, mind.seat)
    rebels = own - stay > PLAIN_GAIN and mind.friend(view.captain) < HALF
    guns = min(max(choices), max(min(choices), view.threshold)) if rebels else min(choices)
    return Plan(guns, own - stay, 1.0 if guns >= view.threshold else HALF, stay, own)


def exposure(mind: Mind) -> float:
    """Pirates and cult wait: at sea a mutiny tells more than it brings."""
    if mind.side == SAILOR:
        return 0.0
    return PATIENCE * mask(mind.view.variant.voyage, mind.view.space)


def price(mind: Mind) -> float:
    """What a gun is worth: less as the goals come near."""
    return GUN * min(1.0, max(0.0, (mind.to_goal - 1) / LONG_WAY))


def _others(mind: Mind, found: Sequence[Bid]) -> float:
    """The own side's chance under another rebel."""
    by_side = led(mind.outlook, mind.view.space, mind.outlook.crew)
    total = sum(bid.odds for bid in found)
    if total <= 0:
        return mind.here
    return sum(
        bid.odds / total * mind.of(bid.seat)[side] * by_side[side][mind.side]
        for bid in found
        for side in THREE
    )


def _leads(found: Sequence[Bid], guns: int) -> float:
    """How likely nobody bids more; a tie counts half."""
    odds = 1.0
    for bid in found:
        above = sum(1.0 if each > guns else 0.5 for each in range(guns, bid.most + 1))
        odds *= 1 - bid.odds * above / bid.most
    return odds


def rule_out(mind: Mind, seats: Sequence[Seat]) -> Seat:
    """In a tie: the one least likely to be of the own side goes (4.2)."""
    return min(seats, key=lambda seat: (mind.friend(seat), seat))

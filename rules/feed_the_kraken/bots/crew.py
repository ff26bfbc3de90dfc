"""Weighing teams: what two officers bring, and whether they will be suffered (4.1, 4.2)."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from rules.feed_the_kraken.appointment import eligible_under
from rules.feed_the_kraken.bots.ballots import Ballot, led, stakes, team_worth
from rules.feed_the_kraken.bots.beliefs import expected_ballot
from rules.feed_the_kraken.bots.mind import Mind
from rules.feed_the_kraken.bots.officers import CULT, PIRATE, THREE
from rules.feed_the_kraken.state import living
from rules.kernel.steps import Seat

BID = 3
"""More guns than these nobody is supposed to put."""


class Team(NamedTuple):
    """A team and what it is worth to the own side; `mutiny`: how likely it is put down."""

    lieutenant: Seat
    navigator: Seat
    value: float
    course: float
    mutiny: float = 0.0


def course(mind: Mind, captain: Seat, lieutenant: Seat, navigator: Seat) -> float:
    """The own side's chance when these three sail."""
    sides = (mind.of(captain), mind.of(lieutenant), mind.of(navigator))
    turncoat = round(max(0.0, sides[0][CULT] - mind.is_leader(captain)), 2)
    return team_worth(mind.outlook, mind.view.space, sides, turncoat)[mind.side]


def best_course(mind: Mind, captain: Seat) -> float:
    """The best that a captain could hope for the own side."""
    able = eligible_under(mind.view, captain)
    return max((course(mind, captain, a, b) for a, b in pairs(able, able)), default=mind.here)


def pairs(lieutenants: Sequence[Seat], navigators: Sequence[Seat]) -> list[tuple[Seat, Seat]]:
    """Every lieutenant with every other navigator."""
    return [(a, b) for a in lieutenants for b in navigators if a != b]


def teams(mind: Mind, able: Sequence[tuple[Seat, Seat]]) -> list[Team]:
    """Each team that the captain can name, weighed."""
    return [_weighed(mind, lieutenant, navigator) for lieutenant, navigator in able]


def _weighed(mind: Mind, lieutenant: Seat, navigator: Seat) -> Team:
    sails = course(mind, mind.seat, lieutenant, navigator)
    if not mind.skill.foresees:
        return Team(lieutenant, navigator, sails, sails)
    team = (mind.seat, lieutenant, navigator)
    put_down = reaching(bids(mind, team, ()), mind.view.threshold)
    lost = fallen(mind)
    value = (1 - put_down) * sails + put_down * min(lost, sails)
    return Team(lieutenant, navigator, value, sails, put_down)


def fallen(mind: Mind) -> float:
    """The own side's chance once somebody else is captain."""
    by_side = led(mind.outlook, mind.view.space, mind.outlook.crew)
    crew = mind.outlook.crew
    rest = [each - (side == mind.side) for side, each in enumerate(crew)]
    total = max(1e-9, sum(rest))
    return sum(rest[side] / total * by_side[side][mind.side] for side in THREE)


class Bid(NamedTuple):
    """What is expected of a voter: how likely it puts guns, and how many at the most."""

    seat: Seat
    odds: float
    most: int


def bids(mind: Mind, team: tuple[Seat, Seat, Seat], without: Sequence[Seat]) -> list[Bid]:
    """What is expected of all voters but these."""
    expected = expected_ballot(mind.public, mind.outlook, mind.view.space, team)
    barred = (*mind.view.barred, *without, team[0])
    found = []
    for seat in living(mind.view):
        most = min(mind.view.crew[seat].guns, 1 if mind.view.equalized else BID)
        if seat not in barred and most:
            found.append(Bid(seat, _puts(mind, seat, expected, team), most))
    return found


def _puts(mind: Mind, seat: Seat, expected: Ballot, team: tuple[Seat, ...]) -> float:
    """How likely a voter puts guns against a team, over the sides that it may be of."""
    sides = mind.of(seat)
    clean = reduce(lambda odds, each: odds * (1 - mind.of(each)[PIRATE]), team, 1.0)
    pirate = clean * expected.pirates[0] + (1 - clean) * expected.pirates[1]
    return sides[0] * expected.sailor + sides[1] * pirate + sides[2] * expected.cult


def totals(found: Sequence[Bid], cap: int) -> list[float]:
    """How likely all these bids come to 0, 1, 2 ... guns; the last entry: `cap` or more."""
    odds = [1.0] + [0.0] * cap
    for bid in found:
        then = [each * (1 - bid.odds) for each in odds]
        for total, each in enumerate(odds):
            for guns in range(1, bid.most + 1):
                then[min(cap, total + guns)] += each * bid.odds / bid.most
        odds = then
    return odds


def reaching(found: Sequence[Bid], threshold: int) -> float:
    """How likely these bids reach a threshold."""
    return 1.0 if threshold <= 0 else totals(found, threshold)[threshold]


def weight(mind: Mind) -> float:
    """What a captaincy is worth beyond the card at hand."""
    return stakes(mind.outlook, mind.view.space)

"""Votes, decrees, needs that go, councilors that are drafted."""

from collections.abc import Sequence

import msgspec

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.night import busy_of, chance, crisis_of
from rules.kinfire_council.bots.prices import paid_worth
from rules.kinfire_council.bots.worth import vote_worth
from rules.kinfire_council.draft import TakePair, start_goods
from rules.kinfire_council.influence import VoteFor
from rules.kinfire_council.rounds.docket import NameLead, NameSeat, PassDecree
from rules.kinfire_council.rounds.needs import RemoveToken
from rules.kinfire_council.state import Council

TOKEN = 0.3
"""What a vote must bring: the token might do something else."""


def vote(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """Where a token helps most, if it helps at all."""
    before = docket_worth(state, seat, features)
    best: Action = Pass()
    value = before + TOKEN
    for each in actions:
        if isinstance(each, VoteFor):
            found = docket_worth(with_vote(state, seat, each.at), seat, features)
            if found > value:
                best, value = each, found
    return best


def with_vote(state: Council, seat: Seat, at: int) -> Council:
    """The same with a token more on a decree."""
    after = state.clone()
    votes = list(after.docket[at].votes)
    votes[seat] += 1
    docket = list(after.docket)
    docket[at] = msgspec.structs.replace(docket[at], votes=tuple(votes))
    after.docket = tuple(docket)
    return after


def docket_worth(state: Council, seat: Seat, features: Features) -> float:
    """What the votes as they lie promise a seat."""
    busy = busy_of(state)
    total = 0.0
    for at, decree in enumerate(state.docket):
        likely = chance(state, at, busy)
        total += vote_worth(seat, features.decree(decree.card, seat), likely, decree.votes, busy)
        harm = crisis_of(features.items, decree.card)
        if harm is not None:
            total -= (1 - likely) * features.heed * (harm.cult + harm.damage)
    return total


def pick_decree(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The Speaker's tie: what serves him."""

    def value(action: Action) -> float:
        assert isinstance(action, PassDecree)
        total = 0.0
        for at, decree in enumerate(state.docket):
            brings = features.decree(decree.card, seat)
            if at != action.at:
                harm = crisis_of(features.items, decree.card)
                total += brings.fails - (features.heed * harm.cult if harm is not None else 0.0)
                continue
            votes = decree.votes
            total += brings.passes
            if votes[seat]:
                total += brings.sponsor + (brings.lead if votes[seat] == max(votes) else 0.0)
        return total

    return max(actions, key=value)


def name_lead(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """Oneself, else whoever is least ahead."""
    assert isinstance(choice, NameLead)

    def value(action: Action) -> float:
        assert isinstance(action, NameSeat)
        return 1000.0 if action.seat == seat else -float(state.score[action.seat])

    return max(actions, key=value)


def remove_need(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What is hard to meet, and nothing that one has met."""

    def value(action: Action) -> float:
        assert isinstance(action, RemoveToken)
        met = state.needs[action.row].met_by
        own = -3.0 if met == seat else 0.5 if met >= 0 else 0.0
        return own + (1.0 if action.resource.value == "magic" else 0.0)

    return max(actions, key=value)


def draft(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """Goods to begin with, and what the councilor does."""

    def value(action: Action) -> float:
        assert isinstance(action, TakePair)
        councilor = features.items.councilors[action.councilor]
        goods = paid_worth(start_goods(state, action.councilor))
        cards = 2.0 * councilor.start_research
        return goods + cards + councilor.start_influence + features.mods(councilor.mods, seat)

    return max(actions, key=value)

"""Single decisions: teams, guns, targets."""

import pytest

from rules.feed_the_kraken.appointment import AppointTeam
from rules.feed_the_kraken.bots import mutiny, targets
from rules.feed_the_kraken.bots.crew import Bid, reaching, totals
from rules.feed_the_kraken.bots.levels import adviser
from rules.feed_the_kraken.bots.mind import MASTER, STEADY, Mind, Skill
from rules.feed_the_kraken.bots.officers import CULT, PIRATE, SAILOR
from rules.feed_the_kraken.enums import Faction, Side, Token
from rules.feed_the_kraken.state import Fact, FactKind, Kraken, learn
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.rules.feed_the_kraken.positions import do, mates, ship, team


def mind(state: Kraken, seat: int, skill: Skill = MASTER) -> Mind:
    """What a seat makes of a table."""
    return Mind(view(state, Seat(seat)), Seat(seat), skill, 7)


def dealt(*factions: Faction) -> Kraken:
    """A ship with these cards dealt; pirates know each other."""
    state = ship(len(factions))
    state.dealt = factions
    pirates = tuple(Seat(n) for n, each in enumerate(factions) if each is Faction.PIRATE)
    for seat, each in enumerate(factions):
        state.facts[seat] = ()
        about = pirates if each is Faction.PIRATE else ()
        learn(state, Seat(seat), Fact(round=0, kind=FactKind.DEALT, factions=(each,)))
        learn(state, Seat(seat), Fact(round=0, kind=FactKind.COMRADES, about=about))
    return state


S, P, C = Faction.SAILOR, Faction.PIRATE, Faction.CULT_LEADER


def test_a_hint_names_a_second_lieutenant_where_only_two_may_be_named() -> None:
    state = mates(dealt(S, P, S, P, S, C, S), off_duty=[False, True, True, True, True])
    do(state, AppointTeam())
    request = agenda.request(state, Seat(0))
    assert len(request.actions) == 2
    advice = adviser(view(state, Seat(0)), request, 7)
    assert advice.rival is not None
    assert {advice.action, advice.rival.action} == set(request.actions)


def test_bids_add_up() -> None:
    found = [Bid(Seat(1), 0.5, 3), Bid(Seat(2), 0.5, 3)]
    assert sum(totals(found, 4)) == pytest.approx(1)
    assert reaching(found, 0) == 1
    # One alone puts three in a sixth of all cases; both together reach three in eight of nine.
    assert reaching(found, 3) == pytest.approx(2 * 0.5 * 0.5 / 3 + 0.25 * 8 / 9)


def test_pirates_know_pirates() -> None:
    state = dealt(S, P, S, P, S, C, S)
    mine = mind(state, 1)
    assert mine.side == PIRATE
    assert mine.of(Seat(3)) == (0, 1, 0)
    assert mine.of(Seat(2))[PIRATE] == 0
    assert mind(state, 0).of(Seat(3))[PIRATE] == pytest.approx(1 / 3, abs=0.01)


def test_a_convert_is_of_the_cult_and_feeds_its_leader() -> None:
    state = dealt(S, P, S, P, S, C, S)
    state.converts = (Seat(0),)
    learn(state, Seat(0), Fact(round=1, kind=FactKind.TURNED, about=(Seat(5),), real=True))
    mine = mind(state, 0)
    assert mine.side == CULT
    assert mine.leader == 5
    seats = [Seat(n) for n in range(1, 7)]
    assert targets.best(mine, seats, targets.of_token(Token.FEED_THE_KRAKEN)) == 5


def test_a_sailor_feeds_a_pirate_that_it_has_seen() -> None:
    state = dealt(S, P, S, P, S, C, S)
    searched = Fact(round=1, kind=FactKind.SEARCHED, about=(Seat(3),), factions=(P,), real=False)
    learn(state, Seat(0), searched)
    mine = mind(state, 0)
    seats = [Seat(n) for n in range(1, 7)]
    assert targets.best(mine, seats, targets.of_token(Token.FEED_THE_KRAKEN)) == 3


def test_a_sailor_rises_against_pirates_it_knows() -> None:
    """Near the goals, three seen pirates in office: all guns that a mutiny needs."""
    state = dealt(P, P, P, S, S, C, S, S)
    state.space = "long_c_08"
    team(state, 1, 2)
    for seat in range(3):
        seen = Fact(round=1, kind=FactKind.SEARCHED, about=(Seat(seat),), factions=(P,), real=False)
        learn(state, Seat(3), seen)
    mates(state, guns=(3, 3, 3, 4, 3, 3, 3, 3))
    for skill in (MASTER, STEADY):
        plan = mutiny.plan(mind(state, 3, skill), range(5))
        assert plan.guns == 4
        assert plan.own > plan.stay + 0.1


def test_a_pirate_suffers_pirates() -> None:
    state = dealt(P, P, S, P, S, C, S, S)
    state.space = "long_c_08"
    team(state, 1, 2)
    for skill in (MASTER, STEADY):
        assert mutiny.plan(mind(state, 3, skill), range(4)).guns == 0


def test_in_a_tie_the_least_trusted_goes() -> None:
    state = dealt(S, P, S, P, S, C, S)
    mine = mind(state, 1)
    assert mutiny.rule_out(mine, (Seat(2), Seat(3))) == 2


def test_a_flogged_seat_is_not_what_it_is_not() -> None:
    state = dealt(S, P, S, P, S, C, S)
    sides = [Side.NONE] * 7
    sides[3] = Side.SAILOR
    mates(state, not_side=sides)
    sailor = mind(state, 0).of(Seat(3))
    assert sailor[SAILOR] == 0
    assert sailor[PIRATE] == pytest.approx(2 / 3, abs=0.01)
